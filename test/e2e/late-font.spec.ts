import { globSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { holdFont } from './held-font.ts'

/** The heights of the headings and of the name in the header. */
async function lines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, header a')].map(
      (element) => `${element.textContent}: ${Math.round(element.getBoundingClientRect().height)}`,
    ),
  )
}

for (const address of ['/', '/de/reserve-pay-location']) {
  test(`on ${address} headings keep their height when the site's font loads`, {
    tag: '@phone',
  }, async ({ page }) => {
    const letFontCome = await holdFont(page)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const withoutFont = await lines(page)
    await letFontCome()
    expect(await lines(page)).toEqual(withoutFont)
  })
}

/** Letters, digits and punctuation of every language, lower and upper case; arrows use the system's font. */
function characters(): string {
  const catalogs = globSync('web/locales/*/*.po').map((file) => readFileSync(file, 'utf8'))
  const words = catalogs.join('\n').replace(/^#.*$/gm, '')
  const found = `${words}${words.toUpperCase()}`.match(/[\p{L}\p{N}\p{P}\p{Sc}]/gu) ?? []
  return [...new Set(found)].join('')
}

test("the site's font has every character of every language; if not, run `npm run font`", {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async (text) => {
    document.body.innerHTML = `<h1>${text.replace(/[<&]/g, '')}</h1>`
    await document.fonts.ready
  }, characters())
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const heading = { nodeId: root.nodeId, selector: 'h1' }
  const { nodeId } = await devtools.send('DOM.querySelector', heading)
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringContaining('Bricolage')])
})
