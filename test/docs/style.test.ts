import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folders = ['domain', 'worker', 'web', 'test', 'dev']
const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))

/** An object literal that is spread into another one where it is written. */
const spreadLiteral = /\.{3}\s*\{/

describe('STYLE.md', () => {
  it('is followed: no object literal is spread into another', () => {
    const found = files.filter((file) => spreadLiteral.test(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  })
})
