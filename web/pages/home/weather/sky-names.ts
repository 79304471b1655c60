import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Sky } from '../../../../domain/business/weather.ts'

/** What the sky is called (specification, section 9, Weather). */
export const skyNames: Record<Sky, MessageDescriptor> = {
  'clear-sky': msg({ message: 'Clear Sky', comment: 'Weather' }),
  'partly-cloudy': msg({ message: 'Partly Cloudy', comment: 'Weather' }),
  foggy: msg({ message: 'Foggy', comment: 'Weather' }),
  rainy: msg({ message: 'Rainy', comment: 'Weather' }),
  snowy: msg({ message: 'Snowy', comment: 'Weather' }),
  'rain-showers': msg({ message: 'Rain Showers', comment: 'Weather' }),
  'snow-showers': msg({ message: 'Snow Showers', comment: 'Weather' }),
  thunderstorm: msg({ message: 'Thunderstorm', comment: 'Weather' }),
}
