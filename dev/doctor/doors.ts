import { type Finding, warning, wrong } from './finding.ts'
import { inBrief, patternSource, staffPaths } from './paths.ts'
import { inConfig, routesOf, type Site } from './site.ts'

/** Reports addresses that would bypass Cloudflare Access. */
export function openDoors(site: Site): Finding[] {
  const { config } = site
  return [
    ...(config.workers_dev === false ? [] : ['workers_dev has to be false']),
    ...(config.preview_urls === false ? [] : ['preview_urls has to be false']),
  ].map((text) => wrong(inConfig(site, text)))
}

/**
 * Reports an error if no route covers the site's own host, otherwise warns about every other route.
 * Returns nothing for an origin that can't be parsed, which `wrongOrigin` reports.
 */
export function wrongRoutes(site: Site): Finding[] {
  if (!URL.canParse(site.origin)) return []
  const { host } = new URL(site.origin)
  const routes = routesOf(site)
  const own = routes.filter((route) => route === host || route === `${host}/*`)
  if (own.length === 0) {
    const source =
      site.environment === '' ? 'domain/business/business.ts says' : 'its SITE_ORIGIN says'
    return [wrong(inConfig(site, `routes has to name ${host}, as ${source}`))]
  }
  return routes
    .filter((route) => !own.includes(route))
    .map((route) =>
      warning(
        inConfig(site, `routes also says ${route}, where forms are refused. Redirect it instead`),
      ),
    )
}

/** Reports staff paths whose files Cloudflare would serve without running the Worker. */
export function uncheckedPaths(site: Site): Finding[] {
  const rules = site.config.assets?.run_worker_first
  const unchecked = staffPaths.filter((path) => !reachesWorker(rules ?? false, path))
  if (unchecked.length === 0) return []
  return [
    wrong(
      inConfig(
        site,
        `run_worker_first leaves out ${inBrief(unchecked)}: nobody would check who opens these pages`,
      ),
    ),
  ]
}

/**
 * True if `run_worker_first` sends requests for the path to the Worker.
 * Reads the rules as Cloudflare does: `*` matches any text, and exceptions (`!`) take precedence.
 */
function reachesWorker(rules: boolean | string[], path: string): boolean {
  if (typeof rules === 'boolean') return rules
  const exceptions = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
  const isIn = (rule: string) => new RegExp(`^${patternSource(rule, '.*')}$`).test(path)
  return rules.some(isIn) && !exceptions.some(isIn)
}
