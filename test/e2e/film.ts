import encodeQr from 'qr'
import sharp from 'sharp'

const [width, height] = [640, 480]

/**
 * Film of a phone with a code on its screen, held slightly askew: a few frames in the uncompressed format that
 * Chromium's fake camera plays in a loop.
 */
export async function filmOf(text: string): Promise<Buffer> {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 4 })
  const size = rows.length
  const grey = Buffer.from(rows.flat().map((black) => (black ? 30 : 225)))
  const code = await sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(240, 240, { kernel: 'nearest' })
    .rotate(7, { background: '#777' })
    .png()
    .toBuffer()
  const picture = sharp({ create: { width, height, channels: 3, background: '#777' } })
    .composite([{ input: code }])
    .greyscale()
    .toColourspace('b-w')
  const luma = await picture.raw().toBuffer()
  const frame = [
    Buffer.from('FRAME\n'),
    luma.subarray(0, width * height),
    Buffer.alloc((width * height) / 2, 128),
  ]
  const frames = Array.from({ length: 5 }, () => frame).flat()
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    ...frames,
  ])
}
