import type { PickUpPass } from '../../../../domain/pass.ts'
import { read } from '../../../api.ts'
import { forgetPickUp } from '../device-passes.ts'
import { linkToken } from '../pass-token.ts'
import { type PassSource, useKnownPass } from '../use-known-pass.ts'
import { keepPickUp, keptPickUpOf } from './kept-pick-up.ts'

const collectors: PassSource<PickUpPass> = {
  wanted: () => {
    const token = linkToken('collector')
    return token ? { token } : { kind: 'none' }
  },
  read: (token) => read('GET /api/pass/collector', undefined, token),
  keptOf: async (token) => keptPickUpOf(token),
  keep: keepPickUp,
  forget: forgetPickUp,
}

/** The pick-up pass of the link: it may have been revoked since it was shown. */
export function usePickUpPass() {
  return useKnownPass(collectors)
}
