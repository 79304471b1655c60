import { describe, expect, it } from 'vitest'
import type { ServiceType } from '../../../../domain/business/services.ts'
import { regularOpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { tiranaInstant } from '../../../../domain/time/calendar.ts'
import { requestErrors } from '../../../../web/guest/services/request-check.ts'
import { onRequestFields } from '../../../../web/guest/services/request-fields.ts'
import type { RequestValues } from '../../../../web/guest/services/request-values.ts'
import { filledIn } from './filled-in.ts'

const now = tiranaInstant('2026-11-20', '09:00')
const wrong = (values: Partial<RequestValues>, service: ServiceType = 'storage') =>
  requestErrors(filledIn(values), service, now, regularOpeningTimes)

describe('the errors of the request dialog', () => {
  it('are empty for a valid request', () => {
    expect(wrong({})).toEqual({})
    expect(wrong({}, 'taxi')).toEqual({})
  })

  it('are at every wrong field', () => {
    expect(wrong({ customerName: ' ', customerEmail: 'ana', start: '' })).toEqual({
      customerName: 'full_name_required',
      customerEmail: 'email_invalid',
      start: 'required',
    })
    expect(wrong({ pieces: 'more', morePieces: '21' })).toEqual({ morePieces: 'item_count' })
  })

  it('limit the hourly plan to its hours, even if a name is missing too', () => {
    const short = { storageType: 'short' } as const
    expect(wrong({ ...short, hours: '25', customerName: '' })).toEqual({
      hours: 'short_hours',
      customerName: 'full_name_required',
    })
    expect(wrong({ ...short, hours: '0' })).toEqual({ hours: 'short_hours' })
    expect(wrong({ ...short, hours: '999' })).toEqual({ hours: 'short_hours' })
    expect(wrong({ ...short, hours: '14' })).toEqual({ hours: 'outside_opening_hours' })
  })

  it('ignore hours and items for a service without them', () => {
    expect(
      wrong({ storageType: 'short', hours: '99', pieces: 'more', morePieces: '' }, 'tours'),
    ).toEqual({})
  })

  it('refuse a time in the past, bags at night, or a time in more than a year', () => {
    expect(wrong({ start: '2026-11-20T08:00' })).toEqual({ start: 'in_the_past' })
    expect(wrong({ start: '2026-11-21T23:30' })).toEqual({ start: 'outside_opening_hours' })
    expect(wrong({ start: '2026-11-21T04:10' }, 'taxi')).toEqual({})
    expect(wrong({ start: '2027-12-01T10:00' })).toEqual({ start: 'too_far_ahead' })
    for (const days of ['366', '367', '400', '9999999']) {
      expect(wrong({ days })).toEqual({ days: 'too_far_ahead' })
    }
    expect(wrong({ days: 'many' })).toEqual({ days: 'invalid' })
  })
})

it("the Worker's errors of a request are shown at their fields", () => {
  const refused = { duration: 'invalid', luggageCount: 'item_count', locale: 'invalid' } as const
  expect(onRequestFields(refused, filledIn())).toEqual({ days: 'invalid', pieces: 'item_count' })
})

it('a closed office is an error at the start of storage, but not of a taxi', () => {
  const start = filledIn({}).start
  const from = tiranaInstant(start.slice(0, 10), '00:00')
  const closures = [{ kind: 'closed' as const, from, to: tiranaInstant('2026-11-23', '00:00') }]
  const times = { ...regularOpeningTimes, closures }
  expect(requestErrors(filledIn({}), 'storage', now, times)).toEqual({ start: 'office_closed' })
  expect(requestErrors(filledIn({}), 'taxi', now, times)).toEqual({})
})
