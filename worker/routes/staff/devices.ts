import { Hono } from 'hono'
import { deviceId, deviceRequest } from '../../../domain/desk/desk.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { forgetDevice, noteDevice } from '../../desk/devices.ts'
import { AppError } from '../../errors.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'

function named(id: string): string {
  if (!deviceId.safeParse(id).success) throw new AppError('not_found')
  return id
}

export const staffDevices = new Hono<AppEnv>()
  .put('/devices/:id', staffWrite, jsonBody(deviceRequest), async (c) => {
    const id = named(c.req.param('id'))
    const report = { id, ...c.req.valid('json'), staffId: c.get('staffId') }
    return c.json(await noteDevice(database(c.env), report, new Date()))
  })
  .delete('/devices/:id', async (c) => {
    const id = named(c.req.param('id'))
    await forgetDevice(database(c.env), id)
    return c.json({ id })
  })
