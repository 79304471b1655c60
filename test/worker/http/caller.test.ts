import { describe, expect, it } from 'vitest'
import { callerGroup } from '../../../worker/http/caller.ts'

describe('who counts as one caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, group) => {
    expect(callerGroup(address)).toBe(group)
  })
})
