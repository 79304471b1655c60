import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { openingHours } from '../../words/hours-text.ts'
import styles from './hub-hero.module.css'

const comforts: readonly { id: string; name: MessageDescriptor; detail: MessageDescriptor }[] = [
  {
    id: 'info',
    name: msg({ message: 'Info point', context: 'what the office has' }),
    detail: msg`Maps, timetables and answers`,
  },
  {
    id: 'wifi',
    name: msg({ message: 'Wi-Fi', context: 'what the office has' }),
    detail: msg`Free while you wait`,
  },
  {
    id: 'charging',
    name: msg({ message: 'Charging', context: 'what the office has' }),
    detail: msg`A free socket for your phone`,
  },
  {
    id: 'coffee',
    name: msg({ message: 'Coffee', context: 'what the office has' }),
    detail: msg`From our small café`,
  },
]

export function HubHero() {
  const { i18n } = useLingui()
  const { opens, closes } = openingHours(useLocale())
  const { metresToMainSquare } = business
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <h1>
          <Trans context="heading of the page">Tirana Luggage Storage Service Hub</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            One desk for your bags and whatever comes next, {metresToMainSquare} m from the main
            square. Someone is here every day, {opens}–{closes}.
          </Trans>
        </p>
        <ul className={styles.comforts}>
          {comforts.map(({ id, name, detail }) => (
            <li key={id} className={styles[id]}>
              <strong>{i18n._(name)}</strong>
              <span>{i18n._(detail)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
