import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { instantText } from '../../../domain/date-text.ts'
import { euroText } from '../../../domain/money-text.ts'
import { bagsInside, type StayFile } from '../../../domain/stay-file.ts'
import { useLocale } from '../../use-locale.ts'
import { PlanName, ServiceName } from '../staff/stay-words.tsx'
import { openBalance } from './desk-rows.ts'
import { GuestContact } from './guest-contact.tsx'
import styles from './stay-panel.module.css'

/** What is known of a stay: when, how many, under which tags, and its money. */
export function StayFacts({ file }: { file: StayFile }) {
  const locale = useLocale()
  const { stay } = file
  const open = openBalance(file)
  const tags = bagsInside(file)
    .map(({ tag }) => tag)
    .toSorted((a, b) => a - b)
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={<Trans context="counter: when a guest brings bags">Drop-off</Trans>}>
          {instantText(stay.startDate, locale)}
        </Fact>
        <Fact name={<Trans context="counter: when a guest collects bags">Pick-up</Trans>}>
          {instantText(stay.pickUpAt, locale)}
        </Fact>
        <Fact name={<Trans context="counter: what was booked">Booked</Trans>}>
          <Plural context="counter" value={stay.luggageCount} one="# item" other="# items" /> ·{' '}
          {stay.serviceType === 'storage' ? (
            <PlanName type={stay.storageType} />
          ) : (
            <ServiceName type={stay.serviceType} />
          )}
        </Fact>
        {tags.length > 0 && (
          <Fact name={<Trans context="counter: numbers on the tags of bags">Tags</Trans>}>
            <span className={styles.big}>{tags.join(' · ')}</span>
          </Fact>
        )}
        <Fact name={<Trans context="counter: what a stay costs">Price</Trans>}>
          {euroText(stay.owed, locale)}
        </Fact>
        <Fact name={<Trans context="counter: what the guest has paid">Received</Trans>}>
          {euroText(stay.received - stay.returned - stay.chargedBack, locale)}
        </Fact>
        <Fact
          name={
            open < 0 ? (
              <Trans context="counter: what staff have to give back">To refund</Trans>
            ) : (
              <Trans context="counter: what the guest has to pay">Due</Trans>
            )
          }
        >
          <span className={styles.big}>{euroText(Math.abs(open), locale)}</span>
        </Fact>
      </dl>
      <GuestContact stay={stay} />
    </>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
