import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../domain/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
const source = (name: string) => readFileSync(new URL(name, folder), 'utf8')

describe('the rules of the business', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(10)
  })

  it.each(files)('depend on zod and on one another alone: %s', (name) => {
    const imports = [...source(name).matchAll(/(?:from\s|import\()\s*'([^']+)'/g)].map((m) => m[1])
    expect(imports.filter((path) => path !== 'zod/mini' && !path?.startsWith('./'))).toEqual([])
  })

  it.each(files)('are given the time, and reach for nothing outside: %s', (name) => {
    const outside = /Date\.now|new Date\(\)|Math\.random|\bfetch\(|\bprocess\b|\bconsole\b|crypto\./
    const local = /\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes)\(|getTimezoneOffset|toLocale/
    expect(source(name)).not.toMatch(outside)
    expect(source(name)).not.toMatch(local)
  })

  const shapesAlone = (name: string) => !/^export (?!interface|type)/m.test(source(name))

  /** The words of one language, which `chat-words.test.ts` reads. */
  const wordsAlone = (name: string) => /^chat-(words|phrases)-/.test(name)

  it.each(files.filter((name) => !shapesAlone(name) && !wordsAlone(name)))(
    'each have a test of their own: %s',
    (name) => {
      expect(readdirSync(new URL('.', import.meta.url))).toContain(name.replace('.ts', '.test.ts'))
    },
  )
})
