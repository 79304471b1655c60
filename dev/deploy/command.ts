import { execFile } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

export class CommandFailed extends Error {
  /** What the failed command printed. */
  readonly output: string

  constructor(reason: string, output: string) {
    super(reason)
    this.output = output
  }
}

/** Returns the command's stdout. Throws `CommandFailed`. */
export function run(
  [program = '', ...args]: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  return new Promise((done, failed) => {
    execFile(program, args, { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (!error) return done(stdout)
      const said = stripVTControlCharacters(`${stdout}\n${stderr}`)
      failed(new CommandFailed(reasonIn(said) ?? error.message, said.trim()))
    }).stdin?.end()
  })
}

/**
 * Returns the text of wrangler's `[ERROR]` line or, if there is none, the last line.
 * Adds the next line after a failed call to Cloudflare's API, because it explains why the call
 * failed. `undefined` without output.
 */
function reasonIn(said: string): string | undefined {
  const lines = said.split('\n').map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  const at = filled.findIndex((line) => line.includes('[ERROR]'))
  if (at < 0) return filled.at(-1)
  const named = filled[at]?.replace(/^.*\[ERROR\]\s*/, '') ?? ''
  return named.includes('Cloudflare API') ? `${named} ${filled[at + 1] ?? ''}` : named
}
