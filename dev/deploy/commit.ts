import { run } from './command.ts'
import type { Setup } from './setup.ts'

/** Returns the id of the commit. Throws on changes that no commit has, except for staging and a dry run. */
export async function commitOf({ root, environment, isDryRun, env }: Setup): Promise<string> {
  const git = (...args: string[]) => run(['git', ...args], root, env)
  const id = (await git('rev-parse', '--short=10', 'HEAD')).trim()
  const changed = (await git('status', '--porcelain')).trim()
  if (changed === '') return id
  if (environment !== '' || isDryRun) return `${id}-changed`
  throw new Error('there are changes without a commit, so nobody could build this release again')
}
