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

// `npm run doctor` reports wrong and missing settings, and fails if there are any.
// ALLOW_PLACEHOLDERS=1 accepts missing settings, but no wrong ones. `-- --env staging` checks
// staging. Secrets are checked if they are in the environment or in `-- --secrets-file <file>`.
// With STRIPE_SECRET_KEY, the doctor also checks the settings at Stripe. With CLOUDFLARE_ACCOUNT_ID
// and CLOUDFLARE_API_TOKEN, it also checks those at Cloudflare.

const { values } = parseArgs({
  options: { env: { type: 'string', default: '' }, 'secrets-file': { type: 'string' } },
})

/** Maximum milliseconds to wait for each response from Stripe or Cloudflare. */
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

/**
 * Returns the first two lines of the error's message.
 * The rest of wrangler's messages only explains them.
 */
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
