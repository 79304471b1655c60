import { expect, type Page, test } from '@playwright/test'
import { standInSecretKey } from '../../dev/stripe/accounts.ts'
import { finds, openCounter } from './counter.ts'
import { codeIn } from './read-code.ts'
import { reserved, statusLine } from './reserved.ts'
import { devOrigin, siteOrigin } from './servers.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

interface Attachment {
  contentId?: string
  filename: string
  content: string
}

interface Email {
  id: string
  to: string
  subject: string
  text: string
  html: string
  attachments: Attachment[]
}

/** The newest email to an address with this in its subject; waits until it has arrived. */
async function mailTo(page: Page, address: string, about: string): Promise<Email> {
  let found: Email | undefined
  await expect(async () => {
    const emails: Email[] = await (await page.request.get(`${devOrigin}/control/mail`)).json()
    found = emails.find(({ to, subject }) => to === address && subject.includes(about))
    expect(found).toBeDefined()
  }).toPass()
  if (!found) throw new Error('no mail')
  return found
}

/** The guest's own link, on its own line. */
const linkIn = ({ text }: Email) => text.split('\n').find((line) => /\/pass#\S+$/.test(line)) ?? ''

test('a guest who paid by card follows the link in the email, changes, cancels and is refunded', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(90_000)
  const ana = new Traveller(page, words.en)
  const booking = page.waitForResponse('**/api/create-payment-intent')
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await page.getByRole('button', { name: words.en.payWithCard }).click()
  await ana.payWith(cards.good, words.en.eighteen)
  const reference = await ana.reference()
  const { paymentIntentId }: { paymentIntentId: string } = await (await booking).json()
  const onReceipt = page.getByRole('link', { name: 'Your luggage pass' })
  await expect(onReceipt).toHaveAttribute('href', /^\/pass#\S{67}$/)
  await page.reload()
  await expect(onReceipt).toHaveAttribute('href', /^\/pass#\S{67}$/)

  const delivered = await mailTo(page, ana.email, reference)
  const link = linkIn(delivered)
  expect(delivered.html).toContain(`href="${link}"`)
  expect(link).toContain(await onReceipt.getAttribute('href'))
  await page.goto(`${devOrigin}/mail/${delivered.id}`)
  const opened = page.waitForEvent('popup')
  const inEmail = page.frameLocator('iframe[title="HTML of the mail"]')
  await inEmail.getByRole('link', { name: 'See, change or cancel your booking' }).click()
  await expect(statusLine(await opened)).toHaveText('Show this code at our desk.')
  await page.goto(link)
  await expect(statusLine(page)).toHaveText('Show this code at our desk.')
  await page.getByText('Change dates or items').click()
  await page.getByLabel('Number of Items').selectOption('1')
  await page.getByRole('button', { name: 'Change my booking' }).click()
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await page.getByText('Cancel this booking').click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(statusLine(page)).toHaveText('This booking is cancelled.')
  await expect(page.getByText(/^Refunded to your card on .+: €9\.00\./)).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible()

  // The refunds at Stripe: one per item.
  const atStripe = await page.request.get(
    `${devOrigin}/v1/refunds?payment_intent=${paymentIntentId}`,
    {
      headers: { Authorization: `Bearer ${standInSecretKey}` },
    },
  )
  const { data }: { data: { amount: number; status: string }[] } = await atStripe.json()
  expect(data.map(({ amount, status }) => [amount, status])).toEqual([
    [900, 'succeeded'],
    [900, 'succeeded'],
  ])

  const last = await mailTo(page, ana.email, 'cancelled')
  expect(linkIn(last)).toBe(link)
  await openCounter(page)
  const stay = await finds(page, ana.name)
  await expect(stay).toContainText('Cancelled')
  await expect(stay).toContainText('Received€0Due€0')
})

test('a scanner that opens every link of an email and runs scripts changes nothing', {
  tag: '@phone',
}, async ({ page }) => {
  const { email, reference } = await reserved(page)
  const delivered = await mailTo(page, email, reference)
  const links = [...delivered.html.matchAll(/href="(http[^"]+)"/g)].map(([, href = '']) => href)
  const own = links.filter((href) => href.startsWith(siteOrigin))
  expect(own).toContain(linkIn(delivered))
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url())
  })
  for (const href of own) {
    await page.goto(href)
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
  }
  expect(writes.filter((url) => url.includes('/api/'))).toEqual([])
  await expect(statusLine(page)).toHaveText('Show this code at our desk.')
})

test('the code in the email can be scanned and finds the stay at the desk', {
  tag: '@phone',
}, async ({ page }) => {
  const name = `Guest${crypto.randomUUID().slice(0, 8)} Code`
  const { email, reference } = await reserved(page, { name })
  const delivered = await mailTo(page, email, reference)
  const code = delivered.attachments.find(({ contentId }) => contentId === 'reference-code')
  const read = await codeIn(Buffer.from(code?.content ?? '', 'base64'))
  expect(read).toBe(reference)
  await openCounter(page)
  await page.getByRole('searchbox').fill(read)
  await expect(page.getByText(name).first()).toBeVisible()
})

test('a guest who lost the link gets it again, and a stranger sees the same response', {
  tag: '@phone',
}, async ({ page }) => {
  const { email, reference } = await reserved(page, { locale: 'de' })
  await page.goto('/pass')
  await expect(page.getByRole('heading', { name: 'Lost your link?' })).toBeVisible()
  const ask = page.getByRole('button', { name: 'Email me the link' })
  await ask.click()
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await page.getByLabel('Email Address').fill(email)
  await ask.click()
  const answer = page.getByText(/^If we have a booking with this address/)
  await expect(answer).toBeVisible()
  const delivered = await mailTo(page, email, 'Der Link zu Ihrer Buchung')
  await page.getByLabel('Email Address').fill('stranger@example.com')
  await expect(answer).toBeHidden()
  await ask.click()
  await expect(answer).toBeVisible()
  await page.goto(linkIn(delivered))
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/de\/pass#/)
})

test('the confirmation in a frame opens the pass in the whole window', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/reservation'
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:9999'
    document.body.append(frame)
  })
  const ana = new Traveller(page, words.en, page.frameLocator('iframe[src="/reservation"]'))
  await ana.fillInWhoTheyAre()
  await ana.place.getByRole('button', { name: words.en.reserve }).click()
  const reference = await ana.reference()
  await ana.place.getByRole('link', { name: 'Your luggage pass' }).click()
  await expect(page).toHaveURL(/\/pass#\S{67}$/)
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
})
