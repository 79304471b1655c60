import { modeOfKey } from '../../domain/stripe/stripe-keys.ts'
import { type Finding, warning, wrong } from './finding.ts'
import { type Keys, keyProblems, liveKeys } from './keys.ts'
import { inConfig, type Site, textOf } from './site.ts'

/** Only checks the secrets that are available on this machine. */
export function wrongKeys(site: Site, secrets: Keys): Finding[] {
  return keyProblems(keysOf(site, secrets)).map((problem) => wrong(`Secrets: ${problem}`))
}

/**
 * Reports live Stripe keys, unless this is the real site and no placeholders are left.
 * On the real site, warns about a publishable test key if no key is live.
 */
export function wrongMoney(site: Site, secrets: Keys, placeholders: readonly string[]): Finding[] {
  const keys = keysOf(site, secrets)
  const live = liveKeys(keys).join(' and ')
  if (site.environment !== '') {
    return liveKeys(keys).map((name) =>
      wrong(inConfig(site, `${name} is live: it needs one of Stripe’s test mode`)),
    )
  }
  if (live === '') return isTestOnly(site) ? [warning(inConfig(site, testOnly))] : []
  if (placeholders.length === 0) return []
  return [
    wrong(
      `${live} is live, but the business still has ${placeholders.length} placeholders: guests would really pay. Use test keys until then`,
    ),
  ]
}

/** Checks the keys of `.dev.vars`, which `npm start` uses. */
export function localKeys(vars: Keys): Finding[] {
  const live = liveKeys(vars).map(
    (name) => `${name} is live, and \`npm start\` would move real money`,
  )
  return [...keyProblems(vars), ...live].map((problem) => warning(`.dev.vars: ${problem}`))
}

const testOnly = 'STRIPE_PUBLISHABLE_KEY is of test mode, so nobody can pay with a real card'

function isTestOnly({ config }: Site): boolean {
  return modeOfKey(textOf(config.vars.STRIPE_PUBLISHABLE_KEY)) === 'test'
}

function keysOf({ config }: Site, secrets: Keys): Keys {
  return { ...secrets, STRIPE_PUBLISHABLE_KEY: textOf(config.vars.STRIPE_PUBLISHABLE_KEY) }
}
