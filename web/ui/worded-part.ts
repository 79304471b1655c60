import type { ComponentType } from 'react'
import type { Catalog } from '../words/catalogs.ts'
import { loadCatalogs } from '../words/i18n.ts'
import { lazyPart } from './lazy-part.tsx'

/** What makes parts of one file of the build, which is fetched with its words once one of them is shown. */
export function wordedParts<Parts>(load: () => Promise<Parts>, catalogs: readonly Catalog[]) {
  return <Props extends object>(choose: (parts: Parts) => ComponentType<Props>) =>
    lazyPart(async () => {
      const [parts] = await Promise.all([load(), loadCatalogs(catalogs)])
      return choose(parts)
    })
}
