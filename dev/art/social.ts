/**
 * Draws the picture that messengers show beside a link, once per language, from the home page's own
 * words: `npm run social`, after the words, the price, the hours or the skyline have changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { locales } from '../../domain/locales.ts'
import { homeWords } from './home-words.ts'
import { palettePng } from './palette-png.ts'
import { drawPictures, publicFolder } from './pictures.ts'
import { socialCard } from './social-card.ts'

const folder = new URL('social/', publicFolder)
mkdirSync(folder, { recursive: true })
await drawPictures(async (draw) => {
  for (const locale of locales) {
    const png = palettePng(await draw(socialCard(locale, homeWords(locale))))
    writeFileSync(new URL(`${locale}.png`, folder), png)
    console.log(`social/${locale}.png ${png.length} bytes`)
  }
})
