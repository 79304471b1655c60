import { describe, expect, it } from 'vitest'
import { limitsOfText } from '../../../domain/business/business.ts'
import {
  closureRequest,
  closureTimeErrors,
  releaseRequest,
} from '../../../domain/opening-hours/closures.ts'
import { tiranaInstant } from '../../../domain/time/calendar.ts'
import { errorsOf } from '../support/parse.ts'

const at = (date: string, time = '00:00') => tiranaInstant(date, time)
const saturday = { from: at('2026-11-21'), to: at('2026-11-22') }

describe('a closure that staff enter', () => {
  const request = { kind: 'closed', reason: 'Holiday', from: '2026-11-21', to: '2026-11-22' }
  const now = at('2026-11-21', '12:00')

  it('is in Tirana’s local days or hours, also when the clocks change', () => {
    const read = (changes: object) => closureRequest.parse({ ...request, ...changes })
    expect(read({})).toMatchObject({ from: saturday.from, to: saturday.to })
    const changed = read({ from: '2026-10-25', to: '2026-10-26' })
    expect(changed.to.getTime() - changed.from.getTime()).toBe(25 * 3_600_000)
    expect(read({ from: '2026-11-21T13:00' }).from).toEqual(at('2026-11-21', '13:00'))
  })

  it('needs a kind, valid times and a short reason', () => {
    expect(errorsOf(closureRequest, {})).toEqual({
      kind: 'invalid',
      from: 'required',
      to: 'required',
      reason: 'required',
    })
    const wrong = {
      ...request,
      from: '2026-02-30',
      reason: 'x'.repeat(limitsOfText.closureReason + 1),
    }
    expect(errorsOf(closureRequest, wrong)).toEqual({ from: 'date_invalid', reason: 'too_long' })
  })

  it('ends after it begins and in the future, but can have begun', () => {
    expect(closureTimeErrors(saturday, now)).toEqual({})
    expect(closureTimeErrors({ from: saturday.to, to: saturday.to }, now)).toEqual({
      to: 'invalid',
    })
    expect(closureTimeErrors(saturday, saturday.to)).toEqual({ to: 'in_the_past' })
  })

  it('is sent to at least one stay and at most a thousand', () => {
    expect(errorsOf(releaseRequest, { stayIds: ['a'] })).toEqual({})
    for (const stayIds of [[], ['x'.repeat(41)], Array(1001).fill('a'), 'a']) {
      expect(errorsOf(releaseRequest, { stayIds })).not.toEqual({})
    }
  })
})
