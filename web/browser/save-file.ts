/** Lets the browser keep a text as a file; phones open a calendar file in their calendar at once. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: Safari reads the file only when the tap is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
