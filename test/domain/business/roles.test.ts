import { describe, expect, it } from 'vitest'
import { addressList, namesOwners, roleOf } from '../../../domain/business/roles.ts'

const nobody = { addresses: [], group: undefined }
const named = { addresses: ['arta@site.test'], group: 'Owners' }
const member = (username: string, ...groups: string[]) => ({ username, groups })

describe('promise 37: the role of whoever is signed in', () => {
  it('is an owner by address or by group, and staff otherwise', () => {
    expect(roleOf(member('arta@site.test'), named)).toBe('owner')
    expect(roleOf(member('ben@site.test', 'Desk', 'Owners'), named)).toBe('owner')
    expect(roleOf(member('ben@site.test', 'Desk', 'owners'), named)).toBe('staff')
    expect(roleOf(member('ben@site.test'), { ...named, group: undefined })).toBe('staff')
    expect(roleOf(member('arta@site.test'), { ...named, addresses: [] })).toBe('staff')
  })

  it('is an owner for everybody while none is named', () => {
    expect(namesOwners(nobody)).toBe(false)
    expect(namesOwners({ ...nobody, group: 'Owners' })).toBe(true)
    expect(roleOf(member('ben@site.test'), nobody)).toBe('owner')
  })
})

describe('owners as an operator writes them', () => {
  it('are addresses in any case, with spaces around them', () => {
    expect(addressList.parse(' Arta@Site.test,ben@site.test ')).toEqual([
      'arta@site.test',
      'ben@site.test',
    ])
  })

  it.each(['arta', 'arta@site.test,', 'arta@site.test;ben@site.test', ','])(
    'are refused as a whole if one is no address: %s',
    (text) => expect(addressList.safeParse(text).success).toBe(false),
  )
})
