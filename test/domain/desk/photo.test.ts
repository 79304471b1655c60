import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bareJpeg, photoSides, photoSize } from '../../../domain/desk/photo.ts'
import { jpegOfPhone, jpegWith, plainJpeg } from '../support/jpegs.ts'

const red = { create: { width: 40, height: 30, channels: 3, background: '#a33' } } as const
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('the size of a photo', () => {
  it.each([
    ['upright', [3024, 4032], [1200, 1600]],
    ['lying', [4032, 3024], [1600, 1200]],
    ['long', [4000, 1000], [1600, 400]],
    ['square', [3000, 3000], [1200, 1200]],
    ['small', [640, 480], [640, 480]],
  ])(
    'fits its limits without enlarging if the photo is %s',
    (_, [width = 0, height = 0], [w, h]) => {
      expect(photoSize(width, height)).toEqual({ width: w, height: h })
    },
  )

  it('never exceeds the limits of either side', () => {
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

/** The index of the first segment with this code in the plain JPEG. */
const placeOf = (code: number) =>
  plainJpeg.findIndex((byte, at) => byte === 0xff && plainJpeg[at + 1] === code)

/** The plain JPEG with bytes inserted at an index. */
const withBytes = (at: number, ...bytes: number[]) =>
  Uint8Array.of(...plainJpeg.subarray(0, at), ...bytes, ...plainJpeg.subarray(at))

/** The plain JPEG with two extra bytes in its first segment with this code. */
function withLonger(code: number): Uint8Array {
  const at = placeOf(code)
  const length = ((plainJpeg[at + 2] ?? 0) << 8) | (plainJpeg[at + 3] ?? 0)
  const longer = withBytes(at + 2 + length, 0x41, 0x42)
  longer[at + 2] = (length + 2) >> 8
  longer[at + 3] = (length + 2) & 0xff
  return longer
}

const secret = 'N 41.3275 E 19.8187'
const tables = 0xdb
const [firstSegment, scan] = [2, 0xda]

const hidingPlaces: [string, Uint8Array][] = [
  ...Array.from({ length: 16 }, (_, index): [string, Uint8Array] => [
    `APP${index}`,
    jpegWith([0xe0 + index, `whatever\0 ${secret}`]),
  ]),
  [
    'JFIF’s segment, as a thumbnail',
    jpegWith([0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02${secret}`]),
  ],
  ['JFXX’s segment', jpegWith([0xe0, `JFXX\0\x10${secret}`])],
  ['a profile of colours', jpegWith([0xe2, `ICC_PROFILE\0\x01\x01${secret}`])],
  ['Adobe’s segment, behind its end', jpegWith([0xee, `Adobe\0\x64\0\0\0\0\x01${secret}`])],
  ['a comment', jpegWith([0xfe, secret])],
  ['bytes that fill up between segments', withBytes(firstSegment, 0xff, 0xff, 0xff)],
  ['a second picture behind its end', Uint8Array.of(...plainJpeg, ...plainJpeg)],
]

const brokenPlaces: [string, Uint8Array][] = [
  ['between two segments', withBytes(placeOf(0xc0), 0x41, 0x42)],
  ['before the first segment', withBytes(firstSegment, 0x41)],
  ['in a segment of a reserved code', jpegWith([0x02, secret])],
  ['in an extension’s segment', jpegWith([0xf0, secret])],
  ['behind a table of quantities', withLonger(tables)],
  ['behind a frame’s components', withLonger(0xc0)],
  ['behind a table of codes', withLonger(0xc4)],
  ['in the head of a scan', withLonger(scan)],
  ['in the interval of restarts', jpegWith([0xdd, secret])],
]

describe('a JPEG of a bag', () => {
  it('is unchanged if it contains only its picture', () => {
    expect(bareJpeg(plainJpeg)).toEqual(plainJpeg)
  })

  it('loses its position, camera and comments', () => {
    const kept = bareJpeg(jpegOfPhone)
    expect(kept).toEqual(plainJpeg)
  })

  it('loses bytes after its end', () => {
    expect(bareJpeg(Uint8Array.of(...plainJpeg, ...bytesOf('<script>')))).toEqual(plainJpeg)
  })

  it.each(hidingPlaces)('loses bytes hidden in %s', (_, bytes) => {
    expect(bareJpeg(bytes)).toEqual(plainJpeg)
  })

  it.each(brokenPlaces)('is refused with bytes hidden %s', (_, bytes) => {
    expect(bareJpeg(bytes)).toBeNull()
  })

  it('keeps only the colour transform of Adobe’s segment', () => {
    const adobe = (version: string, transform: string) =>
      jpegWith([0xee, `Adobe${version}hidd${transform}`])
    const kept = bareJpeg(adobe('\x11\x22', '\x02'))
    expect(kept).toEqual(bareJpeg(adobe('\x00\x64', '\x02')))
    expect(kept).toHaveLength(plainJpeg.length + 16)
    expect(Buffer.from(kept ?? []).includes('hidd')).toBe(false)
    expect(bareJpeg(adobe('\x00\x64', '\x07'))).toEqual(plainJpeg)
  })

  it.each([
    ['one scan', {}],
    ['several scans', { progressive: true }],
    ['whole colours', { chromaSubsampling: '4:4:4' }],
    ['finer tables', { mozjpeg: true }],
  ])('with %s keeps the same pixels', async (_, options) => {
    const made = await sharp(red)
      .jpeg(options)
      .withExif({ IFD0: { Make: 'Phone' } })
      .toBuffer()
    const bare = bareJpeg(made)
    expect(Buffer.from(bare ?? []).includes('Exif')).toBe(false)
    const pixels = (record: Uint8Array) => sharp(record).raw().toBuffer()
    expect(await pixels(bare ?? new Uint8Array())).toEqual(await pixels(made))
  })

  it.each([
    ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['HTML', bytesOf('<!doctype html><script>1</script>')],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['HTML behind its first bytes', Uint8Array.of(0xff, 0xd8, 0xff, ...bytesOf('<html>'))],
    ['a JPEG without a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
    ['nothing', new Uint8Array()],
  ])('is refused if it is %s', (_, bytes) => {
    expect(bareJpeg(bytes)).toBeNull()
  })

  it('is refused if it is truncated at any byte', () => {
    for (let length = 0; length < plainJpeg.length; length += 1) {
      expect(bareJpeg(plainJpeg.subarray(0, length))).toBeNull()
    }
  })

  it('never throws for any bytes, and is refused with a wrong first byte', () => {
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
