import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tabStorage } from '../../tab-storage.ts'

const at = '2026-07-20T10:00:00.000Z'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', tabStorage())
})
afterEach(() => vi.unstubAllGlobals())

/** Till requests, each waiting until the test answers it. */
function slowTill() {
  const calls: { method: string; waiting?: number; answer: () => void }[] = []
  vi.stubGlobal(
    'fetch',
    (_: string, { method, body = '{}' }: { method: string; body?: string }) => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      calls.push({ method, ...JSON.parse(body), answer: () => resolve(new Response()) })
      return promise
    },
  )
  return calls
}

it('a device reports to the till one request at a time, in order', async () => {
  const { reportDevice, forgetThisDevice } = await import('../../../../web/staff/session/device.ts')
  const calls = slowTill()
  const reports = [reportDevice([]), reportDevice([at]), forgetThisDevice()]
  const inOrder = [
    { method: 'PUT', waiting: 0 },
    { method: 'PUT', waiting: 1 },
    { method: 'DELETE' },
  ]
  for (const [index] of inOrder.entries()) {
    await vi.waitFor(() => expect(calls).toMatchObject(inOrder.slice(0, index + 1)))
    calls[index]?.answer()
  }
  await Promise.all(reports)
})

it('a device reports again after a failed report', async () => {
  const { reportDevice } = await import('../../../../web/staff/session/device.ts')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await reportDevice([])
  const calls = slowTill()
  const report = reportDevice([at])
  await vi.waitFor(() => expect(calls).toMatchObject([{ waiting: 1, oldestAt: at }]))
  calls[0]?.answer()
  await report
})
