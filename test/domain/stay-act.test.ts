import { expect, it } from 'vitest'
import { actsAtOnce } from '../../domain/acts-at-once.ts'
import { actsThatWait } from '../../domain/acts-that-wait.ts'

it('each act of the desk is one of those that wait or of those done at once, and has a path of its own', () => {
  const calls = [...Object.keys(actsThatWait), ...Object.keys(actsAtOnce)]
  expect(new Set(calls).size).toBe(calls.length)
  for (const call of calls) expect(call).toMatch(/^POST \/api\/staff\/stays\/:id\/[a-z-]+(\/|$)/)
})

it('an act refuses what says nothing of it', () => {
  for (const [call, { request }] of Object.entries({ ...actsThatWait, ...actsAtOnce })) {
    expect(request.safeParse(null).success, call).toBe(false)
    expect(request.safeParse('now').success, call).toBe(false)
  }
})
