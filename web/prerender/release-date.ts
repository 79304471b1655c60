import { execFileSync } from 'node:child_process'

/** The day of the commit that is built, so that each build of it is the same; else today. ISO, UTC. */
export function releaseDate(): string {
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' })
    return new Date(Number(seconds) * 1000).toISOString().slice(0, 10)
  } catch {
    return new Date().toISOString().slice(0, 10)
  }
}
