import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call, RequestOf } from '../../../domain/api.ts'
import { type Seen, seenOf } from '../../../domain/occasion.ts'
import type { StayFile } from '../../../domain/stay-file.ts'
import { ApiError, send } from '../../api.ts'
import { revivedFile } from './desk-file.ts'
import { askAnew, showFile } from './stay-query.ts'

type StayCall = Extract<Call, `POST /api/staff/stays/:id/${string}`>

/** A guest without a booking, whose bags stay from now on. */
export type WalkIn = RequestOf<'POST /api/staff/stays'>

export type DeskCall = StayCall | 'POST /api/staff/stays'

type DeskRequest<C extends DeskCall> = Omit<RequestOf<C>, 'occasion'>

/** Something that was done at the counter. */
export interface Act {
  /** Its `Idempotency-Key`: sent twice, it has its effect once. */
  key: string
  stayId: string
  call: DeskCall
  body: DeskRequest<DeskCall>
  /** When it was done, ISO. */
  at: string
  /** How the stay stood on the screen; nothing of one that begins with the act. */
  seen: Seen | undefined
}

/** What staff say, before it has a key and a time. */
type Said = Omit<Act, 'key' | 'at'>

/** Acts whose answer was lost: whoever does the same again means the same act. */
const unanswered = new Map<string, Act>()

function nameOf({ stayId, call, body }: Said): string {
  return JSON.stringify([stayId, call, body])
}

/** An act, under the key that it had when it was sent before and nobody answered. */
export function actOf(said: Said): Act {
  const name = nameOf(said)
  const known = unanswered.get(name)
  const act = known ?? { ...said, key: crypto.randomUUID(), at: new Date().toISOString() }
  unanswered.set(name, act)
  return act
}

/** A refusal is an answer; a failure of the server, or none, leaves open whether it was done. */
export function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}

/** Everything that the counter sends goes this way. */
async function perform(act: Act): Promise<StayFile> {
  const { key, stayId, call, at, seen } = act
  const occasion = seen && { doneAt: at, waited: false, seen }
  const body = { ...act.body, ...(occasion && { occasion }) }
  const address = call.replace(/^POST /, '').replace(':id', encodeURIComponent(stayId))
  // The union of calls is held together with its bodies by whoever does the act.
  const sending = send(call as StayCall, body as never, { idempotencyKey: key, address })
  try {
    const file = await sending
    unanswered.delete(nameOf(act))
    return revivedFile(file)
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(nameOf(act))
    throw error
  }
}

/** What staff do to a stay, as it stands on the screen, and how the last of it went. */
export function useActs(stayId: string, file?: StayFile) {
  const client = useQueryClient()
  const sent = useMutation({
    mutationFn: perform,
    // Without a connection it fails like any other, rather than wait for one and say nothing.
    networkMode: 'always',
    onSuccess: (file) => showFile(client, file),
    onError: (error, act) => (isAnswer(error) ? askAnew(client, act.stayId) : undefined),
  })
  const { variables } = sent
  return {
    act: <C extends DeskCall>(call: C, body: DeskRequest<C>) =>
      sent.mutate(actOf({ stayId, call, body, seen: file && seenOf(file.stay) })),
    again: () => variables && sent.mutate(variables),
    busy: sent.isPending,
    error: sent.error,
    /** What was asked for last, and the stay as that has left it. */
    asked: variables,
    done: sent.data,
  }
}

export type Acts = ReturnType<typeof useActs>
