import { expect, type Locator, type Page, test } from '@playwright/test'
import { comeToLife, leaveFirstScreen, signOfLife } from './arrive.ts'

// Budget 15: a tap between first paint and hydration is not lost.

/** A slow phone: 400 kbit/s, 150 ms round trip, a processor 4 times slower. */
async function slowPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Opens the page without its scripts. The returned function lets them through. */
async function openUnhydrated(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return resolve
}

/** A tap as it reaches the page; a mark or label takes the tap of the input that it covers. */
async function tap(control: Locator): Promise<void> {
  await leaveFirstScreen(control.page())
  await control.scrollIntoViewIfNeeded()
  await control.tap({ force: true })
}

for (const address of ['/book-online', '/reserve-pay-location']) {
  test(`on a slow phone no tap on the stepper of ${address} is lost`, { tag: '@phone' }, async ({
    page,
  }) => {
    await slowPhone(page)
    await page.goto(address, { waitUntil: 'commit' })
    const painted = await page.waitForFunction(() => {
      const more = document.querySelector('[name=luggageCount] + button')
      if (!more || !performance.getEntriesByName('first-contentful-paint')[0]) return null
      more.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = more.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    const { x, y } = (await painted.jsonValue()) ?? { x: 0, y: 0 }

    let taps = 0
    let early = 0
    while (taps < 18 && taps < early + 2) {
      await page.touchscreen.tap(x, y)
      taps += 1
      if (!(await page.locator(signOfLife).count())) early = taps
      await page.waitForTimeout(200)
    }
    expect(early, 'taps before hydration').toBeGreaterThan(1)
    await comeToLife(page)
    await expect(page.locator('[name=luggageCount]')).toHaveValue(String(1 + taps))
  })
}

interface EarlyTap {
  control: (page: Page) => Locator
  works: (page: Page) => Promise<void>
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const onEveryPage: Record<string, EarlyTap> = {
  'the dark theme': {
    control: (page) => page.getByRole('radio', { name: 'Dark' }),
    works: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    },
  },
  'privacy choices': {
    control: (page) => page.getByRole('link', { name: 'Privacy choices' }),
    works: (page) => expect(page.getByRole('button', { name: 'No thanks' })).toBeVisible(),
  },
}
const onHome: Record<string, EarlyTap> = {
  ...onEveryPage,
  'a number of items': {
    control: (page) => page.locator('#items-3'),
    works: async (page) => {
      await expect(page.locator('#items-3:checked')).toBeAttached()
      await expect(page.getByRole('link', { name: 'Pay Online', exact: true })).toHaveAttribute(
        'href',
        '/book-online?items=3',
      )
    },
  },
  'a booking dialog': {
    control: (page) => page.locator('[data-booking=reservation]'),
    works: (page) => expect(dialog(page, 'Reserve & Pay On-Site')).toBeVisible(),
  },
  'a request of a service': {
    control: (page) => page.locator('[data-ask=storage]'),
    works: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'the assistant in the text': {
    control: (page) => page.getByRole('button', { name: 'Ask the assistant' }),
    works: (page) => expect(page.getByRole('region', { name: 'Assistant' })).toBeVisible(),
  },
  "the assistant's own button": {
    control: (page) => page.locator('#ask'),
    works: (page) => expect(page.getByRole('region', { name: 'Assistant' })).toBeVisible(),
  },
}
const onForms: Record<string, EarlyTap> = {
  ...onEveryPage,
  'one item more': {
    control: (page) => page.getByRole('button', { name: 'One item more' }),
    works: (page) => expect(page.locator('[name=luggageCount]')).toHaveValue('2'),
  },
  'a usual stay': {
    control: (page) => page.locator('[name=usualStay]').last(),
    works: (page) => expect(page.locator('[name=usualStay]').last()).toBeChecked(),
  },
  'the departure': {
    control: (page) => page.locator('summary', { hasText: 'Catching a bus or a flight?' }),
    works: (page) => expect(page.locator('[name=departureTime]')).toBeVisible(),
  },
}
const pay: EarlyTap = {
  control: (page) => page.getByRole('button', { name: 'Pay with Card' }),
  works: (page) => expect(page.getByText('Missing Information').first()).toBeVisible(),
}
const reserve: EarlyTap = {
  control: (page) => page.getByRole('button', { name: 'Reserve Your Space' }).first(),
  works: (page) => expect(page.getByText('Missing Information').first()).toBeVisible(),
}

const everywhere = [
  ['/', onHome],
  ['/book-online', { ...onForms, 'the way to pay': pay }],
  ['/reserve-pay-location', { ...onForms, 'the reservation': reserve }],
] as const

for (const [address, controls] of everywhere) {
  for (const [name, { control, works }] of Object.entries(controls)) {
    test(`on ${address} a tap on ${name} before hydration has its effect`, {
      tag: '@phone',
    }, async ({ page }) => {
      const letScripts = await openUnhydrated(page, address)
      await tap(control(page))
      letScripts()
      await works(page)
      await expect(page).toHaveURL(address)
    })
  }
}

test('menus open before hydration, and a language chosen there is remembered', {
  tag: '@phone',
}, async ({ page }) => {
  const letScripts = await openUnhydrated(page, '/de')
  await tap(page.locator('button[popovertarget=menu]').first())
  await expect(page.locator('nav#menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await tap(page.locator('button[popovertarget=languages]'))
  await page.evaluate(() => localStorage.setItem('language', 'de'))
  await tap(page.locator('#languages a[hreflang=en]'))
  letScripts()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a link after an early choice waits for it', { tag: '@phone' }, async ({ page }) => {
  const letScripts = await openUnhydrated(page, '/')
  await tap(page.locator('#items-4'))
  await tap(page.getByRole('link', { name: 'Pay Online', exact: true }))
  letScripts()
  await expect(page).toHaveURL('/book-online')
  await expect(page.locator('[name=luggageCount]')).toHaveValue('4')
})

test('if the script fails, a held link is followed, and a held button tries anew', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#items-2').tap({ force: true })
  await expect(page).toHaveURL('/book-online?items=2')

  const { promise, resolve } = Promise.withResolvers<void>()
  await page.unrouteAll()
  await page.route(
    '**/assets/*.js',
    async (route) => {
      await promise
      await route.abort()
    },
    { times: 60 },
  )
  await page.goto('/reserve-pay-location', { waitUntil: 'commit' })
  await tap(page.getByRole('button', { name: 'Reserve Your Space' }).first())
  const reloaded = page.waitForRequest((it) => it.isNavigationRequest())
  resolve()
  await reloaded
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
