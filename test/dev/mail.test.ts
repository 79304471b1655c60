import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningStandIns } from './running.ts'

let world: Awaited<ReturnType<typeof runningStandIns>>
beforeAll(async () => {
  world = await runningStandIns()
})
afterAll(() => world.close())

const send = (subject: string, html = '<p>Hello</p>') =>
  fetch(`${world.origin}/mail/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      from: 'a@example.com',
      to: ['b@example.com'],
      subject,
      html,
      text: 'Hello',
    }),
  })

test('a mail is refused as often as ordered, then kept and shown newest first', async () => {
  await world.control('POST', '/mail/fail', { times: 2 })
  expect((await send('first')).status).toBe(503)
  expect((await send('first')).status).toBe(503)
  expect((await send('first')).status).toBe(200)
  await send('second')
  const mails = await world.control('GET', '/mail')
  expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['second', 'first'])
})

test('what a mail holds cannot run in the mailbox', async () => {
  await send('<script>alert(1)</script>', '"><script>alert(2)</script>')
  const [{ id }] = await world.control('GET', '/mail')
  for (const path of ['/mail', `/mail/${id}`]) {
    const page = await (await fetch(world.origin + path)).text()
    expect(page).not.toContain('<script>')
  }
  expect(await (await fetch(`${world.origin}/mail/${id}`)).text()).toContain('<iframe sandbox')
})
