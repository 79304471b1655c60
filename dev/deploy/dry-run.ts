import { askerOf } from './asker.ts'
import { laterDeploy } from './later-deploy.ts'
import { withLocalSite } from './local-site.ts'
import { nothingChanged, preparation } from './preparation.ts'
import type { Release } from './release.ts'
import { clientFolder, type Setup } from './setup.ts'
import { smokeTest } from './smoke-checks.ts'
import { runSteps, type Say, type Step } from './steps.ts'
import { wrangle } from './wrangler.ts'

/** Runs only what needs no Cloudflare account. Returns false if a step failed. */
export async function dryRun(setup: Setup, say: Say): Promise<boolean> {
  const release: Release = { setup, commit: '', before: '<live>', bookmark: '', version: '' }
  const steps = [...preparation(release), bundleStep(setup), localSmokeStep(setup)]
  const isDone = await runSteps(steps, say)
  if (isDone) {
    say('\nA deploy would go on with:')
    for (const { name } of laterDeploy(release)) say(`- ${name}`)
  }
  return isDone
}

function bundleStep(setup: Setup): Step {
  return {
    name: 'Bundle',
    run: async () => {
      const said = await wrangle(setup, 'deploy', '--dry-run')
      return /Total Upload: .*/.exec(said)?.[0] ?? 'bundled'
    },
    undo: nothingChanged,
  }
}

function localSmokeStep(setup: Setup): Step {
  const test = (origin: string, accessOrigin: string) =>
    smokeTest({
      ask: askerOf({ origin, worker: setup.worker }),
      version: undefined,
      client: clientFolder(setup),
      accessOrigin,
      isRepair: false,
    })
  return {
    name: 'Smoke test on this machine',
    run: () => withLocalSite(setup.root, test),
    undo: nothingChanged,
  }
}
