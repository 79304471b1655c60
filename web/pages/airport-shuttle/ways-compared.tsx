import { Trans } from '@lingui/react/macro'
import { euroRangeText, euroText } from '../../../domain/business/money.ts'
import { transport } from '../../../domain/business/partners.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import styles from './ways-compared.module.css'

export function WaysCompared() {
  const locale = useLocale()
  const { shuttle, airportBus, taxi } = transport
  const shuttlePrice = euroText(shuttle.perPerson, locale)
  const busPrice = euroText(airportBus, locale)
  const { minutes } = shuttle
  const taxiPrice = euroRangeText(taxi.from, taxi.to, locale)
  const { minutesFrom, minutesTo } = taxi
  return (
    <Section
      title={<Trans>Shuttle, public bus or taxi?</Trans>}
      lead={
        <Trans>
          The public airport bus at {busPrice} is a different service: a shuttle ticket isn’t valid
          on it, or the other way round.
        </Trans>
      }
    >
      <table className={styles.ways}>
        <caption className="visually-hidden">
          <Trans>Shuttle, public bus or taxi?</Trans>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Trans context="column of a table of ways to travel">Price</Trans>
            </th>
            <th scope="col">
              <Trans context="column of a table of ways to travel">To the centre</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.ours}>
            <th scope="row">
              <Trans context="way to travel">Airport shuttle</Trans>
            </th>
            <td>
              <Trans context="price of a way to travel">{shuttlePrice} per person</Trans>
            </td>
            <td>
              <Trans context="how long a way takes">About {minutes} minutes, hourly, 24/7</Trans>
            </td>
          </tr>
          <tr>
            <th scope="row">
              <Trans context="way to travel">Public airport bus</Trans>
            </th>
            <td>
              <Trans context="price of a way to travel">{busPrice} per person</Trans>
            </td>
            <td>
              <Trans context="how long a way takes">
                Depends on traffic; runs to its own timetable
              </Trans>
            </td>
          </tr>
          <tr>
            <th scope="row">
              <Trans context="way to travel">Taxi</Trans>
            </th>
            <td>
              <Trans context="price of a way to travel">About {taxiPrice} for the car</Trans>
            </td>
            <td>
              <Trans context="how long a way takes">
                {minutesFrom}–{minutesTo} minutes, to your door
              </Trans>
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  )
}
