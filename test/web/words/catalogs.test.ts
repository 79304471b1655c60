import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../domain/business/locales.ts'

/** Runs Lingui's own check without the test runner's environment. */
function check(...options: string[]): string {
  const { status, stdout, stderr } = spawnSync('lingui', ['check', ...options, '--workers', '1'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  return status === 0 ? 'complete' : stdout + stderr
}

/** Every message of a language with its translation, empty if there is none. */
async function* entriesOf(locale: string) {
  const folder = `web/locales/${locale}`
  const { parse } = formatter()
  for (const file of readdirSync(folder)) {
    const options = { locale, sourceLocale: 'en', filename: file }
    const entries = await parse(readFileSync(`${folder}/${file}`, 'utf8'), options)
    for (const { message = '', translation = '' } of Object.values(entries))
      yield { file, message, translation }
  }
}

/** Reading all sources can take longer than the default timeout. */
const timeoutMs = { timeout: 60_000 }

describe('the catalogs', timeoutMs, () => {
  it('hold all texts of the sources, and no others', () => {
    expect(check('sync', '--clean')).toBe('complete')
  })

  it.each(locales)('lack no translation in %s', async (locale) => {
    const missing: string[] = []
    let count = 0
    for await (const { file, message, translation } of entriesOf(locale)) {
      count += 1
      if (!translation) missing.push(`${file}: ${message}`)
    }
    expect(count).toBeGreaterThan(1000)
    expect(missing).toEqual([])
  })

  it.each(locales)('keep every placeholder and link in %s', async (locale) => {
    for await (const { file, message, translation } of entriesOf(locale))
      expect(partsOf(translation), `${file}: ${message}`).toEqual(partsOf(message))
  })
})

it('French punctuation has a non-breaking space before it', () => {
  const folder = 'web/locales/fr'
  const files = readdirSync(folder).map((file) => `${folder}/${file}`)
  for (const file of [...files, 'worker/email/locales/fr.po']) {
    const said = [...readFileSync(file, 'utf8').matchAll(/^msgstr "(.*)"$/gm)]
    expect(said.length, file).toBeGreaterThan(1)
    const loose = said.filter(([, text]) => /[^\u00a0\u202f?!][:;?!](?=\s|<|$)/.test(text ?? ''))
    expect(loose.map(([line]) => line)).toEqual([])
  }
})

/** The names of the placeholders and tags in a text, once each, sorted. */
function partsOf(text: string): string[] {
  const found = text.match(/\{\w+(?=[},])|<\d+\/?>|<\/\d+>/g) ?? []
  return [...new Set(found)].toSorted()
}
