import type { Unstable_RawConfig } from 'wrangler'

const unset = /^0{8}-|^$/

/** If both are empty, everyone is an owner. */
const ownerSettings = ['OWNERS', 'OWNER_GROUP']
/** Variables that may stay empty. */
const optionalSettings = [...ownerSettings, 'BACKUP_KEY']

export function setupProblems(raw: Unstable_RawConfig, placeholders: readonly string[]): string[] {
  const vars = Object.entries(raw.vars ?? {}).filter(([name]) => !optionalSettings.includes(name))
  return [
    ...placeholders.map(
      (value) => `domain/business/business.ts or domain/business/partners.ts still says ${value}`,
    ),
    ...vars
      .filter(([, value]) => isOpen(value))
      .map(([name, value]) => `wrangler.toml: ${name} is ${value === '' ? 'empty' : value}`),
    ...(raw.routes ?? [])
      .map((route) => (typeof route === 'string' ? route : route.pattern))
      .filter(isOpen)
      .map((pattern) => `wrangler.toml: routes says ${pattern}`),
    ...(raw.d1_databases ?? [])
      .filter(({ database_id: id }) => isOpen(id ?? ''))
      .map(
        ({ database_name: name }) =>
          `wrangler.toml: database_id is not set; \`wrangler d1 create ${name}\` prints one`,
      ),
  ]
}

export function everyoneIsOwner({ vars = {} }: Unstable_RawConfig): boolean {
  return ownerSettings.every((name) => !vars[name])
}

function isOpen(value: unknown): boolean {
  return typeof value === 'string' && (unset.test(value) || value.endsWith('.example'))
}
