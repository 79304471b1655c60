export function BookingBlock() {
  return null
}
