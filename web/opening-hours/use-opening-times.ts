import { useEffect, useState } from 'react'
import type { OpeningTimes } from '../../domain/opening-hours/opening-times.ts'
import { askOpeningTimes, knownOpeningTimes } from './opening-times.ts'

export function useOpeningTimes(): OpeningTimes {
  const [openingTimes, setOpeningTimes] = useState(knownOpeningTimes)
  useEffect(() => void askOpeningTimes().then(setOpeningTimes), [])
  return openingTimes
}
