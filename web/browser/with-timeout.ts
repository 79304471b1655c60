/** Even on a slow connection, requests usually take less time. */
const timeOutMilliseconds = 8000

/** Milliseconds to wait for storage. In WebKit, an earlier page may block it forever. */
export const storageTimeoutMs = 1500

/** Throws a `TypeError` on timeout, as `fetch` does offline. Doesn't cancel the work. */
export async function withTimeout<Answer>(
  answer: Promise<Answer>,
  milliseconds = timeOutMilliseconds,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new TypeError('No answer in time')), milliseconds)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
