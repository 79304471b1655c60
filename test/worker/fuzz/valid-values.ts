import type * as z from 'zod/mini'
import type { Chance } from '../bad-week/chance.ts'

/** Draws a value by the name of its field and its type. Returns `undefined` if it knows none. */
export type ByName = (name: string, type: string) => unknown

/** How often an optional field is sent. */
const share = 0.7

/**
 * A value that a schema takes, as far as the schema shows it: its shape, its closed sets and its numbers. What
 * a text has to look like is known by its name.
 */
export function validFor(schema: object, chance: Chance, byName: ByName, name = ''): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = (of: object, called = name) => validFor(of, chance, byName, called)
  if (def.type === 'optional') return chance.happens(share) ? inner(def.innerType) : undefined
  if (def.type === 'nullable') return chance.happens(share) ? inner(def.innerType) : null
  if (def.type === 'default') return inner(def.innerType)
  const known = byName(name, def.type)
  if (known !== undefined && chance.happens(0.95)) return known
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => [key, inner(field, key)]),
      )
    case 'pipe':
      return inner(isShown(def.in) ? def.in : def.out)
    case 'array':
      return Array.from({ length: chance.whole(1, 3) }, () => inner(def.element))
    case 'enum':
      return chance.oneOf(Object.values(def.entries) as [unknown])
    case 'literal':
      return chance.oneOf([...def.values] as [unknown])
    case 'boolean':
      return chance.happens(0.5)
    case 'number':
      return chance.whole(1, 9)
    case 'string':
      return `text ${chance.whole(1, 99)}`
    default:
      return undefined
  }
}

/** False for a transform, which doesn't show what it accepts. */
function isShown(schema: object): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional') return isShown(def.innerType)
  return def.type !== 'custom' && def.type !== 'transform'
}
