import type { AuditData } from '../stay/audit-data.ts'

type Fact = string | number | null
type Detail = Fact | boolean

export const inEuros = (cents: number) => cents / 100
export const inWords = (name: string) => name.replaceAll('_', ' ').replaceAll('-', ' ')
/** Our own codes and the words that staff typed stand in one place; only codes have underscores. */
export const reasonText = (reason: string) => reason.replaceAll('_', ' ')
export const time = (at: Date | null) => at?.toISOString() ?? null

/** The states of a payment stand under the same names as its prices. */
const euros = (fact: Fact) => (typeof fact === 'number' ? inEuros(fact) : undefined)
const words = (fact: Fact) => (typeof fact === 'string' ? inWords(fact) : fact)
const instant = (fact: Fact) => time(fact === null ? null : new Date(Number(fact)))
const asItIs = (fact: Fact) => fact

type Told = readonly [name: string, read: (fact: Fact) => Detail | undefined]

/** What the audit notes of a change that is the guest's to know, by its name there: no ids, and no notes of ours. */
const told: Partial<Record<string, Told>> = {
  cents: ['amount', euros],
  from: ['price before', euros],
  to: ['price after', euros],
  received: ['received', euros],
  refunded: ['given back', euros],
  method: ['by', words],
  fiscalNumber: ['fiscal receipt', asItIs],
  reason: ['reason', (fact) => reasonText(String(fact))],
  how: ['how we tried to reach you', words],
  undone: ['what was undone', words],
  tags: ['tags', asItIs],
  items: ['items', asItIs],
  outTo: ['given to', words],
  idSeen: ['ID shown', (fact) => fact === 1],
  wasLuggageCount: ['items before', asItIs],
  wasStartDate: ['drop-off before', instant],
  wasPickUpAt: ['pick-up before', instant],
}

/** A change's details as its guest reads them: amounts in euros, times in UTC. */
export function ownDetails(data: AuditData): Record<string, Detail> {
  const details = Object.entries(data).flatMap(([key, fact]) => {
    const [name, read] = told[key] ?? []
    const detail = fact === undefined ? undefined : read?.(fact)
    return name === undefined || detail === undefined ? [] : [[name, detail] as const]
  })
  return Object.fromEntries(details)
}
