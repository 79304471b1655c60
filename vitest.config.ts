import { defineConfig } from 'vitest/config'

const inNode = (name: string, options: { isolate?: boolean } = {}) => ({
  test: { name, environment: 'node' as const, include: [`test/${name}/**/*.test.ts`], ...options },
})

/** One project a room. The Worker's tests run in workerd and have their own file. */
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
      'test/worker/vitest.config.ts',
    ],
  },
})
