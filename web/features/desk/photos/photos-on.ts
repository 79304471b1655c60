import { useQuery } from '@tanstack/react-query'
import { read } from '../../../api.ts'

/** Whether there is somewhere to keep photos; not before it is known. */
export function usePhotosOn(): boolean {
  const { data } = useQuery({
    queryKey: ['GET /api/staff/config'],
    queryFn: () => read('GET /api/staff/config'),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.photos === true
}
