type Keys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * Returns false if a modifier key is held.
 * The browser then opens another tab or downloads, and no script may prevent that.
 */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey)
}
