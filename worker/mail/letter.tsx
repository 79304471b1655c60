import type { Locale } from '../../domain/locales.ts'

/** A mail before it is HTML or text: both are made from it, so both say the same. */
export interface Letter {
  /** The guest's address: where the letter goes, or where the office's answer to it goes. */
  guest?: string
  locale: Locale
  subject: string
  greeting?: string
  paragraphs: string[]
  facts: [label: string, value: string][]
  closing: string[]
}

/** Line breaks in a subject would begin another header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** The further lines of a value are set in, so that no guest can write a fact of their own. */
export function letterText({ greeting, paragraphs, facts, closing }: Letter): string {
  const table = facts
    .map(([label, value]) => `${label}: ${value.replace(/\r\n|[\r\n\u2028\u2029]/g, '\n    ')}`)
    .join('\n')
  return [greeting, ...paragraphs, table, ...closing].filter(Boolean).join('\n\n')
}

const styles = {
  body: 'margin:0;padding:24px;background:#f6f4ef;color:#1d2433;font:16px/1.5 system-ui,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:12px;white-space:pre-line',
  label: 'padding:6px 16px 6px 0;text-align:start;vertical-align:top;color:#5b6475;font-weight:400',
  value: 'padding:6px 0;vertical-align:top;white-space:pre-line',
}

/** The letter as HTML; what a guest typed is escaped by the renderer. */
export function letterHtml({ locale, subject, greeting, paragraphs, facts, closing }: Letter) {
  const page = (
    <html lang={locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <div style={styles.card}>
          {[greeting, ...paragraphs].filter(Boolean).map((text) => (
            <p>{text}</p>
          ))}
          <table>
            {facts.map(([label, value]) => (
              <tr>
                <th scope="row" style={styles.label}>
                  {label}
                </th>
                <td style={styles.value}>{value}</td>
              </tr>
            ))}
          </table>
          {closing.map((text) => (
            <p>{text}</p>
          ))}
        </div>
      </body>
    </html>
  )
  return `<!doctype html>${page}`
}
