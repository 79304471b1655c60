import { describe, expect, it } from 'vitest'
import { addressList, namesOwners, roleOf } from '../../../domain/business/roles.ts'

const nobody = { addresses: [], group: undefined }
const named = { addresses: ['arta@site.test'], group: 'Owners' }
const member = (username: string, ...groups: string[]) => ({ username, groups })

describe('promise 37: the role of a signed-in user', () => {
  it('is owner by address or by group, otherwise staff', () => {
    expect(roleOf(member('arta@site.test'), named)).toBe('owner')
    expect(roleOf(member('ben@site.test', 'Desk', 'Owners'), named)).toBe('owner')
    expect(roleOf(member('ben@site.test', 'Desk', 'owners'), named)).toBe('staff')
    expect(roleOf(member('ben@site.test'), { ...named, group: undefined })).toBe('staff')
    expect(roleOf(member('arta@site.test'), { ...named, addresses: [] })).toBe('staff')
  })

  it('is owner for every user if no owner is configured', () => {
    expect(namesOwners(nobody)).toBe(false)
    expect(namesOwners({ ...nobody, group: 'Owners' })).toBe(true)
    expect(roleOf(member('ben@site.test'), nobody)).toBe('owner')
  })
})

describe('the configured owner addresses', () => {
  it('are lowercased and trimmed', () => {
    expect(addressList.parse(' Arta@Site.test,ben@site.test ')).toEqual([
      'arta@site.test',
      'ben@site.test',
    ])
  })

  it.each(['arta', 'arta@site.test,', 'arta@site.test;ben@site.test', ','])(
    'are all refused if one is not an address: %s',
    (text) => expect(addressList.safeParse(text).success).toBe(false),
  )
})
