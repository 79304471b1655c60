import { type AddressInfo, createServer } from 'node:net'

export interface Ports {
  site: number
  standIns: number
}

/**
 * Reads PORT (default 8787) and DEV_PORT (8788).
 * Throws if one is invalid or taken, or if they are equal.
 */
export async function choosePorts(env: NodeJS.ProcessEnv): Promise<Ports> {
  const ports = { site: portOf(env, 'PORT', 8787), standIns: portOf(env, 'DEV_PORT', 8788) }
  if (ports.site === ports.standIns)
    throw new Error('PORT and DEV_PORT must be two different ports.')
  await demandFree(ports.site, 'The site', 'PORT')
  await demandFree(ports.standIns, 'The stand-ins', 'DEV_PORT')
  return ports
}

function portOf(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const port = Number(env[name] || otherwise)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} must be a port number, not "${env[name]}".`)
}

async function demandFree(port: number, who: string, variable: string): Promise<void> {
  if (await isFree(port)) return
  throw new Error(
    `${who} would listen on port ${port}, but something else does already. ` +
      `End it, or choose another port with ${variable}, for instance: ${variable}=${port + 10} npm start`,
  )
}

/** Checks IPv4 and IPv6, because `localhost` may resolve to either. */
async function isFree(port: number): Promise<boolean> {
  const found = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)))
  return found.every(Boolean)
}

export function anyFreePort(): Promise<number> {
  return new Promise((answer, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => answer(port))
    })
  })
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    // Other errors don't mean that the port is taken. For example, the machine may lack IPv6.
    probe.once('error', (error: NodeJS.ErrnoException) => answer(error.code !== 'EADDRINUSE'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => answer(true)))
  })
}
