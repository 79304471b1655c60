import { createHash } from 'node:crypto'
import type { PolicyProfile } from '../routes.ts'
import { savedLanguageScript, savedThemeScript } from './inline-scripts.ts'

type Directives = Record<string, readonly string[]>

const self = "'self'"
const none = "'none'"
const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com']
const link = ['https://link.com', 'https://*.link.com']
const googlePay = ['https://google.com/pay', 'https://www.google.com/pay', 'https://pay.google.com']

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

function contentDirectives(): Directives {
  return {
    'default-src': [self],
    'script-src': [self, hashOf(savedLanguageScript), hashOf(savedThemeScript)],
    // React's style attributes and the browser's own parts of Stripe's form.
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'data:'],
    'font-src': [self],
    'connect-src': [self],
    'frame-src': [none],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self],
    'frame-ancestors': [none],
  }
}

/** Stripe's own guide, and one more origin where a stand-in for Stripe is served from. */
function payDirectives(standIn: readonly string[]): Directives {
  const content = contentDirectives()
  return {
    ...content,
    'script-src': [...(content['script-src'] ?? []), ...stripe, ...standIn],
    'frame-src': [...stripe, 'https://hooks.stripe.com', ...link, ...standIn],
    'connect-src': [self, 'https://api.stripe.com', ...link, ...googlePay, ...standIn],
    'img-src': [self, 'data:', 'https://*.stripe.com', 'https://*.link.com'],
  }
}

/**
 * The Content-Security-Policy of a profile. `payScriptOrigin` is where the development stand-in for
 * Stripe lives; without one the policy names Stripe alone.
 */
export function contentSecurityPolicy(profile: PolicyProfile, payScriptOrigin?: string): string {
  const standIn = payScriptOrigin ? [payScriptOrigin] : []
  const directives = profile === 'pay' ? payDirectives(standIn) : contentDirectives()
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
