import { describe, expect, it } from 'vitest'
import { answerLink, emailLink } from '../../../../web/staff/actions/email-links.ts'

const message = { email: 'ana@example.org', subject: 'Skis', message: 'Do you\ntake skis?' }

/** The parts of a mailto link that an email program reads. */
function read(link: string) {
  const { pathname, searchParams } = new URL(link)
  return { to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) }
}

describe('the reply link of a message', () => {
  it("has the writer's address, the subject and the quoted message", () => {
    expect(read(answerLink(message))).toEqual({
      to: 'ana@example.org',
      subject: 'Re: Skis',
      body: '\r\n\r\n> Do you\r\n> take skis?',
    })
  })

  it('promise 22: adds no recipients, whatever the message contains', () => {
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

  it('shortens a long quote and marks it', () => {
    const { body = '' } = read(answerLink({ ...message, message: '🧳'.repeat(5000) })) as {
      body?: string
    }
    expect([...body].length).toBeLessThan(1020)
    expect(body).toMatch(/🧳 \[…\]$/u)
  })

  it('has a subject even if the message had none', () => {
    expect(read(answerLink({ ...message, subject: null })).to).toBe(message.email)
    expect(answerLink({ ...message, subject: null })).toContain('subject=Re%3A&')
  })
})

describe('an email link to a guest', () => {
  it('has a subject and starts with the given text', () => {
    const link = emailLink('ada+bags@guest.example', 'Bags & more – TIR-1', 'Hello Ada & Co?')
    expect(read(link)).toEqual({
      to: 'ada+bags@guest.example',
      subject: 'Bags & more – TIR-1',
      body: 'Hello Ada & Co?\r\n\r\n',
    })
    expect(emailLink('ada@guest.example', 'Office')).not.toContain('body')
  })
})
