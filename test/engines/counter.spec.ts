import { writeFileSync } from 'node:fs'
import { test } from '@playwright/test'
import { By, Key, until, type WebDriver } from 'selenium-webdriver'
import { newGuest, nextArrival } from '../e2e/counter.ts'
import { siteOrigin } from '../e2e/servers.ts'
import { Site } from './site.ts'
import { assertWebKit, WebKit } from './webkit.ts'

/** Milliseconds in which something has to come into sight. */
const patience = 15_000

const site = new Site()
let webKit: WebKit
let driver: WebDriver

test.beforeAll(async () => {
  assertWebKit()
  await site.start()
  webKit = await WebKit.open(1024, 768)
  driver = webKit.driver
})

test.afterAll(async () => {
  await webKit?.close()
  await site.stop()
})

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants its fixtures destructured.
test.afterEach(async ({}, info) => {
  if (info.status === info.expectedStatus) return
  const body = Buffer.from(await driver.takeScreenshot(), 'base64')
  writeFileSync(info.outputPath('window.png'), body)
})

const named = (tag: string, name: string) =>
  By.xpath(`//${tag}[contains(normalize-space(.), "${name}") or @aria-label="${name}"]`)

async function shown(by: By) {
  const element = await driver.wait(until.elementLocated(by), patience)
  await driver.wait(until.elementIsVisible(element), patience)
  return element
}

/** A second tap is never meant for what has just come into sight: the page takes none for a moment. */
async function taps(by: By): Promise<void> {
  await shown(by)
  await driver.sleep(700)
  await (await shown(by)).click()
}

async function types(by: By, text: string): Promise<void> {
  const field = await shown(by)
  await field.clear()
  await field.sendKeys(text)
}

/** A guest reserves two items until tomorrow. */
async function reserves(customerName: string): Promise<void> {
  const startDate = nextArrival()
  const answer = await fetch(`${siteOrigin}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customerName,
      customerEmail: `${crypto.randomUUID()}@example.com`,
      luggageCount: 2,
      startDate,
      endDate: new Date(startDate.getTime() + 24 * 3_600_000),
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Opens a guest's stay, found by name. */
async function finds(guest: string): Promise<void> {
  await types(By.css('input[type=search]'), guest.toLowerCase())
  await taps(named('a', guest))
  await shown(heading(guest))
}

async function signsIn(): Promise<void> {
  await driver.get(`${siteOrigin}/admin/desk`)
  await taps(By.linkText('Sign in'))
  await taps(named('button', 'arta@example.com'))
  await shown(By.css('input[type=search]'))
}

const heading = (name: string) =>
  By.xpath(`//section//*[self::h2 or self::h1][normalize-space(.)="${name}"]`)
const said = (text: string) => By.xpath(`//*[@role="status"][contains(., "${text}")]`)

async function says(text: string): Promise<void> {
  await shown(said(text))
}

test('a day at the counter in WebKit', async () => {
  const guest = newGuest()
  await reserves(guest)
  await signsIn()

  await finds(guest)
  await taps(named('button', 'Check in 2 items'))
  await says('Checked in.')

  await taps(By.xpath('//button[normalize-space(.)="Cash"]'))
  await taps(named('button', 'Cash taken'))
  await says('Payment taken.')

  await taps(
    By.xpath('//label[contains(., "All")]/input | //input[@type="checkbox" and @aria-label="All"]'),
  )
  await taps(named('button', 'Check out 2 items'))
  await says('Checked out.')

  const walkIn = newGuest()
  await driver.get(`${siteOrigin}/admin/desk`)
  await taps(named('a', 'Walk-in'))
  await shown(heading('Walk-in'))
  await driver.sleep(700)
  await driver.actions().sendKeys(walkIn, Key.ENTER).perform()
  await taps(By.xpath('//label[contains(., "Today")]'))
  await taps(By.xpath('//button[normalize-space(.)="Cash"]'))
  await taps(named('button', 'Cash taken'))
  await shown(heading(walkIn))
  await shown(named('button', 'Tick the tags first'))

  await driver.get(`${siteOrigin}/admin/till`)
  await shown(By.xpath('//h1[contains(., "Till")]'))
  // Twelve for two items until tomorrow, less six for a day early, and three for one item today.
  await shown(By.xpath('//tr[contains(., "Cash, net") and contains(., "€9.00")]'))
})
