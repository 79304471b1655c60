import { appendFileSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

// Stands in for `wrangler d1 execute`, on the database in the file DATABASE. CALLS is a file with the commands.

const args = process.argv.slice(2)
appendFileSync(process.env.CALLS ?? '', `${args.join(' ')}\n`)
const db = new DatabaseSync(process.env.DATABASE ?? '')
const [kind, what = ''] = args.slice(args.findIndex((arg) => /^--(command|file)$/.test(arg)))
if (kind === '--command') console.log(JSON.stringify([{ results: db.prepare(what).all() }]))
else db.exec(`BEGIN; ${readFileSync(what, 'utf8')} COMMIT;`)
db.close()
