export function ShuttleFormSlot() {
  return null
}
