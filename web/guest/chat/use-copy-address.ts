import { useLingui } from '@lingui/react/macro'
import { toast } from '../../ui/toast/toast.ts'
import { loadCatalogs } from '../../words/i18n.ts'
import { addressLine } from '../../words/office-text.ts'

/** Copies the address, to be pasted where a driver or a friend needs it, and says whether it did. */
export function useCopyAddress(): () => void {
  const { t } = useLingui()

  async function copy(): Promise<void> {
    const [done] = await Promise.all([toClipboard(addressLine), loadCatalogs(['forms'])])
    toast({
      title: done
        ? t({ message: 'Address copied', context: 'to the clipboard' })
        : t({ message: 'Our address', context: 'could not be copied to the clipboard' }),
      description: addressLine,
    })
  }

  return () => {
    // Without a connection the words of the message are missing; the address is on the clipboard.
    copy().catch(() => {})
  }
}

/** Whether it got there: a page without encryption has no clipboard at all. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
