import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { hrefOf, paths } from '../../web/routing/paths.ts'
import { beginBenchmarks } from './benchmarks-file.ts'
import { type Spread, spreadOf, spreadText, table } from './figures.ts'
import { lighthouse, lighthouseVersion, type Scores } from './lighthouse.ts'
import { coldVisit, openBrowser, phone, type Visit } from './paint.ts'
import { buildShell } from './shell.ts'
import { againstBarePages } from './slowed.ts'
import { serve } from './static-server.ts'

// `npm run bench`: measures what the clock says of the site, and writes it to `docs/benchmarks.md`.

/** Visits of each page to each build; ROUNDS asks for another number. */
const rounds = Number(process.env.ROUNDS ?? 7)
/** Lighthouse's visits of each page. */
const judgements = 5
const measured = [
  hrefOf(paths.home, 'en'),
  hrefOf(paths.home, 'de'),
  hrefOf(paths.contact, 'fr'),
  hrefOf(paths.bookOnline, 'en'),
]

type Paints = Record<'first' | 'largest', Spread>

interface Row {
  address: string
  own: Paints
  shell: Paints
}

const shell = await serve(buildShell())
const own = await serve('dist/client')
const browser = await openBrowser()
const rows: Row[] = []
for (const address of measured) rows.push(await compare(address))
const slowed = [hrefOf(paths.home, 'en'), hrefOf(paths.location, 'en')]
const bareTable = await againstBarePages(browser, own.origin, slowed, rounds)
const version = browser.version()
await browser.close()
const judged: [address: string, Scores][] = []
for (const address of [...measured, hrefOf(paths.reserve, 'en')]) {
  judged.push([address, await lighthouse(own.origin + address, judgements)])
}
for (const { server } of [own, shell]) server.close()

/** Both builds in turn, so that whatever else the machine does meets both. */
async function compare(address: string): Promise<Row> {
  const visits: Record<'own' | 'shell', Visit[]> = { own: [], shell: [] }
  for (let round = 0; round < rounds; round += 1) {
    visits.own.push(await coldVisit(browser, own.origin + address))
    visits.shell.push(await coldVisit(browser, shell.origin + address))
  }
  const spreads = (all: readonly Visit[]) => ({
    first: spreadOf(all.map(({ first }) => first)),
    largest: spreadOf(all.map(({ largest }) => largest)),
  })
  return { address, own: spreads(visits.own), shell: spreads(visits.shell) }
}

function ratio(a: Spread, b: Spread): string {
  return (a.median / b.median).toFixed(2)
}

const paintTable = table(
  ['page', 'first paint', 'of the shell', 'ratio', 'largest paint', 'of the shell', 'ratio'],
  rows.map(({ address, own, shell }) => [
    `\`${address}\``,
    spreadText(own.first),
    spreadText(shell.first),
    ratio(own.first, shell.first),
    spreadText(own.largest),
    spreadText(shell.largest),
    ratio(own.largest, shell.largest),
  ]),
)

const scoreTable = table(
  ['page', 'performance', 'accessibility', 'best practices', 'SEO'],
  judged.map(([address, scores]) => [
    `\`${address}\``,
    spreadText(scores.performance),
    spreadText(scores.accessibility),
    spreadText(scores['best-practices']),
    spreadText(scores.seo),
  ]),
)

const installed = (name: string) =>
  execFileSync('node', ['-p', `require('${name}/package.json').version`], {
    encoding: 'utf8',
  }).trim()

const report = `# Benchmarks

Made by \`npm run bench\`. Times depend on the machine; what counts are the ratios of two things measured in turn.

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, Chromium ${version}, Vite ${installed('vite')},
React ${installed('react')}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB.

## Paint: the prerendered site against an empty shell

The same commit, once as it is served, once as an empty document that the browser fills. Cold cache, ${phone.viewport.width} px wide,
${phone.roundTripMs} ms round trip, ${(phone.bitsPerSecond / 2 ** 20).toFixed(1)} Mbit/s, processor slowed ${phone.slowdown} times; ${rounds} visits each.
Milliseconds, median (least–most). Budget 7: largest paint at most half of the shell's.

${paintTable}

## First paint: the page against itself without scripts and web fonts

The same phone and line, in turn; ${rounds} visits each. Blocking time is what tasks take beyond 50 ms each, from the first paint
until two seconds after the load. Budget 12: largest paint at most 1.1 times, blocking time at most 150 ms.

${bareTable}

## Lighthouse ${lighthouseVersion}, on its mid-range phone

Points out of a hundred, median (least–most) of ${judgements} visits. Budget 8: 99 for performance, 100 for the others.

${scoreTable}
`
beginBenchmarks(report)
console.log(report)
const parts = ['links.ts', 'checkout.ts', 'desk.ts', 'server/main.ts', 'soak.ts', 'fuzz.ts']
for (const part of parts)
  execFileSync(process.execPath, [`test/bench/${part}`], { stdio: 'inherit' })
