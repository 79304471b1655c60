import { readFileSync } from 'node:fs'

const source = readFileSync(new URL('../../web/ui/styles/tokens.css', import.meta.url), 'utf8')
const written = new Map(
  [...source.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)

export function token(name: string): string {
  const value = written.get(name)
  if (!value) throw new Error(`tokens.css has no ${name}`)
  return value.replace(/var\((--[\w-]+)\)/g, (_, other: string) => token(other))
}

export const tokenNames: readonly string[] = [...written.keys()]
