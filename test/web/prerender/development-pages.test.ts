import { createLogger, createServer } from 'vite'
import { expect, it } from 'vitest'

// Slow, because Vite loads the sources of every page.
it('development pages start their script without a Vite warning', async () => {
  const warnings: string[] = []
  const customLogger = createLogger('silent')
  customLogger.warn = customLogger.warnOnce = (text) => void warnings.push(text)
  const server = await createServer({
    customLogger,
    cacheDir: 'node_modules/.vite/development-pages',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  try {
    const { renderForDevelopment } = (await server.ssrLoadModule(
      '/web/prerender/development.ts',
    )) as typeof import('../../../web/prerender/development.ts')
    const html = await server.transformIndexHtml('/contact', await renderForDevelopment('/contact'))
    const [, script = ''] = /src="\/@id\/__x00__([^"]*html-proxy[^"]*)"/.exec(html) ?? []
    const served = await server.transformRequest(`\0${script.replaceAll('&amp;', '&')}`)
    expect(served?.code).toContain('import(')
    expect(warnings).toEqual([])
  } finally {
    await server.close()
  }
}, 30_000)
