import * as z from 'zod/mini'

export type Role = 'owner' | 'staff'

/** Comma-separated email addresses, parsed into lower case. */
export const addressList = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((address) => address.trim().toLowerCase())),
  ),
  z.array(z.email()),
)

export interface Owners {
  addresses: readonly string[]
  /** Group at the identity provider whose members are owners. `undefined` if not configured. */
  group: string | undefined
}

/** `username` is an email address in lower case. */
interface Member {
  username: string
  groups: readonly string[]
}

/** True if owners are configured. Otherwise, all staff are owners. */
export function namesOwners({ addresses, group }: Owners): boolean {
  return addresses.length > 0 || group !== undefined
}

export function roleOf({ username, groups }: Member, owners: Owners): Role {
  const isNamed = owners.addresses.includes(username)
  const isInGroup = owners.group !== undefined && groups.includes(owners.group)
  return isNamed || isInGroup || !namesOwners(owners) ? 'owner' : 'staff'
}
