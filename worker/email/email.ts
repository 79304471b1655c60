import type { Locale } from '../../domain/business/locales.ts'

export interface Enclosure {
  name: string
  type: string
  content: Uint8Array
}

export interface Email {
  /**
   * The guest's address: the recipient or, in an email to the office, the reply-to address.
   * If omitted, the office's address is used instead.
   */
  guest?: string
  locale: Locale
  subject: string
  tag?: { label: string; reference: string; hasCode: boolean }
  greeting?: string
  paragraphs: string[]
  facts: [label: string, value: string][]
  /** HTML shows the first link as a button. */
  links?: [label: string, address: string][]
  closing: string[]
  enclosures?: Enclosure[]
}

/**
 * Replaces line breaks and control characters with spaces.
 * A line break in a subject could otherwise start another email header.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/**
 * Returns an email as plain text.
 * Indents all but the first line of a fact, so that a guest's text can't imitate another fact.
 */
export function emailText({ tag, greeting, paragraphs, facts, links = [], closing }: Email) {
  const named: Email['facts'] = tag ? [[tag.label, tag.reference], ...facts] : facts
  const table = named
    .map(([label, value]) => `${label}: ${value.replace(/\r\n|[\r\n\u2028\u2029]/g, '\n    ')}`)
    .join('\n')
  // On a line of its own, an address is less likely to be wrapped.
  const addresses = links.map(([label, address]) => `${label}:\n${address}`).join('\n')
  return [greeting, ...paragraphs, table, addresses, ...closing].filter(Boolean).join('\n\n')
}
