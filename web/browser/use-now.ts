import { useEffect, useState } from 'react'

const everyMilliseconds = 60_000

/** Returns the time, updated every minute, or `null` in the first render. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), everyMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return now
}
