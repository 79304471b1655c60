import { expect, it } from 'vitest'
import { emailLink } from '../../../../../web/staff/desk/panel/email-link.ts'

it('a mail to a guest has its subject, and begins with what is known', () => {
  const link = new URL(
    emailLink('ada+bags@guest.example', 'Bags & more – TIR-1', 'Hello Ada & Co?'),
  )
  expect(decodeURIComponent(link.pathname)).toBe('ada+bags@guest.example')
  expect([...new URLSearchParams(link.search)]).toEqual([
    ['subject', 'Bags & more – TIR-1'],
    ['body', 'Hello Ada & Co?\r\n\r\n'],
  ])
  expect(emailLink('ada@guest.example', 'Office')).not.toContain('body')
})
