import { expect, type Page, test } from '@playwright/test'
import { labelName } from '../../web/staff/desk/labels/label-words.ts'
import { colleagueTakesIn, freeTags, nextArrival, openCounter, search } from './counter.ts'
import { reserved } from './reserved.ts'
import { siteOrigin } from './servers.ts'

/** A name that closes attributes, elements and scripts, and ends in right-to-left letters. */
const hostile = (who: string) =>
  `"><img src=x onerror=alert(1)></p></script><b>${who}-${crypto.randomUUID().slice(0, 6)} אבג`

/** Fails as soon as code in a name runs. */
function watch(page: Page): Page {
  page.on('dialog', () => {
    throw new Error('a name has run')
  })
  return page
}

/** Texts with the name where it is not isolated, so that its last letters could reorder what follows. */
const notIsolated = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const found: string[] = []
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      const text = node.textContent ?? ''
      if (!text.includes(wanted) || text.includes(`\u2068${wanted}\u2069`)) continue
      let around = node.parentElement
      const isInline = (element: HTMLElement) => {
        const { display, unicodeBidi } = getComputedStyle(element)
        return display === 'inline' && !/isolate|plaintext/.test(unicodeBidi)
      }
      while (around && isInline(around)) around = around.parentElement
      const said = around?.textContent?.trim() ?? ''
      if (around?.checkVisibility() && said !== wanted) found.push(said)
    }
    return found
  }, name)

/** The name is plain text, creates no element and does not reorder the text beside it. */
async function isOnlyText(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('img[src="x"], [onerror]')).toHaveCount(0)
  expect(await page.title()).not.toContain('img')
  expect(await notIsolated(page, name)).toEqual([])
}

test('promise 22: a name with markup is plain text on every page that shows it', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.setTimeout(90_000)
  const [name, collector] = [hostile('guest'), hostile('other')]
  const { id, reference, passToken } = await reserved(page, { name, from: nextArrival() })
  const tags = freeTags()
  await openCounter(watch(page))
  expect(await colleagueTakesIn(page, id, tags)).toBe(200)

  const guest = watch(await context.newPage())
  await guest.goto(`/pass#${passToken}`)
  await guest.getByText('Someone else collects').click()
  await guest.getByLabel('Their full name').fill(collector)
  await guest.getByRole('button', { name: 'Make the pass' }).click()
  await expect(guest.getByText('is ready. Send it now.')).toBeVisible()
  await isOnlyText(guest, collector)
  const sent = await guest
    .getByRole('link', { name: 'Send the pass by WhatsApp' })
    .getAttribute('href')
  const link = /https?:\/\/\S+#c\S+$/.exec(decodeURIComponent(sent ?? ''))?.[0] ?? ''
  const other = watch(await context.newPage())
  await other.goto(link)
  await isOnlyText(other, collector)
  const code = (await other.getByText(/^PICK-/).textContent()) ?? ''

  await search(page).fill(code)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await isOnlyText(page, name)
  await search(page).press('Enter')
  await expect(page.getByText('Pick-up pass: check the ID of')).toBeVisible()
  await isOnlyText(page, name)
  await isOnlyText(page, collector)

  await page.getByRole('button', { name: 'Print labels' }).click()
  await expect(page.locator('body > div > section')).toHaveCount(tags.length)
  await page.emulateMedia({ media: 'print' })
  await isOnlyText(page, labelName(name))
  await page.emulateMedia({ media: 'screen' })

  for (const path of [`/admin/stays/${id}`, `/admin/stays?q=${reference}`, '/admin']) {
    await page.goto(path)
    if (path === '/admin') await page.getByRole('tab', { name: /Reservations/ }).click()
    await isOnlyText(page, name)
  }
})

test('promise 22: names with direction marks, line breaks or control characters are refused', {
  tag: '@phone',
}, async ({ page }) => {
  const now = Date.now()
  for (const sign of ['\u202E', '\u2066', '\n', '\r\nBcc: all@example.com', '\u2028', '\u0000']) {
    const data = {
      customerName: `Ada${sign}Guest`,
      customerEmail: 'ada@example.com',
      luggageCount: 1,
      startDate: new Date(now + 48 * 3_600_000),
    }
    const headers = { 'Idempotency-Key': crypto.randomUUID(), Origin: siteOrigin }
    const answer = await page.request.post('/api/reservations', { data, headers })
    expect(answer.status()).toBe(422)
    expect(await answer.json()).toMatchObject({
      error: { fields: { customerName: { code: 'invalid_characters' } } },
    })
  }
})
