import { join } from 'node:path'
import { drill } from './drill/drill.ts'
import { findingLine } from './drill/findings.ts'
import { noteDrill } from './drill/note-drill.ts'

// `npm run drill` rehearses a harm and its restore (docs/restore.md) on a temporary local database,
// and prints how much was recovered.
// `-- --browser` also checks that a guest's phone (Chromium) keeps its pass while the site is
// closed. If everything was recovered, System Status shows the result after the next deploy.

const root = join(import.meta.dirname, '..')
const phone = process.argv.includes('--browser')
  ? { phone: (await import('./drill/phone.ts')).openPhone, builds: true }
  : {}

const result = await drill({ root, say: console.log, ...phone })
console.log(['', ...result.found.map(findingLine), ''].join('\n'))
if (!noteDrill(join(root, 'domain/reports/last-drill.ts'), result, new Date())) {
  console.error(
    'The drill failed. It was not noted, so System Status still shows the last one that succeeded.',
  )
  process.exitCode = 1
}
