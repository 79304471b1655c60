import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dumpOf } from '../../../dev/restore/dump.ts'

const time = Date.UTC(2026, 10, 23, 12)

type Values = Record<string, string | number | null>

/** Returns the version that the next action gives the stay. */
export function nextVersion(db: DatabaseSync, stayId: string): number {
  return Number(db.prepare('SELECT version FROM stays WHERE id = ?').get(stayId)?.version) + 1
}

/** A database with all migrations, in memory, with rows as the Worker writes them. */
export class Office {
  readonly db = new DatabaseSync(':memory:')

  constructor() {
    this.db.exec(
      'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)',
    )
    for (const name of readdirSync('migrations').filter((file) => file.endsWith('.sql'))) {
      this.db.exec(readFileSync(join('migrations', name), 'utf8'))
      this.insert('d1_migrations', { name })
    }
    this.insert('staff', { id: 'arta', username: 'arta@desk.example' })
  }

  insert(table: string, values: Values): void {
    const names = Object.keys(values).join(', ')
    const marks = Object.keys(values).map(() => '?')
    const insert = this.db.prepare(`INSERT INTO ${table} (${names}) VALUES (${marks.join(', ')})`)
    insert.run(...Object.values(values))
  }

  update(table: string, id: string, values: Values): void {
    const sets = Object.keys(values).map((name) => `${name} = ?`)
    const update = this.db.prepare(`UPDATE ${table} SET ${sets.join(', ')} WHERE id = ?`)
    update.run(...Object.values(values), id)
  }

  /** A stay of 18 euros, not yet paid. */
  stay(id: string): void {
    this.insert('stays', {
      id,
      kind: 'booking',
      reference: `TIR-${id}`,
      tariff: 1,
      customer_name: "Ada O'Guest",
      special_requests: 'A pram;\nplease',
      start_date: time,
      pick_up_at: time,
      status: 'confirmed',
      total_price: 1800,
      net_price: 1800,
      balance: 1800,
      created_at: time,
      updated_at: time,
    })
    this.audit(`made-${id}`, id, 1)
    this.insert('charges', {
      id: `quote-${id}`,
      stay_id: id,
      audit_id: `made-${id}`,
      kind: 'quote',
      cents: 1800,
    })
  }

  audit(id: string, stayId: string, version: number, data = {}): void {
    const fixed = { action: 'noted', actor: 'staff', staff_id: 'arta', data: JSON.stringify(data) }
    this.insert('audit', { id, stay_id: stayId, version, ...fixed, happened_at: time, at: time })
  }

  /** An action of staff on the stay, which writes its audit row and the stay's next version. */
  action(id: string, stayId: string, values: Values = {}, data = {}): void {
    const next = nextVersion(this.db, stayId)
    this.audit(id, stayId, next, data)
    this.update('stays', stayId, { ...values, version: next })
  }

  checkIn(id: string, stayId: string, tag: number): void {
    this.action(id, stayId, { status: 'checked_in' })
    this.insert('bags', { id: `bag-${id}`, stay_id: stayId, tag, in_audit_id: id })
  }

  bag(id: string, stayId: string, tag: number): void {
    this.insert('bags', { id, stay_id: stayId, tag, in_audit_id: `made-${stayId}` })
  }

  /** A guest pays in cash. */
  cash(id: string, stayId: string, cents: number): void {
    this.insert('payments', {
      id,
      stay_id: stayId,
      audit_id: `made-${stayId}`,
      method: 'cash',
      status: 'succeeded',
      cents,
      received_cents: cents,
      paid_at: time,
    })
    this.insert('drawer', {
      audit_id: `made-${stayId}`,
      kind: 'payment',
      payment_id: id,
      cents,
      taken_cents: cents,
      lek_per_euro: 100,
    })
    const paid = { received: cents, balance: 1800 - cents, payment_status: 'paid' }
    this.update('stays', stayId, paid)
  }

  /** Writes an export that can be loaded. */
  export(file: string): string {
    writeFileSync(file, dumpOf(this.db).join('\n'))
    return file
  }
}
