import { describe, expect, it } from 'vitest'
import { business } from '../../../../domain/business/business.ts'
import { hrefOf, paths } from '../../../../web/routing/paths.ts'
import { builtPagesOf, siteHas } from '../../built-site.ts'

const locations = builtPagesOf('location').map((built) => [built.address, built] as const)

describe('the walk from the square', () => {
  it.each(locations)(
    '%s has it in four steps with a picture each, without a script',
    (_, built) => {
      const steps = built.document.querySelectorAll('#walk ol > li')
      expect(steps).toHaveLength(4)
      for (const step of steps) {
        const source = step.querySelector('img')?.getAttribute('src') ?? ''
        expect(siteHas(source.split('#')[0] ?? '')).toBe(true)
        expect(step.querySelector('img')?.getAttribute('loading')).toBe('lazy')
        expect(step.querySelector('h3')?.textContent).toMatch(/\p{L}/u)
      }
      const [, street] = steps
      expect(street?.textContent).toContain(business.address.street)
      expect(street?.querySelector('a')?.getAttribute('href')).toMatch(/travelmode=walking/)
    },
  )

  it('is where emails and the pass lead to', () => {
    for (const [address, { locale }] of locations)
      expect(hrefOf(paths.location, locale)).toBe(address)
  })
})
