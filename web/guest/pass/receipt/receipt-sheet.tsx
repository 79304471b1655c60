import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business, receiptFacts } from '../../../../domain/business/business.ts'
import { totalText } from '../../../../domain/business/money.ts'
import type { Pass, PassPayment } from '../../../../domain/pass/pass.ts'
import { includedVat, keptPrice } from '../../../../domain/payments/included-vat.ts'
import { tiranaDate } from '../../../../domain/time/calendar.ts'
import { dateText, instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { addressLine } from '../../../words/office-text.ts'
import styles from './receipt-sheet.module.css'

export function ReceiptSheet({ pass }: { pass: Pass }) {
  const { reference, totalPrice, payments, refunds, balance } = pass
  const locale = useLocale()
  const amount = (cents: number) => totalText(cents, locale)
  const day = (at: string) => dateText(tiranaDate(new Date(at)), locale)
  const refunded = refunds.filter(({ status }) => status === 'succeeded')
  return (
    <section className={styles.sheet}>
      <Business />
      <h2 className={styles.title}>
        <Trans context="heading of a receipt on paper">Receipt for {reference}</Trans>
      </h2>
      <dl className={styles.rows}>
        {pass.serviceType === 'storage' ? <Storage pass={pass} /> : <When pass={pass} />}
        <Row isTotal label={<Trans context="row of a receipt on paper">Price</Trans>}>
          {amount(totalPrice)}
        </Row>
        <Vat pass={pass} />
        {payments.map(({ method, cents, at }) => (
          <Row
            key={at}
            label={
              <>
                <Method method={method} />, {day(at)}
              </>
            }
          >
            {amount(cents)}
          </Row>
        ))}
        {refunded.map(({ cents, at }) => (
          <Row
            key={at}
            label={
              <Trans context="row of a receipt on paper; the placeholder is a date">
                Refunded, {day(at)}
              </Trans>
            }
          >
            {amount(-cents)}
          </Row>
        ))}
        {balance > 0 && (
          <Row label={<Trans context="row of a receipt on paper">Still to pay</Trans>}>
            {amount(balance)}
          </Row>
        )}
      </dl>
      <p>
        <Trans context="under a receipt on paper">
          This is for your records. It is not a fiscal receipt.
        </Trans>
      </p>
    </section>
  )
}

function Business() {
  const { name, phone, email } = business
  const { taxNumber } = receiptFacts
  return (
    <address>
      <strong>{name}</strong>
      <br />
      {addressLine}
      <br />
      {phone} · {email}
      {taxNumber && (
        <>
          <br />
          <Trans context="on a receipt: the business's number at the tax office">
            Tax number (NIPT): {taxNumber}
          </Trans>
        </>
      )}
    </address>
  )
}

function Storage({ pass }: { pass: Pass }) {
  const { startDate, endDate, luggageCount } = pass
  const locale = useLocale()
  return (
    <>
      <Row
        label={
          <Trans context="row of a receipt on paper">
            Luggage storage, <Items count={luggageCount} />
          </Trans>
        }
      >
        <StorageTime pass={pass} />
      </Row>
      <Row label={<Trans context="row of a receipt on paper">Drop-off</Trans>}>
        {instantText(new Date(startDate), locale)}
      </Row>
      {endDate && (
        <Row label={<Trans context="row of a receipt on paper">Pick-up</Trans>}>
          {instantText(new Date(endDate), locale)}
        </Row>
      )}
    </>
  )
}

function When({ pass: { startDate } }: { pass: Pass }) {
  return (
    <Row
      label={<Trans context="row of a receipt on paper: date and time of a service">When</Trans>}
    >
      {instantText(new Date(startDate), useLocale())}
    </Row>
  )
}

function Items({ count }: { count: number }) {
  return <Plural context="on a receipt on paper" value={count} one="# item" other="# items" />
}

function StorageTime({ pass: { storageType, duration } }: { pass: Pass }) {
  if (duration === null) return null
  return storageType === 'short' ? (
    <Plural context="on a receipt on paper" value={duration} one="# hour" other="# hours" />
  ) : (
    <Plural context="on a receipt on paper" value={duration} one="# day" other="# days" />
  )
}

function Vat({ pass }: { pass: Pass }) {
  const locale = useLocale()
  const { vatPercent } = receiptFacts
  if (vatPercent === null) return null
  return (
    <Row label={<Trans context="row of a receipt on paper">Includes {vatPercent}% VAT</Trans>}>
      {totalText(includedVat(keptPrice(pass), vatPercent), locale)}
    </Row>
  )
}

function Method({ method }: Pick<PassPayment, 'method'>) {
  switch (method) {
    case 'stripe':
      return <Trans context="on a receipt on paper">Paid online by card or wallet</Trans>
    case 'cash':
      return <Trans context="on a receipt on paper">Paid in cash</Trans>
    case 'desk_card':
      return <Trans context="on a receipt on paper">Paid by card at the desk</Trans>
  }
}

interface RowProps {
  label: ReactNode
  isTotal?: boolean
  children: ReactNode
}

function Row({ label, isTotal = false, children }: RowProps) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
