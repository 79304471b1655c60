import type { Browser } from '@playwright/test'
import { type Spread, spreadOf, spreadText, table } from './figures.ts'
import { coldVisit, type Visit } from './paint.ts'

/** What a page could do without to be read. */
const scriptsAndFonts = ['*.js', '*.woff2']

/**
 * Each page against itself with its scripts and web fonts blocked, in turn (budget 12), as a table.
 */
export async function againstBarePages(
  browser: Browser,
  origin: string,
  addresses: readonly string[],
  rounds: number,
): Promise<string> {
  const rows: string[][] = []
  for (const address of addresses) {
    const visits: Record<'whole' | 'bare', Visit[]> = { whole: [], bare: [] }
    for (let round = 0; round < rounds; round += 1) {
      visits.whole.push(await coldVisit(browser, origin + address))
      visits.bare.push(await coldVisit(browser, origin + address, scriptsAndFonts))
    }
    const whole = largestOf(visits.whole)
    const bare = largestOf(visits.bare)
    rows.push([
      `\`${address}\``,
      spreadText(whole),
      spreadText(bare),
      (whole.median / bare.median).toFixed(2),
      spreadText(spreadOf(visits.whole.map(({ blocking }) => blocking))),
    ])
  }
  return table(['page', 'largest paint', 'without either', 'ratio', 'blocking time'], rows)
}

function largestOf(visits: readonly Visit[]): Spread {
  return spreadOf(visits.map(({ largest }) => largest))
}
