import { useLingui } from '@lingui/react/macro'
import type { ChangeOutcome } from '../../../../domain/pass/pending-change.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { speaksStripe } from '../../../words/speaks-stripe.ts'
import type { ChangePaymentOutcome } from './pay-for-change.ts'

type Unpaid = Exclude<ChangePaymentOutcome, { kind: ChangeOutcome | 'refused' }>

export function usePaymentSentence(): (outcome: Unpaid) => string {
  const { t } = useLingui()
  const locale = useLocale()
  return (outcome) => {
    switch (outcome.kind) {
      case 'declined': {
        const ours = t({
          message: 'Your card was declined, and nothing was charged. Try another one.',
          context: 'a guest pays for a change of the booking',
        })
        if (!speaksStripe(locale) || !outcome.message) return ours
        const uncharged = t({
          message: 'Nothing was charged.',
          context: 'after why a payment failed',
        })
        return `${outcome.message} ${uncharged}`
      }
      case 'unfinished':
        return t({
          message:
            'You didn’t finish confirming with your bank, so nothing was charged. Please pay again.',
          context: 'a guest pays for a change of the booking',
        })
      case 'over':
        return t({
          message:
            'The payment for your change was not completed in time, so this change was not made.',
          context: 'a guest pays for a change of the booking',
        })
      case 'processing':
        return t({
          message:
            'Your bank is still processing the payment. Your booking changes as soon as it arrives. Please don’t pay again.',
          context: 'a guest pays for a change of the booking',
        })
      case 'unknown':
        return t({
          message:
            'The connection was lost, so we don’t know yet whether you have paid. Please try again: nothing will be paid twice.',
          context: 'a guest pays for a change of the booking',
        })
    }
  }
}
