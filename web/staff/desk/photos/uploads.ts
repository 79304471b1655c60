import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { sendPhoto } from './send-photo.ts'
import { shrunkPhoto } from './shrink-photo.ts'

export interface Upload {
  /** Idempotency key, reused for retries. */
  key: string
  kind: 'photo' | 'removal'
  state: 'preparing' | 'sending' | 'failed' | 'done'
  /** Resized photo. `null` until it is resized, once it is saved, and for a removal. */
  photo: Blob | null
  /** Object URL of the resized photo. `null` whenever `photo` is. */
  preview: string | null
  /** Uploaded fraction, 0 to 1. */
  progress: number
  error: Error | null
}

type Show = (record: StayRecord) => Promise<void>

interface Surroundings {
  shrink: typeof shrunkPhoto
  send: typeof sendPhoto
}

/** Keeps the latest upload or removal of each bag, even after the panel is closed. */
export class Uploads {
  readonly #around: Surroundings
  readonly #of = new Map<string, Upload>()
  readonly #listeners = new Set<() => void>()

  constructor(around: Surroundings = { shrink: shrunkPhoto, send: sendPhoto }) {
    this.#around = around
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  of(bagId: string): Upload | undefined {
    return this.#of.get(bagId)
  }

  async take(bagId: string, file: Blob, show: Show): Promise<void> {
    const key = this.#begin(bagId, 'photo')
    try {
      const photo = await this.#around.shrink(file)
      this.#note(bagId, key, { photo, preview: URL.createObjectURL(photo) })
    } catch (error) {
      this.#note(bagId, key, { state: 'failed', error: error as Error })
      return
    }
    await this.#send(bagId, key, show)
  }

  async remove(bagId: string, show: Show): Promise<void> {
    await this.#send(bagId, this.#begin(bagId, 'removal'), show)
  }

  async again(bagId: string, show: Show): Promise<void> {
    const upload = this.#of.get(bagId)
    if (upload?.state === 'failed') await this.#send(bagId, upload.key, show)
  }

  #begin(bagId: string, kind: Upload['kind']): string {
    const key = crypto.randomUUID()
    this.#forgetPreview(bagId)
    const nothing = { photo: null, preview: null, progress: 0, error: null }
    this.#of.set(bagId, { key, kind, state: 'preparing', ...nothing })
    this.#tell()
    return key
  }

  async #send(bagId: string, key: string, show: Show): Promise<void> {
    const { photo = null } = this.#of.get(bagId) ?? {}
    const onProgress = (progress: number) => this.#note(bagId, key, { progress })
    this.#note(bagId, key, { state: 'sending', progress: 0, error: null })
    try {
      await show(await this.#around.send({ bagId, photo, key, onProgress }))
    } catch (error) {
      this.#note(bagId, key, { state: 'failed', error: error as Error })
      return
    }
    if (this.#of.get(bagId)?.key === key) this.#forgetPreview(bagId)
    this.#note(bagId, key, { state: 'done', photo: null, preview: null })
  }

  #note(bagId: string, key: string, changes: Partial<Upload>): void {
    const before = this.#of.get(bagId)
    if (before?.key !== key) return
    this.#of.set(bagId, { ...before, ...changes })
    this.#tell()
  }

  #forgetPreview(bagId: string): void {
    const preview = this.#of.get(bagId)?.preview
    if (preview) URL.revokeObjectURL(preview)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
