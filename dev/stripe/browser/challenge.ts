import { standInOrigin } from './api.ts'

/** Shows the bank's page in a dialog. Resolves when the guest has finished. */
export function authenticate(url: string): Promise<void> {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', '3-D Secure')
  Object.assign(dialog.style, { width: 'min(30rem, 95vw)', padding: '0', border: '1px solid' })
  const frame = document.createElement('iframe')
  frame.title = '3-D Secure authentication'
  frame.src = url
  Object.assign(frame.style, { border: '0', width: '100%', height: '22rem', display: 'block' })
  dialog.append(frame)
  // Closing the dialog would leave the payment open.
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    addEventListener('message', function hear(event) {
      if (event.origin !== standInOrigin || event.data?.standIn !== 'challenge-done') return
      removeEventListener('message', hear)
      dialog.remove()
      resolve()
    })
  })
}
