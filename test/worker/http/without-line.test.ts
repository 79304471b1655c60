import { expect, it } from 'vitest'
import { withoutLine } from '../../../domain/without-line.ts'
import { staffRoutes } from '../support/route-table.ts'

it('promise 33: each staff route says whether it works, waits or is refused without a line', () => {
  const calls = staffRoutes
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
  expect(calls.length).toBeGreaterThan(30)
  expect(Object.keys(withoutLine).toSorted()).toEqual(calls.toSorted())
})
