import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = '.wrangler/shell'

/** Builds the empty shell and gives back the folder to serve. */
export function buildShell(): string {
  rmSync(folder, { recursive: true, force: true })
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--app', '--config']
  run([...vite, 'test/bench/shell.config.ts'], '.')
  run(['dist/prerender/main.js'], folder)
  const site = join(folder, 'dist/client')
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html')) emptyDocument(join(site, file))
  }
  return site
}

function run(command: readonly string[], cwd: string): void {
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, command, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Takes the prerendered page out, and leaves the head with all that it preloads. */
function emptyDocument(file: string): void {
  const html = readFileSync(file, 'utf8')
  const from = html.indexOf('<div id="app">')
  const to = html.lastIndexOf('</body>')
  if (from < 0 || to < from) throw new Error(`${file} has no element for the application`)
  writeFileSync(file, `${html.slice(0, from)}<div id="app"></div>${html.slice(to)}`)
}
