export function Where() {
  return null
}
