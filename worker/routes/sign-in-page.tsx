import { raw } from 'hono/html'
import { business } from '../../domain/business.ts'

interface Visit {
  /** Where to sign in; `null` where nobody has set up Cloudflare Access. */
  login: string | null
  /** A token was there and was not accepted. */
  refused: boolean
}

/** What someone without a valid token sees at /admin: what to do about it, and nothing else. */
export function signInPage({ login, refused }: Visit) {
  return (
    <>
      {raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{`Staff sign-in | ${business.name}`}</title>
        </head>
        <body>
          <main>
            <h1>Staff only</h1>
            <p>
              {refused
                ? 'Your sign-in is no longer valid here. Please sign in again.'
                : 'Please sign in to see the dashboard.'}
            </p>
            <p>
              {login ? (
                <a href={login}>Sign in</a>
              ) : (
                'Signing in is not set up yet. The operator sets ACCESS_TEAM_DOMAIN and ACCESS_AUD.'
              )}
            </p>
            <p>
              <a href="/">Back to the website</a>
            </p>
          </main>
        </body>
      </html>
    </>
  )
}
