import { createApp } from './app.ts'
import type { Bindings } from './env.ts'
import { runJobs } from './jobs/run.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    await runJobs(env, new Date(controller.scheduledTime))
  },
} satisfies ExportedHandler<Bindings>
