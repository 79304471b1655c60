import { addToast, dismissToast, type ToastContent } from './toast-store.ts'

let arriving: Promise<void> | undefined

/** Loads the toaster. If called early, toasts appear even if the connection is lost later. */
export function prepareToasts(): void {
  arriving ??= import('./toaster.tsx').then(({ mountToaster }) => mountToaster())
  arriving.catch(() => {
    arriving = undefined
  })
}

export function toastFailure(title: string, description: string): string {
  toast({ variant: 'destructive', title, description })
  return description
}

/**
 * Shows a toast.
 * Returns a function that dismisses the toast early, for example once it no longer applies.
 */
export function toast(content: ToastContent): () => void {
  const id = addToast(content)
  prepareToasts()
  return () => dismissToast(id)
}
