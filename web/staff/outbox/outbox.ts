import type { StayFile } from '../../../domain/stay-file.ts'
import { inOrder, isDue, isStuck, type KeptAct } from './act.ts'
import { ActsInTime } from './acts-in-time.ts'
import type { ActsStore } from './acts-store.ts'
import type { Line } from './line.ts'
import type { Outcome } from './send-act.ts'

/** What the outbox needs of the device and of the line. */
export interface Surroundings {
  store: ActsStore
  send: (act: KeptAct, waited: boolean) => Promise<Outcome>
  line: () => Line
  tellLine: (line: Line) => void
  /** Runs a task while no other tab runs one; at once or not at all, unless it is willing to wait a while. */
  alone: (task: () => Promise<void>, willWait: boolean) => Promise<void>
  /** Tells the other tabs that something has changed. */
  tellTabs: () => void
}

/** What staff have just done. */
export type NewAct = Omit<KeptAct, 'after' | 'storedAt' | 'waited' | 'refused'>

/** What became of an act by the time that staff go on: `waits`, it is sent later. */
export type Taken = { kind: 'done'; file: StayFile } | { kind: 'waits'; failed: boolean }

/** Something of the stay was refused, and nothing more is taken before staff have settled that. */
export class EntryInTheWay extends Error {}

/**
 * The acts that the device keeps until the server has answered: each is stored before it is sent, sent
 * in order and by one tab, again and again, until it is done or refused.
 */
export class Outbox {
  readonly #around: Surroundings
  readonly #store: ActsInTime
  #acts: readonly KeptAct[] = []
  #isRead = false
  #keepsGuests = true
  readonly #listeners = new Set<() => void>()
  readonly #onDone = new Set<(file: StayFile) => Promise<void>>()
  readonly #onRefused = new Set<(stayId: string) => void>()

  constructor(around: Surroundings) {
    this.#around = around
    const { store } = around
    this.#store = new ActsInTime({
      all: () => store.all(),
      put: (act) => store.put(this.#keepsGuests ? act : { ...act, name: '', before: undefined }),
      drop: (key) => store.drop(key),
    })
  }

  /** As the device has kept them, in order; the same array until one of them changes. */
  get acts(): readonly KeptAct[] {
    return this.#acts
  }

  /** Whether `acts` is what the device keeps: until it is read, nobody knows whether something waits. */
  get isRead(): boolean {
    return this.#isRead
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Hears of each stay as an act that had waited has left it, before the act is forgotten. */
  onDone(hear: (file: StayFile) => Promise<void>): () => void {
    this.#onDone.add(hear)
    return () => this.#onDone.delete(hear)
  }

  onRefused(hear: (stayId: string) => void): () => void {
    this.#onRefused.add(hear)
    return () => this.#onRefused.delete(hear)
  }

  /** Reads anew what the device keeps, as another tab may have changed it. Throws where it tells nothing. */
  async reload(): Promise<void> {
    this.#show(await this.#store.all())
  }

  #show(acts: readonly KeptAct[]): void {
    this.#acts = acts
    this.#isRead = true
    for (const listener of this.#listeners) listener()
  }

  /** Shows what has changed, here and in the other tabs; from memory where the storage hangs. */
  async #changed(change: (acts: readonly KeptAct[]) => readonly KeptAct[]): Promise<void> {
    await this.reload().catch(() => this.#show(inOrder(change(this.#acts))))
    this.#around.tellTabs()
  }

  /**
   * Stores an act and sends it at once, where there is a line and nothing of its stay waits before it;
   * otherwise it waits. Where the device stores nothing, it is sent all the same. Throws what the server
   * refuses, and there the lack of an answer; `EntryInTheWay` where an entry of the stay was refused.
   */
  async take(said: NewAct): Promise<Taken> {
    const act = await this.#stored(said)
    if (!act) return this.#sendUnstored(said)
    try {
      const taken = await this.#tried(act)
      if (taken.kind === 'waits') await this.#keepWaiting(act, taken.failed)
      return taken
    } finally {
      // What it had held up goes on.
      void this.drain().catch(() => {})
    }
  }

  /** What became of an act at once; it waits where it may not be sent yet. */
  async #tried(act: KeptAct): Promise<Taken> {
    let taken: Taken = { kind: 'waits', failed: false }
    if (act.after !== null || this.#around.line() !== 'up') return taken
    await this.#around.alone(async () => {
      taken = await this.#sendFirst(act)
    }, true)
    return taken
  }

  /** Null where the device stores nothing. */
  async #stored(said: NewAct): Promise<KeptAct | null> {
    const { stayId } = said
    if (isStuck(stayId, this.#acts)) throw new EntryInTheWay()
    const follow = (acts: readonly KeptAct[]): KeptAct => {
      if (isStuck(stayId, acts)) throw new EntryInTheWay()
      const others = acts.filter((other) => other.stayId === stayId && other.key !== said.key)
      const [first, last] = [others[0], others.at(-1)]
      const before = first ? first.before : said.before
      return { ...said, before, after: last?.key ?? null, ...fresh() }
    }
    return this.#store.add(follow).catch((error) => {
      if (error instanceof EntryInTheWay) throw error
      return null
    })
  }

  async #sendUnstored(said: NewAct): Promise<Taken> {
    const outcome = await this.#around.send({ ...said, after: null, ...fresh() }, false)
    this.#heard(outcome)
    if (outcome.kind !== 'done') throw outcome.error
    return outcome
  }

  /** The first try, while staff wait for its answer: what is refused now was never kept. */
  async #sendFirst(act: KeptAct): Promise<Taken> {
    const outcome = await this.#around.send(act, false)
    this.#heard(outcome)
    if (outcome.kind === 'done' || outcome.kind === 'refused') await this.#forget(act.key)
    if (outcome.kind === 'refused') throw outcome.error
    return outcome.kind === 'done' ? outcome : { kind: 'waits', failed: hasFailed(outcome) }
  }

  /** What is on the device is sent as a fact in the end, whether or not this is written down in time. */
  async #keepWaiting(act: KeptAct, failed: boolean): Promise<void> {
    await this.#write({ ...act, waited: true, failed }).catch(() => {})
  }

  async #write(act: KeptAct): Promise<void> {
    const others = (acts: readonly KeptAct[]) => acts.filter(({ key }) => key !== act.key)
    try {
      await this.#store.put(act)
    } finally {
      await this.#changed((acts) => [...others(acts), act])
    }
  }

  async #forget(forgotten: string): Promise<void> {
    await this.#store.drop(forgotten)
    await this.#changed((acts) => acts.filter(({ key }) => key !== forgotten))
  }

  #heard({ kind }: Outcome): void {
    if (kind === 'signed_out') this.#around.tellLine('signed_out')
    else if (kind === 'unanswered') this.#around.tellLine('down')
    else if (kind !== 'failed') this.#around.tellLine('up')
  }

  /** Sends what is due, unless another tab does; ends with the first act that nobody answers. */
  async drain(): Promise<void> {
    if (!this.#acts.some((act) => isDue(act, this.#acts))) return
    const tried = new Set<string>()
    let goesOn = true
    while (goesOn) {
      goesOn = false
      // Between two of them, whoever stands waiting for an act of their own comes first.
      await this.#around.alone(async () => {
        goesOn = await this.#sendNext(tried)
      }, false)
    }
    await this.reload()
  }

  /** Sends the next act as a fact: whoever waited for its answer has left. Tells whether there may be more. */
  async #sendNext(tried: Set<string>): Promise<boolean> {
    const acts = await this.#store.all()
    const next = acts.find((act) => isDue(act, acts) && !tried.has(act.key))
    if (!next) return false
    tried.add(next.key)
    const act = { ...next, waited: true }
    if (!next.waited) await this.#store.put(act)
    const outcome = await this.#around.send(act, true)
    this.#heard(outcome)
    if (outcome.kind === 'done') await this.#done(act, outcome.file)
    else if (outcome.kind === 'refused') await this.#refused(act, outcome.error.code ?? 'invalid')
    else await this.#note(act, hasFailed(outcome))
    return outcome.kind !== 'unanswered' && outcome.kind !== 'signed_out'
  }

  async #done(act: KeptAct, file: StayFile): Promise<void> {
    // What its answer shows would count twice beside it.
    this.#acts = this.#acts.filter(({ key }) => key !== act.key)
    for (const hear of this.#onDone) await hear(file)
    const others = (await this.#store.all()).filter(({ stayId }) => stayId === act.stayId)
    for (const other of others) await this.#store.put({ ...other, before: file })
    await this.#forget(act.key)
  }

  /** It is still there: staff are told whether that is the server's fault. */
  async #note(act: KeptAct, failed: boolean): Promise<void> {
    if (failed !== (act.failed ?? false)) await this.#write({ ...act, failed }).catch(() => {})
  }

  async #refused(act: KeptAct, code: string): Promise<void> {
    await this.#write({ ...act, failed: false, refused: { code } })
    for (const hear of this.#onRefused) hear(act.stayId)
  }

  /** Staff have seen that an act was refused, and go on without it. */
  async putAway(key: string): Promise<void> {
    await this.#forget(key)
    void this.drain().catch(() => {})
  }

  /**
   * Takes off the device what acts hold about guests beyond what the server needs, and keeps no more of it:
   * an act that is under way is stored once its answer is known.
   */
  async dropGuests(): Promise<void> {
    this.#keepsGuests = false
    await this.#around.alone(async () => {
      for (const act of await this.#store.all()) await this.#store.put(act)
    }, true)
    await this.reload()
  }

  /** Somebody is signed in again. */
  keepGuests(): void {
    this.#keepsGuests = true
  }

  /** Sends a refused act once more. */
  async again(act: KeptAct): Promise<void> {
    await this.#write({ ...act, refused: null })
    void this.drain().catch(() => {})
  }
}

/** Whether the server failed at it, other than being too busy for anybody. */
function hasFailed(outcome: Outcome): boolean {
  return outcome.kind === 'failed' && outcome.error.status >= 500
}

function fresh(): Pick<KeptAct, 'storedAt' | 'waited' | 'refused'> {
  return { storedAt: Date.now(), waited: false, refused: null }
}
