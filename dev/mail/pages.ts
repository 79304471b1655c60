import { html } from 'hono/html'
import { page } from '../page.ts'
import type { Mailbox, SentMail } from './mailbox.ts'

export function mailboxPage({ mails }: Mailbox) {
  return page(
    'Mailbox (stand-in)',
    html`<h1>Mailbox</h1>
      <p>${mails.length} mails. Nothing leaves this machine. <a href="/">All stand-ins</a></p>
      <form method="post" action="/mail/clear"><button>Clear</button></form>
      <table>
        <tr><th>Sent</th><th>To</th><th>Subject</th></tr>
        ${mails.map(
          (mail) => html`<tr>
            <td>${mail.at}</td><td>${shown(mail.to)}</td><td><a href="/mail/${mail.id}">${mail.subject}</a></td>
          </tr>`,
        )}
      </table>`,
  )
}

export function mailPage(mail: SentMail) {
  const { attachments = [] } = mail
  return page(
    mail.subject,
    html`<p><a href="/mail">Mailbox</a></p>
      <h1>${mail.subject}</h1>
      <table>
        <tr><th>From</th><td>${shown(mail.from)}</td></tr>
        <tr><th>To</th><td>${shown(mail.to)}</td></tr>
        <tr><th>Sent</th><td>${mail.at}</td></tr>
      </table>
      <h2>HTML</h2>
      ${mail.html === undefined ? 'none' : html`<iframe sandbox="${linksAlone}" title="HTML of the mail" srcdoc="${withPictures(mail)}"></iframe>`}
      <h2>Text</h2>
      <pre style="white-space: pre-wrap">${mail.text ?? 'none'}</pre>
      <h2>Attachments</h2>
      ${attachments.length === 0 ? 'none' : ''}
      <ul>
        ${attachments.map(
          ({ filename, type, disposition }) =>
            html`<li><a href="/mail/${mail.id}/${filename}">${filename}</a> (${type}, ${disposition})</li>`,
        )}
      </ul>`,
  )
}

/** Links open in a tab of their own, as from a mail program; nothing else gets out of the frame. */
const linksAlone = 'allow-popups allow-popups-to-escape-sandbox'

/** A mail program finds the pictures that go along by their names; a frame has them in the address. */
function withPictures({ html: text = '', attachments = [] }: SentMail): string {
  return attachments
    .filter(({ disposition }) => disposition === 'inline')
    .reduce(
      (shown, { contentId, type, content }) =>
        shown.replaceAll(`cid:${contentId}`, `data:${type};base64,${content}`),
      `<base target="_blank">${text}`,
    )
}

function shown(address: SentMail['from'] | SentMail['to']): string {
  if (typeof address === 'string') return address
  return Array.isArray(address) ? address.join(', ') : `${address.name} <${address.email}>`
}
