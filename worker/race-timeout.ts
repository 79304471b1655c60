/**
 * Throws a `TimeoutError` if `work` takes more than `limit` milliseconds.
 * Doesn't stop `work`.
 */
export async function raceTimeout<T>(work: Promise<T>, limit: number): Promise<T> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), limit)
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}
