import { withTimeout } from '../../browser/with-timeout.ts'
import type { ActionsStore } from './actions-store.ts'
import { actionsInOrder, type PendingAction } from './pending-action.ts'

/** Milliseconds. An abandoned page may block storage forever (seen in WebKit). */
const timeoutMs = 1500

/** Device storage with a timeout, because staff are waiting and locks must not stay held. */
export class ActionsInTime {
  readonly #store: ActionsStore
  /** Keys of dropped actions that storage may still hold */
  readonly #gone = new Set<string>()

  constructor(store: ActionsStore) {
    this.#store = store
  }

  async all(): Promise<PendingAction[]> {
    return actionsInOrder(await withTimeout(this.#there(), timeoutMs))
  }

  async put(action: PendingAction): Promise<void> {
    await withTimeout(this.#store.put(action), timeoutMs)
  }

  /** Stores an action that depends on the stored ones. After a timeout it throws and removes a late write. */
  async add(
    actionAfter: (actions: readonly PendingAction[]) => PendingAction,
  ): Promise<PendingAction> {
    let isLate = false
    const added = this.#there().then(async (actions) => {
      const action = actionAfter(actionsInOrder(actions))
      // The action was already sent without being stored.
      if (isLate) return action
      await this.#store.put(action)
      if (isLate) await this.#store.drop(action.key)
      return action
    })
    try {
      return await withTimeout(added, timeoutMs)
    } finally {
      isLate = true
    }
  }

  /** Deletes an action. Hides it here even if storage hangs. */
  async drop(key: string): Promise<void> {
    this.#gone.add(key)
    const dropped = this.#store.drop(key).then(() => void this.#gone.delete(key))
    await withTimeout(dropped, timeoutMs).catch(() => {})
  }

  async #there(): Promise<PendingAction[]> {
    return (await this.#store.all()).filter(({ key }) => !this.#gone.has(key))
  }
}
