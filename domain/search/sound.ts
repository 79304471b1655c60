/*
 * Rules that give all spellings of a sound the same form.
 * With these rules, a search finds a name in any spelling or transliteration: Müller, Mueller and Muller; Юрий as
 * Yuri, Juri and Iurii; Christos and Hristos. The form isn't a pronunciation. It must only be the same for all
 * spellings of one name, and differ from the form of most other names.
 */

const rules: readonly [written: RegExp, form: string][] = [
  [/schtsch|shch|sch|sh|sz/g, 's'],
  [/tsch|tch|ch|cz|kh/g, 'h'],
  [/ts|tz/g, 'z'],
  [/([oe])ff$/g, '$1v'],
  [/ph/g, 'f'],
  [/([zdgrt])h/g, '$1'],
  [/qu(?=[aeiou])/g, 'kv'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/ou/g, 'u'],
  [/([aou])e/g, '$1'],
  [/(.)\1+/gu, '$1'],
]

/**
 * Returns the form shared by all spellings of a lower-case word.
 * A word that would lose more than half of its letters, such as `aaaa`, stays as it is.
 */
export function soundOf(word: string): string {
  const form = rules.reduce((before, [written, same]) => before.replace(written, same), word)
  return form.length * 2 < word.length ? word : form
}
