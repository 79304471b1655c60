import type { ChatWords } from './chat-patterns.ts'

const cities =
  '(kosov*/pristina/prizren/peja/scutari/shkod*/durazzo/durres/berat*/saranda/valona/vlora/argirocastro/gjirok*/ocrida/ohrid*/skopje/podgorica/budva/cattaro/theth*/ksamil*/himar*/kruj*/croia/coriza/korc*/elbasan/macedonia/montenegro/grecia/atene/salonicco/corfu/dulcigno/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(qualcun altro/altra persona/amic*/marito/moglie/compagn*/fidanzat*/sorella/fratello/madre/mamma/padre/papa/figlio/figlia/collega/autista/guida/ragazzo/ragazza/familiare/parente/cognat*/suocer*/nonn*/capo/terz*/persona)'
const vital =
  '(passaport*/documenti/medicin*/farmaci/farmaco/insulina/chiavi/portafoglio/telefono/cellulare/pc)'
const needed =
  '(valigi*/borsa/borse/zain*/bagagli*/trolley/cose/roba/passaport*/documenti/medicin*/farmaci/farmaco/insulina/chiavi/portafoglio/telefono/cellulare/pc)'
const phoneGone =
  '(telefono/cell/cellulare/schermo/batteria/iphone) (e /si e /mi si e /e stato /mi e stato /)(rott*/mort*/scaric*/pers*/rubat*/spent*/spaccat*)'
const urgency =
  '(il prima possibile/(l imbarco/imbarco tra/imbarco fra/in imbarco/ci imbarchiamo/m imbarco/mi imbarco)/(volo/aereo/treno/bus/autobus/pullman/traghetto) (e /parte /decolla /)(tra/fra) (# min*/#min*/un ora/mezz ora/mezzora/1 ora/1h)/!(se) (perdo/perdiamo/perdero/perderemo/sto per perdere/rischio di perdere/rischiamo di perdere) (il/l) (volo/aereo/treno/bus/traghetto))'
const broken =
  '(rott*/danneggiat*/strappat*/bagnat*/graffiat*/ammaccat*/spaccat*/rovinat*/fradici*/crepat*)'
const elsewhere =
  '(bus/autobus/pullman/navetta/taxi/treno/aereo/traghetto/volo/hotel/albergo/ostello/airbnb/ristorante/bar/museo/appartamento/aeroporto)'
const countable =
  '(passeggin*/carrozzin*/tavola da surf/tavole da surf/sci/bici/bicicletta/biciclette/chitarr*/seggiolin*/casco/caschi/giacca/giacche/giubbott*/ombrell*/tenda/bastoncin*)'
export const it: ChatWords = {
  greetings: `
    ciao, salve, hey, ehi, hola, buongiorno, buon giorno, buonasera, buona sera, buonanotte, buona notte, buondi, buon pomeriggio, buona giornata,
    (scusi/scusate/scusa/mi scusi), gentile team, pronto, ehila, ola, salve a tutti, buon di, buon (natale/anno), buone feste, buona pasqua,
    buona (domenica/settimana), buon (weekend/fine settimana/viaggio)`,
  thanks: `
    (grazie/tante grazie/grazie mille/molte grazie/grazie tante/vi ringrazio/ti ringrazio/mille grazie) (per (l/il/la/la vostra/tutto) (aiuto/tutto/disponibilita/risposta/)/),
    grazie*, ringrazi*, arrivederci, a presto, a domani, per favore, perfavore, gentilissim*, siete (stati /)(gentil*/grandi/fantastic*), molto gentil*,
    buona serata, thanks, ok grazie, perfetto grazie`,
  nods: `
    perfetto, ottimo, ok, okay, va bene cosi, va bene, ricevuto, capito, tutto chiaro, top, grande, bene, benissimo, fantastico, si, no, chiaro, haha*, ahah*,
    bello, tutto, a (domani/dopo/presto/piu tardi), ci vediamo (domani/dopo)`,
  praise: `
    !(una/della/la) squadra !(di), (squadra/team/staff) (gentil*/fantastic*/ottim*/super/bravissim*),
    (ottimo/eccellente/buon/perfetto/gran/grande/super/bel) (servizio/posto/lavoro/esperienza/accoglienza/team), (ottima/bella/splendida/bellissima) (esperienza/accoglienza/giornata/gita), (molto/super/davvero/tanto/stato/stati/stata/siete/tutti) (stat* /molto /davvero /super /)(gentil*/cortes*/disponibil*/simpatic*/brav*/cordial*/bene/bello), gentilissim*, tutto (e /era /molto /andato /e andato /stato /ok /)(perfett*/bene/benissimo/ok/ottimo/liscio/a posto),
    (ritirat*/ripres*/recuperat*/preso/presi) (tutti /)(le/i/la/il/lo/gli/nostr*) (nostr* /)(valigi*/bagagl*/zain*/bors*/cose), (aver/avere/averci) (tenut*/custodit*/guardat*/aiutat*/conservat*), (a casa/arrivati bene/tornati bene/arrivata bene), (al prossimo/l anno prossimo/prossima volta/prossimo anno/alla prossima), (consigli*/raccomand*) (a tutti/vivamente/il servizio), (5/cinque) stelle`,
  circumstances: `
    (dopo/prima del/prima della/prima di/fino al/fino alla/durante) (il /la /nostro /nostra /mio /mia /)(cena/pranzo/colazione/volo/aereo/autobus/treno/gita)( delle #*/ alle #*/),
    mentre (pranzo/pranziamo/mangio/mangiamo/ceno/ceniamo/visitiamo/giriamo), se (sono/siamo/faccio/facciamo/arrivo/arriviamo) .. (ritardo/tardi),
    se (il/l) (bus/autobus/volo/treno/aereo) .. (ritardo/tarda), (hotel/albergo) .. (tiene/custodisce) .. (valigie/bagagli),
    (tiene/tengono) (le valigie/i bagagli) l (hotel/albergo), (dall/dal nostro) (hotel/albergo/ostello/airbnb),
    mentre (andiamo/siamo/visitiamo) (a/in) ${cities}`,
  joints: 'e, ed, inoltre',
  asks: `
    come, quanto, quanti, quanta, quando, dove, chi, cosa, che, quale, quali, posso, possiamo, si puo, puo, potete, avete, c e, ci sono, e possibile, siete, e,
    accettate, devo, dobbiamo, bisogna, serve, prendete, fate, a che, perche, chiudete, aprite, fino a che, a quanto`,
  letters: '',
  shortForms: `
    nn non, x per, xche perche, xke perche, perke perche, dv dove, qnd quando, cmq comunque, ke che, k che, ce c e`,
  ordinary: `
    cosa, cose, casa, come, comune, posta, questo, questa, quello, quella, quelli, quanto, quando, quale, quali, dopo, doppio, prima, primo, tutto, tutti,
    tutte, sono, siamo, siete, hanno, abbiamo, avete, vostro, vostri, vostra, nostro, nostri, nostra, anche, ancora, solo, sempre, altro, altri, altra, parte,
    partire, partiamo, parto, volo, voglio, vorrei, vorremmo, possiamo, posso, potete, potrei, potremmo, dobbiamo, devo, dovrei, essere, stare, andare, andiamo,
    vado, viene, venire, vengo, tornare, torniamo, arrivare, arrivo, arriviamo, molto, mila, mille, porto, porta, portare, verso, vero, tardo, tempo, treno,
    piccola, piccolo, piccole, grazie, insieme, prossimo, prossima, settimana, giorno, giorni, notte, mattina, sera, certo, adesso, meno, nella, nelle, sulla,
    della, delle, dello, degli, dalla, alla, alle, allo, camera, camere, notti, trovare, trova, marito, madre, amico, amici, famiglia, ferma, fermo, chiedo,
    chiedere, chiede, cambio, vista, pista, presa, prendere, prende, perche, persone, minuti, minuto, citta, tirana, presso, quarto, contare, contano, interno,
    tema, team, cassa, passaggio, vorrebbe, note, personali, francia, questi, queste, accanto, quelle, scende, chiaro, massime, massimi, urbano, urbani`,
  matters: {
    byName: {
      phrases: `
        ${phoneGone} ... (qr*/codice/conferma/link/prenotazione/mostrare), (qr*/codice/conferma/link/prenotazione) ... ${phoneGone},
        (rott*/pers*/rubat*) (il /il mio /)(telefono/cell/cellulare) ... (qr*/codice/conferma/link/prenotazione/mostrare),
        (qr*/codice) .. (illeggibil*/non si legge/rovinat*/strappat*/non si scansiona/danneggiat*/sfocat*),
        (qr*/codice) (* /)(non (si /viene /lo /me lo /)(scansiona/scansionato/letto/legge/apre/funziona/carica/va/riconosce)), (senza/non ho) (internet/dati/rete/connessione/giga) ... (qr*/codice/pass), (qr*/codice/pass) ... (senza/non ho) (internet/dati/rete/connessione/giga)`,
    },
    incidents: {
      phrases: `
        (mai) (stat* /)(rubat*/spari*/pers*/success*/avut*) .. (qualcosa/valigi*/bagagl*/borse/furti/furto/da voi/niente/rubat*),
        (e mai/sono mai/hanno mai/avete mai/vi hanno mai) .. (rubat*/spari*/pers*/furti/furto/sparizion*), quanti furti, ci sono (mai /)stati furti`,
    },
    lateDropOff: {
      phrases: `
        (prenotazione/posto) .. (scad*/perd*/annullat*/salta/valid*/tenete/vale/decade) .. (ritard*/tardi),
        (ritard*/tardi) ... (scade/perdo/perdiamo/perde/salta/tenete/vale/decade) (la /il /ancora la /)(mia /nostra /mio /nostro /)(prenotazione/posto),
        (ritard*/tardi) ... (prenotazione/posto) .. (scad*/perd*/annullat*/salta/valid*/vale/decade),
        (scade/perdo/perdiamo/decade/salta) (la/il) (mia /nostra /mio /nostro /)(prenotazione/posto), (ritard*/piu tardi) .. (consegnare/lasciare/depositare/portare) .. (valig*/bagagl*/zain*/borse),
        (consegnare/consegna/deposito) .. (in ritardo/piu tardi del/piu tardi dell/piu tardi di quanto), (atterr*) .. (21*/22*/23*) .. (tempo/riesco/riusciamo/tardi),
        (vale/scade) (ancora /)la (mia /nostra /)prenotazione`,
    },
    insurance: {
      phrases: `
        assicur* !(mi che), responsabil*,
        (se/cosa succede/in caso) .. (rub*/perdete/perdono/pers*/smarri*/danneggi*/romp*/rott*/bagn*/strapp*/sparisc*/furto/scompar*) !(la ricevuta/lo scontrino), risarc*,
        chi paga .. (danni/rub*/pers*/rott*), indennizz*`,
      words: `
        chi .. (paga/risponde/rimborsa), (rub*/pers*/dannegg*) .. pagate, (indennizz*/risarciment*/risarcit*)`,
    },
    theft: {
      phrases: `
        (valigi*/bors*/zain*/bagagli*/trolley) (e /e stata /e stato /mi e stata /mi e stato /sono stati /sono state /)(rubat*/sparit*/scompars*),
        (ritirat*/ripres*/restituit*/ridat*) ... (manca/mancano/sparit*/rubat*/non c e piu/non ci sono piu),
        (manca/mancano) ... (ritirat*/ripres*/restituit*/ridat*),
        (qualcuno/uno/un tizio/lui/lei/hanno/mi hanno/ci hanno) (ha /mi ha /ci ha /)(preso/rubato/portato via/aperto/rovistato/presa) (la mia/il mio/le mie/i miei/la nostra/il nostro/le nostre/i nostri/la/il/lo/le),
        (mi/ci) hanno rubato,
        (la mia/il mio/le mie/i miei/la nostra/il nostro/le nostre/i nostri) (* /)(valigia/valigie/borsa/borse/zaino/zaini/bagaglio/bagagli/cose/pc/telefono/soldi/portafoglio/computer) (e /sono /)(sparit*/scompars*/stat* rubat*/rubat*/non c e/non ci sono),
        (manca/mancano) .. (dallo/dalla/nella/nello/dal) (mia/mio/valigia/zaino/borsa/bagaglio),
        (valigia/borsa/zaino/bagaglio) .. (e stat* apert*/sparit*/scompars*) !(se), ladr*, (sono stat*/siamo stati) derubat*,
        (si e/si sono) (preso/presa/presi/prese/fregat*/portat* via) (il mio/la mia/i miei/le mie/il nostro/la nostra),
        (mi/ci) hanno (fregat*/scippat*/preso/portato via/rubat*) (la/il/lo/le/i) (mia /mio /)(borsa/valigia/zaino/trolley/bagagli/valigie/borse)`,
    },
    notMine: {
      phrases: `
        (ho aperto/abbiamo aperto/aprendo) ... (non e mia/non e mio/non sono mie/non sono miei/non e la mia/non e il mio/di un altro/di qualcun altro),
        (valigia/borsa/zaino/trolley/bagaglio) .. (non e (la mia/il mio/mia/mio/nostra/nostro)/e di (qualcun altro/un altro/un altra)),
        (preso/dato/ritirato/consegnato/portato) ... (valigia/borsa/zaino/trolley/bagaglio) (sbagliat*/di qualcun*/di un altr*),
        non e (la mia/il mio/mia/mio/nostra/nostro/la nostra), (valigia/borsa/zaino/bagaglio) (sbagliat*/scambiat*/di un altro/di qualcun altro),
        (scambiat*/sbagliato) (la /il /)(valigia/valigie/borsa/zaino/bagaglio), non sono (le mie/i miei/mie/miei),
        (hanno/avete/ho/abbiamo/stat*/sono/state/avevamo) (* /)scambiat* .. (valigi*/borsa/borse/zain*/bagagli*/trolley),
        (valigi*/borsa/borse/zain*/bagagli*/trolley) .. (scambiat*/confus*),
        (preso/presa/portato/dato/data/ritirato/preso io) .. (valigi*/borsa/borse/zain*/bagagli*/trolley) (di/d) (un altro/un altra/qualcun altro/qualcuno/altri/un estraneo/altra),
        (preso/presa/ritirato/portato) (per sbaglio/per errore) (la/il/lo/un/una/uno) (valigi*/borsa/borse/zain*/bagagli*/trolley),
        (valigia/borsa/zaino/bagaglio/trolley) (sbagliat*/di qualcuno)`,
    },
    chargedTwice: {
      phrases: `
        (addebit*/pagat*/prelevat*/scalat*/pagamento) .. (due volte/2 volte/doppio/doppia/2x),
        (due volte/2 volte/doppio) .. (addebit*/pagat*/prelevat*/pagamento), (due/2/doppio) (addebit*/pagament*/transazion*/preliev*), addebit* (troppo/di piu),
        importo sbagliato,
        (soldi/pagamento/addebit*/importo) .. (due volte/2 volte/doppio), (preso/presi/tolto/tolti/scalat*) (* /)(* /)(due volte/2 volte),
        (due volte/2 volte) .. (carta/conto)`,
    },
    damaged: {
      phrases: `
        ${broken} ... (quando l ho/quando ho/quando abbiamo/quando la/al ritiro/dopo il ritiro/al momento del ritiro),
        (quando l ho/quando ho ritirat*/quando ho ripres*/al ritiro/dopo il ritiro/ritirat*/ripres*/riavut*/restituit*/ridat*) ... ${broken},
        (mi avete/ci avete/avete/qualcuno ha) (rotto/rovinato/strappato/danneggiato/bagnato/graffiato) (la/il/le/i/lo/mio/mia/una),
        (reclamo/segnalare/denunciare/denuncia) .. (dann*/rott*/strappat*), (danno/danni) .. (reclamo/segnalare/denunci*),
        (valigia/borsa/zaino/trolley) .. (crepa/graffi*/ammacc*/strapp*/bagnat*) !(posso/possiamo/si puo/la posso/va bene/accettate/la prendete),
        (cerniera/zip/maniglia/manico/rotella/ruota/ruote) .. (rott*/staccat*/spezzat*) !(posso/possiamo/si puo/la posso/va bene/accettate/la prendete)`,
    },
    lockedOut: {
      phrases: `
        (chius*/sbarrat*/nessuno apre/non c e nessuno/nessuno risponde) ... (mio/mia/miei/mie/il/la/le/i) ${vital} .. (dentro/valigia/zaino/borsa/da voi/li),
        (mio/mia/miei/mie) ${vital} ... (dentro/nella valigia/nello zaino/nella borsa/da voi) ... (siete chius*/e chius*/gia chius*/tutto chius*/nessuno),
        (porta/ufficio/e/siete/negozio) (e /)chius* .. (valigi*/borse/borsa/zaino/bagagli*/cose/roba) .. (dentro/ancora), davanti (alla/a una) porta (chiusa/),
        porta .. (chiusa/non si apre/bloccata), nessuno (apre/alla porta/in ufficio/al banco), non c e nessuno !(di notte), chius* fuori,
        (non posso/non possiamo/non riesco a/non riusciamo a) (recuperare/riprendere) (la/le/il/i),
        (valigi*/borse/borsa/zaino/bagagli*/cose) (e /sono )(ancora /rimast* )(dentro/li dentro/chius*),
        (chiuso/chiusa/chiusi/buio/sbarrat*) .. (ho /mio /mia /mie /miei )(il /le /i /)(passaport*/medicin*/farmac*/chiavi/insulina/portafoglio/documenti/pastiglie) .. (dentro/valigia/zaino/borsa/trolley/da voi/bagagl*/ufficio),
        (passaport*/medicin*/farmac*/chiavi/insulina/portafoglio/documenti/pastiglie) .. (dentro/li/valigia/zaino/borsa/ufficio/da voi) .. (gia chius*/nessuno/non apre),
        (non apre/nn apre) nessuno, nessuno apre, (arrivati tardi/arrivata tardi/arrivato tardi/troppo tardi) .. (buio/chiuso/nessuno),
        (e /)tutto (buio/spento),
        (sono/siamo) (qui /)(davanti/fuori/alla porta) .. chius*, chius* (ma dovrebbe/anche se/eppure/ma gli orari)`,
    },
    cantFind: {
      phrases: `
        non vi (trovo/troviamo/vedo/vediamo), non (riesco/riusciamo) a (trovarvi/vedervi/trovare) !(la prenotazione/il link/la mail/la conferma/il codice/mia/le/il),
        non (trovo/troviamo/vedo/vediamo) (l ufficio/l ingresso/la porta/il negozio/la sede/l insegna/il posto/il deposito/l entrata),
        (sono/siamo) (* /)(davanti/all/in/alla/qui/nella/sulla) .. (indirizzo/via/strada/civico) .. (non/niente/nessun*),
        (maps/google/navigatore/gps/mappa) .. (manda/porta/portato/mandato/indica) .. (vicolo*/altr*/sbagliat*/nessun*), (girando/giriamo/giro) (* /)(in tondo/a vuoto)`,
    },
    runningLate: {
      phrases: `
        (volo/aereo/treno/bus/autobus/pullman/traghetto/taxi/siamo/sono) .. (ritardo/bloccat*/fermo/guasto/tardi) ... (chiudete/chiusura/aspett*/ancora li),
        (chiudete/chiusura) ... (ritardo/bloccat*/traffico/aspettar*/in tempo/aspettate),
        (ci aspettate/mi aspettate/potete aspettarci/potete aspettarmi), (restare/rimanere/restate/rimanete) aperti .. (per noi/di piu/un po/# min*),
        (siamo/sono/saremo/saro/arriviamo/arrivo/arriveremo/arrivero/facciamo/faccio/faremo/faro) (un po /molto /)(in ritardo/tardi/ritardo),
        non (ce la facciamo/ce la faccio/ce la faremo/ce la faro/riusciamo/riesco/riusciro/riusciremo/arriviamo/arrivo/facciamo in tempo/faccio in tempo) .. (prima/entro/in tempo/per le 23/per le 11/stasera/oggi),
        in ritardo .. (mezzanotte/23*/ritir*/valigi*/bagagli*), se .. (ritardo/tardi), bloccat* nel traffico, (volo/treno/bus/aereo) .. ritardo,
        non ce la facciamo,
        (stasera/oggi) facciamo tardi, (nn/non) ce la (facciamo/faccio/faremo/faro) .. (chiu*/tempo/ritir*)`,
    },
    payFails: {
      phrases: `
        (pagamento/carta/apple pay/google pay) .. (fallit*/rifiutat*/non funziona/non va/non passa/non riesce/respint*/bloccat*/errore),
        non (riesco/riusciamo) a (pagare/prenotare/completare/concludere/aprire) !(in/con), (pagamento/carta) .. non (e /)(andat*/riuscit*/passat*)`,
    },
    siteFails: {
      phrases: `
        (app/sito/pagina/bottone/pulsante/link/modulo) .. (non funziona/non va/non si apre/non si carica/bloccat*/errore/bianc*/crash*/rotto/giu/non risponde),
        errore .. (pag*/prenot*/sito/pagina/carta)`,
    },
    leftBehind: {
      phrases: `
        (dimenticato/lasciato/scordato) (la mia/il mio/le mie/i miei/una/un/il/la/gli/qualcosa) (* /)(giacca/cappotto/ombrello/caricabatter*/telefono/cappello/occhiali/libro/chiavi/portafoglio/maglione/felpa/sciarpa/borraccia/bottiglia/tablet/cuffie/passaporto) !(nella/nello),
        (dimenticato/scordato) qualcosa, oggetti smarriti, trovato (la mia/il mio/un/una) !(prenotazione)`,
    },
    urgent: {
      phrases: `
        urgente, urgentissim*, urgenza, emergenza,
        ${urgency} ... ${needed}, ${needed} ... ${urgency},
        (serve/servono/bisogno) ... (mia/mio/miei/mie/nostri/nostre/nostra/nostro) ${needed} .. (subito/adesso/immediatamente),
        (serve/servono/bisogno) (subito/adesso/immediatamente) .. ${needed},
        (aiuto/aiutatemi/aiutateci/mi aiuti) ... (mia/mio/miei/mie/nostri/nostre) ${vital}`,
    },
    wrongEmail: {
      phrases: `
        (scritto/messo/inserito/digitato/dato/sbagliat*/errore) .. (male/sbagliat*/errat*/errore) .. (mail/email/e mail), (scritto/messo/inserito/digitato/dato) .. (mail/email/e mail) .. (male/sbagliat*/errat*), (sbagliat*/errore/errat*/refuso) .. (mail/email/e mail), (mail/email/e mail) .. (sbagliat*/errat*/errore/scritta male/refuso), (correggere/cambiare/modificare) (la/l/mia) (mia /indirizzo /)(mail/email/e mail)`,
    },
    lostLink: {
      phrases: `
        non trovo (piu /)(la /l )(mail/email/e mail),
        (perso/persa/cancellat*/eliminat*/non trovo/trovo piu/dov e/dove trovo/dove e/dove sta/dove vedo/non ho ricevuto/mai ricevut*/non ho/non mi e arrivat*/non e arrivat*/non arriva/smarrit*/rimandare/rimandate/rispedi*) (* /* * /* * * /)(conferma/qr*/codice qr/mail di prenotazione/link/codice di prenotazione/codice prenotazione/numero di prenotazione/pass/voucher),
        (conferma/qr*/mail di prenotazione/link di prenotazione/codice di prenotazione/codice prenotazione/voucher) .. (pers*/cancellat*/non arriva*/non e arrivat*/mai arrivat*/non ricevut*/di nuovo/ancora/non trovo/smarrit*),
        (non/mai/nessuna/niente) (ho /mi e /e /abbiamo /)(ricevut*/arrivat*/arriva) (la /l /nessuna /alcuna /una /ancora /)(mail/email/e mail/conferma),
        (pagat*/prenotat*/pagamento/prenotazione) .. (nessuna mail/nessuna email/niente mail/niente email/non ho ricevut*/non ricevut*/nessuna conferma/non arriva/mai arrivat*/non e arrivat*/senza conferma),
        (mail/email) .. (non arriva*/non e arrivat*/mai arrivat*), spam, (rimandare/rimandate/rispedire/rinviare/reinviare) .. (conferma/link/mail/email/qr*),
        (cancellat*/eliminat*) (per sbaglio /per errore /)(la /l /il /)(mail/email/e mail/codice/link/messaggio),
        (telefono/cell/cellulare/schermo/batteria/iphone) .. (rott*/mort*/scaric*/pers*/rubat*/spent*/spaccat*) .. (qr*/codice/conferma/link),
        (rott*/mort*/scaric*/pers*/rubat*/spent*/spaccat*) .. (telefono/cell/cellulare/schermo/batteria/iphone) .. (qr*/codice/conferma/link),
        (qr*/codice/conferma/link) .. (telefono/cell/cellulare/schermo/batteria/iphone) .. (rott*/mort*/scaric*/pers*/rubat*/spent*/spaccat*),
        (qual e/quale e/dov e/dove trovo/trovo/dimenticato) (il mio /il /mio )(codice di prenotazione/codice prenotazione/numero di prenotazione/numero prenotazione/riferimento*/codice),
        (rimandate/rimandare/rimandarmi/rimandatemi/rinviarmi/rispedirmi/rimanda*) (la /il /l /)(mail/email/e mail/link/codice/conferma),
        non (trovo/troviamo) (piu /)(la /)(mia /nostra /)prenotazione`,
    },
    lostTag: {
      phrases: `
        (trovo/troviamo/trovare) .. (bigliettin*/fogliett*/talloncino/tagliando/cartellino/contromarca/scontrino/ricevuta) !(di prenotazione),
        (caduto/caduta/volato/buttato/buttata) .. (bigliettin*/fogliett*/talloncino/tagliando/cartellino/etichetta/contromarca/scontrino/ricevuta),
        (perso/smarrito) .. (bigliettin*/fogliett*),
        (pers*/smarrit*/perdo) (* /* * /)(scontrino/ricevuta/etichetta/tagliando/biglietto/talloncino/numero/cartellino/contromarca) !(di prenotazione),
        (scontrino/ricevuta/etichetta/tagliando/talloncino) .. (pers*/smarrit*/bagnat*/strappat*), senza (lo /la /il /)(scontrino/ricevuta/etichetta/tagliando)`,
    },
    comingIn: {
      phrases: `
        (cane/cani/gatto/animal*/bambin*/neonat*/bimb*/passeggin*) .. (entrare/entra/entriamo/ammess*/portare dentro),
        (entrare/entro/entriamo/venire) .. con .. (cane/cani/gatto/animal*/bambin*/neonat*/bimb*/passeggin*), sedersi, sederci, sedermi, (posto/posti) a sedere, sala d attesa, sala attesa,
        (cambiare/allattare) (* /)(* /)(bimb*/bambin*/neonat*/pannolin*/piccol*), fasciatoi*, allattare, pannolin*`,
    },
    minors: {
      phrases: `
        eta (minima/richiesta), (che/quale) eta, limite di eta, minorenn*, (di/ho/ha/hanno/abbiamo) (solo /)1# anni, 1#enne, (figlio/figlia/bambino/bambina/ragazzo/ragazza/nipote/fratello/sorella) (di /ha /)(#), (figlio/figlia/figli/bambin*/minori) .. (da solo/da sola/da soli/da sole/senza (di noi/noi/me/di me/adult*/genitor*))`,
    },
    privacy: {
      phrases: `
        privacy, gdpr, protezione dei dati, (miei/nostri/i/dei) dati !(mobili), dati personali, informazioni personali, (cancella*/elimina*/conserva*/tenete/fate/fotograf*/scansion*) .. (foto/copia/copie/fotocopi*/scansion*) .. (passaport*/document*/carta d identita/identita), (fotocopia*/scansion*/copiate/fotografate) .. (passaport*/document*/identita), (cancellate/eliminate) .. (foto/immagin*/informazioni)`,
    },
    inspection: {
      phrases: `
        (aprite/controllate/perquisite/ispezionate/scansionate/frugate/guardate dentro/guardate nei/guardate nelle) (* /)(* /)(valig*/bagagl*/borse/borsa/zain*),
        (valig*/bagagl*/borse/zain*) (* /)(vengono/verranno/viene/sono) (* /)(apert*/controllat*/perquisit*/ispezionat*/scansionat*),
        (vengono/verranno) (apert*/controllat*/perquisit*/ispezionat*/scansionat*), raggi x, metal detector,
        (valig*/bagagl*/zain*) (* /)passa* (* /)(allo scanner/ai raggi)`,
    },
    unclaimed: {
      phrases: `
        (non) (torno/torniamo/ritorno/vengo/veniamo) (piu /)(mai), mai (piu /)(torn*/ritir*/a prender*/a riprender*), (nessuno) (li /le /lo /la /)(ritir*/viene/prende/reclam*/recuper*), non (reclamat*/ritirat*), abbandon*, (buttate/buttano/butterete/vendete/smaltite/gettate) .. (valigi*/bagagl*/zain*/via/bors*/roba), (la/le/lo/li) (buttate/vendete/gettate/smaltite), (dimentico/dimentichiamo) di (ritirare/venire)`,
    },
    waiting: {
      phrases: `
        (molta/sara/la/lunga/c e/tanta/fare/in/di) coda, (fare/la/lunga/in/di) fila, fila lunga, (tempo/tempi) (di /d )attesa, quanto (tempo /)(si /devo /bisogna /c e da /)aspett*, (molta/tanta) gente, (quanto) (tempo /)(ci /)(vuole/mette/dura) .. (lasciare/depositare/ritir*/consegn*/deposito/check in)`,
    },
    tours: {
      phrases: `
        (escursion*/gita/gite/tour) .. (giornata/un giorno/guidat*/organizzat*/occhio blu/montagna/mare), (fate/organizzate/proponete/avete/offrite) .. (escursion*/gite/gita/tour), tour .. (piedi/gratis), walking tour,
        visit* guidat*, (tour/gita/gite) (della/di/in/per/guidat*/a), (fate/offrite/organizzate/vendete/avete/prenotare) .. (tour/gite/gita/escursion*/visite), guida turistica, (prenotare/avete/trovare) .. una guida,
        (organizzate/fate/proponete/offrite) .. in giornata, in giornata .. (organizzate/fate/proponete/offrite),
        (prezz*/quanto) .. (gite/gita/escursion*/tour), (gite/gita/escursion*/tour) .. (prezz*/quanto)`,
    },
    reopening: {
      phrases: `
        (aprire) (la/lo/il/i/le/mi*/nostr*) (mi* /nostr* /)(valigi*/zain*/bagagl*/bors*/trolley), (posso/possiamo/si puo/potrei/potremmo/poter) .. (accedere/accesso) .. (valigi*/zain*/bagagl*/bors*/cose), (prendere/tirare fuori/recuperare/riprendere) (qualcosa/una cosa/un/una/delle cose/il/la/le) (* /* * /)(dalla/dallo/dal/dai/dalle/nella/nello/nel/nei) (mi* /nostr* /)(valigi*/zain*/bagagl*/bors*/trolley), (prendere/tirare fuori) (qualcosa/una cosa/delle cose), (dimenticat*/scordat*) .. (nella/nello/nel/dentro) (mi* /)(valigi*/zain*/bagagl*/bors*), (rilasciarl*/rimetterl*/ridarl*)`,
    },
    sim: {
      phrases: 'sim, scheda sim, schede sim, esim, scheda telefonica',
    },
    beside: {
      phrases: `
        (lasciato/dimenticato/scordato/perso/lasciata/dimenticata) .. !(voi/ufficio/sono/siamo/vado/andiamo/ora/adesso/e/gia) (in/sul/sull/nel/nell/al/all/su) (un /il /)${elsewhere} !(potete ritirar*/potete prender*/potete passare/le potete/venite a/passate a),
        (e rimast*/sono rimast*) .. (in/sul/sull/nel/nell/al/all) ${elsewhere},
        (quando/a che ora/che ora/che orari/fino a che ora/orari*) .. (banche/banca/supermercat*/negozi/posta/farmaci*/poste/centro commerciale) !(vicin*/in),
        sushi, (ristorante/cucina/mangiare/locale/cibo) (buon /)(cinese/indiano/indiana/giapponese/messicano/thai/greco/turco/coreano),
        (cinese/indiano/giapponese/messicano) (vicin*/buono/in zona), biglietti .. (opera/concert*/partita/teatro/stadio/festival),
        (lavare/lavarmi/lavate/lavarci/stirare/stirarmi) (i /le /la /dei /)(vestiti/panni/abiti/roba/camicie/biancheria),
        (ricevere/ricevete) (* /)(* /)(* /)(pacc*/posta/lettere/raccomandat*/corrispondenza), (ritirate/accettate/prendete) .. (pacchi/pacco/posta) .. (per me/per noi/nome/corriere), pacc* .. (a mio nome/a nome mio/recapitat*/spedit*), (guardate/tenete/badate) (anche /)(i /ai /il /la /a /)(mio /mia /miei /nostri /)(bambin*/figli*/bimb*), babysit*, baby sitter, asilo,
        (spedire/mandare/recapitare) (* /)(* /)(pacco/pacchi) (* /)(da voi/a voi/presso di voi/al vostro)`,
      words: `
        tempo (fara/fa), meteo, previsioni, piove, piovera, pioggia, sim, esim, scheda telefonica, visto per, barzelletta, !(squadra di) calcio, come ti chiami,
        !(a) che ora e, noleggi*, lavorare per voi, cercate personale, assumete !(la/le), lavoro per, posizioni aperte, chi ha vinto,
        vendete (telefon*/vestit*/scarpe), (fai/fate) (una/la) pizza, !(a/da) che ore sono, quanti gradi, temperatura, (fa/fara) (freddo/caldo), come si dice,
        traduc*, che giorno e, film, neve, nevica, oroscopo, clima, sole,
        (dov/dove/c e/trov*/serve/vicin*/indirizzo/numero/contatt*) .. (ambasciat*/consolat*), (ambasciat*/consolat*) .. (aperta/aperto/orari*),
        (a che ora/quando/dove) (inizia/comincia/e/c e/suona/fanno) (il /la /l /lo /un /)(concert*/partita/opera/festival/film/spettacolo/cinema/teatro),
        (quando/dove/a che ora/chi) (gioca/giocano), parrucchier*, barbiere, taglio di capelli, capelli, estetist*, massagg*, !(da/di/per la) palestra, tatuat*,
        tatuagg*, (c e/serve/trov*/dove/cerco/bisogno/vicin*) .. (medico/dottore/dottoressa/dentista/ospedale/clinica/pronto soccorso), lavanderi*,
        (serve/servira/costa/ci vuole/bisogno) (* /)visto, visto turistico, quanto (caldo/freddo) (fa/fara/c e),
        (quale/qual e/dov e/bella/vicina/miglior*/belle) .. spiaggi*, spiaggi* .. (bella/belle/miglior*),
        (aggiust*/ripar*) .. (telefono/cell*/schermo/scarpe)`,
    },
    cancelling: {
      phrases: `
        giorni (non /in)(usati/utilizzati/goduti/sfruttati), giorni inutilizzati, (ridate/ridanno/restitu*/rimborsate/indietro/riav*/torna) .. differenza,
        differenza .. (indietro/ridate/ridat*/restitu*/torna), (pagat*/prenotat*) .. # .. ritir* .. # .. (soldi/rimbors*/indietro/ridate/resto),
        nn (mi presento/ci presentiamo/vengo/veniamo) .. (soldi/rimbors*/pago/pagat*),
        non (sono venut*/siamo venut*/ci siamo presentati) .. (soldi/rimbors*/ieri),
        ritard* ... (annullare/disdire/cancellare)`,
      words: `
        *annull*, *cancell*, disdi*, disdett*, *rimbors*, soldi (indietro/in dietro), indietro i soldi,
        (ridate/tornano/restitu*/ridanno/riav*/rendete) .. (soldi/denaro/importo/pagat*), non (riusciamo/riesco/possiamo/posso/verro) (piu/a venire),
        (piu/a) venire .. piu, non (ci/mi) servira piu, non (ne/abbiamo) .. piu bisogno, rinunci*, (togl*/elimin*/levare) .. prenotazion*,
        (rivorrei/rivoglio/vorrei indietro/recuper*/ridatemi) .. (soldi/denaro), (cambiato/cambiamo/cambiati) (idea/programma/programmi/piani),
        non (veniamo/vengo/verremo) !(in/da/con/per), alla fine (non/restiamo/rimaniamo), saltat*, (rivogliamo/rivorremmo/ridateci) .. soldi,
        non (mi /ci /)(serve/servono) (piu/niente), se (poi /alla fine /)non (riesco/riusciamo), non (riusciremo/riusciro/potremo/potro) .. venire, ripensat*,
        non (parto/partiamo) piu, non (mi faccio/ci facciamo) (viv*/sentire), ormai non, non (mi presento/ci presentiamo/mi presentassi),
        (perdo/perdiamo) .. (soldi/denaro), restituzion*, imprevist*, no show, storn*, contrattemp*, non (posso/possiamo) venire !(prima/a/entro/fino/di/con)`,
    },
    assistant: {
      words: `
        (sei/siete/parlo con) .. (umano/reale/intelligenza), intelligenza artificiale, chatgpt, bot, robot, chatbot, ia,
        (sei/siete/parlo con) .. (macchina/computer/automatico/persona), risponditore, risposte automatiche, programmat*, chi sei, chi ti ha, essere umano,
        (persona/umano) o .. macchina, sei (vero/vera)`,
    },
    languages: {
      phrases: `
        (parl*/cap*) .. (italiano/inglese/tedesco/francese/spagnolo/danese/albanese/lingu*), (che/quali) lingu*`,
    },
    toilets: {
      words: `
        (un/il/i/del/dei/usare/c e) bagn*, bagno, bagni, toilet*, wc, gabinett*, docci*, cambiarsi, cambiarmi, cambiarci, rinfresc*, servizi igienici, lavarmi,
        lavarci, lavarsi, i servizi, fasciatoio, pannolin*, (neonat*/bimb*) .. cambiar*`,
    },
    charging: {
      phrases: 'caric* .. (cell/cel/tel/telefon*/cellular*/pc)',
      words: `
        *caric* .. (telefon*/cellular*/batteri*/portatil*/smartphone/pc/tablet), (telefon*/cellular*/batteri*/smartphone) .. *caric*, *ricaric*, caricabatteri*,
        presa elettrica, (avete/c e/sono/usare/una/delle) (presa/prese), wifi*, wi fi, !(su/via/tramite/da/per) internet, rete wireless, corrente,
        (metto/mettere) in carica, (dove/posto/sala/posti) .. (seders*/sederci/aspett*/attes*), (seders*/aspettare) .. (da voi/dentro/li), acqua, riempire,
        aspettare .. (coperto/chiuso/seduti), al coperto, alla presa, senza batteria`,
    },
    papers: {
      phrases: '(che/quali) documenti, serve un documento, serve il passaporto',
      words: `
        *passaport*, document*, identita, patente, un id, (cosa/che) .. (devo/dobbiamo/bisogna/serve) (portare/avere/mostrare/esibire), portare con,
        stamp* .. prenot*, stampare, stampat*`,
    },
    collecting: {
      phrases: `
        (ritiro/ritirare) .. (puo/puoi/possono) .. (mio/mia/un/una) (marito/moglie/amico/amica/figlio/figlia/fratello/sorella/collega/compagn*/fidanzat*/padre/madre),
        (puo/potrebbe) (farlo/fare/ritirarl*/prenderl*/venire) .. (mio/mia) (marito/moglie/amico/amica/figlio/figlia/fratello/sorella/collega/compagn*/padre/madre),
        (autista/tassista) .. (ritir*/prend*) .. (valig*/bagagl*/borse), (ritir*/prend*) .. (autista/tassista),
        (puo/potrebbe/possono/se) (* /)(ritir*/prend*/recuper*) (* /)(* /)(il mio/la mia/un mio/una mia/mio/mia/un/una) (* /)${people}, (puo/potrebbe/possono) (il mio/la mia/un mio/una mia/mio/mia/un/una/nostro/nostra) (* /)${people} .. (ritir*/prend*/recuper*), ${people} (ha/con/mostra) (il mio /il /una foto del /la foto del /lo screenshot del /)(qr/qr code/codice/codice qr/pass) !(code/qr/non), (mandare/inviare/girare/mando/invio/giro/passo) (* /)(* /)(qr/codice/qr code/pass) (a/al/alla) (un /una /mio /mia /)(* /)${people}`,
      words: `
        (puo/potrebbe/se/possono/posso mandare) .. (ritir*/prend*/venire) .. ${people}, (puo/potrebbe/possono/se) .. ${people} .. (ritir*/prend*/recuper*),
        ${people} .. (ritir*/prend*/recuper*) .. (posto/per me/per noi/conto), al (mio/nostro/suo) posto, (per conto/al posto) (mio/nostro), deleg*,
        qualcun altro, un altra persona,
        (puo/puoi/potrebbe/possono/se/manda*) (il mio/la mia/un mio/una mia/mio/mia/nostro/nostra/il/la) (* /)${people} .. (ritir*/prend*/recuper*/pass*/ven*),
        (viene/passa/ritira/manda) .. ${people} .. (ritir*/prend*/posto), a nome mio,
        (ritira/ritirera/prende/prendera/recupera/passa/viene) .. (mia/mio/nostra/nostro/un/una) ${people},
        (mia/mio/nostra/nostro) ${people} .. (ritir*/prende/prendera/recuper*), (mio/mia/nostro/nostra) ${people} (puo/potrebbe) .. prend*,
        (un/una) (amico/amica/parente/collega/conoscente) (ritira/prende/passa/recupera), (portera/consegnera/lascera/porta/consegna) .. (per me/per noi),
        (puo/potrebbe) .. (lasciare/lasciarl*/portar*/consegn*) .. (amic*/marito/moglie/figlio/figlia/fratello/sorella/collega),
        (mio/mia/nostro/nostra/un/una) ${people} .. (passa/viene/passera/verra/va) .. (prend*/ritir*/recuper*)`,
    },
    access: {
      words: `
        *sedia a rotelle*, disabil*, handicap*, accessibil*, barriere, gradin*, scale, scala, scalin*, ascensor*, ramp*, mobilita ridotta, invalid*,
        cammin* .. (fatica/male/difficolta/problem*), (fatica/difficolta/problem*) .. cammin*, deambulatore, bastone, stampell*, rotelle, carrozzin*,
        difficolta motor*, non cammin*, ciec*, passeggin* .. (entra*/passa), (entra*/passa*) .. passeggin*`,
    },
    parking: {
      phrases: `
        dove (lascio/lasciamo/lasciare/metto/mettiamo/mettere) (la/l/il) (macchina/auto/camper/furgone) !(fotografica),
        (fermarmi/fermarci/fermare/accostare/accostarmi/sostare) .. (macchina/auto/furgone/davanti/scaricare/fuori),
        (macchina/auto) .. (davanti/fino alla porta/accostare/sostare/fermarmi/fermarci),
        parchegg*, lasciare (l auto/il camper/il furgone), lasciare la macchina !(fotografica), posto auto`,
    },
    currencies: {
      words: `
        *dollar*, usd, sterlin*, pound, gbp, franch*, chf, corone, (altre/altra/quali/quale/che) monet*, valut*, cambio (moneta/soldi/denaro),
        cambiare (soldi/denaro/euro), cambiavalut*, ufficio cambi*`,
    },
    fromStation: {
      phrases: `
        (lontan*/distanz*/distant*/distate/a piedi/minuti/quanto ci vuole/vicin*) .. (stazione/autostazione/terminal/capolinea),
        (stazione/autostazione/terminal/capolinea) .. (lontan*/distanz*/distate/a piedi/minuti/quanto ci vuole/quanto ci si mette)`,
    },
    lodging: {
      phrases: `
        (un/dei/qualche/buon*/economic*) b b, (ostello/affittacamere/pensione) .. (economic*/buon*/centro), b b economic*,
        (hotel/albergo/alberghi) .. (economic*/buon*/carin*/pulit*) !(colazione), (economic*/buon*/carin*) (hotel/albergo/ostello)`,
      words: `
        (affitt*/consigli*/offrite/cerco/cerchiamo/trovare/prenotare) .. (appartament*/hotel/albergo/alberghi/stanz*/camera/camere/ostell*/b b),
        avete (delle /una /)(camera/camere/stanze), (avete/conoscete) .. (appartament*/hotel/albergo/alberghi/ostell*),
        (appartament*/hotel/stanz*/camer*/ostell*) .. (affitt*/consigli*), alloggi*, *dormire, pernott*, airbnb*, casa vacanz*, (hotel/albergo) per`,
      hints: 'hotel*, appartament*, ostell*',
    },
    eating: {
      phrases: '(dove/posto/posti) .. (mangi*/cena*/birra/spritz)',
      words: `
        ristorant*, *mangiare, mangiar*, pranzare, pranziamo, !(a/per/in pausa/pausa) pranzo, (dove/posto) .. pranz*, per pranzo !(chiu*), cena, cenare,
        colazion*, bar, caffe, caffetteria, bere, fame, pizzeri*, trattori*, birra, spuntino, panino, aperitivo, gelat*, mangia, supermarket, byrek, burek,
        (dove/posto) .. (si esce/uscire/ballare), discotec*, panifici*, forno`,
    },
    errands: {
      phrases: `
        (dove/vicin*/trov*/piu vicin*/c e) .. (bancomat/banca/farmaci*/supermercat*/posta), farmaci* !(dentro),
        supermercat*`,
    },
    cities: {
      words: `
        (per/a/ad/in/verso) ${cities}, (bus/autobus/pullman/corrier*/furgon*/treno/treni) .. !(da/dal/dalla) ${cities}, bigliett*,
        ${cities} .. (bus/autobus/pullman), altre citta, altra citta, (bus/autobus/pullman/corrier*) .. (partono/per altre/citta),
        (spiaggia/spiagge/mare/andare/vado/andiamo) .. ${cities}`,
      hints: `
        !(da/dal/dalla) ${cities}`,
    },
    rides: {
      phrases: `
        (noleggi*/affitt*) .. (auto/macchina/macchine), (auto/macchina) a noleggio, autonoleggio, rent a car,
        (bus/autobus) .. (funivia/dajti/lago)`,
      words: `
        taxi*, tassi, tassista, navett*, transfer*, shuttle*, (all/dall/l/in/d) aeroporto, aeroport* .. (arriv*/bus/autobus/distan*/lontan*),
        (bus/autobus/pullman/arriv*/distan*/andare/portat*/raggiung*) .. aeroport*, ultimo (bus/autobus/pullman), primo (bus/autobus),
        orar* .. (bus/autobus/pullman), rinas, metro, binario, (c e un/ci sono) (treno/treni), (treno/treni) (per/da), bolt, blablacar, ncc, minibus`,
      hints: `
        aeroport*, volo, traghetto, aereo, bus, autobus, pullman, treno, corrier*, autista`,
    },
    cooling: {
      phrases: `
        !(borsa/borse) frigo*, congelator*, freezer, (tenere/conservare/mettere/mantenere/lasciare) .. (al fresco/al freddo/in fresco/fresca/freddo)`,
    },
    valuables: {
      phrases: `
        (oggetti/cose/roba) di valore, di valore, gioiell*, prezios*,
        (pc/portatil*/computer/macbook*/laptop*/tablet*/ipad*/fotocamera/macchina fotografica/soldi/contanti/passaporto/medicin*/farmac*/drone) .. (nello zaino/nella valigia/nella borsa/in valigia/nel bagaglio/dentro/mi fido/rischio/sicuro),
        (lasciare/mettere/ho) (* /)(pc/portatile/computer/macbook/laptop) (dentro/nello/nella/in)`,
    },
    fragile: {
      phrases: `
        fragil*, (vetro/vaso/ceramica/porcellana) .. (attenzione/dentro/rompe/rompono/cura), fate attenzione .. (valigia/fragile/vetro)`,
    },
    delivery: {
      phrases: `
        (me/ce) (la/lo/li/le) (portate/consegnate), (consegn*/portate) .. (in/al/nel) (mio /nostro )(hotel/airbnb/albergo/appartamento),
        (ritir*/prend*/venire a prendere/venite a prendere/recuper*) .. (valigi*/bagagli*/borse/cose) .. (in hotel/all hotel/dall hotel/in albergo/dall albergo/all airbnb/dall airbnb/al nostro hotel/a casa/appartamento),
        (port*/consegn*/spedi*/trasport*/mand*) .. (valigi*/bagagli*/borse/cose/le/li) .. (in hotel/all hotel/in albergo/in aeroporto/all aeroporto/all airbnb/al nostro hotel/a casa/appartamento),
        consegna a domicilio, consegn* (in hotel/a domicilio), corriere, spedi* .. (valigi*/bagagli*/a casa)`,
      words: `
        (consegn*/recapit*/portate/portarm*/portarc*/portare) .. (in /all /al /nel /a /alla /mio /mia /nostro )(hotel/albergo/casa/appartamento/b b/domicilio/airbnb/stazione*/aeroporto), consegn* .. (hotel/domicilio/casa/airbnb), a domicilio, spedi*`,
    },
    invoice: {
      phrases: `
        fattur*, (ricevuta/scontrino) .. (azienda/ditta/lavoro/capo/rimborso spese/fiscale/commercialista), nota spese,
        (avere/fate/fare/rilasciate/emettete/date) (* /)(ricevuta/scontrino)`,
    },
    deposit: {
      phrases: 'cauzion*, caparra, (un/una/c e/lasciare) acconto, acconto',
    },
    discount: {
      phrases: `
        scont*, riduzion*, codice promo*, coupon, promozion*, offert*, meno .. (gruppo/gruppi/tanti), tariffa gruppi`,
    },
    days: {
      phrases: `
        (un/1/uno) (giorno /)(o/oppure) (due/2) !(bagagl*/pezzi/colli/oggett*), (cont*/calcol*/vale/valgono) .. (un giorno/due giorni/1 giorno/2 giorni/come un giorno/come due),
        come (si /)(cont*/calcol*) .. giorn*, giorn* (solare/di calendario), (24 ore/24h) (o/oppure) .. giorno,
        (giorno del deposito/giorno del ritiro/primo giorno/ultimo giorno) .. (cont*/pag*), sera .. mattina .. (giorn*/due/pag*),
        (pago/pagare/paghiamo) (un altro giorno/un giorno in piu)`,
    },
    refused: {
      phrases: `
        fucil*, spray al peperoncino, peperoncino spray, petard*, botti, bombolett*, fornello a gas, granat*, revolver,
        (cane/cani/gatto/gatti/animale/animali),
        (arma/armi/pistol*/munizion*/esplosiv*/fuochi d artificio/droga/droghe/erba/cannabis/benzina/bombol* di gas/cartucc*),
        (cosa/quali oggetti/che cosa) .. (vietat*/non accett*/proibit*/non si puo/non posso lasciare/non prendete), (carne/pesce) (fresc*/crud*/congelat*),
        deperibil*, (cibo/formaggio/carne/vino/mangiare) .. (dentro/borsa/valigia/zaino/qualche ora), lasciare .. (cibo/formaggio),
        coltell*, temperin*, machete, spada, forbici, (bottigli*/alcol*/vino/raki/grappa/birr*) .. (valig*/zain*/borsa/bagagl*/dentro/lasciare/problem*/permess*), (valig*/zain*/borsa/bagagl*) .. (bottigli*/alcol*/vino/raki/grappa/birr*)`,
    },
    hourly: {
      phrases: `
        !(fare/vedere/visitare/bambini/cane/si fa) (per/solo/soltanto/solamente/bastano/serve/servono) (* /)(#/un/una/due/tre/poche/qualche/un paio di/mezz) (ora/ore/oretta) !(prima/dopo/a piedi/di strada/di cammino),
        a ore, (all/al) ora !(di), tariffa oraria, orario .. a ore, qualche ora`,
    },
    price: {
      phrases: `
        (giornata/giorno) .. (calcol*/conta/24 ore/mezzanotte), (1/un/uno/una) (giorno /giornata /)o (2/due) !(bagagl*/pezzi/colli/oggett*),
        (2/due) (giorni /giornate /)o (1/un/uno/una/3/tre),
        (sono/fanno/fa/contano/conta/diventano/valgono/vale/conteggiate/contate) (gia /sempre /comunque /come /per /solo /allora )(due/2/un/1/tre/3) giorn*,
        (sono/fanno/contano/contate/conteggiate/calcolate) (due/2/tre/3/un/1) giorn*,
        (come/quanti/quante) .. (contate/contano/conteggia*/si calcolano/calcolate) .. (giorni/giornate),
        come .. (giorni/giornate) .. (contano/contate/calcola*/conteggi*),
        quanti giorni (sono/pago/paghiamo/si pagano/devo pagare/contate/fanno/mi fate/calcolate), cauzione, deposito cauzionale,
        (solo/soltanto) .. (# ore/due ore/un ora/un oretta/un paio d ore/# h/tre ore/mezz ora) .. (pag*/intera/intero/tutto),
        pag* .. (giorno intero/giornata intera/intera giornata) .. (ore/ora),
        (passeggino/borsetta/marsupio/casco/ombrello/giacca/borsa piccola) .. (pago/paga/pagare/gratis),
        (pago/pagare/paga) .. (passeggino/borsetta/casco/ombrello/giacca/marsupio), scontin*, sconticin*, scontist*,
        giorno del (ritiro/deposito) .. (paga/pago/conta),
        (quanto costa/costo/prezzo/quanto viene/quanto chiedete) .. (tenere/lasciare/depositare/tenervi) .. (valig*/bagagl*/zain*/borsa),
        pag* .. (due/2/tre/3) giorni !(con/in), (bambini/figli/neonati/ragazzi/studenti) .. (pagano/paga),
        (pago/pagare/paghiamo/paga/pagate) .. (giorno in piu/altro giorno/giorno extra), (primo/secondo/terzo) giorno .. (pag*/cost*),
        (lasciare/dare/versare) un deposito, va a parte, o conta, (e/conta/sono/pago) (un solo/solo un) giorno`,
      words: `
        prezz*, costa, costano, costo, costi, costera, costere*, costar*, quant e, quanti (euro/soldi/lek), spend*, preventiv*, tariff*, economic*, caro, cara,
        cari, care, sconto, sconti, scontat*, riduzion*, offert*, listino,
        (al/all/a/per) (giorno/ora/bagaglio/valigia/collo/pezzo/persona/testa) .. (pag*/cost*),
        si paga .. (a/al/per/all) (bagaglio/valigia/pezzo/ora/giorno/persona), gratis, gratuit*, supplement*, sovrapprezz*, penal*, promozion*,
        (pago/pagare/paga/pagano) .. (di piu/in piu/extra/meno), nascost*, (che/qual e il/quali sono i) cost*, totale, conveniente, vantaggios*,
        (a/per) (valigia/bagaglio/borsa/collo) o (a/per) *, in tutto, spese,
        (pago/paga/pagare/paghiamo) .. (altro/anche/giorno in piu/giornata in piu/intera) (giorno/giornata/notte/la prima ora/prima ora),
        (paga/pagare/pago) .. prima ora, prima ora .. (grat*/paga*), giorno (solare/di calendario), conta come, contano come, iva (inclus*/compres*),
        tutto (incluso/compreso), cifra, cosa (devo/dobbiamo) pagare,
        !(di) quanto !(tempo/ci vuole/ci metto*/ci mett*/e lontano/e distante/grand*/puo/tempo prima/c e/a piedi/e vicino/e sicuro/e affidabil*/dista/distate/lontan*/spesso/presto/tardi/peso/posto/posso/possiamo/si puo/siete/manca/dura/pesa/pesano/prima/in anticipo/si cammina/cammino/a piedi/tardi posso),
        (3/tre) euro, # euro (al/a/per/in), conviene !(venire/passare/arrivare), carucc*, carissim*, quota, qnt, qnto, costicchia,
        scont* .. (student*/militar*/anzian*), commission*, ridott*, pressappoco, (a ore/a giornata/all ora/a giorni/a notte),
        (paga/pago/pagare/conta) anche il giorno, ciascun*, cadaun*, si pagano, si paga per, (pago/paghiamo/paga) .. (doppio/due volte), abbonament*, valgono,
        tasse, spesa minima, (mi/ci) fate pagare, si intende, scatt*, giornalier*, (sono/e) # (a/al/per), giorn* # euro, anche .. si paga, quanto c e da pagare,
        maggiorazion*, mancia, (paghiamo/si paga) .. ogni, si paga a parte, un minimo, (pago/paghiamo) (un/solo un) giorno, cosa prendete`,
      hints: 'a (pezzo/collo/bagaglio)',
    },
    otherWays: {
      phrases: `
        paypal*, venmo, klarna, bizum, mobilepay, mobile pay, vipps, satispay, postepay, swish, alipay, wechat pay, western union, bitcoin*, btc, usdt, ethereum, *crypto*, *krypto*, *cripto*, assegn*, bonific*, iban`,
    },
    cards: {
      words: `
        carta di credito, carte di credito, carta di debito, carte, bancomat, visa, mastercard, amex, american express, apple pay, google pay,
        (pag*/accett*/prend*/con) .. carta !(d identita/identita), con la carta, pos, contactless`,
    },
    cash: {
      words: 'contant*, cash, (pag*/accett*/in) (euro/lek)',
    },
    paying: {
      phrases: '!(carta) revolut',
      words: `
        pago, paga, pagare, pagat*, pagher*, paghiamo, pagano, paghi, accont*, caparra, anticipo (da/di/soldi), fattur*, (addebit*/scalat*), pagarvi,
        nota spese, rimborso spese, saldare, saldo, ricevuta per (la/l) (ditta/azienda), (meta/rata/rate) .. (meta/dopo/adesso), a rate, in due (volte/rate),
        fiscale, spese .. azienda, pos, lettore .. carte, funziona .. (bancomat/carta), soldi albanesi, valuta locale, banconote (grosse/grandi/da),
        moneta locale, soldi .. (subito/dopo/adesso/ora/prima)`,
    },
    extending: {
      phrases: `
        prolung*, estend*, allung*, proroga*, (lasciar*/tener*/restare/rimanere) .. (piu a lungo/un giorno in piu/# giorni in piu/piu tempo),
        (un/una/due/#) (giorn*/notte/settimana) (in piu/extra/ancora/aggiuntiv*), !(a/ad/per) (un/un altra/un altro) (altro/altra) (giorno/notte/settimana),
        ancora (un/una/due/#) (giorn*/notte/settimana), aggiungere (un/una/due/#) (giorn*/notte), (ritir*/pass*/torn*) .. (un giorno/# giorni) dopo,
        piu a lungo del previsto`,
    },
    changing: {
      phrases: `
        prenotat* .. (#/una/un/due/tre/quattro) .. (ma/pero/adesso/ora) .. (siamo con/abbiamo/sono/ho/portiamo) .. (#/due/tre/quattro/cinque/sei) !(giorn*/or*),
        (valigia/borsa/zaino/bagaglio) in piu (rispetto/di quanto/di quelli/del),
        prenotat* .. # .. (ma/pero) .. #,
        (prenotato/scelto/messo) .. ma (volevo/volevamo/intendevo/era), (nome/cognome/telefono/numero) .. (sbagliat*/errat*/scritto male), (sbagliat*/errat*) .. (nome/cognome/telefono/numero/data/giorno)`,
      words: `
        (cambi*/spost*/posticip*/anticip*/corregg*/rinvi*) .. (prenot*/data/date/ora/orario/giorno/nome/ritiro/mail),
        (errat*/sbaglia*) .. (prenot*/data/date/ora/orario/giorno/nome/mail/inser*/mett*/mess*), (data/ora/giorno/prenot*) .. sbagliat*,
        (aggiung*/aggiunt*/togliere) .. (valig*/bagagl*/zain*/prenot*/borsa), aggiungere, modific*, prolung*, estend*, allung*,
        (un/due/qualche/una/altro/altri/#) (altro/altri/altra/altre) (giorno/giorni/notte/notti/ora/ore/settimana),
        (un/una/due/qualche) (ora/giorni/ore) in piu, (giorno/notte) in piu, piu (a lungo/tempo del/di quanto), di piu rispetto,
        (una/un/due) (valigia/zaino/borsa/bagaglio) in piu, piu (valigie/bagagli/borse) di, prima del previsto,
        (spost*/cambi*/rimand*/posticip*/anticip*) .. (al #*/alle #*/consegna/deposito/ritiro/a (domani/lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica)),
        (scritto/messo/inserito/sbagliato/digitato) .. (male/sbagliat*/errat*), aggiungo, aggiungiamo, errore, faccio piu tardi, meno (valigie/bagagli),
        (valigia/zaino/borsa/bagaglio) in meno, (cambiare/spostare/passare) .. (lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica),
        (altri/altre/ancora) (due/tre/#/un/una) (giorn*/nott*/or*), (passare/cambiare) da # a, messo #,
        (ora/ore/ora e mezza) (dopo/prima) .. (quello/rispetto/previsto/di quanto/scritto/prenotat*),
        (prima/dopo/piu tardi/piu presto) (rispetto/di quanto/di quello/del previsto/dell orario),
        # (valigi*/borsa/borse/zain*/bagagli*/trolley) (e /)(non/invece di/al posto di) (#/due/tre/una),
        (lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica/domani) (e /)(non/invece di/anziche/al posto di) (il /)(lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica/domani),
        non (lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica/domani) ma`,
    },
    full: {
      words: `
        (siete/e/se/sara/fate) .. (pieni/pieno/completi), al completo, tutto pieno, esaurit*, (finit*/finisc*) .. (posto/posti/spazio), non c e (piu /)posto,
        capienza, (siete/e) (gia /)completo, riempite`,
    },
    walkIn: {
      phrases: `
        senza (prenot*/appuntamento/aver prenotato),
        (devo/dobbiamo/bisogna/si deve/occorre/necessario/obbligatori*/serve) (per forza /proprio /la /una /)prenot*,
        prenotazione (obbligatoria/necessaria/e obbligatoria/e necessaria),
        (venire/passare/presentarmi/presentarci/vengo/passo) (e basta/direttamente/cosi/senza/li), direttamente (li/sul posto/in ufficio/da voi), in anticipo,
        all ultimo momento, spontane*,
        (avete/c e/ci sono/hai/resta/ancora/trovo) (* /)(posto/spazio/posti) (* /)per (#/due/tre/quattro/una/le/i/la/il) (mie /miei /mia /mio /nostre /nostri /)(valigi*/borsa/borse/zain*/bagagli*/trolley),
        (avete/c e/ci sono/ancora) (* /)(posto/spazio/posti) (adesso/ora/oggi/subito) !(per (sedersi/aspett*)),
        (nn/non) (ho/abbiamo) (* /)prenotat* .. (posso/possiamo/lasci*/stesso/va bene/vengo),
        (senza/non ho/nn ho) (la /nessuna /una )prenotazione .. (posso/lasci*/stesso/va bene)`,
    },
    groups: {
      words: `
        grupp*, comitiv*, scolaresc*, scuola, classe, (1/2/3/4/5/6)# (persone/student*/alunni/passeggeri), piu di (20/25/30/40/50), gita scolastica, coro,
        squadra, delegazion*, club, orchestra, congresso, associazione, addio al (nubilato/celibato), siamo in #,
        (1/2/3/4/5/6)# (ragazze/ragazzi/amici/amiche/adulti/bambini/turisti), crocierist*`,
    },
    watching: {
      phrases: `
        (chi/qualcuno) (* /)(* /)(guard*/controll*/sorvegl*/vigila/resta/custod*/bada/attento) .. (notte/chius*/chiudete), (di notte/la notte/quando chiudete/quando siete chiusi) .. (chi controlla/chi guarda/chi sorveglia/chi le/qualcuno controlla/qualcuno guarda/sorvegl*/custod*)`,
      words: `
        telecamer*, *armadiett*, a chiave, lucchett*, assicurat*, assicurazion*, *sorvegl*, (stanza/sala/locale/deposito/camera) .. chius*, guardiano,
        di guardia, la guardia, custode, chi .. (controll*/guarda/bada/vigila) .. (valig*/bagagl*/borse/cose/roba)`,
    },
    reviews: {
      phrases: `
        recension*, affidabil*, truff*, serie, siete seri, stelle su google, trustpilot`,
    },
    oddItems: {
      phrases: `
        ${countable} .. (uno/un/1/una) (pezzo /bagaglio /collo /)o (due/2), (un/1) (pezzo/collo/bagaglio) o (due/2),
        (come/quanto) (contano/conta/contate/si contano/calcolate/vengono contati) .. ${countable},
        (passeggin*/carrozzin*/bici/bicicletta/seggiolin*/chitarr*/sci) .. (conta/contano/vale/valgono) (come/per)`,
      words: `
        tavola da surf, tavole da surf, surf, snowboard*, sci, bici, bicicletta, biciclette, passeggin*, carrozzin*, chitarr*, violoncell*, violin*,
        strument* music*, kayak*, mazze da golf, golf, tenda, monopattin*, skate*, drone, (enorm*/gigant*/ingombrant*) (valigi*/borsa/zaino/bagagli*),
        fuori misura, scatolon*, tappet*, mountain bike, e bike`,
    },
    reserving: {
      words: `
        (vorrei/vorremmo/voglio/volevo/mi serve/dovrei) .. (riservare/prenotazione/fissare/bloccare), fare una prenotazione, mi prenota*, prenotare,
        senza prenot*, se non prenot*`,
    },
    earlyFlight: {
      phrases: `
        (volo/aereo/parto/partiamo/partenza/decoll*) .. (alle /alle/all/alle ore/ore/verso le) (1/2/3/4/5/6/7/0*/1h/2h/3h/4h/5h/6h/7h/cinque/quattro/sei) !(del pomeriggio/di sera/e mezza di sera),
        (volo/aereo/partenza) .. (presto/prestissimo/mattina presto/all alba), alle (1/2/3/4/5/6/7/cinque/quattro/sei) .. (volo/aereo)`,
    },
    night: {
      phrases: `
        prima delle (8/8h/otto/apertura), prima (dell apertura/che apriate), dopo le (23/23h/ventitre/11 di sera/24), dopo (mezzanotte/la chiusura/l orario),
        (a/verso) mezzanotte, (a/verso) (mezzanotte/le 2 di notte/le 3 di notte),
        (ritir*/lasciar*/venire/apert*) .. alle (2/3/4/5/1) (di notte/del mattino/di mattina),
        (di notte/in piena notte/nel cuore della notte/durante la notte) .. (apert*/ritir*/lasciar*/qualcuno/prend*),
        (apert*/ritir*/lasciar*/qualcuno) .. (di notte/in piena notte/durante la notte), (arriv*/atterr*) .. (4/5/6/7/4h/5h/6h/7h) .. (qualcuno/apert*/lasci*)`,
      words: '24 7, 24 ore, 24h, h24, mezzanotte',
    },
    holidays: {
      phrases: `
        festiv*, feste, natale, capodanno, pasqua*, ferragosto, vigilia, san silvestro, epifania, befana, primo dell anno,
        (apert*/aprite/chius*/chiudete) .. (domenica/domeniche/sabato/weekend/fine settimana/# novembre/# dicembre/# gennaio/# agosto),
        (domenica/sabato/weekend) .. (apert*/aprite)`,
    },
    overnight: {
      words: `
        durata mass*, massimo .. (giorni/tempo), (una/due/tre) settiman*, (un/due/tre) (mese/mesi),
        (lasciar*/tener*/deposit*/custodi*/tenete) .. (la notte/una notte/tutta la notte/per la notte/durante la notte/piu giorni/qualche giorno/# notti),
        (per quanto/quanto) tempo (posso/possiamo/si puo/potete), pernott* !(in)`,
    },
    hours: {
      phrases: `
        (arriv*/atterr*/sbarc*/siamo li/saremo li) .. (0*/4/5/6/7/4h/5h/6h/7h/le sei/le sette/le cinque) .. (qualcuno/apert*/lasciar*/aprite/trovo/troviamo/c e),
        (prima delle (8/8h/otto)/prima dell apertura/prima che apr*), (arriv*/atterr*) .. prima .. apr*,
        (alle/verso le/per le) (0*/4/5/6/7/4h/5h/6h/7h) .. (qualcuno/gia apert*/aprite), (siete/state) apert* .. (pranzo/cena)`,
      words: `
        (a/da/entro/per/in/verso) (che/quale) or*, che ora, h24, apert*, aprir*, chius*, chiud*, quando (siete/apr*/posso/possiamo/si/lavor*/devo),
        fino a (quando/che/quale/quanti), fino alle #*, (per/fino a/quanto) (quanto/quanti) (tempo/giorni/ore), quanto tempo (puo/si/posso/possiamo/al),
        quanti giorni, !(peso/kg/chili/misura/dimensione) massimo !(kg/chili/peso/di peso), limite di tempo, tempo limite, durata,
        (la notte/di notte/notturn*/stanotte/una notte), mezzanotte, mezzogiorno, (troppo/piu/cosi/molto/a) presto, *ritard*, tardi,
        (alle/prima delle/dalle/le) #* .. (ritir*/prend*/lasci*/deposit*/ven*/port*/arriv*/trov*/qualcuno/va bene/potete/siete/c e),
        (ritir*/prend*/riprend*/lasci*/deposit*/ven*/port*/arriv*/torn*/atterr*/recuper*/passo/passare) .. (alle/prima delle/dalle/alle ore/le) (#*/una),
        (trovo/troviamo/c e) qualcuno !(che/da chiamare/con cui/a cui/da contattare), ferie, festiv*, fest* nazional*, natale, capodanno, ferragosto, pasqu*,
        santo stefano, pausa pranzo, 24 ore, 24 su 24, 24h*, 24 7, ultim* (ritir*/deposit*), il giorno successivo, tutti i giorni, che giorni,
        giorno (dopo/seguente), (tornare/torno/ripass*/passare/ritirar*/riprend*/venire) .. (domani/dopo/sera/notte), (ancora/sempre) li,
        (lasciar*/tenere/depositar*) .. (notte/settimana/domani), di mattina presto, del mattino, (# giorni/piu giorni/qualche giorno), di sera, fino a sera,
        (siete/sei) .. (adesso/ora/ancora/in ufficio) !(sicur*/disponibil*),
        (arriv*/atterr*/passo/vengo/veniamo/saro/siamo) .. (#h/alle #*/verso le #*/per le #*/dopo le #*), #h .. (va bene/ok/trovo/ancora), vi trovo ancora,
        orari*, dalle che ore, (a/per) pranzo .. chiu*, (chiu*/fate) .. (pranzo/pausa), (lavor*/apri*) .. (domenica/lunedi/sabato/feste/24), lavorate,
        ultima ora, (lasciar*/tener*/deposit*/rest*) .. (fino a/per) (domani/lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica/la prossima),
        (riprend*/ritir*/prend*) .. (domani/indomani/seguente), l indomani, che ore fate, fate (festa/ponte), presto la mattina, tarda (sera/notte),
        notte intera, (portiamo/lasciamo/porto/lascio/portar*) .. (riprend*/ritir*/prendiamo), per (qualche/piu/# /tre /due )(giorn*/settiman*/mes*),
        (apri/apre/aprite/aprono) !(le/i/la/il/gli/lo/anche le/valig*/bagagl*), (passare/venire/passo/vengo/arrivo) (da voi /)(ora/adesso/subito), in tempo,
        per tempo, puntual*, ci (siete/sei), c e nessuno, ultim* (momento/possibilita/occasione) .. (ritir*/riprend*/prend*/recuper*), quanto presto,
        domattina presto, quante notti, # notti, ora (limite/massima), da un giorno all altro, sempre qualcuno !(che), (riprend*/ritir*) .. prima,
        (qualsiasi/qualunque) (ora/momento), (volo/aereo/treno/traghetto/bus) .. (parte/e) .. (#h/alle #*)`,
      hints: `
        ora, ore, quando, sabat*, domenic*, lunedi, martedi, mercoledi, giovedi, venerdi, weekend, sera, serata, mattin*, presto, stasera, oggi, domani, giorni,
        giorno, notte, notti, settiman*, mese, mesi, alle #*, pomeriggio, #h`,
    },
    booking: {
      phrases: `
        prenot* .. senza .. carta,
        (prenot*/riserv*) .. pag* .. (quando/arrivo/dopo/sul posto/li), (prolung*/estend*/allung*) .. (giorno/giorni/notte/prenotazion*/deposito),
        (un altro/un/altri due) giorno .. (prolung*/estend*/allung*/tenere), (tenere/lasciare) .. (giorno/giorni) in piu,
        (un/#/due) giorn* in piu .. (valigia/bagagl*/tenere/lasciare),
        (c e/avete/ci sono/resta/restano/rimane/rimangono) (ancora /)(posto/posti/spazio) (per/sabato/domenica/oggi/domani/questo) !(parcheggi*/seder*/aspett*/mangiare/dormire/ricaric*/cambiarsi),
        c e posto !(per), (avete/c e) .. posto (sabato/domenica/oggi/domani),
        (pagato/pago) .. (nn/nulla/niente/nessun*) .. (arriv*/ricevut*/conferma/mail/email), (quanto tempo prima/quanto prima/quando) .. prenotare,
        prenot* .. (per/a nome di) (un altra persona/altri/un amico/un amica/qualcun altro/i miei), (togliere/levare/tolgo) .. (valigia/zaino/borsa/bagaglio),
        (conviene/meglio) prenotare, con quanto (tempo/anticipo), trov* posto`,
      words: `
        *prenot*, riserv*, disponibil*, (avete/ci sono/ancora/hai/trovo/c) .. (posto/posti/spazio), posti liberi, posto libero, in anticipo, appuntament*,
        senza appunt*, (presentar*/venire) (direttamente/li/senza/e basta), conferma*, passare (lo stesso/senza), (arrivata/ricevuto/arrivato) .. (mail/email),
        last minute, stesso giorno, (serve/servirebbe/cerco/vorrei/ho bisogno di) (un /)(posto/spazio), vengo (e basta/senza/lo stesso), avvis*,
        (venire/presentarmi/passare/vengo/passo) .. (direttamente/cosi), preavviso, ancora (possibile/libero), (possibile/si puo) .. (oggi/stasera/subito),
        all ultimo, posto per !(vedere), posti per, spazio per, # (posti/posto), quanto prima, (tenete/tenere/tenermi/tenerci/conserv*) .. posto,
        codice !(postale/fiscale), qr, voucher, (depositare/lasciare) .. (come faccio/come si fa/come funziona), segnarmi, segnarci, account, buco`,
      hints: 'posto, posti, spazio, libero',
    },
    safety: {
      phrases: `
        (c e/avete) (sempre) .. (qualcuno) .. (controll*/sorvegli*/custod*/guard*),
        (manca/mancano/sparito/sparita/spariti/scompars*) .. (dalla/dal/dallo/dentro/qualcosa/valigia/borsa/zaino/cose/roba/soldi),
        (mi /ci )(manca/mancano) !(la conferma/la mail/il codice/tempo/un ora/# ore),
        (valigia/borsa/zaino/trolley/lucchetto) .. (aperta/aperto/forzat*/frugat*/manomess*),
        (aperto/frugato/rovistato) .. (la mia/il mio/valigia/borsa/zaino/bagagli*),
        (perso/persa/smarrito/smarrita/perdo/trovo piu) .. (biglietto/bigliettino/scontrino/ricevuta/tagliando/talloncino/etichetta/numerino/foglietto) !(del bus/dell autobus/del treno),
        chi .. (accesso/entra/entrare/accede),
        (computer/portatile/pc/macbook) .. (da voi/lasciare/sicur*), (tutti/chiunque/estranei) .. (entrare/entrano/accedere/entra),
        (dimenticat*/lasciat*/scordat*) (li /da voi /)(la mia/il mio/i miei/le mie/la/il/un/una/gli/le) (* /)(giacca/ombrello/caricatore/caricabatterie/telefono/cellulare/cappello/occhiali/libro/chiavi/portafoglio/felpa/maglione/sciarpa/borraccia/tablet/cuffie/passaporto),
        (dimenticat*/scordat*) (qualcosa/una cosa), come .. (custodi*/conserva*/tenuti/tenute/sorvegli*), dove (le/li/la) (tenete/mettete),
        dove (tenete/mettete/custodite) .. (valig*/bagagl*/borse/cose/roba), copre, copertura, bagna, bagnano, bagnarsi,
        (entrare/accedere/entra) .. (chiunque/tutti/estranei), chi .. chiavi, (pagate/rimborsate) .. (perd*/rub*/romp*), (mi/ci) e rimast*,
        (cosa/che) mi date .. (lascio/valigia)`,
      words: `
        sicur*, *rubare, rubat*, ruba, rubano, rubino, furt*, ladr*, !(mi sono/sono/mi) perso, !(mi sono/sono/mi) persa, !(ci siamo/siamo/ci) persi, smarr*,
        telecamer*, *sorvegl*, vigilanz*, custodit*, assicur*, etichett*, ricevuta, ricevute, scontrin*, tagliand*, affidabil*, danni, danno, dannegg*, rott*,
        rompe*, rovinat*, risarc*, responsab*, protett*, lucchett*, *armadiett*, cassaforte, chiave, incustodit*, controll*, ispezion*,
        contenuto .. (valig*/dentro/bagagl*/zain*), portatil*, laptop, computer, pc, di valore, scambi*, numer* sul, dimostr*, prova, contromarca, gettone,
        bigliettino, numerino, guardia*, !(nella/con/sua/una/in) custodia, scassin*, guarda, guardate, !(parco/posto/zona/bar) tranquill*,
        (guard*/vigil*/bada) .. (bagagl*/valig*/borse/zain*), occhio, aprite .. (valig*/bagagl*/zain*/borse/dentro), macchina fotografica, fotocamer*, gioiell*,
        spari*, manca qualcosa, (nessuno/qualcuno/altri/altro) .. (prend*/rub*/tocc*/apr*/port* via), chi .. rispond*, fid*, truff*, serio, seri, perd*,
        (biglietto/talloncino/cedolino/contrassegno) .. (valig*/borsa/bagagl*), (date/rilasciate/c e) (un /una /)(numero/talloncino), rischi*, preoccup*,
        in una stanza .. chius*, stanza unica, stanza (chiusa/separata), dimentic*, scordat*, recension*, fogliett*, attrezzatura (foto*/video), elettronic*,
        garanzi*, sigill*, raggi, verific*, (sapere/sapete/capite) .. (mia/mio/nostra), macbook, ipad, stessa (stanza/sala), (tutte/tutti) insieme, mischi*,
        scansion*, scanner, uno si prend*, freg*, polizz*, adesiv*, (valigia/zaino/borsa) .. sbagliat*, in vista, botta, allarme`,
      hints: 'personale, numero, controll*, sorveglia*',
    },
    location: {
      phrases: `
        (non) (trovo/troviamo/riesco a trovare) .. (ufficio/voi/posto/deposito/negozio),
        (quanto ci si/quanto ci/quanto tempo si) (mette/vuole/metto/impiega/impiego) .. (a piedi/dal centro/dalla piazza/dalla stazione),
        parcheggi* .. (fuori/davanti/vicino/vostro/vostra/li/zona), (posso/possiamo/si puo/dove) .. parcheggi*,
        (autostazione/stazione dei bus/stazione degli autobus/stazione bus/terminal) .. (piedi/cammin*),
        (piedi/cammin*) .. (autostazione/stazione/terminal/hotel/albergo),
        (hotel/albergo/airbnb/ostello/alloggi*) .. (a piedi/lontan*/distan*/camminat*/quanto ci vuole), indirizzo .. (taxi/tassista/autista/tassi/uber),
        (taxi/tassista/autista/tassi) .. indirizzo, indirizzo .. (dare/do/darlo/mostrar*/dire), posteggi*, parcheggiare, parcheggio, parcheggi,
        (mandi/mandate/mandami) .. (posizione/pos), google maps, siete vicin*, posto auto, posti auto`,
      words: `
        !(posto) dove !(compro/comprare/posso comprare/si compra/prelev*/posso prelev*/si esce/and*/si va/portare), dov,
        indirizz* !(mail/email/e mail/di posta), mappa, mappe, maps, cartina, indicazion*, ubica*, strada, (che/quale/quale) via, come (vengo/ci veniamo),
        per arrivare, arrivarci, raggiung*, *lontan*, distan*, dista, distate, quanto ci vuole, quanti minuti, trovarvi, (vi trov*/trovo il/trovare),
        *in centro, (dal/del/al) centro, che (autobus/bus), quale (autobus/bus), fermat*, terminal*, stazion*, *parchegg*, situat*, ingresso,
        (siete/state) (vicin*/dentro/in/all/nel), (quale/che) (direzione/lato/parte), (sono/siamo) (in/alla/al/a) .. (piazza/centro), non (vi/ti) (trov*/vedo),
        vicino (a/dal/dalla) (piazza/centro/opera), in auto, di fronte, gps, si troviamo (facilmente/subito), minuti .. (da/dal/dall), piano, citofon*,
        campanell*, insegna*, cartell*, (arriv*/venire/vado) .. (da voi/li), si trova, davanti, porta, portone, piu vicin* .. metro,
        minut* .. (piedi/centro/camminata), vicin* (alla/al/all) (opera/piazza/centro/hotel*), piramide, skanderbeg, !(navetta) macchina !(fotografica),
        quartiere, civico, cap, navigatore, waze, coordinate, pin, come (si /ci /vi /)(arriv*/trov*), posizione*, in periferia,
        !(lungo #/lunga #/lunghi #/alto #) metri, km, palazzo, edificio, blloku, cortile, portici, (ci siamo/sono) (perso/persa/persi), punto (esatto/preciso),
        quanto si cammina, di sopra, condivid*, in fondo a, nome della via, piazza (principale/centrale), sulla piazza, in piazza, come veniamo .. (voi/li),
        mezzi pubblici, con i mezzi, trasporti pubblici, accanto (a/al/alla), isolat*, a destra, a sinistra, a piedi (da/dal/dall/dalla), sede, sedi, filial*,
        succursal*, garage, vicino a (che/quale/cosa), sostare, sosta, angolo, punto di riferimento, attraversare, segnalat*, si arriva, via e, localizzazion*,
        uscita`,
      hints: 'centro, via, posto, zona, qui',
    },
    contact: {
      phrases: `
        (sito/pagina/app/bottone/pulsante/tasto/modulo/form/link) .. (non/blocca*/errore/bianc*/crash*/pianta*/impalla*/carica*/rotto/down/giu/bug),
        non .. (carica*/apre/aprire/funziona*/va) .. (sito/pagina/app/bottone/pulsante/tasto/link), errore (sul/nel/sulla/nella) (sito/pagina), reclam*,
        maleducat*, scortes*, lament*, (parlare/parlo) .. (responsabile/titolare/capo/direttore), (dove/a chi/come) (vi/ti/le/posso) (scriv*/chiam*/contatt*),
        chi e (il/la) responsabile !(se), dove (mando/scrivo/invio/mandare/scrivere), (esce/da/dice) (un /)errore, errore #,
        (in/parl*/rispond*) .. (inglese/italiano/francese/spagnolo/tedesco), cadut* .. (sito/pagina)`,
      words: `
        contatto, contatti, contattar*, contattate, contattiamo, telefon*, cellulare, chiamar*, chiamo, chiamat*, mail, email*, e mail*, posta elettronica,
        wathsapp*, whatsap*, messaggi*, parlar*, parlo, operatore, operatrice, assistenza, umano, (una/vera) persona (vera/reale/), numero, rispond*, recapit*,
        reclam*, instagram, fisso, linea, centralino, chattare, sentirvi, sentire, insta, ig, (siete/su) (telegram/messenger/signal), numer* (di /)(tel*/cell*),
        tel, cell, direttore, responsabile del, (il/un/vostro) capo, scriv*, squillo, lament*, proprietari*, titolare, gestore, qualcuno con cui, trattat*,
        facebook, wapp, wa, watsap*, risposta, richiam*, segnalar*, lingua, lingue, supporto`,
      hints: 'persona, qualcuno, chiam*',
    },
    items: {
      phrases: `
        (trolley/valigia/borsa/zaino) (rotto/rotta/aperto/aperta),
        quant* (valigie/borse/bagagli/colli/zaini/pezzi) (a persona/a testa/posso/possiamo/si possono/al massimo/max), coltellin*, forbici,
        quanto .. (pesare/pesa), peso massimo, (aprire/accedere/prendere qualcosa) .. (borsa/valigia/zaino/bagaglio) .. (durante/giorno/mentre/intanto),
        posto per .. (bici*/passeggin*/sci/chitarra/surf/tavola), cosa non (posso/si puo/possiamo) (mettere/lasciare/portare),
        (mettere/metterci/lasciare/tenere) .. da mangiare, quanti (chili/kg/kili), (valigia/zaino/borsa) non .. chiude`,
      words: `
        (dimension*/misur*), limit*, (grand*/enorm*/ingombrant*), peso, pesa, pesano, pesant*, chili, kg, #kg, bici*, moto, casco, caschi, monopattin*,
        passeggin*, sci, scarponi*, snowboard*, surf*, tavol*, strument*, chitarr*, violin*, tend*, bastoncin*, animal*, cane, cani, gatto, gatti, cibo,
        aliment*, mangiare dentro, *vietat*, *proibit*, *ammess*, *permess*, *consentit*, (che/quali) cose, deposit*, *lasci*, *custodi*, conservare, tenere,
        tenete, tieni, accettate .. (bagagl*/valig*/pacc*), oggett*, roba, pacco, pacchi, pacchett*, scatol*, borsetta, giacc*, cappott*, vino, bottigli*,
        alcol*, drone, droni, golf, abit*, vestit*, ombrell*, piant*, seggiolin*, coltell*, arma, armi, powerbank, batteri*, profum*, attrezz*, quadr*,
        materass*, skate*, pattin*, racchett*, fiori, sacco a pelo, cappell*, stivali, carton*, violoncell*, souvenir*, formaggi*, olio, pesce, carne,
        # (kili/kilo), borsa frigo, sport*, canne, canna da pesca, sacchett*, busta, buste, beauty, (si puo/posso/potrei) mettere, carrozzella, tv, televis*,
        mobili, giocattol*, libri, uovo, spada, sacca, sacche, kayak, padell*, (aprire/prendere) .. (borsa/qualcosa), prendere una cosa,
        accedere .. (valigia/bagaglio/borsa), tambur*, pianoforte, tastiera, tromba, sassofono, fisarmonica, flauto, ukulele, percussion*, tappet*, frutt*,
        parapendio, liquid*, (lung*/larg*/alt*) # (metri/cm), mazze, hockey, carrell*, campeggio`,
      hints: `
        bagagl*, *valig*, trolley, borsa, borse, borson*, *zain*, collo, colli, cosa, cose, prend*, accett*, ritir*`,
    },
    payment: {
      phrases: `
        (addebit*/pagat*/prelevat*/scalat*/preso/presi/presa/tolto/tolti/pagare/pagamento) .. (due volte/doppio/2 volte/doppiamente) .. (carta/conto/prenotazion*/banca/app),
        (mi avete/mi hanno/mi e/vi siete/mi ha/ho/mi sono/risult*) .. (addebit*/pagat*/prelevat*/scalat*/preso/tolto/fatto pagare) .. (due volte/2 volte/doppio),
        (due/2/doppio/doppi) (addebit*/pagament*/preliev*/transazion*), (pagat*/addebit*/prelevat*/scalat*) (due volte/2 volte/il doppio),
        (ricevuta/scontrino/fattura) .. (lavoro/azienda/ditta/rimborso spese/trasferta/commercialista/nota spese/datore), minimo .. (carta/bancomat/pos),
        (carta/bancomat/pos) .. minim*, (fate/emett*) (lo /uno /)scontrin*, a quanto .. (cambi*/lek/euro), tasso`,
      words: `
        pagament*, carta, carte, contant*, soldi, monet*, spiccioli, bancomat, postepay, satispay, bonific*, pos, credito, debito, euro, lek, paypal,
        google pay, revolut, visa, mastercard, amex, american express, contactless, banconot*, resto, pezzi da, prepagat*, poste pay, pagobancomat, iban, apple,
        assegn*, bitcoin*, cripto*, cambiare #`,
      hints: 'pagar*, denaro, accett*',
    },
    nearby: {
      phrases: `
        (posto/bar/locale) .. (lavorare/studiare), (muse*/visit*/vedere) .. a piedi, bancomat .. (zona/vicin*/giro/paraggi),
        (c e/dove/trovo/dov e) (un /il /)bancomat, prelevare, prelevo, preleviamo, atm, compr* .. (souvenir/regal*), (lavare/lavo) .. (vestiti/panni),
        (c e/dov e/trovo) una banca, ritirare (soldi/contanti), !(lontani/lontano/vicino/vicini) (c e/una) farmacia, qualcosa da (fare/vedere),
        (bel/buon) posto, cosa vedere`,
      words: `
        vicin*, dintorni, intorno, attrazion*, visit*, (da/cosa/che/si puo/poter) .. fare, vedere, giro, *consigl*, suggeri*, muse*, monument*, passegg*,
        a piedi, escursion*, gita, gite, castell*, mosche*, bunk*, piramid*, parco, lago, mercat*, negoz*, supermercat*, farmaci*, turist*, piazza, bazar,
        spiaggi*, (ore/tempo) (libere/libero/da), (cosa/che) (facciamo/si fa), # ore a tirana, passare il tempo, imperdibil*, girare, fare due passi,
        vale la pena, ne vale, con (i /dei /)bambini, (dove/che) (and*/si va/portare), giretto, in zona, giardin*, chies*, (gallery/galleria), funivia, dajti,
        lavanderia, bei posti, qualcosa da, ammazzare il tempo, (abbiamo/ho) .. ore .. (fare/libere), bello, (cosa/che) .. (vedo/vediamo), si vede, blloku,
        (un ora/due ore/# ore/mezza giornata) .. fare, divertent*, qualcosa di carino, attivit*, da non perdere, non (dobbiamo/devo) perder*, panoram*,
        belvedere, mare, posto dove, cinema, teatro, piscina, ospedale, medico, polizia, ambasciata, centro commerciale, il meglio, interessant*`,
    },
    special: {
      phrases: `
        (venite/venire/passate/passare/viene/ritirate/ritirare/ritiro/prendete/prelevare/recuperare/prenderl*/prendere) .. (in/all/al/dall/dal/nel/alla/presso) (nostro /mio /il nostro /il mio /)(hotel/albergo/airbnb/appartamento/ostello/casa/alloggio/b b/struttura) !(a piedi),
        (ritiro/ritirate) .. a domicilio, (aiut*/mano) .. (port*/valig*/bagagl*/sollev*/trascin*) !(via),
        (portar*/sollevar*/trascinar*) .. (aiut*/mano/qualcuno), non .. (riesc*/ce la fa*) .. (portar*/sollevar*/trascinar*),
        (portate/portare/consegn*/mandate/spedi*) .. (valig*/bagagl*/borse) .. (in aeroporto/all aeroporto/in hotel/in albergo/all airbnb/in appartamento/in un altra citta),
        cane guida, !(compr*) (medicin*/insulina/frigo/frigorifero)`,
      words: `
        special*, particolar*, richiest*, *fragil*, delicat*, prezios*, *vetro, attenzion*, farmac*, aiut*, *anzian*, !(da/con/con i/con dei/per) bambin*,
        neonat*, esigenz*, necessit*, sedersi, sederci, frigo*, incinta,
        allergi*, zoppic*, al freddo, fresco, vaso, vasi`,
      hints: 'bisogn*, famiglia, problem*, possibil*, serve',
    },
  },
}
