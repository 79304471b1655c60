type Keys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * Whether a click on a link means the link here and now. With a key held it asks the browser for
 * something else, such as another tab or a download, which no script may take away.
 */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey)
}
