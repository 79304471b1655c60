import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { business } from '../../domain/business/business.ts'
import type { AppContext } from '../context.ts'
import { plainPageStyle } from './plain-page-style.ts'

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface PlainPage {
  title: string
  content: Child
  status: ContentfulStatusCode
  /** Path of the page's script on this site. */
  script?: string
}

export function showPlainPage(c: AppContext, { title, content, status, script }: PlainPage) {
  c.header('Content-Security-Policy', script ? `${policy}; script-src 'self'` : policy)
  return c.html(
    <>
      {raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{`${title} | ${business.name}`}</title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <style>{raw(plainPageStyle)}</style>
          {script && <script src={script} defer />}
        </head>
        <body>
          <main>
            <p class="house">
              <img src="/favicon.svg" alt="" width="40" height="40" />
              {business.name}
            </p>
            <h1>{title}</h1>
            {content}
            <p>
              <a href="/">Back to the website</a>
            </p>
          </main>
        </body>
      </html>
    </>,
    status,
  )
}
