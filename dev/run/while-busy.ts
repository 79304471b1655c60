const attempts = 5
const pause = 1000

/**
 * Runs a wrangler command, up to five times if the local database is busy.
 * Throws the last error, and any error but `SQLITE_BUSY` at once.
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
