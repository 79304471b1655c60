import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

describe('the forms in web/', () => {
  const filesThat = (does: RegExp) =>
    globSync('web/**/*.{ts,tsx}').filter((file) => does.test(readFileSync(file, 'utf8')))

  it('read FormData only in shared code and for values typed before the script ran', () => {
    expect(filesThat(/new FormData\(/).toSorted()).toEqual([
      'web/forms/use-plain-form.tsx',
      'web/guest/booking/form/first-values.ts',
    ])
  })

  it('use the form library in three shared places only', () => {
    expect(filesThat(/\buseForm[<(]/).toSorted()).toEqual([
      'web/guest/booking/form/use-stay-form.ts',
      'web/guest/services/use-request-form.ts',
      'web/staff/closures/use-closure-form.ts',
    ])
  })
})
