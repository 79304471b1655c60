import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Ask } from './asker.ts'

/** Name of the file that lists a release's files in `assets` with their SHA-256 digests. */
const listName = 'release-files.json'

const hashed = z.string().check(z.regex(/^[\w.-]+$/))
const list = z.record(hashed, z.string())

type Files = z.output<typeof list>

/**
 * Adds the live release's files in `assets` to the build, because open pages may still load them.
 * Adds none if the live site has no list of files. Throws if the list can't be read, or if a file
 * is missing or doesn't match its digest.
 */
export async function keepEarlierFiles(client: string, ask: Ask): Promise<string> {
  const own = listFiles(client)
  const earlier = await listedOn(ask)
  if (!earlier) return 'the live site lists no files, so open pages may have to be loaded again'
  const missing = Object.entries(earlier).filter(([name]) => !(name in own))
  const loaded: [string, Uint8Array][] = []
  for (const [name, digest] of missing) loaded.push([name, await loadedFile(ask, name, digest)])
  for (const [name, bytes] of loaded) writeFileSync(join(client, 'assets', name), bytes)
  return `${loaded.length} files of the live release are served for one more release`
}

/** Writes the list of this build's files, and returns the digests by file name. */
export function listFiles(client: string): Files {
  const folder = join(client, 'assets')
  const files = readdirSync(folder).map((name) => [
    name,
    digestOf(readFileSync(join(folder, name))),
  ])
  const own = Object.fromEntries(files)
  writeFileSync(join(client, listName), JSON.stringify(own))
  return own
}

async function listedOn(ask: Ask): Promise<Files | null> {
  const answer = await ask(`/${listName}`)
  if (answer.status === 404) return null
  if (answer.status !== 200) throw new Error(`/${listName} of the live site: ${answer.status}`)
  return list.parse(await answer.json())
}

/**
 * Throws if the file is missing or doesn't match its digest.
 * Browsers would cache a wrong file for a year.
 */
async function loadedFile(ask: Ask, name: string, digest: string): Promise<Uint8Array> {
  const answer = await ask(`/assets/${name}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`/assets/${name} of the live site: ${answer.status}`)
  if (digestOf(bytes) !== digest)
    throw new Error(`/assets/${name} of the live site is another file`)
  return bytes
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
