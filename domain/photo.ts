/** The sides of a photo of a bag, in pixels; the browser shrinks it to fit, whichever way it lies. */
export const photoSides = { long: 1600, short: 1200 }

/** As a fraction of the best; at 0.6 a bag's scratches are still seen. */
export const photoQuality = 0.6

/** Kilobytes; the photos that the browser makes have some 300, and never this many. */
export const largestPhoto = 2048

/** The size at which a picture fits into a photo, upright or lying; it is never enlarged. */
export function photoSize(width: number, height: number): { width: number; height: number } {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const scale = Math.min(1, photoSides.long / long, photoSides.short / short)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

const marker = 0xff
const [start, end, scan] = [0xd8, 0xd9, 0xda]

/** Segments of an application's own that the picture can't be drawn without: JFIF, colours, Adobe's. */
const neededByThePicture: readonly number[] = [0xe0, 0xe2, 0xee]

/** Says where and by what a picture was taken: Exif, XMP, IPTC, comments. */
function isAboutThePicture(code: number): boolean {
  const isOfAnApplication = code >= 0xe0 && code <= 0xef
  return code === 0xfe || (isOfAnApplication && !neededByThePicture.includes(code))
}

/**
 * A JPEG with nothing but its picture: without position, camera, comments, and whatever hangs behind its
 * end. Null for what is no whole JPEG, whatever it is called.
 */
export function bareJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (bytes[0] !== marker || bytes[1] !== start) return null
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  let hasPicture = false
  while (bytes[at] === marker) {
    const code = bytes[at + 1]
    if (code === undefined) return null
    if (code === end) return hasPicture ? joined([...kept, bytes.subarray(at, at + 2)]) : null
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    let next = at + 2 + length
    if (length < 2 || next > bytes.length) return null
    if (code === scan) {
      hasPicture = true
      next = endOfScan(bytes, next)
    }
    if (!isAboutThePicture(code)) kept.push(bytes.subarray(at, next))
    at = next
  }
  return null
}

/** Where the next segment begins: in the data of a scan, only a 0 or a restart follows such a byte. */
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
