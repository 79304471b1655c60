import { defineConfig } from 'vitest/config'
import { workerTests } from './test/worker/vitest.config.ts'

const inNode = (name: string, options: { isolate?: boolean } = {}) => ({
  test: {
    name,
    environment: 'node' as const,
    include: [`test/${name}/**/*.test.ts`],
    // Roomy, for machines that do other things beside.
    testTimeout: 20_000,
    ...options,
  },
})

/** One project a room. The Worker's tests run in workerd, the long ones in a project of their own. */
export default defineConfig({
  test: {
    // Every core; by default one is left idle.
    maxWorkers: '100%',
    projects: [
      // Pure rules share nothing that a test could spoil, and so need no process each.
      inNode('domain', { isolate: false }),
      inNode('web'),
      inNode('dev'),
      inNode('docs', { isolate: false }),
      inNode('deploy'),
      workerTests('worker'),
      workerTests('simulations'),
    ],
  },
})
