import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tabStorage } from '../../tab-storage.ts'

const guest = `g${'A'.repeat(22)}.${'B'.repeat(43)}`
const collector = `c${'A'.repeat(22)}.${'B'.repeat(43)}`

/** The page opened with this fragment. */
async function openedAt(fragment: string) {
  const location = { pathname: '/pass', search: '', hash: fragment && `#${fragment}` }
  const goTo = (address: string, state: unknown = null) => {
    location.hash = /#.*/.exec(address)?.[0] ?? ''
    history.state = state
  }
  const history = {
    state: null as unknown,
    replaceState: (state: unknown, _: string, to: string) => goTo(to, state),
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', history)
  vi.stubGlobal('localStorage', tabStorage())
  vi.stubGlobal('document', new EventTarget())
  return { location, goTo, ...(await loaded()) }
}

/** The page's script, loaded again as after a reload. */
async function loaded() {
  vi.resetModules()
  const { tokenInAddress, ...rest } = await import('../../../../web/guest/pass/pass-token.ts')
  const shown = () => ({ guest: tokenInAddress('guest'), collector: tokenInAddress('collector') })
  return { ...rest, shown }
}

beforeEach(() => vi.unstubAllGlobals())

describe('the link in the address of a pass', () => {
  it.each([
    ['a guest’s', guest, { guest, collector: null }],
    ['a collector’s', collector, { guest: null, collector }],
  ])('is %s, and returns to the address after a skip to the content', async (_, token, own) => {
    const { location, goTo, shown } = await openedAt(token)
    expect(shown()).toEqual(own)
    goTo('#main')
    expect(shown()).toEqual(own)
    expect(location.hash).toBe(`#${token}`)
  })

  it('is replaced by another link opened in the same tab', async () => {
    const { goTo, shown } = await openedAt(guest)
    shown()
    goTo(`#${collector}`)
    expect(shown()).toEqual({ guest: null, collector })
  })

  it('is gone once it was removed from the address', async () => {
    const { shown, leaveLink, wantedPass } = await openedAt(guest)
    expect(wantedPass()).toEqual({ token: guest })
    leaveLink()
    expect(shown()).toEqual({ guest: null, collector: null })
    expect(wantedPass()).toBe('none')
  })

  it('opens nothing if it was cut off', async () => {
    const { location, wantedPass } = await openedAt('gAAAA')
    expect(wantedPass()).toBe('broken')
    expect(location.hash).toBe('#gAAAA')
  })
})

describe("the link while Stripe's card field is open", () => {
  it('is not in the address, and returns when the field closes', async () => {
    const { location, hideLink, shown } = await openedAt(guest)
    shown()
    const show = hideLink(guest)
    expect(location.hash).toBe('')
    expect(shown().guest).toBe(guest)
    show()
    expect(location.hash).toBe(`#${guest}`)
  })

  it('is not written into the address before the field closes', async () => {
    const { location, hideLink, wantedPass, putLink } = await openedAt('')
    const show = hideLink(guest)
    putLink(guest)
    expect(location.hash).toBe('')
    expect(wantedPass()).toEqual({ token: guest })
    show()
    expect(location.hash).toBe(`#${guest}`)
  })

  it('stays out of the address after a skip to the content or another pass', async () => {
    const { location, hideLink, goTo, shown } = await openedAt(guest)
    hideLink(guest)
    goTo('#main')
    expect(shown().guest).toBe(guest)
    expect(location.hash).toBe('')
    const other = guest.replaceAll('A', 'C')
    goTo(`#${other}`)
    expect(shown().guest).toBe(other)
    expect(location.hash).toBe('')
  })

  it('is found after a reload and returns to the address', async () => {
    const { location, hideLink } = await openedAt(guest)
    hideLink(guest)
    const { shown } = await loaded()
    expect(shown().guest).toBe(guest)
    expect(location.hash).toBe(`#${guest}`)
  })

  it('is gone once the pass was removed', async () => {
    const { hideLink, leaveLink, location } = await openedAt(guest)
    const show = hideLink(guest)
    leaveLink()
    show()
    expect(location.hash).toBe('')
    expect((await loaded()).wantedPass()).toBe('none')
  })
})
