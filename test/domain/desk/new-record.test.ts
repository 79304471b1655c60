import { describe, expect, it } from 'vitest'
import { currentTariff } from '../../../domain/business/business.ts'
import { newRecord } from '../../../domain/desk/new-record.ts'

const at = new Date('2026-08-01T09:00:00Z')
const entered = {
  id: '0b5b6f0e-6a5c-4a52-9a55-1f0d0b0d0c0a',
  kind: 'reservation',
  reference: 'TIR-2345-6789',
  locale: 'it',
  serviceType: 'storage',
  storageType: 'daily',
  luggageCount: 2,
  startDate: at,
  endDate: at,
  pickUpAt: at,
  duration: 1,
} as const

describe('the record of a stay that staff enter', () => {
  it('has what was entered and typed, today’s prices and no rows', () => {
    const { stay, ...rows } = newRecord(
      entered,
      { customerName: 'Ana', customerPhone: '+39 1' },
      at,
    )
    expect(stay).toMatchObject({ ...entered, customerName: 'Ana', customerPhone: '+39 1' })
    expect(stay).toMatchObject({ source: 'desk', status: 'confirmed', tariff: currentTariff })
    expect(stay).toMatchObject({ version: 0, createdAt: at, updatedAt: at })
    expect(Object.values(rows).flat()).toEqual([])
  })

  it('is null where nothing was typed', () => {
    const { stay } = newRecord(entered, { customerName: 'Ana' }, at)
    const { customerEmail, customerPhone, specialRequests, deskNote } = stay
    expect([customerEmail, customerPhone, specialRequests, deskNote]).toEqual(Array(4).fill(null))
  })
})
