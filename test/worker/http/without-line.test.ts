import { expect, it } from 'vitest'
import { actsAtOnce } from '../../../domain/acts-at-once.ts'
import { actsThatWait } from '../../../domain/acts-that-wait.ts'
import { withoutLine } from '../../../domain/without-line.ts'
import { staffRoutes } from '../support/route-table.ts'

it('promise 33: each staff route says whether it works, waits or is refused without a line', () => {
  const calls = staffRoutes
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
  expect(calls.length).toBeGreaterThan(30)
  const told = [withoutLine, actsThatWait, actsAtOnce].flatMap((calls) => Object.keys(calls))
  expect(told.toSorted()).toEqual(calls.toSorted())
})
