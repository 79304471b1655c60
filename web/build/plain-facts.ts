import type { Plugin } from 'vite'

/** `placeholder('value', 'what it is')` and its value. */
const marked = /\bplaceholder\(\s*('[^']*'|-?[\d.]+|true|false)(?:,\s*'[^']*',?)?\s*\)/g

/**
 * Leaves the values of the business's facts alone. That some are examples concerns the operator, who
 * reads it from the source by `npm run doctor`; visitors would load the marks on every page.
 */
export function plainFacts(): Plugin {
  return {
    name: 'plain-facts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('/domain/business.ts') ? code.replace(marked, '$1') : null
    },
  }
}
