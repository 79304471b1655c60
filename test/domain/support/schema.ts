import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../../migrations/', import.meta.url)
const schema = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')

const names = (list: string | undefined) =>
  (list ?? '').match(/'[^']*'/g)?.map((n) => n.slice(1, -1))

/** The values that a CHECK allows, from the last migration that creates its table. */
export function allowed(constraint: string) {
  const text = new RegExp(`CONSTRAINT "${constraint}" CHECK\\("[^)]* IN \\(([^)]*)\\)\\)`, 'g')
  return names([...schema.matchAll(text)].at(-1)?.[1])
}

/** The names that a migration inserts into a table of names. */
export function named(table: string) {
  return names(new RegExp(`INSERT INTO \`${table}\` \\(\`name\`\\) VALUES (.*);`).exec(schema)?.[1])
}
