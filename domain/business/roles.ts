import * as z from 'zod/mini'

/** `who-may.ts` states which actions need an owner. */
export type Role = 'owner' | 'staff'

/** Parses comma-separated email addresses from the configuration into lower case. */
export const addressList = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((address) => address.trim().toLowerCase())),
  ),
  z.array(z.email()),
)

export interface Owners {
  addresses: readonly string[]
  /** Name of the identity provider's group whose members are owners. */
  group: string | undefined
}

/** `username` is the member's email address in lower case. */
interface Member {
  username: string
  groups: readonly string[]
}

/** True if the configuration names any owners. If it names none, every member is an owner. */
export function namesOwners({ addresses, group }: Owners): boolean {
  return addresses.length > 0 || group !== undefined
}

export function roleOf({ username, groups }: Member, owners: Owners): Role {
  const isNamed = owners.addresses.includes(username)
  const isInGroup = owners.group !== undefined && groups.includes(owners.group)
  return isNamed || isInGroup || !namesOwners(owners) ? 'owner' : 'staff'
}
