type Keys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * Returns false if a modifier key is held.
 * The browser then opens a tab or window, or downloads, and scripts must not prevent that.
 */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey)
}
