import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../domain/business/business.ts'
import { totalText } from '../../../../domain/business/money.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Tag } from '../../../ui/tag.tsx'
import { Counts } from './counts.tsx'
import styles from './price-tag.module.css'
import { RateFormula } from './rate-formula.tsx'
import type { StayPrice } from './stay-price.ts'

const { minItems, maxItems } = limits

export function PriceTag({ price }: { price: StayPrice | null }) {
  return (
    <Tag role="status" stub={<Total price={price} />}>
      <p className={styles.counts}>
        <Counts price={price} />
      </p>
      <p className={styles.formula}>
        {price ? (
          <RateFormula price={price} />
        ) : (
          <Trans context="on the price panel, in place of a price">
            Enter a number of items from {minItems} to {maxItems} to see the price.
          </Trans>
        )}
      </p>
    </Tag>
  )
}

function Total({ price }: { price: StayPrice | null }) {
  const locale = useLocale()
  return (
    <>
      <span className={styles.label}>
        <Trans context="on the price panel, before the amount">Total</Trans>
      </span>
      <strong className={styles.total}>{price ? totalText(price.total, locale) : '–'}</strong>
    </>
  )
}
