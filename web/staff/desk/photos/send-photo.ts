import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { ApiError, read } from '../../../api.ts'
import { withTimeout } from '../../../browser/with-timeout.ts'
import { parseRecord } from '../../offline/parse-record.ts'

const timeoutMilliseconds = 60_000

interface Sending {
  bagId: string
  /** `null` removes the photo. */
  photo: Blob | null
  key: string
  /** Receives the uploaded fraction, 0 to 1. */
  onProgress: (part: number) => void
}

/** Returns a URL that differs for each photo, so that browsers don't show a previous one. */
export function photoAddress({ id, photo }: { id: string; photo: string | null }): string {
  return `${addressOf(id)}?${encodeURIComponent(photo ?? '')}`
}

function addressOf(bagId: string): string {
  return `/api/staff/bags/${encodeURIComponent(bagId)}/photo`
}

/**
 * Uses `XMLHttpRequest`, because `fetch` has no upload progress.
 * Throws `ApiError`, or `TypeError` without a response.
 */
export function sendPhoto({ bagId, photo, key, onProgress }: Sending): Promise<StayRecord> {
  const request = new XMLHttpRequest()
  request.open(photo ? 'PUT' : 'DELETE', addressOf(bagId))
  request.timeout = timeoutMilliseconds
  request.setRequestHeader('Idempotency-Key', key)
  if (photo) request.setRequestHeader('Content-Type', photo.type)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  const answered = new Promise<void>((done, fail) => {
    request.onload = () => done()
    request.onerror = request.ontimeout = () => fail(new TypeError('no answer'))
  })
  request.send(photo)
  return answered.then(() => answerIn(request), whyNot)
}

/**
 * Throws the error of a session check or, if there is none, `error`.
 * If the session has ended, Access redirects the upload, which fails as if the device were offline.
 */
async function whyNot(error: unknown): Promise<never> {
  await withTimeout(read('GET /api/staff/session'))
  throw error
}

function answerIn({ status, statusText, responseText }: XMLHttpRequest): StayRecord {
  if (status !== 200) throw new ApiError(status, statusText, responseText)
  const record: StayRecord<string> = JSON.parse(responseText)
  return parseRecord(record)
}
