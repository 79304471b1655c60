import { expect } from '@playwright/test'
import { codeIn } from '../e2e/read-code.ts'
import { words } from '../e2e/words.ts'
import { fillsInTwoItems, reference } from './booking-form.ts'
import { sees, seesNo, test } from './test.ts'
import { type BrowserWindow, timeoutMs } from './window.ts'

const say = words.en

/** Milliseconds in which the page caches itself, or requests again once the server is back. */
const soon = 45_000

const opensOffline = 'This pass is saved here and opens without a connection, too.'
const asOfThen = /No connection\. Your pass as of \d\d:\d\d\./

/** Reserves two items and follows the confirmation's link; returns the reference. */
async function reservesAndOpensThePass(window: BrowserWindow): Promise<string> {
  await window.open('/reserve-pay-location')
  await fillsInTwoItems(window)
  await window.tap('button', say.reserve)
  await sees(window, say.reserved)
  const [given] = (await window.text()).match(reference) ?? ['']
  await window.tap('link', /^Your luggage pass/)
  await sees(window, 'Show this code at our desk.')
  expect(await window.path()).toBe('/pass')
  return given
}

/** Decodes the code on the screen, as the desk's camera does. */
async function showsCode(window: BrowserWindow, code: string): Promise<void> {
  const toCode = `document.querySelector('[role="img"][aria-label="QR ${code}"]')?.scrollIntoView({
    block: 'center', behavior: 'instant',
  })`
  const read = async () => {
    await window.evaluate(toCode)
    return codeIn(await window.picture()).catch(() => null)
  }
  await expect.poll(read, { timeout: timeoutMs }).toBe(code)
}

test('a guest changes a booking on its pass, shows the code offline, and cancels', async ({
  window,
  site,
}) => {
  const code = await reservesAndOpensThePass(window)
  await showsCode(window, code)
  await window.tap('label', 'Change dates or items')
  await window.fill('Number of Items', '3')
  await window.tap('button', 'Change my booking')
  await sees(window, '3 items')
  await sees(window, opensOffline, soon)

  await site.stop()
  await window.reload()
  await sees(window, asOfThen)
  await sees(window, '3 items')
  await showsCode(window, code)
  await seesNo(window, 'Cancel this booking')
  // As from the home screen, without the link's token.
  await window.open('/pass')
  await sees(window, asOfThen)
  await showsCode(window, code)

  await site.start()
  await seesNo(window, 'No connection', soon)
  await window.tap('label', 'Cancel this booking')
  await window.tap('button', 'Yes, cancel it')
  await sees(window, 'This booking is cancelled.')
})
