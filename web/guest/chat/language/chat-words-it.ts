import type { ChatWords } from './chat-patterns.ts'
import { itPhrases } from './chat-phrases-it.ts'

const cities =
  '(kosov*/pristina/prizren/peja/scutari/shkod*/durazzo/durres/berat*/saranda/valona/vlora/argirocastro/gjirok*/ocrida/ohrid*/skopje/podgorica/budva/cattaro/theth*/ksamil*/himar*/kruj*/croia/coriza/korc*/elbasan/macedonia/montenegro/grecia/atene/salonicco/corfu/dulcigno/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(qualcun altro/altra persona/amic*/marito/moglie/compagn*/fidanzat*/sorella/fratello/madre/mamma/padre/papa/figlio/figlia/collega/autista/guida/ragazzo/ragazza/familiare/parente/cognat*/suocer*/nonn*/capo/terz*/persona)'

export const it: ChatWords = {
  greetings: `
    ciao, salve, hey, ehi, hola, buongiorno, buon giorno, buonasera, buona sera, buonanotte, buona notte, buondi, buon pomeriggio, buona giornata, (scusi/scusate/scusa/mi scusi),
    gentile team, pronto, ehila, ola, salve a tutti, buon di, buon (natale/anno), buone feste, buona pasqua, buona (domenica/settimana), buon (weekend/fine settimana/viaggio)`,
  thanks: `
    (grazie/tante grazie/grazie mille/molte grazie/grazie tante/vi ringrazio/ti ringrazio/mille grazie) (per (l/il/la/la vostra/tutto) (aiuto/tutto/disponibilita/risposta/)/), grazie*,
    ringrazi*, arrivederci, a presto, a domani, per favore, perfavore, gentilissim*, siete (stati /)(gentil*/grandi/fantastic*), molto gentil*, buona serata, thanks, ok grazie,
    perfetto grazie`,
  nods: `
    perfetto, ottimo, ok, okay, va bene cosi, va bene, ricevuto, capito, tutto chiaro, top, grande, bene, benissimo, fantastico, si, no, chiaro, haha*, ahah*, bello, tutto, a (domani/dopo/presto/piu tardi), ci vediamo (domani/dopo)`,
  beside: `
    tempo (fara/fa), meteo, previsioni, piove, piovera, pioggia, sim, esim, scheda telefonica, visto per, barzelletta, !(squadra di) calcio, come ti chiami, !(a) che ora e, noleggi*,
    lavorare per voi, cercate personale, assumete !(la/le), lavoro per, posizioni aperte, chi ha vinto, vendete (telefon*/vestit*/scarpe), (fai/fate) (una/la) pizza, !(a/da) che ore sono,
    quanti gradi, temperatura, (fa/fara) (freddo/caldo), come si dice, traduc*, che giorno e, film, neve, nevica, oroscopo, clima, sole`,
  circumstances: `
    (dopo/prima del/prima della/prima di/fino al/fino alla/durante) (il /la /nostro /nostra /mio /mia /)(cena/pranzo/colazione/volo/aereo/autobus/treno/gita)( delle #*/ alle #*/),
    mentre (pranzo/pranziamo/mangio/mangiamo/ceno/ceniamo/visitiamo/giriamo), se (sono/siamo/faccio/facciamo/arrivo/arriviamo) .. (ritardo/tardi),
    se (il/l) (bus/autobus/volo/treno/aereo) .. (ritardo/tarda), (hotel/albergo) .. (tiene/custodisce) .. (valigie/bagagli), (tiene/tengono) (le valigie/i bagagli) l (hotel/albergo),
    (dall/dal nostro) (hotel/albergo/ostello/airbnb), mentre (andiamo/siamo/visitiamo) (a/in) ${cities}`,
  phrases: itPhrases,
  words: {
    cancelling: `
      *annull*, *cancell*, disdi*, disdett*, *rimbors*, soldi (indietro/in dietro), indietro i soldi, (ridate/tornano/restitu*/ridanno/riav*/rendete) .. (soldi/denaro/importo/pagat*),
      non (riusciamo/riesco/possiamo/posso/verro) (piu/a venire), (piu/a) venire .. piu, non (ci/mi) servira piu, non (ne/abbiamo) .. piu bisogno, rinunci*,
      (togl*/elimin*/levare) .. prenotazion*, (rivorrei/rivoglio/vorrei indietro/recuper*/ridatemi) .. (soldi/denaro), (cambiato/cambiamo/cambiati) (idea/programma/programmi/piani),
      non (veniamo/vengo/verremo) !(in/da/con/per), alla fine (non/restiamo/rimaniamo), saltat*, (rivogliamo/rivorremmo/ridateci) .. soldi, non (mi /ci /)(serve/servono) (piu/niente),
      se (poi /alla fine /)non (riesco/riusciamo), non (riusciremo/riusciro/potremo/potro) .. venire, ripensat*, non (parto/partiamo) piu, non (mi faccio/ci facciamo) (viv*/sentire),
      ormai non, non (mi presento/ci presentiamo/mi presentassi), (perdo/perdiamo) .. (soldi/denaro), restituzion*, imprevist*, no show, storn*, contrattemp*,
      non (posso/possiamo) venire !(prima/a/entro/fino/di/con)`,
    assistant: `
      (sei/siete/parlo con) .. (umano/reale/intelligenza), intelligenza artificiale, chatgpt, bot, robot, chatbot, ia, (sei/siete/parlo con) .. (macchina/computer/automatico/persona),
      risponditore, risposte automatiche, programmat*, chi sei, chi ti ha, essere umano, (persona/umano) o .. macchina, sei (vero/vera)`,
    toilets: `
      (un/il/i/del/dei/usare/c e) bagn*, bagno, bagni, toilet*, wc, gabinett*, docci*, cambiarsi, cambiarmi, cambiarci, rinfresc*, servizi igienici, lavarmi, lavarci, lavarsi, i servizi,
      fasciatoio, pannolin*, (neonat*/bimb*) .. cambiar*`,
    charging: `
      *caric* .. (telefon*/cellular*/batteri*/portatil*/smartphone/pc/tablet), (telefon*/cellular*/batteri*/smartphone) .. *caric*, *ricaric*, caricabatteri*, presa elettrica,
      (avete/c e/sono/usare/una/delle) (presa/prese), wifi*, wi fi, !(su/via/tramite/da/per) internet, rete wireless, corrente, (metto/mettere) in carica,
      (dove/posto/sala/posti) .. (seders*/sederci/aspett*/attes*), (seders*/aspettare) .. (da voi/dentro/li), acqua, riempire, aspettare .. (coperto/chiuso/seduti), al coperto, alla presa,
      senza batteria`,
    papers: `
      *passaport*, document*, identita, patente, un id, (cosa/che) .. (devo/dobbiamo/bisogna/serve) (portare/avere/mostrare/esibire), portare con, stamp* .. prenot*, stampare, stampat*`,
    collecting: `
      (puo/potrebbe/se/possono/posso mandare) .. (ritir*/prend*/venire) .. ${people}, (puo/potrebbe/possono/se) .. ${people} .. (ritir*/prend*/recuper*),
      ${people} .. (ritir*/prend*/recuper*) .. (posto/per me/per noi/conto), al (mio/nostro/suo) posto, (per conto/al posto) (mio/nostro), deleg*, qualcun altro, un altra persona,
      (puo/puoi/potrebbe/possono/se/manda*) (il mio/la mia/un mio/una mia/mio/mia/nostro/nostra/il/la) (* /)${people} .. (ritir*/prend*/recuper*/pass*/ven*),
      (viene/passa/ritira/manda) .. ${people} .. (ritir*/prend*/posto), a nome mio, (ritira/ritirera/prende/prendera/recupera/passa/viene) .. (mia/mio/nostra/nostro/un/una) ${people},
      (mia/mio/nostra/nostro) ${people} .. (ritir*/prende/prendera/recuper*), (mio/mia/nostro/nostra) ${people} (puo/potrebbe) .. prend*,
      (un/una) (amico/amica/parente/collega/conoscente) (ritira/prende/passa/recupera), (portera/consegnera/lascera/porta/consegna) .. (per me/per noi),
      (puo/potrebbe) .. (lasciare/lasciarl*/portar*/consegn*) .. (amic*/marito/moglie/figlio/figlia/fratello/sorella/collega)`,
    access: `
      *sedia a rotelle*, disabil*, handicap*, accessibil*, barriere, gradin*, scale, scala, scalin*, ascensor*, ramp*, mobilita ridotta, invalid*,
      cammin* .. (fatica/male/difficolta/problem*), (fatica/difficolta/problem*) .. cammin*, deambulatore, bastone, stampell*, rotelle, carrozzin*, difficolta motor*, non cammin*, ciec*,
      passeggin* .. (entra*/passa), (entra*/passa*) .. passeggin*`,
    currencies: `
      *dollar*, usd, sterlin*, pound, gbp, franch*, chf, corone, (altre/altra/quali/quale/che) monet*, valut*, cambio (moneta/soldi/denaro), cambiare (soldi/denaro/euro), cambiavalut*,
      ufficio cambi*`,
    lodging: `
      (affitt*/consigli*/offrite/cerco/cerchiamo/trovare/prenotare) .. (appartament*/hotel/albergo/alberghi/stanz*/camera/camere/ostell*/b b), avete (delle /una /)(camera/camere/stanze),
      (avete/conoscete) .. (appartament*/hotel/albergo/alberghi/ostell*), (appartament*/hotel/stanz*/camer*/ostell*) .. (affitt*/consigli*), alloggi*, *dormire, pernott*, airbnb*,
      casa vacanz*, (hotel/albergo) per`,
    eating: `
      ristorant*, *mangiare, mangiar*, pranzare, pranziamo, !(a/per/in pausa/pausa) pranzo, (dove/posto) .. pranz*, per pranzo !(chiu*), cena, cenare, colazion*, bar, caffe, caffetteria,
      bere, fame, pizzeri*, trattori*, birra, spuntino, panino, aperitivo, gelat*, mangia, supermarket, byrek, burek, (dove/posto) .. (si esce/uscire/ballare), discotec*, panifici*, forno`,
    cities: `
      (per/a/ad/in/verso) ${cities}, (bus/autobus/pullman/corrier*/furgon*/treno/treni) .. !(da/dal/dalla) ${cities}, bigliett*, ${cities} .. (bus/autobus/pullman), altre citta, altra citta,
      (bus/autobus/pullman/corrier*) .. (partono/per altre/citta), (spiaggia/spiagge/mare/andare/vado/andiamo) .. ${cities}`,
    rides: `
      taxi*, tassi, tassista, navett*, transfer*, shuttle*, (all/dall/l/in/d) aeroporto, aeroport* .. (arriv*/bus/autobus/distan*/lontan*),
      (bus/autobus/pullman/arriv*/distan*/andare/portat*/raggiung*) .. aeroport*, ultimo (bus/autobus/pullman), primo (bus/autobus), orar* .. (bus/autobus/pullman), rinas, metro, binario,
      (c e un/ci sono) (treno/treni), (treno/treni) (per/da), bolt, blablacar, ncc, minibus`,
    price: `
      prezz*, costa, costano, costo, costi, costera, costere*, costar*, quant e, quanti (euro/soldi/lek), spend*, preventiv*, tariff*, economic*, caro, cara, cari, care, sconto, sconti,
      scontat*, riduzion*, offert*, listino, (al/all/a/per) (giorno/ora/bagaglio/valigia/collo/pezzo/persona/testa) .. (pag*/cost*),
      si paga .. (a/al/per/all) (bagaglio/valigia/pezzo/ora/giorno/persona), gratis, gratuit*, supplement*, sovrapprezz*, penal*, promozion*,
      (pago/pagare/paga/pagano) .. (di piu/in piu/extra/meno), nascost*, (che/qual e il/quali sono i) cost*, totale, conveniente, vantaggios*,
      (a/per) (valigia/bagaglio/borsa/collo) o (a/per) *, in tutto, spese,
      (pago/paga/pagare/paghiamo) .. (altro/anche/giorno in piu/giornata in piu/intera) (giorno/giornata/notte/la prima ora/prima ora), (paga/pagare/pago) .. prima ora,
      prima ora .. (grat*/paga*), giorno (solare/di calendario), conta come, contano come, iva (inclus*/compres*), tutto (incluso/compreso), cifra, cosa (devo/dobbiamo) pagare,
      !(di) quanto !(tempo/ci vuole/ci metto*/ci mett*/e lontano/e distante/grand*/puo/tempo prima/c e/a piedi/e vicino/e sicuro/e affidabil*/dista/distate/lontan*/spesso/presto/tardi/peso/posto/posso/possiamo/si puo/siete/manca/dura/pesa/pesano/prima/in anticipo/si cammina/cammino/a piedi/tardi posso),
      (3/tre) euro, # euro (al/a/per/in), conviene !(venire/passare/arrivare), carucc*, carissim*, quota, qnt, qnto, costicchia, scont* .. (student*/militar*/anzian*), commission*, ridott*,
      pressappoco, (a ore/a giornata/all ora/a giorni/a notte), (paga/pago/pagare/conta) anche il giorno, ciascun*, cadaun*, si pagano, si paga per,
      (pago/paghiamo/paga) .. (doppio/due volte), abbonament*, valgono, tasse, spesa minima, (mi/ci) fate pagare, si intende, scatt*, giornalier*, (sono/e) # (a/al/per), giorn* # euro,
      anche .. si paga, quanto c e da pagare, maggiorazion*, mancia, (paghiamo/si paga) .. ogni, si paga a parte, un minimo, (pago/paghiamo) (un/solo un) giorno, cosa prendete`,
    paying: `
      pago, paga, pagare, pagat*, pagament*, pagher*, paghiamo, pagano, paghi, accont*, caparra, anticipo (da/di/soldi), fattur*, (addebit*/scalat*), pagarvi, nota spese, rimborso spese,
      saldare, saldo, ricevuta per (la/l) (ditta/azienda), (meta/rata/rate) .. (meta/dopo/adesso), a rate, in due (volte/rate), fiscale, spese .. azienda, pos, lettore .. carte,
      funziona .. (bancomat/carta), soldi albanesi, valuta locale, banconote (grosse/grandi/da), moneta locale, soldi .. (subito/dopo/adesso/ora/prima)`,
    changing: `
      (cambi*/spost*/posticip*/anticip*/corregg*/rinvi*) .. (prenot*/data/date/ora/orario/giorno/nome/ritiro/mail),
      (errat*/sbaglia*) .. (prenot*/data/date/ora/orario/giorno/nome/mail/inser*/mett*/mess*), (data/ora/giorno/prenot*) .. sbagliat*,
      (aggiung*/aggiunt*/togliere) .. (valig*/bagagl*/zain*/prenot*/borsa), aggiungere, modific*, prolung*, estend*, allung*,
      (un/due/qualche/una/altro/altri/#) (altro/altri/altra/altre) (giorno/giorni/notte/notti/ora/ore/settimana), (un/una/due/qualche) (ora/giorni/ore) in piu, (giorno/notte) in piu,
      piu (a lungo/tempo del/di quanto), di piu rispetto, (una/un/due) (valigia/zaino/borsa/bagaglio) in piu, piu (valigie/bagagli/borse) di, prima del previsto,
      (spost*/cambi*/rimand*/posticip*/anticip*) .. (al #*/alle #*/consegna/deposito/ritiro/a (domani/lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica)),
      (scritto/messo/inserito/sbagliato/digitato) .. (male/sbagliat*/errat*), aggiungo, aggiungiamo, errore, faccio piu tardi, meno (valigie/bagagli), (valigia/zaino/borsa/bagaglio) in meno,
      (cambiare/spostare/passare) .. (lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica), (altri/altre/ancora) (due/tre/#/un/una) (giorn*/nott*/or*), (passare/cambiare) da # a,
      messo #`,
    full: `
      (siete/e/se/sara/fate) .. (pieni/pieno/completi), al completo, tutto pieno, esaurit*, (finit*/finisc*) .. (posto/posti/spazio), non c e (piu /)posto, capienza,
      (siete/e) (gia /)completo, riempite`,
    watching: `
      telecamer*, *armadiett*, a chiave, lucchett*, assicurat*, assicurazion*, *sorvegl*, (stanza/sala/locale/deposito/camera) .. chius*, guardiano, di guardia, la guardia, custode,
      chi .. (controll*/guarda/bada/vigila) .. (valig*/bagagl*/borse/cose/roba)`,
    groups: `
      grupp*, comitiv*, scolaresc*, scuola, classe, (1/2/3/4/5/6)# (persone/student*/alunni/passeggeri), piu di (20/25/30/40/50), gita scolastica, coro, squadra, delegazion*, club,
      orchestra, congresso, associazione, addio al (nubilato/celibato), siamo in #, (1/2/3/4/5/6)# (ragazze/ragazzi/amici/amiche/adulti/bambini/turisti), crocierist*`,
    hours: `
      (a/da/entro/per/in/verso) (che/quale) or*, che ora, h24, apert*, aprir*, chius*, chiud*, quando (siete/apr*/posso/possiamo/si/lavor*/devo), fino a (quando/che/quale/quanti),
      fino alle #*, (per/fino a/quanto) (quanto/quanti) (tempo/giorni/ore), quanto tempo (puo/si/posso/possiamo/al), quanti giorni,
      !(peso/kg/chili/misura/dimensione) massimo !(kg/chili/peso/di peso), limite di tempo, tempo limite, durata, (la notte/di notte/notturn*/stanotte/una notte), mezzanotte, mezzogiorno,
      (troppo/piu/cosi/molto/a) presto, *ritard*, tardi, (alle/prima delle/dalle/le) #* .. (ritir*/prend*/lasci*/deposit*/ven*/port*/arriv*/trov*/qualcuno/va bene/potete/siete/c e),
      (ritir*/prend*/riprend*/lasci*/deposit*/ven*/port*/arriv*/torn*/atterr*/recuper*/passo/passare) .. (alle/prima delle/dalle/alle ore/le) (#*/una),
      (trovo/troviamo/c e) qualcuno !(che/da chiamare/con cui/a cui/da contattare), ferie, festiv*, fest* nazional*, natale, capodanno, ferragosto, pasqu*, santo stefano, pausa pranzo,
      24 ore, 24 su 24, 24h*, 24 7, ultim* (ritir*/deposit*), il giorno successivo, tutti i giorni, che giorni, giorno (dopo/seguente),
      (tornare/torno/ripass*/passare/ritirar*/riprend*/venire) .. (domani/dopo/sera/notte), (ancora/sempre) li, (lasciar*/tenere/depositar*) .. (notte/settimana/domani), di mattina presto,
      del mattino, (# giorni/piu giorni/qualche giorno), di sera, fino a sera, (siete/sei) .. (adesso/ora/ancora/in ufficio) !(sicur*/disponibil*),
      (arriv*/atterr*/passo/vengo/veniamo/saro/siamo) .. (#h/alle #*/verso le #*/per le #*/dopo le #*), #h .. (va bene/ok/trovo/ancora), vi trovo ancora, orari*, dalle che ore,
      (a/per) pranzo .. chiu*, (chiu*/fate) .. (pranzo/pausa), (lavor*/apri*) .. (domenica/lunedi/sabato/feste/24), lavorate, ultima ora,
      (lasciar*/tener*/deposit*/rest*) .. (fino a/per) (domani/lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica/la prossima), (riprend*/ritir*/prend*) .. (domani/indomani/seguente),
      l indomani, che ore fate, fate (festa/ponte), presto la mattina, tarda (sera/notte), notte intera, (portiamo/lasciamo/porto/lascio/portar*) .. (riprend*/ritir*/prendiamo),
      per (qualche/piu/# /tre /due )(giorn*/settiman*/mes*), (apri/apre/aprite/aprono) !(le/i/la/il/gli/lo/anche le/valig*/bagagl*),
      (passare/venire/passo/vengo/arrivo) (da voi /)(ora/adesso/subito), in tempo, per tempo, puntual*, ci (siete/sei), c e nessuno,
      ultim* (momento/possibilita/occasione) .. (ritir*/riprend*/prend*/recuper*), quanto presto, domattina presto, quante notti, # notti, ora (limite/massima), da un giorno all altro,
      sempre qualcuno !(che), (riprend*/ritir*) .. prima, (qualsiasi/qualunque) (ora/momento), (volo/aereo/treno/traghetto/bus) .. (parte/e) .. (#h/alle #*)`,
    booking: `
      *prenot*, riserv*, disponibil*, (avete/ci sono/ancora/hai/trovo/c) .. (posto/posti/spazio), posti liberi, posto libero, in anticipo, appuntament*, senza appunt*,
      (presentar*/venire) (direttamente/li/senza/e basta), conferma*, passare (lo stesso/senza), (arrivata/ricevuto/arrivato) .. (mail/email), last minute, stesso giorno,
      (serve/servirebbe/cerco/vorrei/ho bisogno di) (un /)(posto/spazio), vengo (e basta/senza/lo stesso), avvis*, (venire/presentarmi/passare/vengo/passo) .. (direttamente/cosi), preavviso,
      ancora (possibile/libero), (possibile/si puo) .. (oggi/stasera/subito), all ultimo, posto per !(vedere), posti per, spazio per, # (posti/posto), quanto prima,
      (tenete/tenere/tenermi/tenerci/conserv*) .. posto, codice !(postale/fiscale), qr, voucher, (depositare/lasciare) .. (come faccio/come si fa/come funziona), segnarmi, segnarci, account,
      buco`,
    safety: `
      sicur*, *rubare, rubat*, ruba, rubano, rubino, furt*, ladr*, !(mi sono/sono/mi) perso, !(mi sono/sono/mi) persa, !(ci siamo/siamo/ci) persi, smarr*, telecamer*, *sorvegl*, vigilanz*,
      custodit*, assicur*, etichett*, ricevuta, ricevute, scontrin*, tagliand*, affidabil*, danni, danno, dannegg*, rott*, rompe*, rovinat*, risarc*, responsab*, protett*, lucchett*,
      *armadiett*, cassaforte, chiave, incustodit*, controll*, ispezion*, contenuto .. (valig*/dentro/bagagl*/zain*), portatil*, laptop, computer, pc, di valore, scambi*, numer* sul,
      dimostr*, prova, contromarca, gettone, bigliettino, numerino, guardia*, !(nella/con/sua/una/in) custodia, scassin*, guarda, guardate, !(parco/posto/zona/bar) tranquill*,
      (guard*/vigil*/bada) .. (bagagl*/valig*/borse/zain*), occhio, aprite .. (valig*/bagagl*/zain*/borse/dentro), macchina fotografica, fotocamer*, gioiell*, spari*, manca qualcosa,
      (nessuno/qualcuno/altri/altro) .. (prend*/rub*/tocc*/apr*/port* via), chi .. rispond*, fid*, truff*, serio, seri, perd*,
      (biglietto/talloncino/cedolino/contrassegno) .. (valig*/borsa/bagagl*), (date/rilasciate/c e) (un /una /)(numero/talloncino), rischi*, preoccup*, in una stanza .. chius*, stanza unica,
      stanza (chiusa/separata), dimentic*, scordat*, recension*, fogliett*, attrezzatura (foto*/video), elettronic*, garanzi*, sigill*, raggi, verific*,
      (sapere/sapete/capite) .. (mia/mio/nostra), macbook, ipad, stessa (stanza/sala), (tutte/tutti) insieme, mischi*, scansion*, scanner, uno si prend*, freg*, polizz*, adesiv*,
      (valigia/zaino/borsa) .. sbagliat*, in vista, botta, allarme`,
    location: `
      !(posto) dove !(compro/comprare/posso comprare/si compra/prelev*/posso prelev*/si esce/and*/si va/portare), dov, indirizz* !(mail/email/e mail/di posta), mappa, mappe, maps, cartina,
      indicazion*, ubica*, strada, (che/quale/quale) via, come (vengo/ci veniamo), per arrivare, arrivarci, raggiung*, *lontan*, distan*, dista, distate, quanto ci vuole, quanti minuti,
      trovarvi, (vi trov*/trovo il/trovare), *in centro, (dal/del/al) centro, che (autobus/bus), quale (autobus/bus), fermat*, terminal*, stazion*, *parchegg*, situat*, ingresso,
      (siete/state) (vicin*/dentro/in/all/nel), (quale/che) (direzione/lato/parte), (sono/siamo) (in/alla/al/a) .. (piazza/centro), non (vi/ti) (trov*/vedo),
      vicino (a/dal/dalla) (piazza/centro/opera), in auto, di fronte, gps, si troviamo (facilmente/subito), minuti .. (da/dal/dall), piano, citofon*, campanell*, insegna*, cartell*,
      (arriv*/venire/vado) .. (da voi/li), si trova, davanti, porta, portone, piu vicin* .. metro, minut* .. (piedi/centro/camminata), vicin* (alla/al/all) (opera/piazza/centro/hotel*),
      piramide, skanderbeg, !(navetta) macchina !(fotografica), quartiere, civico, cap, navigatore, waze, coordinate, pin, come (si /ci /vi /)(arriv*/trov*), posizione*, in periferia,
      !(lungo #/lunga #/lunghi #/alto #) metri, km, palazzo, edificio, blloku, cortile, portici, (ci siamo/sono) (perso/persa/persi), punto (esatto/preciso), quanto si cammina, di sopra,
      condivid*, in fondo a, nome della via, piazza (principale/centrale), sulla piazza, in piazza, come veniamo .. (voi/li), mezzi pubblici, con i mezzi, trasporti pubblici,
      accanto (a/al/alla), isolat*, a destra, a sinistra, a piedi (da/dal/dall/dalla), sede, sedi, filial*, succursal*, garage, vicino a (che/quale/cosa), sostare, sosta, angolo,
      punto di riferimento, attraversare, segnalat*, si arriva, via e, localizzazion*, uscita`,
    contact: `
      contatto, contatti, contattar*, contattate, contattiamo, telefon*, cellulare, chiamar*, chiamo, chiamat*, mail, email*, e mail*, posta elettronica, wathsapp*, whatsap*, messaggi*,
      parlar*, parlo, operatore, operatrice, assistenza, umano, (una/vera) persona (vera/reale/), numero, rispond*, recapit*, reclam*, instagram, fisso, linea, centralino, chattare,
      sentirvi, sentire, insta, ig, (siete/su) (telegram/messenger/signal), numer* (di /)(tel*/cell*), tel, cell, direttore, responsabile del, (il/un/vostro) capo, scriv*, squillo, lament*,
      proprietari*, titolare, gestore, qualcuno con cui, trattat*, facebook, wapp, wa, watsap*, risposta, richiam*, segnalar*, lingua, lingue, supporto`,
    items: `
      (dimension*/misur*), limit*, (grand*/enorm*/ingombrant*), peso, pesa, pesano, pesant*, chili, kg, #kg, bici*, moto, casco, caschi, monopattin*, passeggin*, sci, scarponi*, snowboard*,
      surf*, tavol*, strument*, chitarr*, violin*, tend*, bastoncin*, animal*, cane, cani, gatto, gatti, cibo, aliment*, mangiare dentro, *vietat*, *proibit*, *ammess*, *permess*,
      *consentit*, (che/quali) cose, deposit*, *lasci*, *custodi*, conservare, tenere, tenete, tieni, accettate .. (bagagl*/valig*/pacc*), oggett*, roba, pacco, pacchi, pacchett*, scatol*,
      borsetta, giacc*, cappott*, vino, bottigli*, alcol*, drone, droni, golf, abit*, vestit*, ombrell*, piant*, seggiolin*, coltell*, arma, armi, powerbank, batteri*, profum*, attrezz*,
      quadr*, materass*, skate*, pattin*, racchett*, fiori, sacco a pelo, cappell*, stivali, carton*, violoncell*, souvenir*, formaggi*, olio, pesce, carne, # (kili/kilo), borsa frigo,
      sport*, canne, canna da pesca, sacchett*, busta, buste, beauty, (si puo/posso/potrei) mettere, carrozzella, tv, televis*, mobili, giocattol*, libri, uovo, spada, sacca, sacche, kayak,
      padell*, (aprire/prendere) .. (borsa/qualcosa), prendere una cosa, accedere .. (valigia/bagaglio/borsa), tambur*, pianoforte, tastiera, tromba, sassofono, fisarmonica, flauto, ukulele,
      percussion*, tappet*, frutt*, parapendio, liquid*, (lung*/larg*/alt*) # (metri/cm), mazze, hockey, carrell*, campeggio`,
    payment: `
      carta, carte, contant*, soldi, monet*, spiccioli, bancomat, postepay, satispay, bonific*, pos, credito, debito, euro, lek, paypal, google pay, revolut, visa, mastercard, amex,
      american express, contactless, banconot*, resto, pezzi da, prepagat*, poste pay, pagobancomat, iban, apple, assegn*, bitcoin*, cripto*, cambiare #`,
    nearby: `
      vicin*, dintorni, intorno, attrazion*, visit*, (da/cosa/che/si puo/poter) .. fare, vedere, giro, *consigl*, suggeri*, muse*, monument*, passegg*, a piedi, escursion*, gita, gite,
      castell*, mosche*, bunk*, piramid*, parco, lago, mercat*, negoz*, supermercat*, farmaci*, turist*, piazza, bazar, spiaggi*, (ore/tempo) (libere/libero/da), (cosa/che) (facciamo/si fa),
      # ore a tirana, passare il tempo, imperdibil*, girare, fare due passi, vale la pena, ne vale, con (i /dei /)bambini, (dove/che) (and*/si va/portare), giretto, in zona, giardin*,
      chies*, (gallery/galleria), funivia, dajti, lavanderia, bei posti, qualcosa da, ammazzare il tempo, (abbiamo/ho) .. ore .. (fare/libere), bello, (cosa/che) .. (vedo/vediamo), si vede,
      blloku, (un ora/due ore/# ore/mezza giornata) .. fare, divertent*, qualcosa di carino, attivit*, da non perdere, non (dobbiamo/devo) perder*, panoram*, belvedere, mare, posto dove,
      cinema, teatro, piscina, ospedale, medico, polizia, ambasciata, centro commerciale, il meglio, interessant*`,
    special: `
      special*, particolar*, richiest*, *fragil*, delicat*, prezios*, *vetro, attenzion*, farmac*, aiut*, *anzian*, !(da/con/con i/con dei/per) bambin*, neonat*, esigenz*, necessit*,
      sedersi, sederci, frigo*, incinta, (consegnate/recapit*/porta*) .. (in /all /al /nel /a )(hotel/albergo/casa/appartamento/b b/domicilio), consegn* .. (hotel/domicilio/casa),
      a domicilio, spedi*, allergi*, zoppic*, al freddo, fresco, vaso, vasi`,
    losing: `
      chi .. (paga/risponde/rimborsa), (rub*/pers*/dannegg*) .. pagate, (indennizz*/risarciment*/risarcit*)`,
    reserving: `
      (vorrei/vorremmo/voglio/volevo/mi serve/dovrei) .. (riservare/prenotazione/fissare/bloccare), fare una prenotazione, mi prenota*, prenotare, senza prenot*, se non prenot*`,
  },
  hints: {
    price: `
      a (pezzo/collo/bagaglio)`,
    lodging: 'hotel*, appartament*, ostell*',
    cities: `!(da/dal/dalla) ${cities}`,
    rides: `
      aeroport*, volo, traghetto, aereo, bus, autobus, pullman, treno, corrier*, autista`,
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
    certo, adesso, meno, nella, nelle, sulla, della, delle, dello, degli, dalla, alla, alle, allo, camera, camere, notti, trovare, trova, marito, madre, amico, amici, famiglia, ferma,
    fermo, chiedo, chiedere, chiede, cambio, vista, pista, presa, prendere, prende, perche, persone, minuti, minuto, citta, tirana, presso, quarto, contare, contano, interno, tema, team,
    cassa, passaggio, vorrebbe, note, personali, francia, questi, queste, accanto, quelle, scende, chiaro, massime, massimi, urbano, urbani`,
}
