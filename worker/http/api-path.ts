/** The API itself, and everything below it. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}
