import { business } from '../../domain/business/business.ts'
import { splitLocale } from '../../domain/business/locales.ts'
import { loadPageModule } from '../routing/page-modules.ts'
import { pageAt } from '../routing/routes.ts'
import { type Catalog, catalogFolders } from '../words/catalogs.ts'
import { renderDocument } from './document.tsx'
import { clientEntry, type PageFiles } from './page-files.ts'
import { wordsFor } from './words.ts'

export async function renderForDevelopment(pathname: string): Promise<string> {
  const { locale, path } = splitLocale(pathname)
  const page = pageAt(path)
  const module = await loadPageModule(page)
  const catalogs = Object.keys(catalogFolders) as Catalog[]
  const files: PageFiles = {
    entry: `/${clientEntry}`,
    scripts: [],
    styles: [],
    catalogs: Object.fromEntries(
      catalogs.map((catalog) => [catalog, `/web/locales/${locale}/${catalog}.po`]),
    ),
  }
  const i18n = wordsFor(page, locale)
  return renderDocument({
    page,
    path,
    locale,
    i18n,
    module,
    files,
    css: () => '',
    origin: business.origin,
  })
}
