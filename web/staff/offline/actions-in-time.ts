import { storageTimeoutMs, withTimeout } from '../../browser/with-timeout.ts'
import type { ActionsStore } from './actions-store.ts'
import { actionsInOrder, type PendingAction } from './pending-action.ts'

/** Except for `drop`, the methods throw if the store fails or doesn't respond in time. */
export class ActionsInTime {
  readonly #store: ActionsStore
  /** Keys of deleted actions that may still be stored. */
  readonly #gone = new Set<string>()

  constructor(store: ActionsStore) {
    this.#store = store
  }

  async all(): Promise<PendingAction[]> {
    return actionsInOrder(await withTimeout(this.#there(), storageTimeoutMs))
  }

  async put(action: PendingAction): Promise<void> {
    await withTimeout(this.#store.put(action), storageTimeoutMs)
  }

  /**
   * Stores the actions that `change` returns, in one transaction. Keeps all others.
   * Throws if the store fails or doesn't respond in time.
   */
  async update(
    change: (actions: readonly PendingAction[]) => readonly PendingAction[],
  ): Promise<void> {
    const updated = this.#store.update((actions) => change(this.#without(actions)))
    await withTimeout(updated, storageTimeoutMs)
  }

  /**
   * Stores and returns the action that `actionAfter` returns for the stored ones.
   * Throws if the store fails or doesn't respond in time, and what `actionAfter` throws. After a
   * timeout, undoes a write that succeeds later.
   */
  async add(
    actionAfter: (actions: readonly PendingAction[]) => PendingAction,
  ): Promise<PendingAction> {
    let isLate = false
    const added = this.#there().then(async (actions) => {
      const action = actionAfter(actionsInOrder(actions))
      // After the timeout, the caller sends the action without storing it.
      if (isLate) return action
      await this.#store.put(action)
      if (isLate) await this.#store.drop(action.key)
      return action
    })
    try {
      return await withTimeout(added, storageTimeoutMs)
    } finally {
      isLate = true
    }
  }

  /** Deletes an action. If storage fails or hangs, only hides the action. */
  async drop(key: string): Promise<void> {
    this.#gone.add(key)
    const dropped = this.#store.drop(key).then(() => void this.#gone.delete(key))
    await withTimeout(dropped, storageTimeoutMs).catch(() => {})
  }

  async #there(): Promise<PendingAction[]> {
    return this.#without(await this.#store.all())
  }

  #without(actions: readonly PendingAction[]): PendingAction[] {
    return actions.filter(({ key }) => !this.#gone.has(key))
  }
}
