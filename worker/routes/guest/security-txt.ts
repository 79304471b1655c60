import { Hono } from 'hono'
import { business } from '../../../domain/business/business.ts'
import type { AppEnv } from '../../context.ts'
import { settingsOf } from '../../env.ts'

/** Days until the file expires. RFC 9116 recommends less than a year. */
const goodFor = 180
const day = 86_400_000

const path = '/.well-known/security.txt'

export const securityTxt = new Hono<AppEnv>().get(path, (c) => {
  const expires = new Date(Date.now() + goodFor * day)
  const fields = [
    `Contact: mailto:${business.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, sq',
    `Canonical: ${settingsOf(c.env).SITE_ORIGIN}${path}`,
  ]
  c.header('Cache-Control', 'public, max-age=86400')
  return c.text(`${fields.join('\n')}\n`)
})
