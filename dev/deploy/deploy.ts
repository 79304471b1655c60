import { firstDeploy } from './first-deploy.ts'
import { laterDeploy } from './later-deploy.ts'
import { liveVersion } from './live-version.ts'
import { nothingChanged, preparation } from './preparation.ts'
import { bookmarkLine, type Release, rollbackLine } from './release.ts'
import type { Setup } from './setup.ts'
import { runSteps, type Say, type Step } from './steps.ts'

/** Returns false if a step failed. */
export async function deploy(setup: Setup, say: Say): Promise<boolean> {
  const release: Release = { setup, commit: '', before: '', bookmark: '', version: '' }
  if (!(await runSteps([...preparation(release), lookStep(release)], say))) return false
  const steps = release.before === '' ? firstDeploy(release) : laterDeploy(release)
  const isDone = await runSteps(steps, say)
  if (isDone) for (const one of summary(release)) say(one)
  return isDone
}

function lookStep(release: Release): Step {
  return {
    name: 'Live version',
    run: async () => {
      release.before = (await liveVersion(release.setup)) ?? ''
      return release.before || 'none, so this is the first deploy'
    },
    undo: nothingChanged,
  }
}

function summary(release: Release): string[] {
  const { setup, version, commit, before, bookmark } = release
  return [
    `\nDeployed ${setup.origin}: version ${version}, commit ${commit}; database before it: ${bookmark}`,
    ...(before === '' ? [] : [`To go back: ${rollbackLine(setup, before)}`]),
    `To go back with the data too, losing all that was written since: ${bookmarkLine(release)}`,
  ]
}
