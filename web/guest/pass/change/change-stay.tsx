import { Trans } from '@lingui/react/macro'
import { Suspense, useId } from 'react'
import { totalText } from '../../../../domain/business/money.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { wordedParts } from '../../../ui/worded-part.ts'
import { MoneyToMove } from '../money/money-to-move.tsx'
import { PassFailure } from '../pass-failure.tsx'
import { PaidNotice } from '../pay/paid-notice.tsx'
import { PaymentNews } from '../pay/payment-parts.ts'
import { ChangeFields } from './change-fields.tsx'
import { formOf, isRequestedChange } from './change-form-values.ts'
import { DropOffDay, MovedLate } from './drop-off-day.tsx'
import { type ChangeStayProps, useChangeStay } from './use-change-stay.ts'

const PayChange = wordedParts(
  () => import('../pay/pay-change.tsx'),
  ['pay-change'],
)(({ PayChange }) => PayChange)

export function ChangeStay(props: ChangeStayProps) {
  const { pass, token, onStale } = props
  const locale = useLocale()
  const whyNot = useId()
  const changing = useChangeStay(props)
  const { touched, requested, preview, isPaying, end, offered, lost, shownFailure } = changing
  const { moved } = preview
  const amount = totalText(moved?.due ?? 0, locale)

  return (
    <>
      <DropOffDay pass={pass} />
      <ChangeFields
        pass={pass}
        wished={formOf(pass, touched)}
        disabled={isPaying}
        onChange={changing.choose}
        fields={{ ...preview.fields, ...changing.fields }}
      />
      <div role="status">
        {isRequestedChange(requested) && moved && (
          <>
            <MoneyToMove moved={moved} />
            <MovedLate pass={pass} startDate={requested.startDate} />
          </>
        )}
        {end && 'became' in end && (
          <PaidNotice became={end.became}>
            {end.became === 'applied' && isRequestedChange(requested) && (
              <p>
                <Trans context="after a guest paid for a change, and had chosen more since">
                  This payment was for your earlier change. What you’ve chosen since isn’t included.
                </Trans>
              </p>
            )}
          </PaidNotice>
        )}
        {changing.isChanged && (
          <Notice tone="success">
            <p>
              <Trans context="after a guest changed dates or items">
                Your booking has been changed.
              </Trans>
            </p>
          </Notice>
        )}
      </div>
      {preview.failure && <PassFailure failure={preview.failure} reference={pass.reference} />}
      <Suspense fallback={<Spinner />}>
        {offered && (
          <PayChange
            pass={pass}
            token={token}
            requested={requested}
            touched={touched}
            onStale={onStale}
            isPaying={isPaying}
            moved={offered}
            isCurrent={moved === offered}
            onBegin={changing.beginPaying}
            onEnd={changing.endPaying}
          />
        )}
        {!changing.isOpen && lost?.started && (
          <PaymentNews
            started={lost.started}
            isAwaited={false}
            onStale={onStale}
            onEnd={changing.learn}
          />
        )}
      </Suspense>
      {shownFailure && <PassFailure failure={shownFailure} reference={pass.reference} />}
      {preview.isUnanswered ? (
        <Button onClick={preview.again}>
          <Trans context="button: ask for the guest's pass once more">Try again</Trans>
        </Button>
      ) : (
        <Button
          variant={offered ? 'outline' : 'default'}
          busy={changing.busy}
          disabled={!isRequestedChange(requested) || !moved || isPaying}
          aria-describedby={isRequestedChange(requested) ? undefined : whyNot}
          onClick={() => void changing.change()}
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
      {!isRequestedChange(requested) && !preview.isUnanswered && (
        <p id={whyNot}>
          <Trans context="under the button that changes a booking, while it can’t be pressed">
            Choose another date, time or number of items first.
          </Trans>
        </p>
      )}
    </>
  )
}
