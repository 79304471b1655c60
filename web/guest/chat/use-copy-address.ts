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
    // Offline, the notification's texts may fail to load, but the address is copied.
    copy().catch(() => {})
  }
}

/**
 * Returns `false` if copying failed.
 * Pages without HTTPS have no clipboard.
 */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
