/**
 * Goes to the first of a form's fields that something is wrong with, and opens what it is folded into.
 * To the middle of the window, where neither a bar at its edges nor a notification covers it.
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
