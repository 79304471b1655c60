import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import { business } from '../../domain/business/business.ts'

/** A site in wrangler.toml, with the settings that its environment inherits. */
export interface Site {
  /** Name in `[env.<name>]`, or empty for the real site. */
  environment: string
  config: Unstable_Config
  /** Origin that visitors open. May be invalid, which `wrongOrigin` reports. */
  origin: string
}

/** Throws if wrangler.toml can't be read or doesn't contain the environment. */
export function readSite(file: string, environment: string): Site {
  const config = unstable_readConfig({ config: file, env: environment }, { hideWarnings: true })
  const named = environment === '' ? '' : textOf(config.vars.SITE_ORIGIN)
  return { environment, config, origin: named || business.origin }
}

/** Prefixes a text with its place, such as `wrangler.toml [env.staging]: `. */
export function inConfig({ environment }: Site, text: string): string {
  const table = environment === '' ? '' : ` [env.${environment}]`
  return `wrangler.toml${table}: ${text}`
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Returns the patterns of the site's routes, such as `bags.al` or `bags.al/*`. */
export function routesOf({ config }: Site): string[] {
  return (config.routes ?? []).map((route) => (typeof route === 'string' ? route : route.pattern))
}
