import { addToast, dismissToast, type ToastContent } from './toast-store.ts'

let arriving: Promise<void> | undefined

/** Fetches what shows toasts, so that it is there even when the connection is lost by then. */
export function prepareToasts(): void {
  arriving ??= import('./toaster.tsx').then(({ mountToaster }) => mountToaster())
  arriving.catch(() => {
    arriving = undefined
  })
}

/** Shows what went wrong, and gives back the description, for where it has to stay. */
export function toastFailure(title: string, description: string): string {
  toast({ variant: 'destructive', title, description })
  return description
}

/**
 * Shows a short message at the edge of the window, over whatever page is open. Gives what withdraws it,
 * for when its cause is gone before it is.
 */
export function toast(content: ToastContent): () => void {
  const id = addToast(content)
  prepareToasts()
  return () => dismissToast(id)
}
