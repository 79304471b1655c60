import { createApp } from './app.ts'
import type { Bindings } from './env.ts'
import { runJobs } from './jobs/run.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    // With its scheduled time, the leases of a late run could expire too early.
    await runJobs(env, new Date(Math.max(controller.scheduledTime, Date.now())))
  },
} satisfies ExportedHandler<Bindings>
