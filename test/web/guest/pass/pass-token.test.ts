import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tabStorage } from '../../tab-storage.ts'

const guest = `g${'A'.repeat(22)}.${'B'.repeat(43)}`
const collector = `c${'A'.repeat(22)}.${'B'.repeat(43)}`

/** The page as it is opened at this fragment. */
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

/** The page's own script, from its beginning: all that is left of a page that is loaded again. */
async function loaded() {
  vi.resetModules()
  const { tokenInAddress, ...rest } = await import('../../../../web/guest/pass/pass-token.ts')
  const shown = () => ({ guest: tokenInAddress('guest'), collector: tokenInAddress('collector') })
  return { ...rest, shown }
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

describe('the link while a card field of Stripe’s is in the page', () => {
  it('is not in the address, and is there again once the field is closed', async () => {
    const { location, hideLink, shown } = await openedAt(guest)
    shown()
    const show = hideLink(guest)
    expect(location.hash).toBe('')
    expect(shown().guest).toBe(guest)
    show()
    expect(location.hash).toBe(`#${guest}`)
  })

  it('stays out of it where a home screen’s address had none and is to be given one', async () => {
    const { location, hideLink, wantedPass, putLink } = await openedAt('')
    const show = hideLink(guest)
    putLink(guest)
    expect(location.hash).toBe('')
    expect(wantedPass()).toEqual({ token: guest })
    show()
    expect(location.hash).toBe(`#${guest}`)
  })

  it('stays out of it when somebody skips to the content, or opens another pass', async () => {
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

  it('is found again by a reload, though nothing was stored, and put back into the address', async () => {
    const { location, hideLink } = await openedAt(guest)
    hideLink(guest)
    const { shown } = await loaded()
    expect(shown().guest).toBe(guest)
    expect(location.hash).toBe(`#${guest}`)
  })

  it('is nobody’s once the pass was forgotten', async () => {
    const { hideLink, leaveLink, location } = await openedAt(guest)
    const show = hideLink(guest)
    leaveLink()
    show()
    expect(location.hash).toBe('')
    expect((await loaded()).wantedPass()).toBe('none')
  })
})
