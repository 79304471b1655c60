import { execFileSync, spawn } from 'node:child_process'
import { writeBenchmark } from './benchmarks-file.ts'
import { table } from './figures.ts'

// A part of `npm run bench`: 20,000 requests, each bent somewhere (`test/worker/fuzz.test.ts`). It fails where one is
// answered by a failure of ours or after more than a second, and where workerd's memory keeps growing.

const today = new Date().toISOString().slice(0, 10)
/** Other requests each day; SEED and REQUESTS ask for others. */
const { SEED = today.replaceAll('-', ''), REQUESTS = '20000' } = process.env
/** How many times the memory of its second quarter a run may take in its last. */
const mostGrowth = 1.5

/** Megabytes that a process's workerds take. */
function memoryOf(parent: number): number {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
  const rows = list.split('\n').map((line) => line.trim().split(/\s+/))
  const family = new Set([String(parent)])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const [pid = '', ppid = ''] of rows) if (family.has(ppid)) family.add(pid)
  }
  const own = rows.filter(([pid = '', , , name = '']) => family.has(pid) && /workerd/.test(name))
  return own.reduce((sum, [, , kilobytes]) => sum + Number(kilobytes), 0) / 1024
}

const args = ['vitest', 'run', '--project', 'simulations', 'test/worker/fuzz.test.ts']
const run = spawn('npx', args, { env: { ...process.env, SEED, REQUESTS } })
const samples: number[] = []
const sampling = setInterval(() => {
  const megabytes = memoryOf(run.pid ?? 0)
  if (megabytes > 0) samples.push(megabytes)
}, 1000)
let output = ''
for (const stream of [run.stdout, run.stderr]) stream.on('data', (text) => (output += text))
const status = await new Promise((resolve) => run.on('close', resolve))
clearInterval(sampling)

const [, told = ''] = /The fuzz:\n((?: {2}.+\n)+)/.exec(output) ?? []
if (status !== 0 || told === '') {
  console.error(output)
  throw new Error(`The fuzz has found something: SEED=${SEED} REQUESTS=${REQUESTS}`)
}

const medianOf = (some: readonly number[]) => some.toSorted((a, b) => a - b)[some.length >> 1] ?? 0
const quarter = samples.length >> 2
const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)].map(medianOf)
const rows = [...told.matchAll(/^ {2}(.+): (\d+)$/gm)].map(([, name = '', count]) => [
  name,
  Number(count).toLocaleString('en'),
])
const memory = [
  ['memory in the second quarter of the run, megabytes', `${Math.round(early ?? 0)}`],
  ['memory in the last quarter of the run, megabytes', `${Math.round(late ?? 0)}`],
]

const heading = '## Fuzz: bent requests'

writeBenchmark(
  heading,
  `${heading}

${today}, SEED=${SEED}, on a real workerd and a real D1: each route of the app in turn, its parameters, headers and body valid but
for a few places. The bench fails if a request is answered by a 5xx, or takes more than a second twice, or if workerd’s
memory grows more than ${mostGrowth} times from the second quarter of the run to the last. It is that of the Worker, of the database that fills up, and
of the test with all emails and log lines.

${table(['what', 'figure'], [...rows, ...memory])}
`,
)
if ((late ?? 0) > (early ?? 0) * mostGrowth) throw new Error('The memory of workerd grows.')
