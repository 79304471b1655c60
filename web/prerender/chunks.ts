import type { Rolldown } from 'vite'

const vendor = /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\/|rolldown\/runtime/

/**
 * Small modules that go into the chunk `site`, because most pages use them.
 * The entry needn't import them.
 */
const shared =
  /\/(domain\/business\/money\.ts|web\/((guest\/layout|ui\/icons)\/[\w-]+\.tsx|words\/[\w-]+-text\.ts|guest\/consent\/analytics\.ts|ui\/(button|section|spinner|tag|class-names)\.tsx?))$/

const bookingPages =
  /\/web\/pages\/(admin|book-online|booking-(confirmed|confirmed-frame|frame)|pass|reserve|reservation-frame)\//

/** Modules with a chunk of their own, for the home page and the forms. */
const openingTimes = /\/(domain|web)\/opening-hours\/opening-times\.ts$/

/**
 * Splits shared code into a small number of files.
 * The bundler's default, one file per set of pages, would make each page load many small files.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: vendor, priority: 3 },
  {
    name: (id, graph) => (shared.test(id) || importersOf(id, graph).has(entry) ? 'site' : null),
    priority: 2,
  },
  // A group also includes what its modules import, so the most widely shared groups come first.
  { name: partOf('page-parts'), priority: 1.3 },
  { name: 'opening-times', test: openingTimes, priority: 1.25 },
  { name: partOf('form-parts'), priority: 1.2 },
  { name: partOf('stay-parts'), priority: 1.15 },
  { name: partOf('booking-parts'), priority: 1.1 },
]

type FormGroup = 'page-parts' | 'form-parts' | 'stay-parts' | 'booking-parts'

/** Selects modules that both booking forms use, by the other pages that use them. */
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

/** Returns a module's static importers, including indirect ones and the module itself. */
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
