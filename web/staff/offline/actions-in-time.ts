import { withTimeout } from '../../browser/with-timeout.ts'
import type { ActionsStore } from './actions-store.ts'
import { actionsInOrder, type PendingAction } from './pending-action.ts'

/** Milliseconds: a page that was left may hold up the device's storage for good (seen in WebKit). */
const timeoutMs = 1500

/** The device's storage, which answers soon or throws: staff stand waiting, and no lock may stay held. */
export class ActionsInTime {
  readonly #store: ActionsStore
  /** Of no use any more, though the storage may still hold them. */
  readonly #gone = new Set<string>()

  constructor(store: ActionsStore) {
    this.#store = store
  }

  /** In the order in which they were done. */
  async all(): Promise<PendingAction[]> {
    return actionsInOrder(await withTimeout(this.#there(), timeoutMs))
  }

  async put(action: PendingAction): Promise<void> {
    await withTimeout(this.#store.put(action), timeoutMs)
  }

  /** Stores what follows on what is there already; what comes too late is taken off again, and throws. */
  async add(
    actionAfter: (actions: readonly PendingAction[]) => PendingAction,
  ): Promise<PendingAction> {
    let isLate = false
    const added = this.#there().then(async (actions) => {
      const action = actionAfter(actionsInOrder(actions))
      // By now it was sent without being stored.
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

  /** Takes an act off the device; here it is gone even where the storage hangs. */
  async drop(key: string): Promise<void> {
    this.#gone.add(key)
    const dropped = this.#store.drop(key).then(() => void this.#gone.delete(key))
    await withTimeout(dropped, timeoutMs).catch(() => {})
  }

  async #there(): Promise<PendingAction[]> {
    return (await this.#store.all()).filter(({ key }) => !this.#gone.has(key))
  }
}
