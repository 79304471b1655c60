import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business.ts'
import { hoursText } from '../../hours-text.ts'
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
    detail: msg`A socket for your phone, free`,
  },
  {
    id: 'coffee',
    name: msg({ message: 'Coffee', context: 'what the office has' }),
    detail: msg`From our small café`,
  },
]

/** What a traveller finds behind the door, besides the shelves. */
export function HubHero() {
  const { i18n } = useLingui()
  const { metresToMainSquare } = business
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <h1>
          <Trans context="heading of the page">Tirana Luggage Storage Service Hub</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            One desk for your bags and for what comes next, {metresToMainSquare} m from the main
            square. Somebody is here every day, {hoursText}.
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
