import type { HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { builtPagesOf } from '../../built-site.ts'

const homes = builtPagesOf('home')

/** The longest run of letters without a soft hyphen, hyphen or space. */
function longest(elements: readonly HTMLElement[]): string {
  const stretches = elements.flatMap(({ textContent }) => textContent.match(/\p{L}+/gu) ?? [])
  return stretches.toSorted((a, b) => b.length - a.length)[0] ?? ''
}

describe('long words in narrow columns', () => {
  it.each(homes.map((home) => [home.address, home] as const))(
    'have soft hyphens: %s',
    (_, { document }) => {
      // The number of letters that fit on a phone of 320 px.
      expect(longest(document.querySelectorAll('main dl dt')).length).toBeLessThanOrEqual(13)
      expect(
        longest(document.querySelectorAll('main table :is(th, td)')).length,
      ).toBeLessThanOrEqual(10)
    },
  )
})
