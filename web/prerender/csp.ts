import { createHash } from 'node:crypto'
import { business } from '../../domain/business/business.ts'
import { switches } from '../../domain/business/switches.ts'
import { visitCounterUrl } from '../guest/consent/analytics-beacon.ts'
import { analyticsScriptUrl } from '../guest/consent/analytics-tag.ts'
import type { Page } from '../routing/page.ts'
import {
  entryScript,
  heldTapsScript,
  paymentReturnScript,
  savedLanguageScript,
  savedThemeScript,
} from './inline-scripts.ts'

type Directives = Record<string, readonly string[]>

export type Policy = Pick<Page, 'policy' | 'framable'>

const self = "'self'"
const none = "'none'"
const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com']
const link = ['https://link.com', 'https://*.link.com']
const googlePay = ['https://google.com/pay', 'https://www.google.com/pay', 'https://pay.google.com']
/**
 * Sources from Google's guide, only requested after consent.
 * Scripts may only come from `analyticsScriptUrl`, because anybody can publish scripts on
 * googletagmanager.com.
 */
const analytics = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]
const visitCounter = new URL(visitCounterUrl).origin

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

function originOf(url: string): string {
  return new URL(url).origin
}

function ownDirectives(framable: boolean): Directives {
  return {
    'default-src': [self],
    'script-src': [
      self,
      ...[
        savedLanguageScript,
        savedThemeScript,
        paymentReturnScript,
        heldTapsScript,
        entryScript,
      ].map(hashOf),
    ],
    // Needed by the inlined stylesheets, React's style attributes and Stripe's form.
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'data:'],
    'font-src': [self],
    'connect-src': [self],
    'frame-src': [none],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self],
    'frame-ancestors': [framable ? self : none],
  }
}

function contentDirectives(own: Directives): Directives {
  return {
    ...own,
    'script-src': more(own, 'script-src', [analyticsScriptUrl]),
    'img-src': more(own, 'img-src', analytics),
    'connect-src': more(own, 'connect-src', analytics),
    'frame-src': [self, originOf(business.mapFrameUrl), ...bookingOrigin()],
  }
}

/** Allows the visit counter, but no analytics script, because the page handles a payment. */
function paidDirectives(own: Directives): Directives {
  return { ...own, 'connect-src': more(own, 'connect-src', [visitCounter]) }
}

function more(directives: Directives, name: string, sources: readonly string[]): string[] {
  return [...(directives[name] ?? []), ...sources]
}

export function bookingOrigin(): string[] {
  return switches.bookingOrigin ? [originOf(switches.bookingOrigin)] : []
}

/** Adds the origins from Stripe's guide. */
function payDirectives(paid: Directives, standIn: readonly string[]): Directives {
  return {
    ...paid,
    'script-src': more(paid, 'script-src', [...stripe, ...standIn]),
    'frame-src': [...stripe, 'https://hooks.stripe.com', ...link, ...standIn],
    'connect-src': more(paid, 'connect-src', [
      'https://api.stripe.com',
      ...link,
      ...googlePay,
      ...standIn,
    ]),
    'img-src': more(paid, 'img-src', ['https://*.stripe.com', 'https://*.link.com']),
  }
}

function directivesOf({ policy, framable }: Policy, standIn: readonly string[]): Directives {
  const own = ownDirectives(Boolean(framable))
  const content = contentDirectives(own)
  switch (policy) {
    case 'staff':
      return {
        ...own,
        'img-src': more(own, 'img-src', ['blob:']),
        'worker-src': [self],
      }
    case 'content':
      return content
    case 'pay':
      return payDirectives(paidDirectives(own), standIn)
    case 'paid':
      return paidDirectives(own)
    case 'transit':
      return { ...content, 'frame-src': [originOf(business.transitFrameUrl)] }
    case 'bus-partner':
      return { ...content, 'frame-src': [originOf(business.busPartner.url)] }
  }
}

/** `payScriptOrigin` is the origin of the development stand-in for Stripe. */
export function contentSecurityPolicy(page: Policy, payScriptOrigin?: string): string {
  const directives = directivesOf(page, payScriptOrigin ? [payScriptOrigin] : [])
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
