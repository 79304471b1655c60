import { Trans, useLingui } from '@lingui/react/macro'
import { landmarks } from '../../../domain/business/landmarks.ts'
import { numberText } from '../../../domain/business/money.ts'
import { useLocale } from '../../routing/use-locale.ts'
import styles from './landmark-list.module.css'
import { landmarkNames } from './landmark-names.ts'

export function LandmarkList() {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <ol className={styles.walk}>
      {landmarks.map(({ id, minutes, metres }, index) => {
        const distance = numberText(metres, locale)
        return (
          <li key={id} className={styles.stop}>
            <span className={styles.number}>{index + 1}</span>
            <img
              src={`/illustrations/landmarks/${id}.svg`}
              alt=""
              width="56"
              height="56"
              loading="lazy"
              decoding="async"
              className={styles.picture}
            />
            <span className={styles.name}>{i18n._(landmarkNames[id])}</span>
            <span className={styles.minutes}>
              <Trans comment="Walking time in minutes">{minutes} min</Trans>
            </span>
            <span className={styles.metres}>
              <Trans comment="Walking distance in metres">{distance} m</Trans>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
