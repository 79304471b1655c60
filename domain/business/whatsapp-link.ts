/**
 * Returns a link to a WhatsApp chat, with `text` as the prefilled message.
 * If `phone` has no digits, the user chooses the recipient.
 */
export function whatsappLink(phone: string, text?: string): string {
  const digits = phone.replace(/\D/g, '')
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
