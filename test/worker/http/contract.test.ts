import { Hono } from 'hono'
import type { ExtractSchema } from 'hono/types'
import { expect, expectTypeOf, it } from 'vitest'
import type { BrokenEndpoints } from '../../../worker/http/contract.ts'

type Broken<App> = BrokenEndpoints<ExtractSchema<App>>

it('a route that answers as it is described is none of the broken ones; others are named', () => {
  const kept = new Hono().get('/health', (c) => c.json({ ok: true as boolean }))
  const otherAnswer = new Hono().get('/health', (c) => c.json({ ok: true as boolean, version: 2 }))
  const otherPath = new Hono().get('/healthy', (c) => c.json({ ok: true as boolean }))
  type Health = 'GET /api/health'
  expectTypeOf<Health & Broken<typeof kept>>().toBeNever()
  expectTypeOf<Health & Broken<typeof otherAnswer>>().toEqualTypeOf<Health>()
  expectTypeOf<Health & Broken<typeof otherPath>>().toEqualTypeOf<Health>()
  expectTypeOf<'GET /api/healthy' & Broken<typeof otherPath>>().toEqualTypeOf<'GET /api/healthy'>()
  expect([kept, otherAnswer, otherPath].map(({ routes }) => routes.length)).toEqual([1, 1, 1])
})
