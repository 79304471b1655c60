export function emailLink(address: string, subject: string, words?: string): string {
  const body = words ? `&body=${encodeURIComponent(`${words}\r\n\r\n`)}` : ''
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}${body}`
}
