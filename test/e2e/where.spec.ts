import { expect, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'
import { arrive } from './arrive.ts'
import { devOrigin } from './servers.ts'

const tile = 'section#location [aria-busy]'

test('the home page loads the weather when the visitor scrolls near it', async ({
  page,
  request,
}) => {
  const requests: string[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/api/weather')) requests.push(call.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requests, 'far away').toEqual([])
  await page.locator(tile).scrollIntoViewIfNeeded()
  const sky = await (await request.get(`${devOrigin}/control/weather`)).json()
  await expect(page.locator(tile)).toContainText(`${Math.round(sky.temperature)} °C`)
  await expect(page.locator(tile)).toContainText('Partly Cloudy')
  expect(requests).toHaveLength(1)
})

test('the weather is reloaded every half hour, not at every scroll', async ({ page }) => {
  let requests = 0
  await page.route('**/api/weather', (route) => {
    requests += 1
    const reading = { temperature: 10 + requests, weatherCode: 0, description: 'clear-sky' }
    return route.fulfill({ json: { ...reading, fallback: false } })
  })
  await page.clock.install()
  await arrive(page, '/')
  await page.locator(tile).scrollIntoViewIfNeeded()
  await expect(page.locator(tile)).toContainText('11 °C')
  await page.locator('h1').scrollIntoViewIfNeeded()
  await page.locator(tile).scrollIntoViewIfNeeded()
  await page.clock.runFor('29:00')
  expect(requests).toBe(1)
  await page.clock.runFor('02:00')
  await expect(page.locator(tile)).toContainText('12 °C')
  await expect(page.locator(tile)).toContainText('Clear Sky')
})

test("a usual day is shown if the weather can't be loaded", async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route('**/api/weather', (route) => route.abort())
  await page.goto('/de')
  await page.locator(tile).scrollIntoViewIfNeeded()
  await expect(page.locator(tile)).toContainText('26 °C')
  expect(warnings.join()).toContain('weather')
})

test('the weather is shown as soon as it can be loaded again', async ({ page }) => {
  const usual = { temperature: 26, weatherCode: 2, description: 'partly-cloudy', fallback: true }
  const known = { temperature: 11, weatherCode: 0, description: 'clear-sky', fallback: false }
  const answers = [null, usual, known]
  let requests = 0
  await page.route('**/api/weather', (route) => {
    const json = answers[requests]
    requests += 1
    return json ? route.fulfill({ json }) : route.abort()
  })
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator(tile).scrollIntoViewIfNeeded()
  await expect(page.locator(tile)).toContainText('26 °C')
  await page.clock.runFor('01:01')
  await expect.poll(() => requests).toBe(2)
  await expect(async () => {
    await page.clock.runFor('01:01')
    await expect(page.locator(tile)).toContainText('11 °C', { timeout: 1000 })
  }).toPass()
  await page.clock.runFor('05:00')
  expect(requests).toBe(3)
})

test('the map section opens the assistant, and WhatsApp is disabled', async ({ page }) => {
  await arrive(page, '/')
  const where = page.locator('section#location')
  await expect(where.getByRole('button', { name: 'WhatsApp' })).toBeDisabled()
  await where.getByRole('button', { name: 'Ask the assistant' }).click()
  await expect(page.getByRole('log')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('address, hours and map link are shown', async ({ page }) => {
    await page.goto('/')
    const where = page.locator('section#location')
    await expect(where).toContainText(business.address.street)
    await expect(where.getByRole('link', { name: 'Load the map' })).toHaveAttribute(
      'href',
      business.mapUrl,
    )
    await expect(where.getByRole('link', { name: business.email })).toBeVisible()
  })
})
