import { addToast, type ToastContent } from './toast-store.ts'

let arriving: Promise<void> | undefined

/** Fetches what shows toasts, so that it is there even when the connection is lost by then. */
export function prepareToasts(): void {
  arriving ??= import('./toaster.tsx').then(({ mountToaster }) => mountToaster())
  arriving.catch(() => {
    arriving = undefined
  })
}

/** Shows a short message at the edge of the window, over whatever page is open. */
export function toast(content: ToastContent): void {
  addToast(content)
  prepareToasts()
}
