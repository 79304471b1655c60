import { navigateHome } from '../../../guest/booking/form/navigate-home.ts'

export function asksForHome(
  { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  frame: { origin: string; window: MessageEventSource | null | undefined },
): boolean {
  if (!frame.window || source !== frame.window || origin !== frame.origin) return false
  return data === navigateHome || data?.type === navigateHome
}
