import { spawnSync } from 'node:child_process'
import { writeBenchmark } from './benchmarks-file.ts'
import { table } from './figures.ts'

// The last part of `npm run bench`: many guests live through a bad week (`test/worker/bad-week.test.ts`).
// It fails where the week's books do not agree; by itself it needs no build.

const today = new Date().toISOString().slice(0, 10)
/** Another week each day; SEED and GUESTS ask for others. */
const { SEED = today.replaceAll('-', ''), GUESTS = '200' } = process.env

const week = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'simulations', 'test/worker/bad-week.test.ts'],
  { env: { ...process.env, SEED, GUESTS }, encoding: 'utf8', maxBuffer: 2 ** 28 },
)
const [, told = ''] = /A bad week:\n((?: {2}.+\n)+)/.exec(week.stdout) ?? []
if (week.status !== 0 || told === '') {
  console.error(week.stdout, week.stderr)
  throw new Error(`The bad week does not agree: SEED=${SEED} GUESTS=${GUESTS}`)
}

const counts = [...told.matchAll(/^ {2}(.+): (\d+)$/gm)]
  .filter(([, name]) => name !== 'SEED')
  .map(([, name = '', count]) => [name, Number(count).toLocaleString('en')])

const heading = '## Soak: a bad week'

writeBenchmark(
  heading,
  `${heading}

${today}, ${GUESTS} guests, SEED=${SEED}, in simulated time and on a real D1. Stripe’s events are lost, late, doubled and out of
order, Stripe fails, a third of the mails fails, Workers die at work; guests and staff go on as ever. The bench fails unless, at
the end, each payment stands in D1 as at the Stripe stand-in, everybody has exactly the mails that are due, and no stay is stuck.

${table(['what', 'count'], counts)}
`,
)
