import { defineConfig } from '@playwright/test'

/** Other engines than Chromium, each driven by its own driver; the site is started by the tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 15_000 },
})
