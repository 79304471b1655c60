import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { openingHours } from '../../../words/hours-text.ts'
import { CancellingAnswer } from './cancelling-answer.tsx'

export function BookingAnswer() {
  return (
    <>
      <p>
        <Trans context="assistant">There are two ways:</Trans>
      </p>
      <ul>
        <li>
          <Trans context="assistant">
            <PageLink to={paths.bookOnline}>Book Online</PageLink>: pay now by card or wallet, and
            your booking is confirmed at once.
          </Trans>
        </li>
        <li>
          <Trans context="assistant">
            <PageLink to={paths.reserve}>Reserve & Pay On-Location</PageLink>: pay at the desk, in
            cash or by card, in Euro or Albanian Lek.
          </Trans>
        </li>
      </ul>
      <CancellingAnswer />
    </>
  )
}

export function WalkInAnswer() {
  const { opens, closes } = openingHours(useLocale())
  return (
    <p>
      <Trans context="assistant: does a guest have to book">
        You needn’t book: just come, any day, {opens}–{closes}, and pay at the desk, in cash or by
        card. To be sure of a place, <PageLink to={paths.reserve}>reserve</PageLink> or{' '}
        <PageLink to={paths.bookOnline}>book online</PageLink> first.
      </Trans>
    </p>
  )
}
