export const staffParts = ['desk', 'stays', 'till', 'closures', 'attention'] as const

export type StaffPart = (typeof staffParts)[number]

const parts: readonly string[] = staffParts

export function isStaffPath(path: string): boolean {
  const [, top, part, id, ...rest] = path.split('/')
  if (top !== 'admin' || rest.length > 0) return false
  if (part === undefined) return true
  return parts.includes(part) && (id === undefined || (part === 'stays' && id !== ''))
}
