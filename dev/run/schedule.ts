const MINUTE_MS = 60_000
const EVERY_MINUTE = '* * * * *'

/** Local crons do not fire by themselves: calls the Worker's scheduled handler every minute. */
export function startSchedule(siteOrigin: string, crons: string[]): () => void {
  if (!crons.includes(EVERY_MINUTE)) return () => {}
  const timer = setInterval(() => void fire(siteOrigin), MINUTE_MS)
  return () => clearInterval(timer)
}

/** One run of the timed jobs, by the path at which workerd's local server offers it. */
async function fire(siteOrigin: string): Promise<void> {
  const url = new URL('/cdn-cgi/local/scheduled', siteOrigin)
  url.searchParams.set('cron', EVERY_MINUTE)
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
