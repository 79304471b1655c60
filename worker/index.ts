import { createApp } from './app.ts'
import type { Bindings } from './env.ts'
import { runJobs } from './jobs/run.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    // Use the current time if the run starts late. Otherwise, the job leases could expire during the run.
    await runJobs(env, new Date(Math.max(controller.scheduledTime, Date.now())))
  },
} satisfies ExportedHandler<Bindings>
