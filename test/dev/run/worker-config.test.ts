import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { experimental_readRawConfig } from 'wrangler'
import { siteConfig } from '../../../dev/run/worker-config.ts'

const { rawConfig } = experimental_readRawConfig({ config: 'wrangler.toml' })
const vars = { SITE_ORIGIN: 'http://localhost:9001', STRIPE_SECRET_KEY: 'sk_test_standin' }
const config = siteConfig(process.cwd(), rawConfig, vars)

test('in development the Worker is configured as deployed, except for email and addresses', () => {
  const { send_email, ...rest } = rawConfig
  expect(send_email).toHaveLength(1)
  expect(config).not.toHaveProperty('send_email')
  expect(rest.routes).toHaveLength(1)
  expect(config).not.toHaveProperty('routes')
  expect(config.services).toEqual([{ binding: send_email?.[0]?.name, service: 'mail-stand-in' }])
  const { compatibility_date, compatibility_flags, ratelimits, triggers } = rest
  expect(config).toMatchObject({ compatibility_date, compatibility_flags, ratelimits, triggers })
  expect(config.assets).toMatchObject({ run_worker_first: rest.assets?.run_worker_first })
})

test('the development config has absolute paths', () => {
  const paths = [config.main, config.assets?.directory, config.d1_databases?.[0]?.migrations_dir]
  expect(paths.every((path) => path && isAbsolute(path))).toBe(true)
})

test('the development config keeps secrets out of its variables', () => {
  expect(config.vars).toMatchObject({ SITE_ORIGIN: 'http://localhost:9001' })
  expect(config.vars).not.toHaveProperty('STRIPE_SECRET_KEY')
})

test('the limits on writes can be raised in development', () => {
  const raised = siteConfig(process.cwd(), rawConfig, vars, 10_000)
  const limits = raised.ratelimits?.map(({ name, simple }) => [name, simple.limit, simple.period])
  expect(limits).toEqual([['PUBLIC_WRITES', 10_000, 60]])
})

test('photos go to a local bucket unless wrangler.toml binds one', () => {
  expect(rawConfig.r2_buckets ?? []).toEqual([])
  const backups = { binding: 'BACKUPS', bucket_name: 'backups' }
  expect(config.r2_buckets).toEqual([{ binding: 'PHOTOS', bucket_name: 'photos' }, backups])
  const bound = [{ binding: 'PHOTOS', bucket_name: 'photos-of-the-house' }]
  const own = siteConfig(process.cwd(), { ...rawConfig, r2_buckets: bound }, vars)
  expect(own.r2_buckets).toEqual([...bound, backups])
})

test('email events come from a local queue unless wrangler.toml names one', () => {
  expect(rawConfig.queues?.consumers ?? []).toEqual([])
  expect(config.queues?.consumers).toMatchObject([{ queue: 'email-events' }])
  const queues = { consumers: [{ queue: 'events-of-the-house' }] }
  const own = siteConfig(process.cwd(), { ...rawConfig, queues }, vars)
  expect(own.queues?.consumers).toMatchObject([{ queue: 'events-of-the-house' }])
})
