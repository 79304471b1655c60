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
  notifyTabs: () => void
}

/**
 * Stores actions on the device before sending them.
 * Only one tab at a time sends them. The actions of a stay are sent in order.
 */
export class OfflineQueue {
  readonly #means: Means
  readonly #onDone = new Set<(record: StayRecord) => Promise<void>>()
  readonly #onRefused = new Set<(stayId: string) => void>()

  constructor({ store, send, connection: line, setConnection, alone, notifyTabs }: Surroundings) {
    this.#means = {
      actions: new ShownActions(store, notifyTabs),
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

  get isRead(): boolean {
    return this.#means.actions.isRead
  }

  listen(listener: () => void): () => void {
    return this.#means.actions.listen(listener)
  }

  /**
   * Calls `listener` with the server's stay record after `drain` has sent an action successfully.
   * The action is only deleted once `listener` has finished.
   */
  onDone(listener: (record: StayRecord) => Promise<void>): () => void {
    this.#onDone.add(listener)
    return () => this.#onDone.delete(listener)
  }

  onRefused(listener: (stayId: string) => void): () => void {
    this.#onRefused.add(listener)
    return () => this.#onRefused.delete(listener)
  }

  /** Rereads storage. Throws if storage fails or doesn't respond. */
  reload(): Promise<void> {
    return this.#means.actions.reload()
  }

  /** Throws like `takeAction`. */
  async take(said: NewAction): Promise<Taken> {
    try {
      return await takeAction(this.#means, said)
    } finally {
      // Sends actions that had to wait for this one.
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

  /**
   * Stores the repair of a refused action, and sends actions that are due.
   * The repaired action comes last in `repair`. Stores nothing if another tab has resolved the
   * action in the meantime. Throws if storage fails or doesn't respond.
   */
  async replace(repair: readonly PendingAction[]): Promise<void> {
    await this.#means.actions.repair(repair)
    this.#drainSoon()
  }

  again(action: PendingAction): Promise<void> {
    return this.replace([{ ...action, refused: null }])
  }

  /**
   * Removes guests' data that the server doesn't need from pending actions.
   * Until `keepGuests` is called, new actions are also stored without it. Leaves pending actions
   * unchanged if another tab is sending for too long. Throws if storage fails or doesn't respond.
   */
  dropGuests(): Promise<void> {
    return this.#means.actions.dropGuests((task) => this.#means.alone(task, true))
  }

  keepGuests(): void {
    this.#means.actions.keepGuests()
  }
}

/** Returns the connection that an outcome shows, `null` if it shows none. */
function connectionAfter({ kind }: Outcome): Connection | null {
  switch (kind) {
    case 'signed_out':
      return 'signed_out'
    case 'unanswered':
      return 'offline'
    case 'failed':
      return null
    case 'done':
    case 'dropped':
    case 'refused':
      return 'online'
  }
}
