import { expect, it } from 'vitest'
import { chatLink } from '../../../../../web/staff/stays/stay/chat-link.ts'

it.each([
  ['+355 69 123 4567', 'https://wa.me/355691234567'],
  ['0049 170 555', 'https://wa.me/49170555'],
  // A local number could be another person's in another country.
  ['069 123 4567', null],
])('the chat link of %s is %s', (phone, link) => {
  expect(chatLink(phone)).toBe(link)
})

it('a chat link may contain a message', () => {
  expect(chatLink('+355 69', 'Hello & welcome')).toBe(
    'https://wa.me/35569?text=Hello%20%26%20welcome',
  )
})
