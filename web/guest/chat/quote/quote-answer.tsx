import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { prices } from '../../../../domain/business/business.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import { euroText, numberText, totalText } from '../../../../domain/business/money.ts'
import { closureText } from '../../../../domain/opening-hours/closed-days.ts'
import { dateText, dayOfMonthText } from '../../../../domain/time/date-text.ts'
import { askOpeningTimes, knownOpeningTimes } from '../../../opening-hours/opening-times.ts'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { stayLink } from '../../booking/form/stay-link.ts'
import { GroupsAnswer } from '../answers/desk-answers.tsx'
import styles from './quote-answer.module.css'
import { closuresOf, type StayQuote } from './stay-quote.ts'

export function QuoteAnswer({ quote }: { quote: StayQuote }) {
  return (
    <>
      <p>
        <Sum quote={quote} />
      </p>
      <p>
        <PlanLine quote={quote} />
      </p>
      <Assumptions quote={quote} />
      <Closures quote={quote} />
      {quote.isBookable ? <BookingLinks quote={quote} /> : <GroupsAnswer />}
    </>
  )
}

function Sum({ quote }: { quote: StayQuote }) {
  const locale = useLocale()
  const { items, days, hours } = quote
  const total = totalText(quote.total, locale)
  const lek = numberText(quote.lek, locale)
  const dates = datesText(quote, locale)
  const times = quote.times && `${quote.times.dropOff}–${quote.times.pickUp}`
  return hours ? (
    <Trans
      context="assistant, the price of a stay"
      comment="{dates} is a date such as 'Sat, 21 Nov 2026', {times} reads '10:00–12:00'"
    >
      <strong>{total}</strong> ({lek} Lek) for <Plural value={items} one="# item" other="# items" />
      , <Plural value={hours} one="# hour" other="# hours" /> ({dates}, {times})
    </Trans>
  ) : (
    <Trans
      context="assistant, the price of a stay"
      comment="{dates} is one date or two, such as 'Sat 21 – Sun, 22 Nov 2026'"
    >
      <strong>{total}</strong> ({lek} Lek) for <Plural value={items} one="# item" other="# items" />
      , <Plural value={days} one="# calendar day" other="# calendar days" /> ({dates})
    </Trans>
  )
}

function datesText({ first, last }: StayQuote, locale: Locale): string {
  if (first === last) return dateText(first, locale)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = isOneMonth ? dayOfMonthText(first, locale) : dateText(first, locale)
  return `${from} – ${dateText(last, locale)}`
}

function PlanLine({ quote: { plan, daily, split } }: { quote: StayQuote }) {
  const locale = useLocale()
  const perDay = euroText(prices.dayPerItem, locale)
  const byDay = totalText(daily ?? 0, locale)
  const asTwo = totalText(split ?? 0, locale)
  return (
    <>
      {plan === 'daily' && (
        <Trans context="assistant">
          {perDay} per item and calendar day, whatever its size or weight.
        </Trans>
      )}
      {plan === 'short' && (
        <Trans context="assistant, plan of the price above">
          This is the hourly plan; a whole day would be {byDay}.
        </Trans>
      )}
      {plan === 'mid' && (
        <Trans context="assistant, plan of the price above">
          This is the two-week plan; by the day it would be {byDay}.
        </Trans>
      )}
      {plan === 'long' && (
        <Trans context="assistant, plan of the price above">
          This is the monthly plan; by the day it would be {byDay}.
        </Trans>
      )}
      {split !== null && (
        <>
          {' '}
          <Trans context="assistant; the booking form proposes it">
            Divided into two bookings, it costs only {asTwo}: the form shows you how.
          </Trans>
        </>
      )}
    </>
  )
}

function Assumptions({ quote: { assumed } }: { quote: StayQuote }) {
  if (!assumed.items && !assumed.days && !assumed.start) return null
  return (
    <p>
      {assumed.items && (
        <>
          <Trans context="assistant, what it assumed">I counted one item.</Trans>{' '}
        </>
      )}
      {assumed.days && (
        <>
          <Trans context="assistant, what it assumed">I counted one day.</Trans>{' '}
        </>
      )}
      {assumed.start === 'today' && (
        <Trans context="assistant, what it assumed">This is for a drop-off today.</Trans>
      )}
      {assumed.start === 'tomorrow' && (
        <Trans context="assistant, what it assumed">This is for a drop-off tomorrow.</Trans>
      )}
    </p>
  )
}

function Closures({ quote }: { quote: StayQuote }) {
  const locale = useLocale()
  const [openingTimes, setOpeningTimes] = useState(knownOpeningTimes)
  useEffect(() => void askOpeningTimes().then(setOpeningTimes), [])
  return closuresOf(quote, openingTimes).map((closure) => {
    const when = closureText(closure, locale)
    return (
      <p key={`${closure.kind} ${when}`}>
        {closure.kind === 'closed' ? (
          <Trans context="assistant; days or hours">But we are closed: {when}</Trans>
        ) : (
          <Trans context="assistant; days or hours">
            We are full and can’t take any more bags: {when}
          </Trans>
        )}
      </p>
    )
  })
}

/** Plain links, because `PageLink` takes no query. */
function BookingLinks({ quote }: { quote: StayQuote }) {
  const locale = useLocale()
  const { items, first, last, times, plan } = quote
  const query = stayLink({
    luggageCount: String(items),
    dropOffDate: first,
    pickUpDate: last,
    ...(times && { dropOffTime: times.dropOff, pickUpTime: times.pickUp }),
    plan,
  })
  return (
    <p className={styles.links}>
      <a href={hrefOf(paths.bookOnline, locale) + query} className={buttonClass({ size: 'sm' })}>
        <Trans context="assistant, button: book the stay above">Book and pay online</Trans>
      </a>
      <a
        href={hrefOf(paths.reserve, locale) + query}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        <Trans context="assistant, button: book the stay above">Reserve, pay on arrival</Trans>
      </a>
    </p>
  )
}
