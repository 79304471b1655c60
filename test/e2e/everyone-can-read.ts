import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const schemes = ['light', 'dark'] as const

interface Reading {
  /** A selector to leave out, such as another company's frame. */
  except?: string
  shades?: readonly (typeof schemes)[number][]
}

/** The rules about colours. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Resolves once the page is painted in its current state. */
function paintedAnew(): Promise<unknown> {
  return new Promise((painted) => {
    requestAnimationFrame(() => requestAnimationFrame(painted))
  })
}

/**
 * Axe finds no violations on the page, in both themes. Names and roles do not depend on the theme, so after the first
 * theme only colours are checked. Colours should change without transitions (`reducedMotion`), so that none is measured
 * halfway.
 */
export async function everyoneCanRead(
  page: Page,
  { except, shades = schemes }: Reading = {},
): Promise<void> {
  for (const [index, colorScheme] of shades.entries()) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(paintedAnew)
    // The other mode opens a second page for each run, which only frames of other sites need.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (except) axe.exclude(except)
    if (index > 0) axe.withRules(ofColours)
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
    expect(found, `in the ${colorScheme}`).toEqual([])
  }
}
