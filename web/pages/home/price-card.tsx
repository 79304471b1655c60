import { Trans } from '@lingui/react/macro'
import { prices } from '../../../domain/business/business.ts'
import { euroText } from '../../../domain/business/money.ts'
import { paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { formWith, mostOffered, offeredItems } from './items-choice.ts'
import styles from './price-card.module.css'

interface PriceCardProps {
  items: number
  onItems: (items: number) => void
}

/**
 * Daily price for the chosen number of items (specification, section 2, Home).
 * Without scripts, each number links to the booking form. The radio buttons have the ids of these
 * links, so that a tap before hydration can be repeated.
 */
export function PriceCard({ items, onItems }: PriceCardProps) {
  const locale = useLocale()
  const works = useHydrated()
  const price = euroText(prices.dayPerItem, locale)
  const lek = prices.dayPerItemLek
  return (
    <div id="pricing" className={styles.card}>
      <h2>
        <Trans>Price</Trans>
      </h2>
      <p>
        <Trans comment="Price in euro and in Albanian Lek">
          <strong>{price}</strong> per item per day ({lek} Lek)
        </Trans>
      </p>
      <fieldset className={styles.choice}>
        <legend>
          <Trans context="before the numbers 1 to 5">How many items?</Trans>
        </legend>
        {offeredItems.map((number) =>
          works ? (
            <label key={number} className={styles.number}>
              <input
                id={idOf(number)}
                type="radio"
                name="items"
                className={styles.radio}
                checked={number === items}
                onChange={() => onItems(number)}
              />
              <Face number={number} />
            </label>
          ) : (
            <a
              key={number}
              id={idOf(number)}
              data-early
              href={formWith(number, paths.bookOnline, locale)}
              className={styles.number}
            >
              <Face number={number} />
            </a>
          ),
        )}
      </fieldset>
      <p className={styles.total} aria-live="polite">
        <Total items={items} />
      </p>
    </div>
  )
}

const idOf = (number: number) => `items-${number}`

function Face({ number }: { number: number }) {
  return (
    <>
      <b>
        {number}
        {orMore(number)}
      </b>{' '}
      <Sum items={number} />
    </>
  )
}

function Total({ items }: { items: number }) {
  return (
    <>
      {items}
      {orMore(items)} × {euroText(prices.dayPerItem, useLocale())} ={' '}
      <strong>
        <Sum items={items} />
      </strong>
    </>
  )
}

function Sum({ items }: { items: number }) {
  return euroText(items * prices.dayPerItem, useLocale()) + orMore(items)
}

function orMore(items: number): string {
  return items === mostOffered ? '+' : ''
}
