import { useQuery } from '@tanstack/react-query'
import type { Role } from '../../../domain/business/roles.ts'
import type { StayUpdate } from '../../../domain/stay/stay-update.ts'
import { type OwnerReason, ownerReason, type StaffEndpoint } from '../../../domain/who-may.ts'
import { sessionQuery } from './session-query.ts'

/** Returns the role of the signed-in user, `undefined` while unknown. */
export function useRole(): Role | undefined {
  // Reads the session without fetching it, because `InTouch` does that.
  return useQuery({ ...sessionQuery, enabled: false }).data?.role
}

/**
 * Returns the reason why the user needs an owner for this action.
 * Returns `null` if no owner is needed, or while the user's role is unknown.
 */
export function useOwnerReason(
  endpoint: StaffEndpoint,
  change?: Pick<StayUpdate, 'charges' | 'refunds'>,
): OwnerReason | null {
  return useRole() === 'staff' ? ownerReason(endpoint, change) : null
}
