import { defineConfig } from 'vitest/config'
import { workerTests } from './test/worker/vitest.config.ts'

const inNode = (name: string, options: { isolate?: boolean } = {}) => ({
  test: {
    name,
    environment: 'node' as const,
    include: [`test/${name}/**/*.test.ts`],
    // Milliseconds. Generous, because the machine may be busy with other work.
    testTimeout: 20_000,
    ...options,
  },
})

/** Projects by folder of `test/`. The Worker's tests run in workerd; the slow ones are the project `simulations`. */
export default defineConfig({
  test: {
    // Uses every core. By default, Vitest leaves one idle.
    maxWorkers: '100%',
    projects: [
      // Pure rules have no state that one test file could change for another, so files can share a process.
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
