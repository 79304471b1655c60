import { useInfiniteQuery } from '@tanstack/react-query'
import type { StaffMessage } from '../../../domain/answers.ts'
import { staffList } from './staff-list.ts'

export const contactsList = staffList<StaffMessage>('/api/contacts', 'contacts')

export function useContacts() {
  return useInfiniteQuery(contactsList)
}
