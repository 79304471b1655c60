import { defineConfig, mergeConfig, type Plugin } from 'vite'
import site from '../../vite.config.ts'

/** Renders the page in the browser alone, as an application that has no prerender would. */
function rendersInTheBrowser(): Plugin {
  return {
    name: 'renders-in-the-browser',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/web/entry-client.tsx')) return null
      const changed = code
        .replace('loadFirstPage(page)', 'loadPage(page)')
        .replace('{ loadFirstPage }', '{ loadPage }')
        .replace('{ hydrateRoot }', '{ createRoot }')
        .replace(
          /hydrateRoot\(\s*(document\.getElementById\('app'\) as HTMLElement),/,
          'createRoot($1).render(',
        )
      if (/hydrateRoot|loadFirstPage/.test(changed)) {
        throw new Error('web/entry-client.tsx has changed: tell the empty shell how it starts now')
      }
      return changed
    },
  }
}

const out = process.env.SHELL_DIRECTORY ?? '.wrangler/shell/dist'

/** The same commit as an empty shell, into a folder of its own. */
export default mergeConfig(
  site,
  defineConfig({
    plugins: [rendersInTheBrowser()],
    environments: {
      client: { build: { outDir: `${out}/client` } },
      ssr: { build: { outDir: `${out}/prerender` } },
    },
  }),
)
