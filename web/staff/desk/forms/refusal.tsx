import { useLingui } from '@lingui/react'
import type { Refusal as Refused } from '../../../../domain/input/refusal.ts'
import { refusalWords } from '../../actions/refusal-words.ts'
import styles from '../panel/stay-panel.module.css'

export function RefusalText({ refused }: Refused) {
  const { i18n } = useLingui()
  return <p className={styles.refused}>{i18n._(refusalWords[refused])}</p>
}
