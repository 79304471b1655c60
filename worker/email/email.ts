import type { Locale } from '../../domain/business/locales.ts'

/** A file that goes along. */
export interface Enclosure {
  name: string
  type: string
  content: Uint8Array
}

/** A mail before it is HTML or text: both are made from it, so both say the same. */
export interface Email {
  /** The guest's address: where the letter goes, or where the office's answer to it goes. */
  guest?: string
  locale: Locale
  subject: string
  /** The reference as it is drawn on the tag; with its code where it is shown at the counter. */
  tag?: { label: string; reference: string; hasCode: boolean }
  greeting?: string
  paragraphs: string[]
  facts: [label: string, value: string][]
  /** The first is drawn as a button. */
  links?: [label: string, address: string][]
  closing: string[]
  enclosures?: Enclosure[]
}

/** Line breaks in a subject would begin another header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** The further lines of a value are set in, so that no guest can write a fact of their own. */
export function emailText({ tag, greeting, paragraphs, facts, links = [], closing }: Email) {
  const named: Email['facts'] = tag ? [[tag.label, tag.reference], ...facts] : facts
  const table = named
    .map(([label, value]) => `${label}: ${value.replace(/\r\n|[\r\n\u2028\u2029]/g, '\n    ')}`)
    .join('\n')
  // Each on a line of its own, so that no mail program breaks it.
  const addresses = links.map(([label, address]) => `${label}:\n${address}`).join('\n')
  return [greeting, ...paragraphs, table, addresses, ...closing].filter(Boolean).join('\n\n')
}
