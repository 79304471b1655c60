export type Value = null | bigint | number | string | Uint8Array

export function literal(value: Value): string {
  if (value === null) return 'NULL'
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.0` : String(value)
  if (typeof value !== 'string') return blob(value)
  // In SQLite, the character NUL would end a text literal.
  if (value.includes('\0')) return `CAST(${blob(new TextEncoder().encode(value))} AS TEXT)`
  return `'${value.replaceAll("'", "''")}'`
}

function blob(bytes: Uint8Array): string {
  return `X'${Buffer.from(bytes).toString('hex')}'`
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
