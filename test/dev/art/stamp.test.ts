import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { homeWords } from '../../../dev/art/home-words.ts'
import { icoHeaderBytes, iconPictures } from '../../../dev/art/icon-pictures.ts'
import { socialCard } from '../../../dev/art/social-card.ts'
import { stampFor, stampOf } from '../../../dev/art/stamp.ts'
import { locales } from '../../../domain/business/locales.ts'

const file = (name: string) => readFileSync(`web/public/${name}`)

it.each(locales)(
  'the social picture in %s is up to date (if not: `npm run social`)',
  async (locale) => {
    const card = socialCard(locale, homeWords(locale))
    expect(await stampOf(file(`social/${locale}.png`))).toBe(stampFor(card))
  },
)

it.each(Object.entries(iconPictures))(
  '%s is up to date (if not: `npm run icons`)',
  async (name, picture) => {
    const png = file(name).subarray(name.endsWith('.ico') ? icoHeaderBytes : 0)
    expect(await stampOf(png)).toBe(stampFor(picture))
  },
)
