import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '../../routing/use-locale.ts'
import styles from './driver-phrases.module.css'
import { type PhraseId, phrases } from './phrases.ts'

export function DriverPhrases({ ids }: { ids: readonly PhraseId[] }) {
  const { i18n } = useLingui()
  const speaksAlbanian = useLocale() === 'sq'
  if (speaksAlbanian) return null
  return (
    <dl className={styles.phrases}>
      {ids.map((id) => (
        <div key={id} className={styles.phrase}>
          <dt lang="sq" translate="no">
            {phrases[id].albanian}
          </dt>
          <dd>{i18n._(phrases[id].meaning)}</dd>
        </div>
      ))}
    </dl>
  )
}

export function TitledDriverPhrases({ ids }: { ids: readonly PhraseId[] }) {
  if (useLocale() === 'sq') return null
  return (
    <>
      <h3 className={styles.title}>
        <Trans context="heading over Albanian sentences">What to say to the driver</Trans>
      </h3>
      <DriverPhrases ids={ids} />
    </>
  )
}
