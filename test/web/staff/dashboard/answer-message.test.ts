import { describe, expect, it } from 'vitest'
import { answerLink } from '../../../../web/staff/dashboard/answer-message.ts'

const message = { email: 'ana@example.org', subject: 'Skis', message: 'Do you\ntake skis?' }

/** What a mail program reads in a link. */
function read(link: string) {
  const { pathname, searchParams } = new URL(link)
  return { to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) }
}

describe('the answer to a message', () => {
  it('goes to its writer, on its subject, with their words quoted', () => {
    expect(read(answerLink(message))).toEqual({
      to: 'ana@example.org',
      subject: 'Re: Skis',
      body: '\r\n\r\n> Do you\r\n> take skis?',
    })
  })

  it('promise 22: goes to nobody else, whatever was written', () => {
    const nasty = {
      email: 'a?bcc=all@evil.example&body=x',
      subject: 'Hi\r\nBcc: all@evil.example&cc=b',
      message: '&bcc=c@evil.example#?=+ 🧳',
    }
    const { to, subject, body, ...others } = read(answerLink(nasty)) as Record<string, string>
    expect(others).toEqual({})
    expect([to, subject]).toEqual([nasty.email, `Re: ${nasty.subject}`])
    expect(body).toContain(nasty.message)
    expect(answerLink(nasty)).not.toMatch(/[\r\n ]/)
  })

  it('quotes no more of a long message than a link can hold, and says so', () => {
    const { body = '' } = read(answerLink({ ...message, message: '🧳'.repeat(5000) })) as {
      body?: string
    }
    expect([...body].length).toBeLessThan(1020)
    expect(body).toMatch(/🧳 \[…\]$/u)
  })

  it('has a subject where the message had none', () => {
    expect(read(answerLink({ ...message, subject: null })).to).toBe(message.email)
    expect(answerLink({ ...message, subject: null })).toContain('subject=Re%3A&')
  })
})
