import { ActionsInTime } from './actions-in-time.ts'
import type { ActionsStore } from './actions-store.ts'
import { actionsInOrder, type PendingAction } from './pending-action.ts'

/**
 * Stored actions, as shown by this tab.
 * Notifies other tabs of changes. If storage hangs, continues with the actions in memory.
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

  /** Returns the same array until the next change. */
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

  /** Rereads storage. Throws if it doesn't respond. */
  async reload(): Promise<void> {
    this.#show(await this.stored())
  }

  /** Throws if storage doesn't respond. */
  stored(): Promise<PendingAction[]> {
    return this.#store.all()
  }

  /** Throws if storage doesn't respond. */
  add(actionAfter: (actions: readonly PendingAction[]) => PendingAction): Promise<PendingAction> {
    return this.#store.add(actionAfter)
  }

  /** Doesn't notify listeners. Throws if storage doesn't respond. */
  put(action: PendingAction): Promise<void> {
    return this.#store.put(action)
  }

  /** Stores and shows an action. Shows it even if storing throws. */
  async write(action: PendingAction): Promise<void> {
    try {
      await this.put(action)
    } finally {
      await this.#changed((actions) => [...without(action.key, actions), action])
    }
  }

  /**
   * Stores and shows that an action waits, in one transaction.
   * Doesn't change it if another tab has sent, removed or refused it in the meantime.
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
   * Stores and shows the repair of a refused action, which comes last in `repair`, all at once.
   * Does nothing if the action is no longer refused. Another tab has then resolved it, and a part of the repair, such
   * as a payment, could be recorded twice.
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

  /** Removes guests' data that the server doesn't need. */
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
