import { Hono } from 'hono'
import type { StaffConfig } from '../../../domain/api.ts'
import { namesOwners } from '../../../domain/business/roles.ts'
import type { AppEnv } from '../../context.ts'
import { drawersOf, ownersOf, settingsOf } from '../../env.ts'

export const staffConfig = new Hono<AppEnv>().get('/config', (c) => {
  const settings = settingsOf(c.env)
  const owners = ownersOf(settings)
  const config: StaffConfig = {
    photos: c.env.PHOTOS !== undefined,
    owners: namesOwners(owners) ? owners.addresses : null,
    drawers: drawersOf(settings),
  }
  return c.json(config)
})
