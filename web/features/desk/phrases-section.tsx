import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { Locale } from '../../../domain/locales.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './stay-panel.module.css'

const PhraseCards = lazyPart(async () => (await import('../phrases/phrase-cards.tsx')).PhraseCards)

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
