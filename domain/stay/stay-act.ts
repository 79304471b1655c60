import type * as z from 'zod/mini'
import type { Refusal } from '../input/refusal.ts'
import type { Occasion } from './occasion.ts'
import type { Doing, StayChange } from './stay-change.ts'
import type { StayFile } from './stay-file.ts'

/** What every act of the counter says: how it came about. */
interface ActRequest {
  occasion?: Occasion | undefined
}

/**
 * Something that staff do to a stay: what they send, and the rule that decides. Who asks for it stands at the
 * counter with the guest, unless the request says otherwise.
 */
export interface StayAct<Request extends ActRequest = ActRequest, Sent = unknown> {
  request: z.ZodMiniType<Request, Sent>
  rule(file: StayFile, request: Request, doing: Doing): StayChange | Refusal
}

/** Holds a rule to what its request brings. */
export function stayAct<Request extends ActRequest, Sent>(
  request: z.ZodMiniType<Request, Sent>,
  rule: (file: StayFile, request: Request, doing: Doing) => StayChange | Refusal,
): StayAct<Request, Sent> {
  return { request, rule }
}
