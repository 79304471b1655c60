import { Trans } from '@lingui/react/macro'
import type { Acts } from '../../staff/acts/acts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './stay-panel.module.css'

/** Notes that a ride, a tour or another service without bags was given. */
export function CompleteForm({ acts }: { acts: Acts }) {
  return (
    <div className={styles.act}>
      <p>
        <Trans context="counter: what completing a service means">
          The service was provided. What is still due stays due.
        </Trans>
      </p>
      <Button busy={acts.busy} onClick={() => acts.act('POST /api/staff/stays/:id/complete', {})}>
        <Trans context="counter, button: a service was provided">Mark as completed</Trans>
      </Button>
    </div>
  )
}
