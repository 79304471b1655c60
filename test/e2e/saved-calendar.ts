import type { Page } from '@playwright/test'
import ICAL from 'ical.js'

/** The calendar file that a guest saves: its name and its events. */
export async function savedCalendar(page: Page, button = 'Calendar') {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download = await saving
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  const file = new ICAL.Component(ICAL.parse(Buffer.concat(chunks).toString('utf8')))
  const visits = file.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  return { name: download.suggestedFilename(), visits }
}

/** The time of an event's reminder. */
export const alarmOf = ({ component }: ICAL.Event) =>
  String(component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'))
