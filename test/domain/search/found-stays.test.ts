import { describe, expect, it } from 'vitest'
import { foundStays, type RankedStay } from '../../../domain/search/found-stays.ts'
import { parseSearch } from '../../../domain/search/parse-search.ts'

const now = new Date('2026-11-21T10:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

const ada: RankedStay = {
  stay: {
    id: '8f14e45f-0000-4000-8000-000000000000',
    reference: 'TIR-2026-326-K7QM',
    customerName: 'Ada Lovelace',
    customerEmail: 'ada@guest.example',
    customerPhone: '+355 69 000 0001',
    status: 'confirmed',
    serviceType: 'storage',
    startDate: days(3),
    pickUpAt: days(4),
    createdAt: days(-1),
  },
  bags: [],
  collectors: [],
}

const named = (customerName: string, changes: Partial<RankedStay['stay']> = {}): RankedStay => ({
  ...ada,
  stay: {
    ...ada.stay,
    id: `8f14e45f-${customerName}`,
    customerEmail: null,
    customerName,
    ...changes,
  },
})

const found = (text: string, ...stays: RankedStay[]) =>
  foundStays(parseSearch(text), stays, now).map(({ stay }) => stay.customerName)

describe('a stay', () => {
  it.each([
    ...['ada', 'LOVE ad', 'lovelace ada', 'k7qm', 'tir-2026-326', 'tir 2026 326 k7qm', '326-k7'],
    ...['8f14', '8f14e45f', '+355 69 0', '069 000 0001', '0001', 'ada@guest', 'ada lovlace'],
  ])('is found by %j', (text) => {
    expect(found(text, ada)).toEqual(['Ada Lovelace'])
  })

  it.each([
    ...['', '  ', '-', 'velace', 'ada byron', '0002', '17', 'tir', 'tir-2026', '2026', 'loveless'],
    ...['ava lovlace', 'lvlace'],
  ])('is not found by %j', (text) => {
    expect(found(text, ada)).toEqual([])
  })

  it.each(['PICK-AAAA-AAAA', 'pick-aaaa', 'aaaa-aaaa', 'pick aaaa aaaa'])(
    'is found by the code of a pick-up pass: %j',
    (text) => {
      const collector = { id: '00000000-0000-4000-8000-000000000000' }
      expect(found(text, { ...ada, collectors: [collector] })).toHaveLength(1)
      expect(found(text, ada)).toEqual([])
    },
  )

  it('of an erased guest is found by its reference', () => {
    const nothing = { customerName: null, customerEmail: null, customerPhone: null }
    const erased = { ...ada, stay: { ...ada.stay, ...nothing } }
    expect(found('k7qm', erased)).toHaveLength(1)
    expect(found('ada', erased)).toEqual([])
  })
})

describe('a bag’s tag', () => {
  const bag = (tag: number, status: 'inside' | 'collected'): RankedStay => ({
    ...named(`${status} ${tag === 17 ? 'Seventeen' : 'Hundred'}`),
    bags: [{ tag, status }],
  })

  it('finds the stay whose bag is here, before all others', () => {
    const phone = named('Late Caller', { customerPhone: '+355 69 000 0170', createdAt: now })
    const stays = [phone, bag(170, 'collected'), bag(170, 'inside'), bag(17, 'inside')]
    expect(found('170', ...stays)).toEqual(['inside Hundred', 'Late Caller'])
    expect(found('17', ...stays)).toEqual(['inside Seventeen'])
    expect(found('#17', ...stays)).toEqual(['inside Seventeen'])
  })
})

describe('what is found', () => {
  it('is ranked: whole words, beginnings, slips; each with today’s first, then the newest', () => {
    const today = { startDate: now, pickUpAt: now }
    const stays = [
      named('Jon Jonson'),
      named('Ann Smithers'),
      named('Ben Smith', { createdAt: days(-9) }),
      named('Cid Smith', { createdAt: days(-5) }),
      named('Dan Smith', { ...today, createdAt: days(-20) }),
      named('Eva Smithson', { ...today, createdAt: days(-20) }),
    ]
    expect(found('smith', ...stays)).toEqual([
      ...['Dan Smith', 'Cid Smith', 'Ben Smith'],
      ...['Eva Smithson', 'Ann Smithers'],
    ])
  })

  it('has slips only if few fit without one', () => {
    const [one, two, three] = [named('Anna One'), named('Anna Two'), named('Anna Three')]
    const like = named('Hanna Four')
    expect(found('anna', one, two, like)).toEqual(['Anna Two', 'Anna One', 'Hanna Four'])
    expect(found('anna', one, two, three, like)).not.toContain('Hanna Four')
  })

  it('has no slips of words of three letters', () => {
    expect(found('leo', named('Lea Kola'))).toEqual([])
    expect(found('leon', named('Lean Kola'))).toHaveLength(1)
  })
})
