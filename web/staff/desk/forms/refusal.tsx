import { useLingui } from '@lingui/react'
import type { Refusal as Refused } from '../../../../domain/input/refusal.ts'
import { refusalMessages } from '../../actions/refusal-messages.ts'
import styles from '../panel/stay-panel.module.css'

export function RefusalText({ refused }: Refused) {
  const { i18n } = useLingui()
  return <p className={styles.refused}>{i18n._(refusalMessages[refused])}</p>
}
