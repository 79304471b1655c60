import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningStandIns } from './running.ts'

let world: Awaited<ReturnType<typeof runningStandIns>>
beforeAll(async () => {
  world = await runningStandIns()
})
afterAll(() => world.close())

const send = (
  subject: string,
  html = '<p>Hello</p>',
  attachments: object[] = [],
  to = ['b@example.com'],
) =>
  fetch(`${world.origin}/mail/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      from: 'a@example.com',
      to,
      subject,
      html,
      text: 'Hello',
      attachments,
    }),
  })

test('an email is refused as often as ordered, then stored and listed newest first', async () => {
  await world.control('POST', '/mail/fail', { times: 2 })
  expect((await send('first')).status).toBe(503)
  expect((await send('first')).status).toBe(503)
  expect((await send('first')).status).toBe(200)
  await send('second')
  const emails = await world.control('GET', '/mail')
  expect(emails.map(({ subject }: { subject: string }) => subject)).toEqual(['second', 'first'])
})

test('an email’s content cannot run in the mailbox', async () => {
  await send('<script>alert(1)</script>', '"><script>alert(2)</script>')
  const [{ id }] = await world.control('GET', '/mail')
  for (const path of ['/mail', `/mail/${id}`]) {
    const page = await (await fetch(world.origin + path)).text()
    expect(page).not.toContain('<script>')
  }
  expect(await (await fetch(`${world.origin}/mail/${id}`)).text()).toContain('<iframe sandbox')
})

test('an email shows its inline picture, and its attachments can be downloaded', async () => {
  const content = Buffer.from('BEGIN:VCALENDAR').toString('base64')
  const attachments = [
    { disposition: 'inline', contentId: 'code', filename: 'code.gif', type: 'image/gif' },
    { disposition: 'attachment', filename: 'stay.ics', type: 'text/calendar' },
  ].map((file) => ({ ...file, content }))
  await send('with files', '<img src="cid:code">', attachments)
  const [{ id }] = await world.control('GET', '/mail')
  const page = await (await fetch(`${world.origin}/mail/${id}`)).text()
  expect(page).toContain(`data:image/gif;base64,${content}`)
  expect(page).toContain('stay.ics')
  const file = await fetch(`${world.origin}/mail/${id}/stay.ics`)
  expect(file.headers.get('content-disposition')).toBe('attachment')
  expect(await file.text()).toBe('BEGIN:VCALENDAR')
})

test('the tag of an address decides the delivery events of its email', async () => {
  const sendTo = (to: string) => send('tagged', undefined, undefined, [to])
  const reported = async (to: string) => {
    const { messageId, events } = await (await sendTo(to)).json()
    return events.map(({ type, payload }: { type: string; payload: { messageId: string } }) => {
      expect(payload.messageId).toBe(messageId)
      return type.split('.').at(-1)
    })
  }
  expect(await reported('ada@example.com')).toEqual(['delivered'])
  expect(await reported('ada+other@example.com')).toEqual(['delivered'])
  expect(await reported('ada+bounced@example.com')).toEqual(['bounced'])
  expect(await reported('ada+full@example.com')).toEqual(['deferred', 'bounced'])
  expect(await reported('ada+spam@example.com')).toEqual(['delivered', 'complained'])
  const refused = await sendTo('ada+suppressed@example.com')
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'E_RECIPIENT_SUPPRESSED' },
  ])
})
