import { describe, expect, it } from 'vitest'
import { auditFacts, ownReasons, typedTexts } from '../../../domain/stay/audit-data.ts'

describe('promise 24: what the audit keeps of an erased guest', () => {
  it('is no text that staff typed', () => {
    const kept: readonly string[] = auditFacts
    expect(typedTexts.filter((key) => kept.includes(key))).toEqual([])
    expect(kept.filter((key) => /reason|note|name|email|phone|text/i.test(key))).toEqual([])
  })

  it('names each key once', () => {
    const keys = [...auditFacts, ...typedTexts]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('tells our own reasons apart from each other', () => {
    const reasons = Object.values(ownReasons)
    expect(new Set(reasons).size).toBe(reasons.length)
  })
})
