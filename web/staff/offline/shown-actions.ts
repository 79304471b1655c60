import { ActionsInTime } from './actions-in-time.ts'
import type { ActionsStore } from './actions-store.ts'
import { actionsInOrder, type PendingAction } from './pending-action.ts'

/**
 * Stored actions, as shown by this tab.
 * `write`, `keepWaiting`, `repair` and `forget` notify other tabs. If storage can't be reread, they
 * change the actions in memory.
 */
export class ShownActions {
  readonly #store: ActionsInTime
  readonly #tellTabs: () => void
  #actions: readonly PendingAction[] = []
  #isRead = false
  #keepsGuests = true
  readonly #listeners = new Set<() => void>()

  constructor(store: ActionsStore, notifyTabs: () => void) {
    this.#tellTabs = notifyTabs
    const allowed = (action: PendingAction) =>
      this.#keepsGuests ? action : { ...action, name: '', before: undefined }
    this.#store = new ActionsInTime({
      all: () => store.all(),
      put: (action) => store.put(allowed(action)),
      update: (change) => store.update((stored) => change(stored).map(allowed)),
      drop: (key) => store.drop(key),
    })
  }

  /** Stays the same array until a reload or a change, as `useSyncExternalStore` requires. */
  get all(): readonly PendingAction[] {
    return this.#actions
  }

  get isRead(): boolean {
    return this.#isRead
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Rereads storage. Throws if storage fails or doesn't respond. */
  async reload(): Promise<void> {
    this.#show(await this.stored())
  }

  /** Throws if storage fails or doesn't respond. */
  stored(): Promise<PendingAction[]> {
    return this.#store.all()
  }

  /**
   * Stores the action that `actionAfter` returns for the stored ones. Doesn't notify listeners.
   * Throws if storage fails or doesn't respond, and what `actionAfter` throws.
   */
  add(actionAfter: (actions: readonly PendingAction[]) => PendingAction): Promise<PendingAction> {
    return this.#store.add(actionAfter)
  }

  /** Doesn't notify listeners. Throws if storage fails or doesn't respond. */
  put(action: PendingAction): Promise<void> {
    return this.#store.put(action)
  }

  /** Stores an action, then shows what is stored. Throws if storage fails or doesn't respond. */
  async write(action: PendingAction): Promise<void> {
    try {
      await this.put(action)
    } finally {
      await this.#changed((actions) => [...without(action.key, actions), action])
    }
  }

  /**
   * Stores that an action waits, in one transaction.
   * Changes nothing if the stored action is gone or refused, because another tab has then sent it.
   * Throws if storage fails or doesn't respond.
   */
  async keepWaiting(action: PendingAction, failed: boolean): Promise<void> {
    const waiting = (one: PendingAction) => ({ ...one, wasOffline: true, failed })
    try {
      await this.#store.update((actions) =>
        actions.filter(({ key, refused }) => key === action.key && !refused).map(waiting),
      )
    } finally {
      await this.#changed((actions) => [...without(action.key, actions), waiting(action)])
    }
  }

  /**
   * Stores the repair of a refused action, in one transaction.
   * The repaired action comes last in `repair`. Changes nothing if it is no longer refused, because
   * another tab has then resolved it. Throws if storage fails or doesn't respond.
   */
  async repair(repair: readonly PendingAction[]): Promise<void> {
    const settled = repair.at(-1)?.key
    const change = (actions: readonly PendingAction[]) =>
      actions.some(({ key, refused }) => key === settled && refused) ? repair : []
    try {
      await this.#store.update(change)
    } finally {
      await this.#changed((actions) => {
        const changed = change(actions)
        const keys = new Set(changed.map(({ key }) => key))
        return [...actions.filter(({ key }) => !keys.has(key)), ...changed]
      })
    }
  }

  async forget(key: string): Promise<void> {
    await this.#store.drop(key)
    await this.#changed((actions) => without(key, actions))
  }

  /**
   * Hides an action before it is deleted.
   * Otherwise, it would also be applied to the response, which already includes it.
   */
  leaveOut(key: string): void {
    this.#actions = without(key, this.#actions)
  }

  /**
   * Removes guests' data that the server doesn't need from stored actions and, until `keepGuests`,
   * from new ones. Leaves the stored actions unchanged if `alone` skips its task. Throws if storage
   * fails or doesn't respond.
   */
  async dropGuests(alone: (task: () => Promise<void>) => Promise<void>): Promise<void> {
    this.#keepsGuests = false
    // Waits for an action that is being sent, because it may be stored again.
    await alone(async () => {
      for (const action of await this.stored()) await this.put(action)
    })
    await this.reload()
  }

  keepGuests(): void {
    this.#keepsGuests = true
  }

  #show(actions: readonly PendingAction[]): void {
    this.#actions = actions
    this.#isRead = true
    for (const listener of this.#listeners) listener()
  }

  async #changed(
    change: (actions: readonly PendingAction[]) => readonly PendingAction[],
  ): Promise<void> {
    await this.reload().catch(() => this.#show(actionsInOrder(change(this.#actions))))
    this.#tellTabs()
  }
}

function without(key: string, actions: readonly PendingAction[]): readonly PendingAction[] {
  return actions.filter((action) => action.key !== key)
}
