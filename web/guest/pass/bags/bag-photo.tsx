import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { PassBag } from '../../../../domain/pass/pass.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from '../pass.module.css'

export function BagPhoto({ bag: { id, tag }, token }: { bag: PassBag; token: string }) {
  const { t } = useLingui()
  const [tries, setTries] = useState(1)
  const [photo, setPhoto] = useState<string | 'failed' | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` repeats the request
  useEffect(() => {
    const leaving = new AbortController()
    setPhoto(null)
    loadPhoto(id, token, leaving.signal).then(
      (loaded) => setPhoto(loaded),
      () => leaving.signal.aborted || setPhoto('failed'),
    )
    return () => leaving.abort()
  }, [id, token, tries])

  if (photo === null) return <Spinner />
  if (photo === 'failed') {
    return (
      <Notice tone="danger" role="alert">
        <p>
          <Trans context="on the guest's pass, in place of a bag's photo">
            The photo could not be loaded.
          </Trans>
        </p>
        <Button variant="outline" onClick={() => setTries(tries + 1)}>
          <Trans context="on the guest's pass, button: ask for a bag's photo once more">
            Try again
          </Trans>
        </Button>
      </Notice>
    )
  }
  return (
    <img
      className={styles.picture}
      src={photo}
      alt={t({ message: `Photo of bag ${tag}`, context: "on the guest's pass" })}
    />
  )
}

/**
 * Returns a data URL. Throws if loading fails.
 * Sends the link's token in a header, which an `img` can't do.
 */
async function loadPhoto(bagId: string, token: string, signal: AbortSignal): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`/api/pass/bags/${encodeURIComponent(bagId)}/photo`, {
    headers,
    signal,
  })
  if (!response.ok) throw new Error(String(response.status))
  return addressOf(await response.blob())
}

/**
 * Returns a data URL, because the page's content security policy doesn't allow `blob:` images.
 * Rejects if the picture can't be read.
 */
function addressOf(picture: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(picture)
  })
}
