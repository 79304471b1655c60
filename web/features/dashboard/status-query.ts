import { useQuery } from '@tanstack/react-query'
import { staffAnswer } from '../../staff/staff-answer.ts'

export const statusAnswer = staffAnswer('GET /api/staff/status', 'status')

export function useSystemStatus() {
  return useQuery(statusAnswer)
}
