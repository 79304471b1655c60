import { inflateSync } from 'node:zlib'
import { readChunks } from './png-chunks.ts'

export const bytesPerPixel = 3

export interface Pixels {
  width: number
  height: number
  /** Red, green and blue of each pixel, row after row. */
  rgb: Buffer
}

/** The pixels of an opaque PNG as browsers write it: eight bits a channel, no palette, not interlaced. */
export function readPixels(png: Buffer): Pixels {
  const chunks = readChunks(png)
  const header = chunks[0]?.content
  if (header?.readUInt16BE(8) !== 0x0802) throw new Error('Expected an opaque RGB picture.')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const data = chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content)
  return { width, height, rgb: unfilter(inflateSync(Buffer.concat(data)), width, height) }
}

/** Every row starts with the number of its filter, which says what was taken from each byte. */
function unfilter(data: Buffer, width: number, height: number): Buffer {
  const length = width * bytesPerPixel
  const rgb = Buffer.alloc(length * height)
  for (let y = 0; y < height; y++) {
    const filter = data[y * (length + 1)]
    for (let x = 0; x < length; x++) {
      const at = y * length + x
      const left = x < bytesPerPixel ? 0 : byte(rgb, at - bytesPerPixel)
      const above = y === 0 ? 0 : byte(rgb, at - length)
      const corner = x < bytesPerPixel || y === 0 ? 0 : byte(rgb, at - length - bytesPerPixel)
      const guesses = [0, left, above, (left + above) >> 1, paeth(left, above, corner)]
      rgb[at] = byte(data, y * (length + 1) + 1 + x) + (guesses[filter ?? 0] ?? 0)
    }
  }
  return rgb
}

const byte = (bytes: Buffer, at: number) => bytes[at] ?? 0

/** The neighbour nearest to left + above - corner; the order decides between equals. */
function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs)
  if (a === undefined || b === undefined || c === undefined) return 0
  if (a <= b && a <= c) return left
  return b <= c ? above : corner
}
