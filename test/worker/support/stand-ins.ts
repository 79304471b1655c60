import type { TestProject } from 'vitest/node'
import { startStandIns } from '../../../dev/stand-ins.ts'
import { accessAudience, siteOrigin, webhookSecret } from './names.ts'

declare module 'vitest' {
  interface ProvidedContext {
    standInOrigin: string
  }
}

/** One outside world for the whole run; each test file has a Stripe account of its own in it. */
export default async function setup(project: TestProject) {
  const standIns = await startStandIns({
    port: 0,
    siteOrigin,
    accessAudience,
    webhookSecret,
    webhookUrl: null,
  })
  project.provide('standInOrigin', standIns.origin)
  return standIns.close
}
