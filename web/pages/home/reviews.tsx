export function Reviews() {
  return null
}
