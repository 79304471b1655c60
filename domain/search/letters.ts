/*
 * Spellings in a–z of other letters.
 * Spellings are separated by spaces, the most common one first. `-` means that the letter is left
 * out. A spelling with the same `soundOf` as another needn't be listed: ø is only `o`, not `oe`.
 */

const latin = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd dj',
  ð: 'd th',
  þ: 'th',
  ı: 'i',
  ə: 'a e',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ĸ: 'k',
  ç: 'c ch',
  č: 'c ch',
  ć: 'c ch',
  ţ: 't ts',
  ț: 't ts',
}

/** Russian, Ukrainian, Belarusian, Bulgarian, Serbian and Macedonian. */
const cyrillic = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g h',
  ґ: 'g',
  д: 'd',
  ђ: 'dj d',
  ѓ: 'gj g',
  е: 'e',
  ё: 'e yo o',
  є: 'ye e',
  ж: 'zh j',
  з: 'z',
  ѕ: 'dz z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'y',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c ch',
  ќ: 'kj k',
  у: 'u',
  ў: 'u v',
  ф: 'f',
  х: 'kh x',
  ц: 'ts c',
  ч: 'ch c',
  џ: 'dz j',
  ш: 'sh',
  щ: 'shch sht',
  ъ: 'a -',
  ы: 'y',
  ь: '-',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  // Stands for an е pronounced ye: at the start of a word, or after a vowel, ъ or ь.
  ѣ: 'e ye',
}

const greek = {
  αυ: 'av af au',
  ευ: 'ev ef eu',
  ου: 'ou',
  αι: 'ai e',
  ει: 'ei i',
  οι: 'oi i',
  υι: 'i yi',
  μπ: 'b mp',
  ντ: 'nt d',
  γκ: 'gk g',
  γγ: 'ng gg',
  γχ: 'nch gch',
  τζ: 'tz j',
  τσ: 'ts',
  α: 'a',
  β: 'v b',
  γ: 'g y',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i e',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y u',
  φ: 'f',
  χ: 'ch x',
  ψ: 'ps',
  ω: 'o',
}

const spellings = new Map(
  Object.entries({ ...latin, ...cyrillic, ...greek }).map(([sign, written]) => [
    sign.normalize('NFC'),
    written.split(' ').map((one) => (one === '-' ? '' : one)),
  ]),
)

const greekPair = /[αεοιυ][ιυ]|μπ|ντ|γ[κγχ]|τ[ζσ]/u
const sign = new RegExp(`${greekPair.source}|.`, 'gsu')
const softE = /(?<=^|[^\p{L}]|[аеёиоуыэюяіїєъь])е/gu

/** Maximum number of spellings of a text. The least common ones are dropped. */
const mostSpellings = 24

/**
 * Returns a text's spellings in lower case, in a–z if possible, the most common one first.
 * For example, `Щерба` becomes `shcherba` and `shterba`. Within a spelling, a letter is always
 * spelled the same way.
 */
export function spelled(text: string): string[] {
  const signs = markless(text).replace(softE, 'ѣ').match(sign) ?? []
  let choices: ReadonlyMap<string, string>[] = [new Map()]
  for (const one of new Set(signs)) {
    const ways = spellings.get(one) ?? [one]
    choices = ways.flatMap((way) => choices.map((choice) => new Map(choice).set(one, way)))
    choices.splice(mostSpellings)
  }
  const written = choices.map((choice) => signs.map((one) => choice.get(one)).join(''))
  return [...new Set(written)]
}

/**
 * Matches characters used as an apostrophe, except `'`.
 * They must be replaced before normalization, which turns `´` into a space and a mark.
 */
const apostrophes = /[\u00B4\u02B9-\u02BD\u02C8\u2018\u2019\u201B\u2032\uFF07`]/gu

/** Replaces apostrophes with `'`, and special forms such as full-width letters with plain ones. */
export function withPlainSigns(text: string): string {
  return text.replace(apostrophes, "'").normalize('NFKC')
}

/** Lower-cases text, and removes the marks of letters without a spelling of their own. */
function markless(text: string): string {
  return Array.from(withPlainSigns(text).replaceAll('İ', 'i').toLowerCase(), (one) =>
    spellings.has(one) ? one : bare(one),
  ).join('')
}

function bare(one: string): string {
  return one.normalize('NFD').replace(/\p{M}/gu, '')
}
