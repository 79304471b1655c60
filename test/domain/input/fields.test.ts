import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitsOfText } from '../../../domain/business/business.ts'
import { locales } from '../../../domain/business/locales.ts'
import {
  email,
  localeField,
  optionalPhone,
  optionalRequests,
  requiredLine,
  requiredText,
} from '../../../domain/input/fields.ts'
import { anyText } from '../support/arbitraries.ts'
import { errorOf } from '../support/parse.ts'

const name = requiredLine(limitsOfText.name, 'full_name_required')
const message = requiredText(limitsOfText.message, 'message_required')

describe("promise 21: a guest's name", () => {
  it.each([
    "Siobhán O'Brien-Nuñez",
    '山田 太郎',
    'محمد',
    'דוד \u200Fכהן',
    '👩‍👩‍👧‍👦 Family',
    'Éloïse',
    '<b>Bob</b>',
    '"><script>alert(1)</script>',
    "Robert'); DROP TABLE bookings;--",
    '=HYPERLINK("https://evil.example")',
    '{{7*7}} %00 %0d%0a',
    '\\u0000',
    'null',
    '0',
  ])('is kept exactly as typed: %j', (text) => {
    expect(name.parse(text)).toBe(text)
    expect(message.parse(text)).toBe(text)
  })

  it('loses only the space around it', () => {
    expect(name.parse('  Ada  Lovelace \n')).toBe('Ada  Lovelace')
  })

  it.each([
    undefined,
    null,
    '',
    '   ',
    '\t\n',
    '\u00A0',
    '\u200B',
    '\u200E\u200F',
    '\uFEFF\u2060',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\uFE0F',
    '\u2800 \u2800',
  ])('is missing if it has no visible character: %j', (value) => {
    expect(errorOf(name, value)).toBe('full_name_required')
    expect(errorOf(message, value)).toBe('message_required')
  })

  it.each<unknown>([7, true, [], {}, ['Ada'], { toString: 'Ada' }])(
    'is invalid if it is %j',
    (value) => {
      expect(errorOf(name, value)).toBe('invalid')
      expect(errorOf(message, value)).toBe('invalid')
    },
  )

  it.each([
    ['a line break', 'Ada\nBcc: all@evil.example'],
    ['a carriage return', 'Ada\rBcc'],
    ['a null', 'Ada\u0000'],
    ['a delete', 'Ada\u007F'],
    ['a C1 control', 'Ada\u0085Bcc'],
    ['a line separator', 'Ada\u2028Bcc'],
    ['a mark that turns the text around', 'Ada\u202Etxt.exe'],
    ['an isolate mark', 'Ada\u2066x\u2069'],
    ['half of an emoji', 'Ada \uD83D'],
    ['the other half', '\uDE00 Ada'],
  ])('is refused with %s', (_, text) => {
    expect(errorOf(name, text)).toBe('invalid_characters')
  })

  it('has at most a hundred characters', () => {
    expect(name.parse('a'.repeat(100))).toHaveLength(100)
    expect(errorOf(name, 'a'.repeat(101))).toBe('too_long')
    expect(errorOf(name, 'a'.repeat(1_000_000))).toBe('too_long')
  })
})

describe("promise 21: a guest's message", () => {
  it('keeps its line breaks and tabs', () => {
    expect(message.parse('One\r\n\tTwo\n\nThree')).toBe('One\r\n\tTwo\n\nThree')
  })

  it.each(['a\u0000b', 'a\u0007b', 'a\u001B[31mb', 'a\u202Eb', 'a\u2067b', 'a\uD800b'])(
    'is refused with control or direction characters: %j',
    (text) => {
      expect(errorOf(message, text)).toBe('invalid_characters')
      expect(errorOf(optionalRequests, text)).toBe('invalid_characters')
    },
  )

  it('is refused if it is longer than the limit', () => {
    expect(errorOf(message, 'a'.repeat(5000))).toBeUndefined()
    expect(errorOf(message, 'a'.repeat(5001))).toBe('too_long')
    expect(errorOf(optionalRequests, 'a'.repeat(1001))).toBe('too_long')
  })
})

describe('promise 21: any text', () => {
  it('is kept as typed or refused, and survives UTF-8', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        for (const schema of [name, message]) {
          const result = schema.safeParse(typed)
          if (!result.success) continue
          expect(result.data).toBe(typed.trim())
          expect(new TextDecoder().decode(new TextEncoder().encode(result.data))).toBe(result.data)
        }
      }),
    )
  })
})

describe('an email address', () => {
  it.each(['a@b.co', 'Ada.Lovelace+bags@mail.example-hotel.museum', "o'brien@example.com"])(
    'is accepted: %s',
    (text) => {
      expect(email.parse(` ${text}\n`)).toBe(text)
    },
  )

  it.each([undefined, null, '', '   '])('is required: %j', (value) => {
    expect(errorOf(email, value)).toBe('email_required')
  })

  it.each([
    'ada',
    'ada@',
    '@b.co',
    'ada@b',
    'a..b@c.de',
    'Ada <a@b.co>',
    'a@b.co,c@d.co',
    'a@b.co\nBcc: c@d.co',
    'a b@c.de',
    'a@b.co\u0000',
  ])('is invalid: %j', (text) => {
    expect(errorOf(email, text)).toBe('email_invalid')
  })

  it('is invalid if it is not a string', () => {
    expect(errorOf(email, 7)).toBe('invalid')
  })

  it('is refused if it has more than 254 characters', () => {
    const ofLength = (length: number) => `ada@${'b'.repeat(length - 8)}.com`
    expect(email.parse(ofLength(254))).toHaveLength(254)
    expect(errorOf(email, ofLength(255))).toBe('too_long')
  })
})

describe('a phone number', () => {
  it.each([
    '+355 69 000 0000',
    '069/000-0000',
    '(0)69.000.0000',
    '12345',
    '+355\u00A069\u00A0000',
    '069 000 0000 ext. 12',
    '+355 69 000 0000 (WhatsApp)',
    'WhatsApp: +44 20 7946 0000, after six',
    '++355690000000',
    '٠٦٩ ٠٠٠ ٠٠٠٠',
    '۰۶۹-۰۰۰-۰۰۰۰',
    '０６９－０００－００００',
    '+355–69–000–0000',
    '069 000 0000 or, at the hotel, +355 4 200 0000 room 214',
  ])('is kept as typed: %j', (text) => {
    expect(optionalPhone.parse(text)).toBe(text)
  })

  it('loses the invisible marks that a contact list copies with it', () => {
    expect(optionalPhone.parse('\u202A+355 69 000 0000\u202C')).toBe('+355 69 000 0000')
    expect(optionalPhone.parse('\u2066069 000 0000\u2069\u200F')).toBe('069 000 0000')
  })

  it.each([undefined, null, '', '  '])('is optional: %j', (value) => {
    expect(optionalPhone.parse(value)).toBeUndefined()
  })

  it.each([
    'call me',
    '1234',
    '-----',
    '+ ( ) . -',
    '+355\n690000000',
    '+355\r\nBcc: a@b.co',
    '355\t690000000',
    '355\u2028690000000',
  ])('is refused: %j', (text) => {
    expect(errorOf(optionalPhone, text)).toBe('phone_invalid')
  })

  it('has at most 80 characters and must be a string', () => {
    expect(optionalPhone.parse('1'.repeat(80))).toHaveLength(80)
    expect(errorOf(optionalPhone, '1'.repeat(81))).toBe('too_long')
    expect(errorOf(optionalPhone, 355_690_000_000)).toBe('invalid')
  })
})

describe('special requests', () => {
  it.each([undefined, null, '', ' \n '])('are optional: %j', (value) => {
    expect(optionalRequests.parse(value)).toBeUndefined()
  })

  it.each(['\u200B', ' \u200B\n\u2060 ', '\u3164', '\uFE0F', '\u2800', '\u202E'])(
    'are undefined if they have no visible character: %j',
    (value) => {
      expect(optionalRequests.parse(value)).toBeUndefined()
    },
  )

  it('keep their line breaks', () => {
    expect(optionalRequests.parse(' A pram.\nAnd a kayak. ')).toBe('A pram.\nAnd a kayak.')
  })
})

describe("the visitor's language", () => {
  it('is English by default, and one of ours if sent', () => {
    expect(localeField.parse(undefined)).toBe('en')
    for (const locale of locales) expect(localeField.parse(locale)).toBe(locale)
    for (const other of ['pt', 'EN', '', 7, null])
      expect(errorOf(localeField, other)).toBe('invalid')
  })
})
