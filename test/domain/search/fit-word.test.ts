import { expect, it } from 'vitest'
import { fitOfWord, searchedFacts } from '../../../domain/search/fit-word.ts'
import { parseSearch } from '../../../domain/search/parse-search.ts'

const stay = {
  id: '8f14e45f-0000-4000-8000-000000000000',
  reference: 'TIR-2026-326-K7QM',
  customerName: 'Jürgen Papadopoulos',
  customerEmail: 'j.papa+bags@gmail.com',
  customerPhone: '069 012 3456',
}
const bags = [{ tag: 345, status: 'inside' } as const, { tag: 12, status: 'collected' } as const]

it.each([
  ...[['345', 'tag'] as const, ['12', null] as const],
  ...[['juergen', 'exact'] as const, ['jurg', 'beginning'] as const, ['jurgne', 'slip'] as const],
  ...[['papadopuol', 'slip_within'] as const, ['papadpuol', null] as const],
  ...[['JPapa@googlemail.com', 'exact'] as const, ['j.papa', 'beginning'] as const],
  ...[
    ['3456', 'exact'] as const,
    ['0123', 'beginning'] as const,
    ['+355690123456', 'exact'] as const,
  ],
  ...[['k7qm', 'exact'] as const, ['326k', 'beginning'] as const, ['2026', null] as const],
  ...[['8f14e45f', 'exact'] as const, ['8f14', 'beginning'] as const, ['8f1', null] as const],
])('%s fits as %s', (typed, fit) => {
  const [word] = parseSearch(typed)[0] ?? []
  expect(word && fitOfWord(word, searchedFacts(stay), { stay, bags, collectors: [] })).toBe(fit)
})
