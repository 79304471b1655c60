import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser } from '../e2e/browser.ts'
import { type Spread, spreadOf } from './figures.ts'

/** Fetched when it is wanted: it brings more than a hundred packages, and nothing else needs it. */
export const lighthouseVersion = '13.5.0'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Points out of a hundred. */
export type Scores = Record<Category, Spread>

interface Report {
  categories: Record<Category, { score: number }>
}

/** What Lighthouse thinks of a page on a phone, several times over (budget 8). */
export async function lighthouse(address: string, rounds: number): Promise<Scores> {
  const reports: Report[] = []
  for (let round = 0; round < rounds; round += 1) reports.push(await visit(address))
  const scores = categories.map((category) => {
    const points = reports.map((report) => Math.round(report.categories[category].score * 100))
    return [category, spreadOf(points)] as const
  })
  return Object.fromEntries(scores) as Scores
}

async function visit(address: string): Promise<Report> {
  const executablePath = findBrowser()
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-background-networking --no-first-run'
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      `lighthouse@${lighthouseVersion}`,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    {
      maxBuffer: 2 ** 26,
      env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
    },
  )
  return JSON.parse(stdout) as Report
}
