import { describe, expect, it } from 'vitest'
import { asStaff } from '../../support/access.ts'
import { officeAddress } from '../../support/names.ts'
import { contactRequest, submitKey } from '../../support/requests.ts'
import { openSite } from '../../support/site.ts'

const site = openSite()

describe('a message from a visitor', () => {
  it('is emailed to the office with the visitor as reply-to', async () => {
    const answer = await site.post('/api/contacts', { ...contactRequest, subject: 'Skis?' })
    expect(answer.status).toBe(201)
    const email = site.mailbox.sent.find(({ subject }) => subject.includes('Skis?'))
    expect(email).toMatchObject({
      to: officeAddress,
      replyTo: contactRequest.email,
      subject: 'Message from Ada Guest: Skis?',
    })
    expect(email?.text).toContain(contactRequest.message)
  })

  it.each(['en', 'de'])('is stored once per submission, sent again in %s', async (locale) => {
    const key = submitKey()
    const [one, again] = [
      await site.post('/api/contacts', contactRequest, key),
      await site.post('/api/contacts', { ...contactRequest, locale }, key),
    ]
    expect(again.status).toBe(201)
    expect(await again.json()).toEqual(await one.json())
  })

  it('is listed for staff as unread', async () => {
    const answer = await site.fetch('/api/contacts', { headers: await asStaff() })
    const [newest] = await answer.json<Record<string, unknown>[]>()
    expect(newest).toEqual({
      id: expect.any(String),
      name: 'Ada Guest',
      email: 'ada@guest.example',
      subject: 'A question',
      message: contactRequest.message,
      read: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })
})
