import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import type { Acts } from '../../actions/acts.ts'
import styles from '../panel/stay-panel.module.css'

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
