import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

describe('the forms of web/', () => {
  const filesThat = (does: RegExp) =>
    globSync('web/**/*.{ts,tsx}').filter((file) => does.test(readFileSync(file, 'utf8')))

  it('are read from the page by shared code alone, but for what was typed before the script came', () => {
    expect(filesThat(/new FormData\(/).toSorted()).toEqual([
      'web/forms/use-plain-form.tsx',
      'web/guest/booking/form/first-values.ts',
    ])
  })

  it('stand on the forms’ library in three places, each of which many fields share', () => {
    expect(filesThat(/\buseForm[<(]/).toSorted()).toEqual([
      'web/guest/booking/form/use-stay-form.ts',
      'web/guest/services/use-request-form.ts',
      'web/staff/closures/use-closure-form.ts',
    ])
  })
})
