import type { ComponentType } from 'react'
import type { Catalog } from '../words/catalogs.ts'
import { loadCatalogs } from '../words/i18n.ts'
import { lazyPart } from './lazy-part.tsx'

export function wordedParts<Parts>(load: () => Promise<Parts>, catalogs: readonly Catalog[]) {
  return <Props extends object>(choose: (parts: Parts) => ComponentType<Props>) =>
    lazyPart(async () => {
      const [parts] = await Promise.all([load(), loadCatalogs(catalogs)])
      return choose(parts)
    })
}
