import { expect, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'

test('the reviews link to the place where guests wrote them', async ({ page }) => {
  await page.goto('/')
  const reviews = page.locator('section#reviews')
  await expect(reviews).toContainText(`${business.rating.count} online reviews`)
  await expect(reviews.getByRole('img', { name: '4.9 out of 5 stars' })).toBeVisible()
  await expect(reviews.getByRole('figure')).toHaveCount(3)
  for (const name of ['Read all reviews', 'Write a review']) {
    const link = reviews.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', business.mapUrl)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})
