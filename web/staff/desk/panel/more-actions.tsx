import { Trans } from '@lingui/react/macro'
import { repriced } from '../../../../domain/booking/change-stay.ts'
import { undoMinutes } from '../../../../domain/desk/undo.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { bagsInside } from '../../../../domain/stay/stay-record.ts'
import { canTransition } from '../../../../domain/stay/stay-transition.ts'
import { DetailsForm } from '../../actions/details-form.tsx'
import { NoteForm } from '../../actions/note-form.tsx'
import { Resolved } from '../../actions/resolved.tsx'
import { UndoButton } from '../../actions/undo-button.tsx'
import { NeedsConnection, useNeedsConnection } from '../../offline/needs-connection.tsx'
import { useIsStuck } from '../../offline/resolve-first.tsx'
import { AddBagsForm } from '../forms/add-bags-form.tsx'
import { CancelForm } from '../forms/cancel-form.tsx'
import { ChangeForm } from '../forms/change-form.tsx'
import { ChangeTagForm } from '../forms/change-tag-form.tsx'
import { NoShowForm } from '../forms/no-show-form.tsx'
import type { TakenTags } from '../forms/tags.ts'
import { moneyActions, type RareAction, type RareActionsProps } from './money-actions.tsx'
import styles from './stay-panel.module.css'

interface MoreActionsProps extends RareActionsProps {
  taken: TakenTags
}

const offlineParts: readonly string[] = ['add-bags']

export function MoreActions({ taken, ...props }: MoreActionsProps) {
  const { record } = props
  const needsConnection = useNeedsConnection(record.stay.id)
  const isStuck = useIsStuck(record.stay.id)
  const { status, serviceType, customerName } = record.stay
  const asItIs = repriced(record, {})
  const parts: RareAction[] = []
  if (status === 'checked_in') {
    parts.push([
      'add-bags',
      <Trans context="desk, heading: bags join a running stay" key="h">
        Add a bag
      </Trans>,
      <AddBagsForm {...props} taken={taken} key="f" />,
    ])
  }
  if (bagsInside(record).length > 0) {
    parts.push([
      'change-tag',
      <Trans context="desk, heading: a tag has worn off" key="h">
        Change a tag
      </Trans>,
      <ChangeTagForm record={record} taken={taken} actions={props.actions} key="f" />,
    ])
  }
  if (!isRefused(asItIs) || asItIs.refused !== 'not_allowed') {
    parts.push([
      'change',
      serviceType === 'storage' ? (
        <Trans context="desk, heading: agree other dates or items" key="h">
          Change dates or items
        </Trans>
      ) : (
        <Trans context="desk, heading: agree another day for a ride or tour" key="h">
          Change the date
        </Trans>
      ),
      <ChangeForm {...props} key="f" />,
    ])
  }
  parts.push(...moneyActions(props))
  if (record.bags.length > 0 || record.payments.some(({ method }) => method !== 'stripe')) {
    parts.push([
      'undo',
      <Trans context="desk, heading: take a mistake back" key="h">
        Undo the last step
      </Trans>,
      <div className={styles.action} key="f">
        <p>
          <Trans context="desk: what can be undone">
            Undoes the last check-in, check-out or payment, for up to {undoMinutes} minutes.
          </Trans>
        </p>
        <UndoButton actions={props.actions} version={record.stay.version} />
      </div>,
    ])
  }
  if (customerName !== null) {
    parts.push([
      'details',
      <Trans context="desk, heading: the guest's name and addresses" key="h">
        Correct name, phone or email
      </Trans>,
      <DetailsForm record={record} actions={props.actions} key="f" />,
    ])
    parts.push([
      'note',
      <Trans context="desk, heading: a note of staff about a stay" key="h">
        Note for colleagues
      </Trans>,
      <NoteForm record={record} actions={props.actions} key="f" />,
    ])
  }
  if (canTransition(status, 'no_show') && serviceType === 'storage') {
    parts.push([
      'no-show',
      <Trans context="desk, heading: the guest did not come" key="h">
        No-show
      </Trans>,
      <NoShowForm {...props} key="f" />,
    ])
  }
  if (canTransition(status, 'cancel')) {
    parts.push([
      'cancel',
      <Trans context="desk, heading: cancel a stay" key="h">
        Cancel the stay
      </Trans>,
      <CancelForm {...props} key="f" />,
    ])
  }
  if (parts.length === 0) return null
  return (
    <details className={styles.more} hidden={isStuck}>
      <summary>
        <Trans context="desk: what else can be done to a stay">More</Trans>
      </summary>
      {parts.map(([name, heading, form]) => (
        <details key={name} className={styles.further}>
          <summary>{heading}</summary>
          <NeedsConnection missing={needsConnection && !offlineParts.includes(name)}>
            <Resolved of={record.stay.version}>{form}</Resolved>
          </NeedsConnection>
        </details>
      ))}
    </details>
  )
}
