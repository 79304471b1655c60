import type { SeedOffice } from './office.ts'

type Act = () => Promise<unknown>

interface Planned {
  at: number
  act: Act
}

/** Runs planned actions in order of time, up to `end`. */
export class Agenda {
  readonly #end: number
  #planned: Planned[] = []

  constructor(end: Date) {
    this.#end = end.getTime()
  }

  at(instant: Date, act: Act): void {
    this.#planned.push({ at: instant.getTime(), act })
  }

  /** Runs each action with the office's clock at its time, then sets the clock to `end`. Actions may plan others. */
  async play(office: SeedOffice): Promise<void> {
    for (let next = this.#take(); next; next = this.#take()) {
      await office.setClock(new Date(Math.max(next.at, office.now.getTime())))
      await next.act()
    }
    await office.setClock(new Date(this.#end))
  }

  #take(): Planned | undefined {
    this.#planned.sort((a, b) => a.at - b.at)
    const [next] = this.#planned
    if (!next || next.at > this.#end) return undefined
    return this.#planned.shift()
  }
}
