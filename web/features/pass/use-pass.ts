import type { Pass } from '../../../domain/pass.ts'
import { read } from '../../api.ts'
import { ownPasses } from './device-passes.ts'
import { wantedPass } from './pass-token.ts'
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

/** From a bank's page, after paying for a change; the pass tells what came of it. */
function comeBack(): Promise<void> | undefined {
  const search = globalThis.paymentReturn
  globalThis.paymentReturn = undefined
  if (!search) return undefined
  return import('./pay/returning.ts').then((back) => back.comeBack(search)).catch(() => {})
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
    const { keptPassOf } = await import('./kept-passes.ts')
    const kept = keptPassOf(token)
    if (!kept) return null
    const pass = { ...kept.pass, collectors: [], collectable: false, forgotten: false }
    return { pass, at: kept.at }
  },
  keep: (token, { collectors, collectable, forgotten, ...stay }, at) => {
    if (forgotten) ownPasses.forget(token)
    else ownPasses.keep(token, stay, at)
  },
  forget: (token) => ownPasses.forget(token),
  first: comeBack,
}

/** The stay of the guest's own link, or of the only one that the device has. */
export function usePass() {
  return useKnownPass(guests)
}
