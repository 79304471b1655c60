import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { generateX25519Identity } from 'age-encryption'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, describe, expect, it } from 'vitest'
import { goodDay } from '../../dev/drill/days.ts'
import { People } from '../../dev/drill/people.ts'
import { Place } from '../../dev/drill/place.ts'
import { DrillSite } from '../../dev/drill/site.ts'
import { dumpOf } from '../../dev/restore/dump.ts'
import { identityIn } from '../../dev/restore/identity.ts'
import { openBackup } from '../../dev/restore/open-backup.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const tool = (name: string, ...args: string[]) =>
  run(process.execPath, [join(root, 'dev', name), ...args], { cwd: root })

const [place, empty] = [new Place(root), new Place(root)]
afterAll(() => {
  place.remove()
  empty.remove()
})

/** Downloads what the Worker has put into its bucket, as an operator does. Returns the day's folder. */
async function download(): Promise<string> {
  const options = {
    modules: true,
    script: 'export default {}',
    r2Buckets: { BACKUPS: 'backups' },
    resourcePersistencePath: join(place.state, 'v3'),
  }
  const miniflare = new Miniflare(convertV4MiniflareOptions(options))
  const bucket = await miniflare.getR2Bucket('BACKUPS')
  const { objects } = await bucket.list()
  const day = objects[0]?.key.slice(0, 10) ?? ''
  mkdirSync(place.file(day))
  for (const { key } of objects) {
    const object = await bucket.get(key)
    if (!object) throw new Error(`${key} is gone`)
    writeFileSync(place.file(key), new Uint8Array((await object.arrayBuffer()) as ArrayBuffer))
  }
  await miniflare.dispose()
  return place.file(day)
}

/** All rows except those of jobs and emails, which change while a backup is made or right after it. */
async function rowsIn(from: Place): Promise<string[]> {
  await from.bookmark('copy')
  const db = new DatabaseSync(from.file('copy'), { readOnly: true })
  const rows = dumpOf(db).filter((line) => line.startsWith('INSERT INTO "'))
  db.close()
  return rows.filter(
    (line) => !/^INSERT INTO "(job_runs|money_days|outbox|mailbox_turns)"/.test(line),
  )
}

describe('promise 39: a nightly backup can be opened and loaded', () => {
  it('restores every row, only with the operator’s key and all its parts', async () => {
    await tool('backup-key.ts', place.file('key.txt'))
    const [, key = ''] = /public key: (\w+)/.exec(readFileSync(place.file('key.txt'), 'utf8')) ?? []
    await place.migrate()
    const site = await DrillSite.prepare(root, place, { settings: { BACKUP_KEY: key } })
    try {
      await site.start()
      await goodDay(new People(site))
      await site.runJobs()
    } finally {
      await site.close()
    }

    const folder = await download()
    const parts = readdirSync(folder).filter((name) => name.endsWith('.age'))
    const raw = parts.map((name) => readFileSync(join(folder, name), 'latin1'))
    expect(raw.every((text) => text.startsWith('age-encryption.org/v1'))).toBe(true)

    const opened = place.file('opened.sql')
    await tool('backup-open.ts', folder, '--identity', place.file('key.txt'), opened)
    await empty.execute('--file', opened)
    const rows = await rowsIn(empty)
    expect(rows).toEqual(await rowsIn(place))
    expect(rows.filter((line) => line.startsWith('INSERT INTO "stays"'))).toHaveLength(7)

    const foreign = openBackup(folder, await generateX25519Identity())
    await expect(foreign).rejects.toThrow('no identity matched')
    const identity = identityIn(readFileSync(place.file('key.txt'), 'utf8'))
    rmSync(join(folder, parts.at(-1) ?? ''))
    await expect(openBackup(folder, identity)).rejects.toThrow('ENOENT')
  }, 240_000)
})
