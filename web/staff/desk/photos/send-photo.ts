import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { ApiError, read } from '../../../api.ts'
import { withTimeout } from '../../../browser/with-timeout.ts'
import { parseRecord } from '../../offline/parse-record.ts'

const timeoutMilliseconds = 60_000

interface Sending {
  bagId: string
  /** Null to remove the one that is there. */
  photo: Blob | null
  /** Names this photo, however often it is sent. */
  key: string
  /** The part that is on its way, 0 to 1. */
  onProgress: (part: number) => void
}

/** The address of a bag's photo; another photo has another one. */
export function photoAddress({ id, photo }: { id: string; photo: string | null }): string {
  return `${addressOf(id)}?${encodeURIComponent(photo ?? '')}`
}

function addressOf(bagId: string): string {
  return `/api/staff/bags/${encodeURIComponent(bagId)}/photo`
}

/**
 * Sends a bag's photo, and tells how far it is, which `fetch` can't. Answers with the stay's file as it
 * is then; throws `ApiError`, or `TypeError` where nobody answered.
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

/** Where a session has ended, Access leads to its sign-in, which an upload can't tell from a dead line. */
async function whyNot(error: unknown): Promise<never> {
  await withTimeout(read('GET /api/staff/session'))
  throw error
}

function answerIn({ status, statusText, responseText }: XMLHttpRequest): StayRecord {
  if (status !== 200) throw new ApiError(status, statusText, responseText)
  const record: StayRecord<string> = JSON.parse(responseText)
  return parseRecord(record)
}
