import { dialledNumber } from '../../../../domain/reports/search-key.ts'
import { whatsappLink } from '../../../words/office-text.ts'

/** A chat with a guest, begun with these words; nothing where the number lacks its country, as it would be somebody else's. */
export function chatLink(phone: string, words?: string): string | null {
  const number = dialledNumber(phone).replace(/^00/, '+')
  return number.startsWith('+') ? whatsappLink(number, words) : null
}
