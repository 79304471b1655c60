/**
 * `npm run social` draws the link preview pictures.
 * Run it if a test reports an outdated social picture.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { locales } from '../../domain/business/locales.ts'
import { homeWords } from './home-words.ts'
import { drawPictures, publicFolder } from './pictures.ts'
import { socialCard } from './social-card.ts'
import { stamped } from './stamp.ts'

/** Link previews only have flat colours, so a palette shrinks the files without visible loss. */
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
