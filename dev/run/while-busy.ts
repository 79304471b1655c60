const attempts = 5
const pause = 1000

/**
 * Runs a wrangler command on a local database, and repeats it if the database was busy.
 * Waits a second before each repetition. Throws the last error after five attempts, and any error
 * but `SQLITE_BUSY` at once.
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
