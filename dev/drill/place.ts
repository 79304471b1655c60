import { execFile } from 'node:child_process'
import { copyFileSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { wrangler } from '../run/commands.ts'
import { whileBusy } from '../run/while-busy.ts'
import { wranglerEnv } from '../run/wrangler-env.ts'

const run = promisify(execFile)

const database = {
  binding: 'DB',
  database_name: 'tirana-luggage-storage',
  database_id: '00000000-0000-0000-0000-000000000000',
}

/** Temporary folder with its own local D1. */
export class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'drill-'))
  readonly state = join(this.folder, '.wrangler/state')
  readonly #root: string

  constructor(root: string) {
    this.#root = root
    const databases = [{ ...database, migrations_dir: join(root, 'migrations') }]
    const config = { name: 'drill', compatibility_date: '2026-11-01', d1_databases: databases }
    writeFileSync(this.config, JSON.stringify(config))
  }

  get config(): string {
    return join(this.folder, 'wrangler.json')
  }

  file(name: string): string {
    return join(this.folder, name)
  }

  async migrate(): Promise<void> {
    await this.#d1('migrations', 'apply', 'DB', '--local')
  }

  async export(name: string): Promise<string> {
    await this.#d1('export', 'DB', '--local', '--output', this.file(name))
    return this.file(name)
  }

  async execute(...what: ['--command' | '--file', string]): Promise<void> {
    await this.#d1('execute', 'DB', '--local', '--yes', ...what)
  }

  /**
   * Copies the database to a file, which stands in for a Time Travel bookmark.
   * The Worker may be running.
   */
  async bookmark(name: string): Promise<void> {
    const db = new DatabaseSync(this.#databaseFile(), { readOnly: true })
    await backup(db, this.file(name))
    db.close()
  }

  /**
   * Restores a copy made by `bookmark`. The Worker must be stopped.
   * Stands in for `wrangler d1 time-travel restore`, which needs a Cloudflare account.
   */
  restore(bookmark: string): void {
    const file = this.#databaseFile()
    for (const side of ['-wal', '-shm']) rmSync(file + side, { force: true })
    copyFileSync(this.file(bookmark), file)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  async #d1(...args: string[]): Promise<void> {
    const [program = '', ...rest] = wrangler('d1', ...args, '--config', this.config)
    await whileBusy(() => run(program, rest, { cwd: this.#root, env: wranglerEnv(this.#root) }))
  }

  #databaseFile(): string {
    const files = globSync(join(this.state, 'v3/d1/**/*.sqlite'))
    const [file] = files.filter((name) => !name.endsWith('metadata.sqlite'))
    if (!file) throw new Error(`There is no database in ${this.state}.`)
    return file
  }
}
