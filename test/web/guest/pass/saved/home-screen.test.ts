import { afterEach, describe, expect, it, vi } from 'vitest'
import { readyForHomeScreen } from '../../../../../web/guest/pass/saved/home-screen.ts'

const token = `g${'A'.repeat(22)}.${'B'.repeat(43)}`

/** The page as this phone has it, at this fragment, once it is ready for the home screen. */
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

describe('a pass that is put on the home screen', () => {
  it('of an iPhone is the address with its token, which no manifest may replace', () => {
    const ready = { removed: ['link[rel=manifest]'], hash: `#${token}` }
    expect(readyOn({ standalone: false }, '')).toEqual(ready)
    expect(readyOn({ standalone: false }, `#${token}`)).toEqual(ready)
  })

  it('of any other phone is what the manifest says, and no token goes into its address', () => {
    expect(readyOn({}, '')).toEqual({ removed: [], hash: '' })
  })
})
