const execute = new Set<PropertyKey>(['run', 'all', 'raw', 'first'])
const inner = Symbol('the statement itself')

/** Counts a Worker's trips to D1, and lets tests break them. */
export class D1Meter {
  trips = 0
  /** Rows read and written, as D1 bills them. `null` unless a test counts them. */
  rows: { read: number; written: number } | null = null
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

  bill(result: D1Result): void {
    if (!this.rows) return
    this.rows.read += result.meta.rows_read
    this.rows.written += result.meta.rows_written
  }
}

/** The same database at the Worker's binding, with every trip to it counted. */
export function countingD1(db: D1Database, meter: D1Meter): D1Database {
  /** `raw` doesn't say what it cost, and `run` loses columns of one name. So both read, but only one writes. */
  const billed = async (statement: D1PreparedStatement, name: PropertyKey, query: string) => {
    const result = await statement.run<Record<string, unknown>>()
    meter.bill(result)
    if (name !== 'raw') return result
    return /^select/i.test(query)
      ? statement.raw()
      : result.results.map((row) => Object.values(row))
  }
  const counted = (statement: D1PreparedStatement, query: string): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === inner) return target
        if (name === 'bind') {
          return (...values: unknown[]) => counted(target.bind(...values), query)
        }
        const member: unknown = Reflect.get(target, name)
        if (!execute.has(name) || typeof member !== 'function') return member
        return (...args: unknown[]) =>
          meter.trip(() => (meter.rows ? billed(target, name, query) : member.apply(target, args)))
      },
    })
  return new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => counted(target.prepare(query), query)
      if (name === 'batch') {
        return (statements: D1PreparedStatement[]) =>
          meter.trip(async () => {
            const results = await target.batch(statements.map((one) => Reflect.get(one, inner)))
            for (const result of results) meter.bill(result)
            return results
          })
      }
      throw new Error(`The Worker is not known to use D1's ${String(name)}`)
    },
  })
}
