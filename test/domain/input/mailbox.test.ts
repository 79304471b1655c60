import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { email } from '../../../domain/input/fields.ts'
import { isSameMailbox, mailboxKey } from '../../../domain/input/mailbox.ts'
import { anyText } from '../support/arbitraries.ts'

const gmailSpellings = [
  'ada.lovelace@gmail.com',
  'adalovelace@gmail.com',
  'a.d.a.l.o.v.e.l.a.c.e@gmail.com',
  'ADA.Lovelace@Gmail.com',
  'AdaLovelace@GOOGLEMAIL.COM',
  'ada.lovelace@googlemail.com',
  'adalovelace+bags@gmail.com',
  'ada.lovelace+bags+more@googlemail.com',
  'ada.lovelace+b.a.g.s@gmail.com',
  'adalovelace+@gmail.com',
  'adalovelace@gmail.com.',
  ' adalovelace@gmail.com ',
  'ａｄａlovelace@gmail.com',
]

describe('promise 20: the key of a mailbox', () => {
  it.each(gmailSpellings)('ignores dots and the second domain at Gmail: %j', (spelt) => {
    expect(mailboxKey(spelt)).toBe('adalovelace@gmail.com')
  })

  it.each([
    'ada@guest.example',
    'ADA@Guest.Example',
    'ada+1@guest.example',
    'Ada+x+y@guest.example',
  ])('ignores case and tags: %j', (spelt) => {
    expect(mailboxKey(spelt)).toBe('ada@guest.example')
  })

  it.each(['adalovelace', 'Ada.Lovelace', 'ada-lovelace', 'a_d-a.lovelace', 'ada_lovelace+bags'])(
    'ignores dots, hyphens and underscores at Proton: %j',
    (name) => {
      for (const host of ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'])
        expect(mailboxKey(`${name}@${host}`)).toBe(`adalovelace@${host}`)
    },
  )

  it.each(['ana@XN--BCHER-KVA.example', 'Ana+1@xn--bcher-kva.example'])(
    'is lowercased for a domain in Punycode: %j',
    (spelt) => {
      expect(mailboxKey(spelt)).toBe('ana@xn--bcher-kva.example')
    },
  )

  it.each([
    ['a dot elsewhere', 'ada.lovelace@guest.example', 'adalovelace@guest.example'],
    ['another host', 'ada@guest.example', 'ada@other.guest.example'],
    ['a host that only sounds like Gmail', 'ada@gmail.com', 'ada@gmail.com.example'],
    ['another name', 'ada@gmail.com', 'adam@gmail.com'],
    ['a hyphen at Gmail', 'ada-l@gmail.com', 'adal@gmail.com'],
    ['another host of Proton, which its user may not have', 'ada@proton.me', 'ada@pm.me'],
    ['a name that begins with a plus', '+ada@guest.example', '+bob@guest.example'],
    ['a dotless i', 'ıda@guest.example', 'ida@guest.example'],
  ])('is different for %s', (_, one, other) => {
    expect(mailboxKey(one)).not.toBe(mailboxKey(other))
  })

  it('is its own key, and unchanged by upper case or another tag', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z0-9.]{0,8}$/), (address, tag) => {
        fc.pre(email.safeParse(address).success)
        const key = mailboxKey(address)
        expect(mailboxKey(key)).toBe(key)
        expect(mailboxKey(address.toUpperCase())).toBe(key)
        expect(mailboxKey(address.replace('@', `+${tag}@`))).toBe(key)
      }),
    )
  })

  it.each([
    ['ada.l@gmail.com', 'ADAL+bags@googlemail.com', true],
    ['ada-l@proton.me', 'adal+1@proton.me', true],
    ['ada@guest.example', 'ADA@guest.example', true],
    ['ada@guest.example', 'ada+1@guest.example', false],
    ['ada@proton.me', 'ada@pm.me', false],
    ['ada@gmail.com', 'ada@guest.example', false],
  ])('makes %j and %j surely the same mailbox: %s', (one, other, isSame) => {
    expect([isSameMailbox(one, other), isSameMailbox(other, one)]).toEqual([isSame, isSame])
  })

  it('is computed for any text without throwing', () => {
    fc.assert(fc.property(anyText, (text) => typeof mailboxKey(text) === 'string'))
  })
})
