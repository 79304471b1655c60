import type Stripe from 'stripe'
import { invalidParameter, missing } from './failure.ts'
import type { Params } from './form.ts'
import { group, integer, text } from './params.ts'

interface Listed {
  id: string
  created: number
}

export function listOf<T>(data: T[], url: string, hasMore = false): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: hasMore, url }
}

export function pageOf<T extends Listed>(oldestFirst: T[], params: Params, url: string) {
  const limit = integer(params, 'limit') ?? 10
  if (limit < 1 || limit > 100) {
    throw invalidParameter(
      'limit',
      'This value must be between 1 and 100.',
      'parameter_invalid_integer',
    )
  }
  const within = createdWithin(params)
  const all = oldestFirst.filter((item) => within(item.created)).reverse()
  const after = text(params, 'starting_after')
  const before = text(params, 'ending_before')
  if (before !== undefined) {
    const end = positionOf(all, before, 'ending_before')
    const start = Math.max(0, end - limit)
    return listOf(all.slice(start, end), url, start > 0)
  }
  const start = after === undefined ? 0 : positionOf(all, after, 'starting_after') + 1
  return listOf(all.slice(start, start + limit), url, all.length > start + limit)
}

function positionOf(items: Listed[], id: string, param: string): number {
  const position = items.findIndex((item) => item.id === id)
  if (position === -1) throw missing('object', id, param)
  return position
}

/** `created` may be Unix seconds, or a range with `gt`, `gte`, `lt` and `lte`. */
function createdWithin(params: Params): (created: number) => boolean {
  if (typeof params.created === 'string') {
    const exact = integer(params, 'created')
    return (created) => created === exact
  }
  const range = group(params, 'created') ?? {}
  const gt = integer(range, 'gt') ?? Number.NEGATIVE_INFINITY
  const gte = integer(range, 'gte') ?? Number.NEGATIVE_INFINITY
  const lt = integer(range, 'lt') ?? Number.POSITIVE_INFINITY
  const lte = integer(range, 'lte') ?? Number.POSITIVE_INFINITY
  return (created) => created > gt && created >= gte && created < lt && created <= lte
}
