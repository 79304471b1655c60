import { Trans } from '@lingui/react/macro'
import type { MoneyMoved } from '../../../domain/pass.ts'
import { send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MoneyToMove } from './money-to-move.tsx'
import type { OwnStayProps } from './use-pass.ts'
import { usePassAct } from './use-pass-act.ts'

/** Cancels the stay; what comes back is said first. */
export function CancelStay(props: OwnStayProps & { moved: MoneyMoved }) {
  const { token: bearer, moved: shown } = props
  const { act, busy, failure } = usePassAct(props)
  const cancel = () =>
    act('cancel', shown, (idempotencyKey) =>
      send('POST /api/pass/cancel', { shown }, { idempotencyKey, bearer }),
    )
  return (
    <>
      <MoneyToMove moved={shown} />
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
