/** Opens the browser's print dialog, in which nothing but the labels is left of the page. */
export function printLabels(): void {
  print()
}
