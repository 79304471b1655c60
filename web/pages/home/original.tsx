export function Original() {
  return null
}
