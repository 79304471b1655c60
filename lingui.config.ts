import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { defaultLocale, locales } from './domain/business/locales.ts'
import { catalogFolders } from './web/words/catalogs.ts'

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  fallbackLocales: { default: defaultLocale },
  // Without line numbers, edits of code that move a message don't change the catalogs.
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(catalogFolders).map(([name, folders]) => ({
    path: `<rootDir>/web/locales/{locale}/${name}`,
    include: folders.map((folder) => `<rootDir>/web/${folder}`),
    // Leaves out subfolders that have a catalog of their own.
    exclude: Object.values(catalogFolders)
      .flat()
      .filter((inner) => folders.some((folder) => inner.startsWith(`${folder}/`)))
      .map((inner) => `<rootDir>/web/${inner}`),
  })),
})
