import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Options, setupOf } from '../../../../dev/deploy/setup.ts'
import { locales } from '../../../../domain/business/locales.ts'
import type { Account } from './account.ts'
import { startSite } from './site.ts'

const project = join(import.meta.dirname, '../../../..')

const pageOf = (build: string, locale: string) =>
  `<!doctype html><html lang="${locale}"><script type="module" src="/assets/${build}-entry.js"></script></html>`

/** Writes the files of a build: a page in each language, and two scripts. */
function writeBuild(folder: string, build: string) {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const locale of locales) {
    const name = locale === 'en' ? 'index.html' : `${locale}.html`
    writeFileSync(join(folder, name), pageOf(build, locale))
  }
  writeFileSync(join(folder, 'assets', `${build}-entry.js`), `// ${build}`)
  writeFileSync(join(folder, 'assets', 'vendor.js'), '// the same in both')
}

/** A checkout of the project, its account at Cloudflare, and the site that visitors see. */
export async function openOffice() {
  const root = mkdtempSync(join(tmpdir(), 'office-'))
  const accountFile = join(root, '.git/account.json')
  const read = (): Account => JSON.parse(readFileSync(accountFile, 'utf8'))
  const site = await startSite(read)

  const config = readFileSync(join(project, 'wrangler.toml'), 'utf8')
  const own = `[vars]\nSITE_ORIGIN = "${site.origin}"`
  writeFileSync(join(root, 'wrangler.toml'), config.replace('[vars]', own))
  cpSync(join(project, 'migrations'), join(root, 'migrations'), { recursive: true })
  writeFileSync(join(root, '.gitignore'), 'dist/\n')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@desk.example', 'commit', '--quiet', '-m', 'Begin')

  const built = join(root, '.git/built')
  const live = join(root, '.git/live')
  writeBuild(built, 'new')
  writeBuild(live, 'old')
  const node = (script: string) => [process.execPath, '-e', script]
  const copy = `fs.cpSync(${JSON.stringify(built)}, 'dist/client', { recursive: true })`

  return {
    root,
    origin: site.origin,
    live,
    account: read,
    set: (account: Account) => writeFileSync(accountFile, JSON.stringify(account)),
    setup: (options: Partial<Options> = {}) => {
      const all = { environment: '', secretsFile: undefined, isRepair: false, isDryRun: false }
      const bin = join(import.meta.dirname, 'wrangler.ts')
      const env = { ...process.env, WRANGLER_BIN: bin, ACCOUNT: accountFile }
      const setup = setupOf(root, { ...all, ...options }, env)
      setup.commands.doctor = node('console.log("Everything is filled in.")')
      setup.commands.build = node(copy)
      setup.timeouts = { version: 0, firstDeploy: 0, pause: 1 }
      return setup
    },
    node,
    close: () => {
      site.close()
      rmSync(root, { recursive: true })
    },
  }
}
