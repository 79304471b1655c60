import { run } from './command.ts'
import { commitOf } from './commit.ts'
import { checkMigrations } from './migrations.ts'
import { migrationsFolder, type Release } from './release.ts'
import type { Step } from './steps.ts'

export const nothingChanged = () => 'nothing to do, nothing was changed.'

/** Returns the first steps of a deploy, which change nothing at Cloudflare. */
export function preparation(release: Release): Step[] {
  const { setup } = release
  return [
    {
      name: 'Doctor',
      run: async () => {
        // Returns the doctor's output, because it may contain warnings, which don't stop a deploy.
        return (await run(setup.commands.doctor, setup.root, setup.env)).trim()
      },
      undo: nothingChanged,
    },
    {
      name: 'Commit',
      run: async () => (release.commit = await commitOf(setup)),
      undo: nothingChanged,
    },
    {
      name: 'Migrations',
      run: () => checkMigrations(migrationsFolder(setup)),
      undo: nothingChanged,
    },
    {
      name: 'Build',
      run: async () => {
        await run(setup.commands.build, setup.root, { ...setup.env, SITE_ORIGIN: setup.origin })
        return setup.origin
      },
      undo: nothingChanged,
    },
  ]
}
