import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bareJpeg, photoSides, photoSize } from '../../domain/photo.ts'
import { jpegOfPhone, jpegWith, plainJpeg } from './jpegs.ts'

const red = { create: { width: 40, height: 30, channels: 3, background: '#a33' } } as const
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('the size of a photo', () => {
  it.each([
    ['upright', [3024, 4032], [1200, 1600]],
    ['lying', [4032, 3024], [1600, 1200]],
    ['long', [4000, 1000], [1600, 400]],
    ['square', [3000, 3000], [1200, 1200]],
    ['small', [640, 480], [640, 480]],
  ])('fits one that is %s, and enlarges none', (_, [width = 0, height = 0], [w, h]) => {
    expect(photoSize(width, height)).toEqual({ width: w, height: h })
  })

  it('is never above its sides', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(side, side, (...sides) => {
        const { width, height } = photoSize(...sides)
        expect(Math.max(width, height)).toBeLessThanOrEqual(photoSides.long)
        expect(Math.min(width, height)).toBeLessThanOrEqual(photoSides.short)
      }),
    )
  })
})

describe('a JPEG of a bag', () => {
  it('is kept as it is where it holds nothing but its picture', () => {
    expect(bareJpeg(plainJpeg)).toEqual(plainJpeg)
  })

  it('loses its position, its camera and its comments', () => {
    const kept = bareJpeg(jpegOfPhone)
    expect(kept).toEqual(plainJpeg)
  })

  it('loses what hangs behind its end', () => {
    expect(bareJpeg(Uint8Array.of(...plainJpeg, ...bytesOf('<script>')))).toEqual(plainJpeg)
  })

  it('keeps its colours', () => {
    const colours = jpegWith([0xe2, 'ICC_PROFILE'], [0xee, 'Adobe'])
    expect(bareJpeg(colours)).toEqual(colours)
  })

  it.each([
    ['one scan', {}],
    ['several scans', { progressive: true }],
  ])('of %s is still the same picture', async (_, options) => {
    const made = await sharp(red)
      .jpeg(options)
      .withExif({ IFD0: { Make: 'Phone' } })
      .toBuffer()
    const bare = bareJpeg(made)
    expect(Buffer.from(bare ?? []).includes('Exif')).toBe(false)
    const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer()
    expect(await pixels(bare ?? new Uint8Array())).toEqual(await pixels(made))
  })

  it.each([
    ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['HTML', bytesOf('<!doctype html><script>1</script>')],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['HTML behind its first bytes', Uint8Array.of(0xff, 0xd8, 0xff, ...bytesOf('<html>'))],
    ['a JPEG without a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
    ['nothing', new Uint8Array()],
  ])('is not %s', (_, bytes) => {
    expect(bareJpeg(bytes)).toBeNull()
  })

  it('is not a part of one, wherever it broke off', () => {
    for (let length = 0; length < plainJpeg.length; length += 1) {
      expect(bareJpeg(plainJpeg.subarray(0, length))).toBeNull()
    }
  })

  it('is told from any bytes at all without a failure', () => {
    const any = fc.uint8Array({ maxLength: 200 })
    fc.assert(
      fc.property(any, (bytes) => {
        bareJpeg(bytes)
        bareJpeg(Uint8Array.of(0xff, 0xd8, ...bytes))
        expect(bareJpeg(Uint8Array.of(0, ...bytes))).toBeNull()
      }),
    )
  })
})
