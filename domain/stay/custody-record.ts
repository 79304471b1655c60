/** When a bag came and when it left, and which members of staff took it and gave it out. */
export interface CustodyRecord<Instant = string> {
  /** The bag's. */
  id: string
  inAt: Instant
  inBy: string | null
  /** Null while it is here. */
  outAt: Instant | null
  outBy: string | null
}

/** The row of a bag, with what the changes that wrote it tell. */
export interface CustodyRow extends CustodyRecord<Date> {
  tag: number
  /** The change by which it came, and the one that took its coming or leaving back. */
  inChangeId: string
  voidChangeId: string | null
}

/** The row of a bag that left by mistake, of which this row is the return. */
function beforeReturn(row: CustodyRow, rows: readonly CustodyRow[]): CustodyRow | undefined {
  const returned = rows.filter(
    ({ voidChangeId, outAt }) => voidChangeId === row.inChangeId && outAt !== null,
  )
  return returned.find(({ tag }) => tag === row.tag) ?? returned[0]
}

/** The row that tells since when a bag is really here: one that was given out by mistake never left. */
export function arrivalOf(row: CustodyRow, rows: readonly CustodyRow[]): CustodyRow {
  const before = beforeReturn(row, rows)
  return before ? arrivalOf(before, rows) : row
}

/** The custody record of a stay's bags, of all rows that they have. */
export function custodyRecords(rows: readonly CustodyRow[]): CustodyRecord<Date>[] {
  return rows.map((row) => {
    const { inAt, inBy } = arrivalOf(row, rows)
    return { id: row.id, inAt, inBy, outAt: row.outAt, outBy: row.outBy }
  })
}
