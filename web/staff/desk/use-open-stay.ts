import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localizePath } from '../../../domain/business/locales.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { rowId } from './desk-row.tsx'

export interface Opened {
  stay: string | null
  /** Id of the pick-up pass that the collector showed, `null` if none. */
  collector: string | null
  walkIn: boolean
  ride: boolean
  /** Text of a search that found nothing, for the walk-in form. Otherwise empty. */
  typed: string
}

/**
 * Reads from the URL which panel is open.
 * `focusElsewhere` is called if a stay's panel is closed and its row is gone.
 */
export function useOpenStay(focusElsewhere: () => void) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const list = localizePath('/admin/desk', useLocale())
  const query = new URLSearchParams(search)
  const opened: Opened = {
    stay: query.get('stay'),
    collector: query.get('collector'),
    walkIn: query.has('walk-in'),
    ride: query.has('ride'),
    typed: query.get('walk-in') ?? '',
  }
  const isOpen = opened.stay !== null || opened.walkIn || opened.ride
  const cameFromList = useRef(!isOpen)
  const last = useRef<string | null>(null)
  const isNext = useRef(false)

  useEffect(() => {
    if (isOpen) {
      last.current = opened.stay
      return
    }
    cameFromList.current = true
    const [closed, goesOn] = [last.current, isNext.current]
    last.current = null
    isNext.current = false
    if (closed === null && !goesOn) return
    const row = goesOn || closed === null ? null : document.getElementById(rowId(closed))
    if (row) row.focus()
    else focusElsewhere()
  }, [isOpen, opened.stay, focusElsewhere])

  function close(): void {
    if (cameFromList.current) navigate(-1)
    else navigate(list, { replace: true })
  }

  /** Closes the panel and calls `focusElsewhere`, even if the stay is still listed. */
  function next(): void {
    isNext.current = true
    close()
  }

  function show(stayId: string, collectorId?: string): void {
    const shown = new URLSearchParams({ stay: stayId })
    if (collectorId) shown.set('collector', collectorId)
    navigate(`${list}?${shown}`, { replace: isOpen })
  }

  return { opened, isOpen, close, next, show }
}
