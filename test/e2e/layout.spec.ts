import { expect, test } from '@playwright/test'

test('the buttons of the services stand at the foot of their cards', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/services-hub')
  const rooms = await page.locator('main article').evaluateAll((cards) =>
    cards.map((card) => {
      const button = card.querySelector('a, button') as Element
      return Math.round(card.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom)
    }),
  )
  expect(rooms.length).toBeGreaterThan(8)
  expect(rooms.filter((room) => room > 26)).toEqual([])
})
