import type { Locale } from '../../domain/business/locales.ts'

export interface Enclosure {
  name: string
  type: string
  content: Uint8Array
}

export interface Email {
  /** Recipient, or reply-to address of an email to the office. */
  guest?: string
  locale: Locale
  subject: string
  tag?: { label: string; reference: string; hasCode: boolean }
  greeting?: string
  paragraphs: string[]
  facts: [label: string, value: string][]
  /** The first link is shown as a button. */
  links?: [label: string, address: string][]
  closing: string[]
  enclosures?: Enclosure[]
}

/** Removes line breaks, which could start another header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/**
 * Returns the plain text of an email.
 * Indents further lines of a value, so that guests can't fake a fact.
 */
export function emailText({ tag, greeting, paragraphs, facts, links = [], closing }: Email) {
  const named: Email['facts'] = tag ? [[tag.label, tag.reference], ...facts] : facts
  const table = named
    .map(([label, value]) => `${label}: ${value.replace(/\r\n|[\r\n\u2028\u2029]/g, '\n    ')}`)
    .join('\n')
  // Each address on its own line, so no email program breaks it.
  const addresses = links.map(([label, address]) => `${label}:\n${address}`).join('\n')
  return [greeting, ...paragraphs, table, addresses, ...closing].filter(Boolean).join('\n\n')
}
