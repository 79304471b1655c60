import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { closureText } from '../../../domain/opening-hours/closed-days.ts'
import type { StaffClosure } from '../../../domain/opening-hours/staff-closures.ts'
import { instantText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AffectedStays } from './affected-stays.tsx'
import { closureKindLabels } from './closure-labels.tsx'
import styles from './closures.module.css'
import { LiftDialog } from './lift-dialog.tsx'

interface ClosureCardProps {
  closure: StaffClosure
  now: Date
  open: boolean
  /** True if the closure was just saved. The card's heading then takes the focus. */
  arrived: boolean
  onToggle: () => void
  onLifted: () => void
}

export function ClosureCard({ closure, now, open, arrived, onToggle, onLifted }: ClosureCardProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const [lifting, setLifting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  const { id, kind, reason, openCases, liftedAt } = closure
  const times = { from: new Date(closure.from), to: new Date(closure.to) }
  const when = closureText(times, locale)
  return (
    <Card aria-label={when} className={styles.closure}>
      <header className={styles.head}>
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {when}
          </h3>
          <p>
            <Badge tone={liftedAt ? 'plain' : kind === 'closed' ? 'danger' : 'tag'}>
              {i18n._(closureKindLabels[kind])}
            </Badge>{' '}
            {reason}
          </p>
          <By closure={closure} />
        </div>
        <OpenCases count={openCases} lifted={liftedAt !== null} />
      </header>
      <div className={styles.buttons}>
        <Button
          variant={open ? 'outline' : 'secondary'}
          aria-expanded={open}
          aria-controls={`stays-${id}`}
          onClick={onToggle}
        >
          {open ? (
            <Trans context="button of the closures page">Hide bookings</Trans>
          ) : (
            <Trans context="button of the closures page">Show bookings</Trans>
          )}
        </Button>
        {!liftedAt && times.to > now && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setLifting(true)}>
            <Trans context="button of the closures page">Open again</Trans>
          </Button>
        )}
      </div>
      <div id={`stays-${id}`} className={styles.stays}>
        {open && <AffectedStays closure={closure} />}
      </div>
      {lifting && (
        <LiftDialog
          closure={closure}
          when={when}
          onClose={() => setLifting(false)}
          onLifted={onLifted}
        />
      )}
    </Card>
  )
}

function OpenCases({ count, lifted }: { count: number; lifted: boolean }) {
  if (lifted) {
    return (
      <Badge tone="success">
        <Trans context="badge of a closure">Reopened</Trans>
      </Badge>
    )
  }
  return (
    <Badge tone={count > 0 ? 'danger' : 'success'}>
      <Plural
        context="badge of a closure: bookings that somebody has to move or refund"
        value={count}
        _0="Nothing open"
        one="# open"
        other="# open"
      />
    </Badge>
  )
}

function By({ closure: { closedBy, closedAt, liftedAt } }: { closure: StaffClosure }) {
  const locale = useLocale()
  const at = instantText(new Date(closedAt), locale)
  const lifted = liftedAt && instantText(new Date(liftedAt), locale)
  return (
    <p className={styles.soft}>
      {closedBy ? (
        <Trans context="who entered a closure, and when">
          Entered by {closedBy}, {at}
        </Trans>
      ) : (
        at
      )}
      {lifted && (
        <>
          {' · '}
          <Trans context="when a closure was taken back">Reopened {lifted}</Trans>
        </>
      )}
    </p>
  )
}
