/** Opens the assistant, from wherever on the page somebody asks for it. */
export function openChat(): void {
  dispatchEvent(new CustomEvent('open-chat'))
}
