import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { skyNames } from './sky-names.ts'
import { useWeather } from './use-weather.ts'
import styles from './weather-tile.module.css'

/** The weather at the office, for whoever wonders what to leave in the bag. */
export function WeatherTile() {
  const { i18n } = useLingui()
  const tile = useRef<HTMLDivElement>(null)
  const reading = useWeather(tile)
  return (
    <div ref={tile} className={styles.tile} aria-busy={!reading}>
      <h3>
        <Trans comment="Heading of the weather">Tirana now</Trans>
      </h3>
      <p>
        {reading ? (
          <>
            <strong>{reading.temperature} °C</strong> {i18n._(skyNames[reading.description])}
          </>
        ) : (
          <span className={styles.loading} />
        )}
      </p>
    </div>
  )
}
