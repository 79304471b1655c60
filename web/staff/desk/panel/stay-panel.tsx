import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { languages } from '../../../../domain/business/locales.ts'
import type { Cash } from '../../../../domain/payments/drawer.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { nextAction } from '../../../../domain/stay/stay-transition.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ActionOutcome } from '../../actions/action-outcome.tsx'
import { useActions } from '../../actions/actions.ts'
import { Resolved } from '../../actions/resolved.tsx'
import { StatusBadge } from '../../actions/stay-labels.tsx'
import { useStayRecord } from '../../actions/stay-query.ts'
import { useNeedsConnection } from '../../offline/needs-connection.tsx'
import { ResolveFirst } from '../../offline/resolve-first.tsx'
import { StaffLoadError } from '../../session/staff-load.ts'
import { WhyNotLoaded } from '../../session/why-not-loaded.tsx'
import { useChangeToGive, useRememberChange } from '../../till/change-to-give.ts'
import { useCashText } from '../../till/use-cash-text.ts'
import type { TakenTags } from '../forms/tags.ts'
import { BagPhotos } from '../photos/bag-photos.tsx'
import { RetryButton } from '../retry-button.tsx'
import { RideSection } from '../rides/ride-section.tsx'
import { WaitingOfStay } from '../waiting-strip.tsx'
import { ChangeOutcomeNote } from './change-outcome-note.tsx'
import { MoneyFactBadge } from './money-fact.tsx'
import { MoreActions } from './more-actions.tsx'
import { NextActionSection } from './next-action.tsx'
import { PanelHeader } from './panel-header.tsx'
import { PaymentSection } from './payment-section.tsx'
import { Phrases } from './phrases-section.tsx'
import { RefundReceipts } from './refund-receipts.tsx'
import { ShownPass } from './shown-pass.tsx'
import { StayFactsList } from './stay-facts.tsx'
import styles from './stay-panel.module.css'

interface StayPanelProps {
  id: string
  /** Id of the pick-up pass that the collector showed, `null` if none. */
  collector: string | null
  now: Date
  taken: TakenTags
  onClose: () => void
  onNext: () => void
}

export function StayPanel({ id, collector, now, taken, onClose, onNext }: StayPanelProps) {
  const { record, error, isFetching, askAgain } = useStayRecord(id)
  const actions = useActions(id, record)
  const change = useChangeToGive(id)
  useRememberChange(id, actions)
  const heading = useRef<HTMLHeadingElement>(null)
  const version = actions.done?.stay.version
  // Moves the focus into the panel when it opens, and after an action, because the pressed button
  // disappears. What was done and the change to give are shown below the heading.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    if (version !== undefined) heading.current?.scrollIntoView({ block: 'nearest' })
  }, [version])

  return (
    <section className={styles.panel} aria-labelledby="stay-name">
      <PanelHeader id="stay-name" ref={heading} tabIndex={-1} onClose={onClose}>
        {record ? (record.stay.customerName ?? record.stay.reference) : <Unknown error={error} />}
      </PanelHeader>
      {!record && error && <NotOpened error={error} busy={isFetching} onRetry={askAgain} />}
      {record && <StatusNote record={record} now={now} />}
      <ActionOutcome actions={actions}>
        {(actions.done || change) && (
          <Button variant="secondary" onClick={onNext}>
            <Trans context="desk, button: close this stay and look for another guest">
              Next guest
            </Trans>
          </Button>
        )}
      </ActionOutcome>
      <ChangeToGive change={change} />
      {/* Placed outside the record's sections, because a refused walk-in has no record. */}
      <WaitingOfStay id={id} />
      {record && (
        <>
          <RefundReceipts record={record} now={now} actions={actions} />
          <Resolved of={record.stay.version}>
            <StayActions
              record={record}
              collector={collector}
              now={now}
              taken={taken}
              actions={actions}
            />
          </Resolved>
        </>
      )}
    </section>
  )
}

/** The amount stays on screen, because staff only open the drawer after recording the payment. */
function ChangeToGive({ change }: { change: Cash | null }) {
  const text = useCashText()
  return (
    <div role="status">
      {change && (
        <p className={styles.change}>
          <Trans context="till, before the amount">Change</Trans>{' '}
          <strong>{text.cash(change)}</strong>
        </p>
      )}
    </div>
  )
}

function StatusNote({ record, now }: { record: StayRecord; now: Date }) {
  const { status, reference, locale, specialRequests, deskNote } = record.stay
  return (
    <>
      <p className={styles.state}>
        <StatusBadge status={status} /> <MoneyFactBadge record={record} now={now} />{' '}
        <b>{reference}</b> <span lang={locale}>{languages[locale].name}</span>
      </p>
      {specialRequests && <p className={styles.note}>{specialRequests}</p>}
      {deskNote && (
        <p className={styles.note}>
          <b>
            <Trans context="desk: before a note of staff about a stay">For colleagues:</Trans>
          </b>{' '}
          {deskNote}
        </p>
      )}
      <ChangeOutcomeNote record={record} now={now} />
    </>
  )
}

function Unknown({ error }: { error: Error | null }) {
  if (!error) return <Spinner />
  return <Trans context="desk: a stay could not be opened">This stay could not be opened</Trans>
}

function NotOpened(props: { error: Error; busy: boolean; onRetry: () => void }) {
  const { error, busy, onRetry } = props
  const isMissing = error instanceof StaffLoadError && error.status === 404
  return (
    <Notice tone="danger" role="alert">
      <p>
        {isMissing ? (
          <Trans context="desk: a stay could not be opened">There is no such stay.</Trans>
        ) : (
          <WhyNotLoaded error={error} />
        )}
      </p>
      <RetryButton busy={busy} onRetry={onRetry} />
    </Notice>
  )
}

type StayActionsProps = Pick<StayPanelProps, 'collector' | 'now' | 'taken'> & {
  record: StayRecord
  actions: ReturnType<typeof useActions>
}

/** True after a check-out, which may have used the pick-up pass. */
function hasLeft({ done, asked }: ReturnType<typeof useActions>): boolean {
  return done !== undefined && asked?.endpoint === 'POST /api/staff/stays/:id/check-out'
}

/** Check-out comes after payment, because the guest pays before the bags leave. */
function StayActions({ record, collector, now, taken, actions }: StayActionsProps) {
  const next = nextAction(record)
  const needsConnection = useNeedsConnection(record.stay.id)
  const common = { record, now, actions }
  const { serviceType, status } = record.stay
  const isRide = serviceType !== 'storage' && status === 'confirmed'
  const shown = { taken, collector, needsConnection }
  const section = next && <NextActionSection action={next} {...common} {...shown} />
  return (
    <>
      {!hasLeft(actions) && <ShownPass record={record} collector={collector} />}
      <ResolveFirst stayId={record.stay.id}>
        {isRide && <RideSection {...common} needsConnection={needsConnection} />}
        {next !== 'check_out' && section}
        <PaymentSection {...common} />
        {next === 'check_out' && section}
      </ResolveFirst>
      {/* Placed below the actions, so that its connection notice doesn't move their buttons. */}
      <BagPhotos record={record} needsConnection={needsConnection} />
      <StayFactsList record={record} now={now} contact={!isRide} />
      <MoreActions {...common} taken={taken} />
      <Phrases stay={record.stay} />
    </>
  )
}
