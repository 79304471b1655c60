const attempts = 5
const pause = 1000

/**
 * Runs a command of wrangler on a local database, again if the site was writing to it.
 * Throws the last error.
 */
export async function whileBusy<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts || !String(error).includes('SQLITE_BUSY')) throw error
      await new Promise((done) => setTimeout(done, pause))
    }
  }
}
