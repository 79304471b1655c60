import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Uploads } from '../../../../../web/staff/desk/photos/uploads.ts'
import { expected } from '../../offline/kept.ts'

const taken = new Blob(['large'])
const small = new Blob(['small'])
const noConnection = new TypeError('no answer')

/** A connection that gives these responses in turn. */
function uploading(...answers: (Error | null)[]) {
  const keys: string[] = []
  const uploads = new Uploads({
    shrink: async () => small,
    send: async ({ key }) => {
      keys.push(key)
      const answer = answers.shift()
      if (answer) throw answer
      return expected
    },
  })
  return { uploads, keys, show: vi.fn(async () => {}) }
}

beforeEach(() => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} })
  return () => vi.unstubAllGlobals()
})

describe('the photo of a bag', () => {
  it('is kept if the upload fails, and sent again under the same key', async () => {
    const { uploads, keys, show } = uploading(noConnection, null)
    await uploads.take('bag', taken, show)
    expect(uploads.of('bag')).toMatchObject({
      state: 'failed',
      preview: 'blob:photo',
      photo: small,
      error: noConnection,
    })
    await uploads.again('bag', show)
    expect(uploads.of('bag')).toMatchObject({ state: 'done', preview: null, error: null })
    expect(show).toHaveBeenCalledWith(expected)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('replaces a failed one under another key', async () => {
    const { uploads, keys, show } = uploading(noConnection, null)
    await uploads.take('bag', taken, show)
    await uploads.take('bag', taken, show)
    expect(uploads.of('bag')).toMatchObject({ state: 'done', error: null })
    expect(new Set(keys).size).toBe(2)
  })

  it('can be removed, which clears the earlier failure', async () => {
    const { uploads, show } = uploading(noConnection, null)
    await uploads.take('bag', taken, show)
    await uploads.remove('bag', show)
    expect(uploads.of('bag')).toMatchObject({ kind: 'removal', state: 'done', error: null })
  })

  it('belongs to one bag only', async () => {
    const { uploads, show } = uploading(noConnection)
    await uploads.take('bag', taken, show)
    expect(uploads.of('other')).toBeUndefined()
  })
})
