import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { page } from '../page.ts'
import { type Issuer, sessionSeconds, signAccessToken } from './tokens.ts'

const staff = { 'arta@example.com': 'an owner', 'besnik@example.com': 'staff' }
const cookieName = 'CF_Authorization'

const Wish = z.strictObject({
  email: z.optional(z.string()),
  audience: z.optional(z.string()),
  issuer: z.optional(z.string()),
  expiresInSeconds: z.optional(z.int()),
  issuedSecondsAgo: z.optional(z.int()),
  groups: z.optional(z.unknown()),
  custom: z.optional(z.unknown()),
  forged: z.optional(z.boolean()),
  algorithm: z.optional(z.enum(['RS256', 'HS256', 'none'])),
})

export function createAccess(
  issuer: () => Issuer,
  siteOrigin: string,
  rotate: () => Promise<void>,
) {
  const app = new Hono()

  app.get('/cdn-cgi/access/certs', (c) => {
    const { key, previousKey } = issuer()
    const keys = previousKey ? [key, previousKey] : [key]
    return c.json({ keys: keys.map(({ publicJwk }) => publicJwk) })
  })

  app.get('/cdn-cgi/access/login/:host', (c) =>
    c.html(loginPage(c.req.param('host'), c.req.query('redirect_url') ?? '/')),
  )

  app.post('/cdn-cgi/access/login/:host', async (c) => {
    const { email, group } = await c.req.parseBody<{ email: string; group?: string }>()
    if (!z.safeParse(z.email(), email).success) return c.text('An e-mail address is needed.', 400)
    const groups = group ? [group] : undefined
    setCookie(c, cookieName, await signAccessToken(issuer(), { email, groups }), {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: sessionSeconds,
    })
    return c.redirect(onSite(siteOrigin, c.req.query('redirect_url') ?? '/'), 303)
  })

  app.get('/cdn-cgi/access/logout', (c) => {
    deleteCookie(c, cookieName, { path: '/' })
    return c.redirect(siteOrigin)
  })

  app.post('/control/access/token', zValidator('json', Wish), async (c) =>
    c.json({ token: await signAccessToken(issuer(), c.req.valid('json')) }),
  )

  app.post('/control/access/rotate', async (c) => {
    await rotate()
    return c.json({ kid: issuer().key.kid })
  })

  return app
}

/**
 * Returns the URL `wanted` if it is on the site, otherwise the site's origin.
 * Prevents open redirects.
 */
function onSite(siteOrigin: string, wanted: string): string {
  const target = URL.parse(wanted, siteOrigin)
  return target?.origin === siteOrigin ? target.href : siteOrigin
}

function loginPage(host: string, redirectUrl: string) {
  const action = `?redirect_url=${encodeURIComponent(redirectUrl)}`
  return page(
    'Staff sign-in (stand-in)',
    html`<h1>Sign in to ${host}</h1>
      <p class="note">Stand-in for Cloudflare Access: it believes whoever you say you are.</p>
      ${Object.entries(staff).map(
        ([email, role]) => html`<form method="post" action="${action}">
          <p><button name="email" value="${email}">${email}</button> ${role}, by .dev.vars.example</p>
        </form>`,
      )}
      <form method="post" action="${action}">
        <p><label>Another address <input type="email" name="email" required></label>
          <label>in the group <input name="group"></label> <button>Sign in</button></p>
      </form>`,
  )
}
