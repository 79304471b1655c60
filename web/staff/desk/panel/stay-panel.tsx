import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { languages } from '../../../../domain/business/locales.ts'
import { nextAct } from '../../../../domain/stay/move-stay.ts'
import type { StayFile } from '../../../../domain/stay/stay-file.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ActOutcome } from '../../actions/act-outcome.tsx'
import { useActs } from '../../actions/acts.ts'
import { Settled } from '../../actions/settled.tsx'
import { useStayFile } from '../../actions/stay-query.ts'
import { StatusBadge } from '../../actions/stay-words.tsx'
import { useNeedsLine } from '../../offline/needs-line.tsx'
import { SettleFirst } from '../../offline/settle-first.tsx'
import { StaffLoadError } from '../../session/staff-load.ts'
import { WhyNotLoaded } from '../../session/why-not-loaded.tsx'
import { owesExtraDays } from '../forms/preview.ts'
import { BagPhotos } from '../photos/bag-photos.tsx'
import { RetryButton } from '../retry-button.tsx'
import { WaitingOfStay } from '../waiting-strip.tsx'
import { MoneyFactBadge } from './money-fact.tsx'
import { MoreActs } from './more-acts.tsx'
import { NextActSection } from './next-act.tsx'
import { PaidChange } from './paid-change.tsx'
import { PanelHeader } from './panel-header.tsx'
import { PaymentSection } from './payment-section.tsx'
import { Phrases } from './phrases-section.tsx'
import { RefundReceipts } from './refund-receipts.tsx'
import { ShownPass } from './shown-pass.tsx'
import { StayFacts } from './stay-facts.tsx'
import styles from './stay-panel.module.css'

interface StayPanelProps {
  id: string
  /** The pick-up pass that was shown, by its id. */
  collector: string | null
  now: Date
  /** The tags of the bags in the house. */
  taken: readonly number[]
  onClose: () => void
}

/** One stay: what is known of it, and what can be done now. */
export function StayPanel({ id, collector, now, taken, onClose }: StayPanelProps) {
  const { file, error, isFetching, askAgain } = useStayFile(id)
  const acts = useActs(id, file)
  const heading = useRef<HTMLHeadingElement>(null)
  const version = acts.done?.stay.version
  // What was pressed is gone once it is done; whoever works by keyboard goes on from the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each act that is done.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [version])

  return (
    <section className={styles.panel} aria-labelledby="stay-name">
      <PanelHeader id="stay-name" ref={heading} tabIndex={-1} onClose={onClose}>
        {file ? (file.stay.customerName ?? file.stay.reference) : <Unknown error={error} />}
      </PanelHeader>
      {!file && error && <NotOpened error={error} busy={isFetching} onRetry={askAgain} />}
      {file && <Standing file={file} now={now} />}
      <ActOutcome acts={acts} />
      {/* A guest without a booking who was refused is known from this alone. */}
      <WaitingOfStay id={id} />
      {file && (
        <>
          <RefundReceipts file={file} now={now} acts={acts} />
          <Settled of={file.stay.version}>
            <Doing file={file} collector={collector} now={now} taken={taken} acts={acts} />
          </Settled>
        </>
      )}
    </section>
  )
}

/** What staff have to know before they do anything. */
function Standing({ file, now }: { file: StayFile; now: Date }) {
  const { status, reference, locale, specialRequests } = file.stay
  return (
    <>
      <p className={styles.state}>
        <StatusBadge status={status} /> <MoneyFactBadge file={file} /> <b>{reference}</b>{' '}
        <span lang={locale}>{languages[locale].name}</span>
      </p>
      {specialRequests && <p className={styles.note}>{specialRequests}</p>}
      <PaidChange file={file} now={now} />
    </>
  )
}

function Unknown({ error }: { error: Error | null }) {
  if (!error) return <Spinner />
  return <Trans context="counter: a stay could not be opened">This stay could not be opened</Trans>
}

/** Why a stay could not be opened, and what to do. */
function NotOpened(props: { error: Error; busy: boolean; onRetry: () => void }) {
  const { error, busy, onRetry } = props
  const isMissing = error instanceof StaffLoadError && error.status === 404
  return (
    <Notice tone="danger" role="alert">
      <p>
        {isMissing ? (
          <Trans context="counter: a stay could not be opened">There is no such stay.</Trans>
        ) : (
          <WhyNotLoaded error={error} />
        )}
      </p>
      <RetryButton busy={busy} onRetry={onRetry} />
    </Notice>
  )
}

type DoingProps = Pick<StayPanelProps, 'collector' | 'now' | 'taken'> & {
  file: StayFile
  acts: ReturnType<typeof useActs>
}

/** Bags were given out just now: the pass is used up, as it should be. */
function hasLeft({ done, asked }: ReturnType<typeof useActs>): boolean {
  return done !== undefined && asked?.call === 'POST /api/staff/stays/:id/check-out'
}

/**
 * What comes next stands first: bags come in before they are paid for, and are paid for before they leave,
 * unless they are late, which adds to what is to be paid.
 */
function Doing({ file, collector, now, taken, acts }: DoingProps) {
  const next = nextAct(file)
  const needsLine = useNeedsLine(file.stay.id)
  const common = { file, now, acts }
  const isLate = owesExtraDays(file, now)
  const shown = { taken, collector, needsLine }
  const section = next && <NextActSection act={next} {...common} {...shown} />
  return (
    <>
      {!hasLeft(acts) && <ShownPass file={file} collector={collector} />}
      <SettleFirst stayId={file.stay.id}>
        {next !== 'check_out' && section}
        {!isLate && <PaymentSection {...common} />}
        {next === 'check_out' && section}
        {isLate && <PaymentSection {...common} />}
      </SettleFirst>
      {/* Below what is pressed with guests waiting: a line that comes and goes moves nothing above it. */}
      <BagPhotos file={file} needsLine={needsLine} />
      <StayFacts file={file} />
      <MoreActs {...common} />
      <Phrases stay={file.stay} />
    </>
  )
}
