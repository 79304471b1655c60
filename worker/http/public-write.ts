import { every } from 'hono/combine'
import { idempotencyKey } from './idempotency.ts'
import { bodyAtMost, jsonOnly, utf8Only } from './json-body.ts'
import { limitWrites } from './rate-limit.ts'
import { sameSiteWrites } from './same-site.ts'

/** What stands before everything that a visitor may write. */
export const publicWrite = every(
  sameSiteWrites,
  limitWrites,
  bodyAtMost(64),
  jsonOnly,
  utf8Only,
  idempotencyKey,
)
