import { useLingui } from '@lingui/react'
import type { Refusal as Refused } from '../../../domain/refusal.ts'
import { refusalWords } from '../../staff/acts/refusal-words.ts'
import styles from './stay-panel.module.css'

/** Why the rules do not allow an act, said before anyone tries. */
export function RefusalText({ refused }: Refused) {
  const { i18n } = useLingui()
  return <p className={styles.refused}>{i18n._(refusalWords[refused])}</p>
}
