import { Trans } from '@lingui/react/macro'
import { type Cents, totalText } from '../../../domain/business/money.ts'

import type { CancelledMoney, Pass } from '../../../domain/pass/pass.ts'
import { send } from '../../api.ts'
import { useNow } from '../../browser/use-now.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyToMove } from './money/money-to-move.tsx'
import { PassFailure } from './pass-failure.tsx'
import type { OwnStayProps } from './use-pass.ts'
import { usePassAction } from './use-pass-action.ts'
import { whyKept } from './why-kept.ts'

export function CancelStay(props: OwnStayProps & { moved: CancelledMoney }) {
  const { token: bearer, moved: shown, pass } = props
  const { action, busy, failure } = usePassAction(props)
  const cancel = () =>
    action('cancel', shown, (idempotencyKey) =>
      send('POST /api/pass/cancel', { shown }, { idempotencyKey, bearer }),
    )
  return (
    <>
      <WhatHappens moved={shown} pass={pass} />
      {failure && <PassFailure failure={failure} reference={pass.reference} />}
      <Button variant="destructive" busy={busy} onClick={() => void cancel()}>
        <Trans context="button: the guest cancels the booking for good">Yes, cancel it</Trans>
      </Button>
    </>
  )
}

/** Says how much a cancellation refunds, and how much of what was paid the office keeps. */
function WhatHappens({ moved, pass }: { moved: CancelledMoney; pass: Pass }) {
  const { toCard, atDesk, held = 0, kept } = moved
  const amount = totalText(kept, useLocale())
  if (kept > 0 && toCard + atDesk + held === 0) return <NotRefunded cents={kept} pass={pass} />
  return (
    <>
      <MoneyToMove moved={moved}>
        <Trans context="before a guest cancels a booking that is not paid">
          Cancelling costs you nothing.
        </Trans>
      </MoneyToMove>
      {kept > 0 && (
        <p>
          <Trans context="before a guest cancels: only a part of the money comes back">
            Of what you paid, <strong>{amount}</strong> isn’t refunded.
          </Trans>
        </p>
      )}
    </>
  )
}

function NotRefunded({ cents, pass }: { cents: Cents; pass: Pass }) {
  const paid = totalText(cents, useLocale())
  const why = whyKept(pass, useNow() ?? new Date(pass.startDate))
  return (
    <p>
      {why === 'today' && (
        <Trans context="before a guest cancels: no money comes back">
          You paid <strong>{paid}</strong>. Your drop-off is today, so it isn’t refunded.
        </Trans>
      )}
      {why === 'past' && (
        <Trans context="before a guest cancels: no money comes back">
          You paid <strong>{paid}</strong>. Your drop-off day has passed, so it isn’t refunded.
        </Trans>
      )}
      {why === 'moved' && (
        <Trans context="before a guest cancels: no money comes back">
          You paid <strong>{paid}</strong>. This booking was moved on its drop-off day, so it isn’t
          refunded.
        </Trans>
      )}
      {pass.changeable && why !== 'past' && (
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
