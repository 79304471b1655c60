import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  arrivesToday,
  freeTags,
  newGuest,
  openCounter,
  panel,
  reserves,
  row,
  says,
  scans,
  search,
  settled,
} from './counter.ts'
import { asStaff } from './offline.ts'

// A day at the desk, from the first scan to the till report.

test.describe.configure({ timeout: 90_000 })

test.beforeEach(async ({ page }, { project }) => {
  if (project.name === 'desktop') await page.setViewportSize({ width: 1024, height: 768 })
})

/** How a person operates the page. */
interface Hand {
  press: (control: Locator) => Promise<void>
  fill: (field: Locator, text: string) => Promise<void>
}

const pointer: Hand = {
  press: (control) => control.click(),
  fill: (field, text) => field.fill(text),
}

function keyboard(page: Page): Hand {
  async function goTo(control: Locator): Promise<void> {
    await settled(control)
    for (let steps = 0; steps < 80; steps += 1) {
      const way = await control.evaluate((element) => {
        if (element === document.activeElement) return null
        const place = document.activeElement?.compareDocumentPosition(element) ?? 0
        return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
      })
      if (way === null) return
      await page.keyboard.press(way)
    }
    throw new Error(`no way by Tab to ${control}`)
  }
  return {
    press: async (control) => {
      await goTo(control)
      const isChoice = await control.evaluate((element) => element.matches('input, summary'))
      await page.keyboard.press(isChoice ? 'Space' : 'Enter')
    },
    fill: async (field, text) => {
      await goTo(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }
}

/** Records that the page is printed; a test can't see the print dialog. */
const catchPrinting = (page: Page) =>
  page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed')
  })

async function worksADay(page: Page, { press, fill }: Hand): Promise<void> {
  const [booked, walker] = [newGuest(), newGuest()]
  const id = await reserves(page, booked)
  await openCounter(page)
  // An early guest gets euros back, and the drawer has to hold them.
  const cash = { cents: 5000, lek: 0 }
  await asStaff(page, 'till/movements', { kind: 'float', cash, reason: 'change' })
  const { stay } = await (await page.request.get(`/api/staff/stays/${id}`)).json()
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  await scans(page, stay.reference, booked)
  const guest = panel(page, booked)
  const tags = freeTags()
  await press(guest.getByRole('checkbox', { name: 'ID seen' }))
  for (const [index, tag] of tags.entries())
    await fill(guest.getByRole('textbox', { name: `Tag of item ${index + 1}` }), String(tag))
  await press(button('Check in 2 items'))
  await says(page, 'Checked in.')
  const [price, change] = arrivesToday() ? ['1,200 Lek', '800 Lek'] : ['1,800 Lek', '200 Lek']
  await press(button('2,000 Lek'))
  await expect(guest.getByRole('status').filter({ hasText: 'Change' })).toHaveText(
    `Change ${change}`,
  )
  await press(button(`Cash taken: ${price}`))
  await says(page, 'Payment taken.')

  await press(guest.getByRole('button', { name: 'Close' }))
  await press(page.getByRole('link', { name: 'Walk-in' }))
  const form = panel(page, 'Walk-in')
  await fill(form.getByRole('textbox', { name: 'Name' }), walker)
  await fill(form.getByRole('textbox', { name: 'Tag of item 1' }), String(freeTags()[0]))
  await press(page.getByRole('button', { name: /^Card paid/ }))
  await expect(panel(page, walker)).toContainText('Paid')

  await press(panel(page, walker).getByRole('button', { name: 'Close' }))
  await fill(search(page), booked)
  await press(row(page, booked))
  // A day early, so the payment for tomorrow is refunded.
  await expect(guest).toContainText('Hand over in cash')
  await press(button('Check out 2 items'))
  await says(page, 'Checked out.')
  await press(guest.getByRole('button', { name: 'Close' }))

  await press(page.getByRole('navigation').getByRole('link', { name: 'Till' }))
  await expect(page.getByRole('table', { name: 'Everyone' })).toContainText('Cash, net')
  await press(page.getByText(/^Movements/))
  const movement = (text: string) =>
    page.getByRole('listitem').filter({ hasText: stay.reference }).filter({ hasText: text })
  const taken = movement(`+ 2,000 Lek − ${change}`)
  await expect(taken).toHaveCount(1)
  await expect(movement(arrivesToday() ? '− €6.00' : '− €12.00')).toHaveCount(1)
  await press(button('Count the drawer'))
  await fill(page.getByLabel('Number of €5.00'), '1')
  await fill(page.getByLabel('Number of 200 Lek'), '6')
  await press(button('Save the count'))
  const count = page
    .getByRole('table', { name: /^Count at/ })
    .filter({ hasText: 'Counted€5.001,200 Lek' })
    .last()
  await expect(count).toBeVisible()
  await catchPrinting(page)
  await press(button('Print'))
  await expect(page.locator('html[data-printed]')).toBeVisible()
  await isOnPaper(page, count)

  await press(page.getByText(/^Movements/))
  await press(taken.getByRole('link', { name: stay.reference }))
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(history.filter({ hasText: 'Checked in' })).toContainText('ID seen')
}

/** The printed report has the day's totals and the count, and no controls. */
async function isOnPaper(page: Page, count: Locator): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const inAll = page.getByRole('table', { name: 'Everyone' }).getByRole('row')
  const figures = (line: string, lek = String.raw`[\d,]+ Lek`) =>
    expect(inAll.filter({ hasText: line })).toHaveText(
      new RegExp(`${line}${/−?€[\d,]+\.\d\d/.source}(−?${lek})?$`),
    )
  // A guest has paid in Lek and got change.
  for (const line of ['Cash taken', 'Change given']) await figures(line, '[1-9][\\d,]* Lek')
  for (const line of ['Refunded in cash', 'Cash, net', 'Card terminal']) await figures(line)
  for (const line of await inAll.filter({ hasText: '€' }).all()) await expect(line).toBeVisible()
  await expect(count).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  // A removed entry names its stay, on paper too.
  await expect(page.getByRole('link').filter({ hasNotText: /^TIR-/ })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
}

test("a day at the desk; promise 13: an early pick-up's refund is on the till report", async ({
  page,
}) => {
  await worksADay(page, pointer)
})

test('a day at the desk by keyboard only', { tag: '@desktop' }, async ({ page }) => {
  await worksADay(page, keyboard(page))
})
