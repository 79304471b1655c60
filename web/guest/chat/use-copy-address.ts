import { useLingui } from '@lingui/react/macro'
import { toast } from '../../ui/toast/toast.ts'
import { loadCatalogs } from '../../words/i18n.ts'
import { addressLine } from '../../words/office-text.ts'

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
    // The address is copied even if the notification's texts fail to load.
    copy().catch(() => {})
  }
}

/** Returns `false` if copying fails, for example on a page without HTTPS. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
