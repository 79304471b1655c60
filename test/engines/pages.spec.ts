import { expect } from '@playwright/test'
import { sitePages } from '../e2e/site-pages.ts'
import { comesToLife, test } from './test.ts'

test("each page fits a phone's width and logs no errors", async ({ window }) => {
  const wide: string[] = []
  for (const { address } of sitePages) {
    await window.open(address)
    await comesToLife(window)
    const [room, needed] = await window.evaluate<[number, number]>(
      '[innerWidth, document.documentElement.scrollWidth]',
    )
    expect(room, 'the width of the window').toBe(390)
    if (needed > room) wide.push(`${address}: ${needed}`)
  }
  expect(wide).toEqual([])
})
