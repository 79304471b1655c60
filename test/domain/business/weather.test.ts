import { describe, expect, it } from 'vitest'
import {
  fallbackWeather,
  skies,
  skyOf,
  weatherMinutes,
  weatherReading,
} from '../../../domain/business/weather.ts'

describe('the sky for a weather code', () => {
  it.each([
    [0, 'clear-sky'],
    [1, 'partly-cloudy'],
    [3, 'partly-cloudy'],
    [4, 'foggy'],
    [48, 'foggy'],
    [49, 'rainy'],
    [67, 'rainy'],
    [68, 'snowy'],
    [77, 'snowy'],
    [78, 'rain-showers'],
    [82, 'rain-showers'],
    [83, 'snow-showers'],
    [86, 'snow-showers'],
    [87, 'thunderstorm'],
    [99, 'thunderstorm'],
  ])('for code %i is %s', (code, sky) => {
    expect(skyOf(code)).toBe(sky)
  })

  it('has a name for every code, and at least one code for every name', () => {
    const named = new Set(Array.from({ length: 100 }, (_, code) => skyOf(code)))
    expect([...named]).toEqual([...skies])
  })
})

describe('a weather reading', () => {
  it.each([
    [21.4, 21],
    [21.5, 22],
    [-3.5, -3],
    [-3.6, -4],
    [-0.2, 0],
  ])('of %d degrees is shown as %d', (degrees, shown) => {
    expect(weatherReading(degrees, 0).temperature).toBe(shown)
  })

  it('falls back to 26 degrees and partly cloudy', () => {
    const fallback = { temperature: 26, weatherCode: 2, description: 'partly-cloudy' }
    expect(fallbackWeather).toEqual(fallback)
  })

  it('is valid for half an hour', () => {
    expect(weatherMinutes).toBe(30)
  })
})
