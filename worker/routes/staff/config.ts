import { Hono } from 'hono'
import type { StaffConfig } from '../../../domain/api.ts'
import { namesOwners } from '../../../domain/business/roles.ts'
import type { AppEnv } from '../../context.ts'
import { ownersOf, settingsOf } from '../../env.ts'

export const staffConfig = new Hono<AppEnv>().get('/config', (c) => {
  const owners = ownersOf(settingsOf(c.env))
  const config: StaffConfig = {
    photos: c.env.PHOTOS !== undefined,
    owners: namesOwners(owners) ? owners.addresses : null,
  }
  return c.json(config)
})
