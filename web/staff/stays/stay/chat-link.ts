import { whatsappLink } from '../../../../domain/business/whatsapp-link.ts'
import { dialledNumber } from '../../../../domain/reports/search-key.ts'

/**
 * Returns a WhatsApp link with `words` as the draft.
 * Returns `null` if the number has no country code, because the link could lead to someone else.
 */
export function chatLink(phone: string, words?: string): string | null {
  const number = dialledNumber(phone).replace(/^00/, '+')
  return number.startsWith('+') ? whatsappLink(number, words) : null
}
