import { type RefObject, useEffect, useState } from 'react'
import type { PathOf, ResponseOf } from '../../../../domain/api.ts'
import {
  fallbackWeather,
  type WeatherReading,
  weatherMinutes,
} from '../../../../domain/business/weather.ts'

/** How far below the window the tile is when its reading is asked for. */
const ahead = '400px'
const minute = 60_000

/**
 * The weather over the office, asked for when the tile comes near and again each half hour while it
 * is there; `null` until then. What fails is logged, and the fallback stands in (sections 4 and 8),
 * until the next minute's question is answered.
 */
export function useWeather(tile: RefObject<HTMLElement | null>): WeatherReading | null {
  const [reading, setReading] = useState<WeatherReading | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let dueAt = 0

    /** Scrolling past the tile, or a tab in the background, asks for nothing. */
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

/** By a bare `fetch`: the ways of `web/api.ts` would weigh more than the tile itself. */
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
