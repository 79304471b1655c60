import { readFileSync } from 'node:fs'

export interface Rule {
  path: string
  lines: string[]
}

/** The rules of a `_headers` file, in order. */
export function readRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('  ')) rules.at(-1)?.lines.push(line.trim())
    else if (line) rules.push({ path: line, lines: [] })
  }
  return rules
}

/** The headers that Cloudflare sends at an address: removals first, then values; duplicates are joined. */
export function headersAt(rules: readonly Rule[], address: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const { path, lines } of rules) {
    if (!pattern(path).test(address)) continue
    for (const line of lines.filter((line) => line.startsWith('! '))) {
      headers.delete(line.slice(2).toLowerCase())
    }
    for (const line of lines.filter((line) => !line.startsWith('! '))) {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? []
      const before = headers.get(name.toLowerCase())
      headers.set(name.toLowerCase(), before ? `${before}, ${value}` : value)
    }
  }
  return headers
}

function pattern(path: string): RegExp {
  const source = path.replaceAll('*', '.*').replaceAll(/:[a-z]+/g, '[^/]+')
  return new RegExp(`^${source}$`)
}

export function builtRules(): Rule[] {
  return readRules(readFileSync('dist/client/_headers', 'utf8'))
}

/** One directive's sources, such as those of `script-src`. */
export function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}
