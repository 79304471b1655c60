import { html } from 'hono/html'
import { testAddresses } from './mail/test-addresses.ts'
import { page } from './page.ts'
import { testCards } from './stripe/objects/test-cards.ts'

export function homePage(siteOrigin: string, accessAudience: string) {
  const signInPath = `/cdn-cgi/access/login/${new URL(siteOrigin).host}?kid=${accessAudience}&redirect_url=%2Fadmin`
  return page(
    'Stand-ins',
    html`<h1>The outside world, standing in</h1>
      <p>Everything that <a href="${siteOrigin}">the site</a> asks of others is answered here. No mail is
        sent and no card is charged.</p>
      <ul>
        <li><a href="/mail">Mailbox</a>: every mail that the site sends</li>
        <li><a href="${signInPath}">Staff sign-in</a> (stands in for Cloudflare Access),
          <a href="/cdn-cgi/access/logout">sign out</a></li>
        <li><a href="/control/stripe">Stripe</a>: payments, refunds, events and webhook deliveries</li>
        <li><a href="/v1/forecast">Weather</a></li>
        <li><a href="/control/heartbeat/site">Heartbeat</a>: how often the site said that it is well</li>
      </ul>
      <h2>Test cards</h2>
      <p>With any expiry date to come and any three digits as security code.</p>
      <table>
        <tr><th>Number</th><th>It</th></tr>
        ${testCards.map(
          (card) =>
            html`<tr><td><code>${card.number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code></td><td>${card.shows}</td></tr>`,
        )}
      </table>
      <h2>Test addresses</h2>
      <p>What comes of an email to an address like <code>ada+bounced@example.com</code>.</p>
      <table>
        <tr><th>Tag</th><th>It</th></tr>
        ${testAddresses.map(({ tag, shows }) => html`<tr><td><code>+${tag}</code></td><td>${shows}</td></tr>`)}
      </table>
      <p>How to make things go wrong: <code>dev/README.md</code>.</p>`,
  )
}
