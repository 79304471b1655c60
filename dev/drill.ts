import { join } from 'node:path'
import { drill } from './drill/drill.ts'
import { findingLine, isComplete } from './drill/findings.ts'

// `npm run drill` plays a harm to the database and the restore (docs/restore.md), and prints what was found again.
// With `-- --browser`, a guest's phone (Chromium) keeps its pass meanwhile.

const root = join(import.meta.dirname, '..')
const phone = process.argv.includes('--browser')
  ? { phone: (await import('./drill/phone.ts')).openPhone, builds: true }
  : {}

const { found } = await drill({ root, say: console.log, ...phone })
console.log(['', ...found.map(findingLine), ''].join('\n'))
if (!isComplete(found)) {
  console.error('The drill failed.')
  process.exitCode = 1
}
