import { expect, test } from '@playwright/test'

test('the error page is a narrow card in the middle of a full-height page', async ({ page }) => {
  await page.goto('/a-page-that-never-was')
  const card = page.locator('main div', { has: page.locator('> h1') })
  await expect(card.locator('h1 svg'), 'the warning').toBeVisible()
  await expect(card.getByRole('heading')).toHaveText(['404 Page Not Found'])
  await expect(card.locator('h1 + p')).toContainText('There is no page at this address.')
  const [box, area] = [await card.boundingBox(), await card.locator('..').boundingBox()]
  const width = page.viewportSize()?.width ?? 0
  const height = page.viewportSize()?.height ?? 0
  if (!box || !area) throw new Error('The page shows no card')
  expect(box.width).toBeLessThanOrEqual(448)
  expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0)
  expect(box.y + box.height / 2).toBeCloseTo(area.y + area.height / 2, 0)
  expect(area.y + area.height).toBeGreaterThanOrEqual(height - 1)
  const colour = (element: HTMLElement | SVGElement) => getComputedStyle(element).backgroundColor
  expect(await card.evaluate(colour)).not.toBe(await card.locator('..').evaluate(colour))
})
