import type { Pass } from '../../../domain/pass/pass.ts'
import { read } from '../../api.ts'
import { wantedPass } from './pass-token.ts'
import { findLink, startedPayment, takeFromBank } from './pay/started-payment.ts'
import { ownPasses } from './saved/device-passes.ts'
import { type Known, type PassSource, useKnownPass } from './use-known-pass.ts'

export type KnownPass = Known<Pass>

export interface OwnStayProps {
  pass: Pass
  token: string
  onSettled: (pass: Pass) => void
  /** Refetches the stay, which may have changed. */
  onStale: () => Promise<void>
}

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
  savedOf: async (token) => {
    const { savedPassOf } = await import('./saved/saved-passes.ts')
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

export function usePass() {
  return useKnownPass(guests)
}
