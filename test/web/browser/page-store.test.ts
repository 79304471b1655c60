import { get, set } from 'idb-keyval'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pageStore } from '../../../web/browser/page-store.ts'

interface StoreRequest {
  result?: unknown
  error?: unknown
  onsuccess?: () => void
  onerror?: () => void
  oncomplete?: () => void
  onabort?: () => void
}

/** An IndexedDB that responds only when the test calls `answer()`. */
class Storage {
  readonly pending: (() => void)[] = []
  opened = 0
  closed = 0
  aborted = 0
  /** Transactions commit, but haven't reported it yet. `abort` then throws. */
  isCommitting = false

  answer(): void {
    for (const one of this.pending.splice(0)) one()
  }

  #later(request: StoreRequest, result: unknown, after?: StoreRequest): StoreRequest {
    this.pending.push(() => {
      request.result = result
      request.onsuccess?.()
      after?.oncomplete?.()
    })
    return request
  }

  open = (): StoreRequest => {
    this.opened += 1
    const close = () => {
      this.closed += 1
    }
    return this.#later({}, { close, transaction: () => this.#transaction() })
  }

  #transaction() {
    const reads: StoreRequest[] = []
    const transaction: StoreRequest & { abort: () => void; objectStore: () => object } = {
      abort: () => {
        if (this.isCommitting) throw new DOMException('It has finished.', 'InvalidStateError')
        this.aborted += 1
        this.pending.length = 0
        for (const read of reads) read.onerror?.()
        transaction.onabort?.()
      },
      objectStore: () => ({
        get: () => {
          const read = this.#later({}, 'row', transaction)
          reads.push(read)
          return read
        },
        put: () => this.#later({}, undefined, transaction),
        transaction,
      }),
    }
    return transaction
  }
}

let storage: Storage
let page: EventTarget

beforeEach(() => {
  storage = new Storage()
  page = new EventTarget()
  vi.stubGlobal('indexedDB', storage)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return () => vi.unstubAllGlobals()
})

/** Answers all storage requests, including those that the answers cause. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    storage.answer()
    await Promise.resolve()
  }
}

const leave = () => page.dispatchEvent(new Event('pagehide'))
const comeBack = () => page.dispatchEvent(new Event('pageshow'))

describe("the staff page's database", () => {
  it('closes when the page is left, and opens again when it is shown again', async () => {
    const rows = pageStore('desk', 'rows')
    const read = get('one', rows)
    await quiet()
    expect(await read).toBe('row')
    leave()
    await quiet()
    expect([storage.opened, storage.closed]).toEqual([1, 1])

    const later = get('one', rows)
    await quiet()
    expect(storage.opened).toBe(1)
    comeBack()
    await quiet()
    expect(await later).toBe('row')
    expect(storage.opened).toBe(2)
  })

  it('closes even if it was still being opened when the page is left', async () => {
    const read = get('one', pageStore('desk', 'rows'))
    await Promise.resolve()
    expect([storage.opened, storage.pending.length]).toEqual([1, 1])
    leave()
    await quiet()
    expect([storage.opened, storage.closed]).toEqual([1, 1])
    // It was asked for before, and `close` waits for it.
    expect(await read).toBe('row')
  })

  it('closes even if a read has finished without having reported it', async () => {
    const rows = pageStore('desk', 'rows')
    await Promise.all([get('one', rows), quiet()])
    const read = get('one', rows)
    await new Promise((done) => setTimeout(done))
    storage.isCommitting = true
    leave()
    await quiet()
    expect(storage.closed).toBe(1)
    expect(await read).toBe('row')
  })

  it('aborts reads but finishes writes when the page is left', async () => {
    const rows = pageStore('desk', 'rows')
    await Promise.all([get('one', rows), quiet()])
    const read = get('one', rows).then(
      () => 'read',
      () => 'given up',
    )
    await new Promise((done) => setTimeout(done))
    leave()
    await quiet()
    expect([await read, storage.aborted]).toEqual(['given up', 1])

    comeBack()
    const write = set('one', 1, rows)
    for (let turn = 0; turn < 20 && storage.opened < 2; turn += 1) await Promise.resolve()
    storage.answer()
    await new Promise((done) => setTimeout(done))
    expect(storage.pending).toHaveLength(1)
    leave()
    await quiet()
    await write
    expect(storage.aborted).toBe(1)
  })
})
