import { openDoors, uncheckedPaths, wrongRoutes } from './doors.ts'
import { sharedWith } from './environments.ts'
import type { Finding } from './finding.ts'
import type { Keys } from './keys.ts'
import { localKeys, wrongKeys, wrongMoney } from './money.ts'
import { idleBackups, unaskedSecrets, wrongDatabases, wrongRuntime } from './runtime.ts'
import { setupProblems, unnamedOwners } from './setup-problems.ts'
import type { Site } from './site.ts'
import { wrongOrigin, wrongVariables } from './variables.ts'

/** Input for all checks that need no network. */
export interface Patient {
  /** The site to be deployed. */
  site: Site
  real: Site
  /** All sites in wrangler.toml except the real one, such as staging. May include `site`. */
  others: readonly Site[]
  /** Environment variables and, if given, the secrets file. May lack some of the site's secrets. */
  secrets: Keys
  /** Settings in `.dev.vars`. Empty without that file. */
  devVars: Keys
  /** Example values that the operator hasn't replaced yet. */
  placeholders: readonly string[]
}

const ofSite: ((site: Site) => Finding[])[] = [
  wrongOrigin,
  wrongVariables,
  openDoors,
  wrongRoutes,
  uncheckedPaths,
  wrongRuntime,
  unaskedSecrets,
  wrongDatabases,
  idleBackups,
  unnamedOwners,
]

export function examine(patient: Patient): Finding[] {
  const { site, real, others, secrets, devVars, placeholders } = patient
  return [
    ...setupProblems(site, placeholders),
    ...ofSite.flatMap((check) => check(site)),
    ...wrongKeys(site, secrets),
    ...wrongMoney(site, secrets, placeholders),
    ...others.flatMap((other) => sharedWith(real, other)),
    ...others.filter((other) => other !== site).flatMap((other) => wrongMoney(other, {}, [])),
    ...localKeys(devVars),
  ]
}
