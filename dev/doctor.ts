import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { photos } from '../domain/business/business.ts'
import '../domain/business/partners.ts'
import { missingPhotos } from '../domain/business/photos.ts'
import { placeholders } from '../domain/business/placeholder.ts'
import { examine } from './doctor/examine.ts'
import { type Finding, note, wrong } from './doctor/finding.ts'
import { askOutside } from './doctor/outside/ask-outside.ts'
import { readPatient } from './doctor/read-patient.ts'
import { reportOf } from './doctor/report.ts'

// `npm run doctor` names settings that are wrong or missing, and fails until none is.
// ALLOW_PLACEHOLDERS=1 lets missing ones pass, never wrong ones. `-- --env staging` checks staging.
// Secrets are checked if the environment has them, or `-- --secrets-file <file>`. STRIPE_SECRET_KEY also lets it ask
// Stripe; CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN let it ask Cloudflare.

const { values } = parseArgs({
  options: { env: { type: 'string', default: '' }, 'secrets-file': { type: 'string' } },
})

/** Milliseconds that an answer may take. */
const patience = 10_000

async function findings(): Promise<Finding[]> {
  const options = { environment: values.env, secretsFile: values['secrets-file'] }
  try {
    const root = join(import.meta.dirname, '..')
    const read = { ...options, placeholders: placeholders() }
    const patient = readPatient(root, read, process.env)
    return [...(await askOutside(patient, patience)), ...examine(patient)]
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
const { lines, isFit } = reportOf(
  [...drawn, ...(await findings())],
  process.env.ALLOW_PLACEHOLDERS === '1',
)
for (const line of lines) console.log(line)
process.exitCode = isFit ? 0 : 1
