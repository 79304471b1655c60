import { request } from 'node:http'
import { expect, it } from 'vitest'
import { runningStandIns } from './running.ts'

/** `fetch` doesn't let us set the Host header. */
function statusFor(origin: string, host: string): Promise<number | undefined> {
  const url = new URL('/control/mail', origin)
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

it('the stand-ins refuse a request with a foreign Host header', async () => {
  const { origin, close } = await runningStandIns()
  expect(await statusFor(origin, new URL(origin).host)).toBe(200)
  expect(await statusFor(origin, 'elsewhere.example:8788')).toBe(403)
  await close()
})
