import { useInfiniteQuery } from '@tanstack/react-query'
import { staffList } from './staff-list.ts'

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

export const contactsList = staffList<StaffMessage>('/api/contacts', 'contacts')

export function useContacts() {
  return useInfiniteQuery(contactsList)
}
