import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { photos } from '../domain/business/business.ts'
import '../domain/business/partners.ts'
import { missingPhotos } from '../domain/business/photos.ts'
import { placeholders } from '../domain/business/placeholder.ts'
import { examine } from './doctor/examine.ts'
import { type Finding, note, wrong } from './doctor/finding.ts'
import { readPatient } from './doctor/read-patient.ts'
import { reportOf } from './doctor/report.ts'

// `npm run doctor` names settings that are wrong or missing, and fails until none is.
// ALLOW_PLACEHOLDERS=1 lets missing ones pass, never wrong ones. `-- --env staging` checks staging.
// Secrets are checked if the environment has them, or `-- --secrets-file <file>`.

const { values } = parseArgs({
  options: { env: { type: 'string', default: '' }, 'secrets-file': { type: 'string' } },
})

function findings(): Finding[] {
  const options = { environment: values.env, secretsFile: values['secrets-file'] }
  try {
    const root = join(import.meta.dirname, '..')
    return examine(readPatient(root, { ...options, placeholders: placeholders() }, process.env))
  } catch (error) {
    return [wrong(reasonOf(error))]
  }
}

/** Wrangler explains the rest of its message at length. */
function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n')
  return lines
    .slice(0, 2)
    .map((line) => line.trim())
    .join(' ')
}

const drawn = missingPhotos(photos).map((what) =>
  note(`a drawing stands where a photograph of yours could: ${what} (domain/business/business.ts)`),
)
const { lines, isFit } = reportOf([...drawn, ...findings()], process.env.ALLOW_PLACEHOLDERS === '1')
for (const line of lines) console.log(line)
process.exitCode = isFit ? 0 : 1
