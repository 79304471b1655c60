import { describe, expect, it } from 'vitest'
import { business } from '../../../../../domain/business/business.ts'
import { builtPagesOf } from '../../../built-site.ts'

const homes = builtPagesOf('home')

interface Entry {
  name: string
  acceptedAnswer: { text: string }
}

describe('the FAQ of the home page', () => {
  it.each(homes.map((home) => [home.address, home] as const))(
    'has the same texts in the structured data and on %s',
    (_, { document }) => {
      const shown = document.querySelectorAll('#questions details:has(> p)').map((details) => ({
        question: details.querySelector('summary')?.textContent,
        answer: details.querySelector('p')?.textContent,
      }))
      const structured = document
        .querySelectorAll('script[type="application/ld+json"]')
        .map((script) => JSON.parse(script.textContent ?? ''))
        .find((data) => data['@type'] === 'FAQPage')
        .mainEntity.map(({ name, acceptedAnswer }: Entry) => ({
          question: name,
          answer: acceptedAnswer.text,
        }))
      expect(shown).toHaveLength(16)
      expect(structured).toEqual(shown)
      expect(new Set(shown.map(({ question }) => question)).size).toBe(16)
    },
  )

  it('has an anchor per question, the same in every language', () => {
    const [first, ...others] = homes.map(({ document }) =>
      document.querySelectorAll('#questions details summary + p').map(({ id }) => id),
    )
    expect(first?.filter(Boolean)).toHaveLength(16)
    for (const ids of others) expect(ids).toEqual(first)
  })

  it('links from the first answer to the map, in a new tab', () => {
    for (const { document } of homes) {
      const link = document.querySelector('#questions details:first-of-type a')
      expect(link?.getAttribute('href')).toBe(business.mapUrl)
      expect(link?.getAttribute('target')).toBe('_blank')
      expect(link?.getAttribute('rel')).toBe('noopener')
    }
  })
})
