import { useLingui } from '@lingui/react/macro'
import { numberText } from '../../../../domain/business/money.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import styles from './stars.module.css'

export function Stars({ value }: { value: number }) {
  const { t } = useLingui()
  const rating = numberText(value, useLocale(), 1)
  return (
    <span
      role="img"
      aria-label={t({ message: `${rating} out of 5 stars`, comment: 'Rating' })}
      className={styles.stars}
      style={{ '--filled': `${value * 20}%` } as React.CSSProperties}
    />
  )
}
