const execute = new Set<PropertyKey>(['run', 'all', 'raw', 'first'])
const inner = Symbol('the statement itself')

/** Counts a Worker's trips to D1, and lets tests break them. */
export class D1Meter {
  trips = 0
  /** Decides which trips fail, by their number since the last `reset`. */
  fails: (trip: number) => boolean = () => false
  /** Runs before a trip, to lose a race on purpose. */
  meanwhile: (trip: number) => Promise<unknown> = async () => {}

  reset(): void {
    this.trips = 0
    this.fails = () => false
    this.meanwhile = async () => {}
  }

  async trip<T>(send: () => Promise<T>): Promise<T> {
    this.trips += 1
    const trip = this.trips
    await this.meanwhile(trip)
    if (this.fails(trip)) throw new Error('D1_ERROR: Network connection lost.')
    return send()
  }
}

/** The same database at the Worker's binding, with every trip to it counted. */
export function countingD1(db: D1Database, meter: D1Meter): D1Database {
  const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === inner) return target
        if (name === 'bind') {
          return (...values: unknown[]) => counted(target.bind(...values))
        }
        const member: unknown = Reflect.get(target, name)
        if (!execute.has(name) || typeof member !== 'function') return member
        return (...args: unknown[]) => meter.trip(() => member.apply(target, args))
      },
    })
  return new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => counted(target.prepare(query))
      if (name === 'batch') {
        return (statements: D1PreparedStatement[]) =>
          meter.trip(() => target.batch(statements.map((one) => Reflect.get(one, inner))))
      }
      throw new Error(`The Worker is not known to use D1's ${String(name)}`)
    },
  })
}
