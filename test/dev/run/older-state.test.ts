import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setOlderStateAside } from '../../../dev/run/older-state.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'older-state-'))
  writeFileSync(join(folder, 'first.sql'), 'CREATE TABLE stays')
})
afterEach(() => rmSync(folder, { recursive: true }))

const start = () => setOlderStateAside(join(folder, 'state'), join(folder, 'first.sql'))

function keepBookings() {
  mkdirSync(join(folder, 'state/v3/d1'), { recursive: true })
  writeFileSync(join(folder, 'state/v3/d1/bookings'), 'Ada')
}

it('a database begun by the current first migration is kept at each start', () => {
  expect(start()).toBeNull()
  keepBookings()
  expect(start()).toBeNull()
  expect(existsSync(join(folder, 'state/v3/d1/bookings'))).toBe(true)
})

it('an older database is set aside complete', () => {
  keepBookings()
  const aside = start()
  expect(readFileSync(join(aside ?? '', 'v3/d1/bookings'), 'utf8')).toBe('Ada')
  expect(existsSync(join(folder, 'state/v3'))).toBe(false)
  expect(start()).toBeNull()
})

it('a database begun by another first migration is set aside too', () => {
  start()
  keepBookings()
  writeFileSync(join(folder, 'first.sql'), 'CREATE TABLE bookings')
  expect(start()).not.toBeNull()
})
