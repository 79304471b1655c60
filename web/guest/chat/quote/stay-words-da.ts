import type { StayWords } from './stay-words.ts'

export const stayWordsDa: StayWords = {
  numbers:
    'en/et/én/ét/een/1stk, to/begge/et par, tre, fire, fem, seks, syv, otte, ni, ti, elleve, tolv, tretten, fjorten, femten, seksten, sytten, atten, nitten, tyve',
  items: `
    kuffert, kufferter, kuferter, kufert, taske, tasker, rygsæk, rygsække, rygsækker, rejsetaske, rejsetasker, håndtaske, håndtasker, sportstaske, sportstasker, weekendtaske, weekendtasker, bagage, håndbagage,
    kolli, stk, styk, styks, stykker, trolley, trolleys, cykel, cykler, barnevogn, barnevogne, klapvogn, klapvogne, kasse, kasser, pakke, pakker, guitar, guitarer, pose, poser, genstand, genstande, ting`,
  between:
    'store, stor, stort, små, lille, tunge, tung, mellemstore, sorte, hel, hele, helt, x, fulde, almindelige, stykker, stk, styk, mine, vores',
  days: 'dag, dage, dages, døgn, kalenderdage, dg',
  nights: 'nat, nætter, overnatning, overnatninger',
  weeks: 'uge, uger, ugers',
  months: 'måned, måneder, måneders, mdr, md',
  hours: 'time, timer, timers, t',
  oneDay: 'halv dag, en halv dag, hele dagen, samme dag, dagen, i dag kun',
  twoDays:
    'natten over, om natten, overnight, til dagen efter, til næste dag, dagen efter, næste dag, næste morgen, dagen derpå',
  fortnight: 'fjorten dage, 14 dage',
  per: 'per, pr, hver, om, i, om dagen',
  later: 'om',
  vague: 'nogle, flere, få, par, næste, ekstra, mere',
  change:
    'forlænge, forlænger, ændre, flytte, rette, rettes, booket, bestilt, reserveret, ekstra, i stedet, senere, tidligere, længere, før end, resten, de andre, den anden, en af dem, to af dem, nogle af dem, resterende',
  booksFor: 'plads, pladser, ledig, ledige, ledigt, booke, bestille, reservere',
  dropsOff: 'aflevere, afleverer, aflevering, indlevere, indleverer, indlevering, stille, stiller',
  picksUp: 'hente, henter, hentes, hentet, afhente, afhenter, afhentes, afhentning, retur, tilbage',
  people: 'personer, person, mennesker, voksne, børn, elever, venner, pers, gæster, mand, os',
  weAre: 'vi er, gruppe på, familie på, vi bliver, grupper på',
  iAm: 'jeg er',
  parties: 'par, familie, familier, gruppe, grupper, værelser',
  each: 'hver især, per person, pr person, hver',
  today: 'i dag, idag, nu, i aften, i eftermiddag, i formiddag',
  tomorrow: 'i morgen, imorgen, i morgen tidlig',
  inTwoDays: 'i overmorgen, overmorgen',
  weekend: 'weekend, weekenden',
  weekdays:
    'søndag/søn, mandag/man, tirsdag/tirs/tir, onsdag/ons, torsdag/tors/tor, fredag/fre, lørdag/lør',
  monthNames:
    'januar/jan, februar/feb, marts, april/apr, maj, juni/jun, juli/jul, august/aug, september/sep/sept, oktober/okt, november/nov, december/dec',
  from: 'fra, mellem, siden',
  until:
    'til, til den, indtil, indtil den, frem til, frem til den, til og med, til og med den, til på',
  on: 'den, d, fra den, til den, på den',
  atClock: 'kl, klokken',
  at: 'ved, omkring, før, efter, cirka, ca, senest',
  oClock: '',
  morning: 'om morgenen, om formiddagen',
  evening: 'om aftenen, om eftermiddagen',
  and: 'og, plus, samt, med',
  or: 'eller',
  label:
    'værelse, fly, flyvning, gate, linje, sal, spor, terminal, bus, nummer, nr, booking, bookingnummer, kode, lejlighed, vej',
  filler: `
    hej, goddag, god dag, tak, venligst, for, i, kun, bare, også, og, det, er, den, de, på, ok, muligt, hvad, hvor, meget, koster, så, vi, jeg, har, vil, gerne, kan, man, skal, opbevare, opbevaring, opbevares,
    aflevere, have, stå, lade, hos, jer, mine, vores, min, ca, ville, blive, der, at, med, til, prisen, plads, begge`,
}
