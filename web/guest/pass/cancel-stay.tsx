import { Trans } from '@lingui/react/macro'
import { type Cents, totalText } from '../../../domain/business/money.ts'

import type { MoneyMoved, Pass } from '../../../domain/pass/pass.ts'
import { send } from '../../api.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MoneyToMove } from './money/money-to-move.tsx'
import { refundedIn } from './money/refunded-in.ts'
import type { OwnStayProps } from './use-pass.ts'
import { usePassAction } from './use-pass-action.ts'

export function CancelStay(props: OwnStayProps & { moved: MoneyMoved }) {
  const { token: bearer, moved: shown, pass } = props
  const lost = lostBy(shown, pass)
  const { action, busy, failure } = usePassAction(props)
  const cancel = () =>
    action('cancel', shown, (idempotencyKey) =>
      send('POST /api/pass/cancel', { shown }, { idempotencyKey, bearer }),
    )
  return (
    <>
      {lost > 0 ? <NotRefunded cents={lost} pass={pass} /> : <MoneyToMove moved={shown} />}
      {failure && (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <Button variant="destructive" busy={busy} onClick={() => void cancel()}>
        <Trans context="button: the guest cancels the booking for good">Yes, cancel it</Trans>
      </Button>
    </>
  )
}

/** Cents that the guest loses. 0 if anything is refunded or held. */
function lostBy({ toCard, atDesk, held = 0 }: MoneyMoved, { received, refunds }: Pass): Cents {
  return toCard + atDesk + held > 0 ? 0 : received - refundedIn(refunds)
}

function NotRefunded({ cents, pass }: { cents: Cents; pass: Pass }) {
  const paid = totalText(cents, useLocale())
  return (
    <p>
      <Trans context="before a guest cancels: no money comes back">
        You paid <strong>{paid}</strong>. It isn’t refunded if you cancel on the day of your
        drop-off or later.
      </Trans>
      {pass.changeable && (
        <>
          {' '}
          <Trans context="before a guest cancels: no money comes back">
            You can change the times instead.
          </Trans>
        </>
      )}
    </p>
  )
}
