import type { Chance } from '../bad-week/chance.ts'

/** JSON text, including what no JavaScript value can express, such as `-0`, `NaN` or a repeated key. */
export type JsonText = string

const nested = (depth: number, open: string, close: string, inner = '') =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`

const many = (count: number, item: string) => `[${Array(count).fill(item).join(',')}]`

/** Texts to use as names, ids and words. */
export const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00 half',
  '\u200b=1+1',
  '\ufeff',
  '\u202egnp',
  '🧳'.repeat(60),
  'e\u0301'.repeat(50),
  "'; DROP TABLE stays; --",
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '%00',
  '%',
  '%E0%A4%A',
  '../../etc/passwd',
  '%2e%2e%2f',
  '*',
  '"',
  'a"b*',
  '((((((((((',
  '\\',
  '\r\nX-Injected: 1',
  'x'.repeat(5000),
  '9'.repeat(400),
  '1e308',
  'Infinity',
  '99999999-9999-9999-9999-999999999999',
  '00000000-0000-0000-0000-000000000000',
  'TIR-9999-999-ZZZZ',
  '999999999999999.00000000-0000-0000-0000-000000000000',
  '000000000000000.------------------------------------',
] as const

/** Dates, days and months that calendars get wrong. */
export const oddDates = [
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '0001-01',
  '1582-10-10',
  '1969-12-31',
  '1969-12-31T23:59:59.999Z',
  '1970-01',
  '1970-01-01T00:00:00.000Z',
  '1985-04-01T00:30:00.000Z',
  '2018-12-31',
  '2019-01',
  '2019-01-01',
  '2024-02-29',
  '2025-02-29',
  '2026-02-30',
  '2026-03-29T02:30',
  '2026-10-25T02:30',
  '2026-13',
  '2026-11-31T10:00:00+02:00',
  '2099-12',
  '2099-12-31',
  '2099-12-31T22:59:59.999Z',
  '2100-01-01',
  '9999-12',
  '9999-12-31',
  '9999-12-31T23:00:00-12:00',
  '9999-12-31T23:59:59.999Z',
  '10000-01-01',
  '+010000-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-21T10:00:00+99:99',
  '2026-11-21T24:00:00Z',
  '2026-W47',
] as const

const oddJson: readonly [JsonText, ...JsonText[]] = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '0.5',
  '1.0000000000000002',
  '20.5',
  '21',
  '366',
  '2147483648',
  '9007199254740991',
  '9007199254740993',
  '-9007199254740993',
  '1e21',
  '1e308',
  '-1e308',
  '1e400',
  '5e-324',
  '{}',
  '[]',
  '[[]]',
  '[null]',
  '""',
  '"NaN"',
  '"1e308"',
  '{"__proto__":{"isStaff":true}}',
  '{"constructor":{"prototype":{"isStaff":true}}}',
  '{"toString":1,"valueOf":1,"length":-1}',
  '{"then":"x","toJSON":"x"}',
  '{"a":1,"a":2}',
  nested(200, '[', ']'),
  nested(6_000, '[', ']'),
  nested(2_000, '{"a":', '}', '1'),
  many(10_000, '0'),
  many(1_000, '"aaaaaaaa"'),
  many(21, '1'),
  many(20, '1'),
]

/** Texts to send as a body. */
const oddBodies: readonly [JsonText, ...JsonText[]] = [
  '',
  ' ',
  '{',
  '[',
  'NaN',
  'undefined',
  '{"a":NaN}',
  '{"a":1,}',
  '\ufeff{}',
  '\u0000',
  '{"a":"\u0000"}',
  nested(8_000, '[', ''),
  ...oddJson,
]

export function oddBody(chance: Chance): JsonText {
  return chance.oneOf(oddBodies)
}

export function oddText(chance: Chance): string {
  return chance.happens(0.4) ? chance.oneOf(oddDates) : chance.oneOf(oddTexts)
}

/** Anything at all, or a text in the place of another. */
function oddValue(chance: Chance): JsonText {
  return chance.happens(0.5) ? chance.oneOf(oddJson) : JSON.stringify(oddText(chance))
}

/** A place in a JSON value, as the keys that lead there. */
type Place = readonly string[]

function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
}

type Edit = { place: Place; to: JsonText | undefined }

function edited(value: unknown, edits: readonly Edit[], at: Place = []): JsonText | undefined {
  const edit = edits.find(({ place }) => place.join('/') === at.join('/'))
  if (edit) return edit.to
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).flatMap(([key, inner]) => {
    const text = edited(inner, edits, [...at, key])
    if (text === undefined) return []
    return [Array.isArray(value) ? text : `${JSON.stringify(key)}:${text}`]
  })
  return Array.isArray(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`
}

/** A JSON value with up to three of its places missing, or holding something else. */
export function mutated(value: object, chance: Chance): JsonText {
  const [first = [], ...others] = placesIn(value)
  const edits = Array.from({ length: chance.whole(1, 3) }, (): Edit => {
    const place = chance.happens(0.03) ? first : chance.oneOf([first, ...others])
    const isMissing = place.length > 0 && chance.happens(0.15)
    return { place, to: isMissing ? undefined : oddValue(chance) }
  })
  const isExtended = chance.happens(0.1)
  const text = edited(
    value,
    edits.filter(({ place }) => place.length > 0 || chance.happens(0.1)),
  )
  const body = text ?? '{}'
  return isExtended && body.startsWith('{"')
    ? `{"__proto__":{"a":1},"unknown":${oddValue(chance)},${body.slice(1)}`
    : body
}
