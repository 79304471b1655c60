import { expect, it } from 'vitest'
import { newRecord } from '../../../domain/desk/new-record.ts'

const at = new Date('2026-07-25T10:00:00Z')
const entered = {
  id: '0f3a1b52-7c1d-4e8f-9a61-2b7f00ffee11',
  kind: 'reservation',
  reference: 'TIR-2026-206-WALK',
  locale: 'sq',
  serviceType: 'storage',
  storageType: 'daily',
  luggageCount: 2,
  startDate: at,
  endDate: null,
  pickUpAt: at,
  duration: 1,
} as const

it('a stay entered at the desk is confirmed, owes nothing yet, and has no rows', () => {
  const { stay, ...rows } = newRecord(entered, { customerName: 'Ada Guest' }, at)
  expect(stay).toMatchObject({ ...entered, source: 'desk', status: 'confirmed', balance: 0 })
  expect(stay).toMatchObject({ version: 0, linkNumber: 0, createdAt: at, updatedAt: at })
  for (const own of Object.values(rows)) expect(own).toEqual([])
})

it('what staff left out about the guest is empty, and the rest as typed', () => {
  const { stay: bare } = newRecord(entered, { customerName: 'Ada Guest' }, at)
  const none = { customerEmail: null, customerPhone: null, specialRequests: null }
  expect(bare).toMatchObject({ customerName: 'Ada Guest', ...none })
  const typed = {
    customerName: 'Bo',
    customerEmail: 'bo@guest.example',
    customerPhone: '+355691234567',
    specialRequests: 'A pram',
  }
  expect(newRecord(entered, typed, at).stay).toMatchObject(typed)
})
