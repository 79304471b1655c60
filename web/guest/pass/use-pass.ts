import type { Pass } from '../../../domain/pass/pass.ts'
import { read } from '../../api.ts'
import { ownPasses } from './kept/device-passes.ts'
import { wantedPass } from './pass-token.ts'
import { begunPayment, findLink, takeFromBank } from './pay/begun-payment.ts'
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
  const begun = begunPayment()
  if (begun && begun.token === null && !location.hash) await findLink(begun)
}

const guests: PassSource<Pass> = {
  wanted: () => {
    const wanted = wantedPass()
    if (typeof wanted === 'object') return wanted
    return { kind: wanted === 'broken' ? 'unknown' : wanted }
  },
  read: (token) => read('GET /api/pass', undefined, token),
  /** In a part that is fetched only where it is needed. */
  keptOf: async (token) => {
    const { keptPassOf } = await import('./kept/kept-passes.ts')
    const kept = keptPassOf(token)
    if (!kept) return null
    const unknown = { collectors: [], collectable: false, forgotten: false, awaitedChange: null }
    return { pass: { ...kept.pass, ...unknown }, at: kept.at }
  },
  keep: (token, { collectors, collectable, forgotten, awaitedChange, ...stay }, at) => {
    if (forgotten) ownPasses.forget(token)
    else ownPasses.keep(token, stay, at)
  },
  first: takeFromBank,
  find: findOwn,
  mayChange: ({ awaitedChange }) => awaitedChange !== null,
}

/** The stay of the guest's own link, or of the only one that the device has. */
export function usePass() {
  return useKnownPass(guests)
}
