import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { limits, prices } from '../../../domain/business/business.ts'
import { type Cents, euroText, numberText } from '../../../domain/business/money.ts'

import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './price-plans.module.css'

export function PricePlans() {
  const locale = useLocale()
  const { itemsPerPlan, dayPerItemLek, mid, long } = prices
  const [fortnightLek, monthLek] = [numberText(mid.lek, locale), numberText(long.lek, locale)]
  const { maxShortHours } = limits
  return (
    <Section
      id="pricing"
      tone="raised"
      title={<Trans context="heading">Price plans for storage</Trans>}
      lead={<Trans>A day is a calendar day in Tirana. Pay in Euro or Albanian Lek.</Trans>}
    >
      <ul className={styles.plans}>
        <Plan
          name={<Trans context="price plan">Daily</Trans>}
          price={prices.dayPerItem}
          unit={<Trans context="after a price">per item per day</Trans>}
        >
          <Trans context="under a price plan">
            {dayPerItemLek} Lek. Any size, any weight, as many items as you like.
          </Trans>
        </Plan>
        <Plan
          name={<Trans context="price plan">Two weeks</Trans>}
          price={mid.cents}
          unit={<Trans context="after a price">for two weeks</Trans>}
        >
          <Trans context="under a price plan">
            {fortnightLek} Lek, for up to {itemsPerPlan} items together.
          </Trans>
        </Plan>
        <Plan
          name={<Trans context="price plan">Month</Trans>}
          price={long.cents}
          unit={<Trans context="after a price">for a month</Trans>}
        >
          <Trans context="under a price plan">
            {monthLek} Lek, for up to {itemsPerPlan} items together.
          </Trans>
        </Plan>
        <Plan
          name={<Trans context="price plan">Short</Trans>}
          price={prices.hourPerItem}
          unit={<Trans context="after a price">per item per hour</Trans>}
        >
          <Trans context="under a price plan">
            1 to {maxShortHours} hours, never more than the daily price.
          </Trans>
        </Plan>
      </ul>
      <p>
        <Trans>
          More items for longer? <PageLink to={paths.contact}>Ask us</PageLink>, and we’ll quote
          you.
        </Trans>
      </p>
    </Section>
  )
}

interface PlanProps {
  name: ReactNode
  price: Cents
  unit: ReactNode
  children: ReactNode
}

function Plan({ name, price, unit, children }: PlanProps) {
  const amount = euroText(price, useLocale())
  return (
    <li>
      <Tag>
        <h3>{name}</h3>
        <p className={styles.price}>
          <strong>{amount}</strong> {unit}
        </p>
      </Tag>
      <p className={styles.detail}>{children}</p>
    </li>
  )
}
