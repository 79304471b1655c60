import { expect, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'

test('a guest loads the map of another company only on request', async ({ page }) => {
  const requested: string[] = []
  await page.route(`${new URL(business.mapFrameUrl).origin}/**`, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><h1>Streets</h1>' })
  })
  await page.goto('/location', { waitUntil: 'networkidle' })
  expect(requested).toEqual([])
  await page.getByText('Load the map').click()
  await expect(page.frameLocator('iframe').getByText('Streets')).toBeVisible()
  expect(requested).toEqual([business.mapFrameUrl])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest finds the address, the ways there and a link to the map', async ({ page }) => {
    await page.goto('/location')
    await expect(page.locator('main address')).toContainText('1001 Tirana')
    await expect(page.getByText('It’s not the same as the shuttle')).toBeVisible()
    await expect(page.locator('main section:not(#walk) ol > li')).toHaveCount(10)
    const map = page.getByRole('link', { name: 'Load the map' })
    await expect(map).toHaveAttribute('href', business.mapUrl)
    await expect(map).toHaveAttribute('target', '_blank')
    await page.getByRole('link', { name: 'Times and stops of the shuttle' }).click()
    await expect(page).toHaveURL('/airport-shuttle')
  })
})
