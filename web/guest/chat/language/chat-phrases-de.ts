import type { ChatWords } from './chat-patterns.ts'

export const dePhrases: ChatWords['phrases'] = {
  price: `
    # euro .. (egal/unabhangig), kostet .. egal wie,
    (1/ein/einen/eins) (tag /)oder (2/zwei), (2/zwei) (tage /)oder (1/ein/einen/eins/3/drei),
    (sind/ist/waren/macht/zahlt/zahlen/gilt/gelten/rechnet/wird/werden) .. (das/es/dann/als/schon) .. (2/zwei/1/ein/3/drei) tag*, (sind/waren) (das/es) .. (tage),
    wie .. tage .. (gezahlt/berechnet/gerechnet), (wie) (zahlt/rechnet/berechnet) .. (tag*), (zahlt/zahlen/gilt/gelten/rechnet) .. (als) (2/zwei/1/ein/zweiter) *, kaution*, pfand,
    (nur) .. (# std/# stunden/# h/zwei stunden/eine stunde/ein paar stunden/paar stunden/drei stunden/2h/3h/1h) .. (zahl*/bezahl*/ganzen/vollen),
    (ganzen/vollen/kompletten) tag .. (zahl*/bezahl*), (kinderwagen/buggy/handtasche/regenschirm/helm/jacke/kleine tasche) .. (bezahl*/zahl*/kost*/extra),
    (zahl*/bezahl*) .. (kinderwagen/buggy/handtasche/regenschirm/helm/jacke), gruppenrabatt*, gruppenpreis*, mengenrabatt*,
    (was/wie viel) (wurden/wurde/wollen/wollt) (sie/ihr) .. (verlangen/nehmen/berechnen/haben), (was/wie viel) .. verlang*,
    (nur) .. (# stunden/# std/zwei stunden) .. (# euro/trotzdem/gleich*), (zahl*/bezahl*/berechnet) .. (2/zwei/3/drei) tage !(mit/per/in),
    muss .. (auch/extra/mit) (zahlen/bezahlen), ab wann (zahlt/gilt/zahlen) .. tag, (warum/wieso) .. (# euro/so viel/mehr) !(abgebucht), (kriegts/nehmts/verlangts) ihr fur,
    wie viele tage (sind/zahl*/muss*/werden/berechn*/bezahl*), zweite* tag, zahlt man (ab/pro/nach), zahl* ich (fur/doppelt), (zahl*/bezahl*) .. (ganzen/vollen/kompletten) tag,
    (abholtag/abgabetag/bringtag) !(andern/verschieben/verlegen), (zahlt/zahlen/gilt/gelten) .. als (eine/eins/einer/stuck/gepackstuck)`,
  hours: `
    (land*/ankomm*/komm*/ankunft/da) .. (0*/4/5/6/7/4h/5h/6h/7h) (uhr /fruh /morgens /)(schon /da /ist /kann /konnen /und /fruh ).. (jemand/wer/auf/offen/abgeben/abstellen/da/lassen),
    (um/gegen) (4/5/6/7/4h/5h/6h/7h) (uhr /)(morgens /fruh /)(an /)(ist /)(da /)(schon /)(jemand/wer/wen), vor (8/8h/acht/offnung/der offnung), bevor (ihr/sie) (aufmach*/offn*/auf),
    (um/gegen) (0*/4/5/6/7/4h/5h/6h/7h) .. (jemand/wer da/schon offen/schon auf)`,
  safety: `
    (ist/sind) .. (immer/standig/durchgehend/die ganze zeit) (jemand/wer) .. (vor ort/da/dabei/im raum),
    (fehlt/fehlen) .. (was/etwas/sachen/koffer/tasche/rucksack/geld/mir), (was/etwas/sachen/geld/laptop) .. (fehlt/fehlen),
    (koffer/tasche/rucksack/gepack/schloss) .. (wurde/war/ist) .. (geoffnet/durchwuhlt/aufgebrochen/aufgemacht/offen/durchsucht),
    (jemand) .. (koffer/tasche/rucksack) .. (geoffnet/aufgemacht/durchwuhlt),
    (zettel/schein/bon/beleg/marke/nummer/abschnitt/anhanger/quittung/abholschein) .. (verloren/weg/verlegt/nicht mehr/finde),
    (verloren/verlegt/finde) .. (zettel/schein/bon/beleg/marke/abschnitt/anhanger/quittung/abholschein),
    (laptop/notebook/kamera/macbook/ipad/tablet) .. (drin*/rucksack/koffer/tasche) .. (lassen/bleiben/sicher/ok),
    (koffer/tasche/rucksack/gepack) .. (riss/gerissen/kratzer/delle/gesprungen/nass/verkratzt), (wer) .. (zugang/rankommen/reinkommen/ran/rein/schlussel),
    (laptop/computer/kamera) .. (bei euch/dalassen/lassen), (reissverschluss/griff/rolle/rad/rader/gurt) .. (kaputt/ab/gebrochen/abgebrochen) !(fahrrad), zutritt,
    (jeder/alle/fremde*/leute) .. (reinkommen/rein/ran/reingehen),
    (jacke/schirm/regenschirm/ladekabel/ladegerat/handy/brille/mutze/buch/schlussel/portemonnaie/geldbeutel) .. (vergessen/liegen lassen/liegengelassen/liegen gelassen),
    vergessen .. (bei euch/bei ihnen/im buro), wie (werden/wird/lagert/bewahrt) .. (gelagert/aufbewahrt/verwahrt/bewacht/gesichert), wie .. (bewahrt) ihr,
    (nimmt/klaut) .. (handy/telefon/laptop/geldbeutel) .. (tasche/koffer/rucksack), (schliesst/sperrt) (ihr/sie) .. ab, wo (lagert/stellt/bewahrt) ihr,
    wo (werden/stehen) .. (koffer/taschen/gepack), (macht/machen) (ihr/sie/jemand/wer) .. (koffer*/tasche*/gepack*/rucksack*) auf,
    (bargeld/geld/pass/*karte/schmuck) (im/in) (meine* /der /)(*koffer/*tasche/*rucksack/*gepack), (habt/haben) (ihr/sie) .. gefunden, fundsachen, fundburo,
    (koffer*/tasche*/rucksack/gepack/sachen) .. nicht mehr da, (steht/stehen/liegt/liegen) .. (rum/herum)`,
  location: `
    (hotel*/unterkunft/airbnb/hostel) .. (zu fuss/laufen/lauft/gehen/wie weit/entfern*/gehweg/fussweg), (zu fuss/fussweg/laufen) .. (busbahnhof/terminal/hotel*/bahnhof),
    (busbahnhof/terminal/bahnhof) .. (zu fuss/fussweg/laufen/laufbar), (adresse/anschrift) .. (taxi*/fahrer/uber), (taxi*/fahrer) .. (adresse/anschrift),
    adresse .. (geben/zeigen/sagen) !(mail), parken, parkt, parkmoglich*, standort (schicken/senden), google maps,
    (wohnmobil*/camper*/auto/wagen/mietwagen) .. (abstell*/hinstell*/stehen lassen), parkplatz*`,
  contact: `
    (*seite/website/homepage/*knopf/*button/formular/link/app) .. (nicht/nichts/hangt/lad/ladt/lade/fehler*/kaputt/weiss/leer/absturz*/abgesturzt/down/spinnt/streikt),
    (fehler/fehlermeldung) .. (seite/website/webseite/homepage/formular), fehlermeldung*, (ladt/offnet) .. (seite/website/webseite),
    (nicht/nichts) .. (klicken/anklicken/absenden/abschicken), (fehler) .. (wenn/beim) .. (zahl*/bezahl*/buch*/klick*), beschwer*, unfreundlich*, unhoflich*,
    (chef/leiter/verantwortlich*) .. (sprechen/reden), (jemand*/wer/einer) .. (deutsch/englisch/italienisch/franzosisch), unzufrieden*, reklam*, enttausch*, (*mail/nummer) wo`,
  payment: `
    (abgebucht/belastet/bezahlt/eingezogen/abgezogen/gezahlt/berechnet/abbuchung) .. (doppelt/zweimal/zwei mal/2x/2 mal),
    (doppelt/zweimal/zwei mal/2x/2 mal) .. (abgebucht/belastet/bezahlt/eingezogen/abgezogen/gezahlt/abbuchung*/gebucht worden),
    (zwei/2/doppelte) (abbuchung*/buchungen auf/belastung*/zahlung*), doppelbuchung*, doppelt .. (konto/karte),
    (beleg/quittung/rechnung) .. (firma/arbeit*/chef/reisekosten*/spesen/geschaft*/steuer), (mindest*/minimum/ab wieviel) .. karte, karte .. (mindest*/minimum),
    (nehmt/nehmen) (ihr/sie) (auch /nur /)(*karte*/visa/master*/amex/american express/paypal/ec/maestro/euro/lek/twint/bar*), eine (quittung/rechnung),
    (bar/*karte/in euro/in lek) .. (zahlen/bezahlen/zahl/bezahl), euro schein*, (gleich/sofort/vorab) (zahlen/bezahlen)`,
  special: `
    (holt/abholen/holen/abgeholt/abholung/abzuholen) .. (im/vom/am/in/beim/unserem/unserer/aus) .. (hotel/airbnb/wohnung/ferienwohnung/unterkunft/hostel) !(zu fuss/laufen),
    (hotel/airbnb/wohnung/unterkunft/hostel) .. (abhol*/abgeholt/holen), (hilf*/helf*/jemand) .. (trag*/schlepp*/heb*), (trag*/schlepp*/heben) .. (hilf*/helf*), koffertrager,
    (bringen/bringt/fahren/fahrt/liefer*/schick*) .. (koffer/gepack/tasche*) .. (flughafen/hotel/airbnb/unterkunft/*bahnhof),
    (koffer/gepack/tasche*) .. (zum/ins/ans) (flughafen/hotel/airbnb/bus/bahnhof/terminal) .. (bringen/fahren/liefern/schicken), *medikament* !(kauf*), insulin,
    (kuhl/gekuhlt/kuhlung/*kuhlschrank*), per post, (nachsend*/nachschick*)`,
  rides: `
    (auto/wagen/mietauto/mietwagen/leihwagen) .. (mieten/leihen/vermiet*), (vermiet*/mieten) .. (auto*/wagen), autovermiet*,
    (tagesausflug*/tagestour*/ausflug*/touren) .. (anbiet*/bietet/macht/organis*/blue eye/berge), (bietet/macht/organisiert/habt) .. (touren/ausfluge/tagesausflug*/tagestour*),
    (bus/linie) .. (dajti/seilbahn/see), los .. (flug/flieger/airport/flughafen), (verlang*/kost*/nimmt) .. *taxi*`,
  lodging: `
    (gunstig*/billig*/nett*/gut*/preiswert*) .. (b b/pension/zimmer/hostel/gasthaus/hotel)`,
  booking: `
    (reserv*/buch*) .. (zahl*/bezahl*) .. (vor ort/komme/kommen/ankunft/da bin/abgabe/spater), (vor ort/spater/bei ankunft) .. (zahl*/bezahl*) .. (reserv*/buch*),
    (verlanger*) .. (tag*/nacht/buchung/um/aufbewahr*), (um) (einen/ein/zwei/#) tag* .. verlanger*, dranhang*, (tag/tage/nacht) .. (anhangen/draufpacken/ranhangen),
    noch (einen/ein/#) tag* (langer/mehr/dran*), (habt/gibt/ist) (ihr /es /)(noch /)(platz/platze) (fur/am/heute/morgen),
    (bezahlt/gezahlt) .. (nichts/keine*/nicht) .. (bekommen/erhalten/gekommen/mail/bestatigung),
    (qr/code/*mail/*bestatigung/link/sms) .. (nicht/nie/nichts) (gekommen/da/an/angekommen/erhalten/bekommen), platz* frei`,
  items: `
    (essen/kase/fleisch/wein/raki/olivenol/honig/alkohol/flasche*) .. (koffer/tasche/rucksack/gepack) .. (ok/okay/problem/erlaubt/schlimm),
    wie viele (koffer/taschen/stucke/gepackstucke/sachen) (darf/durfen/kann/konnen/max*), taschenmesser, schere, (wie viel/wie schwer) .. (wiegen/schwer), hochstgewicht,
    (essen/getranke/lebensmittel/obst/snacks/futter) .. (drin/drinnen/rein/drinlassen/drin sein/im koffer/in der tasche), flussig*, (darf/durfen/kann) .. (drin sein/mit rein),
    platz fur .. (*fahrrad*/rad/*bike*/kinderwagen/ski*/gitarre*/*brett*/kanu/kajak*), was (darf/kann) nicht .. (koffer/tasche/rein), schlussel .. (hinterleg*/abgeb*/deponier*),
    (meter/m/cm) (lang/hoch/breit)`,
  eating: `
    (wo/irgendwo) .. (bier/essen/pizza/doner)`,
  charging: `
    (handy/akku/tel/phone) .. (laden/aufladen)`,
  papers: `
    (welche) (dokumente/papiere), ausweis notig, pass notig`,
  cancelling: `
    (gestern) .. nicht (da/gekommen/geschafft), (fallt/fallen/gefallen) .. (ins wasser/flach/aus)`,
  collecting: `
    (kann/darf) (der/unser/mein/ein) (fahrer/taxifahrer) .. (abhol*/holen/mitnehm*)`,
  nearby: `
    muse* .. zu fuss, (geldautomat*/bankomat*/atm), geld .. abheben, walking,
    wo (gibt/ist/kann/bekomm*/krieg*/find*) .. (supermarkt*/apotheke*/markt/basar/*spielplatz*/arzt/krankenhaus/souvenir*/einkauf*/bank/park/post/friseur*/drogerie/ausruhen),
    machen .. regen`,
}
