import { isPickUpWorthKeeping } from '../../../../domain/pass/kept-pass.ts'
import type { PickUpPass } from '../../../../domain/stay/collectors.ts'
import { read } from '../../../api.ts'
import { pickUpPasses } from '../kept/device-passes.ts'
import { keptPickUpOf } from '../kept/kept-passes.ts'
import { linkToken } from '../pass-token.ts'
import { type PassSource, useKnownPass } from '../use-known-pass.ts'

const collectors: PassSource<PickUpPass> = {
  wanted: () => {
    const token = linkToken('collector')
    return token ? { token } : { kind: 'none' }
  },
  read: (token) => read('GET /api/pass/collector', undefined, token),
  keptOf: async (token) => keptPickUpOf(token),
  keep: (token, pass, at) => {
    if (isPickUpWorthKeeping(pass, at)) pickUpPasses.keep(token, pass, at)
    else pickUpPasses.forget(token)
  },
}

/** The pick-up pass of the link: it may have been revoked since it was shown. */
export function usePickUpPass() {
  return useKnownPass(collectors)
}
