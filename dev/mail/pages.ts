import { html } from 'hono/html'
import { page } from '../page.ts'
import type { Mailbox, SentEmail } from './mailbox.ts'

export function mailboxPage({ emails }: Mailbox) {
  return page(
    'Mailbox (stand-in)',
    html`<h1>Mailbox</h1>
      <p>${emails.length} mails. Nothing leaves this machine. <a href="/">All stand-ins</a></p>
      <form method="post" action="/mail/clear"><button>Clear</button></form>
      <table>
        <tr><th>Sent</th><th>To</th><th>Subject</th></tr>
        ${emails.map(
          (email) => html`<tr>
            <td>${email.at}</td><td>${shown(email.to)}</td><td><a href="/mail/${email.id}">${email.subject}</a></td>
          </tr>`,
        )}
      </table>`,
  )
}

export function emailPage(email: SentEmail) {
  const { attachments = [] } = email
  return page(
    email.subject,
    html`<p><a href="/mail">Mailbox</a></p>
      <h1>${email.subject}</h1>
      <table>
        <tr><th>From</th><td>${shown(email.from)}</td></tr>
        <tr><th>To</th><td>${shown(email.to)}</td></tr>
        <tr><th>Sent</th><td>${email.at}</td></tr>
      </table>
      <h2>HTML</h2>
      ${email.html === undefined ? 'none' : html`<iframe sandbox="${linksAlone}" title="HTML of the mail" srcdoc="${withPictures(email)}"></iframe>`}
      <h2>Text</h2>
      <pre style="white-space: pre-wrap">${email.text ?? 'none'}</pre>
      <h2>Attachments</h2>
      ${attachments.length === 0 ? 'none' : ''}
      <ul>
        ${attachments.map(
          ({ filename, type, disposition }) =>
            html`<li><a href="/mail/${email.id}/${filename}">${filename}</a> (${type}, ${disposition})</li>`,
        )}
      </ul>`,
  )
}

/** Sandbox that allows links to open in a new tab, and nothing else. */
const linksAlone = 'allow-popups allow-popups-to-escape-sandbox'

/**
 * Returns the HTML with its pictures inlined, because browsers can't load `cid:` URLs.
 * Links open in a new tab.
 */
function withPictures({ html: text = '', attachments = [] }: SentEmail): string {
  return attachments
    .filter(({ disposition }) => disposition === 'inline')
    .reduce(
      (shown, { contentId, type, content }) =>
        shown.replaceAll(`cid:${contentId}`, `data:${type};base64,${content}`),
      `<base target="_blank">${text}`,
    )
}

function shown(address: SentEmail['from'] | SentEmail['to']): string {
  if (typeof address === 'string') return address
  return Array.isArray(address) ? address.join(', ') : `${address.name} <${address.email}>`
}
