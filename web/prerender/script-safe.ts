/** JSON that no value inside of it can break out of a `<script>` element with. */
export function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
