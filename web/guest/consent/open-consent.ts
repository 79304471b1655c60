/** Asks the visitor again what may be counted, whatever they answered before. */
export function openConsent(): void {
  dispatchEvent(new CustomEvent('open-consent'))
}
