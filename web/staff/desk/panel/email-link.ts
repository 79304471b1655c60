/** A link that opens a mail, begun with these words and room below them. */
export function emailLink(address: string, subject: string, words?: string): string {
  const body = words ? `&body=${encodeURIComponent(`${words}\r\n\r\n`)}` : ''
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}${body}`
}
