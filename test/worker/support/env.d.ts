declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    EARLIER_DB: D1Database
    ASSETS: Fetcher
    EMAIL: SendEmail
    PUBLIC_WRITES: RateLimit
    PHOTOS: R2Bucket
    ACCESS_TEAM_DOMAIN: string
    STRIPE_API_ORIGIN: string
    WEATHER_ORIGIN: string
    FUZZ: { seed: number; requests: number }
    BAD_WEEK: { seed: number; guests: number }
    MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
