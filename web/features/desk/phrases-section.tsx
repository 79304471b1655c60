import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Locale } from '../../../domain/locales.ts'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './stay-panel.module.css'

const PhraseCards = lazy(() =>
  import('../phrases/phrase-cards.tsx').then(({ PhraseCards }) => ({ default: PhraseCards })),
)

/** What to show to a guest whose language staff don't speak. */
export function Phrases({ locale }: { locale: Locale }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Trans context="counter, heading: sentences to show to a guest">Phrases</Trans>
      </summary>
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <PhraseCards guestLocale={locale} />
        </Suspense>
      )}
    </details>
  )
}
