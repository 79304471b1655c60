/** This run's own ports and database, apart from those of `npm start`. */
const port = 8797
const devPort = 8798

export const siteOrigin = `http://localhost:${port}`
export const devOrigin = `http://localhost:${devPort}`

export const startEnvironment = {
  PORT: String(port),
  DEV_PORT: String(devPort),
  STATE_DIR: '.wrangler/e2e-state',
}
