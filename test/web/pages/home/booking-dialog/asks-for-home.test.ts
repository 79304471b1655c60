import { describe, expect, it } from 'vitest'
import { asksForHome } from '../../../../../web/pages/home/booking-dialog/asks-for-home.ts'

const own = 'https://luggage.example'
const framed = {} as Window
const stranger = {} as Window
const frame = { origin: own, window: framed }
const said = (data: unknown, { origin = own, source = framed as MessageEventSource | null } = {}) =>
  asksForHome({ data, origin, source }, frame)

describe("a booking dialog's frame that asks to go home", () => {
  it('is allowed by a string or a typed message', () => {
    expect(said('navigate-home')).toBe(true)
    expect(said({ type: 'navigate-home' })).toBe(true)
  })

  it.each([['navigate'], [null], [undefined], [7], [{ type: 'resize' }], [['navigate-home']]])(
    'is ignored for any other message: %j',
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
  ])('is ignored from another origin in the frame: %j', (origin) => {
    expect(said('navigate-home', { origin })).toBe(false)
  })

  it('is ignored from another window of the same origin, or without a window', () => {
    expect(said('navigate-home', { source: stranger })).toBe(false)
    expect(said('navigate-home', { source: null })).toBe(false)
    const none = { data: 'navigate-home', origin: own, source: null }
    expect(asksForHome(none, { origin: own, window: null })).toBe(false)
    expect(asksForHome(none, { origin: own, window: undefined })).toBe(false)
  })
})
