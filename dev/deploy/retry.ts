import { setTimeout as wait } from 'node:timers/promises'

/**
 * Repeats a check until it passes, because a new version takes seconds to reach all of Cloudflare.
 * Throws the check's last error after about `limitMs`.
 */
export async function within<T>(
  { limitMs, pauseMs }: { limitMs: number; pauseMs: number },
  check: () => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + limitMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() + pauseMs > deadline) throw error
      await wait(pauseMs)
    }
  }
}
