export function Services() {
  return null
}
