import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showFile } from '../../../staff/acts/stay-query.ts'
import { sendPhoto } from './send-photo.ts'
import { shrunkPhoto } from './shrink-photo.ts'

/** A photo that is sent, or, as null, that is to be removed. */
interface Upload {
  photo: Blob | null
  key: string
}

const newUpload = (photo: Blob | null): Upload => ({ photo, key: crypto.randomUUID() })

/** The photo of one bag: taken, shown at once, sent, and sent again under its key where that fails. */
export function usePhoto(bagId: string) {
  const client = useQueryClient()
  const [preview, setPreview] = useState<string | null>(null)
  const [progress, setProgress] = useState(0)

  const sending = useMutation({
    mutationFn: (upload: Upload) => sendPhoto({ ...upload, bagId, onProgress: setProgress }),
    // Without a connection it fails, and says so.
    networkMode: 'always',
    onMutate: () => setProgress(0),
    onSuccess: async (file) => {
      await showFile(client, file)
      setPreview(null)
    },
  })
  const shrinking = useMutation({
    mutationFn: shrunkPhoto,
    networkMode: 'always',
    onSuccess: (photo) => {
      setPreview(URL.createObjectURL(photo))
      sending.mutate(newUpload(photo))
    },
  })

  useEffect(() => (preview === null ? undefined : () => URL.revokeObjectURL(preview)), [preview])

  const { variables } = sending
  return {
    take(file: Blob): void {
      sending.reset()
      shrinking.mutate(file)
    },
    remove: () => sending.mutate(newUpload(null)),
    again: () => variables && sending.mutate(variables),
    /** What was taken and is not saved yet. */
    preview,
    progress,
    busy: shrinking.isPending || sending.isPending,
    error: shrinking.error ?? sending.error,
    /** What failed can be sent again as it is. */
    canRepeat: sending.isError,
    saved: sending.isSuccess && variables?.photo !== null,
  }
}

export type Photo = ReturnType<typeof usePhoto>
