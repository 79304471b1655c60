import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, afterEach } from 'vitest'
import { endFile, endTest } from './logs.ts'

// The files share a Worker. This file runs again before each of them; what it imports does not.
await reset()
await applyD1Migrations(env.DB, env.MIGRATIONS)

afterEach(endTest)
afterAll(endFile)
