import { secureHeaders } from 'hono/secure-headers'
import type { AppMiddleware } from '../context.ts'

/**
 * The headers of whatever the Worker answers. A prerendered page brings its own policy, which
 * stays; everything else shows nothing, loads nothing and is framed by no one.
 */
export const securityHeaders = secureHeaders({
  overwrite: false,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  permissionsPolicy: {
    camera: [],
    geolocation: [],
    microphone: [],
    payment: [],
    usb: [],
    browsingTopics: [],
  },
  strictTransportSecurity: 'max-age=63072000; includeSubDomains',
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xDnsPrefetchControl: false,
  xXssProtection: false,
  originAgentCluster: false,
})

/** What the API answers belongs to the caller alone, unless a route says otherwise. */
export const noStore: AppMiddleware = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store')
}

/** Tells the caller the id under which the log knows their request. */
export const namedRequest: AppMiddleware = async (c, next) => {
  await next()
  c.header('X-Request-Id', c.get('requestId'))
}
