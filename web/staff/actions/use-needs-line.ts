import { useKeptActs, useLine } from '../offline/use-outbox.ts'

/**
 * Whether what can't wait can't be done to a stay now: there is no connection, or something of the stay
 * has still to be sent.
 */
export function useNeedsLine(stayId: string | undefined): boolean {
  const line = useLine()
  const acts = useKeptActs()
  return line !== 'up' || acts.some((act) => act.stayId === stayId && act.waited && !act.refused)
}
