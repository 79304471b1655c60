import { useQuery } from '@tanstack/react-query'
import type { Role } from '../../../domain/business/roles.ts'
import type { StayUpdate } from '../../../domain/stay/stay-update.ts'
import { type OwnerReason, ownerReason, type StaffEndpoint } from '../../../domain/who-may.ts'
import { sessionQuery } from './session-query.ts'

/** Returns `undefined` while unknown. */
export function useRole(): Role | undefined {
  // Only reads the session, which `InTouch` fetches.
  return useQuery({ ...sessionQuery, enabled: false }).data?.role
}

/**
 * Returns why this action needs an owner.
 * Returns `null` if it doesn't need one, or while the role is unknown.
 */
export function useOwnerReason(
  endpoint: StaffEndpoint,
  change?: Pick<StayUpdate, 'charges' | 'refunds'>,
): OwnerReason | null {
  return useRole() === 'staff' ? ownerReason(endpoint, change) : null
}
