import { describe, expect, it } from 'vitest'
import { asksForHome } from '../../../../../web/pages/home/booking-dialog/asks-for-home.ts'

const own = 'https://luggage.example'
const framed = {} as Window
const stranger = {} as Window
const frame = { origin: own, window: framed }
const said = (data: unknown, { origin = own, source = framed as MessageEventSource | null } = {}) =>
  asksForHome({ data, origin, source }, frame)

describe('a framed form that asks to go home', () => {
  it('is heard, as a word or as the type of a message', () => {
    expect(said('navigate-home')).toBe(true)
    expect(said({ type: 'navigate-home' })).toBe(true)
  })

  it.each([['navigate'], [null], [undefined], [7], [{ type: 'resize' }], [['navigate-home']]])(
    'is not heard in any other word: %j',
    (data) => {
      expect(said(data)).toBe(false)
    },
  )

  it.each([
    'https://elsewhere.example',
    'http://luggage.example',
    'https://luggage.example:8443',
    'https://luggage.example.elsewhere.example',
    'null',
    '',
  ])('is not heard from another origin in its frame: %j', (origin) => {
    expect(said('navigate-home', { origin })).toBe(false)
  })

  it('is not heard from another window of its origin, or from none', () => {
    expect(said('navigate-home', { source: stranger })).toBe(false)
    expect(said('navigate-home', { source: null })).toBe(false)
    const none = { data: 'navigate-home', origin: own, source: null }
    expect(asksForHome(none, { origin: own, window: null })).toBe(false)
    expect(asksForHome(none, { origin: own, window: undefined })).toBe(false)
  })
})
