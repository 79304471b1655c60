import { expect, type Page, test } from '@playwright/test'
import { addDays, tiranaDate } from '../../domain/time/calendar.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { devOrigin } from './servers.ts'
import { signInAsStaff } from './staff.ts'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.de

/** So far ahead that no other test books it; the phone and the desktop may run at once. */
const daysAhead: Record<string, number> = { phone: 240, desktop: 250 }

// Colours change without transitions, so none is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Named by its dates; found by its reason. */
const closureOf = (page: Page, reason: string) =>
  page.getByRole('region', { name: /20\d\d/ }).filter({ hasText: reason })

interface Email {
  to: string
  subject: string
  text: string
}

/** The emails about a closure that the site sent to an address, in German. */
async function noticesTo(page: Page, email: string): Promise<Email[]> {
  const emails: Email[] = await (await page.request.get(`${devOrigin}/control/mail`)).json()
  return emails.filter(({ to, text }) => to === email && text.includes('unser Büro geschlossen'))
}

async function reserve(page: Page, date: string): Promise<{ guest: Traveller; reference: string }> {
  const guest = new Traveller(page, say)
  await guest.goTo('/reserve-pay-location')
  await guest.fillInWhoTheyAre()
  await guest.showDates()
  await page.getByLabel(say.dropOffDate).fill(date)
  await page.getByLabel(say.pickUpDate).fill(addDays(date, 1))
  await page.getByRole('button', { name: say.reserve }).click()
  await guest.sees(say.reserved)
  return { guest, reference: await guest.reference() }
}

test('staff close a day, see the affected booking, email the guest and lift the closure', async ({
  page,
}, { project }) => {
  test.slow()
  const date = addDays(tiranaDate(new Date()), daysAhead[project.name] ?? 260)
  const reason = `Holiday ${Math.random().toString(36).slice(2, 8)}`
  const { guest, reference } = await reserve(page, date)

  await signInAsStaff(page)
  await page.getByRole('link', { name: 'Closures' }).click()
  const form = page.getByRole('region', { name: 'Close the office' })
  await form.getByLabel('Day').fill(date)
  await expect(form.getByText('1 booking affected:')).toBeVisible()
  await expect(form.getByRole('article')).toContainText(reference)
  await form.getByLabel('Type').selectOption('Full')
  await expect(form.getByText('No new bags. Pick-ups continue.')).toBeVisible()
  await form.getByLabel('Type').selectOption('Shut')
  await form.getByRole('button', { name: 'Shut the office' }).click()
  await expect(form.getByText('Required')).toBeVisible()
  await form.getByLabel('Reason').fill(reason)
  await form.getByRole('button', { name: 'Shut the office' }).click()

  // The saved closure is open, with its affected stays.
  const closure = closureOf(page, reason)
  await expect(closure.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(closure).toContainText('1 open')
  // The form shows no preview of the next day, which nobody has chosen.
  await expect(form.getByText(/bookings? affected/i)).toHaveCount(0)
  await expect(closure).toContainText('Entered by arta@example.com')
  const stay = closure.getByRole('article')
  await expect(stay).toContainText(guest.name)
  await expect(stay).toContainText('Email ready')
  await expect(stay.getByRole('link', { name: guest.name })).toHaveAttribute(
    'href',
    /^\/admin\/desk\?stay=[\w-]{36}$/,
  )
  expect(await noticesTo(page, guest.email)).toEqual([])
  await everyoneCanRead(page)

  // The email as it is sent, in the guest's own language.
  await stay.getByRole('button', { name: 'Read the email' }).click()
  const email = page.getByRole('dialog').locator('[lang=de]')
  await expect(email).toContainText('Zum Zeitpunkt Ihrer Abgabe ist unser Büro geschlossen')
  await everyoneCanRead(page)
  const shown = await email.getByRole('paragraph').textContent()
  await page.keyboard.press('Escape')

  // Without a ticked guest nothing can be sent.
  const pick = stay.getByRole('checkbox', { name: `Write to ${guest.name}` })
  await pick.uncheck()
  await expect(closure.getByRole('button', { name: 'Send emails' })).toBeDisabled()
  await pick.check()
  await closure.getByRole('button', { name: 'Send 1 email' }).click()
  await expect.poll(() => noticesTo(page, guest.email)).toHaveLength(1)
  const [sent] = await noticesTo(page, guest.email)
  expect(sent?.subject).toContain(reference)
  // The preview does not have the guest's own link.
  for (const paragraph of (shown ?? '').split('\n\n')) expect(sent?.text).toContain(paragraph)
  await page.reload()
  await closure.getByRole('button', { name: 'Show bookings' }).click()
  await expect(stay).toContainText('Email sent')
  await expect(stay.getByRole('checkbox')).toHaveCount(0)

  // The same time can't be closed twice.
  await form.getByLabel('Day').fill(date)
  await form.getByLabel('Reason').fill('Again')
  await form.getByRole('button', { name: 'Shut the office' }).click()
  await expect(form.getByText('This time is closed already')).toBeVisible()

  await closure.getByRole('button', { name: 'Open again' }).click()
  const question = page.getByRole('dialog', { name: 'Open again?' })
  await question.getByRole('button', { name: 'Stay closed' }).click()
  await expect(closure).toContainText('1 open')
  await closure.getByRole('button', { name: 'Open again' }).click()
  await question.getByRole('button', { name: 'Open again' }).click()
  await page.getByText(/past or reopened/).click()
  await expect(closure).toContainText('Reopened')
  await expect(closure).toContainText('1 guest already has the email. Tell them you are open.')
  await everyoneCanRead(page)
})

test('staff close days and hours by keyboard, and see errors at their fields', {
  tag: '@desktop',
}, async ({ page }) => {
  const date = addDays(tiranaDate(new Date()), 255)
  const reason = `Repairs ${Math.random().toString(36).slice(2, 8)}`
  await signInAsStaff(page)
  await page.goto('/admin/closures')
  const form = page.getByRole('region', { name: 'Close the office' })
  const tooEarly = form.getByText('The end must be after the beginning')
  await form.getByLabel('How long').selectOption('Several days')
  await form.getByLabel('First day').fill(date)
  await form.getByLabel('Last day').fill(addDays(date, -1))
  await expect(tooEarly).toBeVisible()
  await form.getByLabel('How long').selectOption('Part of a day')
  await expect(tooEarly).toHaveCount(0)
  await form.getByLabel('From').selectOption('16:00')
  await expect(tooEarly).toBeVisible()
  await form.getByLabel('Until').selectOption('17:30')
  await expect(form.getByText('No bookings affected.')).toBeVisible()
  await form.getByLabel('Reason').fill(reason)
  await page.keyboard.press('Enter')
  const closure = closureOf(page, reason)
  await expect(closure).toContainText('16:00–17:30')
  await expect(closure).toContainText('Nothing open')

  await expect(closure.getByRole('heading', { level: 3 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(closure.getByRole('button', { name: 'Hide bookings' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Open again?' })
  await expect(question.getByRole('button', { name: 'Open again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(closure).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeFocused()
})

test('a closure that fails without a connection keeps the form and shows an error', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/admin/closures')
  const form = page.getByRole('region', { name: 'Close the office' })
  await form.getByLabel('Day').fill(addDays(tiranaDate(new Date()), 256))
  await form.getByLabel('Reason').fill('Power cut')
  await page.route('**/api/staff/closures', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await form.getByRole('button', { name: 'Shut the office' }).click()
  await expect(page.getByRole('alert')).toContainText('This did not go through')
  await expect(form.getByLabel('Reason')).toHaveValue('Power cut')
})
