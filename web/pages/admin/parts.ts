import type { ComponentType } from 'react'
import { splitLocale } from '../../../domain/business/locales.ts'
import { type StaffPart, staffParts } from '../../../domain/business/staff-paths.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Catalog } from '../../words/catalogs.ts'
import { loadCatalogs } from '../../words/i18n.ts'
import { forgetReload, reloadPage } from './bring-anew.ts'

export interface Part {
  /** Fetches the part and its words. Throws `NotBrought`; a reload that helps never answers. */
  bring: (href: string) => Promise<ComponentType>
  isHere: () => boolean
  /** What shows it, or in its place that it could not be fetched. */
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

/** What stands below `/admin`, each fetched with its words when it is opened. */
const parts: Record<StaffPart, Part> = {
  // Money is taken at the counter by the till's panel.
  desk: part(['desk', 'phrases', 'till'], () =>
    import('../../staff/desk/desk.tsx').then(({ Desk }) => Desk),
  ),
  stays: part(['stays'], () => import('../../staff/stays/stays.tsx').then(({ Stays }) => Stays)),
  till: part(['till'], () => import('../../staff/till/till.tsx').then(({ Till }) => Till)),
  closures: part(['closures'], () =>
    import('../../staff/closures/closures.tsx').then(({ Closures }) => Closures),
  ),
  // What settles an entry is mostly an act of the counter, and emails are named as a stay's are.
  attention: part(['attention', 'desk', 'stays'], () =>
    import('../../staff/attention/attention.tsx').then(({ Attention }) => Attention),
  ),
}

/** The part at an address below `/admin`; the overview at `/admin` itself. */
export function partAt(pathname: string): Part {
  const { path } = splitLocale(pathname)
  const name = staffParts.find((part) => path.startsWith(`/admin/${part}`))
  return name ? parts[name] : overview
}
