import { type RefObject, useEffect, useState } from 'react'
import type { PathOf, ResponseOf } from '../../../../domain/api.ts'
import {
  fallbackWeather,
  type WeatherReading,
  weatherMinutes,
} from '../../../../domain/business/weather.ts'

/** Distance from the window at which loading starts. */
const ahead = '400px'
const minute = 60_000

/**
 * Returns `null` until the weather has loaded.
 * Loads it once the tile is near the window, and refreshes it every half hour. After a failure,
 * returns the fallback (specification, section 4) and retries after a minute.
 */
export function useWeather(tile: RefObject<HTMLElement | null>): WeatherReading | null {
  const [reading, setReading] = useState<WeatherReading | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let dueAt = 0

    function askWhenDue() {
      const now = Date.now()
      if (document.hidden || now < dueAt) return
      dueAt = now + weatherMinutes * minute
      void loadWeather().then((answer) => {
        if (answer.fallback) dueAt = now + minute
        setReading(answer)
      })
    }

    const observer = new IntersectionObserver(
      ([entry]) => {
        clearInterval(timer)
        if (!entry?.isIntersecting) return
        askWhenDue()
        timer = setInterval(askWhenDue, minute)
      },
      { rootMargin: ahead },
    )
    if (tile.current) observer.observe(tile.current)
    return () => {
      clearInterval(timer)
      observer.disconnect()
    }
  }, [tile])

  return reading
}

type WeatherCall = 'GET /api/weather'

const address: PathOf<WeatherCall> = '/api/weather'

/** Uses `fetch`, because `web/api.ts` is larger than the whole tile. */
async function loadWeather(): Promise<ResponseOf<WeatherCall>> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
    return await response.json()
  } catch (error) {
    console.warn('The weather is not known', error)
    return { ...fallbackWeather, fallback: true }
  }
}
