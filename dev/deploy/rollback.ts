import * as z from 'zod/mini'
import { askerOf } from './asker.ts'
import { commitOfVersion, deployed, liveVersion } from './live-version.ts'
import { nothingChanged } from './preparation.ts'
import { giveAll, rollbackLine } from './release.ts'
import { within } from './retry.ts'
import type { Setup } from './setup.ts'
import { runSteps, type Say, type Step } from './steps.ts'
import { wrangleJson } from './wrangler.ts'

/**
 * Makes the version `to`, by default the previous release, serve all visitors.
 * Doesn't change the database. Returns false if a step failed.
 */
export async function rollback(setup: Setup, to: string | undefined, say: Say): Promise<boolean> {
  const found = { live: '', target: to ?? '' }
  const undo = () =>
    `${rollbackLine(setup, found.live)}, or deploy a repair: npm run deploy -- --repair`
  const steps: Step[] = [
    {
      name: 'Live version',
      run: async () => {
        found.live = (await liveVersion(setup)) ?? ''
        if (found.live === '') throw new Error('nothing is deployed')
        return found.live
      },
      undo: nothingChanged,
    },
    {
      name: 'Version to go back to',
      run: async () => {
        found.target ||= await versionBefore(setup, found.live)
        if (found.target === found.live) throw new Error('it is live already')
        return found.target
      },
      undo: nothingChanged,
    },
    {
      name: '100% of visitors',
      run: async () => {
        await giveAll(setup, found.target)
        return `version ${found.target}`
      },
      undo,
    },
    {
      name: 'Check',
      run: () => checkHealth(setup, found.target),
      undo,
    },
  ]
  const isDone = await runSteps(steps, say)
  if (isDone) {
    say(`\n${setup.origin} has version ${found.target}. Undo: ${rollbackLine(setup, found.live)}`)
    say("Cloudflare refuses `wrangler secret put` until that version's commit is deployed again.")
  }
  return isDone
}

const deployments = z.array(deployed)

/**
 * Returns the latest version of another commit that served all visitors before the live one.
 * Skips versions that a changed secret created, because such a secret may be `RESTORING`, which
 * closes the site. Throws if none of the last ten deployments has such a version.
 */
async function versionBefore(setup: Setup, live: string): Promise<string> {
  const list = await wrangleJson(setup, deployments, 'deployments', 'list', '--json')
  const served = list.map(
    ({ versions }) => versions.find(({ percentage }) => percentage === 100)?.version_id,
  )
  let own = await commitOfVersion(setup, live)
  for (const id of served.slice(0, Math.max(0, served.indexOf(live))).reverse()) {
    const commit = id ? await commitOfVersion(setup, id) : null
    if (!id || !commit) continue
    // A live version created by a changed secret has no commit in its tag. It runs the commit of
    // the version before it.
    own ??= commit
    if (commit !== own) return id
  }
  throw new Error('none of the last ten deployments has an earlier version; name one with --to')
}

/** Waits until `version` is healthy. Throws the last problem after `timeouts.version`. */
function checkHealth(setup: Setup, version: string): Promise<string> {
  const { timeouts } = setup
  return within({ limitMs: timeouts.version, pauseMs: timeouts.pause }, async () => {
    const { status, headers } = await askerOf(setup)('/api/health')
    const answered = headers.get('X-Version')
    if (answered !== version)
      throw new Error(`/api/health was answered by version ${answered}, not ${version}`)
    if (status !== 200) throw new Error(`/api/health answers ${status}`)
    return 'healthy'
  })
}
