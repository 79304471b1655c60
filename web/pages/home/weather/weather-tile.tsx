import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Sky } from '../../../../domain/business/weather.ts'
import { useWeather } from './use-weather.ts'
import styles from './weather-tile.module.css'

/** Names from the specification (section 9, sky). */
const skyNames: Record<Sky, MessageDescriptor> = {
  'clear-sky': msg({ message: 'Clear Sky', comment: 'Weather' }),
  'partly-cloudy': msg({ message: 'Partly Cloudy', comment: 'Weather' }),
  foggy: msg({ message: 'Foggy', comment: 'Weather' }),
  rainy: msg({ message: 'Rainy', comment: 'Weather' }),
  snowy: msg({ message: 'Snowy', comment: 'Weather' }),
  'rain-showers': msg({ message: 'Rain Showers', comment: 'Weather' }),
  'snow-showers': msg({ message: 'Snow Showers', comment: 'Weather' }),
  thunderstorm: msg({ message: 'Thunderstorm', comment: 'Weather' }),
}

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
