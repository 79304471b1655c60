import { limits } from '../../../../domain/business/business.ts'

const parameter = 'items'

/** The number of items that a link asks for, as `?items=3`; what no form would take is no number. */
export function itemsInLink(query: string): string | undefined {
  const items = new URLSearchParams(query).get(parameter) ?? ''
  const isOffered =
    /^[1-9]\d?$/.test(items) && Number(items) >= limits.minItems && Number(items) <= limits.maxItems
  return isOffered ? items : undefined
}

/** Takes it out of the address, so that a reload does not undo what was chosen since. */
export function takeItemsFromLink(): string | undefined {
  const items = itemsInLink(location.search)
  if (items === undefined) return undefined
  const address = new URL(location.href)
  address.searchParams.delete(parameter)
  history.replaceState(history.state, '', address)
  return items
}
