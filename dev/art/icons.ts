/**
 * `npm run icons` draws the site's icons from `favicon.svg`.
 * Run it after changing `favicon.svg` or `--paint-green`.
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
