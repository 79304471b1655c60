import type { Rolldown } from 'vite'

const vendor = /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\//

/** Small things that most pages share, though not the entry. */
const shared =
  /\/web\/((layout|icons)\/[\w-]+\.tsx|([\w-]+-text|analytics)\.ts|ui\/(button|spinner|class-names)\.tsx?)$/

/**
 * Two files that every page loads: the libraries, which change seldom, and what the entry needs. The
 * bundler would give each module that a page shares with the entry a file of its own.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: vendor },
  { name: (id, graph) => (shared.test(id) || entryNeeds(id, graph) ? 'site' : null) },
]

/** Whether the entry imports a module, directly or through others. */
function entryNeeds(
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (id.endsWith('/web/entry-client.tsx')) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => entryNeeds(importer, graph, seen))
}
