import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { openingHours } from '../../../words/hours-text.ts'

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
