import { useQuery } from '@tanstack/react-query'
import type { Role } from '../../../domain/business/roles.ts'
import type { StayUpdate } from '../../../domain/stay/stay-update.ts'
import { type OwnerReason, ownerReason, type StaffEndpoint } from '../../../domain/who-may.ts'
import { sessionQuery } from './session-query.ts'

/** The role of whoever is signed in; undefined while that isn't known. */
export function useRole(): Role | undefined {
  // `InTouch` keeps it fresh.
  return useQuery({ ...sessionQuery, enabled: false }).data?.role
}

/**
 * Why whoever is signed in has to ask an owner for a call, with the change that it would make; `null` if they
 * don't, and while it isn't known who is signed in.
 */
export function useOwnerReason(
  endpoint: StaffEndpoint,
  change?: Pick<StayUpdate, 'charges' | 'refunds'>,
): OwnerReason | null {
  return useRole() === 'staff' ? ownerReason(endpoint, change) : null
}
