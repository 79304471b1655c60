import type { ComponentType } from 'react'
import { type StaffPart, staffParts } from '../../../domain/staff-paths.ts'
import type { Catalog } from '../../words/catalogs.ts'
import { loadCatalogs } from '../../words/i18n.ts'

interface Part {
  load: () => Promise<ComponentType>
  catalogs: readonly Catalog[]
}

const overview: Part = {
  load: () => import('../../features/dashboard/dashboard.tsx').then(({ Dashboard }) => Dashboard),
  catalogs: [],
}

/** What stands below `/admin`, each fetched with its words when it is opened. */
const parts: Record<StaffPart, Part> = {
  desk: {
    load: () => import('../../features/desk/desk.tsx').then(({ Desk }) => Desk),
    // Money is taken at the counter by the till's panel.
    catalogs: ['desk', 'phrases', 'till'],
  },
  stays: {
    load: () => import('../../features/stays/stays.tsx').then(({ Stays }) => Stays),
    catalogs: ['stays'],
  },
  till: {
    load: () => import('../../features/till/till.tsx').then(({ Till }) => Till),
    catalogs: ['till'],
  },
  closures: {
    load: () => import('../../features/closures/closures.tsx').then(({ Closures }) => Closures),
    catalogs: ['closures'],
  },
  attention: {
    load: () => import('../../features/attention/attention.tsx').then(({ Attention }) => Attention),
    // What settles an entry is mostly an act of the counter, and emails are named as a stay's are.
    catalogs: ['attention', 'desk', 'stays'],
  },
}

/** The part at a path that is without its language prefix; the overview at `/admin` itself. */
export function partAt(path: string): Part {
  const name = staffParts.find((part) => path.startsWith(`/admin/${part}`))
  return name ? parts[name] : overview
}

const arriving = new Map<Part, ReturnType<Part['load']>>()

/** A part on its way; one that a new version has replaced meanwhile comes with its document. */
export function arrivingPart(part: Part): ReturnType<Part['load']> {
  const known = arriving.get(part)
  if (known) return known
  const fresh = Promise.all([part.load(), loadCatalogs(part.catalogs)])
    .then(([content]) => content)
    .catch((): Promise<never> => {
      location.reload()
      return new Promise(() => {})
    })
  arriving.set(part, fresh)
  return fresh
}
