import { business } from '../../domain/business/business.ts'
import { totalText } from '../../domain/business/money.ts'
import { asksForMoney } from '../../domain/business/stay.ts'
import { mailI18n } from './i18n.ts'
import type { Letter } from './letter.ts'
import { codeAtDesk, moneyBack, sumOf } from './money-back.ts'
import type { GuestStay, Occasion } from './occasion.ts'

import { aboutStay, moneyFacts, questions, stayFacts } from './stay-facts.ts'

/** To the guest who gets money back; null where it was refused before the mail left. */
export function refunded(stay: GuestStay, occasion: Occasion): Letter | null {
  const { data, wentBack } = occasion
  if (wentBack.length === 0) return null
  const i18n = mailI18n(stay.locale)
  const amount = totalText(sumOf(wentBack), stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('refunded.subject', { amount, reference: stay.reference }),
    ...codeAtDesk(i18n, stay, occasion),
    paragraphs: [
      ...(data.change === 'made_before' ? [i18n._('refunded.made-before')] : []),
      ...moneyBack(i18n, stay, occasion),
    ],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
  })
}

/** To the guest whose refund came back to us; null where they have their money by now, or it is sent anew. */
export function refundDelayed(stay: GuestStay, { data, overpaid }: Occasion): Letter | null {
  if (overpaid === 0) return null
  const i18n = mailI18n(stay.locale)
  // Of what failed, some may have gone back otherwise since.
  const cents = Math.min(Number(data.failed ?? overpaid), overpaid)
  return aboutStay(i18n, stay, {
    subject: i18n._('refund-delayed.subject', { reference: stay.reference }),
    paragraphs: [i18n._('refund-delayed.intro', { amount: totalText(cents, stay.locale) })],
  })
}

/** To the guest whose online payment is too much: paid at the desk before, or for a stay that had ended by then. */
export function overpayment(stay: GuestStay, occasion: Occasion): Letter {
  const i18n = mailI18n(stay.locale)
  const amount = totalText(Number(occasion.data.received), stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('overpayment.subject', { reference: stay.reference }),
    ...codeAtDesk(i18n, stay, occasion),
    paragraphs: [
      asksForMoney(stay.status)
        ? i18n._('overpayment.intro', { amount })
        : i18n._('overpayment.ended', { amount }),
      ...moneyBack(i18n, stay, occasion),
    ],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
    closing: [i18n._('letter.not-fiscal'), questions(i18n), business.name],
  })
}

/** To the guest who has paid: what for and how much. Null where it was taken back. It is no fiscal receipt. */
export function receipt(stay: GuestStay, occasion: Occasion): Letter | null {
  if (stay.received === 0) return null
  const i18n = mailI18n(stay.locale)
  const intro =
    stay.serviceType === 'storage' ? i18n._('receipt.intro') : i18n._('receipt.service-intro')
  return aboutStay(i18n, stay, {
    subject: i18n._('receipt.subject', { reference: stay.reference }),
    ...codeAtDesk(i18n, stay, occasion),
    paragraphs: [intro, ...moneyBack(i18n, stay, occasion)],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
    closing: [i18n._('letter.not-fiscal')],
  })
}
