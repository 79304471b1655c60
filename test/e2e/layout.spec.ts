import { expect, type Locator, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'

/** The tops of the elements, from the top of the page, without duplicates. */
async function tops(elements: Locator): Promise<number[]> {
  const all = await elements.evaluateAll((found) =>
    found.map((element) => Math.round(element.getBoundingClientRect().top + window.scrollY)),
  )
  return [...new Set(all)]
}

test('the four contact cards align their names, links and notes', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const address of ['/contact', '/location']) {
    await page.goto(address)
    const cards = page.locator('main li', { has: page.locator('p + p') })
    for (const part of ['h2, h3', 'p:first-of-type', 'p:last-of-type']) {
      expect(await tops(cards.locator(part)), `${part} of ${address}`).toHaveLength(1)
    }
  }
})

test('the buttons of the services are at the bottom of their cards', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/services-hub')
  const rooms = await page.locator('main article').evaluateAll((cards) =>
    cards.map((card) => {
      // Below the storage button is a note about payment.
      const foot = card.querySelector('a + p') ?? card.querySelector('a, button')
      const bottom = foot?.getBoundingClientRect().bottom ?? 0
      return Math.round(card.getBoundingClientRect().bottom - bottom)
    }),
  )
  expect(rooms.length).toBeGreaterThan(8)
  expect(rooms.filter((room) => room > 26)).toEqual([])
})

test('bands of the same colour have less space between them', {
  tag: '@desktop',
}, async ({ page }) => {
  const room = async (address: string, heading: string) => {
    await page.goto(address)
    const band = page.locator('section', { has: page.getByRole('heading', { name: heading }) })
    return band.evaluate((found) => getComputedStyle(found).paddingBlockStart)
  }
  expect(await room('/', 'What travellers say')).toBe('32px')
  expect(await room('/', 'In the middle of everything')).toBe('64px')
  expect(await room('/bus-lines-tirana', 'Going somewhere else?')).toBe('32px')
})

test('the ring of an FAQ question looks the same on every page', { tag: '@desktop' }, async ({
  page,
}) => {
  const ring = async (address: string) => {
    await page.goto(address)
    const question = page.locator('main details summary').first()
    return question.evaluate((found) => {
      const { border, borderRadius, width } = getComputedStyle(found, '::after')
      return { border, borderRadius, width }
    })
  }
  const onHome = await ring('/')
  expect(onHome.borderRadius).toBe('50%')
  expect(await ring('/contact')).toEqual(onHome)
})

test('the values of a destination sign are beside their labels', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/de/airport-shuttle')
  const besides = await page.locator('main header dl > div').evaluateAll((rows) =>
    rows.map((row) => {
      const [label, value] = [...row.children].map((child) => child.getBoundingClientRect())
      return label && value && label.right <= value.left && value.top < label.bottom
    }),
  )
  expect(besides).toEqual([true, true, true, true])
})

test('the name in the header takes two lines on a phone, even beside a long booking button', {
  tag: '@phone',
}, async ({ page }) => {
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/sq')
    const name = page.locator('header a span').filter({ hasText: business.name })
    const lines = await name.evaluate((found) => {
      const { height } = found.getBoundingClientRect()
      return Math.round(height / Number.parseFloat(getComputedStyle(found).lineHeight))
    })
    expect(lines, `at ${width} px`).toBe(2)
    const room = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(room).toBe(width)
  }
})

test("the two lists of the footer share a phone's width evenly", {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/de/about')
  const widths = await page
    .locator('footer nav')
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().width))
  expect(widths).toHaveLength(2)
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.8)
})

test('printed pages have no background colours or images', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const address of ['/airport-shuttle', '/']) {
    await page.goto(address)
    const painted = () =>
      page.locator(':is(main, footer) *').evaluateAll((all) =>
        all.flatMap((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element)
          const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
          return isBare ? [] : [element.className]
        }),
      )
    // A colour may still fade while the page becomes interactive.
    await expect.poll(painted).toEqual([])
  }
})
