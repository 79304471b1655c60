import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = globSync('domain/**/*.ts')
const source = (file: string) => readFileSync(file, 'utf8')

describe('the files in domain/', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(10)
  })

  it.each(files)('import only zod and each other: %s', (file) => {
    const imports = [...source(file).matchAll(/(?:from\s|import\()\s*'([^']+)'/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => path !== 'zod/mini')
    const within = (path: string) => join(dirname(file), path).startsWith('domain/')
    expect(imports.filter((path) => !path.startsWith('.') || !within(path))).toEqual([])
  })

  it.each(files)('use no clock, randomness, network or device time zone: %s', (file) => {
    const outside = /Date\.now|new Date\(\)|Math\.random|\bfetch\(|\bprocess\b|\bconsole\b|crypto\./
    const local = /\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes)\(|getTimezoneOffset|toLocale/
    expect(source(file)).not.toMatch(outside)
    expect(source(file)).not.toMatch(local)
  })

  const shapesAlone = (file: string) => !/^export (?!interface|type)/m.test(source(file))

  it.each(files.filter((file) => !shapesAlone(file)))(
    'have a test file of the same name: %s',
    (file) => {
      expect(existsSync(`test/${file.replace('.ts', '.test.ts')}`)).toBe(true)
    },
  )
})
