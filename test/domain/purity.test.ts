import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = globSync('domain/**/*.ts')
const source = (file: string) => readFileSync(file, 'utf8')

describe('the rules of the business', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(10)
  })

  it.each(files)('depend on zod and on one another alone: %s', (file) => {
    const imports = [...source(file).matchAll(/(?:from\s|import\()\s*'([^']+)'/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => path !== 'zod/mini')
    const within = (path: string) => join(dirname(file), path).startsWith('domain/')
    expect(imports.filter((path) => !path.startsWith('.') || !within(path))).toEqual([])
  })

  it.each(files)('are given the time, and reach for nothing outside: %s', (file) => {
    const outside = /Date\.now|new Date\(\)|Math\.random|\bfetch\(|\bprocess\b|\bconsole\b|crypto\./
    const local = /\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes)\(|getTimezoneOffset|toLocale/
    expect(source(file)).not.toMatch(outside)
    expect(source(file)).not.toMatch(local)
  })

  const shapesAlone = (file: string) => !/^export (?!interface|type)/m.test(source(file))

  it.each(files.filter((file) => !shapesAlone(file)))(
    'each have a test of their own: %s',
    (file) => {
      expect(existsSync(`test/${file.replace('.ts', '.test.ts')}`)).toBe(true)
    },
  )
})
