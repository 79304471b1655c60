import type { ChatWords } from './chat-patterns.ts'

export const itPhrases: ChatWords['phrases'] = {
  price: `
    (1/un/uno/una) (giorno /giornata /)o (2/due), (2/due) (giorni /giornate /)o (1/un/uno/una/3/tre),
    (sono/fanno/fa/contano/conta/diventano/valgono/vale/conteggiate/contate) (gia /sempre /comunque /come /per /solo /allora )(due/2/un/1/tre/3) giorn*,
    (sono/fanno/contano/contate/conteggiate/calcolate) (due/2/tre/3/un/1) giorn*, (come/quanti/quante) .. (si contano/contate/contano/conteggia*/si calcolano/calcolate) .. (giorni/giornate),
    (come) .. (giorni/giornate) .. (contano/contate/calcola*/conteggi*), (quanti) giorni (sono/pago/paghiamo/si pagano/devo pagare/contate/fanno/mi fate/calcolate),
    (serve/chiedete/lasciare/c e/versare/dare/volete) (una /un /la )(cauzione/deposito cauzionale), cauzione, deposito cauzionale,
    (solo/soltanto) .. (# ore/due ore/un ora/un oretta/un paio d ore/# h/tre ore/mezz ora) .. (pag*/intera/intero/tutto),
    (pag*) .. (giorno intero/giornata intera/intera giornata) .. (ore/ora), (passeggino/borsetta/marsupio/casco/ombrello/giacca/borsa piccola) .. (si paga/pago/paga/pagare/conta/gratis),
    (si paga/pago/pagare/paga) .. (passeggino/borsetta/casco/ombrello/giacca/marsupio), scontin*, sconticin*, scontist*, giorno del (ritiro/deposito) .. (si paga/paga/pago/conta),
    (solo/soltanto) .. (# ore/due ore) .. (# euro/stesso prezzo/uguale),
    (quanto costa/costo/prezzo/quanto viene/quanto chiedete) .. (tenere/lasciare/depositare/tenervi) .. (valig*/bagagl*/zain*/borsa), pag* .. (due/2/tre/3) giorni !(con/in)`,
  hours: `
    (arriv*/atterr*/sbarc*/siamo li/saremo li) .. (0*/4/5/6/7/4h/5h/6h/7h/le sei/le sette/le cinque) .. (qualcuno/apert*/lasciar*/aprite/trovo/troviamo/c e),
    (prima delle (8/8h/otto)/prima dell apertura/prima che apr*), (arriv*/atterr*) .. prima .. apr*,
    (alle/verso le/per le) (0*/4/5/6/7/4h/5h/6h/7h) .. (c e qualcuno/qualcuno/gia apert*/aprite)`,
  safety: `
    (manca/mancano/sparito/sparita/spariti/scompars*) .. (dalla/dal/dallo/dentro/qualcosa/valigia/borsa/zaino/cose/roba/soldi),
    (mi /ci )(manca/mancano) !(la conferma/la mail/il codice/tempo/un ora/# ore), (valigia/borsa/zaino/trolley/lucchetto) .. (aperta/aperto/forzat*/frugat*/manomess*),
    (aperto/frugato/rovistato) .. (la mia/il mio/valigia/borsa/zaino/bagagli*),
    (perso/persa/smarrito/smarrita/perdo/trovo piu) .. (biglietto/bigliettino/scontrino/ricevuta/tagliando/talloncino/etichetta/numerino/foglietto) !(del bus/dell autobus/del treno),
    (valigia/borsa/zaino/trolley) .. (crepa/graffi*/ammacc*/strapp*/bagnat*/rott*), (chi) .. (accesso/entra/entrare/accede), (computer/portatile/pc/macbook) .. (da voi/lasciare/sicur*),
    (cerniera/zip/maniglia/manico/rotella/ruota/ruote) .. (rott*/staccat*/spezzat*), (tutti/chiunque/estranei) .. (entrare/entrano/accedere/entra),
    (dimenticat*/lasciat*/scordat*) (la mia/il mio/i miei/le mie/la/il/un/una/gli/le) (* /)(giacca/ombrello/caricatore/caricabatterie/telefono/cellulare/cappello/occhiali/libro/chiavi/portafoglio/felpa/maglione/sciarpa/borraccia/tablet/cuffie/passaporto),
    (dimenticat*/scordat*) (qualcosa/una cosa), come .. (custodi*/conserva*/tenuti/tenute/sorvegli*), (prende/ruba) .. (telefono/cellulare/pc/portafoglio) .. (borsa/valigia/zaino),
    dove (tenete/mettete/custodite) .. (valig*/bagagl*/borse)`,
  location: `
    (parcheggi*) .. (fuori/davanti/vicino/vostro/vostra/li/zona), (posso/possiamo/si puo/dove) .. parcheggi*,
    (autostazione/stazione dei bus/stazione degli autobus/stazione bus/terminal) .. (piedi/camminat*/cammin*), (piedi/camminat*/cammin*) .. (autostazione/stazione/terminal/hotel/albergo),
    (hotel/albergo/airbnb/ostello/alloggi*) .. (a piedi/lontan*/distan*/camminat*/quanto ci vuole), indirizzo .. (taxi/tassista/autista/tassi/uber),
    (taxi/tassista/autista/tassi) .. indirizzo, indirizzo .. (dare/do/darlo/mostrar*/dire), posteggi*, parcheggiare, parcheggio, parcheggi, (mandi/mandate/mandami) .. (posizione/pos), google maps`,
  contact: `
    (sito/pagina/bottone/pulsante/tasto/modulo/form/link) .. (non/blocca*/bloccat*/errore/bianc*/crash*/pianta*/impalla*/carica*/rotto/down/giu/bug),
    (non) .. (carica*/apre/aprire/funziona*/va) .. (sito/pagina/bottone/pulsante/tasto/link), (errore) (sul/nel/sulla/nella) (sito/pagina), pagina bianca, reclam*, maleducat*, scortes*,
    lament*, (parlare/parlo) .. (responsabile/titolare/capo/direttore)`,
  payment: `
    (addebit*/pagat*/prelevat*/scalat*/preso/presi/presa/tolto/tolti/fatto pagare/pagare/pagamento) .. (due volte/doppio/2 volte/doppiamente) .. (carta/conto/prenotazion*/banca/app),
    (mi avete/mi hanno/mi e/vi siete/mi ha/ho/mi sono/risult*) .. (addebit*/pagat*/prelevat*/scalat*/preso/tolto/fatto pagare) .. (due volte/2 volte/doppio),
    (due/2/doppio/doppi) (addebit*/pagament*/preliev*/transazion*), (pagat*/addebit*/prelevat*/scalat*) (due volte/2 volte/il doppio),
    (ricevuta/scontrino/fattura) .. (lavoro/azienda/ditta/rimborso spese/trasferta/commercialista/nota spese/datore), (minimo) .. (carta/bancomat/pos), (carta/bancomat/pos) .. minim*`,
  special: `
    (venite/venire/passate/passare/viene/ritirate/ritirare/ritiro/prendete/prelevare/recuperare/prenderl*/prendere) .. (in/all/al/dall/dal/nel/alla/presso) (nostro /mio /il nostro /il mio /)(hotel/albergo/airbnb/appartamento/ostello/casa/alloggio/b b/struttura) !(a piedi),
    (ritiro/ritirate) .. (in hotel/a domicilio/in albergo), (aiut*/mano) .. (portar*/port*/valig*/bagagl*/sollev*/trascin*) !(via), (portar*/sollevar*/trascinar*) .. (aiut*/mano/qualcuno),
    non .. (riesc*/ce la fa*) .. (portar*/sollevar*/trascinar*), (portate/portare/consegn*/mandate/spedi*) .. (valig*/bagagl*/borse) .. (in aeroporto/all aeroporto/in hotel/in albergo)`,
  rides: `
    (noleggi*/affitt*) .. (auto/macchina/macchine/scooter/motorino), (auto/macchina) a noleggio, autonoleggio, rent a car,
    (escursion*/gita/gite/tour) .. (giornata/un giorno/in giornata/guidat*/organizzat*/occhio blu/montagna/mare), (fate/organizzate/proponete/avete/offrite) .. (escursion*/gite/gita/tour),
    (bus/autobus) .. (funivia/dajti/lago)`,
  lodging: `
    (un/dei/qualche/buon*/economic*) b b, (ostello/affittacamere/pensione) .. (economic*/buon*/centro), b b economic*`,
  collecting: `
    (ritiro/ritirare) .. (puo/puoi/possono) .. (mio/mia/un/una) (marito/moglie/amico/amica/figlio/figlia/fratello/sorella/collega/compagn*/fidanzat*/padre/madre),
    (puo/potrebbe) (farlo/fare/ritirarl*/prenderl*/venire) .. (mio/mia) (marito/moglie/amico/amica/figlio/figlia/fratello/sorella/collega/compagn*/padre/madre),
    (autista/tassista) .. (ritir*/prend*) .. (valig*/bagagl*/borse), (ritir*/prend*) .. (autista/tassista)`,
  booking: `
    (prenot*/riserv*) .. pag* .. (quando/all arrivo/arrivo/dopo/sul posto/li), (prolung*/estend*/allung*) .. (giorno/giorni/notte/prenotazion*/deposito),
    (un altro/un/ancora un/altri due) giorno .. (prolung*/estend*/allung*/tenere), (tenere/lasciare) .. (giorno/giorni) in piu, (un/#/due) giorn* in piu .. (valigia/bagagl*/tenere/lasciare),
    (c e/avete/ci sono/resta) (ancora /)(posto/posti/spazio) (per/sabato/domenica/oggi/domani/questo), c e posto, (avete/c e) .. posto (per/sabato/domenica/oggi/domani),
    (pagato/pago) .. (non/nn/nulla/niente/nessun*) .. (arriv*/ricevut*/conferma/mail/email)`,
  items: `
    (cibo/formaggi*/carne/vino/raki/olio/miele/alcol*/bottigli*) .. (valigia/borsa/zaino/bagagli*) .. (va bene/problem*/ok/si puo),
    quant* (valigie/borse/bagagli/colli/zaini) (posso/possiamo/si possono/al massimo/max), coltellin*, forbici, (quanto) .. (pesare/pesa), peso massimo,
    (aprire/accedere/prendere qualcosa) .. (borsa/valigia/zaino/bagaglio) .. (durante/giorno/mentre/intanto), posto per .. (bici*/passeggin*/sci/chitarra/surf/tavola),
    (cosa/che cosa) non (posso/si puo/possiamo) (mettere/lasciare/portare)`,
  eating: `
    (dove/posto/posti) .. (mangi*/cena*/birra/spritz)`,
  charging: `
    caric* .. (cell/cel/tel/telefon*/cellular*/pc)`,
  papers: `
    (che/quali) documenti, serve un documento, serve il passaporto`,
  cancelling: `
    (non/nn) (mi presento/ci presentiamo/vengo/veniamo) .. (soldi/rimbors*/pago/pagat*), non (sono venut*/siamo venut*/ci siamo presentati) .. (soldi/rimbors*/ieri)`,
  nearby: `
    muse* .. a piedi`,
}
