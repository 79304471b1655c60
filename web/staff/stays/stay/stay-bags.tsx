import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CustodyRecord } from '../../../../domain/stay/stay-history.ts'
import type { Bag, BagReceiver, StayRecord } from '../../../../domain/stay/stay-record.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import styles from '../stays.module.css'
import { historyOf } from '../stays-query.ts'

const stateLabels: Record<Bag['status'], MessageDescriptor> = {
  inside: msg({ message: 'In storage', context: 'where a bag is' }),
  collected: msg({ message: 'Collected', context: 'where a bag is' }),
  voided: msg({ message: 'Check-in undone', context: 'where a bag is' }),
}

const receiverLabels: Record<BagReceiver, MessageDescriptor> = {
  guest: msg({ message: 'by the guest', context: 'who collected a bag' }),
  collector: msg({ message: 'by someone the guest sent', context: 'who collected a bag' }),
  disposed: msg({ message: 'disposed of', context: 'who collected a bag: nobody came for it' }),
}

export function StayBags({ record: { stay, bags } }: { record: StayRecord<string> }) {
  const { i18n } = useLingui()
  const { data: history } = useQuery(historyOf(stay.id, stay.version))
  return (
    <Card className={styles.card}>
      <h2>
        <Trans context="heading on the staff page">Bags</Trans>
      </h2>
      {bags.length === 0 && (
        <p className={styles.soft}>
          <Trans context="staff page">No bag was taken in.</Trans>
        </p>
      )}
      <ul className={styles.bags}>
        {bags.map(({ id, tag, status, outTo }) => (
          <li key={id}>
            <Badge tone="tag">{tag}</Badge> {i18n._(stateLabels[status])}
            {outTo && <> {i18n._(receiverLabels[outTo])}</>}
            <Times record={history?.bags.find((record) => record.id === id)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Times({ record }: { record: CustodyRecord | undefined }) {
  const locale = useLocale()
  if (!record) return null
  const textOf = (instant: string, by: string | null) =>
    [instantText(new Date(instant), locale), by].filter((part) => part !== null).join(' · ')
  const { inAt, inBy, outAt, outBy } = record
  const [taken, given] = [textOf(inAt, inBy), outAt && textOf(outAt, outBy)]
  return (
    <div className={styles.soft}>
      <div>
        <Trans context="staff page: of a bag, with when and by whom">Taken in: {taken}</Trans>
      </div>
      {given && (
        <div>
          <Trans context="staff page: of a bag, with when and by whom">Given out: {given}</Trans>
        </div>
      )}
    </div>
  )
}
