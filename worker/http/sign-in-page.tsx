import type { AppContext } from '../context.ts'
import { showPlainPage } from './plain-page.tsx'

interface Visit {
  login: string | null
  refused: boolean
}

export function showSignInPage(c: AppContext, { login, refused }: Visit) {
  return showPlainPage(c, {
    title: 'Staff only',
    status: refused ? 403 : 401,
    script: '/waiting-here.js',
    content: (
      <>
        {/* The script fills this if the device has pending actions. */}
        <p id="waiting" role="status" hidden />
        <p>
          {refused
            ? 'Your sign-in is no longer valid here. Please sign in again.'
            : 'Please sign in to see the dashboard.'}
        </p>
        <p>
          {login ? (
            <a href={login} class="button">
              Sign in
            </a>
          ) : (
            'Signing in is not set up yet. The operator sets ACCESS_TEAM_DOMAIN and ACCESS_AUD.'
          )}
        </p>
      </>
    ),
  })
}
