/** What the sky over Tirana can be called (specification, section 9). */
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
  /** Of the World Meteorological Organization. */
  weatherCode: number
  description: Sky
}

/** The highest code of each description; above the last it thunders. */
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

/** A reading of `degrees` Celsius, which may have decimals. */
export function weatherReading(degrees: number, weatherCode: number): WeatherReading {
  // Adding zero turns the minus zero of a light frost into a zero.
  const temperature = Math.round(degrees) + 0
  return { temperature, weatherCode, description: skyOf(weatherCode) }
}

/** What is shown while nobody can tell the weather (specification, section 8). */
export const fallbackWeather = weatherReading(26, 2)

/** How long a reading counts. */
export const weatherMinutes = 30
