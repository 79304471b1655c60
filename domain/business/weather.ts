export const skies = [
  'clear-sky',
  'partly-cloudy',
  'foggy',
  'rainy',
  'snowy',
  'rain-showers',
  'snow-showers',
  'thunderstorm',
] as const

export type Sky = (typeof skies)[number]

export interface WeatherReading {
  /** Degrees Celsius, rounded. */
  temperature: number
  weatherCode: number
  description: Sky
}

const upTo: readonly (readonly [number, Sky])[] = [
  [0, 'clear-sky'],
  [3, 'partly-cloudy'],
  [48, 'foggy'],
  [67, 'rainy'],
  [77, 'snowy'],
  [82, 'rain-showers'],
  [86, 'snow-showers'],
]

export function skyOf(weatherCode: number): Sky {
  return upTo.find(([highest]) => weatherCode <= highest)?.[1] ?? 'thunderstorm'
}

export function weatherReading(degrees: number, weatherCode: number): WeatherReading {
  // Adding 0 turns -0 into 0.
  const temperature = Math.round(degrees) + 0
  return { temperature, weatherCode, description: skyOf(weatherCode) }
}

/** Shown if the weather is unknown (specification, section 4). */
export const fallbackWeather = weatherReading(26, 2)

export const weatherMinutes = 30
