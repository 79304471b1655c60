import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Place } from '../../dev/drill/place.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

const stay = `INSERT INTO stays (id, kind, reference, tariff, customer_name, special_requests, start_date, pick_up_at, status)
VALUES ('s', 'booking', 'TIR-1', 1, 'Ada O''Guest', 'first;
second', 1, 2, 'confirmed');
INSERT INTO staff (id, username) VALUES ('arta', 'arta@desk.example');
INSERT INTO audit (id, stay_id, version, action, actor, staff_id, data, happened_at, at)
VALUES ('a', 's', 1, 'noted', 'staff', 'arta', '{"n":[1,"\\u0000"]}', 1, 2);
INSERT INTO bags (id, stay_id, tag, in_audit_id) VALUES ('b', 's', 7, 'a');
INSERT INTO drawer (id, audit_id, kind, cents, taken_cents, lek_per_euro) VALUES (41, 'a', 'float', 500, 500, 100);`

const [full, empty] = [new Place(root), new Place(root)]
beforeAll(async () => {
  await full.migrate()
  writeFileSync(full.file('rows.sql'), stay)
  await full.execute('--file', full.file('rows.sql'))
}, 60_000)
afterAll(() => {
  full.remove()
  empty.remove()
})

async function backUp(place: Place): Promise<string> {
  const file = place.file('backup.sql')
  const args = ['--local', '--config', place.config, file]
  await run(process.execPath, [join(root, 'dev/backup.ts'), ...args], { cwd: root })
  return file
}

describe('promise 39: a backup can be loaded', () => {
  it('loads into an empty database, whose own backup is identical', async () => {
    const file = await backUp(full)
    await empty.execute('--file', file)
    const [was, is] = [file, await backUp(empty)].map((each) => readFileSync(each, 'utf8'))
    expect(is).toBe(was)
    expect(is).toContain("'Ada O''Guest'")
    expect(is).toContain("'drawer', 41")
    expect(is?.indexOf('CREATE TRIGGER')).toBeGreaterThan(is?.lastIndexOf('INSERT INTO "') ?? 0)
  }, 120_000)

  it('is needed because an export of wrangler can’t be loaded', async () => {
    const exported = await full.export('export.sql')
    const other = new Place(root)
    await expect(other.execute('--file', exported)).rejects.toThrow('no such table: main.')
    other.remove()
  }, 120_000)
})
