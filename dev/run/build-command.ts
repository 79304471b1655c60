/** `npm run build`, by the npm that started us where there is one. */
export function buildCommand(): string[] {
  const { npm_execpath } = process.env
  return npm_execpath?.endsWith('.js')
    ? [process.execPath, npm_execpath, 'run', '--silent', 'build']
    : ['npm', 'run', '--silent', 'build']
}
