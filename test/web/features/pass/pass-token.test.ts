import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tabStorage } from '../../tab-storage.ts'

const guest = `g${'A'.repeat(22)}.${'B'.repeat(43)}`
const collector = `c${'A'.repeat(22)}.${'B'.repeat(43)}`

/** The page as it is opened at this fragment. */
async function openedAt(fragment: string) {
  const location = { pathname: '/pass', search: '', hash: fragment && `#${fragment}` }
  const goTo = (address: string) => {
    location.hash = /#.*/.exec(address)?.[0] ?? ''
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => goTo(to),
  })
  vi.stubGlobal('localStorage', tabStorage())
  vi.resetModules()
  const { linkToken, wantedPass, leaveLink } = await import(
    '../../../../web/features/pass/pass-token.ts'
  )
  const shown = () => ({ guest: linkToken('guest'), collector: linkToken('collector') })
  return { location, goTo, shown, wantedPass, leaveLink }
}

beforeEach(() => vi.unstubAllGlobals())

describe('the link that led to the pass', () => {
  it.each([
    ['a guest’s', guest, { guest, collector: null }],
    ['a collector’s', collector, { guest: null, collector }],
  ])('is %s, and is put back when somebody skips to the content', async (_, token, own) => {
    const { location, goTo, shown } = await openedAt(token)
    expect(shown()).toEqual(own)
    goTo('#main')
    expect(shown()).toEqual(own)
    expect(location.hash).toBe(`#${token}`)
  })

  it('gives way to another one that is opened in the same tab', async () => {
    const { goTo, shown } = await openedAt(guest)
    shown()
    goTo(`#${collector}`)
    expect(shown()).toEqual({ guest: null, collector })
  })

  it('is nobody’s once it was taken out of the address', async () => {
    const { shown, leaveLink, wantedPass } = await openedAt(guest)
    expect(wantedPass()).toEqual({ token: guest })
    leaveLink()
    expect(shown()).toEqual({ guest: null, collector: null })
    expect(wantedPass()).toBe('none')
  })

  it('opens nothing where it was cut off', async () => {
    const { location, wantedPass } = await openedAt('gAAAA')
    expect(wantedPass()).toBe('broken')
    expect(location.hash).toBe('#gAAAA')
  })
})
