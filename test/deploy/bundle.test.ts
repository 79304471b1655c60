import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** Words that only the stand-ins of dev/ use. */
const standInWords = [
  /stand-?in(?!g)/i,
  /pm_card_/i,
  /4242 ?4242/,
  /\/control\/(stripe|access|mail)/i,
  /MAILBOX_URL/i,
  /localhost:8788/i,
]
const isOfStandIns = (text: string) => standInWords.some((word) => word.test(text))

let outdir: string
let wrangler: { stdout: string; stderr: string }

/** Everything that a deploy would upload: the Worker's bundle and the site's files. */
async function deployed() {
  const files: [string, string][] = []
  for (const folder of [outdir, join(root, 'dist/client')]) {
    const names = await readdir(folder, { recursive: true })
    for (const name of names.filter((one) => /\.(js|html|css|json|txt|xml)$|_headers$/.test(one))) {
      files.push([name, await readFile(join(folder, name), 'utf8')])
    }
  }
  return files
}

beforeAll(async () => {
  outdir = await mkdtemp(join(tmpdir(), 'bundle-'))
  const args = ['wrangler', 'deploy', '--dry-run', '--outdir', outdir]
  wrangler = await run('npx', ['--no-install', ...args], { cwd: root })
}, 60_000)

afterAll(() => rm(outdir, { recursive: true }))

describe('promise 27: nothing of the stand-ins is deployed', () => {
  it('the Worker’s bundle and the site’s files have no word of the stand-ins', async () => {
    const files = await deployed()
    expect(files.map(([name]) => name)).toEqual(expect.arrayContaining(['index.js', 'index.html']))
    const found = files.filter(([, text]) => isOfStandIns(text)).map(([name]) => name)
    expect(found).toEqual([])
  })

  it('each of the words searched for occurs in dev/', async () => {
    const names = (await readdir(join(root, 'dev'), { recursive: true })).filter((name) =>
      name.endsWith('.ts'),
    )
    const sources = await Promise.all(
      names.map((name) => readFile(join(root, 'dev', name), 'utf8')),
    )
    for (const word of standInWords) expect(sources.join('\n')).toMatch(word)
  })
})

describe('wrangler.toml', () => {
  it('requires the three secrets', async () => {
    const config = await readFile(join(root, 'wrangler.toml'), 'utf8')
    const required = /\[secrets\]\nrequired = (.+)/.exec(config)?.[1] ?? '[]'
    expect(JSON.parse(required)).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'LINK_SECRET',
    ])
  })

  it('serves the site at its own address only', async () => {
    const config = await readFile(join(root, 'wrangler.toml'), 'utf8')
    expect(config).toContain('workers_dev = false')
    expect(config).toContain('preview_urls = false')
    expect(wrangler.stdout).not.toContain('workers.dev')
  })
})

describe('an R2 bucket', () => {
  it('is not needed for a deploy', () => {
    expect(wrangler.stdout).toContain('env.DB')
    expect(wrangler.stdout).not.toContain('R2 Bucket')
  })

  it('is bound by uncommenting its lines in wrangler.toml', async () => {
    const config = await readFile(join(root, 'wrangler.toml'), 'utf8')
    const bound = config
      .replace(/^# (?=\[\[r2_buckets|binding = "(?:PHOTOS|BACKUPS)"|bucket_name)/gm, '')
      .replace(/^(main|directory|migrations_dir) = "/gm, `$1 = "${root}/`)
    const file = join(outdir, 'wrangler.toml')
    await writeFile(file, bound)
    const args = ['wrangler', 'deploy', '--dry-run', '--config', file]
    const { stdout } = await run('npx', ['--no-install', ...args], { cwd: root })
    expect(stdout).toMatch(/env\.PHOTOS \(tirana-luggage-storage-photos\) +R2 Bucket/)
    expect(stdout).toMatch(/env\.BACKUPS \(tirana-luggage-storage-backups\) +R2 Bucket/)
  }, 60_000)
})
