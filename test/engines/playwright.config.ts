import { defineConfig } from '@playwright/test'
import { chosenEngines } from './engines.ts'
import type { EachEngine } from './test.ts'

/** Other engines than Chromium, each driven by its own driver; the site is started by the tests. */
export default defineConfig<object, EachEngine>({
  testDir: '.',
  globalSetup: './engines.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  projects: chosenEngines().map((engine) => ({ name: engine, use: { engine } })),
})
