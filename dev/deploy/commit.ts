import { run } from './command.ts'
import type { Setup } from './setup.ts'

/**
 * Returns the current commit's abbreviated id, with `-changed` if there are uncommitted changes.
 * A deploy of the real site throws instead.
 */
export async function commitOf({ root, environment, isDryRun, env }: Setup): Promise<string> {
  const git = (...args: string[]) => run(['git', ...args], root, env)
  const id = (await git('rev-parse', '--short=10', 'HEAD')).trim()
  const changed = (await git('status', '--porcelain')).trim()
  if (changed === '') return id
  if (environment !== '' || isDryRun) return `${id}-changed`
  const files = changed.split('\n').map((line) => line.trim().replace(/^\S+\s+/, ''))
  const [some, others] = [files.slice(0, 3).join(', '), files.length > 3 ? ' and others' : '']
  throw new Error(
    `${some}${others} changed without a commit, so nobody could build this release again. Never commit keys or guests' data`,
  )
}
