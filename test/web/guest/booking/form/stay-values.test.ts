import { describe, expect, it } from 'vitest'
import { stayRequest } from '../../../../../web/guest/booking/form/stay-values.ts'
import { filledIn } from './filled-in.ts'

describe('the request of a booking form', () => {
  it("sends Tirana times, whatever the device's time zone", () => {
    const request = stayRequest(filledIn(), 'en')
    expect(request.startDate).toBe('2026-11-21T09:00:00.000Z')
    expect(request.endDate).toBe('2026-11-21T16:00:00.000Z')
  })

  it('follows summer time', () => {
    const july = filledIn({ dropOffDate: '2026-07-01', pickUpDate: '2026-07-01' })
    expect(stayRequest(july, 'en').startDate).toBe('2026-07-01T08:00:00.000Z')
  })

  it('leaves out empty fields and trims texts', () => {
    const request = stayRequest(
      filledIn({ customerName: '  Ana ', customerPhone: ' ', pickUpDate: '', luggageCount: '3' }),
      'de',
    )
    expect(request).toEqual({
      customerName: 'Ana',
      customerEmail: 'ana@example.org',
      serviceType: 'storage',
      luggageCount: 3,
      startDate: '2026-11-21T09:00:00.000Z',
      locale: 'de',
    })
  })
})
