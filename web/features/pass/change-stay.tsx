import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { totalText } from '../../../domain/money-text.ts'
import type { PaidChange } from '../../../domain/paid-change.ts'
import type { Pass } from '../../../domain/pass.ts'
import { send } from '../../api.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { loadCatalogs } from '../../words/i18n.ts'
import { ChangeFields } from './change-fields.tsx'
import { isWish, type Wished, wishedOf, wishOf } from './change-wish.ts'
import { MoneyToMove } from './money-to-move.tsx'
import { PaidNotice } from './paid-notice.tsx'
import { useMoneyMoved } from './use-money-moved.ts'
import type { OwnStayProps } from './use-pass.ts'
import { usePassAct } from './use-pass-act.ts'

const PayChange = lazyPart(async () => {
  const [part] = await Promise.all([import('./pay/pay-change.tsx'), loadCatalogs(['pay-change'])])
  return part.PayChange
})

interface ChangeStayProps extends OwnStayProps {
  /** What the guest had chosen already, and was not made. */
  wished: Partial<Wished> | null
}

/** Changes dates or items; what it costs or gives back is said as soon as it is chosen. */
export function ChangeStay(props: ChangeStayProps) {
  const { pass, token, onSettled, onStale, wished } = props
  const locale = useLocale()
  const [touched, setTouched] = useState(wished ?? {})
  const wish = wishOf(pass, touched)
  const preview = useMoneyMoved(token, wish, pass)
  const { moved } = preview
  const [paid, setPaid] = useState<PaidChange | null>(null)
  const { act, busy, failure, fields } = usePassAct(props)
  const change = () => {
    if (!moved) return
    const { online, ...shown } = moved
    return act('change', { ...wish, moved: shown }, (idempotencyKey) =>
      send('POST /api/pass/change', { ...wish, shown }, { idempotencyKey, bearer: token }),
    )
  }
  const [refused, setRefused] = useState<string | null>(null)
  const told = failure ?? refused ?? preview.failure
  const amount = totalText(moved?.due ?? 0, locale)

  function choose(field: Partial<Wished>): void {
    setPaid(null)
    setRefused(null)
    setTouched((before) => ({ ...before, ...field }))
  }

  function settlePaid(became: PaidChange, settled: Pass): void {
    setPaid(became)
    if (became === 'made') setTouched({})
    onSettled(settled)
  }

  return (
    <>
      <ChangeFields
        pass={pass}
        wished={{ ...wishedOf(pass), ...touched }}
        onChange={choose}
        fields={{ ...preview.fields, ...fields }}
      />
      <div role="status">
        {isWish(wish) && moved && <MoneyToMove moved={moved} />}
        {paid && <PaidNotice became={paid} />}
      </div>
      {told && (
        <Notice tone="danger" role="alert">
          <p>{told}</p>
        </Notice>
      )}
      {isWish(wish) && moved?.online && (
        <Suspense fallback={<Spinner />}>
          <PayChange
            {...{ pass, token, wish, touched, moved, onStale }}
            onPaid={settlePaid}
            onRefused={setRefused}
          />
        </Suspense>
      )}
      {preview.isUnanswered ? (
        <Button onClick={preview.again}>
          <Trans context="button: ask for the guest's pass once more">Try again</Trans>
        </Button>
      ) : (
        <Button
          variant={moved?.online ? 'outline' : 'default'}
          busy={busy}
          disabled={!isWish(wish) || !moved}
          onClick={() => void change()}
        >
          {moved?.online ? (
            <Trans context="button: the guest changes the booking">
              Change, and pay {amount} at our desk
            </Trans>
          ) : (
            <Trans context="button: the guest changes the booking">Change my booking</Trans>
          )}
        </Button>
      )}
    </>
  )
}
