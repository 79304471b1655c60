import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { token, tokenNames } from '../../../../dev/art/tokens.ts'
import { themeColors } from '../../../../web/ui/styles/theme-colors.ts'
import { plainPageStyle } from '../../../../worker/http/plain-page-style.ts'

const mixed = String.raw`\s*(?:var\(--[\w-]+\)|transparent|currentcolor)(?: [\d.]+%)?\s*`
/** A colour in hex or by a function, or a mix of anything but tokens. */
const ownPaint = new RegExp(
  String.raw`:[^;{}]*(?:#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|` +
    String.raw`\bcolor-mix\((?!\s*in \w+,${mixed},${mixed}\)))`,
  'gi',
)

const styles = globSync('web/**/*.css').filter((file) => !file.endsWith('styles/tokens.css'))

describe('colours', () => {
  it.each(styles)('come only from tokens in %s', (file) => {
    expect(readFileSync(file, 'utf8').match(ownPaint)).toBeNull()
  })

  it("of the browser's bar in `web/ui/styles/theme-colors.ts` are the tokens'", () => {
    const { light, dark } = themeColors
    expect(token('--color-bg')).toBe(`light-dark(${light}, ${dark})`)
  })

  it("of the Worker's pages in `worker/http/plain-page-style.ts` are the tokens'", () => {
    const values = tokenNames.map(token)
    const colors = plainPageStyle.match(/light-dark\((?:[^()]|\([^()]*\))*\)|#[\da-f]{3,8}/g) ?? []
    expect(colors).toContain(token('--color-brand'))
    expect(colors.filter((color) => !values.includes(color))).toEqual([])
  })
})

describe('z-index', () => {
  it.each(styles)('comes only from layer tokens in %s', (file) => {
    expect(readFileSync(file, 'utf8').match(/z-index: (?!var\(--layer-)[^;]*/g)).toBeNull()
  })
})

describe('motion tokens', () => {
  const motions = tokenNames.filter((name) => name.startsWith('--motion-'))

  it.each(motions)('%s has its keyframes in base.css', (name) => {
    const [keyframes] = token(name).split(' ')
    expect(readFileSync('web/ui/styles/base.css', 'utf8')).toContain(`@keyframes ${keyframes} {`)
  })
})
