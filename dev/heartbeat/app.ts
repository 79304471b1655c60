import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import * as z from 'zod/mini'

interface Check {
  pings: number
  fail: boolean
}

const Change = z.strictObject({ fail: z.boolean() })

/** Stand-in for a heartbeat service. Each name is a separate check. */
export function createHeartbeat() {
  const app = new Hono()
  const checks = new Map<string, Check>()

  function checkOf(name: string): Check {
    const check = checks.get(name) ?? { pings: 0, fail: false }
    checks.set(name, check)
    return check
  }

  app.get('/ping/:name', (c) => {
    const check = checkOf(c.req.param('name'))
    if (check.fail) return c.text('The heartbeat stand-in was told to fail.', 503)
    check.pings += 1
    return c.text('OK')
  })

  app.get('/control/heartbeat/:name', (c) => c.json(checkOf(c.req.param('name'))))
  app.post('/control/heartbeat/:name', zValidator('json', Change), (c) =>
    c.json(Object.assign(checkOf(c.req.param('name')), c.req.valid('json'))),
  )

  return app
}
