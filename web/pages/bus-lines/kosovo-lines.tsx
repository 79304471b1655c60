import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { euroText } from '../../../domain/business/money.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import styles from './kosovo-lines.module.css'
import { kosovoTowns } from './kosovo-towns.ts'

export function KosovoLines() {
  const { i18n } = useLingui()
  const price = euroText(business.busPartner.pricesFrom, useLocale())
  return (
    <Section
      tone="raised"
      title={<Trans>Where the lines go</Trans>}
      lead={
        <Trans>
          Each runs both ways. Tickets start at {price}; the price and time of each departure are on
          the travel site that sells them.
        </Trans>
      }
    >
      <ul className={styles.lines}>
        {kosovoTowns.map(({ id, name, about }) => {
          const town = i18n._(name)
          return (
            <li key={id} className={styles.line}>
              <h3>
                <Trans context="a bus line and its two ends">Tirana ⇄ {town}</Trans>
              </h3>
              <p>{i18n._(about)}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
