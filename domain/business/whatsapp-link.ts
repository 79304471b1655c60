/**
 * Returns a WhatsApp link. Its number may contain only digits.
 * `text` prefills the message.
 */
export function whatsappLink(phone: string, text?: string): string {
  const digits = phone.replace(/\D/g, '')
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
