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

/** Each catalog is a file of its own, which documents name and `web/words/i18n.ts` fetches. */
const catalogs = globSync('web/locales/*/*.po')

/** Where the site is built; the tests build one with other switches beside it. */
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
    // React has had this hook itself since 18; Lingui asks for the stand-in.
    alias: { 'use-sync-external-store/shim': 'react' },
  },
  server: {
    proxy: {
      '/api': worker,
      // Whoever is signed in gets the staff's page from its sources too; its data stays guarded.
      '^/([a-z]{2}/)?admin': {
        target: worker,
        bypass: ({ headers, url }) => (headers.cookie?.includes('CF_Authorization=') ? url : null),
      },
    },
  },
  build: {
    modulePreload: {
      polyfill: false,
      // The lists of what each page imports would be on every page, though each document names its own files.
      resolveDependencies: () => [],
    },
    // The browsers that know light-dark(), which the tokens are written with.
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
          // Of its own accord the router memoizes a component that the site has no use for: 4,264 bytes
          // on every page. The first word is what the bundler calls React.
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
