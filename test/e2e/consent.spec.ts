import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'
import { arrive, comeToLife, leaveFirstScreen } from './arrive.ts'
import { signInAsStaff } from './staff.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' })

interface Counter {
  /** The requested addresses of the tag's script. */
  requested: string[]
  /** Returns what the site has sent to the tag. */
  sentToTag: () => Promise<unknown[][]>
}

/** Stands in for the tag's server and records requests. */
async function countRequests(page: Page): Promise<Counter> {
  const requested: string[] = []
  await page.route(/googletagmanager|google-analytics/, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagHasRun = true' })
  })
  const sentToTag = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] }
      return dataLayer.map((command) => Array.from(command))
    })
  return { requested, sentToTag }
}

/** Scrolls to the end, and waits until scroll listeners have run. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
}

/** Waits until earlier requests of the page are recorded, by waiting for a later one. */
async function allNoticed(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/api/health').then(({ status }) => status))
}

/** Counts requests for the consent question's script. */
function questions(page: Page): () => Promise<number> {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/mount-consent-[^/]+\.js$/.test(request.url())) fetched.push(request.url())
  })
  return async () => {
    await allNoticed(page)
    return fetched.length
  }
}

test('a visitor is not asked for consent on arrival, and no tracking is loaded', {
  tag: '@phone',
}, async ({ page }) => {
  const { requested, sentToTag } = await countRequests(page)
  const fetched = questions(page)
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await arrive(page, '/')
  expect(await fetched()).toBe(0)
  await leaveFirstScreen(page)
  await page.locator('aside > button').click()
  await expect.poll(() => warnings.join()).toContain('not counted: chatbot_opened')
  await readOn(page)
  await expect(strip(page)).toBeVisible()
  expect(await fetched()).toBe(1)
  expect(requested).toEqual([])
  expect(await sentToTag()).toEqual([])
})

test('a visitor who agrees is counted by page and event, without secrets in addresses', {
  tag: '@phone',
}, async ({ page }) => {
  const { requested, sentToTag } = await countRequests(page)
  await arrive(page, '/?payment_intent_client_secret=pi_secret')
  await readOn(page)
  await strip(page).getByRole('button', { name: 'Allow' }).click()
  await expect(strip(page)).toHaveCount(0)
  await page.waitForFunction(() => 'tagHasRun' in window)
  expect(requested).toEqual([`https://www.googletagmanager.com/gtag/js?id=${business.analyticsId}`])

  const events = async () => (await sentToTag()).filter(([command]) => command === 'event')
  const home = await page.title()
  const view = { page_path: '/', page_title: home }
  await expect.poll(events).toEqual([['event', 'page_view', expect.objectContaining(view)]])
  expect(JSON.stringify(await sentToTag())).not.toContain('secret')
  await page.locator('footer a[href="/accommodations"]').click()
  await expect(page).toHaveURL('/accommodations')
  await expect(page).not.toHaveTitle(home)
  await page.locator('aside > button').click()
  await page.locator('aside form input').fill('price')
  await page.locator('aside form input').press('Enter')
  await page.locator('aside ul button').first().click()

  await expect.poll(events).toEqual([
    ['event', 'page_view', expect.objectContaining({ page_path: '/accommodations' })],
    ['event', 'chatbot_opened', { event_category: 'chatbot', event_label: 'assistant' }],
    ['event', 'chatbot_message_sent', { event_category: 'chatbot', event_label: 'typed' }],
    [
      'event',
      'chatbot_suggestion_clicked',
      { event_category: 'chatbot', event_label: 'suggestion' },
    ],
  ])
  const commands = await sentToTag()
  const config = commands.find(([command]) => command === 'config')
  expect(config).toEqual([
    'config',
    business.analyticsId,
    expect.objectContaining({ send_page_view: false, anonymize_ip: true }),
  ])
  expect(JSON.stringify(commands)).not.toContain('secret')

  const fetched = questions(page)
  await arrive(page, '/about')
  await readOn(page)
  await expect.poll(() => requested.length).toBe(3)
  expect(await fetched(), 'the answer is remembered').toBe(0)
})

test('a visitor who refuses is not counted or asked again, and can change their mind', {
  tag: '@phone',
}, async ({ page }) => {
  const { requested, sentToTag } = await countRequests(page)
  await arrive(page, '/')
  await readOn(page)
  await strip(page).getByRole('button', { name: 'No thanks' }).click()
  await expect(strip(page)).toHaveCount(0)
  const fetched = questions(page)
  await arrive(page, '/contact')
  await readOn(page)
  expect(await fetched()).toBe(0)
  expect(requested).toEqual([])

  const again = page.getByRole('link', { name: 'Privacy choices' })
  await again.click()
  await expect(strip(page)).toBeFocused()
  await expect(strip(page)).toContainText('You’ve said no.')
  await strip(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => requested.length).toBe(1)
  await expect(again).toBeFocused()

  await page.context().addCookies([{ name: '_ga', value: 'GA1', url: page.url() }])
  await again.click()
  await strip(page).getByRole('button', { name: 'No thanks' }).click()
  await expect.poll(() => page.context().cookies()).toEqual([])
  const before = (await sentToTag()).length
  await page.locator('aside > button').click()
  // The assistant counts its opening before it takes the focus.
  await expect(page.getByRole('region', { name: 'Assistant', exact: true })).toBeFocused()
  expect(await sentToTag()).toHaveLength(before)
})

for (const path of ['/book-online', '/reserve-pay-location']) {
  test(`a visitor is not asked for consent on the form of ${path}`, { tag: '@phone' }, async ({
    page,
  }) => {
    const fetched = questions(page)
    await page.goto('/')
    await page.goto(path, { referer: page.url() })
    await comeToLife(page)
    await readOn(page)
    expect(await fetched()).toBe(0)
  })
}

test("a visitor is asked for consent on their second page, but not on the home page's first screen", {
  tag: '@phone',
}, async ({ page }) => {
  const fetched = questions(page)
  await arrive(page, '/contact')
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  await comeToLife(page)
  await expect(page.locator('h1')).toBeInViewport()
  expect(await fetched()).toBe(0)
  await page
    .locator('header a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/about')
  await comeToLife(page)
  await page.mouse.wheel(0, 40)
  await expect(strip(page)).toBeVisible()
})

test('framed forms do not ask for consent, and staff are not counted', { tag: '@phone' }, async ({
  page,
}) => {
  const fetched = questions(page)
  for (const address of ['/booking', '/reservation']) {
    await arrive(page, address)
    await page.evaluate(() => dispatchEvent(new CustomEvent('open-consent')))
    await readOn(page)
    expect(await fetched()).toBe(0)
  }
  const { requested } = await countRequests(page)
  await page.evaluate(() => localStorage.setItem('analytics', 'yes'))
  await signInAsStaff(page)
  await allNoticed(page)
  expect(requested).toEqual([])
  await page.goto('/reservation')
  await expect.poll(() => requested.length).toBe(1)
})

test('visits to pages with a card field are counted without a third-party script', {
  tag: '@phone',
}, async ({ page }) => {
  const { requested } = await countRequests(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (request.resourceType() === 'script' && origin !== new URL(page.url()).origin) {
      scripts.push(request.url())
    }
  })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('analytics', 'yes'))
  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.123.456', url: page.url() }])
  for (const address of [
    '/book-online',
    '/booking-confirmed?payment_intent_client_secret=secret',
  ]) {
    requested.length = 0
    await page.goto(address)
    await expect.poll(() => requested.length).toBeGreaterThan(0)
    const query = new URL(requested[0] ?? '').searchParams
    expect(query.get('tid')).toBe(business.analyticsId)
    expect(query.get('cid')).toBe('123.456')
    expect(query.get('en')).toBe('page_view')
    expect(requested.join()).not.toMatch(/gtag|secret/)
  }
  expect(scripts.filter((script) => !script.includes('stripe'))).toEqual([])

  requested.length = 0
  await page.goto('/book-online')
  await expect.poll(() => requested.length).toBe(1)
  requested.length = 0
  await page.evaluate(() => localStorage.setItem('analytics', 'no'))
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage')))
  // The button is hidden on this page, but opening it would be counted.
  await page.locator('aside > button').dispatchEvent('click')
  await expect(page.getByRole('region', { name: 'Assistant', exact: true })).toBeAttached()
  expect(requested).toEqual([])
})

test('a refusal applies to every tab and to the form in a closed dialog', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.route(/googletagmanager|google-analytics/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('analytics', 'yes'))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('a[data-booking=reservation]').click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about')
  const framed = () => page.frames().find((it) => it.url().endsWith('/reservation'))
  const counts = () => 'gtag' in window
  await expect.poll(() => framed()?.evaluate(counts)).toBe(true)
  await expect.poll(() => other.evaluate(counts)).toBe(true)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Privacy choices' }).click()
  await strip(page).getByRole('button', { name: 'No thanks' }).click()
  await expect.poll(() => page.evaluate(counts)).toBe(false)
  await expect.poll(() => framed()?.evaluate(counts)).toBe(false)
  await expect.poll(() => other.evaluate(counts)).toBe(false)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`everyone can read the consent question in the ${colorScheme} theme`, {
    tag: '@phone',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: 'reduce',
      baseURL: baseURL ?? '',
    })
    const page = await context.newPage()
    await arrive(page, '/contact')
    await page.evaluate(() => dispatchEvent(new CustomEvent('open-consent')))
    await expect(strip(page)).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    await context.close()
  })
}

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('both answers are visible, even in German', {
    tag: '@phone',
  }, async ({ page }) => {
    await arrive(page, '/de/about')
    await readOn(page)
    for (const name of ['Erlauben', 'Nein danke']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
  })
})
