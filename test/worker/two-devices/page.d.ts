import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { PendingAction } from '../../../web/staff/offline/pending-action.ts'

export interface ActionsStore {
  all: () => Promise<PendingAction[]>
  put: (action: PendingAction) => Promise<void>
  update: (change: (stored: readonly PendingAction[]) => readonly PendingAction[]) => Promise<void>
  drop: (key: string) => Promise<void>
}

export type Outcome =
  | { kind: 'done'; record: StayRecord }
  | { kind: 'dropped' }
  | { kind: 'refused' | 'failed'; error: { status: number } }
  | { kind: 'unanswered' | 'signed_out'; error: Error }

type NewAction = Omit<PendingAction, 'after' | 'storedAt' | 'wasOffline' | 'refused'>

export class OfflineQueue {
  constructor(surroundings: {
    store: ActionsStore
    send: (action: PendingAction, wasOffline: boolean) => Promise<Outcome>
    connection: () => 'online' | 'offline'
    setConnection: () => void
    alone: (task: () => Promise<void>) => Promise<void>
    notifyTabs: () => void
  })
  get actions(): readonly PendingAction[]
  take(said: NewAction): Promise<{ kind: 'done'; record: StayRecord } | { kind: 'waits' }>
  drain(): Promise<void>
  replace(actions: readonly PendingAction[]): Promise<void>
}

export function sendAction(action: PendingAction, wasOffline: boolean): Promise<Outcome>
