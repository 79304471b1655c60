import { createApp } from './app.ts'
import { readDeliveryQueue } from './email/delivery-queue.ts'
import type { Bindings } from './env.ts'
import { runJobs } from './jobs/run.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    // A run may start long after its scheduled time, and leases counted from that time would end
    // too early.
    await runJobs(env, new Date(Math.max(controller.scheduledTime, Date.now())))
  },
  async queue(batch, env) {
    await readDeliveryQueue(env, batch, new Date())
  },
} satisfies ExportedHandler<Bindings>
