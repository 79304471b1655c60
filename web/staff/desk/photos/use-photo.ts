import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { showRecord } from '../../actions/stay-query.ts'
import { type Upload, Uploads } from './uploads.ts'

const uploads = new Uploads()
const listen = (listener: () => void) => uploads.listen(listener)

function useUpload(bagId: string): Upload | undefined {
  return useSyncExternalStore(
    listen,
    () => uploads.of(bagId),
    () => undefined,
  )
}

export function useUnsaved(bagIds: readonly string[]): boolean {
  return useSyncExternalStore(
    listen,
    () => bagIds.some((id) => (uploads.of(id)?.state ?? 'done') !== 'done'),
    () => false,
  )
}

export function usePhoto(bagId: string) {
  const client = useQueryClient()
  const upload = useUpload(bagId)
  const show = (record: StayRecord) => showRecord(client, record)
  const { state, kind, photo, preview = null, progress = 0, error = null } = upload ?? {}
  return {
    take: (file: Blob) => void uploads.take(bagId, file, show),
    remove: () => void uploads.remove(bagId, show),
    again: () => void uploads.again(bagId, show),
    preview,
    progress,
    busy: state === 'preparing' || state === 'sending',
    error,
    isRemoval: kind === 'removal',
    canRepeat: state === 'failed' && (kind === 'removal' || photo !== null),
    isDone: state === 'done',
  }
}

export type Photo = ReturnType<typeof usePhoto>
