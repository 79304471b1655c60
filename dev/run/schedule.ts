const minuteMilliseconds = 60_000
const everyMinute = '* * * * *'

/** If more than this many milliseconds pass between two runs, the machine was asleep. */
const nap = 5 * minuteMilliseconds

/**
 * Runs the jobs at once and then every minute, because wrangler doesn't run crons locally.
 * Does nothing unless `crons` has `* * * * *`. Calls `afterSleep` before a run if the machine was
 * asleep. Returns a function that ends the schedule.
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
