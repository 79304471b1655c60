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

describe('what the request dialog tells before it is sent', () => {
  it('is nothing where all is well', () => {
    expect(wrong({})).toEqual({})
    expect(wrong({}, 'taxi')).toEqual({})
  })

  it('names every field that is wrong, each at its own place', () => {
    expect(wrong({ customerName: ' ', customerEmail: 'ana', start: '' })).toEqual({
      customerName: 'full_name_required',
      customerEmail: 'email_invalid',
      start: 'required',
    })
    expect(wrong({ pieces: 'more', morePieces: '21' })).toEqual({ morePieces: 'item_count' })
  })

  it('holds the short plan to its hours, even where a name is missing too', () => {
    const short = { storageType: 'short' } as const
    expect(wrong({ ...short, hours: '25', customerName: '' })).toEqual({
      hours: 'short_hours',
      customerName: 'full_name_required',
    })
    expect(wrong({ ...short, hours: '0' })).toEqual({ hours: 'short_hours' })
    expect(wrong({ ...short, hours: '999' })).toEqual({ hours: 'short_hours' })
    expect(wrong({ ...short, hours: '14' })).toEqual({ hours: 'outside_opening_hours' })
  })

  it('asks for no hours or pieces of a service that has none', () => {
    expect(
      wrong({ storageType: 'short', hours: '99', pieces: 'more', morePieces: '' }, 'tours'),
    ).toEqual({})
  })

  it('takes no time that has passed, bags at night, or a time in more than a year', () => {
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

it('what the Worker refuses stands at the field that it came from', () => {
  const refused = { duration: 'invalid', luggageCount: 'item_count', locale: 'invalid' } as const
  expect(onRequestFields(refused, filledIn())).toEqual({ days: 'invalid', pieces: 'item_count' })
})

it('a closed office is told at the start of storage, and stops no taxi', () => {
  const start = filledIn({}).start
  const from = tiranaInstant(start.slice(0, 10), '00:00')
  const closures = [{ kind: 'closed' as const, from, to: tiranaInstant('2026-11-23', '00:00') }]
  const times = { ...regularOpeningTimes, closures }
  expect(requestErrors(filledIn({}), 'storage', now, times)).toEqual({ start: 'office_closed' })
  expect(requestErrors(filledIn({}), 'taxi', now, times)).toEqual({})
})
