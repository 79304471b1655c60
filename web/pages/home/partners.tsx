export function Partners() {
  return null
}
