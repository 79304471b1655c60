import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { defaultLocale, locales } from './domain/business/locales.ts'
import { catalogFolders } from './web/words/catalogs.ts'

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  fallbackLocales: { default: defaultLocale },
  // Line numbers would change every catalog with every edit.
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(catalogFolders).map(([name, folders]) => ({
    path: `<rootDir>/web/locales/{locale}/${name}`,
    include: folders.map((folder) => `<rootDir>/web/${folder}`),
    // A folder inside another one's may have a catalog of its own.
    exclude: Object.values(catalogFolders)
      .flat()
      .filter((inner) => folders.some((folder) => inner.startsWith(`${folder}/`)))
      .map((inner) => `<rootDir>/web/${inner}`),
  })),
})
