import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buttonClass } from '../../../web/ui/button.tsx'

const sheet = readFileSync('web/ui/button.module.css', 'utf8')
const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const
const sizes = ['sm', 'lg', 'icon'] as const
const looks = variants.flatMap((variant) =>
  (['default', ...sizes] as const).map((size) => buttonClass({ variant, size })),
)

describe('a button (specification, section 9, Interface)', () => {
  it('has a different look for each of six variants in four sizes', () => {
    expect(new Set(looks).size).toBe(24)
    expect(buttonClass()).toBe(looks[0])
  })

  it.each([...variants, ...sizes])('has styles for %s', (name) => {
    expect(sheet).toMatch(new RegExp(`^\\.${name} \\{\\n {2}\\S`, 'm'))
  })
})
