import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { showRecord } from '../../actions/stay-query.ts'
import { type Upload, Uploads } from './uploads.ts'

/** This tab's one set of uploads. */
const uploads = new Uploads()
const listen = (listener: () => void) => uploads.listen(listener)

function useUpload(bagId: string): Upload | undefined {
  return useSyncExternalStore(
    listen,
    () => uploads.of(bagId),
    () => undefined,
  )
}

/** Whether a photo of one of these bags is not saved yet. */
export function useUnsaved(bagIds: readonly string[]): boolean {
  return useSyncExternalStore(
    listen,
    () => bagIds.some((id) => (uploads.of(id)?.state ?? 'done') !== 'done'),
    () => false,
  )
}

/** The photo of one bag: taken, shown at once, sent, and sent again under its key where that fails. */
export function usePhoto(bagId: string) {
  const client = useQueryClient()
  const upload = useUpload(bagId)
  const show = (record: StayRecord) => showRecord(client, record)
  const { state, kind, photo, preview = null, progress = 0, error = null } = upload ?? {}
  return {
    take: (file: Blob) => void uploads.take(bagId, file, show),
    remove: () => void uploads.remove(bagId, show),
    again: () => void uploads.again(bagId, show),
    /** What was taken and is not saved yet. */
    preview,
    progress,
    busy: state === 'preparing' || state === 'sending',
    error,
    isRemoval: kind === 'removal',
    /** What failed can be sent again as it is. */
    canRepeat: state === 'failed' && (kind === 'removal' || photo !== null),
    isDone: state === 'done',
  }
}

export type Photo = ReturnType<typeof usePhoto>
