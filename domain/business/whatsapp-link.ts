/**
 * Returns a link to a WhatsApp chat. An empty `phone` lets the user choose the recipient.
 * Removes all but digits from `phone`, because WhatsApp accepts nothing else. `text` prefills the
 * message.
 */
export function whatsappLink(phone: string, text?: string): string {
  const digits = phone.replace(/\D/g, '')
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
