import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, describe, expect, it } from 'vitest'
import { goodDay } from '../../dev/drill/days.ts'
import { People } from '../../dev/drill/people.ts'
import { Place } from '../../dev/drill/place.ts'
import { DrillSite } from '../../dev/drill/site.ts'

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

const withoutClocks = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^INSERT INTO "(job_runs|sqlite_sequence)"|sqlite_sequence/.test(line))

describe('promise 39: a nightly backup can be opened and loaded', () => {
  it('by the operator alone, into an empty database, with every row', async () => {
    await tool('backup-key.ts', place.file('key.txt'))
    const [, key = ''] = /public key: (\w+)/.exec(readFileSync(place.file('key.txt'), 'utf8')) ?? []
    await place.migrate()
    const site = await DrillSite.prepare(root, place, { settings: { BACKUP_KEY: key } })
    await site.start()
    await goodDay(new People(site))
    await site.runJobs()
    await site.close()

    const folder = await download()
    const parts = readdirSync(folder).filter((name) => name.endsWith('.age'))
    const raw = parts.map((name) => readFileSync(join(folder, name), 'latin1'))
    expect(raw.every((text) => text.startsWith('age-encryption.org/v1'))).toBe(true)

    const opened = place.file('opened.sql')
    await tool('backup-open.ts', folder, '--identity', place.file('key.txt'), opened)
    await empty.execute('--file', opened)
    const [was, is] = [place.file('was.sql'), empty.file('is.sql')]
    await tool('backup.ts', '--local', '--config', place.config, was)
    await tool('backup.ts', '--local', '--config', empty.config, is)
    expect(withoutClocks(is)).toEqual(withoutClocks(was))
    expect(withoutClocks(is).filter((line) => line.startsWith('INSERT INTO "stays"'))).toHaveLength(
      7,
    )

    await tool('backup-key.ts', place.file('other.txt'))
    const foreign = tool('backup-open.ts', folder, '--identity', place.file('other.txt'), opened)
    await expect(foreign).rejects.toThrow('no identity matched')
    rmSync(join(folder, parts.at(-1) ?? ''))
    const cut = tool('backup-open.ts', folder, '--identity', place.file('key.txt'), opened)
    await expect(cut).rejects.toThrow('ENOENT')
  }, 240_000)
})
