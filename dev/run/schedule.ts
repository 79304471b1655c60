const minuteMilliseconds = 60_000
const everyMinute = '* * * * *'

/** Local crons don't run by themselves. The first run is at once. */
export function startSchedule(siteOrigin: string, crons: string[]): () => void {
  if (!crons.includes(everyMinute)) return () => {}
  void fire(siteOrigin)
  const timer = setInterval(() => void fire(siteOrigin), minuteMilliseconds)
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
