import { globSync } from 'node:fs'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

/** Each catalog is a file of its own, which documents name and `i18n.ts` fetches. */
const catalogs = globSync('web/locales/*/*.po')

const vendor = /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\//

/** Small things that most pages share, though not the entry. */
const shared = /\/web\/(layout\/[\w-]+\.tsx|[\w-]+-text\.ts)$/

/**
 * What every page needs anyway stays in one file, also where a page imports it too: a module that
 * the entry imports, directly or through others.
 */
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

/**
 * The router's build marks its components as if making and naming them had effects, so the unused
 * ones (forms, prefetching links, routes) would stay in the bundle.
 */
const dropUnusedRouterParts: Plugin = {
  name: 'drop-unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React(?:\$\d+)?\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
}

export default defineConfig({
  plugins: [
    dropUnusedRouterParts,
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnMissing: Boolean(process.env.LINGUI_STRICT), failOnCompileError: true }),
  ],
  publicDir: 'web/public',
  resolve: {
    // React has had this hook itself since 18; Lingui asks for the stand-in.
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim': 'react',
    },
  },
  build: {
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: ['web/entry-client.tsx', ...catalogs],
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                { name: (id, graph) => (shared.test(id) || entryNeeds(id, graph) ? 'site' : null) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/prerender',
        copyPublicDir: false,
        rolldownOptions: { input: ['web/prerender/main.tsx'] },
      },
    },
  },
  builder: {},
})
