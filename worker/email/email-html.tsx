import encodeQr from 'qr'
import { business } from '../../domain/business/business.ts'
import type { Email, Enclosure } from './email.ts'

/*
 * Email programs support little CSS, so the email uses tables and inline styles.
 * Nothing is loaded from the network.
 */

const ink = { paper: '#14231f', soft: '#4b5d57', tag: '#2a1e00' }
const font = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"

const styles = {
  body: `margin:0;padding:0;background:#f4f6f3;color:${ink.paper};font-family:${font};font-size:16px;line-height:1.5`,
  preview: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0',
  page: 'width:100%;background:#f4f6f3',
  margin: 'padding:24px 12px',
  card: 'width:100%;max-width:560px;border-collapse:separate;border-spacing:0',
  tag: `padding:18px 22px 16px;background:#ffcb2e;color:${ink.tag};border-radius:26px 26px 0 0;border-bottom:2px dashed ${ink.tag}`,
  eyelet:
    'display:inline-block;width:14px;height:14px;margin-inline-end:10px;border-radius:50%;background:#f4f6f3;border:3px solid #f0b400;vertical-align:middle',
  house: `color:${ink.tag};font-size:16px;font-weight:700;vertical-align:middle`,
  named: 'display:inline-block;min-width:220px;padding:14px 12px 0 0;vertical-align:bottom',
  label: `display:block;color:${ink.tag};font-size:13px`,
  reference: `display:block;color:${ink.tag};font-family:ui-monospace,SFMono-Regular,Consolas,Menlo,monospace;font-size:20px;font-weight:700;white-space:nowrap`,
  code: 'display:inline-block;margin-top:14px;padding:0;border:0;border-radius:6px;background:#ffffff;vertical-align:bottom',
  paper: `padding:22px;background:#ffffff;color:${ink.paper};border-radius:0 0 12px 12px`,
  text: 'margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere',
  facts: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  fact: `padding:8px 14px 8px 0;border-top:1px solid #cfd9d3;color:${ink.soft};font-size:14px;font-weight:400;text-align:start;vertical-align:top`,
  value:
    'padding:8px 0;border-top:1px solid #cfd9d3;font-weight:600;text-align:start;vertical-align:top;white-space:pre-line;overflow-wrap:anywhere',
  links: 'margin:0 0 16px',
  button:
    'display:inline-block;margin:0 12px 8px 0;padding:11px 18px;border-radius:10px;background:#0b5d4e;color:#ffffff;font-weight:600;text-decoration:none',
  link: 'display:inline-block;margin:0 12px 8px 0;padding:11px 0;color:#0b5d4e;font-weight:600',
}

const night = `@media (prefers-color-scheme:dark){
.page,body{background:#0e1714!important}
.eyelet{background:#0e1714!important}
.paper{background:#16221e!important;color:#edf3ef!important}
.fact,.value{border-color:#2f423b!important}
.fact{color:#a9bab3!important}
.button{background:#6fd3b5!important;color:#06251e!important}
.link,.paper a:not(.button){color:#6fd3b5!important}
}`

/** Returns an email as HTML. The JSX renderer escapes guests' input. */
export function emailHtml(email: Email): string {
  const { locale, subject, greeting, paragraphs, facts, links = [], closing } = email
  const page = (
    <html lang={locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{night}</style>
      </head>
      <body style={styles.body}>
        <div style={styles.preview}>{paragraphs[0]}</div>
        <table role="presentation" class="page" style={styles.page} cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style={styles.margin}>
              <table role="presentation" style={styles.card} cellpadding="0" cellspacing="0">
                <tr>
                  <td align="left" style={styles.tag}>
                    <Tag {...email} />
                  </td>
                </tr>
                <tr>
                  <td class="paper" align="left" style={styles.paper}>
                    {[greeting, ...paragraphs].filter(Boolean).map((text) => (
                      <p style={styles.text}>{text}</p>
                    ))}
                    {facts.length > 0 && <FactRows facts={facts} />}
                    {links.length > 0 && <Links links={links} />}
                    {closing.map((text) => (
                      <p style={styles.text}>{text}</p>
                    ))}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>
  )
  return `<!doctype html>${page}`
}

function Tag({ tag }: Email) {
  return (
    <>
      <div>
        <span class="eyelet" style={styles.eyelet} />
        <span style={styles.house}>{business.name}</span>
      </div>
      {tag && (
        <div>
          <span style={styles.named}>
            <span style={styles.label}>{tag.label}</span>
            <span style={styles.reference}>{tag.reference}</span>
          </span>
          {tag.hasCode && (
            <img
              src={`cid:${codeImage.contentId}`}
              alt={`QR ${tag.reference}`}
              width="116"
              height="116"
              style={styles.code}
            />
          )}
        </div>
      )}
    </>
  )
}

function FactRows({ facts }: Pick<Email, 'facts'>) {
  return (
    <table style={styles.facts} cellpadding="0" cellspacing="0">
      {facts.map(([label, value]) => (
        <tr>
          <th scope="row" class="fact" style={styles.fact}>
            {label}
          </th>
          <td class="value" style={styles.value}>
            {value}
          </td>
        </tr>
      ))}
    </table>
  )
}

function Links({ links }: { links: NonNullable<Email['links']> }) {
  return (
    <p style={styles.links}>
      {links.map(([label, address], place) => (
        <a
          href={address}
          class={place === 0 ? 'button' : 'link'}
          style={place === 0 ? styles.button : styles.link}
        >
          {label}
        </a>
      ))}
    </p>
  )
}

/** QR code of the reference. As an inline attachment, it is shown without a download. */
export const codeImage = { contentId: 'reference-code', type: 'image/gif', name: 'reference.gif' }

export function codeOf(reference: string): Enclosure {
  const content = encodeQr(reference, 'gif', { ecc: 'medium', scale: 4, border: 4 })
  return { name: codeImage.name, type: codeImage.type, content }
}
