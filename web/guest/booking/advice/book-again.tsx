import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Booking } from '../pay/use-booking.ts'

export function BookAgain({ booking: { repeat, section, submit } }: { booking: Booking }) {
  const notice = useRef<HTMLDivElement>(null)
  const { question } = repeat

  // Moves focus to the notice, which may be far from the pressed button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the question changes
  useEffect(() => notice.current?.focus(), [question])

  function agree(): void {
    repeat.agree()
    if (section === 'card') void submit()
  }

  return (
    <Notice ref={notice} tabIndex={-1} role="status">
      {question === 'open' ? (
        <>
          <p>
            <strong>
              <Trans context="question before a second booking is paid">
                You already have a booking for these times. Book again?
              </Trans>
            </strong>
          </p>
          <p>
            <Trans context="question before a second booking is paid">
              It was made within the last hour with this email address, for the same number of
              items. Nothing was charged just now.
            </Trans>
          </p>
          <Button onClick={agree}>
            <Trans context="button: make and pay a second booking">Book again</Trans>
          </Button>
        </>
      ) : (
        <p>
          <Trans context="a guest who pays with Apple Pay, Google Pay or Link wants a second booking">
            Please tap your wallet’s button once more.
          </Trans>
        </p>
      )}
    </Notice>
  )
}
