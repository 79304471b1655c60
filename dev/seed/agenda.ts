import type { SeedOffice } from './office.ts'

type Act = () => Promise<unknown>

interface Planned {
  at: number
  act: Act
}

/** Actions planned for instants up to `end`. Later ones are never run. */
export class Agenda {
  readonly #end: number
  #planned: Planned[] = []

  constructor(end: Date) {
    this.#end = end.getTime()
  }

  at(instant: Date, act: Act): void {
    this.#planned.push({ at: instant.getTime(), act })
  }

  /**
   * Runs the actions up to `end` in order, each with the office's clock at its time.
   * Actions may plan others. The clock never moves back, and is at `end` afterwards.
   */
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
