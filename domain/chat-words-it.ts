import type { ChatWords } from './chat-patterns.ts'
import { itPhrases } from './chat-phrases-it.ts'

const cities =
  '(kosov*/pristina/prizren/peja/scutari/shkod*/durazzo/durres/berat*/saranda/valona/vlora/argirocastro/gjirok*/ocrida/ohrid*/skopje/podgorica/budva/cattaro/theth*/ksamil*/himar*/kruj*/croia/coriza/korc*/elbasan/macedonia/montenegro/grecia/atene/salonicco/corfu/dulcigno/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(qualcun altro/altra persona/amic*/marito/moglie/compagn*/fidanzat*/sorella/fratello/madre/mamma/padre/papa/figlio/figlia/collega/autista/guida/terz*/persona)'

export const it: ChatWords = {
  greetings: `
    ciao, salve, hey, ehi, hola, buongiorno, buon giorno, buonasera, buona sera, buonanotte, buona notte, buondi, buon pomeriggio, buona giornata, (scusi/scusate/scusa/mi scusi),
    gentile team, pronto, ehila, ola, salve a tutti, buon di`,
  thanks: `
    (grazie/tante grazie/grazie mille/molte grazie/grazie tante/vi ringrazio/ti ringrazio/mille grazie) (per (l/il/la/la vostra/tutto) (aiuto/tutto/disponibilita/)/), grazie*, ringrazi*,
    arrivederci, a presto, a domani, per favore, perfavore, gentilissim*, siete (stati /)(gentil*/grandi/fantastic*), molto gentil*, buona serata, thanks, ok grazie, perfetto grazie`,
  nods: `
    perfetto, ottimo, ok, okay, va bene cosi, va bene, ricevuto, capito, tutto chiaro, top, grande, bene, benissimo, fantastico, si, no, chiaro, haha*, ahah*, bello, tutto`,
  beside: `
    che tempo fa, tempo (fara/fa/fa domani), meteo, previsioni, piove, piovera, pioggia, sim, esim, scheda telefonica, visto per, barzelletta, calcio, come ti chiami, che ora e, noleggi*,
    lavorare per voi, cercate personale, assumete, lavoro per, posizioni aperte, chi ha vinto,
    vendete (telefon*/vestit*/scarpe), (mi fai/mi fate/fai/fate) (una/la) pizza`,
  occasions: `
    (dopo/prima del/prima della/prima di/fino al/fino alla/durante) (il /la /nostro /nostra /mio /mia /)(cena/pranzo/colazione/volo/aereo/autobus/treno/gita)( delle #*/ alle #*/),
    mentre (pranzo/pranziamo/mangio/mangiamo/ceno/ceniamo/visitiamo/giriamo), se (sono/siamo/faccio/facciamo/arrivo/arriviamo) .. (ritardo/tardi),
    se (il/l) (bus/autobus/volo/treno/aereo) .. (ritardo/tarda), (hotel/albergo) .. (tiene/custodisce) .. (valigie/bagagli), (tiene/tengono) (le valigie/i bagagli) l (hotel/albergo),
    (dall/dal nostro) (hotel/albergo/ostello/airbnb)`,
  phrases: itPhrases,
  words: {
    cancelling: `
      *annull*, *cancell*, disdi*, disdett*, *rimbors*, soldi (indietro/in dietro), indietro i soldi, (ridate/restitu*/ridanno/riavere/riav*/rendete) .. (soldi/denaro/importo),
      non (riusciamo/riesco/possiamo/posso/veniamo/vengo/verremo/verro) (piu/a venire), (piu/a) venire .. piu, non (ci/mi) (serve/servono/servira) piu, non (ne/abbiamo) .. piu bisogno,
      rinunci*, (togl*/elimin*/cancella*/levare) .. prenotazion*, (rivorrei/rivoglio/riavere/vorrei indietro/recuper*/ridatemi) .. (soldi/denaro),
      (cambiato/cambiamo/cambiati) (idea/programma/programmi/piani), non (veniamo/vengo/verremo) (piu/), (alla fine) non, (saltat*) .. (viaggio/programma),
      (rivogliamo/rivoglio/rivorremmo/ridateci) .. soldi, non (mi /ci /)(serve/servono) (piu/niente)`,
    assistant: `
      (sei/siete/parlo con) .. (umano/reale/vero/vera persona/intelligenza), intelligenza artificiale, chatgpt, bot, robot, chatbot, ia,
      (sei/siete/parlo con) .. (macchina/computer/automatico/persona), risponditore, risposte automatiche, programmat*, chi sei, chi ti ha, essere umano`,
    toilets: `
      (un/il/i/del/dei/usare/c e/bagno) bagn*, bagno, bagni, toilet*, wc, gabinett*, docci*, cambiarsi, cambiarmi, cambiarci, rinfresc*, servizi igienici, lavarmi, lavarci, lavarsi`,
    charging: `
      *caric* .. (telefon*/cellular*/batteri*/portatil*/smartphone/pc/tablet), (telefon*/cellular*/batteri*/smartphone) .. *caric*, *ricaric*, caricabatteri*,
      (presa/prese) (elettric*/di corrente/), wifi*, wi fi, !(su/via/tramite/da/per) internet, rete wireless, corrente, (metto/mettere) in carica,
      (dove/posto/sala/posti) .. (seders*/sederci/aspett*/attes*), (seders*/aspettare) .. (da voi/dentro/li), acqua, riempire, aspettare .. (coperto/chiuso/dentro/seduti), al coperto`,
    papers: `
      *passaport*, document*, identita, patente, un id, (cosa/che) .. (devo/dobbiamo/bisogna/serve) (portare/avere/mostrare/esibire), portare con, stamp* .. prenot*, stampare, stampata`,
    collecting: `
      (puo/potrebbe/se/possono/posso mandare/puo anche) .. (ritir*/prend*/venire) .. ${people}, (puo/potrebbe/possono/se) .. ${people} .. (ritir*/prend*/recuper*),
      ${people} .. (ritir*/prend*/recuper*) .. (posto/per me/per noi/conto), al (mio/nostro/suo) posto, (per conto/al posto) (mio/nostro), deleg*, qualcun altro, un altra persona,
      (puo/puoi/potrebbe/possono/se/manda*) (il mio/la mia/un mio/una mia/mio/mia/nostro/nostra/il/la) (* /)${people} .. (ritir*/prend*/recuper*/pass*/ven*),
      (viene/passa/ritira/manda) .. ${people} .. (ritir*/prend*/posto), a nome mio, (ritira/ritirera/prende/prendera/recupera/passa/viene) .. (mia/mio/nostra/nostro/un/una) ${people},
      (mia/mio/nostra/nostro) ${people} .. (ritir*/prende/prendera/recuper*), (mio/mia/nostro/nostra/il mio/la mia) ${people} (puo/potrebbe) .. (prend*/ritir*/recuper*),
      (un/una) (amico/amica/parente/collega/conoscente) (ritira/prende/passa/recupera)`,
    access: `
      *sedia a rotelle*, disabil*, handicap*, accessibil*, barriere, gradin*, scale, scala, scalin*, ascensor*, ramp*, mobilita ridotta, invalid*,
      (cammin*) .. (fatica/male/difficolta/problem*), (fatica/difficolta/problem*) .. (cammin*), deambulatore, bastone, stampell*, rotelle, carrozzin*, difficolta motor*, non cammin*`,
    currencies: `
      *dollar*, usd, sterlin*, pound, gbp, franch*, chf, corone, (altre/altra/quali/quale/che) (valut*/monet*), valut*, cambio (valut*/moneta/soldi/denaro),
      cambiare (soldi/denaro/valuta/euro), cambiavalut*, ufficio cambi*`,
    lodging: `
      (affitt*/consigli*/offrite/cerco/cerchiamo/trovare/prenotare) .. (appartament*/hotel/albergo/alberghi/stanz*/camera/camere/ostell*/b b/alloggi*),
      avete (delle /una /)(camera/camere/stanze/appartament*) (libere/libera/da affittare/per la notte/), (avete/conoscete) .. (appartament*/hotel/albergo/alberghi/ostell*),
      (appartament*/hotel/stanz*/camer*/ostell*) .. (affitt*/consigli*), alloggi*, *dormire, pernott*, airbnb*, casa vacanz*`,
    eating: `
      ristorant*, *mangiare, mangiar*, pranzare, pranziamo, !(a/per/in pausa/pausa) pranzo, (dove/posto) .. pranz*, per pranzo !(chiu*), cena, cenare, colazion*, bar, caffe, caffetteria,
      bere, fame, pizzeri*, trattori*, birra, spuntino, panino, aperitivo, gelat*, mangia, supermarket, byrek, burek`,
    cities: `
      (per/a/ad/in/verso/fino a) ${cities}, (bus/autobus/pullman/corrier*/furgon*/bigliett*/treno/treni) .. !(da/dal/dalla) ${cities}, bigliett*,
      ${cities} .. (bus/autobus/pullman/bigliett*), altre citta, altra citta, (bus/autobus/pullman/corrier*) .. (partono/per altre/citta)`,
    rides: `
      taxi*, tassi, tassista, navett*, transfer*, shuttle*, (all/dall/per l/l/in/d) aeroporto, aeroport* .. (arriv*/bus/autobus/distan*/lontan*),
      (bus/autobus/pullman/arriv*/distan*/andare/portat*/raggiung*) .. aeroport*, ultimo (bus/autobus/pullman), primo (bus/autobus), orar* .. (bus/autobus/pullman), rinas, metro, binario,
      (c e un/ci sono) (treno/treni), (treno/treni) (per/da)`,
    price: `
      prezz*, costa, costano, costo, costi, costera, costere*, costar*, quant e, quanti (euro/soldi/lek), spend*, preventiv*, tariff*, economic*, caro, cara, cari, care, sconto, sconti,
      scontat*, riduzion*, offert*, listino, (al/all/a/per) (giorno/ora/bagaglio/valigia/collo/pezzo/persona/testa) .. (prezz*/pag*/cost*),
      si paga .. (a/al/per/all) (bagaglio/valigia/pezzo/ora/giorno/persona), gratis, gratuit*, supplement*, sovrapprezz*, penal*, promozion*,
      (pago/pagare/paga/pagano/costa/costano/fate pagare) .. (di piu/di meno/extra/meno), nascost*, (che/qual e il/quali sono i) (prezz*/tariff*/cost*), totale, conveniente, vantaggios*,
      (a/per) (valigia/bagaglio/borsa/collo) o (a/per) *, in tutto, spese,
      (pago/paga/pagare/paghiamo/si paga) .. (altro/un altro/anche/giorno in piu/giornata in piu/intera) (giorno/giornata/notte/la prima ora/prima ora), (paga/pagare/pago) .. (prima ora),
      prima ora .. (grat*/paga*), giorno (solare/di calendario), conta come, contano come,
      quanto (mi /ci /vi /)(viene/vengono/verrebbe/verrebbero/costa/costano/fate/chiedete/prendete/devo/dobbiamo), iva (inclus*/compres*), tutto (incluso/compreso), cifra,
      (a /)quanto ammonta, (quanto/cosa) (devo/dobbiamo) pagare,
      quanto !(tempo/ci vuole/ci metto*/ci mett*/e lontano/e distante/e grande/e vicino/e sicuro/dista/distate/lontan*/spesso/presto/tardi/peso/posto/posso/possiamo/si puo/siete/manca/dura/pesa/pesano/prima/in anticipo/si cammina/cammino/a piedi/tardi posso),
      (3/tre) euro, # euro (al/a/per/in/totale), conviene, carucc*, carissim*, quota, quanto x, qnt, qnto, costicchia, (scont*/riduzion*/tariff*/prezz*) .. (student*/militar*/anzian*),
      commission*, ridott*, pressappoco, circa quanto, (a ore/a giornata/all ora/a giorni), (paga/pago/pagare/conta) anche il giorno, ciascun*, cadaun*, si pagano, si paga per,
      (pago/paghiamo/paga) .. (doppio/due volte)`,
    paying: `
      pago, paga, pagare, pagat*, pagament*, pagher*, paghiamo, pagano, paghi, accont*, caparra, anticipo (da/di/pagare/soldi), fattur*, (addebit*/scalat*), pagarvi, nota spese,
      rimborso spese, saldare, saldo, ricevuta per (la/l) (ditta/azienda), (meta/rata/rate) .. (meta/dopo/adesso), a rate, in due (volte/rate), fiscale, spese .. azienda, pos,
      lettore .. carte, (funziona) .. (pos/bancomat/carta), soldi albanesi, valuta locale, banconote (grosse/grandi/da), moneta locale, soldi .. (subito/dopo/adesso/ora/prima)`,
    changing: `
      (cambi*/modific*/spost*/posticip*/anticip*/corregg*/rinvi*) .. (prenot*/data/date/ora/orario/giorno/nome/ritiro/mail),
      (sbagliat*/errore/errat*/sbaglia*) .. (prenot*/data/date/ora/orario/giorno/nome/mail/inser*/mett*/mess*), (data/ora/giorno/prenot*) .. sbagliat*,
      (aggiung*/aggiunt*/togliere) .. (valig*/bagagl*/zain*/prenot*/borsa), aggiungere, modific*, prolung*, estend*, allung*,
      (un/due/qualche/una/altro/altri/#) (altro/altri/altra/altre) (giorno/giorni/notte/notti/ora/ore/settimana), (un/una/due/qualche) (giorno/notte/ora/giorni/ore) in piu,
      (giorno/notte) in piu, piu (a lungo/tempo del/di quanto), di piu rispetto, (una/un/due) (valigia/zaino/borsa/bagaglio) in piu, piu (valigie/bagagli/borse) di, prima del previsto,
      (spost*/cambi*/rimand*/posticip*/anticip*) .. (al #*/alle #*/consegna/deposito/ritiro/a (domani/lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica)),
      (scritto/messo/inserito/sbagliato/digitato) .. (male/sbagliat*/errat*), aggiungo, aggiungiamo, errore, faccio piu tardi, meno (valigie/bagagli),
      (cambiare/spostare/passare) .. (lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica)`,
    full: `
      (siete/e/se/sara/fate) .. (pieni/pieno/al completo/esaurit*/completi), al completo, tutto (pieno/esaurito), esaurit*, (finit*/finisc*) .. (posto/posti/spazio), non c e (piu /)posto,
      capienza, (siete/e) (gia /)(pieni/pieno/completo/al completo)`,
    watching: `
      telecamer*, *armadiett*, a chiave, lucchett*, assicurat*, assicurazion*, *sorvegl*, (stanza/sala/locale/deposito/camera) .. chius*, guardiano, di guardia, la guardia, custode`,
    groups: `
      grupp*, comitiv*, scolaresc*, scuola, classe, # (persone/student*/ragazzi/turisti/alunni/passeggeri), piu di (20/25/30/40/50), gita scolastica, coro, squadra, delegazion*, club,
      orchestra, congresso, associazione, addio al (nubilato/celibato), siamo in #, # (ragazze/ragazzi/amici/amiche/adulti/bambini/turisti)`,
    hours: `
      (a/fino a/da/entro/per/in/verso) (che/quale) or*, che ora, h24, apert*, aprir*, chius*, chiud*, quando (siete/apr*/chiud*/posso/possiamo/si/lavor*/devo),
      fino a (quando/che/tardi/quale/quanti), fino alle #*, (per/fino a/quanto) (quanto/quanti) (tempo/giorni/ore), quanto tempo (posso/possiamo/si/poss*/al), quanti giorni,
      !(peso/kg/chili/misura/dimensione) massimo !(kg/chili/peso/di peso), limite di tempo, tempo massimo, tempo limite, durata,
      (la notte/di notte/tutta la notte/notturn*/stanotte/per la notte/una notte), mezzanotte, mezzogiorno, (troppo/piu/cosi/molto/a) (tardi/presto), *ritard*, tardi,
      (alle/dopo le/prima delle/entro le/verso le/dalle/fino alle/le) #* .. (ritir*/prend*/lasci*/deposit*/ven*/port*/arriv*/trov*/qualcuno/va bene/potete/siete/c e),
      (ritir*/prend*/lasci*/deposit*/ven*/port*/arriv*/torn*/atterr*/recuper*/passo/passare) .. (alle/dopo le/prima delle/entro le/verso le/dalle/per le/alle ore/le) (#*/una),
      (trovo/troviamo/c e) qualcuno !(che/da chiamare/con cui/a cui/da contattare), ferie, festiv*, fest* nazional*, natale, capodanno, ferragosto, pasqu*, santo stefano, pausa pranzo,
      24 ore, 24 su 24, 24h*, 24 7, ultim* (ritir*/deposit*/orario), il giorno (dopo/successivo), tutti i giorni, che giorni, (il giorno/giorno) (dopo/seguente),
      (tornare/torno/ripass*/passare/ritirar*/riprend*/venire) .. (domani/dopo/piu tardi/sera/notte), ci apre, (ancora/sempre) (aperti/li),
      (lasciar*/tenere/depositar*) .. (notte/# giorni/piu giorni/settimana/domani), di mattina presto, del mattino, (# giorni/piu giorni/qualche giorno), di sera, fino a sera,
      (siete/ci siete/sei) .. (adesso/ora/ancora/in ufficio) !(sicur*/disponibil*), (arriv*/atterr*/passo/vengo/veniamo/saro/siamo) .. (#h/alle #*/verso le #*/per le #*/dopo le #*),
      (#h) .. (va bene/ok/trovo/ancora), vi trovo (ancora/aperti), orari*, (dalle/da) che ore, (a/per) pranzo .. (chiu*/apert*), (chiu*/apert*/fate) .. (pranzo/pausa),
      (lavor*/apri*/apert*/chius*) .. (natale/domenica/lunedi/sabato/feste/ferie/pasqua/festivi/24), lavorate, ultima ora,
      (lasciar*/tener*/deposit*/rest*) .. (fino a/per) (domani/lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica/la prossima/# giorni),
      (riprend*/ritir*/prend*) .. (giorno dopo/domani/indomani/seguente), l indomani, che ore (fate/sono), fate (orario/festa/ponte), presto la mattina, tarda (sera/notte), notte intera,
      (portiamo/lasciamo/porto/lascio/portar*) .. (riprend*/ritir*/prendiamo), per (qualche/piu/# /tre /due )(giorn*/settiman*/mes*),
      (apri/apre/aprite/aprono) !(le/i/la/il/gli/lo/anche le/valig*/bagagl*), (passare/venire/passo/vengo/arrivo) (da voi /)(ora/adesso/subito), in tempo, per tempo, (puntual*),
      ci (siete/sei), c e nessuno, ultim* (momento/possibilita/occasione) .. (ritir*/riprend*/prend*/recuper*), quanto (presto/tardi), domattina presto, quante notti, # notti,
      (ora/orario) (limite/massimo/massima)`,
    booking: `
      *prenot*, riserv*, disponibil*, (avete/c e/ci sono/ancora/hai/trovo/c) .. (posto/posti/spazio), posti liberi, posto libero, in anticipo, appuntament*, senza (prenot*/appunt*),
      (presentar*/venire) (direttamente/li/senza/e basta), conferma*, passare (lo stesso/direttamente/senza), (arrivata/ricevuto/arrivato) .. (conferma/mail/email), last minute,
      stesso giorno, (serve/servirebbe/mi serve/cerco/vorrei/ho bisogno di) (un /)(posto/spazio), vengo (direttamente/e basta/senza/lo stesso), avvis*,
      (venire/presentarmi/passare/vengo/passo) .. (direttamente/senza preavviso/cosi), preavviso, ancora (possibile/libero), (possibile/si puo) .. (oggi/stasera/subito),
      (all/all ultimo) ultimo, posto per, posti per, spazio per, # (posti/posto), quanto prima`,
    safety: `
      sicur*, *rubare, rubat*, ruba, rubano, rubino, furt*, ladr*, !(mi sono/sono/mi) perso, !(mi sono/sono/mi) persa, !(ci siamo/siamo/ci) persi,
      !(non ci possiamo/non dobbiamo/da non/posso) perdere, smarr*, telecamer*, *sorvegl*, vigilanz*, custodit*, assicur*, etichett*, ricevuta, ricevute, scontrin*, tagliand*, affidabil*,
      danni, danno, dannegg*, rotto, rompe*, rovinat*, risarc*, responsab*, protett*, lucchett*, *armadiett*, cassaforte, chiave, incustodit*, controll*, ispezion*,
      (guardate/aprite/contenuto) .. (valig*/dentro/bagagl*/zain*), portatil*, laptop, computer, pc, di valore, scambi*, numer* sul, dimostr*, prova, contromarca, gettone, bigliettino,
      numerino, guardia*, custodia, scassin*, guarda, guardate, tranquill*, (controll*/guard*/sorvegli*/vigil*/occhio/bada) .. (bagagl*/valig*/borse/zain*), occhio,
      (aprite/guardate/ispezion*/controll*) .. (valig*/bagagl*/zain*/borse/dentro), macchina fotografica, fotocamer*, gioiell*, spari*, manca qualcosa,
      (nessuno/qualcuno/altri/altro) .. (prend*/rub*/tocc*/apr*/port* via), (chi) .. (rispond*/responsabil*/risarcisc*), fid*, truff*, serio, seri, ho perso, perd*,
      (biglietto/talloncino/cedolino/contrassegno/tagliando) .. (valig*/borsa/bagagl*/perso), (mi date/date/rilasciate/c e) (un /una /)(numero/numerino/ricevuta/tagliando/talloncino),
      rischi*, preoccup*, in una stanza .. chius*, stanza unica, stanza (chiusa/separata), dimentic*, scordat*, recension*, fogliett*, attrezzatura (foto*/video), elettronic*, garanzi*`,
    location: `
      dove, dov, indirizz* !(mail/email/e mail/di posta), mappa, mappe, maps, cartina, indicazion*, ubica*, strada, (che/quale/in che/quale) (via/strada),
      come (vi trovo/arriv*/si arriva/ci arriv*/vengo/ci si arriva/vi raggiung*/raggiung*/ci veniamo), per arrivare, arrivarci, raggiung*, *lontan*, distan*, dista, distate, quanto ci vuole,
      quanti minuti, trovarvi, (vi trov*/trovo il/trovare), *in centro, (dal/del/al) centro, che (autobus/bus), quale (autobus/bus), fermat*, terminal*, stazion*, *parchegg*, situat*,
      ingresso, (siete/state) (vicin*/dentro/in/all/nel/lontan*), (quale/che) (uscita/direzione/strada/lato/ingresso/edificio/parte),
      (sono/siamo) (in/alla/al/a) .. (piazza/stazione/terminal/centro), non (vi/ti) (trov*/vedo), (vicino/lontano) (a/alla/al/dal/dalla) (piazza/stazione/centro/opera), in macchina, in auto,
      di fronte, gps, (vi si/si/vi) (trova/troviamo) (facilmente/subito), minuti .. (da/dal/dall/a piedi), piano, citofon*, campanell*, insegna*, cartell*,
      (arriv*/venire/si arriva/vado) .. (da voi/in macchina/in auto/li), (vi trovate/si trova/ci si trova), davanti, porta, portone, (piu vicin*) .. (fermat*/stazion*/metro),
      minut* .. (piedi/centro/camminata), (vicin*) (alla/al/all) (piramide/opera/piazza/stazione/terminal/centro/hotel*/skanderbeg), piramide, skanderbeg, !(navetta) macchina !(fotografica),
      quartiere, civico, cap, navigatore, waze, coordinate, pin, come (si /ci /vi /)(arriv*/raggiung*/trov*), posizione*, in periferia, metri, km, palazzo, edificio, blloku, cortile,
      portici, (mi sono/ci siamo/sono) (perso/persa/persi), punto (esatto/preciso), (quanto) si cammina, di sopra, condivid*, in fondo a, nome della (via/strada),
      piazza (principale/centrale), sulla piazza, in piazza, come (vengo/veniamo/arriviamo/arrivo) .. (voi/li), mezzi pubblici, con i mezzi, trasporti pubblici`,
    contact: `
      contatto, contatti, contattar*, contattate, contattiamo, telefon*, cellulare, chiamar*, chiamo, chiamat*, mail, email*, e mail*, posta elettronica, wathsapp*, whatsap*, messaggi*,
      parlare, parlo, operatore, operatrice, assistenza, umano, (una/vera) persona (vera/reale/), numero, rispond*, recapit*, reclam*, instagram, fisso, linea, centralino, chattare,
      sentirvi, sentire, insta, ig, (siete/su) (facebook/telegram/messenger/signal), numer* (di /)(tel*/cell*), tel, cell, direttore, responsabile del, capo, (scriv*/messaggiare), squillo,
      lament*, proprietari*, titolare, gestore, (qualcuno) (da chiamare/da contattare/con cui)`,
    items: `
      (dimension*/misur*), limit*, (grand*/enorm*/ingombrant*/fuori misura), peso, pesa, pesano, pesant*, chili, kg, #kg, bici*, moto, casco, caschi, monopattin*, passeggin*, sci, scarponi*,
      snowboard*, surf*, tavol*, strument*, chitarr*, violin*, tend*, bastoncin*, animal*, cane, cani, gatto, gatti, cibo, aliment*, mangiare dentro, *vietat*, *proibit*, *ammess*,
      *permess*, *consentit*, (che/quali) (cose/oggett*), deposit*, *lasci*, *custodi*, conservare, tenere, tenete, tieni, accettate .. (bagagl*/valig*/bici*/pacc*/sci), oggett*, roba,
      pacco, pacchi, pacchett*, scatol*, borsetta, giacc*, cappott*, vino, bottigli*, alcol*, drone, droni, golf, abit*, vestit*, ombrell*, piant*, seggiolin*, coltell*, arma, armi,
      powerbank, batteri*, profum*, attrezz*, quadr*, materass*, skate*, pattin*, racchett*, fiori, sacco a pelo, cappell*, stivali, carton*, violoncell*, souvenir*, formaggi*, olio, pesce,
      carne, # (kg/kili/chili/kilo), borsa frigo, sport*, canne, canna da pesca, sacchett*, busta, buste, beauty, (si puo/posso/potrei) (lasciare/depositare/mettere), carrozzella, tv,
      televis*, mobili, giocattol*, libri, uovo, spada, sacca, sacche, kayak, padell*, (aprire/prendere) .. (dalla borsa/borsa/qualcosa), prendere una cosa,
      accedere .. (valigia/bagaglio/borsa), tambur*, pianoforte, tastiera, tromba, sassofono, fisarmonica, flauto, ukulele, percussion*, tappet*`,
    payment: `
      carta, carte, contant*, soldi, monet*, spiccioli, bancomat, postepay, satispay, bonific*, pos, credito, debito, euro, lek, paypal, google pay, revolut, visa, mastercard, amex,
      american express, contactless, banconot*, resto, pezzi da, prepagat*, poste pay, pagobancomat, iban, apple`,
    nearby: `
      vicin*, dintorni, intorno, attrazion*, visit*, (da/cosa/che/si puo/poter) .. (vedere/fare), vedere, giro, *consigl*, suggeri*, muse*, monument*, passegg*, a piedi, escursion*, gita,
      gite, castell*, mosche*, bunk*, piramid*, parco, lago, mercat*, negoz*, supermercat*, farmaci*, turist*, piazza, bazar, spiaggi*, (ore/tempo) (libere/libero/da/da passare),
      (cosa/che) (facciamo/fare/si fa/visitare/vedere), # ore (a tirana/libere/da), passare il tempo, imperdibil*, girare, fare due passi, vale la pena, ne vale, (con) (i /dei /)bambini,
      (dove/che) (and*/si va/portare), giretto, in zona, giardin*, chies*, (gallery/galleria), funivia, dajti, lavanderia, bei posti, qualcosa (da/di bello), ammazzare il tempo,
      (abbiamo/ho) .. ore .. (fare/consigl*/vedere/libere), bello, (cosa/che) .. (si vede/vedo/vediamo/visit*), si vede, blloku, (un ora/due ore/# ore/mezza giornata) .. (vedere/fare),
      divertent*, qualcosa di (bello/carino/divertente), attivit*, da non perdere, non (dobbiamo/devo) perder*`,
    special: `
      special*, particolar*, richiest*, *fragil*, delicat*, prezios*, *vetro, attenzion*, farmac*, medicin*, insulina, aiut*, *anzian*, !(da/con/con i/con dei/per) bambin*, # bambini,
      bambino piccolo, bambini piccoli, neonat*, esigenz*, necessit*, sedersi, sederci, frigo*, incinta,
      (portate/consegnate/recapit*/spedit*/porta*) .. (in /all /al /nel /a )(hotel/albergo/casa/appartamento/b b/domicilio), consegn* .. (hotel/domicilio/casa), a domicilio, spedi*,
      allergi*, cieco, zoppic*, (al fresco/al freddo), fresco, vaso, vasi`,
    losing: `
      (chi) .. (paga/risponde/rimborsa), (rub*/pers*/dannegg*) .. (chi paga/pagate), (indennizz*/risarciment*/risarcit*)`,
    reserving: `
      (vorrei/vorremmo/voglio/volevo/mi serve/dovrei) .. (prenotare/riservare/prenotazione/fissare/bloccare), fare una prenotazione,
      (posso/possiamo/si puo) prenotare .. (per #/per due/per tre/per domani/per il), mi prenota*`,
  },
  hints: {
    lodging: 'hotel*, appartament*',
    cities: `!(da/dal/dalla) ${cities}`,
    rides: 'aeroport*, volo, aereo, bus, autobus, pullman, treno, corrier*, autista',
    hours: `
      ora, ore, quando, sabat*, domenic*, lunedi, martedi, mercoledi, giovedi, venerdi, weekend, sera, serata, mattin*, presto, stasera, oggi, domani, giorni, giorno, notte, notti,
      settiman*, mese, mesi, alle #*, pomeriggio, #h`,
    booking: 'posto, posti, spazio, libero',
    safety: 'personale, numero, controll*, sorveglia*',
    location: 'centro, via, posto, zona, qui',
    contact: 'persona, qualcuno, chiam*',
    items: `
      bagagl*, *valig*, trolley, borsa, borse, borson*, *zain*, collo, colli, cosa, cose, prend*, accett*, ritir*`,
    payment: 'pagar*, denaro, accett*',
    special: 'bisogn*, famiglia, problem*, possibil*, serve',
  },
  ordinary: `
    cosa, cose, casa, come, comune, posta, questo, questa, quello, quella, quelli, quanto, quando, quale, quali, dopo, doppio, prima, primo, tutto, tutti, tutte, sono, siamo, siete, hanno,
    abbiamo, avete, vostro, vostri, vostra, nostro, nostri, nostra, anche, ancora, solo, sempre, altro, altri, altra, parte, partire, partiamo, parto, volo, voglio, vorrei, vorremmo,
    possiamo, posso, potete, potrei, potremmo, dobbiamo, devo, dovrei, essere, stare, andare, andiamo, vado, viene, venire, vengo, tornare, torniamo, arrivare, arrivo, arriviamo, molto,
    mila, mille, porto, porta, portare, verso, vero, tardo, tempo, treno, piccola, piccolo, piccole, grazie, insieme, prossimo, prossima, settimana, giorno, giorni, notte, mattina, sera,
    certo, adesso, meno, nella, nelle, sulla, della, delle, dello, degli, dalla, alla, alle, allo, camera, camere, notti, trovare, trova, marito, madre, amico, amici, famiglia, ferma, fermo,
    chiedo, chiedere, chiede, cambio, vista, pista, presa, prendere, prende, perche, persone, minuti, minuto, citta, tirana, presso, quarto, contare, contano, interno, tema, team, cassa,
    passaggio, vorrebbe, note, personali, francia, questi, queste, accanto, quelle, scende, chiaro`,
}
