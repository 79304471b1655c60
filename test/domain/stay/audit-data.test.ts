import { describe, expect, it } from 'vitest'
import { auditFacts, ownReasons, typedTexts } from '../../../domain/stay/audit-data.ts'

describe('promise 24: the audit data kept for an erased guest', () => {
  it('have no keys of text that staff typed', () => {
    const kept: readonly string[] = auditFacts
    expect(typedTexts.filter((key) => kept.includes(key))).toEqual([])
    expect(kept.filter((key) => /reason|note|name|email|phone|text/i.test(key))).toEqual([])
  })

  it('have no duplicate keys', () => {
    const keys = [...auditFacts, ...typedTexts]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('have a different text for each of our own reasons', () => {
    const reasons = Object.values(ownReasons)
    expect(new Set(reasons).size).toBe(reasons.length)
  })
})
