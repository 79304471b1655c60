import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { business } from '../../../domain/business/business.ts'
import { createApp } from '../../../worker/app.ts'

const answerAt = (origin: string | undefined) =>
  createApp().request('/api/health', {}, { ...env, SITE_ORIGIN: origin })

it.each([
  ['the real site', business.origin, null],
  ['the real site by default', undefined, null],
  ['staging', 'https://staging.example', 'noindex'],
])('%s sends X-Robots-Tag: %s', async (_, origin, expected) => {
  const answer = await answerAt(origin)
  expect(answer.headers.get('X-Robots-Tag')).toBe(expected)
})
