/**
 * Draws the picture that messengers show beside a link, once per language, from the home page's own
 * words: `npm run social`, after the words, the price, the hours, the skyline or the colours have
 * changed; `test/dev/art/stamp.test.ts` notices.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { locales } from '../../domain/business/locales.ts'
import { homeWords } from './home-words.ts'
import { drawPictures, publicFolder } from './pictures.ts'
import { socialCard } from './social-card.ts'
import { stamped } from './stamp.ts'

/** A palette of 256 colours without dots between them: a third of the bytes, and it looks the same. */
const onlyFlatPaint = { palette: true, colours: 256, dither: 0, effort: 10 }

const folder = new URL('social/', publicFolder)
mkdirSync(folder, { recursive: true })
await drawPictures(async (draw) => {
  for (const locale of locales) {
    const card = socialCard(locale, homeWords(locale))
    const png = await stamped(await draw(card), card, onlyFlatPaint)
    writeFileSync(new URL(`${locale}.png`, folder), png)
    console.log(`social/${locale}.png ${png.length} bytes`)
  }
})
