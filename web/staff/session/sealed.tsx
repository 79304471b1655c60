import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../routing/use-locale.ts'
import { buttonClass } from '../../ui/button.tsx'
import { usePendingActions } from '../offline/use-offline-queue.ts'
import styles from './sealed.module.css'
import { SignInLink } from './sign-in-link.tsx'
import { StaffLink } from './staff-link.tsx'

interface SealedProps {
  /** True if the hidden page contains typed input. */
  isTyped: boolean
  isWalkIn: boolean
}

export function Sealed({ isTyped, isWalkIn }: SealedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The walk-in form stays visible and keeps the focus.
  useEffect(() => {
    if (!isWalkIn) heading.current?.focus()
  }, [isWalkIn])
  return (
    <section className={styles.sealed}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans context="heading of the staff page, while nobody is signed in">
          Sign in to continue
        </Trans>
      </h1>
      <p>
        <Trans context="staff page, while nobody is signed in">
          Guests’ details are only shown while you’re signed in.
        </Trans>
      </p>
      <div role="status">
        <WaitingHere />
      </div>
      {isTyped && (
        <p>
          <Trans context="staff page, while nobody is signed in">
            What you typed is still here. Keep this page open while you sign in.
          </Trans>
        </p>
      )}
      <div className={styles.ways}>
        <SignInLink />
        {!isWalkIn && (
          <StaffLink
            to="/admin/desk?walk-in"
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            <Trans context="desk, link: a guest without a booking">Walk-in</Trans>
          </StaffLink>
        )}
      </div>
    </section>
  )
}

function WaitingHere() {
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const actions = usePendingActions()
  const count = actions.length
  if (count === 0) return null
  const people = Map.groupBy(actions, ({ doneByEmail }) => doneByEmail ?? '')
  const names = [...people].filter(([email]) => email !== '')
  const whose = list.format(names.map(([email, own]) => `${email} (${own.length})`))
  return (
    <p>
      <Plural
        context="staff page, while nobody is signed in"
        value={count}
        one="# entry is waiting on this device. It will be sent as soon as you or a colleague signs in."
        other="# entries are waiting on this device. They will be sent as soon as you or a colleague signs in."
      />{' '}
      {whose !== '' && (
        <Trans context="staff page, while nobody is signed in: names of colleagues, each with a number of entries">
          Made by {whose}.
        </Trans>
      )}
    </p>
  )
}
