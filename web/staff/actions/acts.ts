import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RequestOf } from '../../../domain/api.ts'
import { waits } from '../../../domain/desk/without-line.ts'
import { seenOf } from '../../../domain/stay/occasion.ts'
import type { Stay, StayFile } from '../../../domain/stay/stay-file.ts'
import { ApiError } from '../../api.ts'
import type { Act, DeskCall, DeskRequest } from '../offline/act.ts'
import { outbox } from '../offline/device-outbox.ts'
import { fileOnScreen } from '../offline/files-on-screen.ts'
import { sendAct } from '../offline/send-act.ts'
import { EntryInTheWay, type NewAct } from '../offline/take-act.ts'
import { useKeptActs } from '../offline/use-outbox.ts'
import { whoIsHere } from '../offline/who-is-here.ts'
import { askAnew, showFile } from './stay-query.ts'

export type { DeskCall } from '../offline/act.ts'

/** A guest without a booking, whose bags stay from now on. */
export type WalkIn = RequestOf<'POST /api/staff/stays'>

/** What staff say, before it has a key and a time. */
type Said = Omit<Act, 'key' | 'at' | 'doneBy'>

/** Acts whose answer was lost: whoever does the same again means the same act. */
const unanswered = new Map<string, Act>()

function nameOf({ stayId, call, body }: Said): string {
  return JSON.stringify([stayId, call, body])
}

/** An act, under the key that it had when it was sent before and nobody answered. */
export function actOf(said: Said): Act {
  const name = nameOf(said)
  const known = unanswered.get(name)
  const now = new Date().toISOString()
  const act = known ?? { ...said, key: crypto.randomUUID(), at: now, doneBy: whoIsHere() }
  unanswered.set(name, act)
  return act
}

/** A refusal is an answer; a failure of the server, or none, leaves open whether it was done. */
export function isAnswer(error: unknown): boolean {
  return error instanceof EntryInTheWay || (error instanceof ApiError && error.status < 500)
}

/** The stay as an act has left it; `waits`: on this screen alone, until the act has been sent. */
interface Done {
  file: StayFile
  waits: boolean
}

/** Everything that the counter sends goes this way. */
async function perform(act: Act, file: StayFile | undefined): Promise<Done> {
  try {
    const done = isWaitingAct(act) ? await take(act, file) : await sendNow(act)
    unanswered.delete(nameOf(act))
    return done
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(nameOf(act))
    throw error
  }
}

type WaitingAct = Pick<NewAct, keyof Act>

function isWaitingAct(act: Act): act is WaitingAct {
  return waits(act.call)
}

async function sendNow(act: Act): Promise<Done> {
  const outcome = await sendAct(act, false)
  if (outcome.kind !== 'done') throw outcome.error
  return { file: outcome.file, waits: false }
}

async function take(act: WaitingAct, file: StayFile | undefined): Promise<Done> {
  const { customerName, reference = '' } = file?.stay ?? (act.body as Partial<WalkIn & Stay>)
  const name = customerName ?? reference
  const taken = await outbox.take({ ...act, name, before: file })
  if (taken.kind === 'done') return { file: taken.file, waits: false }
  const shown = fileOnScreen(file, act.stayId, outbox.acts)
  if (!shown) throw new ApiError(400, 'The rules refuse it', '')
  return { file: shown, waits: true }
}

/** What staff do to a stay, as it stands on the screen, and how the last of it went. */
export function useActs(stayId: string, file?: StayFile) {
  const client = useQueryClient()
  const sent = useMutation({
    mutationFn: (act: Act) => perform(act, file),
    // Without a connection it fails like any other, rather than wait for one and say nothing.
    networkMode: 'always',
    onSuccess: (done) => (done.waits ? undefined : showFile(client, done.file)),
    onError: (error, act) => (isAnswer(error) ? askAnew(client, act.stayId) : undefined),
  })
  const { variables, reset } = sent
  const kept = useKeptActs().find(({ key }) => key === variables?.key)
  const isRefused = kept?.refused != null
  // What was shown as done was the device's own word; the server's stands with the stay until it is removed.
  useEffect(() => {
    if (isRefused) reset()
  }, [isRefused, reset])
  return {
    act: <C extends DeskCall>(call: C, body: DeskRequest<C>) =>
      sent.mutate(actOf({ stayId, call, body, seen: file && seenOf(file.stay) })),
    again: () => variables && sent.mutate(variables),
    busy: sent.isPending,
    error: sent.error,
    /** What was asked for last, and the stay as that has left it; `waits`: as this device has it. */
    asked: variables,
    done: sent.data?.file,
    waits: sent.data?.waits === true,
    /** It is still on the device. */
    isKept: kept !== undefined,
  }
}

export type Acts = ReturnType<typeof useActs>
