/** This run's own ports and database, separate from those of `npm start`. */
const port = Number(process.env.E2E_PORT ?? 8797)
const devPort = port + 1

export const siteOrigin = `http://localhost:${port}`
export const devOrigin = `http://localhost:${devPort}`

export const startEnvironment = {
  PORT: String(port),
  DEV_PORT: String(devPort),
  STATE_DIR: '.wrangler/e2e-state',
  // All guests of a run share one IP address. The limits have their own tests with the real values.
  WRITES_PER_MINUTE: '10000',
  // Anyone else who signs in is staff, whatever this machine's `.dev.vars` say.
  OWNERS: 'arta@example.com',
}
