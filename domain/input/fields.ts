import * as z from 'zod/mini'
import { limitsOfText } from '../business/business.ts'
import { type Locale, locales } from '../business/locales.ts'
import type { FieldCode } from './errors.ts'

/** The fields that requests share. Messages are codes of `FieldCode`; see `errors.ts`. */

const code = (value: FieldCode): FieldCode => value

/**
 * Control characters, line breaks, the marks that turn the reading direction around, and halves of
 * a surrogate pair, which no UTF-8 storage keeps.
 */
const unprintable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u2028\u2029]/u
/** The same, but line breaks and tabs are part of a text. */
const unprintableInText = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u
/**
 * Anything but spaces, invisible marks, letters that stand for none, and Braille without a dot; what
 * is wrong with the others is told by the two above.
 */
const visible = /[^\s\p{Z}\p{Cf}\p{DI}\u2800]/u

/** A missing field is told as the empty one is; only a field of the wrong type is `invalid`. */
export const invalidOr = (empty: FieldCode) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? empty : code('invalid')

/** Not there, `null`, or nothing that shows: a form sends any of the three for an empty field. */
export function isBlank(value: unknown): value is null | undefined | '' {
  return (
    value === undefined || value === null || (typeof value === 'string' && !visible.test(value))
  )
}

/** No longer than `max` characters, and nothing in it that is `refused`. */
function printable(max: number, refused: RegExp) {
  return [
    z.maxLength(max, code('too_long')),
    z.refine<string>((text) => !refused.test(text), { error: code('invalid_characters') }),
  ] as const
}

function required(max: number, empty: FieldCode, refused: RegExp) {
  return z
    .string({ error: invalidOr(empty) })
    .check(z.trim(), z.regex(visible, empty), ...printable(max, refused))
}

export function requiredLine(max: number, empty: FieldCode) {
  return required(max, empty, unprintable)
}

export function requiredText(max: number, empty: FieldCode) {
  return required(max, empty, unprintableInText)
}

export const email = z
  .string({ error: invalidOr('email_required') })
  .check(
    z.trim(),
    z.minLength(1, { error: code('email_required'), abort: true }),
    z.maxLength(limitsOfText.email, { error: code('too_long'), abort: true }),
    z.email(code('email_invalid')),
  )

/** A field that may be missing, `null` or blank; all three are stored as nothing. */
function optionalString<S extends z.ZodMiniType<string, string>>(schema: S) {
  return z.pipe(
    z.optional(
      z.transform((value: string | null | undefined) => (isBlank(value) ? undefined : value)),
    ),
    z.optional(schema),
  )
}

/** Five digits at least, of any language, on one line. */
const phoneNumber = /^(?=(?:\P{Nd}*\p{Nd}){5})[^\p{Cc}\p{Cs}\u2028\u2029]*$/u

/**
 * A phone number as people write it, with an extension or a note: staff read it, and it is optional, so
 * nothing plausible is refused. Without the invisible marks that come along when one is copied.
 */
export const optionalPhone = optionalString(
  z.string(code('invalid')).check(
    z.overwrite((text) => text.replace(/\p{Cf}/gu, '').trim()),
    z.maxLength(limitsOfText.phone, { error: code('too_long'), abort: true }),
    z.regex(phoneNumber, code('phone_invalid')),
  ),
)

export const optionalRequests = optionalString(
  z
    .string(code('invalid'))
    .check(z.trim(), ...printable(limitsOfText.specialRequests, unprintableInText)),
)

/** The language that the visitor reads, for the mails that answer them. English where none is sent. */
export const localeField = z._default(z.enum(locales, code('invalid')), 'en' satisfies Locale)
