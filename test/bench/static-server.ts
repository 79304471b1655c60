import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { ClosuresResponse } from '../../domain/api.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}
const packed = ['.woff2', '.png', '.ico']

interface Answer {
  body: Buffer
  headers: Record<string, string>
}

/** The one call that a content page makes, as the Worker answers it on a day without closures. */
const openingTimes = '/api/opening-times'

/** Serves a folder as the edge would, brotli 5, every answer ready before it is asked for. */
export async function serve(folder: string): Promise<{ origin: string; server: Server }> {
  const noClosures = Buffer.from(JSON.stringify({ closures: [] } satisfies ClosuresResponse))
  const json = { 'content-type': 'application/json' }
  const known = new Map<string, Answer | null>([
    [openingTimes, { body: noClosures, headers: json }],
  ])
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    let answer = known.get(pathname)
    if (answer === undefined) {
      answer = answerOf(folder, pathname)
      known.set(pathname, answer)
    }
    if (answer) response.writeHead(200, answer.headers).end(answer.body)
    else response.writeHead(404).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, server }
}

function answerOf(folder: string, pathname: string): Answer | null {
  const candidates = [pathname, `${pathname}.html`, join(pathname, 'index.html')]
  const record = candidates
    .map((path) => join(folder, path))
    .find((path) => existsSync(path) && statSync(path).isFile())
  if (!record) return null
  const type = types[extname(record)] ?? 'application/octet-stream'
  const content = readFileSync(record)
  if (packed.includes(extname(record))) return { body: content, headers: { 'content-type': type } }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return {
    body: brotliCompressSync(content, { params }),
    headers: { 'content-type': type, 'content-encoding': 'br' },
  }
}
