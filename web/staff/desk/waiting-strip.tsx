import { Plural, Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { isHeld, isWaiting } from '../offline/pending-action.ts'
import { usePendingActions } from '../offline/use-offline-queue.ts'
import styles from './pending-actions.module.css'
import { PendingActions } from './pending-actions.tsx'
import { WhyWaiting } from './why-waiting.tsx'

export function WaitingStrip() {
  const all = usePendingActions()
  const kept = all.filter(({ wasOffline }) => wasOffline)
  const refused = kept.filter((action) => action.refused !== null).length
  const held = kept.filter((action) => isHeld(action, all)).length
  const waiting = kept.length - refused - held
  const home = useRef<HTMLDivElement>(null)
  const words = <StripWords waiting={waiting} refused={refused} held={held} />
  return (
    <div ref={home} tabIndex={-1}>
      {/* Rendered even when empty, so that screen readers announce text that appears in it. */}
      <div role="status" className="visually-hidden">
        {words}
      </div>
      {kept.length > 0 && (
        <Notice tone={refused > 0 ? 'danger' : 'plain'}>
          <details className={styles.strip} open={refused > 0 || undefined}>
            <summary>{words}</summary>
            {waiting > 0 && (
              <WhyWaiting actions={kept.filter((action) => isWaiting(action, all))} />
            )}
            <PendingActions actions={kept} home={home} named />
          </details>
        </Notice>
      )}
    </div>
  )
}

interface StripWordsProps {
  waiting: number
  refused: number
  held: number
}

function StripWords({ waiting, refused, held }: StripWordsProps) {
  return (
    <>
      {waiting > 0 && (
        <Plural
          context="desk: actions that are sent once there is a connection"
          value={waiting}
          one="# entry waiting to be sent"
          other="# entries waiting to be sent"
        />
      )}{' '}
      {refused > 0 && (
        <b>
          <Plural
            context="desk: actions that had waited and were refused"
            value={refused}
            one="# entry refused"
            other="# entries refused"
          />
        </b>
      )}{' '}
      {held > 0 && (
        <Plural
          context="desk: actions that follow on a refused one"
          value={held}
          one="# on hold"
          other="# on hold"
        />
      )}
    </>
  )
}

export function WaitingOfStay({ id }: { id: string }) {
  const all = usePendingActions()
  const kept = all.filter(({ stayId, wasOffline }) => stayId === id && wasOffline)
  const isRefused = kept.some(({ refused }) => refused !== null)
  const isSaved = kept.some((action) => isWaiting(action, all))
  const home = useRef<HTMLDivElement>(null)
  const saved = (
    <Trans context="desk: actions of a stay that are sent later">
      Saved on this device, waiting to be sent
    </Trans>
  )
  return (
    <div ref={home} tabIndex={-1}>
      <div role="status" className="visually-hidden">
        {isSaved && saved}
      </div>
      {kept.length > 0 && (
        <Notice
          // Remounts on refusal, so that screen readers announce the alert.
          key={isRefused ? 'refused' : 'waits'}
          tone={isRefused ? 'danger' : 'plain'}
          role={isRefused ? 'alert' : undefined}
        >
          <p className={styles.heading}>
            {isRefused ? (
              <Trans context="desk: actions of a stay that can't be sent">
                Part of this could not be recorded
              </Trans>
            ) : (
              saved
            )}
          </p>
          <PendingActions actions={kept} home={home} />
          {isSaved && <WhyWaiting actions={kept.filter((action) => isWaiting(action, all))} />}
        </Notice>
      )}
    </div>
  )
}
