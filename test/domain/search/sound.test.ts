import fc from 'fast-check'
import { expect, it } from 'vitest'
import { soundOf } from '../../../domain/search/sound.ts'

it.each([
  ['muller', 'mueller', 'mueler'],
  ['yuri', 'juri', 'iurii', 'yuriy'],
  ['christos', 'hristos', 'khristos'],
  ['shcherbakov', 'scherbakow', 'schtscherbakoff'],
  ['aleksandr', 'alexandr'],
  ['lindqvist', 'lindkvist', 'lindquist'],
  ['papadopoulos', 'papadopulos'],
])('%s sounds like %s', (one, ...others) => {
  for (const other of others) expect(soundOf(other), other).toBe(soundOf(one))
})

it.each([
  ['hoxha', 'hoti'],
  ['smith', 'schmid'],
  ['aaaa', 'ada'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other))
})

it('is never shorter than half of the word', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => {
      expect(soundOf(word).length * 2).toBeGreaterThanOrEqual(word.length)
    }),
  )
})
