import { execFileSync } from 'node:child_process'

/**
 * Returns the commit's UTC date, so that rebuilds are identical.
 * Returns today's date if Git isn't available.
 */
export function releaseDate(): string {
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' })
    return new Date(Number(seconds) * 1000).toISOString().slice(0, 10)
  } catch {
    return new Date().toISOString().slice(0, 10)
  }
}
