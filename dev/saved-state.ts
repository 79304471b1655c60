import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const settleMilliseconds = 300

/** Saves the state of the stand-ins in a JSON file, so that it survives a restart. */
export class KeptState<T> {
  readonly #file: string | null
  readonly #read: () => T
  #timer: NodeJS.Timeout | undefined

  /** Saves nothing if `file` is `null`. */
  constructor(file: string | null, read: () => T) {
    this.#file = file
    this.#read = read
  }

  /** Returns `undefined` if `file` is `null` or doesn't exist. Throws if it can't be read. */
  static load<T>(file: string | null): T | undefined {
    if (file === null) return undefined
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as T
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw new Error(`${file} cannot be read; delete it to start afresh`, { cause: error })
    }
  }

  changed(): void {
    if (this.#file === null) return
    this.#timer ??= setTimeout(() => this.write(), settleMilliseconds)
    this.#timer.unref()
  }

  write(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#file === null) return
    mkdirSync(dirname(this.#file), { recursive: true })
    const unfinished = `${this.#file}.new`
    writeFileSync(unfinished, JSON.stringify(this.#read()), { mode: 0o600 })
    renameSync(unfinished, this.#file)
  }
}
