import { writeBenchmark } from '../benchmarks-file.ts'
import { heading, serverPart } from './server.ts'
import { yearsHeading, yearsPart } from './years.ts'

// The server's parts of `npm run bench`; by themselves they need a build, but no browser. `main.ts
// staff` measures again what staff look up, and nothing else.

const isStaffAlone = process.argv[2] === 'staff'
if (!isStaffAlone) writeBenchmark(heading, await serverPart())
const years = await yearsPart()
if (process.env.ASKED) console.log(years)
else writeBenchmark(yearsHeading, years)
