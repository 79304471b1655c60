import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business, prices } from '../../../domain/business.ts'
import { euroText } from '../../../domain/money-text.ts'
import { hoursText } from '../../hours-text.ts'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import disclosure from '../../ui/disclosure.module.css'
import { useLocale } from '../../use-locale.ts'

const { metresToMainSquare: metres, minutesToMainSquare: minutes } = business
const lek = prices.dayPerItemLek

/** What most people write about, answered before they have to. */
export function QuickAnswers() {
  const price = euroText(prices.dayPerItem, useLocale())
  return (
    <section aria-labelledby="quick-answers">
      <h2 id="quick-answers">
        <Trans context="heading on the contact page">Quick answers</Trans>
      </h2>
      <Answer question={<Trans context="question">When are you open?</Trans>}>
        <Trans context="answer">Every day of the week, {hoursText}.</Trans>
      </Answer>
      <Answer question={<Trans context="question">What does it cost?</Trans>}>
        <Trans context="answer">
          {price} per item per day, or {lek} Lek, whatever its size and weight. A day is a calendar
          day: bags that you collect on the date you dropped them off cost one day.
        </Trans>
      </Answer>
      <Answer question={<Trans context="question">How do I find you?</Trans>}>
        <Trans context="answer">
          We are {metres} m from the main square, about {minutes} minutes on foot.{' '}
          <PageLink to={paths.location}>See the way</PageLink>
        </Trans>
      </Answer>
      <Answer question={<Trans context="question">What if my plans change?</Trans>}>
        <Trans context="answer">
          Cancel before the drop-off date and you get everything back. On that date, or if you do
          not come, there is no refund. Collect early and the unused full days are refunded. To
          cancel, reply to your confirmation e-mail, call us or write to us, with your booking
          reference.
        </Trans>
      </Answer>
      <Answer question={<Trans context="question">What can I not leave with you?</Trans>}>
        <Trans context="answer">
          Dangerous goods, illegal items, food that spoils, and live animals. Bags must be closed,
          and we may ask for photo ID.
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
