import { expect, it } from 'vitest'
import { chatLink } from '../../../../../web/staff/stays/stay/chat-link.ts'

it.each([
  ['+355 69 123 4567', 'https://wa.me/355691234567'],
  ['0049 170 555', 'https://wa.me/49170555'],
  // Somebody else's in another country.
  ['069 123 4567', null],
])('a chat with %s is %s', (phone, link) => {
  expect(chatLink(phone)).toBe(link)
})

it('a chat may be begun with a sentence', () => {
  expect(chatLink('+355 69', 'Hello & welcome')).toBe(
    'https://wa.me/35569?text=Hello%20%26%20welcome',
  )
})
