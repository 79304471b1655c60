import { inTime } from '../../browser/in-time.ts'
import { inOrder, type KeptAct } from './act.ts'
import type { ActsStore } from './acts-store.ts'

/** Milliseconds: a page that was left may hold up the device's storage for good (seen in WebKit). */
const patience = 1500

/** The device's storage, which answers soon or throws: staff stand waiting, and no lock may stay held. */
export class ActsInTime {
  readonly #store: ActsStore
  /** Of no use any more, though the storage may still hold them. */
  readonly #gone = new Set<string>()

  constructor(store: ActsStore) {
    this.#store = store
  }

  /** In the order in which they were done. */
  async all(): Promise<KeptAct[]> {
    return inOrder(await inTime(this.#there(), patience))
  }

  async put(act: KeptAct): Promise<void> {
    await inTime(this.#store.put(act), patience)
  }

  /** Stores what follows on what is there already; what comes too late is taken off again, and throws. */
  async add(actAfter: (acts: readonly KeptAct[]) => KeptAct): Promise<KeptAct> {
    let isLate = false
    const added = this.#there().then(async (acts) => {
      const act = actAfter(inOrder(acts))
      // By now it was sent without being stored.
      if (isLate) return act
      await this.#store.put(act)
      if (isLate) await this.#store.drop(act.key)
      return act
    })
    try {
      return await inTime(added, patience)
    } finally {
      isLate = true
    }
  }

  /** Takes an act off the device; here it is gone even where the storage hangs. */
  async drop(key: string): Promise<void> {
    this.#gone.add(key)
    const dropped = this.#store.drop(key).then(() => void this.#gone.delete(key))
    await inTime(dropped, patience).catch(() => {})
  }

  async #there(): Promise<KeptAct[]> {
    return (await this.#store.all()).filter(({ key }) => !this.#gone.has(key))
  }
}
