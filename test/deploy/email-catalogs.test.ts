import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { describe, expect, it } from 'vitest'
import { locales } from '../../domain/business/locales.ts'

const email = join(import.meta.dirname, '../../worker/email')
const config = getConfig({ configPath: join(email, 'lingui.config.ts') })

describe.each(locales)('the compiled email catalog in %s', (locale) => {
  it('matches its .po file (if not: `npm run compile:mail`)', async () => {
    const [catalog] = await getCatalogs(config)
    const options = { fallbackLocales: {}, sourceLocale: 'en' }
    const { messages, missing } = (await catalog?.getTranslations(locale, options)) ?? {}
    expect(missing).toEqual([])
    const compiled = createCompiledCatalog(locale, messages ?? {}, { namespace: 'ts' })
    const withoutHeader = (source: string) => source.slice(source.indexOf('import'))
    const committed = await readFile(join(email, `locales/${locale}.ts`), 'utf8')
    expect(withoutHeader(committed)).toBe(withoutHeader(compiled.source))
  })
})
