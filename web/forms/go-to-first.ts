/**
 * Focuses the form's first control whose name is in `fields`.
 * Opens the `<details>` around it, and scrolls it to the middle of the window, where no bar or
 * toast covers it. Does nothing if there is no form or no such control.
 */
export function goToFirst(form: Element | null | undefined, fields: readonly string[]): void {
  if (!(form instanceof HTMLFormElement)) return
  const first = [...form.elements].find(
    (control) =>
      control instanceof HTMLElement && fields.includes(control.getAttribute('name') ?? ''),
  )
  if (!(first instanceof HTMLElement)) return
  first.closest('details')?.setAttribute('open', '')
  first.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
}
