import { useEffect, useState } from 'react'

const everyMilliseconds = 60_000

export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), everyMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return now
}
