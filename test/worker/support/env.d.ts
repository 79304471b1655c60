declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    ASSETS: Fetcher
    EMAIL: SendEmail
    PUBLIC_WRITES: RateLimit
    MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
