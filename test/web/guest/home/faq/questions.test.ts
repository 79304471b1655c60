import { describe, expect, it } from 'vitest'
import { business } from '../../../../../domain/business/business.ts'
import { builtPages } from '../../../built-site.ts'

const homes = builtPages.filter(({ page }) => page.name === 'home')

interface Entry {
  name: string
  acceptedAnswer: { text: string }
}

describe('the questions on the home page', () => {
  it.each(homes.map((home) => [home.address, home] as const))(
    'are told to search engines in the words that %s shows',
    (_, { document }) => {
      const shown = document.querySelectorAll('#questions details:has(> p)').map((details) => ({
        question: details.querySelector('summary')?.textContent,
        answer: details.querySelector('p')?.textContent,
      }))
      const told = document
        .querySelectorAll('script[type="application/ld+json"]')
        .map((script) => JSON.parse(script.textContent ?? ''))
        .find((data) => data['@type'] === 'FAQPage')
        .mainEntity.map(({ name, acceptedAnswer }: Entry) => ({
          question: name,
          answer: acceptedAnswer.text,
        }))
      expect(shown).toHaveLength(15)
      expect(told).toEqual(shown)
      expect(new Set(shown.map(({ question }) => question)).size).toBe(15)
    },
  )

  it('can each be linked to, at the same address in every language', () => {
    const [first, ...others] = homes.map(({ document }) =>
      document.querySelectorAll('#questions details summary + p').map(({ id }) => id),
    )
    expect(first?.filter(Boolean)).toHaveLength(15)
    for (const ids of others) expect(ids).toEqual(first)
  })

  it('lead to the map from the first answer, in a tab of its own', () => {
    for (const { document } of homes) {
      const link = document.querySelector('#questions details:first-of-type a')
      expect(link?.getAttribute('href')).toBe(business.mapUrl)
      expect(link?.getAttribute('target')).toBe('_blank')
      expect(link?.getAttribute('rel')).toBe('noopener')
    }
  })
})
