import { globSync } from 'node:fs'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './web/prerender/chunks.ts'
import { developmentPages } from './web/prerender/development-pages.ts'
import { releaseDate } from './web/prerender/release-date.ts'
import { styleName } from './web/prerender/style-names.ts'
import { otherSwitches } from './web/prerender/switches.ts'

/** Each catalog becomes a separate file. Documents name the files, and `web/words/i18n.ts` fetches them. */
const catalogs = globSync('web/locales/*/*.po')

/** Folder of the built site. Tests set `BUILD_DIR` to also build one with other switches. */
const out = process.env.BUILD_DIR ?? 'dist'

const worker = `http://localhost:${process.env.PORT ?? 8787}`

export default defineConfig({
  plugins: [
    otherSwitches(process.env.SWITCHES),
    developmentPages(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({
      failOnMissing: process.env.LINGUI_STRICT ? 'catalog' : false,
      failOnCompileError: true,
    }),
  ],
  define: {
    'import.meta.env.RELEASE_DATE': JSON.stringify(releaseDate()),
    'import.meta.env.RELEASE_YEAR': releaseDate().slice(0, 4),
  },
  css: { modules: { generateScopedName: styleName } },
  publicDir: 'web/public',
  resolve: {
    // React itself has had this hook since version 18, but Lingui imports the shim.
    alias: { 'use-sync-external-store/shim': 'react' },
  },
  server: {
    proxy: {
      '/api': worker,
      // With the sign-in cookie, Vite serves the staff page from its sources. The Worker still guards the data.
      '^/([a-z]{2}/)?admin': {
        target: worker,
        bypass: ({ headers, url }) => (headers.cookie?.includes('CF_Authorization=') ? url : null),
      },
    },
  },
  build: {
    modulePreload: {
      polyfill: false,
      // Vite's lists of what each page imports would be loaded on every page. Each document preloads its own files.
      resolveDependencies: () => [],
    },
    // The first versions with `light-dark()`, which tokens.css uses.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        outDir: `${out}/client`,
        manifest: true,
        rolldownOptions: {
          input: ['web/entry-client.tsx', ...catalogs],
          preserveEntrySignatures: 'exports-only',
          // Drops a memoized component of the router that the site doesn't use: 4,264 bytes on every page.
          // `import_react` is the bundler's name for React.
          treeshake: { manualPureFunctions: ['import_react.memo'] },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${out}/prerender`,
        copyPublicDir: false,
        rolldownOptions: { input: ['web/prerender/main.tsx'] },
      },
    },
  },
  builder: {},
})
