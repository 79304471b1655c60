import { describe, expect, it } from 'vitest'
import { type MonthEntry, monthFigures } from '../../../domain/reports/month-figures.ts'

const entries: MonthEntry[] = [
  { date: '2026-11-02', serviceType: 'storage', of: 'bags', amount: 3 },
  { date: '2026-11-02', serviceType: 'storage', of: 'stays', amount: 2 },
  { date: '2026-11-02', serviceType: 'storage', of: 'received', amount: 1800 },
  { date: '2026-11-02', serviceType: 'taxi', of: 'stays', amount: 1 },
  { date: '2026-11-30', serviceType: 'storage', of: 'received', amount: -600 },
  { date: '2026-11-30', serviceType: 'storage', of: 'refunded', amount: 300 },
]
const nothing = { bags: 0, stays: 0, received: 0, refunded: 0, net: 0 }

describe('the figures of a month', () => {
  const figures = monthFigures('2026-11', entries)

  it('have every day, including days without entries', () => {
    expect(figures.days).toHaveLength(30)
    expect(figures.days[0]).toEqual({ date: '2026-11-01', ...nothing })
    const second = { bags: 3, stays: 3, received: 1800, refunded: 0, net: 1800 }
    expect(figures.days[1]).toEqual({ date: '2026-11-02', ...second })
  })

  it('subtract voids and refunds on their own day', () => {
    const last = { bags: 0, stays: 0, received: -600, refunded: 300, net: -900 }
    expect(figures.days[29]).toEqual({ date: '2026-11-30', ...last })
  })

  it('are the sum of their services and of their days', () => {
    expect(figures.services.map(({ serviceType }) => serviceType)).toEqual(['storage', 'taxi'])
    expect(figures.total).toEqual({ bags: 3, stays: 3, received: 1200, refunded: 300, net: 900 })
    for (const rows of [figures.days, figures.services]) {
      expect(rows.reduce((sum, { net }) => sum + net, 0)).toBe(figures.total.net)
    }
  })
})
