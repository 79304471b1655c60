/** Longer than a slow line takes: what is kept on the device is better than waiting on. */
const timeOutMilliseconds = 8000

/** What a call answers; fails as without a connection where it hangs. */
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
