import * as z from 'zod/mini'

/** Some actions need an owner (`who-may.ts`). */
export type Role = 'owner' | 'staff'

/** Comma-separated email addresses from the configuration, in lower case. */
export const addressList = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((address) => address.trim().toLowerCase())),
  ),
  z.array(z.email()),
)

export interface Owners {
  addresses: readonly string[]
  /** A group of the identity provider. */
  group: string | undefined
}

/** `username` is the email address in lower case. */
interface Member {
  username: string
  groups: readonly string[]
}

/** If this is false, every member is an owner. */
export function namesOwners({ addresses, group }: Owners): boolean {
  return addresses.length > 0 || group !== undefined
}

export function roleOf({ username, groups }: Member, owners: Owners): Role {
  const isNamed = owners.addresses.includes(username)
  const isInGroup = owners.group !== undefined && groups.includes(owners.group)
  return isNamed || isInGroup || !namesOwners(owners) ? 'owner' : 'staff'
}
