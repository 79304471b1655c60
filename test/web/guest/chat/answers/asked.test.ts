import { expect, it } from 'vitest'
import { business } from '../../../../../domain/business/business.ts'
import { askedLink } from '../../../../../web/guest/chat/answers/asked.ts'

const typed = (link: string) => new URL(link).searchParams.get('text')

it('opens WhatsApp with what the visitor typed', () => {
  const link = askedLink('3 bags & a pram?\nè possibile #2')
  expect(link).toContain(business.phone.replace(/\D/g, ''))
  expect(typed(link)).toBe('3 bags & a pram?\nè possibile #2')
})

it('types at most 300 characters, and never half of one', () => {
  expect(typed(askedLink('a'.repeat(400)))).toBe('a'.repeat(300))
  expect(typed(askedLink(`a${'🧳'.repeat(400)}`))).toBe(`a${'🧳'.repeat(299)}`)
})

it('types nothing below the welcome', () => {
  expect(askedLink('')).not.toContain('text=')
})
