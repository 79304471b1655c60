import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { token, tokenNames } from '../../../../dev/art/tokens.ts'
import { themeColors } from '../../../../web/ui/styles/theme-colors.ts'
import { plainPageStyle } from '../../../../worker/http/plain-page-style.ts'

const mixed = String.raw`\s*(?:var\(--[\w-]+\)|transparent|currentcolor)(?: [\d.]+%)?\s*`
/** A colour by its digits, by a function's numbers, or mixed of anything but tokens. */
const ownPaint = new RegExp(
  String.raw`:[^;{}]*(?:#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|` +
    String.raw`\bcolor-mix\((?!\s*in \w+,${mixed},${mixed}\)))`,
  'gi',
)

const styles = globSync('web/**/*.css').filter((file) => !file.endsWith('styles/tokens.css'))

describe('a colour that is changed in the tokens', () => {
  it.each(styles)('changes in %s, which has no paint of its own', (file) => {
    expect(readFileSync(file, 'utf8').match(ownPaint)).toBeNull()
  })

  it('changes in the browser’s own bar: `web/ui/styles/theme-colors.ts` says the same', () => {
    const { light, dark } = themeColors
    expect(token('--color-bg')).toBe(`light-dark(${light}, ${dark})`)
  })

  it('changes on the Worker’s own pages: `worker/http/plain-page-style.ts` says the same', () => {
    const values = tokenNames.map(token)
    const colors = plainPageStyle.match(/light-dark\((?:[^()]|\([^()]*\))*\)|#[\da-f]{3,8}/g) ?? []
    expect(colors).toContain(token('--color-brand'))
    expect(colors.filter((color) => !values.includes(color))).toEqual([])
  })
})

describe('what lies over what is decided in the tokens', () => {
  it.each(styles)('and not in %s', (file) => {
    expect(readFileSync(file, 'utf8').match(/z-index: (?!var\(--layer-)[^;]*/g)).toBeNull()
  })
})

describe('a motion of the tokens', () => {
  const motions = tokenNames.filter((name) => name.startsWith('--motion-'))

  it.each(motions)('%s has its keyframes where every page has them', (name) => {
    const [keyframes] = token(name).split(' ')
    expect(readFileSync('web/ui/styles/base.css', 'utf8')).toContain(`@keyframes ${keyframes} {`)
  })
})
