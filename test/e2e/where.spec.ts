import { expect, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'
import { arrive } from './arrive.ts'
import { devOrigin } from './servers.ts'

const tile = 'section#location [aria-busy]'

test('the home page tells the weather once the traveller comes near', async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/api/weather')) asked.push(call.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked, 'far away').toEqual([])
  await page.locator(tile).scrollIntoViewIfNeeded()
  const sky = await (await request.get(`${devOrigin}/control/weather`)).json()
  await expect(page.locator(tile)).toContainText(`${Math.round(sky.temperature)} °C`)
  await expect(page.locator(tile)).toContainText('Partly Cloudy')
  expect(asked).toHaveLength(1)
})

test('a traveller who stays reads the weather anew each half hour, however much they scroll', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/api/weather', (route) => {
    asked += 1
    const reading = { temperature: 10 + asked, weatherCode: 0, description: 'clear-sky' }
    return route.fulfill({ json: { ...reading, fallback: false } })
  })
  await page.clock.install()
  await arrive(page, '/')
  await page.locator(tile).scrollIntoViewIfNeeded()
  await expect(page.locator(tile)).toContainText('11 °C')
  await page.locator('h1').scrollIntoViewIfNeeded()
  await page.locator(tile).scrollIntoViewIfNeeded()
  await page.clock.runFor('29:00')
  expect(asked).toBe(1)
  await page.clock.runFor('02:00')
  await expect(page.locator(tile)).toContainText('12 °C')
  await expect(page.locator(tile)).toContainText('Clear Sky')
})

test('where nobody can tell the weather, a usual day stands in', async ({ page }) => {
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

test('a traveller who stays sees the weather as soon as somebody can tell it again', async ({
  page,
}) => {
  const usual = { temperature: 26, weatherCode: 2, description: 'partly-cloudy', fallback: true }
  const known = { temperature: 11, weatherCode: 0, description: 'clear-sky', fallback: false }
  const answers = [null, usual, known]
  let asked = 0
  await page.route('**/api/weather', (route) => {
    const json = answers[asked]
    asked += 1
    return json ? route.fulfill({ json }) : route.abort()
  })
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator(tile).scrollIntoViewIfNeeded()
  await expect(page.locator(tile)).toContainText('26 °C')
  await page.clock.runFor('01:01')
  await expect.poll(() => asked).toBe(2)
  await expect(async () => {
    await page.clock.runFor('01:01')
    await expect(page.locator(tile)).toContainText('11 °C', { timeout: 1000 })
  }).toPass()
  await page.clock.runFor('05:00')
  expect(asked).toBe(3)
})

test('from the map to a person: the assistant answers, WhatsApp is not open yet', async ({
  page,
}) => {
  await arrive(page, '/')
  const where = page.locator('section#location')
  await expect(where.getByRole('button', { name: 'WhatsApp' })).toBeDisabled()
  await where.getByRole('button', { name: 'Ask the assistant' }).click()
  await expect(page.getByRole('log')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('address, hours and map are there all the same', async ({ page }) => {
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
