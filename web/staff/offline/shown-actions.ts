import { ActionsInTime } from './actions-in-time.ts'
import type { ActionsStore } from './actions-store.ts'
import { actionsInOrder, type PendingAction } from './pending-action.ts'

/**
 * The acts that the device keeps, as this tab shows them. What changes is shown here and told to the other
 * tabs; if the storage hangs, this tab goes on from memory.
 */
export class ShownActions {
  readonly #store: ActionsInTime
  readonly #tellTabs: () => void
  #actions: readonly PendingAction[] = []
  #isRead = false
  #keepsGuests = true
  readonly #listeners = new Set<() => void>()

  constructor(store: ActionsStore, tellTabs: () => void) {
    this.#tellTabs = tellTabs
    this.#store = new ActionsInTime({
      all: () => store.all(),
      put: (action) =>
        store.put(this.#keepsGuests ? action : { ...action, name: '', before: undefined }),
      drop: (key) => store.drop(key),
    })
  }

  /** In the order in which they were done; the same array until one of them changes. */
  get all(): readonly PendingAction[] {
    return this.#actions
  }

  /** Whether `all` is what the device keeps: until it is read, nobody knows whether something waits. */
  get isRead(): boolean {
    return this.#isRead
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads the device's storage again, and shows what it keeps. Throws if the storage doesn't answer. */
  async reload(): Promise<void> {
    this.#show(await this.stored())
  }

  /** The acts in the device's storage. Throws if that doesn't answer. */
  stored(): Promise<PendingAction[]> {
    return this.#store.all()
  }

  /** Stores a new act that follows on those in the storage. Throws if that doesn't answer. */
  add(actionAfter: (actions: readonly PendingAction[]) => PendingAction): Promise<PendingAction> {
    return this.#store.add(actionAfter)
  }

  /** Stores an act without showing it: what staff see of it has not changed. */
  put(action: PendingAction): Promise<void> {
    return this.#store.put(action)
  }

  /** Stores an act and shows it. Throws if the storage doesn't answer, and shows it all the same. */
  async write(action: PendingAction): Promise<void> {
    try {
      await this.put(action)
    } finally {
      await this.#changed((actions) => [...without(action.key, actions), action])
    }
  }

  /** Takes an act off the device, and shows what is left. */
  async forget(key: string): Promise<void> {
    await this.#store.drop(key)
    await this.#changed((actions) => without(key, actions))
  }

  /** Leaves an act out before it is taken off: beside the answer to it, it would count twice. */
  leaveOut(key: string): void {
    this.#actions = without(key, this.#actions)
  }

  /** Stores from now on only what the server needs, and takes the rest off what is stored. */
  async dropGuests(alone: (task: () => Promise<void>) => Promise<void>): Promise<void> {
    this.#keepsGuests = false
    // An act that is under way is stored once its answer is known.
    await alone(async () => {
      for (const action of await this.stored()) await this.put(action)
    })
    await this.reload()
  }

  /** Stores whole acts again. */
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
