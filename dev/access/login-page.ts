import { html } from 'hono/html'
import { page } from '../page.ts'

const staff = ['arta@example.com', 'besnik@example.com']

export function loginPage(host: string, redirectUrl: string) {
  const action = `?redirect_url=${encodeURIComponent(redirectUrl)}`
  return page(
    'Staff sign-in (stand-in)',
    html`<h1>Sign in to ${host}</h1>
      <p class="note">Stand-in for Cloudflare Access: it believes whoever you say you are.</p>
      ${staff.map(
        (email) => html`<form method="post" action="${action}">
          <p><button name="email" value="${email}">${email}</button></p>
        </form>`,
      )}
      <form method="post" action="${action}">
        <p><label>Another address <input type="email" name="email" required></label> <button>Sign in</button></p>
      </form>`,
  )
}
