import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../session/config-query.ts'
import styles from './till.module.css'

export function OwnDrawer() {
  const { data } = useQuery(configQuery)
  if (data?.drawers !== 'person') return null
  return (
    <p className={styles.by}>
      <Trans context="till: if each staff member has a drawer of their own">
        Everyone has a drawer of their own. You count, bank and close yours.
      </Trans>
    </p>
  )
}
