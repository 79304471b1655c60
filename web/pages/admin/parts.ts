import type { ComponentType } from 'react'
import { splitLocale } from '../../../domain/business/locales.ts'
import { type StaffPart, staffParts } from '../../../domain/business/staff-paths.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Catalog } from '../../words/catalogs.ts'
import { loadCatalogs } from '../../words/i18n.ts'
import { forgetReload, reloadPage } from './bring-anew.ts'

export interface Part {
  /**
   * Throws `NotBrought` if the part can't be loaded.
   * May load `href` as a new page instead, and then never settles.
   */
  bring: (href: string) => Promise<ComponentType>
  isHere: () => boolean
  Content: ComponentType
}

function part(catalogs: readonly Catalog[], load: () => Promise<ComponentType>): Part {
  let isHere = false
  async function fetched(): Promise<ComponentType> {
    const [content] = await Promise.all([load(), loadCatalogs(catalogs)])
    isHere = true
    forgetReload()
    return content
  }
  const bring = (href: string) => fetched().catch(() => reloadPage(fetched, href))
  return { bring, isHere: () => isHere, Content: lazyPart(() => bring(location.href)) }
}

const overview = part([], () =>
  import('../../staff/dashboard/dashboard.tsx').then(({ Dashboard }) => Dashboard),
)

const parts: Record<StaffPart, Part> = {
  // Includes the till's catalog, because the desk takes payments with the till's panel.
  desk: part(['desk', 'phrases', 'till'], () =>
    import('../../staff/desk/desk.tsx').then(({ Desk }) => Desk),
  ),
  stays: part(['stays'], () => import('../../staff/stays/stays.tsx').then(({ Stays }) => Stays)),
  till: part(['till'], () => import('../../staff/till/till.tsx').then(({ Till }) => Till)),
  closures: part(['closures'], () =>
    import('../../staff/closures/closures.tsx').then(({ Closures }) => Closures),
  ),
  // Includes other catalogs, because To do uses the desk's forms and the labels of `stays`.
  attention: part(['attention', 'desk', 'stays'], () =>
    import('../../staff/attention/attention.tsx').then(({ Attention }) => Attention),
  ),
}

export function partAt(pathname: string): Part {
  const { path } = splitLocale(pathname)
  const name = staffParts.find((part) => path.startsWith(`/admin/${part}`))
  return name ? parts[name] : overview
}
