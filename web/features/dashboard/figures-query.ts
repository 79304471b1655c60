import { useQuery } from '@tanstack/react-query'
import { staffAnswer } from '../../staff/staff-answer.ts'

export const figuresAnswer = staffAnswer('GET /api/staff/figures', 'figures')

export function useFigures() {
  return useQuery(figuresAnswer)
}
