import { askerOf } from './asker.ts'
import { keepEarlierFiles } from './earlier-files.ts'
import { nothingChanged } from './preparation.ts'
import * as release from './release.ts'
import { checkSecrets } from './secrets.ts'
import { clientFolder, type Setup } from './setup.ts'
import type { Step } from './steps.ts'
import { line, upload, wrangle } from './wrangler.ts'

/** The live version serves all visitors until the step `100% of visitors`. */
export function laterDeploy(found: release.Release): Step[] {
  const { setup } = found
  const goBack = () => release.giveAll(setup, found.before)
  const undo = () => release.backLine(found)
  return [
    {
      name: 'Secrets',
      run: () => checkSecrets(setup),
      undo: nothingChanged,
    },
    {
      name: 'Bookmark',
      run: async () => (found.bookmark = await release.noteBookmark(found)),
      undo: nothingChanged,
    },
    {
      name: 'Health before',
      run: async () => {
        await release.checkBefore(found)
        return `version ${found.before}`
      },
      undo: () => 'nothing was changed. If this release is the repair, add --repair.',
    },
    {
      name: 'Earlier files',
      run: () => keepEarlierFiles(clientFolder(setup), askerOf(setup)).catch(unlessRepair(setup)),
      undo: nothingChanged,
    },
    {
      name: 'Migrate',
      run: () => release.migrate(found),
      undo: () =>
        `not needed: the live version works with what was added. If data were harmed, ${release.bookmarkLine(found)} loses all that was written since.`,
    },
    {
      name: 'Live version on the new schema',
      run: async () => {
        await release.checkBefore(found)
        return 'healthy'
      },
      undo: () => `${release.bookmarkLine(found)} loses all that was written since.`,
    },
    {
      name: 'Upload',
      run: async () => {
        const named = ['--tag', found.commit, '--message', `Commit ${found.commit}`]
        found.version = await upload(setup, 'versions', 'upload', ...named)
        return `version ${found.version}, without visitors`
      },
      undo: () => 'not needed: visitors still have the version of before.',
    },
    {
      name: '0% of visitors',
      run: async () => {
        await release.giveAll(setup, found.before, found.version)
        return 'it answers only to those who name it'
      },
      goBack,
      undo,
    },
    {
      name: 'Smoke test',
      run: () => release.smoke(found, { byOverride: true, limitMs: setup.timeouts.version }),
      goBack,
      undo,
    },
    {
      name: '100% of visitors',
      run: async () => {
        await release.giveAll(setup, found.version)
        return `version ${found.version}`
      },
      goBack,
      undo,
    },
    {
      name: 'Check',
      run: () => release.smoke(found, { byOverride: false, limitMs: setup.timeouts.version }),
      goBack,
      undo,
    },
    {
      name: 'Routes and crons',
      run: async () => {
        await wrangle(setup, 'triggers', 'deploy')
        return 'as in wrangler.toml'
      },
      undo: () =>
        `repeat ${line(setup, 'triggers', 'deploy')}. The release is live, with the routes and crons of before.`,
    },
  ]
}

/**
 * Returns an error handler that throws the error again, except for a repair.
 * A broken site may be unable to serve its files.
 */
function unlessRepair({ isRepair }: Setup): (error: unknown) => string {
  return (error) => {
    if (!isRepair) throw error
    return 'not kept, so open pages may have to be loaded again'
  }
}
