import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChangeFields } from './change-fields.tsx'
import { isWish, type Wished, wishedOf, wishOf } from './change-wish.ts'
import { MoneyToMove } from './money-to-move.tsx'
import { useMoneyMoved } from './use-money-moved.ts'
import type { OwnStayProps } from './use-pass.ts'
import { usePassAct } from './use-pass-act.ts'

/** Changes dates or items; what it costs or gives back is said as soon as it is chosen. */
export function ChangeStay(props: OwnStayProps) {
  const { pass, token } = props
  const [touched, setTouched] = useState<Partial<Wished>>({})
  const wish = wishOf(pass, touched)
  const preview = useMoneyMoved(token, wish, pass)
  const { moved } = preview
  const { act, busy, failure, fields } = usePassAct(props)
  const change = () =>
    moved &&
    act({ ...wish, moved }, (idempotencyKey) =>
      send('POST /api/pass/change', { ...wish, shown: moved }, { idempotencyKey, bearer: token }),
    )
  const told = failure ?? preview.failure
  return (
    <>
      <ChangeFields
        pass={pass}
        wished={{ ...wishedOf(pass), ...touched }}
        onChange={(field) => setTouched((before) => ({ ...before, ...field }))}
        fields={{ ...preview.fields, ...fields }}
      />
      <div role="status">{isWish(wish) && moved && <MoneyToMove moved={moved} />}</div>
      {told && (
        <Notice tone="danger" role="alert">
          <p>{told}</p>
        </Notice>
      )}
      {preview.isUnanswered ? (
        <Button onClick={preview.again}>
          <Trans context="button: ask for the guest's pass once more">Try again</Trans>
        </Button>
      ) : (
        <Button busy={busy} disabled={!isWish(wish) || !moved} onClick={() => void change()}>
          <Trans context="button: the guest changes the booking">Change my booking</Trans>
        </Button>
      )}
    </>
  )
}
