import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import { business } from '../../domain/business.ts'

/** A page of the Worker's own, for when there is no prerendered one to show: words and links. */
export function plainPage(title: string, content: Child) {
  return (
    <>
      {raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{`${title} | ${business.name}`}</title>
        </head>
        <body>
          <main>
            <h1>{title}</h1>
            {content}
            <p>
              <a href="/">Back to the website</a>
            </p>
          </main>
        </body>
      </html>
    </>
  )
}
