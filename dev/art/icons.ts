/**
 * Draws what browsers and home screens show for the site, from `favicon.svg`: `npm run icons`, after
 * the sign or the green of the tokens has changed.
 */
import { writeFileSync } from 'node:fs'
import { icoFile, iconPictures } from './icon-pictures.ts'
import { drawPictures, publicFolder } from './pictures.ts'
import { stamped } from './stamp.ts'

await drawPictures(async (draw) => {
  for (const [name, picture] of Object.entries(iconPictures)) {
    const png = await stamped(await draw(picture), picture)
    const content = name.endsWith('.ico') ? icoFile(picture.width, png) : png
    writeFileSync(new URL(name, publicFolder), content)
  }
})
