import { afterEach, describe, expect, it, vi } from 'vitest'
import { readyForHomeScreen } from '../../../../../web/guest/pass/saved/home-screen.ts'

const token = `g${'A'.repeat(22)}.${'B'.repeat(43)}`

/** Opens the page on this phone with this fragment and prepares it for the home screen. */
function readyOn(phone: object, hash: string) {
  const removed: string[] = []
  const location = { pathname: '/de/pass', search: '', hash }
  vi.stubGlobal('navigator', phone)
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => {
      location.hash = new URL(to, 'https://luggage.example').hash
    },
  })
  vi.stubGlobal('document', {
    querySelector: (selector: string) => ({ remove: () => removed.push(selector) }),
  })
  readyForHomeScreen(token)
  return { removed, hash: location.hash }
}

afterEach(() => vi.unstubAllGlobals())

describe('a pass on the home screen', () => {
  it('of an iPhone keeps the token in its address, and removes the manifest', () => {
    const ready = { removed: ['link[rel=manifest]'], hash: `#${token}` }
    expect(readyOn({ standalone: false }, '')).toEqual(ready)
    expect(readyOn({ standalone: false }, `#${token}`)).toEqual(ready)
  })

  it('of any other phone uses the manifest, without a token in the address', () => {
    expect(readyOn({}, '')).toEqual({ removed: [], hash: '' })
  })
})
