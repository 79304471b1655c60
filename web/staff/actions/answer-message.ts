import type { StaffMessage } from '../../../domain/reports/staff-lists.ts'

/** Maximum number of quoted characters. Some email programs can't open longer links. */
const longestQuote = 1000

export function answerLink({
  email,
  subject,
  message,
}: Pick<StaffMessage, 'email' | 'subject' | 'message'>): string {
  const body = `\r\n\r\n${quoted(message)}`
  const query = `subject=${encodeURIComponent(`Re: ${subject ?? ''}`.trim())}&body=${encodeURIComponent(body)}`
  return `mailto:${encodeURIComponent(email)}?${query}`
}

function quoted(text: string): string {
  const words = [...text]
  const kept = words.slice(0, longestQuote).join('')
  const lines = (words.length > longestQuote ? `${kept} […]` : kept).split(/\r\n|\r|\n/)
  return lines.map((line) => `> ${line}`).join('\r\n')
}
