import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const documents = ['README.md', 'STYLE.md', ...globSync('docs/**/*.md')]
const read = (file: string) => readFileSync(file, 'utf8')
const inRooms = /`((?:domain|worker|web|migrations|dev|test|docs)\/[\w./-]+)`/g

describe('the documents', () => {
  it.each(documents)('name only files that exist: %s', (document) => {
    const named = [...read(document).matchAll(inRooms)].map((match) => match[1] ?? '')
    expect(named.filter((file) => !existsSync(file))).toEqual([])
  })

  it.each(documents)('link only to pages that exist: %s', (document) => {
    const links = [...read(document).matchAll(/\[[^\]]*\]\(([^)#]+)[^)]*\)/g)]
      .map((match) => match[1] ?? '')
      .filter((link) => !link.includes(':'))
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([])
  })

  it.each<readonly [string, number]>([
    ['README.md', 1000],
    ['STYLE.md', 1600],
    ...globSync('docs/decisions/0*.md').map((file) => [file, 900] as [string, number]),
  ])('stay short: %s has at most %d words', (document, words) => {
    expect(read(document).split(/\s+/).length).toBeLessThanOrEqual(words)
  })
})

describe.each([
  ['promise', 'docs/promises.md', 43],
  ['budget', 'docs/budgets.md', 16],
])('each %s', (kind, document, count) => {
  const rows = read(document)
    .split('\n')
    .map((line) => /^\| (\d+) \| (.*) \|$/.exec(line))
    .filter((match) => match !== null)
    .map((match) => [Number(match[1]), match[2] ?? ''] as const)

  it('is numbered without gaps', () => {
    expect(rows.map(([number]) => number)).toEqual(Array.from({ length: count }, (_, i) => i + 1))
  })

  it.each(rows)(`${kind} %d is named in every test that is said to prove it`, (number, row) => {
    const proofs = [...row.matchAll(/`(test\/(?!e2e\/)[\w./-]+)`/g)].map((match) => match[1] ?? '')
    const named = new RegExp(`${kind} ${number}\\b`)
    expect(proofs.filter((file) => !named.test(read(file)))).toEqual([])
  })
})
