import type { StayWords } from './stay-words.ts'

export const stayWordsDe: StayWords = {
  numbers:
    'ein/eine/einen/einem/einer/eins/nen/ne/1x, zwei/zwo/zweit/beide/beiden, drei/dritt, vier/viert, fünf/fünft, sechs/sechst, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig',
  items: `
    koffer, koffern, köffer, reisekoffer, handgepäckkoffer, rollkoffer, trolley, trolleys, rucksack, rucksäcke, rucksäcken, rucksacke, backpack, backpacks, tasche, taschen, reisetasche, reisetaschen, sporttasche,
    sporttaschen, handtasche, handtaschen, gepäckstück, gepäckstücke, gepäckstücken, gepäck, handgepäck, stück, stücke, stk, teile, teil, kinderwagen, buggy, fahrrad, fahrräder, fahrrädern, rad, räder, gitarre,
    gitarren, kiste, kisten, karton, kartons, paket, pakete, tüte, tüten, sachen, bag, bags`,
  between:
    'große, großen, großer, großes, kleine, kleinen, kleiner, schwere, schweren, normale, normalen, mittlere, mittelgroße, schwarze, ganze, ganzen, ganzer, ganzes, voller, volle, x, mal, unsere, meine, die, stück, weitere',
  days: 'tag, tage, tagen, kalendertage, tg',
  nights: 'nacht, nächte, nächten',
  weeks: 'woche, wochen, wo',
  months: 'monat, monate, monaten, monats',
  hours: 'stunde, stunden, std, stdn, h',
  oneDay:
    'halber tag, halben tag, einen halben tag, halbtags, ganztägig, den ganzen tag, ganzer tag, gleicher tag, am selben tag, am gleichen tag, tagsüber',
  twoDays:
    'über nacht, ueber nacht, bis zum nächsten tag, bis zum nächsten morgen, am nächsten tag, nächsten tag, am nächsten morgen, tag darauf, am tag darauf, am folgetag',
  fortnight: 'vierzehn tage, 14 tage',
  per: 'pro, je, am, im, jeden, die',
  later: 'in',
  vague:
    'paar, ein paar, einige, einigen, mehrere, mehreren, wenige, nächste, nächsten, länger, weiterer, weitere',
  change:
    'verlängern, verlängere, verlängerung, länger, ändern, umbuchen, gebucht, reserviert, statt, stattdessen, später, früher, schon, mehr, weiteren tag, zusätzlich, zusätzliche, den rest, der rest, rest, restlichen, die anderen, den anderen, der andere, einer davon, einen davon, eine davon, zwei davon',
  booksFor: '',
  dropsOff:
    'abgeben, abgebe, abgabe, gebe, bringen, bringe, vorbeibringen, einlagern, lassen, lasse, deponieren, hinterlegen',
  picksUp:
    'abholen, abhole, abholung, abgeholt, abzuholen, hole, holen, holt, zurück, zurückholen, mitnehmen, rückgabe',
  people:
    'personen, person, leute, leuten, mann, erwachsene, kinder, kindern, schüler, schülern, freunde, gäste, teilnehmer, pers',
  weAre: 'wir sind, wir sind zu, gruppe von, familie von',
  iAm: 'ich bin',
  parties: 'paar, paare, paaren, familie, familien, gruppe, gruppen, zimmer',
  each: 'jeder, jede, pro person, pro kopf, je, jeweils, jeder von uns',
  today: 'heute, jetzt, heute morgen, heute abend, heute nachmittag, heut',
  tomorrow: 'morgen, morgen früh, morgen abend',
  inTwoDays: 'übermorgen',
  weekend: 'wochenende',
  weekdays:
    'sonntag/so/sonntags, montag/mo, dienstag/di, mittwoch/mi, donnerstag/do, freitag/fr, samstag/sa/sonnabend',
  monthNames:
    'januar/jan/jänner, februar/feb, märz/mrz, april/apr, mai, juni/jun, juli/jul, august/aug, september/sep/sept, oktober/okt, november/nov, dezember/dez',
  from: 'von, vom, ab, zwischen, seit',
  until: 'bis, bis zum, bis zu, bis einschließlich, bis nächsten, bis kommenden',
  on: 'am, vom, zum, den, dem, der, ab dem, bis zum',
  atClock: 'um, kurz vor, kurz nach',
  at: 'gegen, ab, vor, nach, ca, spätestens',
  oClock: 'uhr, nachts, mittags',
  morning: 'morgens, uhr morgens, uhr früh, uhr vormittags',
  evening: 'abends, nachmittags, uhr abends, uhr nachmittags',
  and: 'und, u, plus, sowie, mit, zzgl',
  or: 'oder',
  label:
    'zimmer, flug, gate, linie, stock, gleis, terminal, bus, nummer, nr, wohnung, straße, buchung, buchungsnummer, code, hausnummer, etage',
  filler: `
    hallo, hi, guten tag, guten abend, bitte, für, fuer, nur, auch, und, geht, das, es, ok, möglich, wie, was, ist, macht, wäre, mit, in, an, dann, also, etwa, wir, ich, haben, habe, hab, hätte, hätten, brauche,
    brauchen, möchte, möchten, will, wollen, würde, gern, gerne, danke, mal, kann, können, man, lagern, abgeben, lassen, aufbewahren, zu, die, der, den, dem, das ist, ginge, gehts, mein, meine, unsere, bei, euch,
    ihnen, kommenden, nächsten, diesen, so, beide, beiden`,
}
