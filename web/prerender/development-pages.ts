import type { Plugin, ViteDevServer } from 'vite'

type Development = typeof import('./development.ts')

/** Renders pages on every request, so edits show immediately. */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        documentAt(server, request.originalUrl ?? '/').then(
          (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
          next,
        )
      })
    },
  }
}

async function documentAt(server: ViteDevServer, address: string): Promise<string> {
  const module = await server.ssrLoadModule('/web/prerender/development.ts')
  const { pathname } = new URL(address, 'http://localhost')
  const html = await (module as Development).renderForDevelopment(pathname)
  return server.transformIndexHtml(address, html)
}
