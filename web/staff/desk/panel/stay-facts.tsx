import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { euroText } from '../../../../domain/business/money.ts'
import { services } from '../../../../domain/business/services.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import { bagsInside, type Stay, type StayRecord } from '../../../../domain/stay/stay-record.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { PlanName, ServiceName } from '../../actions/stay-labels.tsx'
import { moneyFact } from '../desk-rows.ts'
import { GuestContact } from './guest-contact.tsx'
import { InclExtraDays } from './money-fact.tsx'
import styles from './stay-panel.module.css'

interface StayFactsProps {
  record: StayRecord
  now: Date
  contact: boolean
}

export function StayFactsList({ record, now, contact }: StayFactsProps) {
  const locale = useLocale()
  const { stay } = record
  const fact = moneyFact(record, now)
  const open = fact.kind === 'due' ? fact.cents : claimOf(record.stay)
  const isPriced = fact.kind !== 'on_request'
  const tags = bagsInside(record)
    .map(({ tag }) => tag)
    .toSorted((a, b) => a - b)
  return (
    <>
      <dl className={styles.facts}>
        {stay.serviceType === 'storage' ? <StorageFacts stay={stay} /> : <RideFacts stay={stay} />}
        {tags.length > 0 && (
          <Fact name={<Trans context="desk: numbers on the tags of bags">Tags</Trans>}>
            <span className={styles.big}>{tags.join(' · ')}</span>
          </Fact>
        )}
        <Fact name={<Trans context="desk: what a stay costs">Price</Trans>}>
          {isPriced ? (
            euroText(stay.netPrice, locale)
          ) : (
            <Trans context="desk: staff name the price">Price to be set</Trans>
          )}
        </Fact>
        <Fact name={<Trans context="desk: what the guest has paid">Received</Trans>}>
          {euroText(stay.received - stay.refunded - stay.chargedBack, locale)}
        </Fact>
        {isPriced && (
          <Fact
            name={
              open < 0 ? (
                <Trans context="desk: what staff have to give back">To refund</Trans>
              ) : (
                <>
                  <Trans context="desk: what the guest has to pay">Due</Trans>
                  {fact.kind === 'due' && fact.extraDays !== null && (
                    <>
                      {', '}
                      <InclExtraDays days={fact.extraDays} />
                    </>
                  )}
                </>
              )
            }
          >
            <span className={styles.big}>{euroText(Math.abs(open), locale)}</span>
          </Fact>
        )}
      </dl>
      {contact && <GuestContact stay={stay} />}
    </>
  )
}

function StorageFacts({ stay }: { stay: Stay }) {
  const locale = useLocale()
  return (
    <>
      <Fact name={<Trans context="desk: when a guest brings bags">Drop-off</Trans>}>
        {instantText(stay.startDate, locale)}
      </Fact>
      <Fact name={<Trans context="desk: when a guest collects bags">Pick-up</Trans>}>
        {instantText(stay.pickUpAt, locale)}
      </Fact>
      <Fact name={<Trans context="desk: what was booked">Booked</Trans>}>
        <Plural context="desk" value={stay.luggageCount} one="# item" other="# items" /> ·{' '}
        <PlanName type={stay.storageType} />
      </Fact>
    </>
  )
}

function RideFacts({ stay }: { stay: Stay }) {
  const locale = useLocale()
  const { serviceType, luggageCount, startDate, endDate } = stay
  return (
    <>
      <Fact name={<Trans context="desk: what was booked">Booked</Trans>}>
        <ServiceName type={serviceType} />
      </Fact>
      <Fact name={<Trans context="desk: when a ride or tour begins">When</Trans>}>
        {instantText(startDate, locale)}
      </Fact>
      {endDate && (
        <Fact name={<Trans context="desk: when a ride or tour ends">Until</Trans>}>
          {instantText(endDate, locale)}
        </Fact>
      )}
      {services[serviceType].counts === 'passengers' && (
        <Fact name={<Trans context="desk: of a ride">Passengers</Trans>}>{luggageCount}</Fact>
      )}
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
