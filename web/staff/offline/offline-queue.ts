import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { ActionsStore } from './actions-store.ts'
import type { Connection } from './connection.ts'
import type { PendingAction } from './pending-action.ts'
import type { Outcome } from './send-action.ts'
import { sendWaiting } from './send-waiting.ts'
import { ShownActions } from './shown-actions.ts'
import { type Means, type NewAction, type Taken, takeAction } from './take-action.ts'

export interface Surroundings extends Omit<Means, 'actions'> {
  store: ActionsStore
  setConnection: (connection: Connection) => void
  tellTabs: () => void
}

/**
 * Stores each action before sending it. One tab sends them in order, with retries, until each is done or refused.
 */
export class OfflineQueue {
  readonly #means: Means
  readonly #onDone = new Set<(record: StayRecord) => Promise<void>>()
  readonly #onRefused = new Set<(stayId: string) => void>()

  constructor({ store, send, connection: line, setConnection, alone, tellTabs }: Surroundings) {
    this.#means = {
      actions: new ShownActions(store, tellTabs),
      send: async (action, wasOffline) => {
        const outcome = await send(action, wasOffline)
        const now = connectionAfter(outcome)
        if (now) setConnection(now)
        return outcome
      },
      connection: line,
      alone,
    }
  }

  get actions(): readonly PendingAction[] {
    return this.#means.actions.all
  }

  /** Returns `false` until storage was read, because actions may still be pending. */
  get isRead(): boolean {
    return this.#means.actions.isRead
  }

  listen(listener: () => void): () => void {
    return this.#means.actions.listen(listener)
  }

  /** Called with the updated stay before its pending action is forgotten. */
  onDone(listener: (record: StayRecord) => Promise<void>): () => void {
    this.#onDone.add(listener)
    return () => this.#onDone.delete(listener)
  }

  onRefused(listener: (stayId: string) => void): () => void {
    this.#onRefused.add(listener)
    return () => this.#onRefused.delete(listener)
  }

  /** Rereads storage, because another tab may have changed it. Throws if it doesn't respond. */
  reload(): Promise<void> {
    return this.#means.actions.reload()
  }

  /** Stores an action and sends it. Throws like `takeAction`. */
  async take(said: NewAction): Promise<Taken> {
    try {
      return await takeAction(this.#means, said)
    } finally {
      // Sends the actions that it held up.
      this.#drainSoon()
    }
  }

  drain(): Promise<void> {
    return sendWaiting(this.#means, {
      onDone: async (record) => {
        for (const listener of this.#onDone) await listener(record)
      },
      onRefused: (stayId) => {
        for (const listener of this.#onRefused) listener(stayId)
      },
    })
  }

  #drainSoon(): void {
    void this.drain().catch(() => {})
  }

  async putAway(key: string): Promise<void> {
    await this.#means.actions.forget(key)
    this.#drainSoon()
  }

  async again(action: PendingAction): Promise<void> {
    await this.#means.actions.write({ ...action, refused: null })
    this.#drainSoon()
  }

  /** Deletes guests' data that the server doesn't need, and stores no more of it. */
  dropGuests(): Promise<void> {
    return this.#means.actions.dropGuests((task) => this.#means.alone(task, true))
  }

  keepGuests(): void {
    this.#means.actions.keepGuests()
  }
}

/** Returns `null` for `failed`, because a failing server may have a good connection. */
function connectionAfter({ kind }: Outcome): Connection | null {
  switch (kind) {
    case 'signed_out':
      return 'signed_out'
    case 'unanswered':
      return 'offline'
    case 'failed':
      return null
    case 'done':
    case 'refused':
      return 'online'
  }
}
