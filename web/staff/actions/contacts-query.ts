import { useInfiniteQuery } from '@tanstack/react-query'
import { staffList } from '../session/staff-query.ts'

export const contactsList = staffList('GET /api/staff/contacts', 'contacts')

export function useContacts() {
  return useInfiniteQuery(contactsList)
}
