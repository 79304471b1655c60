import { describe, expect, it } from 'vitest'
import { ownData } from '../../domain/own-data.ts'
import { fileOf } from './stay-files.ts'

const at = new Date('2026-07-24T10:00:00Z')
const beside = { deskNote: null, erasedAt: null, bags: [], collectors: [], changes: [], mails: [] }

describe('what a guest keeps of their data', () => {
  it('says amounts in euros, times in UTC, and states in words', () => {
    const file = fileOf({ charges: [{ kind: 'extra_days', cents: 650 }] }, { status: 'checked_in' })
    const data = ownData(file, beside)
    expect(data.booking.status).toBe('checked in')
    expect(data.booking['drop-off']).toBe(file.stay.startDate.toISOString())
    expect(data['money in euros'].charges).toEqual([{ for: 'extra days', amount: 6.5 }])
  })

  it('names each mail by what it was about, with its reader, and says whether a photo is stored', () => {
    const sent = { id: 'mail', state: 'sent', createdAt: at, sentAt: at } as const
    const mails = [
      { ...sent, kind: 'luggage_collected', reader: 'guest' },
      { ...sent, kind: 'dispute_opened', reader: 'office' },
    ] as const
    const bags = [{ tag: 7, inAt: at, outAt: null, outTo: null, photo: true }]
    const data = ownData(fileOf(), { ...beside, mails, bags })
    expect(data['emails about it']).toMatchObject([
      { about: 'luggage collected', to: 'you' },
      { about: 'dispute opened', to: 'our office' },
    ])
    expect(data.bags[0]).toMatchObject({ tag: 7, 'photo stored': true, 'given out at': null })
  })
})
