import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import './logs.ts'

await applyD1Migrations(env.DB, env.MIGRATIONS)
