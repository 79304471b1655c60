import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { ActionsStore } from './actions-store.ts'
import type { Connection } from './connection.ts'
import type { PendingAction } from './pending-action.ts'
import type { Outcome } from './send-action.ts'
import { sendWaiting } from './send-waiting.ts'
import { ShownActions } from './shown-actions.ts'
import { type Means, type NewAction, type Taken, takeAction } from './take-action.ts'

/** What the outbox needs of the device and of the line. */
export interface Surroundings extends Omit<Means, 'actions'> {
  store: ActionsStore
  setConnection: (connection: Connection) => void
  /** Tells the other tabs that something has changed. */
  tellTabs: () => void
}

/**
 * The acts that the device keeps until the server has answered: each is stored before it is sent, sent
 * in order and by one tab, again and again, until it is done or refused.
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

  /** Whether `acts` is what the device keeps: until it is read, nobody knows whether something waits. */
  get isRead(): boolean {
    return this.#means.actions.isRead
  }

  listen(listener: () => void): () => void {
    return this.#means.actions.listen(listener)
  }

  /** Tells of each stay as an act that had waited has left it, before the act is forgotten. */
  onDone(listener: (record: StayRecord) => Promise<void>): () => void {
    this.#onDone.add(listener)
    return () => this.#onDone.delete(listener)
  }

  /** Tells of each stay of which an act that had waited was refused. */
  onRefused(listener: (stayId: string) => void): () => void {
    this.#onRefused.add(listener)
    return () => this.#onRefused.delete(listener)
  }

  /** Reads again what the device keeps: another tab may have changed it. Throws if the storage doesn't answer. */
  reload(): Promise<void> {
    return this.#means.actions.reload()
  }

  /** Stores an act and sends it; throws as `takeAct` does. */
  async take(said: NewAction): Promise<Taken> {
    try {
      return await takeAction(this.#means, said)
    } finally {
      // What it had held up goes on.
      this.#drainSoon()
    }
  }

  /** Sends what is due, unless another tab does; ends with the first act that nobody answers. */
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

  /** Staff have seen that an act was refused, and go on without it. */
  async putAway(key: string): Promise<void> {
    await this.#means.actions.forget(key)
    this.#drainSoon()
  }

  /** Sends a refused act once more. */
  async again(action: PendingAction): Promise<void> {
    await this.#means.actions.write({ ...action, refused: null })
    this.#drainSoon()
  }

  /** Takes off the device what acts hold about guests beyond what the server needs, and stores no more of it. */
  dropGuests(): Promise<void> {
    return this.#means.actions.dropGuests((task) => this.#means.alone(task, true))
  }

  /** Stores whole acts again: somebody is signed in. */
  keepGuests(): void {
    this.#means.actions.keepGuests()
  }
}

/** What an outcome shows of the line; `null` if nothing: a server that fails may be behind a good one. */
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
