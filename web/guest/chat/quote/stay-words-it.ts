import type { StayWords } from './stay-words.ts'

export const stayWordsIt: StayWords = {
  numbers:
    'un/una/uno/un solo/una sola, due/entrambe/entrambi/un paio di, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti',
  items: `
    valigia, valigie, valige, valigetta, valigione, borsa, borse, borsone, borsoni, zaino, zaini, zainetto, zainetti, bagaglio, bagagli, trolley, trolly, pezzo, pezzi, collo, colli, scatola, scatole, pacco, pacchi,
    passeggino, passeggini, bici, bicicletta, biciclette, chitarra, chitarre, articolo, articoli, sacca, sacche, busta, buste, bagagli a mano, bagaglio a mano`,
  between:
    'grande, grandi, grossa, grosse, piccola, piccole, piccolo, piccoli, media, medie, pesante, pesanti, da cabina, a mano, x, di, intero, intera, interi, intere, nostre, mie, normali, nera, nere',
  days: 'giorno, giorni, gg, giornata, giornate, gg',
  nights: 'notte, notti',
  weeks: 'settimana, settimane, sett',
  months: 'mese, mesi',
  hours: 'ora, ore, h, oretta, orette',
  oneDay:
    'mezza giornata, mezzagiornata, mezzo giorno, tutto il giorno, in giornata, stesso giorno, lo stesso giorno, intera giornata, giornata intera',
  twoDays:
    'per la notte, durante la notte, tutta la notte, fino al giorno dopo, il giorno dopo, giorno dopo, il giorno seguente, giorno successivo, il giorno successivo, l indomani',
  fortnight: 'quindicina',
  per: 'al, all, ogni, per, a, a la, alla',
  later: 'tra, fra, dopo',
  vague:
    'qualche, alcuni, alcune, vari, pochi, poche, diversi, prossima, prossimo, prossime, altro, altra, in più',
  change:
    'prolungare, allungare, estendere, cambiare, spostare, modificare, prenotato, invece, in più, in piu, prima del previsto, il resto, restante, restanti, rimanenti, le altre, gli altri, l altra, l altro, una di loro, una di queste, uno di questi',
  booksFor: '',
  dropsOff:
    'lasciare, lascio, lasciamo, lasciarle, lasciarli, depositare, deposito, depositiamo, portare, porto, portiamo, consegnare, consegno, consegna',
  picksUp:
    'ritirare, ritiro, ritiriamo, ritirarle, ritirarli, ritirarla, riprendere, riprendo, riprendiamo, riprenderle, riprenderli, riprenderla, recuperare, recupero, recuperiamo, recuperarle, venire a prendere, vengo a prendere, prenderle, tornare, torno, torniamo, ritorno, rientro',
  people:
    'persone, persona, adulti, bambini, amici, ragazzi, studenti, ospiti, pax, di noi, alunni',
  weAre: 'siamo, siamo in, gruppo di, famiglia di, saremo in, saremo',
  iAm: 'età di, età',
  parties: 'coppia, coppie, famiglia, famiglie, gruppo, gruppi, camere',
  each: 'ciascuno, ciascuna, a testa, ognuno, a persona, cadauno, ognuna',
  today: 'oggi, stamattina, adesso, ora di oggi, stasera, oggi pomeriggio',
  tomorrow: 'domani, domattina, domani mattina, domani sera',
  inTwoDays: 'dopodomani, dopo domani',
  weekend: 'weekend, week end, fine settimana, finesettimana',
  weekdays:
    'domenica/dom, lunedì/lun, martedì/mar, mercoledì/mer, giovedì/gio, venerdì/ven, sabato/sab',
  monthNames:
    'gennaio/gen, febbraio/feb, marzo/mar, aprile/apr, maggio/mag, giugno/giu, luglio/lug, agosto/ago, settembre/set/sett, ottobre/ott, novembre/nov, dicembre/dic',
  from: 'da, dal, dalle, dall, dalla, tra le, dalle ore',
  until:
    'fino a, fino al, fino alle, fino alla, fino, a, al, alle, alla, all, sino a, sino al, sino alle, finoa',
  on: 'il, dal, al, del, fino al, l, giorno, per il',
  atClock:
    'alle, alle ore, ore, verso le, per le, le, prima delle, dopo le, entro le, dalle, dalle ore, fino alle, sino alle',
  at: '',
  oClock: 'in punto, di notte, della notte',
  morning: 'del mattino, di mattina, della mattina',
  evening: 'di sera, della sera, del pomeriggio',
  and: 'e, ed, più, con, piu',
  or: 'o, oppure',
  label:
    'camera, stanza, volo, gate, linea, piano, binario, terminal, autobus, bus, numero, n, nr, via, appartamento, prenotazione, codice, civico',
  filler: `
    ciao, salve, buongiorno, buon giorno, buonasera, per favore, per, x, e, solo, anche, in, il, la, le, i, gli, lo, di, ok, si, può, possibile, è, quanto, cosa, che, e per, se, con, grazie, vorrei, vorremmo, ho,
    abbiamo, devo, posso, lasciare, tenere, depositare, mi, ci, circa, invece, allora, va bene, mie, nostre, prossimo, questo, da, da voi, sono, serve, servono, entrambe, entrambi`,
}
