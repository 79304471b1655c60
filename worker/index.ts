import { createApp } from './app.ts'
import type { Bindings } from './env.ts'
import { runJobs } from './jobs/run.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    // Counted from its scheduled minute, a late run's lease would be over.
    await runJobs(env, new Date(Math.max(controller.scheduledTime, Date.now())))
  },
} satisfies ExportedHandler<Bindings>
