import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Request header with the time to which the Worker's clock is set, in Unix milliseconds. */
export const instantHeader = 'Seed-Instant'
export const jobsPath = '/seed/jobs'
/** Path for delivery events. The request's body is a list of events from the email provider. */
export const deliveriesPath = '/seed/deliveries'

/** Code of a module that replaces `Date`. The module must be loaded before the Worker. */
const clock = `
const Real = Date
let ahead = 0
export const setClock = (instant) => { ahead = instant - Real.now() }
globalThis.Date = class Date extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(Real.now() + ahead)
    else super(...parts)
  }
  static now() { return Real.now() + ahead }
}
`

const entry = `
import { setClock } from './clock.js'
import worker from './worker.js'

async function deliver(request, env) {
  const bodies = await request.json()
  const message = (body) => ({ id: crypto.randomUUID(), attempts: 3, body, ack() {}, retry() {} })
  await worker.queue({ messages: bodies.map(message) }, env)
}

export default {
  async fetch(request, env, context) {
    setClock(Number(request.headers.get('${instantHeader}')))
    const { pathname } = new URL(request.url)
    if (pathname === '${jobsPath}') await worker.scheduled({ scheduledTime: Date.now() }, env)
    else if (pathname === '${deliveriesPath}') await deliver(request, env)
    else return worker.fetch(request, env, context)
    return new Response('done')
  },
}
`

/**
 * Returns the Worker's modules, the entry first. Each request sets the clock by `instantHeader`.
 */
export async function workerModules(root: string) {
  const module = (path: string, contents: string) => ({
    type: 'ESModule' as const,
    path,
    contents,
  })
  const worker = module('worker.js', await bundled(root))
  return [module('entry.js', entry), module('clock.js', clock), worker]
}

async function bundled(root: string): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'worker/index.ts'),
    cwd: root,
    tsconfig: join(root, 'worker/tsconfig.json'),
    platform: 'neutral',
    external: [/^cloudflare:/, /^node:/],
    resolve: { conditionNames: ['workerd', 'worker', 'import'], mainFields: ['module', 'main'] },
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  return output[0].code
}
