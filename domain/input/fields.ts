import * as z from 'zod/mini'
import { limitsOfText } from '../business/business.ts'
import { type Locale, locales } from '../business/locales.ts'
import type { FieldCode } from './errors.ts'

const code = (value: FieldCode): FieldCode => value

/**
 * Matches characters that a single-line text must not contain.
 * They include lone surrogates, which UTF-8 can't encode.
 */
const unprintable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u2028\u2029]/u
/** Like `unprintable`, but allows line breaks and tabs. */
const unprintableInText = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u
/**
 * Matches text with a visible character.
 * Control characters other than white space count as visible, because other checks refuse them.
 */
const visible = /[^\s\p{Z}\p{Cf}\p{DI}\u2800]/u

/**
 * Returns the `error` function of a schema, for values of the wrong type.
 * It returns `empty` if the value is `undefined` or `null`, otherwise `invalid`.
 */
export const invalidOr = (empty: FieldCode) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? empty : code('invalid')

/** True for `undefined`, `null`, and text without a visible character (see `visible`). */
export function isBlank(value: unknown): value is null | undefined | '' {
  return (
    value === undefined || value === null || (typeof value === 'string' && !visible.test(value))
  )
}

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

function optionalString<S extends z.ZodMiniType<string, string>>(schema: S) {
  return z.pipe(
    z.optional(
      z.transform((value: string | null | undefined) => (isBlank(value) ? undefined : value)),
    ),
    z.optional(schema),
  )
}

export const optionalEmail = optionalString(email)

/** Matches one line with at least five digits, in any script. */
const phoneNumber = /^(?=(?:\P{Nd}*\p{Nd}){5})[^\p{Cc}\p{Cs}\u2028\u2029]*$/u

/**
 * Accepts any line with at least five digits, so it may have an extension or note.
 * Invisible characters, which copied numbers may contain, are removed.
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

export const localeField = z._default(z.enum(locales, code('invalid')), 'en' satisfies Locale)
