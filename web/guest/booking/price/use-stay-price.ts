import { useWatch } from 'react-hook-form'
import type { StorageType } from '../../../../domain/business/stay.ts'
import type { StayForm } from '../form/use-stay-form.ts'
import { pricedFields, type StayPrice, stayPrice } from './stay-price.ts'

interface LivePrice {
  price: StayPrice | null
  choose: (plan: StorageType) => void
}

export function useStayPrice({ form }: StayForm): LivePrice {
  const [dropOffDate, dropOffTime, pickUpDate, pickUpTime, luggageCount, plan] = useWatch({
    control: form.control,
    name: pricedFields,
  })
  const values = { dropOffDate, dropOffTime, pickUpDate, pickUpTime, luggageCount }
  return { price: stayPrice(values, plan), choose: (chosen) => form.setValue('plan', chosen) }
}
