import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { defaultLocale, locales } from '../../domain/business/locales.ts'

/**
 * The mails' own catalogs: wrangler bundles the Worker without Lingui's plugin, so they are
 * compiled ahead.
 */
export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'ts',
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>'] }],
})
