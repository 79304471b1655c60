import type { Pass } from '../../../domain/pass/pass.ts'
import { read } from '../../api.ts'
import { ownPasses } from './kept/device-passes.ts'
import { wantedPass } from './pass-token.ts'
import { findLink, startedPayment, takeFromBank } from './pay/started-payment.ts'
import { type Known, type PassSource, useKnownPass } from './use-known-pass.ts'

export type KnownPass = Known<Pass>

/** What every part of the pass is given. */
export interface OwnStayProps {
  pass: Pass
  token: string
  /** The stay as it is after a change. */
  onSettled: (pass: Pass) => void
  /** Somebody else changed the stay: it has to be asked for again. */
  onStale: () => Promise<void>
}

/** After paying for a change in another browser, the payment tells whose pass it is. */
async function findOwn(): Promise<void> {
  const started = startedPayment()
  if (started && started.token === null && !location.hash) await findLink(started)
}

const guests: PassSource<Pass> = {
  wanted: () => {
    const wanted = wantedPass()
    if (typeof wanted === 'object') return wanted
    return { kind: wanted === 'broken' ? 'unknown' : wanted }
  },
  read: (token) => read('GET /api/pass', undefined, token),
  /** In a part that is fetched only where it is needed. */
  savedOf: async (token) => {
    const { savedPassOf } = await import('./kept/saved-passes.ts')
    const saved = savedPassOf(token)
    if (!saved) return null
    const unknown = { collectors: [], collectable: false, forgotten: false, pendingChange: null }
    return { pass: { ...saved.pass, ...unknown }, at: saved.at }
  },
  keep: (token, { collectors, collectable, forgotten, pendingChange, ...stay }, at) => {
    if (forgotten) ownPasses.forget(token)
    else ownPasses.keep(token, stay, at)
  },
  first: takeFromBank,
  find: findOwn,
  mayChange: ({ pendingChange }) => pendingChange !== null,
}

/** The stay of the guest's own link, or of the only one that the device has. */
export function usePass() {
  return useKnownPass(guests)
}
