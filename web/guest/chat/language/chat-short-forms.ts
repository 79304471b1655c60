import type { Locale } from '../../../../domain/business/locales.ts'

/**
 * Abbreviations and dialect with their meaning.
 * Only unambiguous ones: French `cb` means a card as often as `combien`.
 */
const typed: Record<Locale, string> = {
  en: 'u you, r are, ur your, wat what, wot what, tmrw tomorrow, tmr tomorrow, tomoro tomorrow, plz please',
  sq: `
    c cfare, cka cfare, qka cfare, ca cfare, cfar cfare, qfar cfare, qfare cfare, osht eshte, oshte eshte, asht eshte, ashte eshte, esht eshte, jon jane, kan kane, bon ben, ban ben, due dua,
    mun mund, muj mund, mujt mund, nqs nese, nqse nese, vec vetem, veq vetem, valixh valixhe, jav jave, lej le, lejm leme, lejme leme, mirrni merrni, tjeterkush tjeter kush`,
  it: 'nn non, x per, xche perche, xke perche, perke perche, dv dove, qnd quando, cmq comunque, ke che, k che, ce c e',
  de: `
    nen einen, nem einem, ner einer, ne eine, gibts gibt es, gehts geht es, kanns kann es, nix nichts, net nicht, nich nicht, wat was, wieviel wie viel, wieviele wie viele, grad gerade,
    brauch brauche, hab habe`,
  fr: `
    c c est, cest c est, ya il y a, yaura il y aura, jai j ai, jsuis je suis, jpeux je peux, jveux je veux, jarrive j arrive, jvoudrais je voudrais, chui je suis, kel quel, pr pour, ds dans,
    qd quand, bcp beaucoup, vs vous, ns nous, svp s il vous plait, stp s il te plait, laeroport l aeroport, lhotel l hotel, ladresse l adresse`,
  es: 'q que, k que, ke que, pa para, xa para, x por, xq porque, dnd donde, dond donde, qn quien, wasap whatsapp, wsp whatsapp',
  da: `
    hva hvad, hvd hvad, ka kan, ik ikke, ikk ikke, ta tager, tar tager, ha have, ku kunne, sku skulle, osse ogsa, noe noget, nogn nogen, hvorn hvordan, gi give, blir bliver`,
}

const meant = new Map(
  Object.entries(typed).map(([locale, list]) => {
    const pairs = list.split(',').map((pair) => pair.trim())
    const words = pairs.map((pair) => {
      const end = pair.indexOf(' ')
      return [pair.slice(0, end), pair.slice(end + 1)] as const
    })
    return [locale, new Map(words)]
  }),
)

/**
 * Expands short forms in messages and keywords.
 * Parts of words (with `*`) stay.
 */
export function writtenOut(key: string, locale: Locale): string {
  const words = meant.get(locale)
  return key.replace(/(?<![a-z0-9*])[a-z]+(?![a-z0-9*])/g, (word) => words?.get(word) ?? word)
}
