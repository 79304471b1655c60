import type { Rolldown } from 'vite'

/** The libraries, and what the bundler itself puts in for them. */
const vendor = /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\/|rolldown\/runtime/

/** Small things that most pages share, though not the entry. */
const shared =
  /\/(domain\/business\/money\.ts|web\/((guest\/layout|ui\/icons)\/[\w-]+\.tsx|words\/[\w-]+-text\.ts|guest\/consent\/analytics\.ts|ui\/(button|section|spinner|tag|class-names)\.tsx?))$/

/** Pages that show a form with a stay in it, or what came of one; a traveller who sees one sees another. */
const bookingPages =
  /\/web\/pages\/(admin|book-online|booking-(confirmed|confirmed-frame|frame)|pass|reserve|reservation-frame)\//

/** Home asks for closures as the forms do; pages that only tell the time need none of it. */
const openingTimes = /\/(domain|web)\/opening-hours\/opening-times\.ts$/

/**
 * Two files that every page loads: the libraries, which change seldom, and what the entry needs. Four
 * more for the forms: what they share with any page, with home, with the contact page, and what only
 * bookings need. The bundler would give each set of modules that the same pages share a file of its own, found
 * one after another.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: vendor, priority: 3 },
  {
    name: (id, graph) => (shared.test(id) || importersOf(id, graph).has(entry) ? 'site' : null),
    priority: 2,
  },
  // What a group imports comes along, unless a group before it has it: the most shared comes first.
  { name: partOf('page-parts'), priority: 1.3 },
  { name: 'opening-times', test: openingTimes, priority: 1.25 },
  { name: partOf('form-parts'), priority: 1.2 },
  { name: partOf('stay-parts'), priority: 1.15 },
  { name: partOf('booking-parts'), priority: 1.1 },
]

type FormGroup = 'page-parts' | 'form-parts' | 'stay-parts' | 'booking-parts'

/** Takes what both booking forms need, by what else needs it. */
function partOf(group: FormGroup): (id: string, graph: Rolldown.ChunkingContext) => string | null {
  return (id, graph) => {
    if (openingTimes.test(id)) return null
    const pages = [...importersOf(id, graph)].filter((importer) => importer.endsWith('/page.tsx'))
    const usedBy = (name: string) => pages.some((page) => page.endsWith(`/pages/${name}/page.tsx`))
    if (!usedBy('book-online') || !usedBy('reserve')) return null
    const others = pages.filter((page) => !bookingPages.test(page))
    const forms = others.every((page) => page.endsWith('/pages/contact/page.tsx'))
    const booking = usedBy('pass') ? 'stay-parts' : 'booking-parts'
    const place = others.length === 0 ? booking : forms ? 'form-parts' : 'page-parts'
    return place === group ? group : null
  }
}

const entry = 'the entry'

/** All that imports a module, directly or through others, and not only when it is wanted. */
function importersOf(
  id: string,
  graph: Rolldown.ChunkingContext,
  found = new Set<string>(),
): Set<string> {
  const name = id.endsWith('/web/entry-client.tsx') ? entry : id
  if (found.has(name)) return found
  found.add(name)
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
    importersOf(importer, graph, found)
  }
  return found
}
