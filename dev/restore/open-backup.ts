import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { quoted } from './literals.ts'

/** Fields of a backup's `manifest.json` that are read here. */
interface Manifest {
  format: number
  schema: string[]
  tables: Record<string, number>
  parts: number
}

type Line = (string | number | null)[]

/**
 * Decrypts a downloaded nightly backup with the operator's private key, and loads it into memory.
 * Throws if the backup is incomplete, can't be decrypted or has an unknown format.
 */
export async function openBackup(folder: string, identity: string): Promise<DatabaseSync> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  if (manifest.format !== 1)
    throw new Error(`The backup has the unknown format ${manifest.format}.`)
  const age = new Decrypter()
  age.addIdentity(identity)
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  const isTrigger = (statement: string) => /^CREATE TRIGGER/i.test(statement)
  for (const statement of manifest.schema.filter((each) => !isTrigger(each))) db.exec(statement)
  db.exec('BEGIN')
  for (let part = 1; part <= manifest.parts; part += 1) {
    const file = readFileSync(join(folder, `${String(part).padStart(5, '0')}.age`))
    insertPart(db, gunzipSync(await age.decrypt(new Uint8Array(file))).toString('utf8'))
  }
  db.exec('COMMIT')
  for (const statement of manifest.schema.filter(isTrigger)) db.exec(statement)
  demandComplete(db, manifest)
  return db
}

function insertPart(db: DatabaseSync, text: string): void {
  const [head = '', ...lines] = text.split('\n')
  const { table, columns }: { table: string; columns: string[] } = JSON.parse(head)
  const marks = columns.map(() => '?').join(', ')
  const into = `${quoted(table)} (${columns.map(quoted).join(', ')})`
  const insert = db.prepare(`INSERT INTO ${into} VALUES (${marks})`)
  for (const line of lines) insert.run(...(JSON.parse(line) as Line))
}

function demandComplete(db: DatabaseSync, { tables }: Manifest): void {
  for (const [table, expected] of Object.entries(tables)) {
    const rows = db.prepare(`SELECT count(*) AS rows FROM ${quoted(table)}`).get()?.rows
    if (rows !== expected) throw new Error(`${table} has ${rows} rows instead of ${expected}.`)
  }
  const lost = db.prepare('PRAGMA foreign_key_check').all()
  if (lost.length > 0) throw new Error(`${lost.length} rows refer to rows that are missing.`)
}
