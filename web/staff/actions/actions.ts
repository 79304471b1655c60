import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RequestOf } from '../../../domain/api.ts'
import { waits } from '../../../domain/desk/offline-endpoints.ts'
import { lastSeenOf } from '../../../domain/stay/client-context.ts'
import type { Stay, StayRecord } from '../../../domain/stay/stay-record.ts'
import { ApiError } from '../../api.ts'
import { cacheInDay } from '../offline/cached-day.ts'
import { offlineQueue } from '../offline/device-queue.ts'
import type { Action, DeskEndpoint, DeskRequest } from '../offline/pending-action.ts'
import { recordOnScreen } from '../offline/records-on-screen.ts'
import { sendAction } from '../offline/send-action.ts'
import { EntryInTheWay, type NewAction } from '../offline/take-action.ts'
import { usePendingActions } from '../offline/use-offline-queue.ts'
import { whoIsHere } from '../offline/who-is-here.ts'
import { refetchStay, showRecord } from './stay-query.ts'

export type { DeskEndpoint } from '../offline/pending-action.ts'

export type WalkIn = RequestOf<'POST /api/staff/stays'>

type Said = Omit<Action, 'key' | 'at' | 'doneBy' | 'doneByEmail'>

/**
 * Actions that are being sent or whose outcome is unknown, by `nameOf`.
 * Sending one again reuses its idempotency key.
 */
const unanswered = new Map<string, Action>()

function nameOf({ stayId, endpoint, body }: Said): string {
  return JSON.stringify([stayId, endpoint, body])
}

export function actionOf(said: Said): Action {
  const name = nameOf(said)
  const known = unanswered.get(name)
  const now = new Date().toISOString()
  const action = known ?? { ...said, key: crypto.randomUUID(), at: now, ...whoIsHere() }
  unanswered.set(name, action)
  return action
}

/**
 * Returns `false` if the response is a 5xx, is missing or isn't the Worker's.
 * The action may have been applied then.
 */
export function isAnswer(error: unknown): boolean {
  if (error instanceof EntryInTheWay) return true
  if (!(error instanceof ApiError)) return false
  return error.status === 401 || (error.status < 500 && error.code !== undefined)
}

interface Done {
  record: StayRecord
  /** True if the action is pending on this device. */
  waits: boolean
}

async function perform(action: Action, record: StayRecord | undefined): Promise<Done> {
  try {
    const done = isOfflineAction(action) ? await take(action, record) : await sendNow(action)
    unanswered.delete(nameOf(action))
    if (!done.waits) void cacheInDay(done.record)
    return done
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(nameOf(action))
    throw error
  }
}

type OfflineAction = Pick<NewAction, keyof Action>

function isOfflineAction(action: Action): action is OfflineAction {
  return waits(action.endpoint)
}

async function sendNow(action: Action): Promise<Done> {
  const outcome = await sendAction(action, false)
  if (outcome.kind === 'dropped') throw new TypeError('Nothing was dropped')
  if (outcome.kind !== 'done') throw outcome.error
  return { record: outcome.record, waits: false }
}

async function take(action: OfflineAction, record: StayRecord | undefined): Promise<Done> {
  const { customerName, reference = '' } = record?.stay ?? (action.body as Partial<WalkIn & Stay>)
  const name = customerName ?? reference
  const taken = await offlineQueue.take({ ...action, name, before: record })
  if (taken.kind === 'done') return { record: taken.record, waits: false }
  const shown = recordOnScreen(record, action.stayId, offlineQueue.actions)
  if (!shown) throw new ApiError(400, '', JSON.stringify({ error: { code: 'not_allowed' } }))
  return { record: shown, waits: true }
}

export function useActions(stayId: string, record?: StayRecord) {
  const client = useQueryClient()
  const sent = useMutation({
    mutationFn: (action: Action) => perform(action, record),
    // Otherwise, TanStack Query would pause actions while offline, so that they could neither be
    // stored nor fail.
    networkMode: 'always',
    onSuccess: (done) => (done.waits ? undefined : showRecord(client, done.record)),
    onError: (error, action) => (isAnswer(error) ? refetchStay(client, action.stayId) : undefined),
  })
  const { variables, reset } = sent
  const kept = usePendingActions().find(({ key }) => key === variables?.key)
  const isRefused = kept?.refused != null
  // Clears the result once the server refuses the pending action.
  // Otherwise, the success message would appear once staff have removed that action.
  useEffect(() => {
    if (isRefused) reset()
  }, [isRefused, reset])
  return {
    action: <C extends DeskEndpoint>(call: C, body: DeskRequest<C>) =>
      sent.mutate(
        actionOf({ stayId, endpoint: call, body, seen: record && lastSeenOf(record.stay) }),
      ),
    again: () => variables && sent.mutate(variables),
    busy: sent.isPending,
    error: sent.error,
    asked: variables,
    done: sent.data?.record,
    waits: sent.data?.waits === true,
    isKept: kept !== undefined,
  }
}

export type Actions = ReturnType<typeof useActions>
