import { watch } from 'node:fs'
import { join } from 'node:path'

const QUIET_MS = 200

/** Calls `rebuild` after files of the pages have changed, never twice at once. */
export function watchPages(root: string, rebuild: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let busy = false
  let again = false

  const run = async (): Promise<void> => {
    if (busy) {
      again = true
      return
    }
    busy = true
    await rebuild()
    busy = false
    if (again) {
      again = false
      await run()
    }
  }
  const watchers = ['web', 'domain'].map((folder) =>
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => void run(), QUIET_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
