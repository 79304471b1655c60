import type { StaffMessage } from '../../../domain/reports/staff-lists.ts'

/** Maximum number of quoted characters. Some email programs can't open longer links. */
const longestQuote = 1000

/** Returns a link to a new email that starts with `words`. */
export function emailLink(address: string, subject: string, words?: string): string {
  return mailtoLink(address, subject, words && `${words}\r\n\r\n`)
}

/** Returns a link to an answer that quotes the message. */
export function answerLink({
  email,
  subject,
  message,
}: Pick<StaffMessage, 'email' | 'subject' | 'message'>): string {
  return mailtoLink(email, `Re: ${subject ?? ''}`.trim(), `\r\n\r\n${quoted(message)}`)
}

function mailtoLink(address: string, subject: string, text?: string): string {
  const body = text ? `&body=${encodeURIComponent(text)}` : ''
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}${body}`
}

function quoted(text: string): string {
  const words = [...text]
  const kept = words.slice(0, longestQuote).join('')
  const lines = (words.length > longestQuote ? `${kept} […]` : kept).split(/\r\n|\r|\n/)
  return lines.map((line) => `> ${line}`).join('\r\n')
}
