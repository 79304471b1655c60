import { createRequire } from 'node:module'
import { join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

function tool(name: string, script: string, args: string[]): string[] {
  return [process.execPath, join(resolve(`${name}/package.json`), '..', script), ...args]
}

export const wrangler = (...args: string[]) => tool('wrangler', 'bin/wrangler.js', args)
export const vite = (...args: string[]) => tool('vite', 'bin/vite.js', args)

export function npmRunBuild(): string[] {
  const { npm_execpath } = process.env
  return npm_execpath?.endsWith('.js')
    ? [process.execPath, npm_execpath, 'run', '--silent', 'build']
    : ['npm', 'run', '--silent', 'build']
}
