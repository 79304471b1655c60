import * as z from 'zod/mini'

/** Both may work at the desk; some actions need an owner (`who-may.ts`). */
export type Role = 'owner' | 'staff'

/** Email addresses, separated by commas, as an operator configures them; in lower case. */
export const addressList = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((address) => address.trim().toLowerCase())),
  ),
  z.array(z.email()),
)

/** Who is an owner by configuration. */
export interface Owners {
  addresses: readonly string[]
  /** A group of the identity provider. */
  group: string | undefined
}

/** A signed-in person: their email address in lower case, and their groups. */
interface Member {
  username: string
  groups: readonly string[]
}

/** Whether anybody is named as an owner; if nobody is, everybody is one. */
export function namesOwners({ addresses, group }: Owners): boolean {
  return addresses.length > 0 || group !== undefined
}

export function roleOf({ username, groups }: Member, owners: Owners): Role {
  const isNamed = owners.addresses.includes(username)
  const isInGroup = owners.group !== undefined && groups.includes(owners.group)
  return isNamed || isInGroup || !namesOwners(owners) ? 'owner' : 'staff'
}
