import { useLingui } from '@lingui/react/macro'
import styles from './stars.module.css'

/** A rating out of five, drawn to the tenth. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLingui()
  return (
    <span
      role="img"
      aria-label={t({ message: `${rating} out of 5 stars`, comment: 'Rating' })}
      className={styles.stars}
      style={{ '--filled': `${rating * 20}%` } as React.CSSProperties}
    />
  )
}
