import { type RefObject, useEffect, useState } from 'react'
import { fallbackWeather, type WeatherReading, weatherMinutes } from '../../../domain/weather.ts'

/** How far below the window the tile is when its reading is asked for. */
const ahead = '400px'
const minute = 60_000

/**
 * The weather over the office, asked for when the tile comes near and again each half hour while it
 * is there; `null` until then. What fails is logged, and the fallback stands in (sections 4 and 8).
 */
export function useWeather(tile: RefObject<HTMLElement | null>): WeatherReading | null {
  const [reading, setReading] = useState<WeatherReading | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let askedAt = Number.NEGATIVE_INFINITY

    /** Scrolling past the tile, or a tab in the background, asks for nothing. */
    function askWhenDue() {
      if (document.hidden || Date.now() - askedAt < weatherMinutes * minute) return
      askedAt = Date.now()
      void loadWeather().then(setReading)
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

async function loadWeather(): Promise<WeatherReading> {
  try {
    const answer = await fetch('/api/weather')
    if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`)
    return await answer.json()
  } catch (error) {
    console.warn('The weather is not known', error)
    return fallbackWeather
  }
}
