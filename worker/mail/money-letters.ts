import type { I18n } from '@lingui/core'
import { totalText } from '../../domain/money-text.ts'
import { codeAtDesk, owedParagraphs } from './at-desk.ts'
import type { GuestStay } from './guest-stay.ts'
import { mailI18n } from './i18n.ts'
import type { Letter } from './letter.ts'
import type { Occasion, WentBack } from './occasion.ts'
import { aboutStay, moneyFacts, stayFacts } from './stay-facts.ts'

/** How much went back and by which way, one sentence for each way; then how a bank finds it. */
export function backParagraphs(
  i18n: I18n,
  stay: GuestStay,
  wentBack: readonly WentBack[],
): string[] {
  const ways = Map.groupBy(wentBack, ({ method }) => method)
  return [
    ...[...ways].map(([method, parts]) =>
      i18n._('refunded.way', { method, amount: totalText(sum(parts), stay.locale) }),
    ),
    ...traceParagraphs(i18n, stay, ways.get('stripe') ?? []),
  ]
}

/** The bank's references; of what has none yet, that the guest's link shows it later. */
function traceParagraphs(i18n: I18n, { passUrl }: GuestStay, online: readonly WentBack[]) {
  const references = online.flatMap(({ bankReference }) => bankReference ?? [])
  const isAwaited = online.some(({ bankReference, isReversal }) => !bankReference && !isReversal)
  const named = { count: references.length, references: references.join(', ') }
  return [
    ...(online.some(({ isReversal }) => isReversal) ? [i18n._('refunded.reversal')] : []),
    ...(references.length > 0 ? [i18n._('refunded.reference', named)] : []),
    ...(isAwaited && passUrl ? [i18n._('refunded.reference-later')] : []),
  ]
}

function sum(parts: readonly WentBack[]) {
  return parts.reduce((total, { cents }) => total + cents, 0)
}

/** To the guest who gets money back; null where it was refused before the mail left. */
export function refunded(stay: GuestStay, occasion: Occasion): Letter | null {
  const { data, wentBack } = occasion
  if (wentBack.length === 0) return null
  const i18n = mailI18n(stay.locale)
  const amount = totalText(sum(wentBack), stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('refunded.subject', { amount, reference: stay.reference }),
    ...codeAtDesk(i18n, stay, occasion),
    paragraphs: [
      ...(data.change === 'made_before' ? [i18n._('refunded.made-before')] : []),
      ...backParagraphs(i18n, stay, wentBack),
      ...owedParagraphs(i18n, stay, occasion),
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

/** To the guest who has paid: what for and how much. Null where it was taken back. It is no fiscal receipt. */
export function receipt(stay: GuestStay): Letter | null {
  if (stay.received === 0) return null
  const i18n = mailI18n(stay.locale)
  const intro =
    stay.serviceType === 'storage' ? i18n._('receipt.intro') : i18n._('receipt.service-intro')
  return aboutStay(i18n, stay, {
    subject: i18n._('receipt.subject', { reference: stay.reference }),
    paragraphs: [intro],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
    closing: [i18n._('letter.not-fiscal')],
  })
}
