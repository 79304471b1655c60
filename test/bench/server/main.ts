import { readFileSync, writeFileSync } from 'node:fs'
import { heading, serverPart } from './server.ts'
import { yearsHeading, yearsPart } from './years.ts'

// The server's parts of `npm run bench`; by themselves they need a build, but no browser. `main.ts
// staff` measures again what staff look up, and nothing else.

const file = 'docs/benchmarks.md'
const known = readFileSync(file, 'utf8')
const [others = ''] = known.split(heading)
const isStaffAlone = process.argv[2] === 'staff'
const [submits] = isStaffAlone
  ? known.slice(others.length).split(yearsHeading)
  : [await serverPart()]
const part = `${submits?.trimEnd()}\n\n${await yearsPart()}`
writeFileSync(file, `${others.trimEnd()}\n\n${part}`)
console.log(part)
