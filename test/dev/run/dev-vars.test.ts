import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDevVars, usesStandInStripe } from '../../../dev/run/dev-vars.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dev-vars-'))
  copyFileSync('.dev.vars.example', join(root, '.dev.vars.example'))
})
afterEach(() => rmSync(root, { recursive: true }))

const ports = { site: 9001, standIns: 9002 }

test('the example becomes .dev.vars, and its addresses use the chosen ports', () => {
  const vars = readDevVars(root, ports)
  expect(vars).toMatchObject({
    SITE_ORIGIN: 'http://localhost:9001',
    STRIPE_API_ORIGIN: 'http://localhost:9002',
    STRIPE_SCRIPT_URL: 'http://localhost:9002/stripe.js',
    ACCESS_TEAM_DOMAIN: 'http://localhost:9002',
  })
  expect(usesStandInStripe(vars)).toBe(true)
  const written = readFileSync(join(root, '.dev.vars'), 'utf8')
  expect(written).toContain('SITE_ORIGIN=http://localhost:8787')
})

test('existing settings are left unchanged', () => {
  writeFileSync(join(root, '.dev.vars'), 'SITE_ORIGIN=https://tunnel.example\n')
  expect(readDevVars(root, ports)).toEqual({ SITE_ORIGIN: 'https://tunnel.example' })
})

test("a real Stripe key removes the stand-in's addresses", () => {
  const example = readFileSync('.dev.vars.example', 'utf8')
  const real = example.replace(
    'STRIPE_SECRET_KEY=sk_test_standin',
    'STRIPE_SECRET_KEY=sk_test_51Real',
  )
  writeFileSync(join(root, '.dev.vars'), real)
  const vars = readDevVars(root, ports)
  expect(usesStandInStripe(vars)).toBe(false)
  expect(vars).not.toHaveProperty('STRIPE_API_ORIGIN')
  expect(vars).not.toHaveProperty('STRIPE_SCRIPT_URL')
})
