import { defineConfig } from 'vitest/config'

const inNode = (name: string) => ({
  test: { name, environment: 'node' as const, include: [`test/${name}/**/*.test.ts`] },
})

/** One project a room. The Worker's tests run in workerd and have their own file. */
export default defineConfig({
  test: {
    projects: [inNode('domain'), inNode('web'), inNode('dev'), 'test/worker/vitest.config.ts'],
  },
})
