import { defineConfig } from '@playwright/test'
import { chosenEngines } from './engines.ts'
import type { EachEngine } from './test.ts'

/** Engines other than Chromium, each with its own driver; the tests start the site. */
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
