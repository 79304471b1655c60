import type { decodeQR } from 'qr/decode.js'

/** Milliseconds between two attempts. Shorter intervals could overload old tablets. */
const betweenLooks = 100
/** Maximum length of the longer side, in pixels. More pixels only slow down decoding. */
const largest = 1280

/**
 * Reads QR codes from a video, and reports each text to `onRead`.
 * Reports the same text again only after another one. Returns a function that stops reading.
 */
export function readCodes(
  video: HTMLVideoElement,
  decode: typeof decodeQR,
  onRead: (text: string) => void,
): () => void {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  let last = ''

  function look(): void {
    const picture = pen && pictureOf(video, canvas, pen)
    const text = picture && textIn(picture, decode)
    if (!text || text === last) return
    last = text
    onRead(text)
  }

  const timer = setInterval(look, betweenLooks)
  return () => clearInterval(timer)
}

function pictureOf(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
): ImageData | null {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, largest / Math.max(videoWidth, videoHeight))
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
  if (!width || !height) return null
  // Setting a canvas's size resets it, even to the same size.
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  pen.drawImage(video, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}

/** Returns the text of a code, `null` if there is none. */
function textIn({ width, height, data }: ImageData, decode: typeof decodeQR): string | null {
  try {
    return decode({ width, height, data })
  } catch {
    return null
  }
}
