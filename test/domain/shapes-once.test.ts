import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/*
 * An optional field that was copied by hand from a type of `domain/` still compiles when the original is
 * renamed, but is then always undefined. TypeScript 7 has no API to ask for types, so the sources are read.
 */

interface Field {
  /** Without `undefined`, which an optional field may or may not name. */
  type: string
  name: string
  isOptional: boolean
}

const declaration = /^(?:export )?(?:interface|type) (\w+)[^\n]*\{\n([\s\S]*?)^\}/gm
const property = /^ +(?:readonly )?(\w+)(\??): (.+?)[,;]?$/gm

/** Interfaces and object types of a source, as Biome formats them: one property per line. */
function shapesOf(source: string): { name: string; fields: Field[] }[] {
  const code = source.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '$1')
  return [...code.matchAll(declaration)].map(([, name = '', body = '']) => ({
    name,
    fields: [...body.matchAll(property)].map(([, field = '', mark, type = '']) => ({
      name: field,
      type: type.replace(/ \| undefined$/, ''),
      isOptional: mark === '?',
    })),
  }))
}

const declared = new Set(
  globSync('domain/**/*.ts')
    .flatMap((file) => shapesOf(readFileSync(file, 'utf8')))
    .flatMap(({ fields }) => fields.map(({ name, type }) => `${name}: ${type}`)),
)

function copiesIn(source: string): string[] {
  return shapesOf(source).flatMap(({ name, fields }) =>
    fields
      .filter((field) => field.isOptional && declared.has(`${field.name}: ${field.type}`))
      .map((field) => `${name}.${field.name}`),
  )
}

/** Fields that only share their name and type with one of the domain's. */
const otherThings = [
  'web/guest/office/office-card.tsx OfficeCardProps.reference',
  'web/ui/section.tsx SectionProps.id',
  'web/ui/toast/toast-store.ts ToastContent.description',
  'web/words/office-phone/office-chat.tsx OfficeChatProps.reference',
  'worker/errors.ts Details.reason',
  'worker/stay/write-update.ts WriteContext.staffId',
]

describe('the types of domain/', () => {
  it('are not copied by hand: optional fields pick the type they mirror', () => {
    const copies = globSync('{web,worker}/**/*.{ts,tsx}').flatMap((file) =>
      copiesIn(readFileSync(file, 'utf8')).map((copy) => `${file} ${copy}`),
    )
    expect(copies.toSorted()).toEqual(otherThings)
  })

  it('are detected if copied, with and without `undefined`', () => {
    const copied = `export interface BookedStay {
  startDate: string
  endDate?: string | null
  /** How many changes of it a calendar has to take over. */
  changes?: number | undefined
  own?: boolean
}
`
    expect(copiesIn(copied)).toEqual(['BookedStay.endDate', 'BookedStay.changes'])
    expect(copiesIn("type Own = Partial<Pick<PaidBooking, 'changes'>>\n")).toEqual([])
  })
})
