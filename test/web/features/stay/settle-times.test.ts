import { describe, expect, it } from 'vitest'
import { bookOnlineHours } from '../../../../domain/opening-hours.ts'
import { settleTimes } from '../../../../web/features/stay/settle-times.ts'
import { filledIn } from './filled-in.ts'

const noon = new Date('2026-11-21T11:00:00Z')
const morning = new Date('2026-11-21T07:00:00Z')

describe('when a guest changes a date or time', () => {
  it('leaves alone what still fits', () => {
    expect(settleTimes(filledIn(), bookOnlineHours, morning)).toEqual({})
  })

  it('moves a drop-off that has passed to the next hour offered', () => {
    expect(settleTimes(filledIn(), bookOnlineHours, noon)).toEqual({ dropOffTime: '12:00' })
  })

  it('moves the pick-up along with a drop-off on a later day', () => {
    const later = filledIn({ dropOffDate: '2026-11-25' })
    expect(settleTimes(later, bookOnlineHours, noon)).toEqual({ pickUpDate: '2026-11-25' })
  })

  it('moves a pick-up before the drop-off to the last hour of the day, at the same price', () => {
    const late = filledIn({ dropOffTime: '19:00' })
    expect(settleTimes(late, bookOnlineHours, noon)).toEqual({ pickUpTime: '22:00' })
  })

  it('leaves time between a drop-off that has passed and the pick-up', () => {
    const short = filledIn({ pickUpTime: '12:00' })
    expect(settleTimes(short, bookOnlineHours, noon)).toEqual({
      dropOffTime: '12:00',
      pickUpTime: '22:00',
    })
  })

  it('leaves a pick-up alone that is being edited, also before the drop-off', () => {
    const later = filledIn({ dropOffDate: '2026-11-25' })
    expect(settleTimes(later, bookOnlineHours, noon, 'pickUpDate')).toEqual({})
    const late = filledIn({ dropOffTime: '19:00' })
    expect(settleTimes(late, bookOnlineHours, noon, 'pickUpTime')).toEqual({})
  })

  it('does not invent a pick-up that was left open', () => {
    const open = filledIn({ dropOffDate: '2026-11-25', pickUpDate: '' })
    expect(settleTimes(open, bookOnlineHours, noon)).toEqual({})
  })
})
