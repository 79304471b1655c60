import { Hono } from 'hono'
import type { StaffConfig } from '../../../domain/api.ts'
import { namesOwners } from '../../../domain/business/roles.ts'
import type { AppEnv } from '../../context.ts'
import { ownersOf, settingOrNull, settingsOf } from '../../env.ts'

export const staffConfig = new Hono<AppEnv>().get('/config', (c) => {
  const owners = ownersOf(settingsOf(c.env))
  const config: StaffConfig = {
    photos: c.env.PHOTOS !== undefined,
    owners: namesOwners(owners) ? owners.addresses : null,
    drawers: settingOrNull(c.env, 'DRAWERS') ?? 'shared',
  }
  return c.json(config)
})
