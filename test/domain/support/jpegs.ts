const base64 = [
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9ln',
  'N+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8',
  'fHx8fHz/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAA',
  'AA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCeAOrP/9k=',
]

/** A JPEG of 8 by 6 red pixels. */
export const plainJpeg = Uint8Array.from(atob(base64.join('')), (byte) => byte.charCodeAt(0))

/** The same JPEG with metadata segments before the picture. */
export function jpegWith(...segments: readonly [code: number, text: string][]) {
  const written = segments.flatMap(([code, text]) => {
    const bytes = new TextEncoder().encode(text)
    return [0xff, code, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff, ...bytes]
  })
  return Uint8Array.of(0xff, 0xd8, ...written, ...plainJpeg.subarray(2))
}

/** Metadata as a phone writes it: place, time and author. */
export const jpegOfPhone = jpegWith(
  [0xe1, 'Exif\0\0 41.3275 N, 19.8187 E'],
  [0xe1, 'http://ns.adobe.com/xap/1.0/\0 Tirana'],
  [0xed, 'Photoshop 3.0\0 Arta'],
  [0xfe, 'a comment'],
)
