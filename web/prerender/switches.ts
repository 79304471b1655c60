import { resolve } from 'node:path'
import type { Plugin } from 'vite'

export function otherSwitches(file: string | undefined): Plugin {
  return {
    name: 'other-switches',
    enforce: 'pre',
    resolveId: (source) =>
      file && source.endsWith('/domain/business/switches.ts') ? resolve(file) : undefined,
  }
}
