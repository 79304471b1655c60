/** Maximum lengths of a photo's sides, in pixels. */
export const photoSides = { long: 1600, short: 1200 }

/** JPEG quality (0 to 1). Scratches on a bag are still visible. */
export const photoQuality = 0.6

/** Maximum size in kilobytes. After resizing in the browser, a photo is about 300 kB. */
export const largestPhoto = 2048

export function photoSize(width: number, height: number): { width: number; height: number } {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const scale = Math.min(1, photoSides.long / long, photoSides.short / short)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

const marker = 0xff
const [start, end, scan, adobe] = [0xd8, 0xd9, 0xda, 0xee]

function areTables(body: Uint8Array, sizeAt: (at: number) => number): boolean {
  let at = 0
  while (at < body.length) at += sizeAt(at)
  return at === body.length
}

const quantities = (body: Uint8Array) =>
  areTables(body, (at) => ((body[at] ?? 0) >> 4 === 0 ? 1 + 64 : 1 + 128))

const codes = (body: Uint8Array) =>
  areTables(body, (at) => body.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 17))

/** A frame header has six bytes, plus three per component. */
const frame = (body: Uint8Array) => body.length === 6 + 3 * (body[5] ?? 0)

/**
 * Segments needed to decode the image, by marker.
 * Each function returns `true` only if the segment contains nothing else.
 */
const neededByThePicture = new Map<number, (body: Uint8Array) => boolean>([
  [0xc0, frame],
  [0xc1, frame],
  [0xc2, frame],
  [0xc4, codes],
  [scan, (body) => body.length === 4 + 2 * (body[0] ?? 0)],
  [0xdb, quantities],
  // Restart interval.
  [0xdd, (body) => body.length === 2],
])

/**
 * True for comments and application segments.
 * They may contain metadata such as location, camera and thumbnails.
 */
function isBesideThePicture(code: number): boolean {
  return code === 0xfe || (code >= 0xe0 && code <= 0xef)
}

const adobeName = [...'Adobe'].map((character) => character.charCodeAt(0))
const [adobeSize, transformAt] = [12, 11]

/**
 * Returns an Adobe segment that contains only the colour transform.
 * Empty if the original segment is invalid.
 */
function bareAdobe(body: Uint8Array): Uint8Array {
  const transform = body[transformAt] ?? 0
  const isAdobes = adobeName.every((character, at) => body[at] === character)
  if (!isAdobes || body.length !== adobeSize || transform > 2) return new Uint8Array()
  return Uint8Array.of(marker, adobe, 0, adobeSize + 2, ...adobeName, 0, 100, 0, 0, 0, 0, transform)
}

/**
 * Strips a JPEG of everything but the image, such as its location, comments and thumbnails.
 * Returns `null` if the file isn't a complete JPEG, or if it has an unknown segment or a malformed
 * one that the image needs.
 */
export function bareJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (bytes[0] !== marker || bytes[1] !== start) return null
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  let hasPicture = false
  while (bytes[at] === marker) {
    // A marker may be padded with extra 0xff bytes.
    while (bytes[at + 1] === marker) at += 1
    const code = bytes[at + 1]
    if (code === undefined) return null
    if (code === end) return hasPicture ? joined([...kept, bytes.subarray(at, at + 2)]) : null
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    let next = at + 2 + length
    if (length < 2 || next > bytes.length) return null
    const body = bytes.subarray(at + 4, next)
    if (code === scan) {
      hasPicture = true
      next = endOfScan(bytes, next)
    }
    if (neededByThePicture.get(code)?.(body)) kept.push(bytes.subarray(at, next))
    else if (code === adobe) kept.push(bareAdobe(body))
    else if (!isBesideThePicture(code)) return null
    at = next
  }
  return null
}

/**
 * Returns the index of the next segment, or the length of `bytes`.
 * In scan data, 0xff is always followed by 0 or a restart marker.
 */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === marker && next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
