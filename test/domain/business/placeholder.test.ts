import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { business } from '../../../domain/business/business.ts'
import { rentals, stops, transport } from '../../../domain/business/partners.ts'
import { placeholders } from '../../../domain/business/placeholder.ts'

describe('a placeholder fact', () => {
  it('is listed if its text shows that it is an example', () => {
    const example = /example|shembull|000 0000/i
    const facts = [business, transport, stops, rentals].flatMap(valuesIn).map(String)
    for (const fact of facts.filter((text) => example.test(text)))
      expect(placeholders()).toContain(fact)
  })

  it('is listed once for each `placeholder()` in the source', () => {
    const source = ['business', 'partners']
      .map((name) => readFileSync(`domain/business/${name}.ts`, 'utf8'))
      .join('')
    expect(placeholders()).toHaveLength(source.match(/\bplaceholder\(/g)?.length ?? 0)
  })

  it('has only addresses on reserved example domains', () => {
    for (const address of placeholders().filter((text) => /[@:]/.test(text)))
      expect(address).toMatch(/\.example(\/|$)/)
  })
})

function valuesIn(facts: object): unknown[] {
  return Object.values(facts).flatMap((fact: unknown) =>
    typeof fact === 'object' && fact ? valuesIn(fact) : [fact],
  )
}
