/*
 * Rules that give the spellings of a name the same form, which isn't a pronunciation.
 * For example, Mueller and Muller have the same form, and so do Yuri, Juri and Iurii.
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
 * Returns the form shared by the spellings of a lower-case word.
 * A word that would lose more than half of its letters, such as `aaaa`, stays as it is.
 */
export function soundOf(word: string): string {
  const form = rules.reduce((before, [written, same]) => before.replace(written, same), word)
  return form.length * 2 < word.length ? word : form
}
