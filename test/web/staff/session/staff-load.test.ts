import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../web/api.ts'
import {
  connectionOf,
  loadFailureOf,
  StaffLoadError,
} from '../../../../web/staff/session/staff-load.ts'

const answered = (status: number) => new StaffLoadError('day', new ApiError(status, '', '<html>'))
const ownerOnly = new ApiError(403, '', JSON.stringify({ error: { code: 'owner_only' } }))

describe('the reason why a list failed', () => {
  it.each([
    ['no response comes', new StaffLoadError('day', new TypeError('Failed to fetch')), 'offline'],
    [
      "a hotel's Wi-Fi responds with its own page",
      new StaffLoadError('day', new SyntaxError()),
      'offline',
    ],
    ['the server fails', answered(500), 'server'],
    ["the gateway can't reach the server", answered(502), 'server'],
    ['the storage fails', answered(503), 'server'],
    ['the session has ended', answered(401), 'signed_out'],
    ['access is refused', answered(403), 'server'],
    ['it needs an owner', new StaffLoadError('day', ownerOnly), 'server'],
    ['an action needs an owner', ownerOnly, 'server'],
  ] as const)('is found if %s', (_, error, failure) => {
    expect(loadFailureOf(error)).toBe(failure)
  })

  it('is "offline" only if no response came', () => {
    expect(connectionOf(answered(500))).toBe('online')
    expect(connectionOf(answered(403))).toBe('online')
    expect(connectionOf(answered(401))).toBe('signed_out')
    expect(connectionOf(new StaffLoadError('day', new TypeError()))).toBe('offline')
  })
})
