import { describe, expect, it } from 'vitest'
import { linkToken, readLinkToken } from '../../../worker/pass/links.ts'

const secret = 'a secret that nobody else has, of enough letters'
const stay = {
  purpose: 'guest',
  id: '0f3a1b52-7c1d-4e8f-9a61-2b7f00ffee11',
  linkNumber: 0,
} as const

describe('promise 19: the token of a link', () => {
  it('gives back whose it is, in letters that an address takes as they are', async () => {
    const token = await linkToken(secret, stay)
    expect(token).toMatch(/^[\w.-]+$/)
    expect(await readLinkToken(secret, token)).toEqual(stay)
    const collector = { ...stay, purpose: 'collector' } as const
    expect(await readLinkToken(secret, await linkToken(secret, collector))).toEqual(collector)
  })

  it('is the same in every mail', async () => {
    expect(await linkToken(secret, stay)).toBe(await linkToken(secret, stay))
  })

  it('carries a number from the first correction on, and before that none', async () => {
    const before = await linkToken(secret, stay)
    expect(before).toMatch(/^g[\w-]{22}\.[\w-]{43}$/)
    for (const linkNumber of [1, 9, 10, 120]) {
      const token = await linkToken(secret, { ...stay, linkNumber })
      expect(await readLinkToken(secret, token)).toEqual({ ...stay, linkNumber })
      const [name, rest = ''] = token.split('.')
      const signature = rest.slice(-43)
      for (const other of ['', '0', '01', `${linkNumber + 1}`, `${linkNumber}0`])
        expect(await readLinkToken(secret, `${name}.${other}${signature}`), other).toBeNull()
    }
  })

  it('signed before links had numbers still opens', async () => {
    // Signed by the release before.
    const old = 'gDzobUnwdTo-aYSt_AP_uEQ.'
    const key = await crypto.subtle.importKey(
      'raw',
      Buffer.from(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    )
    const signature = await crypto.subtle.sign('HMAC', key, Buffer.from(old.slice(0, -1)))
    const token = `${old}${Buffer.from(signature).toString('base64url')}`
    expect(await readLinkToken(secret, token)).toEqual(stay)
  })

  it('is refused where one letter of it is another, wherever that stands', async () => {
    const token = await linkToken(secret, stay)
    for (let index = 0; index < token.length; index += 1) {
      const other = token[index] === 'A' ? 'B' : 'A'
      const altered = token.slice(0, index) + other + token.slice(index + 1)
      const claim = await readLinkToken(secret, altered)
      // The last letter holds two bits more than the signature has: some change nothing of it.
      if (index < token.length - 1) expect(claim, `letter ${index}`).toBeNull()
    }
  })

  it('is refused when cut off, made longer, empty, or signed by another secret', async () => {
    const token = await linkToken(secret, stay)
    const strangers = [
      '',
      token.slice(0, -1),
      `${token}A`,
      token.slice(1),
      token.split('.')[0] ?? '',
    ]
    for (const stranger of strangers) expect(await readLinkToken(secret, stranger)).toBeNull()
    const foreign = await linkToken(`${secret}!`, stay)
    expect(await readLinkToken(secret, foreign)).toBeNull()
  })

  it('of a collector does not open the guest’s own pass', async () => {
    const token = await linkToken(secret, { ...stay, purpose: 'collector' })
    expect(await readLinkToken(secret, `g${token.slice(1)}`)).toBeNull()
  })
})
