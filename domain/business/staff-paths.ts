/**
 * The parts of staff's page, each at its name below `/admin`: the counter; every stay, and below it
 * one stay by its id; cash in both currencies; when the office is shut; what needs a look.
 */
export const staffParts = ['desk', 'stays', 'till', 'closures', 'attention'] as const

export type StaffPart = (typeof staffParts)[number]

const parts: readonly string[] = staffParts

/** Whether staff's page has something to show at a path that is without its language prefix. */
export function isStaffPath(path: string): boolean {
  const [, top, part, id, ...rest] = path.split('/')
  if (top !== 'admin' || rest.length > 0) return false
  if (part === undefined) return true
  return parts.includes(part) && (id === undefined || (part === 'stays' && id !== ''))
}
