import { readFileSync } from 'node:fs'
import { dataAddress, type Picture, publicFolder } from './pictures.ts'
import { token } from './tokens.ts'

const sign = dataAddress('image/svg+xml', readFileSync(new URL('favicon.svg', publicFolder)))

/** `share` of the square that the sign takes; a full square has the brand's green behind it. */
function icon(size: number, share: number, ground = 'transparent'): Picture {
  const width = Math.round(size * share)
  const html = `<body style="margin:0;display:grid;place-items:center;height:${size}px;background:${ground}"><img width="${width}" height="${width}" src="${sign}">`
  return { html, width: size, height: size }
}

/** Bytes of an .ico file before its picture. */
export const icoHeaderBytes = 22

/** An .ico file with one picture: a directory of one entry before the PNG, which it may hold as it is. */
export function icoFile(size: number, png: Buffer): Buffer {
  const header = Buffer.alloc(icoHeaderBytes)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(icoHeaderBytes, 18)
  return Buffer.concat([header, png])
}

const green = token('--paint-green')

/** The pictures of `web/public` that are drawn from the sign, by their file. */
export const iconPictures = {
  'favicon.ico': icon(32, 1),
  'icon-192.png': icon(192, 0.96),
  'icon-512.png': icon(512, 0.96),
  // A launcher may cut it to the circle of 80%: the sign's corners stay inside.
  'icon-maskable-512.png': icon(512, 0.54, green),
  'apple-touch-icon.png': icon(180, 0.7, green),
}
