import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const ScanDialog = lazyPart(async () => (await import('./scan/scan-dialog.tsx')).ScanDialog)

export function ScanButton({ onScan }: { onScan: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false)

  function read(text: string): void {
    setOpen(false)
    onScan(text)
  }

  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Trans context="desk, button: read the guest's code with the camera">Scan</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ScanDialog onRead={read} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
