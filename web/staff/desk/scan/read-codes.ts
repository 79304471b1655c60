import type { decodeQR } from 'qr/decode.js'

/** Milliseconds: often enough to feel immediate, seldom enough for an old tablet. */
const betweenLooks = 100
/** Pixels of the longer side. More makes no code clearer, and each look slower. */
const largest = 1280

/**
 * Looks for a QR code in what a video shows, again and again, and reports each text once until another
 * one comes. The answer ends it.
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
  // Setting a canvas's size clears it, and takes time.
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  pen.drawImage(video, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}

/** The decoder throws where there is no code, as in most pictures. */
function textIn({ width, height, data }: ImageData, decode: typeof decodeQR): string | null {
  try {
    return decode({ width, height, data })
  } catch {
    return null
  }
}
