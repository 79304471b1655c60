import { expect, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'

test('several questions stay open at once, by tap and by keyboard', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('#questions details')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(questions.nth(0).locator('p').first()).toBeVisible()
  await expect(questions.nth(1).locator('p')).toContainText('per item per day')
  await expect(page.locator('#questions details[open]')).toHaveCount(2)

  await page.keyboard.press('Enter')
  await expect(page.locator('#questions details[open]')).toHaveCount(1)
  const map = questions.nth(0).getByRole('link')
  await expect(map).toBeVisible()
  await expect(map).toHaveAttribute('href', business.mapUrl)
})

test('a link to an answer opens it and shows its question', async ({ page }) => {
  await page.goto('/#price')
  const question = page.locator('#questions details').filter({ has: page.locator('#price') })
  await expect(question).toHaveAttribute('open')
  await expect(question.locator('summary')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#questions details[open]')).toHaveCount(1)
})

test('the questions open without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByText(/All \d+ questions/).click()
  const question = page
    .locator('#questions details details')
    .filter({ hasText: 'Can I store a bike?' })
  await expect(question.locator('p')).toBeHidden()
  await question.locator('summary').click()
  await expect(question.locator('p')).toBeVisible()
  await context.close()
})
