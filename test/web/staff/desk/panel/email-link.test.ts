import { expect, it } from 'vitest'
import { emailLink } from '../../../../../web/staff/desk/panel/email-link.ts'

it('an email link to a guest has a subject and starts with the given text', () => {
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
