export function openChat(): void {
  dispatchEvent(new CustomEvent('open-chat'))
}
