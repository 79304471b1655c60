import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchList, staffListOptions } from './staff-list.ts'

/** A message as staff see it. */
export interface StaffMessage {
  id: string
  name: string
  email: string
  subject: string | null
  message: string
  read: boolean
  /** ISO, in UTC. */
  createdAt: string
}

export function getContacts(): Promise<StaffMessage[]> {
  return fetchList('/api/contacts', 'contacts')
}

export const contactsOptions = queryOptions({
  ...staffListOptions,
  queryKey: ['/api/contacts'],
  queryFn: getContacts,
})

export function useContacts() {
  return useQuery(contactsOptions)
}
