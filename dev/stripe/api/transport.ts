import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Call } from './call.ts'
import type { Fault } from './faults.ts'

/** Long enough for any client's own limit to pass first. */
const silenceMilliseconds = 120_000

/** Answers as a broken line does: the connection is cut, or nothing comes until the caller gives up. */
export async function breakLine(c: Call, fault: Fault): Promise<Response> {
  const socket = c.env.incoming?.socket
  if (socket === undefined) throw new Error('a broken line needs a real server; see startStandIns')
  if (fault.kind === 'timeout' && !socket.destroyed) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, silenceMilliseconds)
      timer.unref()
      socket.once('close', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
  socket.resetAndDestroy()
  return RESPONSE_ALREADY_SENT
}
