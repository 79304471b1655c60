import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sheetName, styleName } from '../../../web/prerender/style-names.ts'

const sheets = globSync('web/**/*.module.css')

it('class names begin with the name of their stylesheet', () => {
  expect(styleName('close', 'web/guest/layout/site-menu.module.css')).toBe('site-menu-close')
  expect(styleName('map', 'web/pages/location/page.module.css')).toBe('location-page-map')
})

it('stylesheets have different names', () => {
  const names = sheets.map(sheetName)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

// `a-b` in `c` and `b` in `c-a` would get the same name.
it('classes have different names', () => {
  const names = sheets.flatMap((sheet) => {
    const classes = new Set(readFileSync(sheet, 'utf8').match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/gi))
    return [...classes].map((name) => styleName(name, sheet))
  })
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
