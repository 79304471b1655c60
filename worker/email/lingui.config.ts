import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { defaultLocale, locales } from '../../domain/business/locales.ts'

/** Catalogs are compiled in advance, because wrangler bundles without Lingui's plugin. */
export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'ts',
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>'] }],
})
