import { join } from 'node:path'
import { experimental_readRawConfig } from 'wrangler'
import { business, photos } from '../domain/business/business.ts'
import '../domain/business/partners.ts'
import { missingPhotos } from '../domain/business/photos.ts'
import { placeholders } from '../domain/business/placeholder.ts'
import { wrongSettings } from './doctor/wrong-settings.ts'
import { everyoneIsOwner, setupProblems } from './run/setup-problems.ts'

// `npm run doctor` lists settings that are missing or wrong.
// It fails until all are right. ALLOW_PLACEHOLDERS=1 lets missing ones pass, never wrong ones. Wrangler checks the secrets, because they aren't in
// the repository.

const config = join(import.meta.dirname, '../wrangler.toml')
const { rawConfig } = experimental_readRawConfig({ config })
const problems = setupProblems(rawConfig, placeholders())
const wrong = wrongSettings(rawConfig, business.origin)

const drawn = missingPhotos(photos)
if (drawn.length > 0) {
  console.log(`Drawings stand where photographs of yours could (photos in domain/business/business.ts):
${drawn.map((what) => `  - ${what}`).join('\n')}`)
}

if (everyoneIsOwner(rawConfig)) {
  console.log(
    'No owner is named (OWNERS or OWNER_GROUP in wrangler.toml): everyone whom Access admits is one, and may \
give refunds of any amount, write off debts, close the office and export guests’ data.',
  )
}

if (wrong.length > 0) {
  console.log(`Wrong, and never deployed:\n${wrong.map((problem) => `  - ${problem}`).join('\n')}`)
  process.exitCode = 1
}

if (problems.length === 0 && wrong.length === 0) {
  console.log('Everything is filled in.')
} else if (problems.length > 0) {
  console.log(`Not filled in yet:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  if (process.env.ALLOW_PLACEHOLDERS === '1' && wrong.length === 0)
    console.log('Going on, as ALLOW_PLACEHOLDERS=1 says.')
  else process.exitCode = 1
}
