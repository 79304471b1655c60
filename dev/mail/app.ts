import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type Mailbox, receive } from './mailbox.ts'
import { emailPage, mailboxPage } from './pages.ts'
import { outcomeFor } from './test-addresses.ts'

const Email = z.object({
  from: z.union([z.string(), z.object({ name: z.string(), email: z.string() })]),
  to: z.union([z.string(), z.array(z.string())]),
  subject: z.string(),
  html: z.optional(z.string()),
  text: z.optional(z.string()),
  replyTo: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
  attachments: z._default(
    z.array(
      z.object({
        disposition: z.enum(['inline', 'attachment']),
        contentId: z.optional(z.string()),
        filename: z.string(),
        type: z.string(),
        content: z.string(),
      }),
    ),
    [],
  ),
})
const Fail = z.strictObject({ times: z._default(z.int().check(z.nonnegative()), 1) })

export function createMailbox(mailbox: Mailbox) {
  const app = new Hono()

  app.post('/mail/send', zValidator('json', Email), (c) => {
    if (mailbox.failNext > 0) {
      mailbox.failNext -= 1
      return c.json({ error: 'The mail stand-in was told to fail.' }, 503)
    }
    const email = c.req.valid('json')
    const { refusal: code, events } = outcomeFor(email.to)
    if (code) return c.json({ error: 'The mail stand-in refuses this address.', code }, 422)
    const { id } = receive(mailbox, email)
    return c.json({ messageId: id, events: events(id) })
  })

  app.get('/mail', (c) => c.html(mailboxPage(mailbox)))
  app.post('/mail/clear', (c) => {
    mailbox.emails = []
    return c.redirect('/mail', 303)
  })
  app.get('/mail/:id', (c) => {
    const email = mailbox.emails.find(({ id }) => id === c.req.param('id'))
    return email ? c.html(emailPage(email)) : c.notFound()
  })
  app.get('/mail/:id/:filename', (c) => {
    const email = mailbox.emails.find(({ id }) => id === c.req.param('id'))
    const file = email?.attachments?.find(({ filename }) => filename === c.req.param('filename'))
    if (!file) return c.notFound()
    // Sent as a download, so a malicious attachment can't run on this origin.
    return c.body(Buffer.from(file.content, 'base64'), 200, {
      'content-type': file.type,
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })
  })

  app.get('/control/mail', (c) => c.json(mailbox.emails))
  app.delete('/control/mail', (c) => {
    mailbox.emails = []
    mailbox.failNext = 0
    return c.json([])
  })
  app.post('/control/mail/fail', zValidator('json', Fail), (c) => {
    mailbox.failNext = c.req.valid('json').times
    return c.json({ failNext: mailbox.failNext })
  })

  return app
}
