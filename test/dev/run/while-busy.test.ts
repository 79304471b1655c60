import { expect, it, vi } from 'vitest'
import { whileBusy } from '../../../dev/run/while-busy.ts'

it('runs a command again while the database is busy', async () => {
  vi.useFakeTimers()
  const busy = new Error('Command failed: ✘ database is locked: SQLITE_BUSY')
  const run = vi.fn().mockRejectedValueOnce(busy).mockResolvedValueOnce('done')
  const answer = whileBusy(run)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('done')
  expect(run).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

it('throws any other error at once', async () => {
  const run = vi.fn().mockRejectedValue(new Error('no such table'))
  await expect(whileBusy(run)).rejects.toThrow('no such table')
  expect(run).toHaveBeenCalledTimes(1)
})
