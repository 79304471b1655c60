import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business, prices } from '../../../../domain/business/business.ts'
import { euroText } from '../../../../domain/business/money.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import disclosure from '../../../ui/disclosure.module.css'
import { openingHours } from '../../../words/hours-text.ts'

const { metresToMainSquare: metres, minutesToMainSquare: minutes } = business
const lek = prices.dayPerItemLek

export function QuickAnswers() {
  const locale = useLocale()
  const price = euroText(prices.dayPerItem, locale)
  const { opens, closes } = openingHours(locale)
  return (
    <section aria-labelledby="quick-answers">
      <h2 id="quick-answers">
        <Trans context="heading on the contact page">Quick answers</Trans>
      </h2>
      <Answer question={<Trans context="question">When are you open?</Trans>}>
        <Trans context="answer">
          Every day of the week, {opens}–{closes}.
        </Trans>
      </Answer>
      <Answer question={<Trans context="question">What does it cost?</Trans>}>
        <Trans context="answer">
          {price} or {lek} Lek per item per day, whatever its size and weight. A day is a calendar
          day: if you collect on the same date, you pay for one day.
        </Trans>
      </Answer>
      <Answer question={<Trans context="question">How do I find you?</Trans>}>
        <Trans context="answer">
          We are {metres} m from the main square, about {minutes} minutes on foot.{' '}
          <PageLink to={paths.location}>Get directions</PageLink>
        </Trans>
      </Answer>
      <Answer question={<Trans context="question">What if my plans change?</Trans>}>
        <Trans context="answer">
          Cancel before the drop-off date and you get everything back. On the day itself, or if you
          don’t come, there is no refund. If you’re delayed, you can move the booking to another day
          until your drop-off time; it isn’t refunded after that. If you collect early, we refund
          the unused full days. To cancel, open{' '}
          <PageLink to={paths.pass}>your luggage pass</PageLink> from the link in any email from us,
          or call or write to us with your booking reference.
        </Trans>
      </Answer>
      <Answer question={<Trans context="question">What can’t I leave with you?</Trans>}>
        <Trans context="answer">
          Dangerous goods, illegal items, perishable food and live animals. Bags must be closed, and
          we may ask for photo ID.
        </Trans>
      </Answer>
    </section>
  )
}

function Answer({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <details className={disclosure.disclosure}>
      <summary>{question}</summary>
      <p>{children}</p>
    </details>
  )
}
