import type Stripe from 'stripe'
import { invalidParameter } from './failure.ts'
import type { Params } from './form.ts'
import { group } from './params.ts'

/**
 * Returns the metadata after an update.
 * An empty value removes its key. Empty `metadata` removes all keys. Throws if a value isn't text,
 * or if Stripe's limits are exceeded.
 */
export function mergedMetadata(before: Stripe.Metadata, params: Params): Stripe.Metadata {
  if (params.metadata === '') return {}
  const merged = { ...before }
  for (const [key, value] of Object.entries(group(params, 'metadata') ?? {})) {
    if (typeof value !== 'string') throw invalidParameter(`metadata[${key}]`, 'Invalid string')
    if (key.length > 40)
      throw invalidParameter('metadata', `Metadata keys can have up to 40 characters: ${key}`)
    if (value.length > 500) {
      throw invalidParameter(`metadata[${key}]`, 'Metadata values can have up to 500 characters.')
    }
    if (value === '') delete merged[key]
    else merged[key] = value
  }
  if (Object.keys(merged).length > 50)
    throw invalidParameter('metadata', 'Metadata can have up to 50 keys.')
  return merged
}
