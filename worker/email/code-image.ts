import encodeQr from 'qr'
import type { Enclosure } from './letter.ts'

/**
 * The picture of a reference's QR code, which goes along with the letter that shows it: nothing is fetched
 * when the mail is read, and no mail program turns its colours about at night.
 */
export const codeImage = { contentId: 'reference-code', type: 'image/gif', name: 'reference.gif' }

export function codeOf(reference: string): Enclosure {
  const content = encodeQr(reference, 'gif', { ecc: 'medium', scale: 4, border: 4 })
  return { name: codeImage.name, type: codeImage.type, content }
}
