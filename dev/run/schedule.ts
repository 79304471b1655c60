const minuteMilliseconds = 60_000
const everyMinute = '* * * * *'

/** Milliseconds between two runs after which the machine must have slept. */
const nap = 5 * minuteMilliseconds

/**
 * Local crons don't run by themselves. The first run is at once.
 * Calls `afterSleep` first if the machine has slept.
 */
export function startSchedule(
  siteOrigin: string,
  crons: string[],
  afterSleep: () => Promise<void>,
): () => void {
  if (!crons.includes(everyMinute)) return () => {}
  let last = Date.now()
  async function next(): Promise<void> {
    const hasSlept = Date.now() - last > nap
    last = Date.now()
    if (hasSlept) await afterSleep().catch((error: unknown) => console.error(error))
    await fire(siteOrigin)
  }
  void next()
  const timer = setInterval(() => void next(), minuteMilliseconds)
  return () => clearInterval(timer)
}

async function fire(siteOrigin: string): Promise<void> {
  const url = new URL('/cdn-cgi/local/scheduled', siteOrigin)
  url.searchParams.set('cron', everyMinute)
  try {
    const answer = await fetch(url)
    if (!answer.ok)
      console.error(`The timed jobs answered ${answer.status}: ${await answer.text()}`)
  } catch (error) {
    console.error(
      'The timed jobs could not be called:',
      error instanceof Error ? error.message : error,
    )
  }
}
