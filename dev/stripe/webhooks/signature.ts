import { createHmac } from 'node:crypto'

/** The `stripe-signature` header: HMAC-SHA256 over `<seconds>.<body>`. */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
