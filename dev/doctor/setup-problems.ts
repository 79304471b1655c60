import { type Finding, missing, note } from './finding.ts'
import { inConfig, routesOf, type Site } from './site.ts'

const unset = /^0{8}-|^$/

/** Settings that name owners. If both are empty, all staff are owners. */
const ownerSettings = ['OWNERS', 'OWNER_GROUP']
const optionalSettings = [...ownerSettings, 'BACKUP_KEY', 'DRAWERS']
/** Variables that must be filled in, with advice about their values. */
const neededSettings: Record<string, string> = {
  ACCESS_TEAM_DOMAIN: 'Cloudflare’s dashboard has it under Zero Trust, Settings',
  ACCESS_AUD: 'Cloudflare’s dashboard has it under Zero Trust, Access, the application’s overview',
  STRIPE_PUBLISHABLE_KEY: 'Stripe’s dashboard has it under Developers, API keys',
  MAIL_FROM: 'an address of a domain from which Cloudflare may send',
  MAIL_OFFICE: 'the address that the office reads',
}

/** Reports the values that the operator still has to fill in. */
export function setupProblems(site: Site, placeholders: readonly string[]): Finding[] {
  const { vars } = site.config
  const absent = Object.keys(neededSettings).filter((name) => !(name in vars))
  return [
    ...placeholders.map(
      (value) => `domain/business/business.ts or domain/business/partners.ts still says ${value}`,
    ),
    ...[
      ...absent.map((name) => `${name} is missing${sourceOf(name)}`),
      ...Object.entries(vars)
        .filter(([name, value]) => !optionalSettings.includes(name) && isOpen(value))
        .map(([name, value]) => `${name} is ${value === '' ? 'empty' : value}${sourceOf(name)}`),
      ...routesOf(site)
        .filter((pattern) => isOpen(pattern.replace(/\/\*$/, '')))
        .map((pattern) => `routes says ${pattern}: the site’s own host has to be there`),
      ...site.config.d1_databases
        .filter(({ database_id: id }) => isOpen(id ?? ''))
        .map(
          ({ database_name: name }) =>
            `database_id is not set; \`npx wrangler d1 create ${name}\` prints one`,
        ),
    ].map((text) => inConfig(site, text)),
  ].map(missing)
}

function sourceOf(name: string): string {
  const source = neededSettings[name]
  return source ? `: ${source}` : ''
}

/** Returns a note if no owner is named, because all staff are owners then. */
export function unnamedOwners(site: Site): Finding[] {
  const { vars } = site.config
  if (ownerSettings.some((name) => vars[name])) return []
  return [
    note(
      inConfig(
        site,
        'OWNERS and OWNER_GROUP name no owner: everyone whom Access admits is one, and may give refunds of any amount, write off debts, close the office and export guests’ data',
      ),
    ),
  ]
}

function isOpen(value: unknown): boolean {
  return typeof value === 'string' && (unset.test(value) || value.endsWith('.example'))
}
