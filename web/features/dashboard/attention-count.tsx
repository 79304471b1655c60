import { useQuery } from '@tanstack/react-query'
import { numberText } from '../../../domain/money-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { attentionCount } from '../../staff/attention-query.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './staff-nav.module.css'

/** How much waits for staff; silent where it is nothing, or cannot be known. */
export function AttentionCount() {
  const locale = useLocale()
  const { data } = useQuery({ ...attentionCount, enabled: useHydrated() })
  return data && data.count > 0 ? (
    <span className={styles.count}>
      {numberText(data.count, locale)}
      {data.atLeast && '+'}
    </span>
  ) : null
}
