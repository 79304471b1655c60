import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { journeyNames } from './journeys.ts'
import { siteOrigin, startEnvironment } from './servers.ts'
import { wholeMatrix } from './site-pages.ts'

const executablePath = findBrowser()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Tests that do not depend on the window's width run on a phone, and on both in `npm run test:all`. */
const alikeAtEveryWidth =
  /(accessibility|announced|attention|booking-form|closures|collect|contact|departure|desk-money|mailbox|earlier-payment|saved-forms|languages|legal|location-page|paid-change[a-z-]*|paid-once|pass-change|phrases|plans|questions|reference-code|reviews|roles|bounced-email|service-request|stay-dates|stays|desk-changes|time-zones|transport|two-tabs|where)\.spec/
/** Tests with slow connections and banks run in `npm run test:all`; quicker tests cover part of them. */
const onlyInWholeMatrix =
  /(paid-change-bank|paid-change-link|saved-pick-up|server-fails|slow-line)\.spec/
/** The desk: on a desktop only what is tagged so, and the rest on a phone. */
const counter = /\/(desk|offline)\.spec/
const desktop = { viewport: { width: 1280, height: 900 } }

/**
 * `npm test` runs the project `journeys`, `npm run test:rest` the others; `npm run test:all` (MATRIX=all) all of
 * them, with every page in every language too. The site, its stand-ins and their database are this run's own, apart from `npm start`'s.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './close-office.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // A shared machine may stall for half a minute; a test that passes only on retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: siteOrigin,
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'journeys', use: phone, grep: [...journeyNames], grepInvert: /@desktop/ },
    {
      name: 'phone',
      use: phone,
      grepInvert: [/@desktop/, ...journeyNames],
      testIgnore: wholeMatrix ? [] : onlyInWholeMatrix,
    },
    {
      name: 'desktop',
      use: desktop,
      grepInvert: /@phone/,
      testIgnore: wholeMatrix ? [] : [alikeAtEveryWidth, onlyInWholeMatrix, counter],
    },
    ...(wholeMatrix
      ? []
      : [{ name: 'counter', use: desktop, grep: /@desktop/, testMatch: counter }]),
  ],
  webServer: {
    command: 'node dev/start.ts',
    cwd: '../..',
    env: startEnvironment,
    url: `${siteOrigin}/api/health`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
