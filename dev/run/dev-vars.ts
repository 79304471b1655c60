import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { standInSecretKey } from '../stripe/accounts.ts'
import type { Ports } from './ports.ts'

export type DevVars = Record<string, string>

/**
 * Returns the variables of .dev.vars in `root`, with `ports` in place of the default ports.
 * Creates the file from its example if it is missing. Omits the addresses of Stripe's stand-in if
 * the secret key isn't the stand-in's.
 */
export function readDevVars(root: string, ports: Ports): DevVars {
  const file = join(root, '.dev.vars')
  if (!existsSync(file)) copyFileSync(join(root, '.dev.vars.example'), file)
  const written = parseEnv(readFileSync(file, 'utf8')) as DevVars
  const vars: DevVars = {}
  for (const [name, value] of Object.entries(written)) vars[name] = onPorts(value, ports)
  return usesStandInStripe(vars) ? vars : withRealStripe(vars)
}

export function usesStandInStripe(vars: DevVars): boolean {
  return vars.STRIPE_SECRET_KEY?.startsWith(standInSecretKey) ?? false
}

function onPorts(value: string, ports: Ports): string {
  return value
    .replace(/^http:\/\/localhost:8787(?=$|\/)/, `http://localhost:${ports.site}`)
    .replace(/^http:\/\/localhost:8788(?=$|\/)/, `http://localhost:${ports.standIns}`)
}

function withRealStripe(vars: DevVars): DevVars {
  const { STRIPE_API_ORIGIN, STRIPE_SCRIPT_URL, ...rest } = vars
  return rest
}
