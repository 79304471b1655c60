import { useWatch } from 'react-hook-form'
import type { StorageType } from '../../../../domain/business/stay.ts'
import type { StayForm } from '../form/use-stay-form.ts'
import { pricedFields, type StayPrice, stayPrice } from './stay-price.ts'

interface LivePrice {
  /** Nothing while the number of items is none. */
  price: StayPrice | null
  /** Takes a longer plan, or goes back to the daily price. */
  choose: (plan: StorageType) => void
}

/** The price of the form as it is being filled in. */
export function useStayPrice({ form }: StayForm): LivePrice {
  const [dropOffDate, dropOffTime, pickUpDate, pickUpTime, luggageCount, plan] = useWatch({
    control: form.control,
    name: pricedFields,
  })
  const values = { dropOffDate, dropOffTime, pickUpDate, pickUpTime, luggageCount }
  return { price: stayPrice(values, plan), choose: (chosen) => form.setValue('plan', chosen) }
}
