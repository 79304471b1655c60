import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { totalText } from '../../../../domain/business/money.ts'
import type { PastChange, PastEmail } from '../../../../domain/stay/stay-history.ts'
import { stayTransitions } from '../../../../domain/stay/stay-transition.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { historyLabels } from '../../actions/action-labels.ts'
import { StatusBadge } from '../../actions/stay-labels.tsx'
import { WhyNotLoaded } from '../../session/why-not-loaded.tsx'
import styles from '../stays.module.css'
import { historyOf } from '../stays-query.ts'
import { actorLabels, emailKindLabels, emailStatusLabels } from './history-labels.ts'
import { Reason } from './stay-account.tsx'
import { stayTimeline } from './timeline.ts'

export function StayHistoryList({ id, version }: { id: string; version: number }) {
  const { data, error } = useQuery(historyOf(id, version))
  return (
    <Card className={styles.card}>
      <h2 id="history">
        <Trans context="heading on the staff page: what happened to a booking">History</Trans>
      </h2>
      {error && (
        <Notice tone="danger" role="alert">
          <p>
            <Trans context="staff page">The history could not be loaded</Trans> ({error.message}).{' '}
            <WhyNotLoaded error={error} />
          </p>
        </Notice>
      )}
      <ol className={styles.history} aria-labelledby="history">
        {data &&
          stayTimeline(data).map(({ id, change, email }) => (
            <li key={id}>{change ? <Change change={change} /> : <Email email={email} />}</li>
          ))}
      </ol>
    </Card>
  )
}

function Change({ change }: { change: PastChange }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { action, actor, username, sentBy, fromStatus, toStatus, data, happenedAt, at } = change
  // The label of a transition already names the new status.
  const isMoved = toStatus !== null && toStatus !== fromStatus && !(action in stayTransitions)
  const written = instantText(new Date(at), locale)
  return (
    <>
      <time dateTime={happenedAt}>{instantText(new Date(happenedAt), locale)}</time>
      <div>
        <b>{i18n._(historyLabels[action])}</b> {isMoved && <StatusBadge status={toStatus} />}
        <Details data={data} />
        {(sentBy || at !== happenedAt) && (
          <span className={styles.soft}>
            {sentBy ? (
              <Trans context="staff page: of something done without a connection, with a colleague's name">
                Reached us {written}, sent by {sentBy}
              </Trans>
            ) : (
              <Trans context="staff page: of something done without a connection">
                Reached us {written}
              </Trans>
            )}
          </span>
        )}
      </div>
      <span className={styles.actor}>
        {actor === 'staff' ? username : i18n._(actorLabels[actor])}
      </span>
    </>
  )
}

function Details({ data }: { data: PastChange['data'] }) {
  const locale = useLocale()
  const { cents, tags, idSeen, reason } = data
  return (
    <>
      {typeof cents === 'number' && cents !== 0 && (
        <span className={styles.soft}>{totalText(cents, locale)}</span>
      )}
      {typeof tags === 'string' && (
        <span className={styles.soft}>
          <Trans context="staff page: numbers of luggage tags">Tags {tags}</Trans>
        </span>
      )}
      {idSeen === 1 && (
        <span className={styles.soft}>
          <Trans context="staff page: the guest showed an identity document">ID seen</Trans>
        </span>
      )}
      {typeof reason === 'string' && (
        <span className={styles.soft}>
          <Reason reason={reason} />
        </span>
      )}
    </>
  )
}

function Email({ email: { kind, status, createdAt, sentAt } }: { email: PastEmail }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <>
      <time dateTime={sentAt ?? createdAt}>
        {instantText(new Date(sentAt ?? createdAt), locale)}
      </time>
      <div>
        <Trans context="staff page: history of a booking, before the kind of an email">Email</Trans>
        : {i18n._(emailKindLabels[kind])}
      </div>
      <span className={styles.actor}>
        <Badge tone={status === 'dead' ? 'danger' : status === 'sent' ? 'success' : 'plain'}>
          {i18n._(emailStatusLabels[status])}
        </Badge>
      </span>
    </>
  )
}
