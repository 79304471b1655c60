/**
 * Draws what browsers and home screens show for the site, from `favicon.svg`: `node dev/art/icons.ts`,
 * after the sign has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { icoFile } from './ico.ts'
import { dataAddress, drawPictures, type Picture, publicFolder } from './pictures.ts'
import { token } from './tokens.ts'

const sign = dataAddress('image/svg+xml', readFileSync(new URL('favicon.svg', publicFolder)))

/** `share` of the square that the sign takes; a full square has the brand's green behind it. */
function icon(size: number, share: number, ground = 'transparent'): Picture {
  const width = Math.round(size * share)
  const html = `<body style="margin:0;display:grid;place-items:center;height:${size}px;background:${ground}"><img width="${width}" height="${width}" src="${sign}">`
  return { html, width: size, height: size }
}

const green = token('--paint-green')
/** A launcher may cut a maskable icon to the circle of 80%: the sign's corners stay inside. */
const maskable = icon(512, 0.54, green)

await drawPictures(async (draw) => {
  const files = {
    'favicon.ico': icoFile(32, await draw(icon(32, 1))),
    'icon-192.png': await draw(icon(192, 0.96)),
    'icon-512.png': await draw(icon(512, 0.96)),
    'icon-maskable-512.png': await draw(maskable),
    'apple-touch-icon.png': await draw(icon(180, 0.7, green)),
  }
  for (const [name, content] of Object.entries(files))
    writeFileSync(new URL(name, publicFolder), content)
})
