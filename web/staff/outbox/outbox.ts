import type { StayFile } from '../../../domain/stay-file.ts'
import { inOrder, isDue, type KeptAct } from './act.ts'
import type { ActsStore } from './acts-store.ts'
import { inTime } from './in-time.ts'
import type { Line } from './line.ts'
import type { Outcome } from './send-act.ts'

/** Milliseconds: a page that was left may hold up the device's storage for good (seen in WebKit). */
const storing = 1500

/** What the outbox needs of the device and of the line. */
export interface Surroundings {
  store: ActsStore
  send: (act: KeptAct, waited: boolean) => Promise<Outcome>
  line: () => Line
  tellLine: (line: Line) => void
  /** Runs a task while no other tab runs one; at once or not at all, unless it is willing to wait. */
  alone: (task: () => Promise<void>, willWait: boolean) => Promise<void>
  /** Tells the other tabs that something has changed. */
  tellTabs: () => void
}

/** What staff have just done. */
export type NewAct = Omit<KeptAct, 'after' | 'waited' | 'refused'>

/** What became of an act by the time that staff go on: `waits`, it is sent later. */
export type Taken = { kind: 'done'; file: StayFile } | { kind: 'waits' }

/**
 * The acts that the device keeps until the server has answered: each is stored before it is sent, sent
 * in order and by one tab, again and again, until it is done or refused.
 */
export class Outbox {
  readonly #around: Surroundings
  #acts: readonly KeptAct[] = []
  readonly #listeners = new Set<() => void>()
  readonly #onDone = new Set<(file: StayFile) => Promise<void>>()
  readonly #onRefused = new Set<(stayId: string) => void>()

  constructor(around: Surroundings) {
    this.#around = around
  }

  /** As the device has kept them, in order; the same array until one of them changes. */
  get acts(): readonly KeptAct[] {
    return this.#acts
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

  /** Reads anew what the device keeps, as another tab may have changed it. */
  async reload(): Promise<void> {
    this.#acts = inOrder(await this.#around.store.all())
    for (const listener of this.#listeners) listener()
  }

  async #changed(): Promise<void> {
    await this.reload()
    this.#around.tellTabs()
  }

  /**
   * Stores an act and sends it at once, where there is a line and nothing of its stay waits before it;
   * otherwise it waits. Where the device stores nothing, it is sent all the same. Throws what the server
   * refuses, and there the lack of an answer.
   */
  async take(said: NewAct): Promise<Taken> {
    const act = await inTime(this.#stored(said), storing).catch(() => null)
    if (!act) return this.#sendUnstored(said)
    let taken: Taken = { kind: 'waits' }
    if (act.after === null && this.#around.line() === 'up') {
      await this.#around.alone(async () => {
        taken = await this.#sendFirst(act)
      }, true)
    }
    if (taken.kind === 'waits') await this.#keepWaiting(act)
    return taken
  }

  async #stored(said: NewAct): Promise<KeptAct> {
    const { store } = this.#around
    const others = inOrder(await store.all()).filter(
      ({ stayId, key }) => stayId === said.stayId && key !== said.key,
    )
    const [first, last] = [others[0], others.at(-1)]
    const before = first ? first.before : said.before
    const act = { ...said, before, after: last?.key ?? null, waited: false, refused: null }
    await store.put(act)
    return act
  }

  async #sendUnstored(said: NewAct): Promise<Taken> {
    const outcome = await this.#around.send(
      { ...said, after: null, waited: false, refused: null },
      false,
    )
    this.#heard(outcome)
    if (outcome.kind !== 'done') throw outcome.error
    return outcome
  }

  /** The first try, while staff wait for its answer: what is refused now was never kept. */
  async #sendFirst(act: KeptAct): Promise<Taken> {
    const { store, send } = this.#around
    const outcome = await send(act, false)
    this.#heard(outcome)
    if (outcome.kind === 'done' || outcome.kind === 'refused') await store.drop(act.key)
    if (outcome.kind === 'refused') throw outcome.error
    return outcome.kind === 'done' ? outcome : { kind: 'waits' }
  }

  async #keepWaiting(act: KeptAct): Promise<void> {
    await this.#around.store.put({ ...act, waited: true })
    await this.#changed()
    void this.drain()
  }

  #heard({ kind }: Outcome): void {
    if (kind === 'signed_out') this.#around.tellLine('signed_out')
    else if (kind === 'unanswered') this.#around.tellLine('down')
    else if (kind !== 'failed') this.#around.tellLine('up')
  }

  /** Sends what is due, unless another tab does; ends with the first act that nobody answers. */
  async drain(): Promise<void> {
    const { store, send, alone } = this.#around
    if (!this.#acts.some((act) => isDue(act, this.#acts))) return
    await alone(async () => {
      const tried = new Set<string>()
      for (;;) {
        const acts = inOrder(await store.all())
        const next = acts.find((act) => isDue(act, acts) && !tried.has(act.key))
        if (!next) return
        tried.add(next.key)
        // Whoever waited for its answer has left: it is told as a fact.
        const act = { ...next, waited: true }
        if (!next.waited) await store.put(act)
        const outcome = await send(act, true)
        this.#heard(outcome)
        if (outcome.kind === 'done') await this.#done(act, outcome.file)
        if (outcome.kind === 'refused') await this.#refused(act, outcome.error.code ?? 'invalid')
        if (outcome.kind === 'unanswered' || outcome.kind === 'signed_out') return
      }
    }, false)
    await this.reload()
  }

  async #done(act: KeptAct, file: StayFile): Promise<void> {
    const { store } = this.#around
    // What its answer shows would count twice beside it.
    this.#acts = this.#acts.filter(({ key }) => key !== act.key)
    for (const hear of this.#onDone) await hear(file)
    const others = (await store.all()).filter(({ stayId }) => stayId === act.stayId)
    for (const other of others) await store.put({ ...other, before: file })
    await store.drop(act.key)
    await this.#changed()
  }

  async #refused(act: KeptAct, code: string): Promise<void> {
    await this.#around.store.put({ ...act, refused: { code } })
    await this.#changed()
    for (const hear of this.#onRefused) hear(act.stayId)
  }

  /** Staff have seen that an act was refused, and have done what is to be done instead. */
  async putAway(key: string): Promise<void> {
    await this.#around.store.drop(key)
    await this.#changed()
    void this.drain()
  }

  /** Sends a refused act once more. */
  async again(act: KeptAct): Promise<void> {
    await this.#around.store.put({ ...act, refused: null })
    await this.#changed()
    void this.drain()
  }
}
