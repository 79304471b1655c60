import type { AppContext } from '../../context.ts'
import type { DrawerOf } from '../../desk/held-cash.ts'
import type { Reader } from '../../desk/till-report.ts'
import { drawersOf, settingsOf } from '../../env.ts'

export function drawerOf(c: AppContext): DrawerOf {
  return { drawers: drawersOf(settingsOf(c.env)), staffId: c.get('staffId') }
}

export function tillReaderOf(c: AppContext): Reader {
  const [username, role] = [c.get('username'), c.get('role')]
  return { ...drawerOf(c), username, role, now: new Date() }
}
