import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { journeyNames } from '../e2e/journeys.ts'

it('each journey of `npm test` finds its tests', { timeout: 60_000 }, () => {
  const config = ['--config', 'test/e2e/playwright.config.ts']
  const list = execFileSync('playwright', ['test', '--list', '--project', 'journeys', ...config], {
    encoding: 'utf8',
  })
  const titles = [...list.matchAll(/^ +\[journeys\] › (.+?):\d+:\d+ › (.+)$/gm)].map(
    ([, file = '', title = '']) => `${file} ${title.replaceAll(' › ', ' ')}`,
  )
  expect(titles.length).toBeGreaterThan(100)
  expect(journeyNames.filter((name) => !titles.some((title) => name.test(title)))).toEqual([])
})
