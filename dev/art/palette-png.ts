import { deflateSync } from 'node:zlib'
import { signature, writeChunk } from './png-chunks.ts'
import { bytesPerPixel, readPixels } from './png-pixels.ts'

const paletteSize = 256

/**
 * The same picture with its 256 most frequent colours and, for each other, the nearest of them: flat
 * paint stays what it is, only the softened edges of letters are rounded. A third of the bytes.
 */
export function palettePng(png: Buffer): Buffer {
  const { width, height, rgb } = readPixels(png)
  const counts = new Map<number, number>()
  for (let at = 0; at < rgb.length; at += bytesPerPixel) {
    const color = rgb.readUIntBE(at, bytesPerPixel)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const palette = [...counts.keys()]
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, paletteSize)
  const indexes = new Map([...counts.keys()].map((color) => [color, nearest(palette, color)]))

  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const color = rgb.readUIntBE((y * width + x) * bytesPerPixel, bytesPerPixel)
      rows[y * (width + 1) + 1 + x] = indexes.get(color) ?? 0
    }
  return Buffer.concat([
    signature,
    writeChunk({ type: 'IHDR', content: header(width, height) }),
    writeChunk({ type: 'PLTE', content: Buffer.from(palette.flatMap(channels)) }),
    writeChunk({ type: 'IDAT', content: deflateSync(rows, { level: 9, memLevel: 9 }) }),
    writeChunk({ type: 'IEND', content: Buffer.alloc(0) }),
  ])
}

function header(width: number, height: number): Buffer {
  const content = Buffer.alloc(13)
  content.writeUInt32BE(width, 0)
  content.writeUInt32BE(height, 4)
  content[8] = 8 // bits per index
  content[9] = 3 // indexes into a palette
  return content
}

const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255]

function nearest(palette: readonly number[], color: number): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  palette.forEach((entry, index) => {
    const [r = 0, g = 0, b = 0] = channels(entry)
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (distance < least) [best, least] = [index, distance]
  })
  return best
}
