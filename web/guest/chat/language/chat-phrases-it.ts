import type { ChatWords } from './chat-patterns.ts'

export const itPhrases: ChatWords['phrases'] = {
  price: `
    (giornata/giorno) .. (calcol*/conta/24 ore/mezzanotte),
    (1/un/uno/una) (giorno /giornata /)o (2/due), (2/due) (giorni /giornate /)o (1/un/uno/una/3/tre),
    (sono/fanno/fa/contano/conta/diventano/valgono/vale/conteggiate/contate) (gia /sempre /comunque /come /per /solo /allora )(due/2/un/1/tre/3) giorn*,
    (sono/fanno/contano/contate/conteggiate/calcolate) (due/2/tre/3/un/1) giorn*, (come/quanti/quante) .. (contate/contano/conteggia*/si calcolano/calcolate) .. (giorni/giornate),
    come .. (giorni/giornate) .. (contano/contate/calcola*/conteggi*), quanti giorni (sono/pago/paghiamo/si pagano/devo pagare/contate/fanno/mi fate/calcolate), cauzione,
    deposito cauzionale, (solo/soltanto) .. (# ore/due ore/un ora/un oretta/un paio d ore/# h/tre ore/mezz ora) .. (pag*/intera/intero/tutto),
    pag* .. (giorno intero/giornata intera/intera giornata) .. (ore/ora), (passeggino/borsetta/marsupio/casco/ombrello/giacca/borsa piccola) .. (pago/paga/pagare/conta/gratis),
    (pago/pagare/paga) .. (passeggino/borsetta/casco/ombrello/giacca/marsupio), scontin*, sconticin*, scontist*, giorno del (ritiro/deposito) .. (paga/pago/conta),
    (quanto costa/costo/prezzo/quanto viene/quanto chiedete) .. (tenere/lasciare/depositare/tenervi) .. (valig*/bagagl*/zain*/borsa), pag* .. (due/2/tre/3) giorni !(con/in),
    (bambini/figli/neonati/ragazzi/studenti) .. (pagano/paga), (pago/pagare/paghiamo/paga/pagate) .. (giorno in piu/altro giorno/giorno extra),
    (primo/secondo/terzo) giorno .. (pag*/cost*), (lasciare/dare/versare) un deposito, va a parte, o conta, (e/conta/sono/pago) (un solo/solo un) giorno`,
  hours: `
    (arriv*/atterr*/sbarc*/siamo li/saremo li) .. (0*/4/5/6/7/4h/5h/6h/7h/le sei/le sette/le cinque) .. (qualcuno/apert*/lasciar*/aprite/trovo/troviamo/c e),
    (prima delle (8/8h/otto)/prima dell apertura/prima che apr*), (arriv*/atterr*) .. prima .. apr*, (alle/verso le/per le) (0*/4/5/6/7/4h/5h/6h/7h) .. (qualcuno/gia apert*/aprite),
    (siete/state) apert* .. (pranzo/cena)`,
  safety: `
    (c e/avete) (sempre) .. (qualcuno) .. (controll*/sorvegli*/custod*/guard*),
    (manca/mancano/sparito/sparita/spariti/scompars*) .. (dalla/dal/dallo/dentro/qualcosa/valigia/borsa/zaino/cose/roba/soldi),
    (mi /ci )(manca/mancano) !(la conferma/la mail/il codice/tempo/un ora/# ore), (valigia/borsa/zaino/trolley/lucchetto) .. (aperta/aperto/forzat*/frugat*/manomess*),
    (aperto/frugato/rovistato) .. (la mia/il mio/valigia/borsa/zaino/bagagli*),
    (perso/persa/smarrito/smarrita/perdo/trovo piu) .. (biglietto/bigliettino/scontrino/ricevuta/tagliando/talloncino/etichetta/numerino/foglietto) !(del bus/dell autobus/del treno),
    (valigia/borsa/zaino/trolley) .. (crepa/graffi*/ammacc*/strapp*/bagnat*/rott*), chi .. (accesso/entra/entrare/accede), (computer/portatile/pc/macbook) .. (da voi/lasciare/sicur*),
    (cerniera/zip/maniglia/manico/rotella/ruota/ruote) .. (rott*/staccat*/spezzat*), (tutti/chiunque/estranei) .. (entrare/entrano/accedere/entra),
    (dimenticat*/lasciat*/scordat*) (li /da voi /)(la mia/il mio/i miei/le mie/la/il/un/una/gli/le) (* /)(giacca/ombrello/caricatore/caricabatterie/telefono/cellulare/cappello/occhiali/libro/chiavi/portafoglio/felpa/maglione/sciarpa/borraccia/tablet/cuffie/passaporto),
    (dimenticat*/scordat*) (qualcosa/una cosa), come .. (custodi*/conserva*/tenuti/tenute/sorvegli*), dove (le/li/la) (tenete/mettete),
    dove (tenete/mettete/custodite) .. (valig*/bagagl*/borse/cose/roba), copre, copertura, bagna, bagnano, bagnarsi, (entrare/accedere/entra) .. (chiunque/tutti/estranei), chi .. chiavi,
    (pagate/rimborsate) .. (perd*/rub*/romp*), (mi/ci) e rimast*, (cosa/che) mi date .. (lascio/valigia)`,
  location: `
    (non) (trovo/troviamo/riesco a trovare) .. (ufficio/voi/posto/deposito/negozio), (quanto ci si/quanto ci/quanto tempo si) (mette/vuole/metto/impiega/impiego) .. (a piedi/dal centro/dalla piazza/dalla stazione),
    parcheggi* .. (fuori/davanti/vicino/vostro/vostra/li/zona), (posso/possiamo/si puo/dove) .. parcheggi*,
    (autostazione/stazione dei bus/stazione degli autobus/stazione bus/terminal) .. (piedi/cammin*), (piedi/cammin*) .. (autostazione/stazione/terminal/hotel/albergo),
    (hotel/albergo/airbnb/ostello/alloggi*) .. (a piedi/lontan*/distan*/camminat*/quanto ci vuole), indirizzo .. (taxi/tassista/autista/tassi/uber),
    (taxi/tassista/autista/tassi) .. indirizzo, indirizzo .. (dare/do/darlo/mostrar*/dire), posteggi*, parcheggiare, parcheggio, parcheggi, (mandi/mandate/mandami) .. (posizione/pos),
    google maps, siete vicin*, posto auto, posti auto`,
  contact: `
    (sito/pagina/app/bottone/pulsante/tasto/modulo/form/link) .. (non/blocca*/errore/bianc*/crash*/pianta*/impalla*/carica*/rotto/down/giu/bug),
    non .. (carica*/apre/aprire/funziona*/va) .. (sito/pagina/app/bottone/pulsante/tasto/link), errore (sul/nel/sulla/nella) (sito/pagina), reclam*, maleducat*, scortes*, lament*,
    (parlare/parlo) .. (responsabile/titolare/capo/direttore), (dove/a chi/come) (vi/ti/le/posso) (scriv*/chiam*/contatt*), chi e (il/la) responsabile !(se),
    dove (mando/scrivo/invio/mandare/scrivere), (esce/da/dice) (un /)errore, errore #, (in/parl*/rispond*) .. (inglese/italiano/francese/spagnolo/tedesco), cadut* .. (sito/pagina)`,
  payment: `
    (addebit*/pagat*/prelevat*/scalat*/preso/presi/presa/tolto/tolti/pagare/pagamento) .. (due volte/doppio/2 volte/doppiamente) .. (carta/conto/prenotazion*/banca/app),
    (mi avete/mi hanno/mi e/vi siete/mi ha/ho/mi sono/risult*) .. (addebit*/pagat*/prelevat*/scalat*/preso/tolto/fatto pagare) .. (due volte/2 volte/doppio),
    (due/2/doppio/doppi) (addebit*/pagament*/preliev*/transazion*), (pagat*/addebit*/prelevat*/scalat*) (due volte/2 volte/il doppio),
    (ricevuta/scontrino/fattura) .. (lavoro/azienda/ditta/rimborso spese/trasferta/commercialista/nota spese/datore), minimo .. (carta/bancomat/pos), (carta/bancomat/pos) .. minim*,
    (fate/emett*) (lo /uno /)scontrin*, a quanto .. (cambi*/lek/euro), tasso`,
  special: `
    (venite/venire/passate/passare/viene/ritirate/ritirare/ritiro/prendete/prelevare/recuperare/prenderl*/prendere) .. (in/all/al/dall/dal/nel/alla/presso) (nostro /mio /il nostro /il mio /)(hotel/albergo/airbnb/appartamento/ostello/casa/alloggio/b b/struttura) !(a piedi),
    (ritiro/ritirate) .. a domicilio, (aiut*/mano) .. (port*/valig*/bagagl*/sollev*/trascin*) !(via), (portar*/sollevar*/trascinar*) .. (aiut*/mano/qualcuno),
    non .. (riesc*/ce la fa*) .. (portar*/sollevar*/trascinar*),
    (portate/portare/consegn*/mandate/spedi*) .. (valig*/bagagl*/borse) .. (in aeroporto/all aeroporto/in hotel/in albergo/all airbnb/in appartamento/in un altra citta), cane guida,
    !(compr*) (medicin*/insulina/frigo/frigorifero), (me/ce) (la/lo/li/le) (portate/consegnate)`,
  rides: `
    (noleggi*/affitt*) .. (auto/macchina/macchine/scooter/motorino), (auto/macchina) a noleggio, autonoleggio, rent a car,
    (escursion*/gita/gite/tour) .. (giornata/un giorno/guidat*/organizzat*/occhio blu/montagna/mare), (fate/organizzate/proponete/avete/offrite) .. (escursion*/gite/gita/tour),
    (bus/autobus) .. (funivia/dajti/lago), tour .. (piedi/gratis), walking tour`,
  lodging: `
    (un/dei/qualche/buon*/economic*) b b, (ostello/affittacamere/pensione) .. (economic*/buon*/centro), b b economic*,
    (hotel/albergo/alberghi) .. (economic*/buon*/carin*/pulit*) !(colazione), (economic*/buon*/carin*) (hotel/albergo/ostello)`,
  collecting: `
    (ritiro/ritirare) .. (puo/puoi/possono) .. (mio/mia/un/una) (marito/moglie/amico/amica/figlio/figlia/fratello/sorella/collega/compagn*/fidanzat*/padre/madre),
    (puo/potrebbe) (farlo/fare/ritirarl*/prenderl*/venire) .. (mio/mia) (marito/moglie/amico/amica/figlio/figlia/fratello/sorella/collega/compagn*/padre/madre),
    (autista/tassista) .. (ritir*/prend*) .. (valig*/bagagl*/borse), (ritir*/prend*) .. (autista/tassista)`,
  booking: `
    (prenot*/riserv*) .. pag* .. (quando/arrivo/dopo/sul posto/li), (prolung*/estend*/allung*) .. (giorno/giorni/notte/prenotazion*/deposito),
    (un altro/un/altri due) giorno .. (prolung*/estend*/allung*/tenere), (tenere/lasciare) .. (giorno/giorni) in piu, (un/#/due) giorn* in piu .. (valigia/bagagl*/tenere/lasciare),
    (c e/avete/ci sono/resta/restano/rimane/rimangono) (ancora /)(posto/posti/spazio) (per/sabato/domenica/oggi/domani/questo) !(parcheggi*/seder*/aspett*/mangiare/dormire/ricaric*/cambiarsi),
    c e posto !(per), (avete/c e) .. posto (sabato/domenica/oggi/domani), (pagato/pago) .. (nn/nulla/niente/nessun*) .. (arriv*/ricevut*/conferma/mail/email),
    (quanto tempo prima/quanto prima/quando) .. prenotare, prenot* .. (per/a nome di) (un altra persona/altri/un amico/un amica/qualcun altro/i miei),
    (togliere/levare/tolgo) .. (valigia/zaino/borsa/bagaglio), (conviene/meglio) prenotare, con quanto (tempo/anticipo), trov* posto`,
  items: `
    (trolley/valigia/borsa/zaino) (rotto/rotta/aperto/aperta),
    quant* (valigie/borse/bagagli/colli/zaini/pezzi) (a persona/a testa/posso/possiamo/si possono/al massimo/max), coltellin*, forbici, quanto .. (pesare/pesa), peso massimo,
    (aprire/accedere/prendere qualcosa) .. (borsa/valigia/zaino/bagaglio) .. (durante/giorno/mentre/intanto), posto per .. (bici*/passeggin*/sci/chitarra/surf/tavola),
    cosa non (posso/si puo/possiamo) (mettere/lasciare/portare), (mettere/metterci/lasciare/tenere) .. da mangiare, quanti (chili/kg/kili), (valigia/zaino/borsa) non .. chiude`,
  eating: `
    (dove/posto/posti) .. (mangi*/cena*/birra/spritz)`,
  charging: `
    caric* .. (cell/cel/tel/telefon*/cellular*/pc)`,
  papers: `
    (che/quali) documenti, serve un documento, serve il passaporto`,
  cancelling: `
    nn (mi presento/ci presentiamo/vengo/veniamo) .. (soldi/rimbors*/pago/pagat*), non (sono venut*/siamo venut*/ci siamo presentati) .. (soldi/rimbors*/ieri)`,
  nearby: `
    (posto/bar/locale) .. (lavorare/studiare),
    (muse*/visit*/vedere) .. a piedi, bancomat .. (zona/vicin*/giro/paraggi), (c e/dove/trovo/dov e) (un /il /)bancomat, prelevare, prelevo, preleviamo, atm, compr* .. (souvenir/regal*),
    (lavare/lavo) .. (vestiti/panni), (c e/dov e/trovo) una banca, ritirare (soldi/contanti), !(lontani/lontano/vicino/vicini) (c e/una) farmacia, qualcosa da (fare/vedere),
    (bel/buon) posto, cosa vedere`,
}
