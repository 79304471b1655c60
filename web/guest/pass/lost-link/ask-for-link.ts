import type { AskedLink } from '../../../../domain/api.ts'
import { send } from '../../../api.ts'

export interface LostStay {
  email: string
  reference: string
}

/** Resolves whether there is such a stay or not: only its mailbox learns that. */
export function askForLink(stay: LostStay): Promise<AskedLink> {
  return send('POST /api/pass/lost', stay)
}
