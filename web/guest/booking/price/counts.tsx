import { Plural } from '@lingui/react/macro'
import type { StayPrice } from './stay-price.ts'

export function Counts({ price }: { price: StayPrice | null }) {
  if (!price) return '–'
  const { items, days } = price
  return (
    <>
      <span>
        <Plural context="on the price panel" value={items} one="# item" other="# items" />
      </span>
      {' · '}
      <span>
        <Plural context="on the price panel" value={days} one="# day" other="# days" />
      </span>
    </>
  )
}
