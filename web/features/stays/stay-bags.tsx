import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Bag, BagReceiver } from '../../../domain/stay-file.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './stays.module.css'

const stateWords: Record<Bag['state'], MessageDescriptor> = {
  inside: msg({ message: 'In storage', context: 'where a bag is' }),
  collected: msg({ message: 'Collected', context: 'where a bag is' }),
  voided: msg({ message: 'Check-in undone', context: 'where a bag is' }),
}

const receiverWords: Record<BagReceiver, MessageDescriptor> = {
  guest: msg({ message: 'by the guest', context: 'who collected a bag' }),
  collector: msg({ message: 'by someone the guest sent', context: 'who collected a bag' }),
  disposed: msg({ message: 'disposed of', context: 'who collected a bag: nobody came for it' }),
}

/** The bags of a stay and their tags. */
export function StayBags({ bags }: { bags: readonly Bag[] }) {
  const { i18n } = useLingui()
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
        {bags.map(({ id, tag, state, outTo }) => (
          <li key={id}>
            <Badge tone="tag">{tag}</Badge> {i18n._(stateWords[state])}
            {outTo && <> {i18n._(receiverWords[outTo])}</>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
