const groupsOfNetwork = 4

/**
 * Who counts as one caller: an IPv4 address, or the /64 network of an IPv6 address, which is what
 * one household or phone is given.
 */
export function callerGroup(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return groups
    .slice(0, groupsOfNetwork)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
