import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'

// Stands in for wrangler: answers as wrangler 4 does, for an account in a file.
// ACCOUNT is that file. `refuses` in it is the command that fails.

const args = process.argv.slice(2)
const command = args.slice(0, args.indexOf('--env')).join(' ')
const file = process.env.ACCOUNT ?? ''
const account: Account = JSON.parse(readFileSync(file, 'utf8'))

function fail(...lines: string[]): never {
  save()
  console.error(`✘ [ERROR] ${lines.join('\n\n  ')}\n\n`)
  process.exit(1)
}

function save() {
  writeFileSync(file, JSON.stringify(account))
}

const apiFailed = (path: string) => `A request to the Cloudflare API (/accounts/1/${path}) failed.`
const print = (value: unknown) => console.log(JSON.stringify(value, null, 2))

function report(type: 'deploy' | 'version-upload') {
  const report = process.env.WRANGLER_OUTPUT_FILE_PATH
  if (!report) return
  const lines = [
    { type: 'wrangler-session', version: 1, command_line_args: args },
    { type, version: 1, worker_name: 'office', version_id: account.next },
  ]
  for (const line of lines) appendFileSync(report, `${JSON.stringify(line)}\n`)
}

/** Each version has the files that were built when it was uploaded. */
function keepVersion() {
  const client = join(process.cwd(), 'dist/client')
  const needed = account.fault === 'asks for a newer schema' ? 3 : 2
  account.versions[account.next] = { client, works: [needed, needed + 1], hasDatabase: true }
}

const commands: [RegExp, (...groups: string[]) => void][] = [
  [
    /^deployments status --json$/,
    () => {
      if (account.traffic) return print({ id: 'd', versions: account.traffic })
      fail(
        apiFailed('workers/scripts/office/deployments'),
        'This Worker does not exist on your account. [code: 10007]',
      )
    },
  ],
  [
    /^deployments list --json$/,
    () => print([...account.earlier, account.traffic ?? []].map((versions) => ({ versions }))),
  ],
  [
    /^versions view (\S+) --json$/,
    (id = '') => {
      const { hasDatabase = false, tag } = account.versions[id] ?? {}
      const bindings = hasDatabase ? [{ name: 'DB', type: 'd1' }] : []
      print({
        id,
        annotations: { 'workers/triggered_by': 'upload', ...(tag && { 'workers/tag': tag }) },
        resources: { bindings: [...bindings, { name: 'LINK_SECRET', type: 'secret_text' }] },
      })
    },
  ],
  [
    /^secret list --format json$/,
    () => {
      if (account.traffic)
        return print(account.secrets.map((name) => ({ name, type: 'secret_text' })))
      fail(
        'Worker "office" not found.',
        'If this is a new Worker, run `wrangler deploy` first to create it.',
      )
    },
  ],
  [/^d1 time-travel info DB --json$/, () => print({ bookmark: '00000085-0000024c' })],
  [
    /^d1 migrations apply DB --remote$/,
    () => {
      account.schema = account.migrated
    },
  ],
  [
    /^versions upload /,
    () => {
      keepVersion()
      report('version-upload')
    },
  ],
  [
    /^deploy --tag \S+ --message Commit \S+( --secrets-file \S+)?$/,
    () => {
      keepVersion()
      account.traffic = [{ version_id: account.next, percentage: 100 }]
      report('deploy')
    },
  ],
  [
    /^versions deploy (\S+)@100%(?: (\S+)@0%)? -y$/,
    (all = '', none) => {
      if (account.traffic) account.earlier.push(account.traffic)
      account.traffic = [{ version_id: all, percentage: 100 }]
      if (none) account.traffic.push({ version_id: none, percentage: 0 })
    },
  ],
  [/^triggers deploy$/, () => {}],
]

account.calls.push(command)
account.environments.push(args.at(-1) ?? '')
if (account.refuses && command.startsWith(account.refuses))
  fail(apiFailed('workers/scripts/office'), 'An unknown error has occurred. [code: 10013]')
const known = commands.find(([pattern]) => pattern.test(command))
if (!known) fail(`Unknown arguments: ${command}`)
const [pattern, answer] = known
answer(...(pattern.exec(command)?.slice(1) ?? []))
save()
