import { join } from 'node:path'

export function wranglerEnv(root: string): NodeJS.ProcessEnv {
  const own = join(root, '.wrangler')
  return {
    ...process.env,
    CI: '1',
    DO_NOT_TRACK: '1',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_NO_SKILLS_UPDATE_PROMPTS: '1',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_LOG_PATH: join(own, 'logs'),
    WRANGLER_REGISTRY_PATH: join(own, 'registry'),
    WRANGLER_CACHE_DIR: join(own, 'cache'),
    XDG_CONFIG_HOME: join(own, 'config'),
  }
}
