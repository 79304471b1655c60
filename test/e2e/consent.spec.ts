import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'
import { arrive, comeToLife, leaveFirstScreen } from './arrive.ts'
import { signInAsStaff } from './staff.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' })

interface Counter {
  /** The addresses of the tag's script, as often as it was asked for. */
  asked: string[]
  /** What the site has told the tag. */
  told: () => Promise<unknown[][]>
}

/** Stands for the tag's server, and lists what the page hands over. */
async function countRequests(page: Page): Promise<Counter> {
  const asked: string[] = []
  await page.route(/googletagmanager|google-analytics/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagHasRun = true' })
  })
  const told = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] }
      return dataLayer.map((command) => Array.from(command))
    })
  return { asked, told }
}

/** Scrolls to the end; what listens to that has heard of it. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((heard) => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        requestAnimationFrame(() => requestAnimationFrame(heard))
      }),
  )
}

/** What the page has called for up to now has been noticed once a call after it is answered. */
async function allNoticed(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/api/health').then(({ status }) => status))
}

/** How often the question was sent for, though it may not be there yet. */
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

test('nobody is asked on first sight, and nothing of others is loaded', { tag: '@phone' }, async ({
  page,
}) => {
  const { asked, told } = await countRequests(page)
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
  expect(asked).toEqual([])
  expect(await told()).toEqual([])
})

test('who agrees is counted, by page and event, without what is secret in an address', {
  tag: '@phone',
}, async ({ page }) => {
  const { asked, told } = await countRequests(page)
  await arrive(page, '/?payment_intent_client_secret=pi_secret')
  await readOn(page)
  await strip(page).getByRole('button', { name: 'Allow' }).click()
  await expect(strip(page)).toHaveCount(0)
  await page.waitForFunction(() => 'tagHasRun' in window)
  expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${business.analyticsId}`])

  const home = await page.title()
  await page.locator('footer a[href="/accommodations"]').click()
  await expect(page).toHaveURL('/accommodations')
  await expect(page).not.toHaveTitle(home)
  await page.locator('aside > button').click()
  await page.locator('aside form input').fill('price')
  await page.locator('aside form input').press('Enter')
  await page.locator('aside ul button').first().click()

  const events = async () => (await told()).filter(([command]) => command === 'event')
  await expect.poll(events).toEqual([
    ['event', 'page_view', expect.objectContaining({ page_path: '/', page_title: home })],
    ['event', 'page_view', expect.objectContaining({ page_path: '/accommodations' })],
    ['event', 'chatbot_opened', { event_category: 'chatbot', event_label: 'assistant' }],
    ['event', 'chatbot_message_sent', { event_category: 'chatbot', event_label: 'typed' }],
    [
      'event',
      'chatbot_suggestion_clicked',
      { event_category: 'chatbot', event_label: 'suggestion' },
    ],
  ])
  const commands = await told()
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
  await expect.poll(() => asked.length).toBe(2)
  expect(await fetched(), 'the answer is remembered').toBe(0)
})

test('who refuses is never counted nor asked again, and may think again', {
  tag: '@phone',
}, async ({ page }) => {
  const { asked, told } = await countRequests(page)
  await arrive(page, '/')
  await readOn(page)
  await strip(page).getByRole('button', { name: 'No thanks' }).click()
  await expect(strip(page)).toHaveCount(0)
  const fetched = questions(page)
  await arrive(page, '/contact')
  await readOn(page)
  expect(await fetched()).toBe(0)
  expect(asked).toEqual([])

  const again = page.getByRole('link', { name: 'Privacy choices' })
  await again.click()
  await expect(strip(page)).toBeFocused()
  await expect(strip(page)).toContainText('You’ve said no.')
  await strip(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => asked.length).toBe(1)
  await expect(again).toBeFocused()

  await page.context().addCookies([{ name: '_ga', value: 'GA1', url: page.url() }])
  await again.click()
  await strip(page).getByRole('button', { name: 'No thanks' }).click()
  await expect.poll(() => page.context().cookies()).toEqual([])
  const before = (await told()).length
  await page.locator('aside > button').click()
  // It counts that it was opened before it takes the focus.
  await expect(page.getByRole('region', { name: 'Assistant', exact: true })).toBeFocused()
  expect(await told()).toHaveLength(before)
})

for (const path of ['/book-online', '/reserve-pay-location']) {
  test(`nobody is asked over the form of ${path}`, { tag: '@phone' }, async ({ page }) => {
    const fetched = questions(page)
    await page.goto('/')
    await page.goto(path, { referer: page.url() })
    await comeToLife(page)
    await readOn(page)
    expect(await fetched()).toBe(0)
  })
}

test('a second page is when to ask, but not over the home page’s choices', {
  tag: '@phone',
}, async ({ page }) => {
  const fetched = questions(page)
  await arrive(page, '/contact')
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('main'), 'the page has arrived').toBeFocused()
  await expect(page.locator('h1')).toBeInViewport()
  expect(await fetched()).toBe(0)
  await page.locator('footer a[href="/accommodations"]').click()
  await expect(strip(page)).toBeVisible()
})

test('framed forms never ask, and nobody is counted among the staff', { tag: '@phone' }, async ({
  page,
}) => {
  const fetched = questions(page)
  for (const address of ['/booking', '/reservation']) {
    await arrive(page, address)
    await page.evaluate(() => dispatchEvent(new CustomEvent('open-consent')))
    await readOn(page)
    expect(await fetched()).toBe(0)
  }
  const { asked } = await countRequests(page)
  await page.evaluate(() => localStorage.setItem('analytics', 'yes'))
  await signInAsStaff(page)
  await allNoticed(page)
  expect(asked).toEqual([])
  await page.goto('/reservation')
  await expect.poll(() => asked.length).toBe(1)
})

test('where a card is typed, visits are counted without the script of another company', {
  tag: '@phone',
}, async ({ page }) => {
  const { asked } = await countRequests(page)
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
    asked.length = 0
    await page.goto(address)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    const query = new URL(asked[0] ?? '').searchParams
    expect(query.get('tid')).toBe(business.analyticsId)
    expect(query.get('cid')).toBe('123.456')
    expect(query.get('en')).toBe('page_view')
    expect(asked.join()).not.toMatch(/gtag|secret/)
  }
  expect(scripts.filter((script) => !script.includes('stripe'))).toEqual([])

  asked.length = 0
  await page.goto('/book-online')
  await expect.poll(() => asked.length).toBe(1)
  asked.length = 0
  await page.evaluate(() => localStorage.setItem('analytics', 'no'))
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage')))
  // It is hidden while somebody books, and yet the one thing that would be counted.
  await page.locator('aside > button').dispatchEvent('click')
  await expect(page.getByRole('region', { name: 'Assistant', exact: true })).toBeAttached()
  expect(asked).toEqual([])
})

test('a no is heard in every tab, and in the form of a closed dialog', { tag: '@phone' }, async ({
  page,
  context,
}) => {
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
  test(`everyone can read the question in the ${colorScheme}`, { tag: '@phone' }, async ({
    browser,
    baseURL,
  }) => {
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

  test('both answers are there to be tapped, in the language of the longest words', {
    tag: '@phone',
  }, async ({ page }) => {
    await arrive(page, '/de/about')
    await readOn(page)
    for (const name of ['Erlauben', 'Nein danke']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
  })
})
