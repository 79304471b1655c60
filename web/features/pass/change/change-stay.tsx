import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { totalText } from '../../../../domain/money-text.ts'
import { send } from '../../../api.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { wordedParts } from '../../../ui/worded-part.ts'
import { MoneyToMove } from '../money-to-move.tsx'
import { PaidNotice } from '../pay/paid-notice.tsx'
import type { PayEnd } from '../pay/pay-change.tsx'
import { PaymentNews } from '../pay/payment-parts.ts'
import type { OwnStayProps } from '../use-pass.ts'
import { usePassAct } from '../use-pass-act.ts'
import { ChangeFields } from './change-fields.tsx'
import { isWish, touchedWith, type Wished, wishedOf, wishOf } from './change-wish.ts'
import { useMoneyMoved } from './use-money-moved.ts'

const PayChange = wordedParts(
  () => import('../pay/pay-change.tsx'),
  ['pay-change'],
)(({ PayChange }) => PayChange)

interface ChangeStayProps extends OwnStayProps {
  /** What the guest had chosen already, and was not made. */
  wished: Partial<Wished> | null
}

/** Changes dates or items; what it costs or gives back is said as soon as it is chosen. */
export function ChangeStay(props: ChangeStayProps) {
  const { pass, token, onSettled, onStale, wished } = props
  const locale = useLocale()
  const [taken, setTaken] = useState(wished)
  const [touched, setTouched] = useState(wished ?? {})
  const wish = wishOf(pass, touched)
  const preview = useMoneyMoved(token, wish, pass)
  const { moved } = preview
  const [isPaying, setPaying] = useState(false)
  const [end, setEnd] = useState<PayEnd | null>(null)
  const { act, busy, failure, fields, clear } = usePassAct(props)
  const amount = totalText(moved?.due ?? 0, locale)

  // Once it is known that what was begun before was not made; what was chosen since then stays.
  if (wished !== taken && !isPaying && !busy) {
    setTaken(wished)
    setTouched((since) => ({ ...wished, ...since }))
  }

  function leaveEnd(): void {
    clear()
    setEnd(null)
  }

  function choose(field: Partial<Wished>): void {
    leaveEnd()
    setTouched((before) => touchedWith(pass, before, field))
  }

  function change(): void {
    if (!moved) return
    leaveEnd()
    const { online, ...shown } = moved
    void act('change', { ...wish, moved: shown }, (idempotencyKey) =>
      send('POST /api/pass/change', { ...wish, shown }, { idempotencyKey, bearer: token }),
    )
  }

  function beginPaying(): void {
    leaveEnd()
    setPaying(true)
  }

  function endPaying(how: PayEnd): void {
    setPaying(false)
    setEnd(how)
    if (!('became' in how)) return
    if (how.became === 'made') setTouched({})
    onSettled(how.pass)
  }

  // A stay that changes while its guest is at the bank takes away neither the card nor what is said of it.
  const isOpen = isWish(wish) || isPaying
  const offered = isOpen && preview.latest?.online ? preview.latest : null
  const lost = end && 'failure' in end ? end : null
  const told = failure ?? (isOpen || !lost?.begun ? lost?.failure : null)

  return (
    <>
      <ChangeFields
        pass={pass}
        wished={{ ...wishedOf(pass), ...touched }}
        disabled={isPaying}
        onChange={choose}
        fields={{ ...preview.fields, ...fields }}
      />
      <div role="status">
        {isWish(wish) && moved && <MoneyToMove moved={moved} />}
        {end && 'became' in end && <PaidNotice became={end.became} />}
      </div>
      {preview.failure && <Failure>{preview.failure}</Failure>}
      <Suspense fallback={<Spinner />}>
        {offered && (
          <PayChange
            {...{ pass, token, wish, touched, onStale, isPaying }}
            moved={offered}
            isCurrent={moved === offered}
            onBegin={beginPaying}
            onEnd={endPaying}
          />
        )}
        {!isOpen && lost?.begun && (
          <PaymentNews begun={lost.begun} isAwaited={false} onStale={onStale} onUnmade={() => {}} />
        )}
      </Suspense>
      {told && <Failure>{told}</Failure>}
      {preview.isUnanswered ? (
        <Button onClick={preview.again}>
          <Trans context="button: ask for the guest's pass once more">Try again</Trans>
        </Button>
      ) : (
        <Button
          variant={offered ? 'outline' : 'default'}
          busy={busy}
          disabled={!isWish(wish) || !moved || isPaying}
          onClick={change}
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

function Failure({ children }: { children: string }) {
  return (
    <Notice tone="danger" role="alert">
      <p>{children}</p>
    </Notice>
  )
}
