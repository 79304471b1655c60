import { Trans, useLingui } from '@lingui/react/macro'
import { landmarks } from '../../../domain/business/landmarks.ts'
import { numberText } from '../../../domain/business/money.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { SwipeRow } from '../../ui/swipe-row.tsx'
import { landmarkNames } from './landmark-names.ts'
import styles from './nearest-landmarks.module.css'

const shown = 8

export function NearestLandmarks(props: { 'aria-labelledby': string }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <div className={styles.walks}>
      <SwipeRow ordered className={styles.row} {...props}>
        {landmarks.slice(0, shown).map(({ id, minutes, metres }) => {
          const distance = numberText(metres, locale)
          return (
            <li key={id} className={styles.walk}>
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
      </SwipeRow>
    </div>
  )
}
