import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { totalText } from '../../../../domain/business/money.ts'
import type { StayStatus } from '../../../../domain/business/stay.ts'
import { type ConflictSides, conflictSides } from '../../../../domain/stay/conflict-sides.ts'
import type { PastChange } from '../../../../domain/stay/stay-history.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { historyLabels } from '../../actions/action-labels.ts'
import { StatusBadge } from '../../actions/stay-labels.tsx'
import styles from '../stays.module.css'
import { historyOf } from '../stays-query.ts'
import { actorLabels } from './history-labels.ts'

type Instant = Date | string

interface ConflictsProps {
  stay: Pick<StayRecord<Instant>['stay'], 'id' | 'version' | 'conflictAt'>
}

/**
 * Shows both sides of each open conflict: the device's action, and what was recorded before it
 * arrived.
 */
export function Conflicts({ stay }: ConflictsProps) {
  const { data } = useQuery(historyOf(stay.id, stay.version))
  const since = stay.conflictAt && new Date(stay.conflictAt).toISOString()
  const found = conflictSides(data?.changes ?? [], since)
  return found.map((sides) => <Sides key={sides.done.id} {...sides} />)
}

function Sides({ done, before, differing }: ConflictSides) {
  return (
    <dl className={styles.conflict}>
      <dt>
        <Trans context="staff page: one side of a conflict">Done without a connection</Trans>
      </dt>
      <dd>
        <Done change={done} />
      </dd>
      <dt>
        <Trans context="staff page: the other side of a conflict">Already recorded</Trans>
      </dt>
      {before.map((change) => (
        <dd key={change.id}>
          <Done change={change} />
        </dd>
      ))}
      {differing.map((difference) => (
        <dd key={difference.field}>
          <Difference {...difference} />
        </dd>
      ))}
    </dl>
  )
}

function Done({ change }: { change: PastChange }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { action, actor, username, data, happenedAt } = change
  const { cents, tags, outTo, again } = data
  return (
    <>
      <time dateTime={happenedAt}>{instantText(new Date(happenedAt), locale)}</time>{' '}
      {actor === 'staff' ? username : i18n._(actorLabels[actor])}:{' '}
      <b>{i18n._(historyLabels[action])}</b>
      {typeof cents === 'number' && cents !== 0 && ` · ${totalText(cents, locale)}`}
      {typeof tags === 'string' && (
        <>
          {' · '}
          <Trans context="staff page: numbers of luggage tags">Tags {tags}</Trans>
        </>
      )}
      {typeof again === 'string' && (
        <>
          {' · '}
          <Trans context="staff page: tags of bags that two devices gave out">again: {again}</Trans>
        </>
      )}
      {typeof outTo === 'string' && (
        <>
          {' · '}
          <Receiver outTo={outTo} />
        </>
      )}
    </>
  )
}

function Receiver({ outTo }: { outTo: string }) {
  if (outTo === 'guest') return <Trans context="staff page: who got the bags">to the guest</Trans>
  if (outTo === 'disposed') return <Trans context="staff page: who got the bags">disposed of</Trans>
  return <Trans context="staff page: who got the bags">to somebody else</Trans>
}

type DifferenceProps = ConflictSides['differing'][number]

function Difference({ field, seen, had }: DifferenceProps) {
  return (
    <Trans context="staff page: a value on the screen of a device without a connection, and the real one">
      The screen showed <Value field={field} value={seen} />, the books had{' '}
      <Value field={field} value={had} />.
    </Trans>
  )
}

function Value({ field, value }: { field: DifferenceProps['field']; value: string | number }) {
  const locale = useLocale()
  if (field === 'status') return <StatusBadge status={value as StayStatus} />
  if (field === 'pickUpAt') {
    const time = instantText(new Date(Number(value)), locale)
    return <Trans context="staff page: a value of a booking">pick-up {time}</Trans>
  }
  if (field === 'luggageCount')
    return (
      <Plural
        context="staff page: a value of a booking"
        value={Number(value)}
        one="# item"
        other="# items"
      />
    )
  const amount = totalText(Number(value), locale)
  return <Trans context="staff page: a value of a booking">{amount} to pay</Trans>
}
