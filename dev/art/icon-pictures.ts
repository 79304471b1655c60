import { readFileSync } from 'node:fs'
import { dataAddress, type Picture, publicFolder } from './pictures.ts'
import { token } from './tokens.ts'

const sign = dataAddress('image/svg+xml', readFileSync(new URL('favicon.svg', publicFolder)))

function icon(size: number, share: number, ground = 'transparent'): Picture {
  const width = Math.round(size * share)
  const html = `<body style="margin:0;display:grid;place-items:center;height:${size}px;background:${ground}"><img width="${width}" height="${width}" src="${sign}">`
  return { html, width: size, height: size }
}

export const icoHeaderBytes = 22

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

export const iconPictures = {
  'favicon.ico': icon(32, 1),
  'icon-192.png': icon(192, 0.96),
  'icon-512.png': icon(512, 0.96),
  // Launchers may crop this icon to a circle with 80% of its width.
  'icon-maskable-512.png': icon(512, 0.54, green),
  'apple-touch-icon.png': icon(180, 0.7, green),
}
