import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { bagsInside } from '../../../../domain/stay/stay-record.ts'
import { ApiError } from '../../../api.ts'
import type { Actions } from '../../actions/actions.ts'
import { dayQuery } from '../../actions/day-query.ts'

export function useOtherTags(
  actions: Actions,
  propose: (sent: readonly number[], taken: readonly number[]) => void,
): void {
  const client = useQueryClient()
  const { error, asked } = actions
  const onError = useEffectEvent(() => {
    const isInUse = error instanceof ApiError && error.code === 'tag_in_use'
    if (!isInUse || !asked || !('tags' in asked.body) || !Array.isArray(asked.body.tags)) return
    const day = client.getQueryData(dayQuery.queryKey) ?? []
    propose(
      asked.body.tags,
      day.flatMap((one) => bagsInside(one).map(({ tag }) => tag)),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per error
  useEffect(() => onError(), [error])
}
