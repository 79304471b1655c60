import { defineConfig, mergeConfig, type Plugin } from 'vite'
import site from '../../vite.config.ts'

const entry = '/web/entry-client.tsx'
const documents = '/web/prerender/page-files.ts'

/**
 * Renders the page in the browser alone, as an application that has no prerender would.
 * So the browser needs the code and the words of static parts too.
 */
function rendersInTheBrowser(): Plugin {
  return {
    name: 'renders-in-the-browser',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith(documents)) return withStaticCatalogs(code)
      if (!id.endsWith(entry)) return null
      const changed = withStaticCatalogs(
        code.replace("loadCatalogs(['chrome'])", "loadCatalogs(['chrome', ...page.catalogs])"),
      )
        .replace('loadPageOfDocument(page)', 'loadPageModule(page)')
        .replace('{ loadPageOfDocument }', '{ loadPageModule }')
        .replace('{ hydrateRoot }', '{ createRoot }')
        .replace(
          /hydrateRoot\(\s*(document\.getElementById\('app'\) as HTMLElement),/,
          'createRoot($1).render(',
        )
      if (/hydrateRoot|loadPageOfDocument|\(\['chrome'\]\)/.test(changed)) {
        throw new Error('web/entry-client.tsx has changed: tell the empty shell how it starts now')
      }
      return changed
    },
  }
}

function withStaticCatalogs(code: string): string {
  return code.replaceAll('...page.catalogs', '...page.catalogs, ...(page.staticCatalogs ?? [])')
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
