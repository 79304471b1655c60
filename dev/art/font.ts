/**
 * `npm run font` subsets the headings' typeface.
 * Run it after changing `letters`, `signs` or `keepFeatures`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '../../domain/business/locales.ts'

type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; keepFeatures: string[]; preserveNameIds: number[] },
) => Promise<Buffer>

/** Installed on demand, because only this script needs it. */
const subsetter = 'subset-font@2.9.0'

const letters: Record<Locale, string> = {
  en: '',
  sq: 'çë',
  it: 'àèéìíîòóùú',
  de: 'äöüß',
  fr: 'àâæçèéêëîïôœùûüÿ',
  es: 'áéíñóúü',
  da: 'åæéø',
}
const keyboard = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
)
const signs = '€–—‘’‚“”„‹›«»…·•×−¡¿©ªº°\u00a0\u202f'

const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']
/** Ids of the font's copyright and licence texts, which must be kept. */
const preserveNameIds = [0, 13, 14]

const folder = mkdtempSync(join(tmpdir(), 'font-'))
execFileSync('npm', ['install', '--prefix', folder, subsetter], { stdio: 'inherit' })
const subset: Subset = createRequire(join(folder, 'index.js'))('subset-font')

const small = Object.values(letters).join('')
const source =
  '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2'
const font = await subset(
  readFileSync(new URL(source, import.meta.url)),
  [...keyboard, small, small.toUpperCase(), signs].join(''),
  { targetFormat: 'woff2', keepFeatures, preserveNameIds },
)
writeFileSync(new URL('../../web/ui/styles/headings.woff2', import.meta.url), font)
console.log(`${font.length} bytes`)
