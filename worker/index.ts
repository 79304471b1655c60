import { createApp } from './app.ts'
import type { Bindings } from './env.ts'
import { runJobs } from './jobs/run.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    // A lease that a late run counted from its minute would be over already.
    await runJobs(env, new Date(Math.max(controller.scheduledTime, Date.now())))
  },
} satisfies ExportedHandler<Bindings>
