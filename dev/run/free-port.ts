import { createServer } from 'node:net'

/** Whether nothing on this machine listens on the port, by either name of localhost. */
export async function isFree(port: number): Promise<boolean> {
  const found = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)))
  return found.every(Boolean)
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    // A machine without IPv6 has no ::1 to be taken.
    probe.once('error', (error: NodeJS.ErrnoException) => answer(error.code === 'EADDRNOTAVAIL'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => answer(true)))
  })
}
