import { type Row, type Spoil, setting, variable } from './spoiled.ts'

const firstRules = (change: (rules: string[]) => string[]): Spoil => {
  return ({ site: { config } }) => {
    const rules = config.assets?.run_worker_first
    Object.assign(config.assets ?? {}, {
      run_worker_first: change(Array.isArray(rules) ? rules : []),
    })
  }
}

export const wrongDoors: Row[] = [
  [
    'another origin than the business has',
    variable('SITE_ORIGIN', 'https://www.bags.al'),
    'SITE_ORIGIN differs',
  ],
  ['an address of workers.dev', setting({ workers_dev: true }), 'workers_dev has to be false'],
  ['no word about workers.dev', setting({ workers_dev: undefined }), 'workers_dev has to be false'],
  ['addresses of previews', setting({ preview_urls: true }), 'preview_urls has to be false'],
  [
    'a route on another domain',
    setting({ routes: ['elsewhere.al'] }),
    'routes has to name bags.al',
  ],
  [
    'a route to some paths only',
    setting({ routes: ['bags.al/api/*'] }),
    'routes has to name bags.al',
  ],
  ['no route', setting({ routes: [] }), 'routes has to name bags.al'],
  [
    'an origin with a path',
    (patient) => Object.assign(patient.site, { origin: 'https://bags.al/' }),
    'origin has to be https://',
  ],
  [
    'an origin without https',
    (patient) => Object.assign(patient.site, { origin: 'http://bags.al' }),
    'origin has to be https://',
  ],
  [
    'the desk in other languages unchecked',
    firstRules((rules) => rules.filter((rule) => rule !== '/*/admin/*')),
    'run_worker_first leaves out /sq/admin/desk and 35 more',
  ],
  [
    'the overview in one language unchecked',
    firstRules((rules) => rules.map((rule) => (rule === '/*/admin' ? '/[a-r]*/admin' : rule))),
    'run_worker_first leaves out /sq/admin and 5 more',
  ],
  [
    'an exception for one page',
    firstRules((rules) => [...rules, '!/da/admin/till']),
    'run_worker_first leaves out /da/admin/till:',
  ],
  [
    'the API unchecked',
    firstRules((rules) => rules.filter((rule) => rule !== '/api/*')),
    'run_worker_first leaves out /api/staff/session:',
  ],
  [
    'no path for the Worker',
    ({ site }) => Object.assign(site.config.assets ?? {}, { run_worker_first: undefined }),
    'run_worker_first leaves out',
  ],
]

export const wrongRuntime: Row[] = [
  ['no crons', setting({ triggers: { crons: [] } }), 'crons has to be'],
  ['a cron an hour', setting({ triggers: { crons: ['0 * * * *'] } }), 'crons has to be'],
  [
    'a cron beside that of each minute',
    setting({ triggers: { crons: ['* * * * *', '0 * * * *'] } }),
    'crons has to be',
  ],
  [
    'no flag for Node',
    setting({ compatibility_flags: [] }),
    'compatibility_flags has to list nodejs_compat',
  ],
  ['an old date', setting({ compatibility_date: '2023-05-18' }), 'compatibility_date has to be'],
  ['no date', setting({ compatibility_date: undefined }), 'compatibility_date has to be'],
  [
    'logs with visitors’ addresses',
    setting({ observability: { enabled: true } }),
    'invocation_logs has to be false',
  ],
  ['no limit for writes', setting({ ratelimits: [] }), 'ratelimits has to have PUBLIC_WRITES'],
  [
    'a limit of ten seconds',
    ({ site }) => Object.assign(site.config.ratelimits[0]?.simple ?? {}, { period: 10 }),
    'period of PUBLIC_WRITES has to be 60',
  ],
  ['no database', setting({ d1_databases: [] }), 'd1_databases has to have the binding DB'],
  [
    'a nonsense database id',
    ({ site }) => Object.assign(site.config.d1_databases[0] ?? {}, { database_id: 'nonsense' }),
    'database_id of tirana-luggage-storage',
  ],
  ['no sender', setting({ send_email: [] }), 'send_email has to have EMAIL'],
  [
    'no pages',
    ({ site }) => Object.assign(site.config.assets ?? {}, { binding: 'PAGES' }),
    'assets has to have the binding ASSETS',
  ],
  ['no version', setting({ version_metadata: undefined }), 'version_metadata has to be'],
  [
    'a secret that no deploy asks for',
    setting({ secrets: { required: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] } }),
    'secrets.required has to list LINK_SECRET',
  ],
]
