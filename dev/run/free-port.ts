import { type AddressInfo, createServer } from 'node:net'

/** Whether nothing on this machine listens on the port, by either name of localhost. */
export async function isFree(port: number): Promise<boolean> {
  const found = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)))
  return found.every(Boolean)
}

/** A port that nothing listens on at the moment. */
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
    // A machine without IPv6 has no ::1 to be taken.
    probe.once('error', (error: NodeJS.ErrnoException) => answer(error.code !== 'EADDRINUSE'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => answer(true)))
  })
}
