import { loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import { hrefOf, type Path, paths } from '../../web/routing/paths.ts'
import { writeBenchmark } from './benchmarks-file.ts'
import { spreadOf, spreadText, table } from './figures.ts'
import { coldVisit, openBrowser, phone, slowedPage } from './paint.ts'
import { serve } from './static-server.ts'

// Links inside the site against the documents they load, on the slowed phone, in turn (budget 15).

/** How often each link is followed; ROUNDS asks for another number. */
const rounds = Number(process.env.ROUNDS ?? 7)

const links: readonly (readonly [from: Path, to: Path])[] = [
  [paths.location, paths.home],
  [paths.home, paths.location],
  [paths.home, paths.bookOnline],
  [paths.home, paths.reserve],
  [paths.contact, paths.pass],
]

const { server, origin } = await serve('dist/client')
const browser = await openBrowser()
const rows: string[][] = []
for (const [from, to] of links) {
  const times = { link: [] as number[], document: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    times.link.push(await followedLink(browser, hrefOf(from, 'en'), hrefOf(to, 'en')))
    times.document.push((await coldVisit(browser, origin + hrefOf(to, 'en'))).first)
  }
  const [link, document] = [spreadOf(times.link), spreadOf(times.document)]
  rows.push([
    `\`${from}\` → \`${to}\``,
    spreadText(link),
    spreadText(document),
    (link.median / document.median).toFixed(2),
  ])
}
const version = browser.version()
await browser.close()
server.close()

/** Milliseconds from the tap to the first paint of the page that the link leads to. */
async function followedLink(browser: Browser, from: string, to: string): Promise<number> {
  const page = await slowedPage(browser)
  await page.goto(origin + from, { waitUntil: 'load' })
  // Whoever taps has read a little; the page has hydrated meanwhile.
  await page.waitForTimeout(2000)
  const tapped = await page.evaluate((address) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)
    if (!link) throw new Error(`No link leads to ${address}`)
    const now = performance.timeOrigin + performance.now()
    link.click()
    return now
  }, to)
  await page.waitForURL(origin + to, { waitUntil: 'load' })
  const painted = await page.waitForFunction(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    return first && performance.timeOrigin + first.startTime
  })
  const shown = (await painted.jsonValue()) ?? 0
  await page.context().close()
  return shown - tapped
}

const report = `## Links: from the tap to the page

${new Date().toISOString().slice(0, 10)}, Chromium ${version}, the same phone and line (${phone.roundTripMs} ms, processor slowed ${phone.slowdown}
times), load of the machine ${loadavg()[0]?.toFixed(1)}. From the tap on a link of a loaded page to the first paint of the page that it leads
to, which shows its words, and that of the page's document in a cold visit, in turn; ${rounds} times each, milliseconds as median
(least–most). Budget 15: at most 1.0 times.

${table(['link', 'from the tap', "the page's document", 'ratio'], rows)}
`
writeBenchmark('## Links', report)
