import { describe, expect, it } from 'vitest'
import { backupCheck, dueBackup } from '../../../domain/reports/backup-status.ts'

const at = (time: string) => new Date(`2026-11-${time}Z`)

describe('a night’s backup', () => {
  it('is due from three in the morning in Tirana, once a day', () => {
    const yesterday = at('22T02:00')
    expect(dueBackup(yesterday, at('23T01:59'))).toBeNull()
    expect(dueBackup(yesterday, at('23T02:00'))).toBe('2026-11-23')
    expect(dueBackup(at('23T02:00'), at('23T22:59'))).toBeNull()
    expect(dueBackup(at('23T02:00'), at('24T02:00'))).toBe('2026-11-24')
  })

  it('is due at once if there has never been one', () => {
    expect(dueBackup(null, at('23T20:00'))).toBe('2026-11-23')
  })

  it('is late 26 hours after the last one', () => {
    const last = at('22T02:00')
    expect(backupCheck(true, last, at('23T04:00'))).toEqual({ state: 'made', at: last })
    expect(backupCheck(true, last, at('23T04:01'))).toEqual({ state: 'late', at: last })
    expect(backupCheck(true, null, at('23T04:00')).state).toBe('none')
    expect(backupCheck(false, last, at('23T04:01')).state).toBe('off')
  })
})
