import { describe, expect, it } from 'vitest'
import type { Email } from '../../../worker/email/email.ts'
import { emailHtml } from '../../../worker/email/email-html.tsx'

const email: Email = {
  locale: 'en',
  subject: 'Your luggage storage is booked',
  tag: { label: 'Reference', reference: 'TIR-2026-325-K7QM', hasCode: true },
  greeting: 'Hello Ada,',
  paragraphs: ['We have your payment.'],
  facts: [['Items', '2']],
  links: [
    ['See your booking', 'https://luggage.test/pass'],
    ['Open the map', 'https://maps.test'],
  ],
  closing: ['See you in Tirana'],
}

const html = emailHtml(email)

interface Rule {
  selectors: string[]
  declared: Map<string, string>
}

/** The rules of the style sheet for dark mode. */
function nightRules(): Rule[] {
  const [, report = ''] =
    /<style>@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/s.exec(html) ?? []
  return [...report.matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.trim().split(','),
    declared: new Map(
      body.split(';').map((one) => {
        const [name = '', value = ''] = one.split(':')
        return [name, value]
      }),
    ),
  }))
}

const rules = nightRules()

/** A colour in dark mode, without the `!important` by which it overrides an inline style. */
function atNight(selector: string, property: string): string {
  const rule = rules.find(
    ({ selectors, declared }) => selectors.includes(selector) && declared.has(property),
  )
  return rule?.declared.get(property)?.replace('!important', '') ?? ''
}

/** The same in light mode, from the inline styles of a class. */
function byDay(name: string, property: string): string {
  const [, style = ''] = new RegExp(`class="${name}"[^>]*style="([^"]*)"`).exec(html) ?? []
  const [, value = ''] = new RegExp(`(?:^|;)${property}:([^;]+)`).exec(style) ?? []
  return value
}

/** Relative luminance as in WCAG, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  for (const colour of [one, other]) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe('an email in dark mode', () => {
  it('is dark, by a style sheet that overrides inline styles', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark"')
    for (const { declared } of rules)
      for (const value of declared.values()) expect(value).toMatch(/!important$/)
    expect(luminance(atNight('.paper', 'background'))).toBeLessThan(0.05)
    expect(luminance(atNight('body', 'background'))).toBeLessThan(0.05)
  })

  it('has enough contrast, as in light mode', () => {
    for (const [of, paper, button] of [
      [atNight, '.paper', '.button'],
      [byDay, 'paper', 'button'],
    ] as const) {
      const background = of(paper, 'background')
      expect(contrast(of(paper, 'color'), background)).toBeGreaterThanOrEqual(7)
      const [fact, link] = of === atNight ? ['.fact', '.link'] : ['fact', 'link']
      expect(contrast(of(fact, 'color'), background)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of(link, 'color'), background)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of(button, 'color'), of(button, 'background'))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('overrides the colour of every text on the paper', () => {
    const [, paper = ''] = /(<td class="paper".*)/s.exec(html) ?? []
    const coloured = [...paper.matchAll(/<\w+([^>]*style="(?:[^"]*;)?color:[^"]*"[^>]*)>/g)]
    expect(coloured.length).toBeGreaterThan(3)
    for (const [tag, attributes = ''] of coloured) {
      const [, name = ''] = /class="(\w+)"/.exec(attributes) ?? []
      expect(atNight(`.${name}`, 'color'), tag).not.toBe('')
    }
  })

  it('styles only classes that exist', () => {
    const names = rules.flatMap(({ selectors }) =>
      selectors.flatMap((one) => one.match(/\.\w+/g) ?? []),
    )
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) expect(html).toContain(`class="${name.slice(1)}"`)
  })

  it('keeps the tag yellow, with dark text and the code on white', () => {
    const tag = html.slice(html.indexOf('border-bottom:2px dashed'), html.indexOf('class="paper"'))
    expect(tag).not.toMatch(/class="(?!eyelet)/)
    expect(contrast('#2a1e00', '#ffcb2e')).toBeGreaterThanOrEqual(7)
    expect(html).toContain('background:#ffcb2e;color:#2a1e00')
    expect(tag).toMatch(/<img [^>]*background:#ffffff/)
  })
})
