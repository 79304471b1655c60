export type ToastVariant = 'default' | 'destructive' | 'success'

export interface ToastContent {
  title: string
  description?: string
  variant?: ToastVariant
  action?: { label: string; onPress: () => void }
}

export interface Toast extends ToastContent {
  id: number
  open: boolean
}

const toastLimit = 1
export const toastMilliseconds = 5000
const removalMilliseconds = 1_000_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the last one (specification, section 4). Returns its id. */
export function addToast(content: ToastContent): number {
  lastId += 1
  set([{ ...content, id: lastId, open: true }, ...toasts].slice(0, toastLimit))
  return lastId
}

/** Keeps the toast in the list with `open: false`, so that its exit animation can play. */
export function dismissToast(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), removalMilliseconds)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
