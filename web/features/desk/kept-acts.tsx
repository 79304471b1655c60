import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { tiranaTime } from '../../../domain/calendar.ts'
import { type StaffErrorCode, staffErrorCodes } from '../../../domain/staff-errors.ts'
import { refusalWords } from '../../staff/acts/refusal-words.ts'
import { Settled } from '../../staff/acts/settled.tsx'
import { isHeld, type KeptAct } from '../../staff/outbox/act.ts'
import { outbox } from '../../staff/outbox/device-outbox.ts'
import { useKeptActs } from '../../staff/outbox/use-outbox.ts'
import { StaffLink } from '../../staff/staff-link.tsx'
import { Button } from '../../ui/button.tsx'
import { KeptActWords } from './kept-act-words.tsx'
import styles from './kept-acts.module.css'

interface KeptActsProps {
  acts: readonly KeptAct[]
  /** Names the guest, with the way to the stay. */
  named?: boolean
}

/** What the device keeps, act by act: whether it waits, or why it can't be sent. */
export function KeptActs({ acts, named = false }: KeptActsProps) {
  const all = useKeptActs()
  return (
    <ul className={styles.acts}>
      {acts.map((act) => (
        <li key={act.key} data-refused={act.refused !== null || undefined}>
          <p>
            <span className={styles.time}>{tiranaTime(new Date(act.at))}</span>{' '}
            {named && (
              <StaffLink to={`/admin/desk?stay=${act.stayId}`} className={styles.name}>
                {act.name}
              </StaffLink>
            )}{' '}
            <KeptActWords act={act} />
          </p>
          {act.refused && <WhyRefused act={act} code={act.refused.code} />}
          {isHeld(act, all) && (
            <p>
              <Trans context="counter: an act that follows on a refused one">
                On hold until the entry before it is settled.
              </Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What happened, and what to do. */
function WhyRefused({ act, code }: { act: KeptAct; code: string }) {
  const { i18n } = useLingui()
  const known: StaffErrorCode | undefined = staffErrorCodes.find((one) => one === code)
  return (
    <>
      <p>
        <b>
          <Trans context="counter: an act that had waited was refused">Not recorded.</Trans>
        </b>{' '}
        {known && i18n._(refusalWords[known])}{' '}
        <Trans context="counter: what to do about an act that was refused">
          Check the stay, correct it if needed, then remove this entry.
        </Trans>
      </p>
      <Settled of={act.key}>
        <div className={styles.buttons}>
          <Button size="sm" variant="outline" onClick={() => void outbox.again(act)}>
            <Trans context="counter, button: send a refused act once more">Send again</Trans>
          </Button>
          <Button size="sm" variant="outline" onClick={() => void outbox.putAway(act.key)}>
            <Trans context="counter, button: a refused act has been dealt with">Remove</Trans>
          </Button>
        </div>
      </Settled>
    </>
  )
}
