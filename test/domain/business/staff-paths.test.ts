import { describe, expect, it } from 'vitest'
import { isStaffPath, staffParts } from '../../../domain/business/staff-paths.ts'

describe('the staff paths', () => {
  it.each(['/admin', ...staffParts.map((part) => `/admin/${part}`), '/admin/stays/1'])(
    'include %s',
    (path) => expect(isStaffPath(path)).toBe(true),
  )

  it.each([
    '/',
    '/admins',
    '/admin/',
    '/admin/desk/1',
    '/admin/stays/',
    '/admin/stays/1/2',
    '/admin/x',
  ])('do not include %s', (path) => expect(isStaffPath(path)).toBe(false))
})
