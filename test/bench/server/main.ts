import { readFileSync, writeFileSync } from 'node:fs'
import { heading, serverPart } from './server.ts'

// The server's part of `npm run bench`; by itself it needs a build, but no browser.

const file = 'docs/benchmarks.md'
const [others = ''] = readFileSync(file, 'utf8').split(heading)
const part = await serverPart()
writeFileSync(file, `${others.trimEnd()}\n\n${part}`)
console.log(part)
