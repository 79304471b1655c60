import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const schemes = ['light', 'dark'] as const

interface Reading {
  /** What is left out, such as what another company's frame shows. */
  except?: string
  shades?: readonly (typeof schemes)[number][]
}

/** The rules that ask for colours. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Resolves once the page is painted as it is now. */
function paintedAnew(): Promise<unknown> {
  return new Promise((painted) => {
    requestAnimationFrame(() => requestAnimationFrame(painted))
  })
}

/**
 * Axe finds nothing on the page as it stands, in the light and in the dark. Names and roles are the same
 * in every colour: beside the first shade, colours alone are looked at. Colours should change at once
 * (`reducedMotion`), so that none is measured halfway.
 */
export async function everyoneCanRead(
  page: Page,
  { except, shades = schemes }: Reading = {},
): Promise<void> {
  for (const [index, colorScheme] of shades.entries()) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(paintedAnew)
    // The other mode opens a second page for each look, and serves frames of other sites alone.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (except) axe.exclude(except)
    if (index > 0) axe.withRules(ofColours)
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
    expect(found, `in the ${colorScheme}`).toEqual([])
  }
}
