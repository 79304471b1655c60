import { listFiles } from './earlier-files.ts'
import { nothingChanged } from './preparation.ts'
import * as release from './release.ts'
import { checkFirstSecrets } from './secrets.ts'
import { clientFolder } from './setup.ts'
import type { Step } from './steps.ts'
import { line, upload } from './wrangler.ts'

/** The new version goes live at once, because no earlier version can serve visitors. */
export function firstDeploy(found: release.Release): Step[] {
  const { setup } = found
  const secrets = setup.secretsFile ? ['--secrets-file', setup.secretsFile] : []
  const takeOff = () =>
    `${line(setup, 'delete')} takes the site off. Or repair it and deploy again.`
  return [
    {
      name: 'Secrets',
      run: () => checkFirstSecrets(setup),
      undo: nothingChanged,
    },
    {
      name: 'Bookmark',
      run: async () => (found.bookmark = await release.noteBookmark(found)),
      undo: nothingChanged,
    },
    {
      name: 'Migrate',
      run: () => release.migrate(found),
      undo: () => 'not needed: no site uses the database yet.',
    },
    {
      name: 'Deploy',
      run: async () => {
        listFiles(clientFolder(setup))
        const named = ['--tag', found.commit, '--message', `Commit ${found.commit}`]
        found.version = await upload(setup, 'deploy', ...named, ...secrets)
        return `version ${found.version}`
      },
      undo: takeOff,
    },
    {
      name: 'Check',
      run: () => release.smoke(found, { byOverride: false, limitMs: setup.timeouts.firstDeploy }),
      undo: takeOff,
    },
  ]
}
