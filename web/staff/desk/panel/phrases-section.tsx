import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { tariffOf } from '../../../../domain/business/business.ts'
import type { Stay } from '../../../../domain/stay/stay-record.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from './stay-panel.module.css'

const PhraseCards = lazyPart(
  async () => (await import('../../phrases/phrase-cards.tsx')).PhraseCards,
)

export function Phrases({ stay }: { stay: Pick<Stay, 'locale' | 'tariff'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Trans context="desk, heading: sentences to show to a guest">Phrases</Trans>
      </summary>
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <PhraseCards guestLocale={stay.locale} own={tariffOf(stay)} />
        </Suspense>
      )}
    </details>
  )
}
