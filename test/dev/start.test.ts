import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anyFreePort } from '../../dev/run/ports.ts'

// Each start is a process of its own, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let occupant: Server
let taken: number
beforeAll(async () => {
  occupant = createServer()
  await new Promise<void>((listening) => occupant.listen(0, 'localhost', listening))
  taken = (occupant.address() as AddressInfo).port
})
afterAll(() => occupant.close())

async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dev/start.ts'], { env: { ...process.env, ...env } })
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((ended) => child.once('exit', ended)),
  ])
  return { said, code }
}

test('a start on a taken port fails, naming the port and its variable', async () => {
  const free = String(await anyFreePort())
  const site = await start({ PORT: String(taken), DEV_PORT: free })
  expect(site.code).toBe(1)
  expect(site.said).toContain(`port ${taken}`)
  expect(site.said).toContain(' PORT=')
  const standIns = await start({ PORT: free, DEV_PORT: String(taken) })
  expect(standIns.code).toBe(1)
  expect(standIns.said).toContain('DEV_PORT=')
})

test('a port that is not a number is refused', async () => {
  const { code, said } = await start({ PORT: 'eighty' })
  expect(code).toBe(1)
  expect(said).toContain('PORT must be a port number, not "eighty"')
})
