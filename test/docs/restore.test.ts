import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/restore.md', 'utf8')
const commands = [...page.matchAll(/`([^`]+)`/g)]
  .map(([, text = '']) => text)
  .filter((text) => /^(F=|npx |npm run |mkdir |rm )/.test(text))
const files = commands
  .join(' ')
  .split(/\s+/)
  .filter((word) => /\.(sql|age|json)$/.test(word))
  .filter((word) => !word.startsWith('tirana-luggage-storage-backups/'))
  .map((word) => word.replace('$F/', '.wrangler/restore/'))

describe('the files of a restore, which hold guests’ data,', () => {
  it('are all written to one folder', () => {
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !file.startsWith('.wrangler/restore/'))).toEqual([])
  })

  it('are ignored by git, so that nobody commits them', () => {
    const ignored = execFileSync('git', ['check-ignore', ...files], { encoding: 'utf8' })
    expect(ignored.trim().split('\n')).toEqual(files)
  })
})
