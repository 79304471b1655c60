import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { prices } from '../../../domain/business/business.ts'
import { euroText } from '../../../domain/business/money.ts'
import { lockerPrices } from '../../../domain/business/partners.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import { openingHours } from '../../words/hours-text.ts'
import styles from './comparison.module.css'
import { priceExample } from './price-example.ts'

export function Comparison() {
  const locale = useLocale()
  const from = euroText(lockerPrices.from, locale)
  const to = euroText(lockerPrices.to, locale)
  const { opens, closes } = openingHours(locale)
  return (
    <Section
      tone="raised"
      title={<Trans>What a day costs: our desk or a locker</Trans>}
      lead={
        <Trans>
          Automated lockers are said to cost {from} to {to} a day or more.
        </Trans>
      }
    >
      <table className={styles.table}>
        <caption className="visually-hidden">
          <Trans>What a day costs: our desk or a locker</Trans>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Trans comment="Column: our own office">Our desk</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column">Automated locker</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <Prices from={from} to={to} />
          <Row label={<Trans comment="Row of a table">Size and weight</Trans>}>
            <Trans>No limits</Trans>
            <Trans comment="Of a locker">Whatever fits through the door</Trans>
          </Row>
          <Row label={<Trans comment="Row of a table">Help</Trans>}>
            <Trans>A person, face to face</Trans>
            <Trans comment="Of a locker">A screen or a hotline</Trans>
          </Row>
          <Row label={<Trans comment="Row of a table">Hours</Trans>}>
            <Trans comment="Opening hours, such as 08:00–23:00">
              {opens}–{closes}, every day
            </Trans>
            <Trans comment="Of a locker">Often day and night</Trans>
          </Row>
          <Row label={<Trans comment="Row of a table">Payment</Trans>}>
            <Trans>Online or at the desk, in Euro or Lek</Trans>
            <Trans comment="Of a locker">Mostly by card or app</Trans>
          </Row>
          <Row label={<Trans comment="Row of a table">Coffee</Trans>}>
            <Trans>In our small café</Trans>
            <Trans comment="Of a locker">Elsewhere</Trans>
          </Row>
        </tbody>
      </table>
    </Section>
  )
}

function Prices({ from, to }: { from: string; to: string }) {
  const locale = useLocale()
  const day = euroText(prices.dayPerItem, locale)
  const total = euroText(priceExample.total, locale)
  const { items } = priceExample
  return (
    <>
      <Row label={<Trans comment="Row of a table">Price per day</Trans>}>
        <Trans>{day} per item</Trans>
        <Trans comment="Price of a locker">
          {from} to {to} or more
        </Trans>
      </Row>
      <Row label={<Trans comment="Row of a table: an example">{items} bags, one day</Trans>}>
        <strong>{total}</strong>
        <Trans comment="Price of a locker for two bags">
          From {from}, if both fit into one locker
        </Trans>
      </Row>
    </>
  )
}

function Row({ label, children }: { label: ReactNode; children: [ReactNode, ReactNode] }) {
  const [ours, theirs] = children
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{ours}</td>
      <td>{theirs}</td>
    </tr>
  )
}
