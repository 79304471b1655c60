import type { ChatWords } from './chat-patterns.ts'

const cities =
  '(kosovo*/prishtina*/pristina*/prizren*/peja/shkod*/durres*/berat*/sarand*/vlor*/gjirok*/ohrid*/skopje*/podgorica*/budva*/kotor*/theth*/ksamil*/himar*/kruj*/korc*/elbasan*/*mazedonien*/montenegro*/griechenland*/athen/thessaloniki/korfu/ulcinj/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(jemand anders/jemand anderes/jemand anderer/wer anders/freund*/kumpel/mann/frau/partner*/schwester*/bruder*/mutter/vater/mama/papa/sohn/tochter/kolleg*/fahrer*/reiseleiter*/bekannte*/person)'
const vital =
  '(*pass/*ausweis/medikament*/medizin/tabletten/insulin/*schlussel/geldbeutel/geldborse/portemonnaie/brieftasche/handy/laptop)'
const needed =
  '(*koffer*/*tasche*/*rucksack*/*gepack*/sachen/trolley/*pass/*ausweis/medikament*/medizin/tabletten/insulin/*schlussel/geldbeutel/geldborse/portemonnaie/brieftasche/handy/laptop)'
const phoneGone =
  '(handy/telefon/akku/smartphone/display/iphone) (ist /war /wurde /wurde mir /ist mir /ist jetzt /)(kaputt*/leer/weg/geklaut/gestohlen/verloren/tot/defekt/gesprungen)'
const urgency =
  '(so schnell wie moglich/schnellstmoglich/eilt/boarding (beginnt/in/um/lauft/jetzt/schon/gleich)/(schon/gleich/ist/beim/haben) boarding/(*flug/flieger/flugzeug/bus/zug/fahre) (geht /ist /fahrt /fliegt /startet /)in (# min*/#min*/einer stunde/einer halben stunde/1 stunde/1h)/(sonst/gleich) .. verpass*)'
const broken =
  '(kaputt*/beschadigt*/gerissen/zerrissen/eingerissen/gebrochen/abgebrochen/verbogen/zerkratzt/nass/durchnasst/klatschnass/verbeult/defekt)'
const elsewhere =
  '(*bus/taxi/uber/*zug/bahn/flieger/flugzeug/fahre/hotel/hostel/airbnb/restaurant/cafe/bar/kneipe/museum/ferienwohnung)'
const countable =
  '(kinderwagen/buggy/buggys/surfbrett*/surfboard*/ski/skier/fahrrad/fahrrader/gitarre*/kindersitz*/helm/helme/jacke/jacken/mantel/schirm*/zelt/stocke)'
export const de: ChatWords = {
  greetings: `
    hallo*, hallochen, hi, hey*, moin*, servus, gruss gott, gruezi, guten (tag/morgen/abend), gute nacht, (schonen/schones) (tag/abend/wochenende), tach, huhu,
    liebe* team, entschuldigung, gruss dich, hallo zusammen, mahlzeit, grias di, hallihallo, hoi, salut,
    (schone/liebe/viele/beste/freundlichen) grusse*( aus */), lg, mfg, vg`,
  thanks: `
    danke*, (vielen/herzlichen/besten/tausend) dank, dankeschon, (danke/dank) (fur (die/eure/ihre) hilfe/schon/sehr/vielmals), merci, tschuss*, (dank/danke) dir,
    (auf wiedersehen/bis bald/bis dann), (ihr seid/seid/sie sind) (super/toll/spitze/nett/lieb)`,
  nods: `
    super, prima, perfekt, alles klar, ok, okay, okey, oki, top, klasse, toll, geil, cool, verstanden, passt, alles gut, gut, euch, dann,
    bis (morgen/dann/spater/bald/gleich), schonen (tag/abend), jo, ja, nein, haha*, gern, gerne, na`,
  praise: `
    (liebes/tolles/nettes/super/klasse/freundliches) team,
    (haben/habe/hab) (* /* * /)(koffer/gepack/tasche*/rucksack/rucksacke/sachen) (wieder/zuruck/abgeholt/geholt), (koffer/gepack/tasche*/rucksack*/sachen) (wieder/abgeholt/zuruck),
    (super/toller/guter/bester/klasse/top/perfekter/prima/netter/freundlicher) (service/laden/team/job/empfang), (sehr/so/super/mega/total/richtig/wirklich/echt/war*) (nett*/freundlich*/hilfsbereit*/zuvorkommend/lieb*), (hat /ist /war /lief /lauft /ging /klappt* /)(alles /)(hat /ist /lief /war /)(bestens/super/perfekt/prima/wunderbar/reibungslos/toll/gut) (geklappt/gelaufen/funktioniert),
    alles (war /lief /hat /ist /ganz /)(super/bestens/perfekt/prima/wunderbar/toll/gut/top/geklappt/ok),
    (abgeholt/wieder/zuruck), (furs/fur das/fur den/fur die) (aufpassen/aufbewahren/lagern/verwahren/tollen/netten/super/nette/tolle), (gut /wieder /sicher /heil )(zuhause/zu hause/daheim/heimgekommen/angekommen/gelandet), nachst* (jahr/mal/sommer/reise), weiterempfehl*, empfehlen euch, (5/funf) sterne, (schonen/tollen/super/wunderbaren/herrlichen) (tag/urlaub/aufenthalt)`,
  circumstances: `
    (nach/vor/bis zu/bis zum/wahrend) (dem /der /unserem /unserer /meinem /)(abendessen/mittagessen/fruhstuck/essen/flug/zug/ausflug)( um #*/),
    wahrend (ich/wir) .. (esse/essen/fruhstucke/fruhstucken), (wenn/falls) (ich/wir) .. (verspate/verspaten/verspatung/spater)( komm*/),
    (wenn/falls) (der/unser/mein) (bus/flug/zug) .. (verspat*/spater), hotel (nimmt/behalt/lagert) .. (koffer/gepack),
    (vom/aus dem/von unserem) (hotel/airbnb/hostel), (wir/ich) (checken/checke/mussen) .. (aus/auschecken)( um #*/)`,
  joints: 'und, ausserdem, außerdem, sowie',
  asks: `
    wie, was, wo, wann, welche*, wer, warum, kann, konnen, darf, durfen, ist, sind, habt, haben, gibt, geht, muss, mussen, nehmt, macht, soll, konnt, braucht,
    brauche, seid, hat, bis wann, wieviel, ab wann, um wieviel`,
  letters: 'ae a, oe o, ue u',
  shortForms: `
    nen einen, nem einem, ner einer, ne eine, gibts gibt es, gehts geht es, kanns kann es, nix nichts, net nicht, nich nicht, wat was, wieviel wie viel,
    wieviele wie viele, grad gerade, brauch brauche, hab habe, ned nicht, is ist, nimmer nicht mehr`,
  ordinary: `
    haltet, nach, noch, auch, doch, dann, denn, wenn, wann, kann, konnen, konnte, wurde, wurden, werden, waren, haben, hatte, hatten, unser, unsere, unserem,
    euer, eure, einen, einem, einer, mein, meine, meinen, dein, sein, seine, ihre, ihrem, nicht, nichts, mich, mochte, mochten, mussen, durfen, machen, muss,
    musste, sollte, wollen, wollte, bitte, bringen, brauchen, gebraucht, fahren, fliegen, flug, reise, reisen, bereits, zwischen, stadt, statt, leute, lange,
    lang, nachste, nachsten, ersten, letzten, danach, davor, gerne, gern, gehen, geht, gibt, habe, habt, seid, sind, hier, dort, heute, morgen, gestern, stehen,
    welche, welcher, welches, jemand, vielleicht, ankommen, angekommen, kommen, kommt, kleine, kleiner, kleines, einfach, wieder, weiter, zuruck, sache, tage,
    woche, wochen, monat, monate, sommer, besser, beste, besten, liegen, legen, gelegt, lassen, bleiben, bleibt, holen, suche, suchen, frage, fragen, sagen,
    gesagt, schon, schone, schonen, schnell, richtig, wichtig, leider, lieber, vorne, ausser, aussen, innen, immer, zimmer, alleine, allein, mittag, papier,
    besuch, platten, kosten, karten, warten, garten, arbeiten, mitten, halten, hielt, verkehr, licht, rechnen, rechnet, minute, gesamt, verschickt, wartet,
    wenden, weniger, wenig, erlauben, betten, rolle, stand, gebracht, weitere, klein, langere, gasten`,
  matters: {
    byName: {
      phrases: `
        ${phoneGone} ... (qr*/code/*bestatigung/buchung*/link/pass/zeigen/vorzeigen), (qr*/code/*bestatigung/buchung*/link/pass) ... ${phoneGone},
        (geklaut/gestohlen/verloren) (mein /unser /das /)(handy/telefon/smartphone) ... (qr*/code/*bestatigung/buchung*/link/pass/zeigen/vorzeigen),
        (qr*/code) .. (nicht lesbar/unlesbar/beschadigt/zerrissen/lasst sich nicht scannen/nicht gescannt/verschmiert),
        (qr*/code) .. (scannt nicht/nicht scannen/nicht gescannt/lasst sich nicht/geht nicht auf/offnet nicht/nicht offnen/ladt nicht/funktioniert nicht/nicht lesen/nicht erkannt), kein (internet/netz/wlan/datenvolumen/empfang) ... (qr*/code/*pass), (qr*/code/*gepackpass) ... kein (internet/netz/wlan/datenvolumen/empfang)`,
    },
    incidents: {
      phrases: `
        (ist/wurde/wurden/sind/kam/kommt/hat) .. (schon mal/schonmal/schon einmal/jemals/mal was/oft) .. (gestohlen/geklaut/weggekommen/verschwunden/verloren*/abhanden/weg/eingebrochen),
        wie oft .. (gestohlen/geklaut/verloren/eingebrochen/wegkommt), (gab/gibt) es .. (diebstahle/diebstahl/einbruch*)`,
    },
    lateDropOff: {
      phrases: `
        verfall* ... (reservier*/buchung/platz), (reservier*/buchung/platz) .. verfall*,
        (reservier*/buchung/platz) .. (gultig/bestehen/frei/gehalten/freigehalten/weg/verloren/storniert) .. (spater/verspat*/zu spat),
        (spater/verspat*/zu spat) ... (reservier*/buchung/platz) .. (gultig/bestehen/frei/gehalten/freigehalten/weg/verloren/storniert/los),
        (haltet/halten/behalten/gilt) .. (reservier*/buchung/platz) .. (spater/verspat*/zu spat), (spater/verspat*/zu spat) ... (haltet/halten/gilt) .. (reservier*/buchung/platz),
        (spater/verspat*/zu spat) (* /)(* /)(* /)(abgeben/einchecken/abgabe), (abgabe/abgabezeit/abgeben/bringen) .. (spater als/verspat*/zu spat),
        (lande/landen/landet/ankomm*) .. (21*/22*/23*) .. (schaff*/reicht/rechtzeitig/knapp),
        (reservier*/buchung) .. (verspat*/zu spat)`,
    },
    insurance: {
      phrases: `
        versicher*, haft*,
        (wenn/falls/was ist wenn/was passiert) .. (gestohlen/geklaut/verloren geht/weg ist/wegkommt/verschwind*/kaputt/beschadigt/nass/abhanden/verliert/klaut/stiehlt),
        schadenersatz, entschadig*, ersetzt ihr, (wer zahlt/zahlt ihr) .. (kaputt/weg/verloren/schaden/gestohlen)`,
      words: `
        wer (zahlt/haftet/ersetzt/bezahlt), (zahlt/ersetzt/bezahlt) .. (klau*/geklaut/verlor*/gestohlen/weg), (schadenersatz/entschadig*),
        (klau*/geklaut/verlor*/gestohlen) .. (zahlt/ersetzt/bezahlt)`,
    },
    theft: {
      phrases: `
        (abgeholt/zuruckbekommen/wiederbekommen/zuruck bekommen/abholen) ... (fehlt/fehlen/weg/verschwunden/gestohlen/geklaut/nicht mehr drin),
        (fehlt/fehlen/weg/verschwunden) ... (seit/nach) .. (abgeholt/abholung/abholen),
        (jemand/wer/einer/er/sie/der/man) (hat /haben /)(* /)(mein*/unser*/den/die/das) (* /)(tasche*/koffer*/rucksack/gepack/sachen/laptop/geldborse/handy/kamera) .. (genommen/mitgenommen/gestohlen/geklaut/geoffnet/durchsucht),
        (mein*/unser*/die/der) (* /)(tasche*/koffer*/rucksack/gepack/sachen/laptop/geld/handy/kamera) (ist /sind /wurde /wurden /fehlt /fehlen /)(weg/gestohlen/geklaut/verschwunden/fehlt/fehlen/nicht da/nicht mehr da/fort),
        (wurde/wurden/bin) (bestohlen/beklaut/ausgeraubt), (fehlt/fehlen) .. (aus/im) (mein*/der/dem/unser*),
        (aus/in) (mein*/unser*) (tasche/koffer/rucksack/gepack) .. (fehlt/gestohlen/geklaut/weg), (gestohlen/geklaut) worden, dieb,
        (koffer/tasche/gepack/rucksack) (wurde/ist) (geoffnet/aufgebrochen/durchwuhlt),
        (hat/haben) (mein*/unser*) (tasche/koffer/rucksack/gepack) (mitgenommen/genommen/geklaut/gestohlen),
        (jemand/wer/einer/typ/mann/frau) (hat /)(sich /)(einfach /)(mein*/unser*) .. (geschnappt/genommen/gegriffen/gekrallt/geklaut/gestohlen),
        (abgehauen/weggelaufen/weggegangen/raus) mit (mein*/unser*)`,
    },
    notMine: {
      phrases: `
        (aufgemacht/ausgepackt) ... (nicht mein*/nicht unser*/gehort .. jemand*/fremde*),
        (nicht mein*/gar nicht mein*) .. (*koffer/*tasche/*rucksack/*gepack),
        (*koffer/*tasche/*rucksack/*gepack) .. (nicht mein*/nicht unser*/gehort (jemand*/einem anderen/einer anderen/wem ander*)),
        (hab/habe/haben/hat/habt) .. (falsche*/fremde*/anderen/andere) .. (*koffer/*tasche/*rucksack/*gepack) .. (mitgenommen/genommen/bekommen/gegeben/dabei),
        (das/dies/der/die/es) (ist/war/sind) (nicht/gar nicht/ja nicht) (mein*/unser*), nicht (mein/meine/unser/unsere) (koffer/tasche/gepack/rucksack),
        (falsche*/fremde*) (koffer/tasche*/gepack*/rucksack), (koffer/tasche/rucksack) (vertauscht/verwechselt), gehort (mir/uns) nicht,
        (habt/haben/hat) .. falsch* .. (gegeben/mitgegeben/bekommen),
        (koffer*/tasche*/rucksack*/gepack*/trolley*/sachen) .. (vertauscht/verwechselt),
        (vertauscht/verwechselt) .. (koffer*/tasche*/rucksack*/gepack*/trolley*/sachen),
        (koffer*/tasche*/rucksack*/gepack*/trolley*/sachen) (von/vom) (jemand*/einem anderen/anderen/wem anders/fremden/anderem) .. (mitgenommen/genommen/bekommen/erwischt/gekriegt/dabei),
        (jemand anderem/jemand anders/einem anderen gast) .. (koffer*/tasche*/rucksack*/gepack*/trolley*/sachen) .. (mitgenommen/genommen/erwischt),
        (falsche*/fremde*) (trolley/sachen/taschen) !(eingegeben)`,
    },
    chargedTwice: {
      phrases: `
        (doppelt/zweimal/zwei mal/2 mal/2x) .. (abgebucht/belastet/bezahlt/berechnet/abgezogen/kassiert),
        (abgebucht/belastet/bezahlt/berechnet) .. (doppelt/zweimal/zwei mal/2 mal/2x), (zwei/2/doppelte) (abbuchung*/zahlung*/belastung*/buchung auf),
        zu viel (abgebucht/bezahlt/berechnet), falscher betrag,
        (zahlung/betrag/abbuchung/belastung) .. (doppelt/zweimal/zwei mal/2x/2 mal),
        (konto/kreditkarte/karte/kontoauszug/bank) .. (doppelt/zweimal/zwei mal/2x/2 mal),
        (doppelt/zweimal/zwei mal/2x/2 mal) .. (gezahlt/eingezogen/runter/abgegangen/vom konto)`,
    },
    damaged: {
      phrases: `
        ${broken} ... (als ich/als wir/beim abholen/nach dem abholen/bei der abholung/nach der abholung/nachdem),
        (als ich/als wir/beim abholen/nach dem abholen/bei der abholung/nach der abholung/zuruckbekommen/zuruckgekriegt/wiederbekommen/abgeholt) ... ${broken},
        (ihr/sie/jemand/euer team/eure leute/eure kollegen) (habt/haben/hat) (mir /uns /)(mein*/unser*/den/die/das) .. (kaputt*/beschadigt/zerrissen/abgebrochen/zerkratzt/ruiniert),
        (ist/sind/wurde/wurden/war/waren) (* /)(bei euch/bei ihnen) (* /)(* /)${broken}, (schaden/beschadigung/schadensfall) .. (melden/reklamier*/anzeigen), schadensmeldung, reklamier*,
        (koffer/tasche/rucksack/gepack) .. (riss/gerissen/kratzer/delle/gesprungen/nass/verkratzt) !(kann/konnen/darf/durfen/nehmt/nehmen/geht/ist das/fahrrad),
        (reissverschluss/griff/rolle/rad/rader/gurt) .. (kaputt/ab/gebrochen/abgebrochen) !(kann/konnen/darf/durfen/nehmt/nehmen/geht/ist das/fahrrad)`,
    },
    lockedOut: {
      phrases: `
        (ist/habt/seid/alles/schon) (schon /jetzt /)(zu/geschlossen/abgeschlossen/zugesperrt/dunkel) ... (mein*/unser*) ${vital},
        (niemand/keiner) .. (da/macht auf/offnet) ... (mein*/unser*) ${vital},
        (mein*/unser*) ${vital} ... (drin*/bei euch/im koffer/in der tasche/im rucksack) ... (zu/geschlossen/abgeschlossen/niemand/keiner),
        (tur/laden/buro/ihr) .. (zu/geschlossen/abgeschlossen/verschlossen) .. (koffer/tasche*/gepack/sachen) .. (drin*/noch/innen),
        (koffer/tasche*/gepack/sachen) .. (noch drin*/ist drin*/sind drin*/eingeschlossen/noch bei euch) .. (zu/geschlossen/abgeschlossen/niemand/keiner),
        (stehe/stehen/steh) vor (der/verschlossener/geschlossener/eurer) (tur/geschlossener/verschlossener),
        tur .. (zu/verschlossen/abgeschlossen/geht nicht auf/abgesperrt), (niemand/keiner) .. (da/macht auf/offnet), ausgesperrt,
        komm* nicht an (mein*/unser*) (koffer/gepack/sachen/tasche*),
        (schon zu/geschlossen/zugesperrt/abgesperrt/abgeschlossen/zugemacht/dunkel/finster/alles zu) .. mein* (pass/reisepass/ausweis/personalausweis/medikament*/medizin/tabletten/insulin/*schlussel/geldbeutel/portemonnaie/papiere),
        (mein*/unser*) (pass/reisepass/ausweis/personalausweis/medikament*/medizin/tabletten/insulin/*schlussel/geldbeutel/portemonnaie/papiere) .. (drin*/bei euch/buro) .. (zu/niemand/keiner/geschlossen/abgesperrt/abgeschlossen/zugesperrt),
        (zu spat) .. (alles /schon /)(dunkel/geschlossen/finster/abgesperrt/niemand da/keiner da/zu) .. (koffer*/gepack*/flug/flieger/sachen/tasche*),
        alles (dunkel/finster) !(wenn), (stehe/stehen/bin/sind) .. alles (zu/dunkel/geschlossen),
        (stehe/stehen/steh/bin/sind) (* /)(vor/davor/draussen/vorm) .. (zu/geschlossen/abgeschlossen/zugesperrt), (zu/geschlossen/abgeschlossen) obwohl`,
    },
    cantFind: {
      phrases: `
        (finde/finden/find/sehe/sehen/seh) (* /)(euch/sie) (* /)(nicht/nirgends/nirgendwo), (kann/konnen) (* /)(euch/sie) (* /)nicht (finden/sehen), nicht zu finden,
        (finde/finden/find/sehe/sehen/seh) (das/den/die/euer/euren/eure/ihr/ihren/ihre) (buro/eingang/laden/tur/schild/geschaft/schalter) (* /)(nicht/nirgends),
        (stehe/stehen/steh/bin/sind) (* /)(* /)(vor/an/bei/in) .. (adresse/strasse/hausnummer) .. (nicht/nichts/nirgends/niemand/kein*/wo seid),
        (maps/google/navi/karte) .. (schickt/fuhrt/leitet/zeigt/bringt) .. (falsch*/woanders/*gasse/seitenstrasse/hinterhof/nirgend*/kreis), (laufe*/laufen/irre*/fahren) .. (im kreis/hin und her)`,
    },
    runningLate: {
      phrases: `
        (bus/zug/flug/flieger/taxi/fahre/stau/wir/ich) .. (verspat*/steckt/stecken/panne/spat) ... (schliesst/schliessen/ladenschluss/zumacht/macht zu/zu macht/noch da/wartet/warten),
        (schliesst/ladenschluss/macht zu/zumacht) ... (verspat*/stau/stecken/schaffen/warten auf uns/wartet), (auf uns/auf mich) (warten/wartet),
        (langer/bisschen langer) (offen/auf) .. (bleib*/lassen/lasst/haben),
        (schaffen/schaffe/schaffens/schaff*/packen/packe) .. nicht .. (bis/vor/rechtzeitig/punktlich/mehr),
        (schaffen/schaffe/schaff*) (es/s) nicht (rechtzeitig/mehr rechtzeitig/punktlich),
        (kommen/komme/sind/bin/werden/wird/verspaten/verspate) (* /)(zu spat/spater/verspatet/verspatung), (haben/habe/hat) .. verspatung, verspaten uns,
        verspate mich, (stau/stecken fest), (wenn/falls) .. (verspat*/zu spat), nicht (mehr /)(rechtzeitig/punktlich),
        (erst/komm*) .. nach (23/23 uhr/23h/ladenschluss), spat dran`,
    },
    payFails: {
      phrases: `
        (zahlung/bezahlung/bezahlen/karte/apple pay/google pay) .. (fehlgeschlagen/abgelehnt/nicht geklappt/klappt nicht/geht nicht/funktioniert nicht/schlagt fehl/abgebrochen/nicht durch)`,
    },
    siteFails: {
      phrases: `
        (fehler/fehlermeldung) .. (bezahl*/zahl*/buch*/seite/app/karte),
        (kann/konnen/konnte) .. nicht (bezahlen/zahlen/buchen/abschicken/absenden) !(vor/bar/mit),
        (app/seite/webseite/website/homepage/button/knopf/formular) .. (nicht/hangt/kaputt/fehler*/abgesturzt/leer/weiss/ladt/laedt/spinnt/stecken),
        !(den/euren/meinen) link .. (nicht/hangt/kaputt/fehler*/leer/weiss/ladt/laedt)`,
    },
    leftBehind: {
      phrases: `
        (jacke/schirm/ladekabel/handy/hut/mutze/brille/sonnenbrille/buch/schlussel/geldbeutel/portemonnaie/pulli/schal/flasche/tablet/kopfhorer/etwas/was) .. (bei euch /im laden /im buro /)(vergessen/liegen gelassen/liegengelassen/liegen lassen),
        (etwas/was) (vergessen/liegen gelassen/liegengelassen), fundsachen, fundburo, (vergessen/liegen gelassen) .. bei euch`,
    },
    urgent: {
      phrases: `
        dringend*, notfall*,
        ${urgency} ... ${needed}, ${needed} ... ${urgency},
        (brauch*/benotig*) .. (sofort/jetzt gleich/auf der stelle/unbedingt jetzt) .. (mein*/unser*) ${needed},
        (brauch*/benotig*) .. (mein*/unser*) ${needed} .. (sofort/jetzt/auf der stelle), (hilfe/helft/helfen sie) ... (mein*/unser*) ${vital}`,
    },
    wrongEmail: {
      phrases: `
        (vertippt/verschrieben/vertan/falsch*/verkehrt*/tippfehler/fehler/schreibfehler) .. (*mail/*mailadresse/mail adresse/email adresse),
        (*mail/*mailadresse/mail adresse/email adresse) .. (falsch*/vertippt/verschrieben/verkehrt*/vertan/tippfehler/fehler/stimmt nicht), (*mail/*mailadresse/mail adresse/email adresse) .. (korrigier*/berichtig*/andern)`,
    },
    lostLink: {
      phrases: `
        (finde/finden/find) .. (mail/email/e mail) .. nicht,
        (verloren/weg/geloscht/nicht mehr/finde/find/wo ist/wo finde/wo find/wo sehe/keine/kein/nicht bekommen/nie bekommen/nicht angekommen/nicht erhalten/fehlt) (* /* * /* * * /)(*bestatigung*/qr*/buchungscode/buchungslink/buchungsnummer/gepackpass/voucher/buchungsmail),
        (*bestatigung*/qr*/buchungscode/buchungslink/buchungsnummer/buchungsmail/gepackpass/voucher/link/reservierungsmail) .. (verloren/weg/geloscht/nicht mehr/nicht bekommen/nie bekommen/nicht angekommen/nicht da/nicht gekommen/nicht erhalten/fehlt/nochmal/noch mal/erneut/neu/finden/finde/verlegt/nicht finden),
        (keine/kein/nie eine/noch keine/nicht) (mail/email/e mail/nachricht) .. (bekommen/erhalten/gekommen/da/angekommen/bezahl*/gebucht),
        (bezahlt/gezahlt/gebucht/zahlung/bezahlen/buchung) .. (keine/kein/nichts/nie/nicht) .. (mail/email/e mail/bestatigung/code/bekommen/erhalten/gekommen),
        (mail/email) .. nicht (angekommen/bekommen/erhalten/gekommen/da), spam,
        (mail/email/e mail/nachricht/code/link) .. (geloscht/weg/verloren/futsch), (geloscht/verloren) .. (mail/email/e mail/code/link),
        (handy/telefon/akku/smartphone/display/iphone) .. (kaputt/leer/weg/geklaut/gestohlen/verloren/hin/tot/defekt/gesprungen/runtergefallen/aus) .. (qr*/code/bestatigung/*bestatigung/buchung/link),
        (qr*/code/bestatigung/*bestatigung/buchung/link) .. (handy/telefon/akku/smartphone/display/iphone) .. (kaputt/leer/weg/geklaut/gestohlen/verloren/hin/tot/defekt/gesprungen/runtergefallen/aus),
        (handy/telefon/akku/smartphone/display/iphone) (kaputt/leer/weg/geklaut/gestohlen/verloren/hin/tot/defekt/gesprungen/runtergefallen/aus) .. (qr*/code/bestatigung/*bestatigung/buchung/link),
        (finde/finden/habe) .. (link/qr*/code/buchungsnummer/mail) (nicht/nirgends/nirgendwo),
        (wo/was/welche/wie) (steht/ist/finde/finde ich/lautet/sehe/sehe ich) (mein*/die) (buchungsnummer/reservierungsnummer/buchungscode/*referenz*/bestatigungsnummer),
        (reserviert/gebucht/bezahlt/gezahlt/reservierung/buchung) .. (keine/kein) (mail/email/e mail/*bestatigung/nachricht),
        (schickt/schicken/schick/sendet/senden) .. (mail/email/*bestatigung/link/qr*/code) .. (nochmal/noch mal/noch einmal/erneut/neu),
        (mail/email/*bestatigung/link/qr*/code) (nochmal/noch mal/noch einmal/erneut) (schicken/senden/zuschicken/zusenden),
        (handy/telefon/akku/smartphone) (ist /)(kaputt/leer/weg/geklaut/gestohlen/verloren/tot) .. (wie/was/und/jetzt) .. (qr*/code/*bestatigung/link),
        (finde/finden) (den/euren/meinen) link nicht,
        (finde/finden/find) (* /)(meine/unsere/die) (buchung/reservierung) (* /)(nicht/nirgends)`,
    },
    lostTag: {
      phrases: `
        (zettel*/abschnitt/schein/anhanger/marke) .. (weggekommen/abhanden/verschwunden/weggeworfen/weggeschmissen/nicht mehr/rausgefallen),
        (finde/find/finden) .. (zettel*/abschnitt/anhanger/marke/beleg) .. (nicht/nimmer),
        (abholzettel/abholschein*/gepackschein*) .. (verloren/weg/verlegt),
        (abschnitt/beleg/quittung/gepackschein/marke/zettel/anhanger/schein/ticket/bon/nummer) .. (verloren/weg/verlegt/nicht mehr/nass/zerrissen/kaputt),
        (verlier*/verloren) .. (abschnitt/beleg/quittung/gepackschein/marke/zettel/anhanger/schein/ticket/bon),
        ohne (den /die /das /)(beleg/quittung/abschnitt/schein/zettel)`,
    },
    comingIn: {
      phrases: `
        (darf/durfen/kann/konnen/ist/sind) .. (hund*/katze/haustier*/kind*/kids/baby*/kinderwagen) .. (rein/hinein/mitkommen/reinkommen/mitbringen/eintreten/ins buro/willkommen/erlaubt im buro),
        (rein/reinkommen/hinein/ins buro/zu euch) .. mit .. (hund*/katze/haustier*/kind*/kids/baby*/kinderwagen), mit (* /)(hund*/kind*/kinderwagen/baby*) .. (rein/reinkommen/hinein/ins buro), hundefreundlich,
        (kann/konnen/darf/durfen/konnt) (ich/wir/man) .. (hinsetzen/setzen/sitzen/ausruhen), *sitzplatz*, *sitzgelegenheit*, *warteraum*, *wartebereich*, (platz/ort/wo) .. (hinsetzen/sitzen),
        *wickel*, windel*, (baby/kind) .. stillen, (kann/wo) .. stillen,
        (hund*/kinderwagen/kind*) (* /)(mit /)(reinnehmen/mitnehmen/rein), hund im (buro/laden)`,
    },
    minors: {
      phrases: `
        mindestalter, altersgrenze, minderjahrig*, (ab/unter) (welchem alter/18/16), wie alt .. (sein/muss*), 1# jahrig*, (#jahrig*), (bin/ist/sind/wir sind) (erst /noch /)(12/13/14/15/16/17) !(uhr/leute/personen/koffer/stuck/taschen/min*/kinder/gepack*/jugendliche/schuler), (sohn/tochter/kind/neffe/nichte/bruder/schwester/enkel*) (ist /)(#),
        (sohn/tochter/kind/kinder/jugendliche*/teenager) .. (allein/alleine/ohne (uns/mich/eltern/begleitung))`,
    },
    privacy: {
      phrases: `
        *datenschutz*, dsgvo, (meine*/unsere*/personliche*/personenbezogene*/eure*/die) (personlichen /)(daten), (losch*/speicher*/behalt*/kopier*/scannt/scannen/fotografier*/macht/aufheb*) .. (foto*/kopie*/bild/bilder/scan) .. (*pass/*ausweis*/perso/dokument*), (losch*/speicher*/kopier*/scannt/fotografier*) .. (*pass/*ausweis*/perso/dokument*/daten/foto*), (foto*/kopie*) .. (*pass/*ausweis*/perso) .. (losch*/speicher*/behalt*), privatsphare`,
    },
    inspection: {
      phrases: `
        (macht/machen) (ihr/sie) (* /)(* /)(*koffer*/*tasche*/*gepack*/*rucksack*) (* /)auf,
        (offnet/durchsucht/kontrolliert/rontgt/scannt/untersucht/checkt/offnen/durchsuchen/kontrollieren/scannen) (ihr/sie/man) (* /)(* /)(*koffer*/*tasche*/*gepack*/*rucksack*/inhalt),
        (schaut/guckt/schauen/gucken) (ihr/sie) (* /)(in die/ins/in den/in das) (*koffer*/*tasche*/*gepack*/*rucksack*),
        (werden/wird) (* /)(*koffer*/*tasche*/*gepack*/*rucksack*) .. (durchsucht/geoffnet/kontrolliert/gescannt/untersucht/aufgemacht), durchleucht*, *rontgen*, gerontgt, *gepackkontrolle*,
        (kontrolliert/schaut/guckt/pruft) (ihr/sie) .. (drin/drinnen/inhalt)`,
    },
    unclaimed: {
      phrases: `
        (nie/niemals) (mehr /wieder )(komm*/zuruckkomm*/abhol*/auftauch*), (nie/niemals) (abhol*/hol*/zuruckkomm*), (keiner/niemand) (mehr /)(abhol*/holt/kommt) !(ans), nicht abgeholt* (gepack*/koffer*/tasche*/rucksack), (gepack*/koffer/tasche*) .. nicht abgeholt, (schmeisst/werft/wegwerf*/wegschmeiss*/entsorg*/verkauft) .. (koffer/gepack*/tasche*/ihn/sie/weg/es/sachen/rucksack), (koffer/gepack*/tasche*/ihn/sie/es/sachen) .. (entsorgt/weggeworfen/weggeschmissen/verkauft), herrenlos*, vergess* abzuholen, (zuruckgelassen*) (gepack*/koffer)`,
    },
    waiting: {
      phrases: `
        schlange, schlange stehen, anstehen, angestanden, warteschlange*, wartezeit*, (lange) warten !(bis/auf (bus/zug/flug)), viel los, (voll /)andrang, wie lange (dauert/braucht/dauerts) .. (abgabe/abholung/abgeben/check in/einchecken/abholen/gepackabgabe/ubergabe/bei euch)`,
    },
    tours: {
      phrases: `
        (tagesausflug*/tagestour*/ausflug*/touren) .. (anbiet*/bietet/macht/organis*/blue eye/berge), (bietet/macht/organisiert/habt) .. (tagesausflug*/tagestour*),
        *stadtfuhrung*, *stadttour*, *stadtrundfahrt*, *stadtrundgang*, fuhrung*, (tour/touren/ausflug/ausfluge/tagesausflug*) .. (buch*/anbiet*/an/organis*), (bietet/macht/organisiert/verkauft/habt/buchen) .. (tour/touren/ausfluge/tagesausfluge/fuhrung*), (gefuhrte) tour*, (reisefuhrer*/stadtfuhrer*/guide) .. (buch*/miet*/habt),
        (touren/tour/ausfluge/ausflug/fuhrung/fuhrungen) .. kost*, kost* .. (tour/touren/ausflug/ausfluge)`,
    },
    reopening: {
      phrases: `
        aus (dem/der/meinem/meiner/unserem/unserer) (*koffer/*tasche/*rucksack/*gepack) (holen/nehmen/rausholen/rausnehmen),
        (ich/wir/man) .. (an/in) (mein*/unser*/das/den/die/sein*) (koffer/gepack/tasche*/rucksack/sachen) (* /)(ran/dran/rankomm*/ran komm*/drankomm*/heran*), (kann/darf/konnen/durfen/kommt) (ich/wir/man) .. (an/in) (mein*/unser*/das/den/sein*) (koffer/gepack/tasche*/rucksack/sachen) !(zum/nach),
        (was/etwas/jacke/pulli/ladegerat/sachen/kleidung/klamotten/badesachen/schuhe) .. (rausholen/raus holen/herausnehmen/rausnehmen/raus nehmen/entnehmen/herausholen), (*koffer/*tasche/*rucksack/*gepack) .. (offnen/aufmachen/auf machen/rausholen/rausnehmen/entnehmen/herausnehmen) !(lassen), (rausholen/rausnehmen/herausnehmen/entnehmen) .. (*koffer/*tasche/*rucksack/*gepack),
        (brauch*/hol*/nehm*/vergess*) .. (aus/in) (dem/der/meinem/meiner/unserem/unserer) (*koffer/*tasche/*rucksack/*gepack) !(gestohlen/fehlt), zwischendurch .. (koffer/gepack/tasche*/rucksack/sachen/holen), (ich/wir/man) .. (zugriff/zugang) .. (mein*/unser*) (gepack/koffer/tasche*/sachen)`,
    },
    sim: {
      phrases: 'sim, sim karte*, simkarte*, esim, e sim, (sim karten/simkarten)',
    },
    beside: {
      phrases: `
        (im/in der/in einem/in einer/in unserem/beim/in dem) (flughafen /letzten /)${elsewhere} .. !(euch/ihnen/buro/laden) (liegen lassen/liegen gelassen/liegengelassen/liegenlassen/vergessen/verloren/stehen lassen/stehen gelassen),
        (liegen lassen/liegen gelassen/liegengelassen/vergessen/verloren) .. !(bin/sind/sitze/sitzen/jetzt/schon/gerade/euch/und) (im/in der/in einem/in einer/in unserem) (flughafen /letzten /)${elsewhere},
        (jacke/schirm/ladekabel/handy/hut/mutze/brille/sonnenbrille/schlussel/geldbeutel/portemonnaie/schal/laptop/pass) .. (ist/liegt/sind) (noch /wohl /)(im/in der/in einem) ${elsewhere},
        (wann/bis wann/offnungszeiten/wie lange) .. (bank/banken/supermarkt*/supermarkte/geschafte/apotheke*/post/einkaufszentr*) !(in/und), sushi,
        steakhaus, (gut*/nett*/lecker*) (italiener/chinese*/inder/griechen/grieche/thailander/japaner/mexikaner/turken),
        (italienisch*/chinesisch*/indisch*/griechisch*/thailandisch*/japanisch*/mexikanisch*) (restaurant*/essen/kuche/lokal),
        (karten/tickets) (fur/zu/zum/zur) .. (oper/konzert*/spiel/theater/stadion/fussball*/festival),
        (wasche/kleidung/klamotten/hemd*/hose*) .. (waschen/reinigen/bugeln),
        (paket*/packchen/post/sendung*) .. (annehmen/empfang*/entgegen*/zustell*/auf meinen namen/zu euch schick*/an euch schick*/liefern lassen), (nehmt/nehmen/empfangt) (ihr/sie) .. (paket*/packchen/post/sendung*) .. (an/entgegen), (empfangt/empfangen) .. (paket*/post), (passt/passen) (ihr/sie) .. auf .. (kind*/baby*), (betreut/betreuen/hutet) .. (kind*/baby*), kinderbetreuung, babysit*`,
      words: `
        wetter, regnet, regen, sim, sim karte*, simkart*, esim, visum, witz, fussball, wie heisst du, wie spat ist es, mietwagen, leihwagen, fahrradverleih,
        (auto/fahrrad/rad/roller) (mieten/leihen/ausleihen), job, jobs, arbeiten bei euch, stellenangebot*, sucht ihr (mitarbeiter/leute/personal), praktikum,
        wer hat .. gewonnen, verkauft ihr (handys/kleidung/schuhe), (was/wie) (heisst/sagt man) .. albanisch,
        (wo/welche*/nachste*/brauche/gibt es/offnungszeiten/kontakt/finde/sucht/suche) .. (*botschaft/*konsulat),
        (*botschaft/*konsulat) .. (offen/auf/adresse/nummer),
        (wann/um wie viel uhr/wo) (beginnt/startet/fangt/ist/geht/spielt/lauft/spielen) (* /)(* /)(konzert*/spiel/match/festival/oper/fussball*/kino/theater/film),
        *friseur*, *frisor*, *haarschnitt*, haare schneiden, nagelstudio, massage*, tattoo*, fitnessstudio,
        (wo/nachste*/brauche/gibt es/finde/kennt/suche/zum) .. (*arzt/*arztin/krankenhaus/klinik), waschsalon*, wascherei*, reinigung,
        (welche*/schonste*/beste*/nachste*/wie weit/wo) .. *strand*, *strand .. (schon*/best*),
        wie (warm/heiss/kalt) (wird/ist) (es /)(morgen/heute/in tirana/am/draussen/gerade), temperatur*,
        (roller/moped*/fahrrad/vespa/e bike/boot) (mieten/leihen/ausleihen), handyreparatur, (handy/display/schuhe) .. reparier*`,
    },
    cancelling: {
      phrases: `
        (nicht genutzt*/ungenutzt*/nicht gebraucht*/restlich*) tag*, (fruher/eher) ... (differenz/rest/geld/anteil*) .. (zuruck/wieder/erstatt*),
        (differenz) .. (zuruck/wieder/erstatt*), # tage .. (bezahlt/gezahlt/gebucht) .. (abgehol*/abhol*) .. (zuruck/wieder/erstatt*),
        # tage .. (bezahlt/gezahlt/gebucht) .. # (tagen /)(abgeholt/abholen) .. (rest/differenz/geld),
        (gestern) .. nicht (da/gekommen/geschafft), (fallt/fallen/gefallen) .. (ins wasser/flach/aus),
        verspat* ... (stornieren/absagen)`,
      words: `
        *stornier*, storno*, absag*, *cancel*, annullier*, *erstatt*, (geld/betrag/kohle) .. (zuruck/wieder), *ruckzahl*,
        (doch/leider/nun) nicht (kommen/mehr/brauchen/mehr kommen), nicht mehr (kommen/brauchen/brauche/benotig*),
        (komm*/brauch*/benotig*/schaff*) .. (doch nicht/nicht mehr/nimmer), (konnen/kann) (doch/leider/morgen/heute) nicht .. kommen,
        (konnen/kann) nicht kommen, rucktritt*, zurucktreten, schaffen es nicht, plane geandert, *entschieden, losch*, raus .. (buchung/reservierung),
        (geld/kohle) .. (zuruck*/wieder*/erstatt*), abgesag*, (komm/komme/kommen) nicht !(rein/ran/weiter/hin/klar/durch/an/um/vor/vom/zum/mit/auf/in),
        (klappt/geht) (doch /leider /)nicht (mehr/), fallt aus, nicht (erschienen/aufgetaucht/gekommen), nicht angetreten, ruckgangig*, no show, noshow,
        streich*, widerruf*, wird nichts, # euro zuruck, nicht (wahrnehm*/antret*), wenn (ich/wir) .. nicht (komm*/auftauch*/erschein*), anders uberlegt,
        (kann/wollen) .. doch nicht, bereu*, verhindert, entfallt, (sage ich/sagen wir) .. ab, abbestell*`,
      hints: 'krank',
    },
    assistant: {
      words: `
        (bot/robot*/roboter/maschine/computer/ki/chatbot/chatgpt), (echter/richtiger) mensch hier, bist du (echt/ein mensch),
        (sind sie/schreibe ich mit) .. (mensch*/echt), ein (computer/programm), automat, automatische antwort*, schreib ich mit einem, programmiert,
        echt* (mensch*/leute*), wer bist du, wer hat dich, menschlich, echtes`,
    },
    languages: {
      phrases: `
        (sprecht/spricht/sprechen/redet/versteht/verstehen) (* /)(* /)(deutsch/englisch/franzosisch/italienisch/spanisch/danisch/albanisch/sprache*),
        welche sprachen, (deutsch*/englisch*) (gesprochen/sprachig*/personal)`,
    },
    toilets: {
      words: `
        *toilette*, wc, klo, klos, bad benutzen, badezimmer, dusche*, umziehen, frisch machen, waschraum, wickel*, waschen`,
    },
    charging: {
      phrases: '(handy/akku/tel/phone) .. (laden/aufladen)',
      words: `
        (handy*/telefon/smartphone/laptop/akku*/gerat*/iphone) .. (aufladen/laden/geladen/aufgeladen), (aufladen/ladekabel/ladegerat*/steckdose*/ladestation*),
        wlan*, w lan, wifi*, !(uber/ubers/im/per/ohne/mit) internet*, strom, wi fi, (handy/akku) .. (leer/laden),
        (hier/euch/dort/kurz/handy/telefon/ipad/tablet) laden, hinsetzen, (warten/sitzen) .. (bei euch/da/drin*),
        (bei euch/da/drin*) .. (warten/sitzen/ausruhen), warteraum, wartebereich, sitzgelegenheit*, *wasser`,
    },
    papers: {
      phrases: '(welche) (dokumente/papiere), ausweis notig, pass notig',
      words: `
        *ausweis*, *pass, passe, reisepass*, perso, identitat*, fuhrerschein*, papiere, dokument*, id, mitbringen, mitnehmen mussen,
        (muss/soll) .. (dabei/zeigen/herzeigen/vorlegen), vorzeigen, ausdrucken, ausgedruckt, (was) .. (dabei haben/dabeihaben)`,
    },
    collecting: {
      phrases: `
        (kann/darf) (der/unser/mein/ein) (fahrer/taxifahrer) .. (abhol*/holen/mitnehm*),
        (kann/konnte/darf/durfte/konnen/soll) (auch /vielleicht /)(mein*/ein*/unser*) (* /)${people} .. (abhol*/holen/mitnehm*), ${people} (hat/zeigt/kommt mit/mit) (den /einen /dem /meinem /meinen /ein foto vom /einem foto vom /den screenshot vom /)(qr/qr code/qrcode/code/abholpass/gepackpass) !(code/verloren/nicht/geloscht), (qr/code/gepackpass) (* /)(an /)(mein*/ein*) (* /)${people} .. (schick*/weiterleit*/weitergeb*/geb*)`,
      words: `
        (kann/konnte/darf/wenn/konnen/soll/durfen) (auch/mein*/eine*/unser*/) .. ${people} .. (abhol*/abhl*/holen/mitnehm*/nehmen/abgeben),
        ${people} .. (statt/anstelle/anstatt/fur mich/fur uns) .. (hol*/abhol*/abgeb*/bring*),
        (statt/anstelle/anstatt/an meiner/an unserer) (mir/meiner/von mir/stelle/uns), (fur mich/fur uns/fur jemand*) .. (abhol*/holen), vollmacht,
        jemand (anders/anderes/anderer/fremdes) .. (abhol*/hol*/mitnehm*), (freund*/dritte*) abholen lassen,
        (kann/darf/konnte/soll/wenn) (mein*/unser*/ein*) (* /)${people} .. (abhol*/holen/mitnehm*/nehmen), (abhol*/holen) .. (fur mich/von jemand*/durch),
        anstelle von, in meinem namen, (meine/mein/unser/unsere/eine) ${people} (holt/kommt/nimmt/bringt/gibt) .. (koffer/tasche*/gepack/rucksack/ab),
        ${people} (soll/will/kann/darf/wurde/mochte) .. (abhol*/holen/mitnehm*), (holt/abgeholt/abholt) .. (meine/mein) ${people},
        (von) (meiner/meinem/meinen) (* /)(abgeholt/abholen), an meiner statt, (kumpel/freund/freundin/bekannter/kollege) holt, ich (* /)${people} .. schicken,
        (holt/holen) (ihr/sie) (das/die/den/unser*/mein*/koffer/gepack) .. ab, fur (ein*/mein*) ${people} .. (hinterleg*/abgeb*/lass*/dalass*),
        (kann/darf/konnte/soll/kommt) (auch /)(wer/jemand) (anders/anderes/anderer) .. (abhol*/hol*/nehm*)`,
    },
    access: {
      words: `
        rollstuhl*, behinder*, stufe*, treppe*, aufzug*, fahrstuhl*, rampe*, lift, ebenerdig, rollator*, kruck*, schlecht (zu fuss/laufen/gehen),
        (nicht/kaum) (gut /)(laufen/gehen), gehhilfe, (mobilitat*), barrierefr*, gehbehind*, laufen kann .. nicht,
        (komm/kommt/kommen) (man/wir/ich) mit .. (rein/hinein)`,
    },
    parking: {
      phrases: `
        (wo/wohin) .. (auto/wagen/wohnmobil/mietwagen) .. (hin/abstellen/stehen/lassen),
        (auto/wagen/wohnmobil/mietwagen) .. (ranfahren/heranfahren/vorfahren/anhalten/halten/davor/vor die tur/vor der tur/vor den laden/bis zur tur),
        (vor/an) (der/die/eurer/eure) tur .. (halten/anhalten/ausladen/einladen/vorfahren/ranfahren), kurz (halten/anhalten/vorfahren/ranfahren),
        (halten/anhalten) .. (zum ausladen/zum einladen),
        park*platz*, parken, parkhaus, parkmoglichkeit*, (auto/wagen/wohnmobil/mietwagen) .. (abstell*/stehen lassen/park*), parkt, parke`,
    },
    currencies: {
      words: `
        *dollar*, usd, *pfund, gbp, franken, chf, kronen, fremdwahrung*, (andere/welche*/auslandische*) wahrung*, geld (wechseln/tauschen/umtauschen),
        wechselstube*, wechselkurs*, (euro/lek/dollar) (in/wechseln), umtauschen`,
    },
    fromStation: {
      phrases: `
        (weit/lange/entfern*/fuss/laufen/lauft/gehminuten/minuten/nah/nahe) .. (*bahnhof/*busbahnhof/busstation/*terminal),
        (*bahnhof/*busbahnhof/busstation/*terminal) .. (weit/wie lange/entfern*/fuss/laufen/gehminuten)`,
    },
    lodging: {
      phrases: `
        (gunstig*/billig*/nett*/gut*/preiswert*) .. (b b/pension/zimmer/hostel/gasthaus/hotel)`,
      words: `
        *unterkunft*, ubernacht*, (hotel*/hostel*/pension/zimmer/*wohnung*/apartment*/airbnb*) .. (vermiet*/empfehl*/buchen/mieten/anbiet*/frei),
        (vermiet*/empfehl*/habt/haben/gibt/buche*/sucht/suche/suchen/bietet/mieten) .. (hotel*/hostel*/zimmer/*wohnung*/apartment*/airbnb*), ferienwohnung*,
        airbnb*, schlafen, pennen, schlafplatz`,
      hints: 'hotel*, apartment*, hostel*, *wohnung*',
    },
    eating: {
      phrases: '(wo/irgendwo) .. (bier/essen/pizza/doner)',
      words: `
        *restaurant*, (wo/was/gut/etwas/zu) .. essen, essen gehen, zum essen, lecker, gegessen, mittagstisch, abendessen, *fruhstuck*, *cafe, cafes, kaffee*,
        trinken, hunger*, imbiss, backerei, bier, bars, kneipe*, lokal, snack*, imbisse, eis, dessert, brunch*, backer, mittag essen, byrek, burek, vegetari*,
        vegan*, weggehen, ausgehen, feiern, nachtleben, mittagessen, kebab*, doner*, pizz*, burger*, (gute*/nette*/coole*) bar`,
    },
    errands: {
      phrases: `
        (wo/nachste*/gibt/in der nahe) .. (geldautomat*/bankomat/bank/apotheke*/supermarkt*/post),
        geldautomat*, bankomat*, apotheke*, supermarkt*`,
    },
    cities: {
      words: `
        (nach/in/richtung) ${cities}, (*bus*/furgon/zug/*ticket*/fahrkarte*) .. !(aus/von) ${cities}, *busticket*, *fahrkarte*, ticket* .. (bus*/nach),
        (*busse/bus) .. (nach/andere stadt*), andere stadt*, anderen stadt*, fernbus, fernbusse`,
      hints: `
        ${cities}, tickets`,
    },
    rides: {
      phrases: `
        (auto/wagen/mietauto/mietwagen/leihwagen) .. (mieten/leihen/vermiet*), (vermiet*/mieten) .. (auto*/wagen), autovermiet*,
        (bus/linie) .. (dajti/seilbahn/see),
        los .. (flug/flieger/airport/flughafen), (verlang*/kost*/nimmt) .. *taxi*`,
      words: `
        *taxi*, uber fahrer, *shuttle*, *transfer*, (zum/vom/bis zum/zu dem) (flug*/airport), *flughafenbus*, (bus*/busse/weit/entfern*) .. *flughafen*,
        *flughafen* .. (bus*/weit/entfern*/weg), (letzte*/erste*/nachste*) (bus/busse), flughafen .. (komm*/fahr*), (komm*/fahr*) .. (flughafen/airport), rinas,
        chauffeur, abholung vom, *fahrplan*, bringt ihr uns, fahrt ihr, gleis, bahn nach, (gibt es/gibts) .. (zug/zuge), zug nach, zuge nach, abfahrt*,
        mitfahr*`,
      hints: '*flughafen*, *flug, flieger, airport, bus, busse, fahrt, fahren, fahrer',
    },
    cooling: {
      phrases: `
        *kuhlschrank*, *kuhlfach*, *kuhltruhe*, *gefrier*, *tiefkuhl*, (kuhl/gekuhlt/kalt) (* /)(* /)(lager*/aufbewahr*/stellen/gestellt/halten/gehalten/bleiben), gekuhlt werden, (muss/mussen) .. gekuhlt,
        *kuhlen`,
    },
    valuables: {
      phrases: `
        wertsach*, wertgegenst*, wertvoll*, schmuck,
        (laptop*/notebook*/computer/macbook*/ipad*/kamera*/geld/bargeld/reisepass/pass/medikament*/elektronik*/drohne) .. (im/in der/in meinem/in meiner/drin*) (koffer/tasche/rucksack/gepack/),
        (laptop*/notebook*/computer/macbook*/kamera*/tablet*/elektronik*) .. (sicher/drin*/lassen/da lassen/risiko/risk*/gefahrlich/abgeben/lagern)`,
    },
    fragile: {
      phrases: `
        zerbrechlich*, (glas/vase/keramik/porzellan) .. (vorsicht*/drin*/aufpassen/sicher), vorsichtig .. (umgehen/behandel*)`,
    },
    delivery: {
      phrases: `
        (koffer/gepack/tasche*) .. (zum/ins/ans) (flughafen/hotel/airbnb/bus/*bahnhof/terminal) .. (bringen/fahren/liefern/schicken),
        (konnt/konnen/wurdet/kann) .. (koffer/gepack/tasche*/sachen) .. (zum/zur/an den/ins) (*bahnhof/terminal/haltestelle/hotel/airbnb) .. (bringen/fahren/liefern/tragen),
        (hol*/abhol*) .. (vom/im/am/aus dem/von unserem/von meinem/in unserem) (hotel/airbnb/hostel/apartment/unterkunft/wohnung) !(zu euch/zu ihnen),
        (bring*/liefer*/transportier*/schick*/fahrt) .. (koffer/gepack/tasche*/sachen/es/sie) .. (ins/zum/ans/nach/in unser/zu unserem) (hotel/flughafen/airbnb/hostel/hause/apartment/unterkunft),
        *lieferservice, liefer*, (nach hause /)(verschick*/versend*/versand), abholservice, bringservice`,
      words: `
        (bringt/liefert/liefern/schickt/transportiert/bringen sie/bringen) .. (hotel*/wohnung/airbnb/nach hause/unterkunft/*bahnhof/flughafen/terminal) !(zu euch), liefer*, kurier*, versand, versend*`,
    },
    invoice: {
      phrases: `
        rechnung*, quittung .. (firma/arbeit*/steuer/chef/spesen), (beleg/bon/kassenbon) .. (firma/arbeit*/steuer/chef/spesen),
        (bekomm*/krieg*/brauch*/gibt) .. (quittung/kassenbon/beleg/bon) !(verloren), spesen`,
    },
    deposit: {
      phrases: 'kaution*, pfand, anzahlung*, vorauszahlung',
    },
    discount: {
      phrases: `
        *rabatt*, ermassig*, gunstiger .. (gruppe*/personen/koffer/viele), gutschein*, rabattcode, mengenrabatt, nachlass, schulerpreis`,
    },
    days: {
      phrases: `
        (ein/1/einen) (tag /)oder (zwei/2),
        (zahlt/zahlen/gilt/gelten/rechnet/berechnet/sind das/ist das) .. (ein tag/zwei tage/1 tag/2 tage/als tag/tage/tag/einen tag),
        wie (werden /wird /zahlt ihr /)(die tage/ein tag/der tag) .. (gezahlt/berechnet), kalendertag*, (24 stunden/24h) oder .. tag,
        (abholtag/anreisetag/abreisetag/bringtag) .. (mit/zahlt/gezahlt/extra), (abend*/abends) .. (morgen/fruh/morgens) .. (tag/tage/doppelt/zahl*),
        zahl* .. (tag mehr/weiteren tag/extra tag/tag extra), (tag mehr/weiteren tag/extra tag) (zahl*/bezahl*)`,
    },
    refused: {
      phrases: `
        *gewehr*, pfefferspray*, boller, feuerwerk*, *gaskocher*, brennspiritus, granate*, sprengstoff*, bengalo*, revolver,
        (hund*/katze*/haustier*/tier/tiere) !(futter), (waffe*/pistole*/munition/feuerwerk*/drogen/gras/sprengstoff*/benzin/gasflasche*/gaskartusche*),
        (was/welche) .. (nicht erlaubt/verboten/nicht angenommen/nicht annehmen/nicht abgeben/nehmt ihr nicht), (rohes/frisches/gefrorenes) (fleisch/fisch),
        verderblich*, (essen/lebensmittel/kase/fleisch/wein/raki/olivenol) .. (lassen/drin*/lagern/koffer/tasche/erlaubt),
        *messer, *messern, machete*, schwert*, dolch*, schere, (*flasche*/*alkohol*/wein/raki/schnaps/bier) .. (koffer/tasche/rucksack/gepack/drin*/problem/erlaubt/lagern/abgeben), (koffer/tasche/rucksack/gepack) .. (flasche/flaschen/weinflasche*/*alkohol*/wein/raki/schnaps/bier)`,
    },
    hourly: {
      phrases: `
        !(lustiges/machen/sehen/kindern/hund/hund fur/essen) (nur/fur) (* /)(#/eine/ein/zwei/drei/paar/ein paar/halbe) (stunde/stunden/std/h) !(vor/fruher/spater/zeit),
        stundenweise, (pro/je) stunde, stundenpreis, kurz (abstellen/unterstellen), stundlich !(bus/shuttle)`,
    },
    price: {
      phrases: `
        # euro .. (egal/unabhangig), kostet .. egal wie, (1/ein/einen/eins) (tag /)oder (2/zwei), (2/zwei) (tage /)oder (1/ein/einen/eins/3/drei),
        (sind/ist/waren/macht/zahlt/zahlen/gilt/gelten/rechnet/wird/werden) .. (das/es/dann/als/schon) .. (2/zwei/1/ein/3/drei) tag*,
        (sind/waren) (das/es) .. (tage), wie .. tage .. (gezahlt/berechnet/gerechnet), (wie) (zahlt/rechnet/berechnet) .. (tag*),
        (zahlt/zahlen/gilt/gelten/rechnet) .. (als) (2/zwei/1/ein/zweiter) * !(oder), kaution*, pfand,
        (nur) .. (# std/# stunden/# h/zwei stunden/eine stunde/ein paar stunden/paar stunden/drei stunden/2h/3h/1h) .. (zahl*/bezahl*/ganzen/vollen),
        (ganzen/vollen/kompletten) tag .. (zahl*/bezahl*), (kinderwagen/buggy/handtasche/regenschirm/helm/jacke/kleine tasche) .. (bezahl*/zahl*/kost*/extra),
        (zahl*/bezahl*) .. (handtasche/regenschirm/helm/jacke), gruppenrabatt*, gruppenpreis*, mengenrabatt*,
        (was/wie viel) (wurden/wurde/wollen/wollt) (sie/ihr) .. (verlangen/nehmen/berechnen/haben), (was/wie viel) .. verlang*,
        (nur) .. (# stunden/# std/zwei stunden) .. (# euro/trotzdem/gleich*), (zahl*/bezahl*/berechnet) .. (2/zwei/3/drei) tage !(mit/per/in),
        muss .. (auch/extra/mit) (zahlen/bezahlen), ab wann (zahlt/gilt/zahlen) .. tag, (warum/wieso) .. (# euro/so viel/mehr) !(abgebucht),
        (kriegts/nehmts/verlangts) ihr fur, wie viele tage (sind/zahl*/muss*/werden/berechn*/bezahl*), zweite* tag, zahlt man (ab/pro/nach),
        zahl* ich (fur/doppelt), (zahl*/bezahl*) .. (ganzen/vollen/kompletten) tag, (abholtag/abgabetag/bringtag) !(andern/verschieben/verlegen),
        (zahlt/zahlen/gilt/gelten) .. als (eine/eins/einer)`,
      words: `
        *preis*, kostet*, (wie viel) (fur/pro/macht/ist/nehm*/verlang*/bezahl*/zahl*/geld/euro/kriegt/berechne*/ware/wurde/musst*/muss), teuer*, *billig*,
        *gunstig*, *tarif*, *gebuhr*, *rabatt*, *ermassig*, nachlass,
        !(kg/kilo/gewicht) (pro/je) (tag/stunde/person/koffer/stuck/gepack*/tasche/woche/monat/rucksack),
        (was/wie viel) (nehmt/nehmen/verlangt/verlangen/zahl*/macht das/berechnet/kriegt), draufzahl*, nachzahl*, zuschlag*, mehr (zahl*/bezahl*), gratis,
        umsonst, angebot*, stundenweise, strafe, rechnet ihr .. (stunde*/tag*), (zahl*/bezahl*/kost*) .. (mehr/extra/weniger/drauf/gleich viel/genauso),
        das gleiche, versteckte*, (was/wie viel) .. (nehmt ihr/kriegt ihr), insgesamt, variante, kalendertag*, gesamt, gesamtbetrag,
        (erste) stunde .. (frei/gratis/kosten*), (zahl*/bezahl*) .. (tag/nacht) (mehr/extra/zusatzlich), zahlt .. als, zahlen als,
        (was/wie viel) (zahl*/kost*/nimmt/nehmt/berechn*/wollt ihr fur/bekommt), (was/wie viel) macht (das/es/dann/insgesamt/zusammen/ihr fur), was .. kost*,
        wucher, alles (inklusive/drin), (3/drei) euro, uberteuert, wie viel !(uhr/zeit/stunden/tage/minuten/platz/kilo/kg/gepack), *pauschal*, kohle,
        kommission, abgerechnet, berechnet, abrechn*, (kame/kommt/macht/ware) .. zusammen, ungefahr, (nach) (stunden/tagen),
        (abholtag/tag/bringtag) .. (berechnet/bezahlt/gezahlt/zahlt), (zahl*/bezahl*) .. (doppelt/zweimal/2x), # euro (pro/fur/am/je/ist/der/gelesen/gehort),
        kost, koste, *kosten*, (was/wie viel) (kommt/kommen) .. (raus/heraus), entgelt, kondition*, flatrate*,
        fur* (* /)(*tasch*/*koffer/*rucksack/*gepack/*stuck/tag*/nacht) .. (zahl*/bezahl*),
        (zahl*/bezahl*) .. fur* (* /)(*tasch*/*koffer/*rucksack/*gepack/*stuck/tag*/nacht), kinder .. (zahl*/bezahl*), stammkund*`,
    },
    otherWays: {
      phrases: `
        paypal*, venmo, klarna, bizum, mobilepay, mobile pay, vipps, satispay, postepay, swish, alipay, wechat pay, western union, bitcoin*, btc, usdt, ethereum, *crypto*, *krypto*, *cripto*, scheck*, *uberweisung*, *uberweisen, lastschrift*, iban`,
    },
    cards: {
      phrases: '(mit/per/nehmt/akzeptiert) .. (karte/karten/kreditkarte*/ec karte)',
      words: `
        kreditkarte*, ec karte*, girocard, debitkarte*, visa, mastercard, amex, american express, apple pay, google pay,
        (mit/per/nehmt/akzeptiert) .. karte*, kartenzahlung*, karten, kontaktlos`,
    },
    cash: {
      words: 'bar, bargeld, barzahlung, in bar, (mit/in/zahl*/nehmt) (euro/euros/lek)',
    },
    paying: {
      phrases: 'revolut !(karte*)',
      words: `
        (zahl*/bezahl*/gezahlt/zahle), *anzahlung*, *rechnung*, mehrwertsteuer, (abgebucht/belastet/abbuch*/eingezogen), vorkasse,
        (halfte/raten) .. (jetzt/spater), raten*, beleg .. (steuer/firma/arbeit*), fur die steuer, kartengerat*, kartenleser*, kartenterminal,
        albanisch* (geld/wahrung), (grosse/kleine) scheine, landeswahrung, (geld) .. (jetzt/spater/gleich/vorher/hinterher/nachher), mwst, faktura*`,
    },
    extending: {
      phrases: `
        verlanger*, (tag/tage/nacht/woche/stunden) langer, langer (lassen/dalassen/da lassen/lagern/bleiben/behalten/liegen/stehen),
        (noch/einen/ein/zwei/#/paar) (* /)(tag/tage/nacht/nachte/woche) (mehr/langer/dranhangen/dazu/zusatzlich),
        (noch/einen) (einen /eine /zusatzlichen /extra /weiteren )(tag/nacht/woche) (lassen/bleiben/stehen/langer/lagern),
        (einen/ein/zwei/#) weitere* (tag/tage/nacht), (erst/einen tag/zwei tage/# tage) spater (abhol*/holen/zuruck*)`,
    },
    changing: {
      phrases: `
        (gebucht/reserviert) .. (#/ein/eine/einen/zwei/drei/vier) .. (jetzt/aber/doch) .. (#/zwei/drei/vier/funf/sechs) !(tage/stunden),
        (#/ein/eine/einen/zwei/drei/vier) .. (gebucht/reserviert) .. (jetzt/aber/doch) .. (#/zwei/drei/vier/funf/sechs) !(tage/stunden),
        (stuck/gepackstuck/koffer/tasche/rucksack) mehr .. als (gebucht/reserviert),
        # .. (gebucht/reserviert) .. (jetzt/aber/doch) .. #, (gebucht/reserviert) .. # .. (jetzt/aber/doch) .. #,
        (gebucht/reserviert/angegeben/eingegeben/gewahlt) .. (meinte/meinten/wollte/wollten/eigentlich/sollte), (*name/*nummer) .. (falsch*/verkehrt*/vertippt)`,
      words: `
        *verlanger*, langer (bleiben/lassen/lagern/dalassen/dableiben),
        (einen/ein/noch/noch einen/zwei/#) (tag*/nacht/stunde*) (langer/mehr/dranhangen/zusatzlich),
        (buchung/reservierung/datum/uhrzeit/termin/zeit/daten/namen) .. (andern/verschieb*/verleg*/korrigier*/falsch*/umbuch*/geandert/verscho*),
        (falsch*/vertan/vertippt/verkehrt*) .. (datum/tag/uhrzeit/zeit/name*/termin/buch*/reserv*/gebucht),
        (andern/verschieb*/korrigier*) .. (buchung/reservierung/datum/*zeit), *zeit (andern/verschieben/verlegen), umbuch*, anderung*,
        (koffer/tasche*/gepack*/rucksack/stuck) .. (hinzufug*/dazubuch*/dazu buchen/nachbuch*/erganz*), (hinzufug*/dazubuch*/nachbuch*), beim datum, im datum,
        (einen/ein/eine/zwei) (koffer/gepackstuck/rucksack/tasche) (mehr/zusatzlich), fruher abholen als,
        (abgabe/abholung/termin/drop off/buchung) .. (verschieb*/verleg*/andern/vorverleg*), (verschieb*/verleg*) .. (auf/abgabe/abholung), verschieben,
        verlegen, vertippt, vertan, verschrieben, (auf/an) (einen/ein) (anderen/anderes) (tag/datum/termin), (anderer/anderen) tag,
        (tag/termin/datum/uhrzeit) .. (wechseln/tauschen/andern), (wechseln/tauschen) .. (tag/termin/datum), (falsche*) .. (eingegeben/angegeben/gewahlt),
        (mehr/weniger) (koffer/gepack/taschen/stuck), noch (einen/eine/ein) (koffer/tasche/rucksack/gepackstuck), von # auf #,
        (koffer/gepackstucke/taschen/buchung/reservierung) (andern/abandern/erhohen), # auf # (koffer/taschen),
        (von/vom) (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) (auf/zu) (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) !(bei/da/hier/lassen/dalassen/lagern),
        (wechseln/verschieben/umlegen/tauschen) .. (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag), als (gebucht/reserviert), anzahl,
        statt (um /am /)#,
        (spater/fruher) (* /)(abholen/holen/kommen/bringen/abgeben/vorbeikommen) als,
        (spater/fruher) .. als (angegeben/gebucht/geplant/reserviert/vereinbart/gesagt/angemeldet/in der),
        (stunde/stunden/stundchen) (spater/fruher) (abhol*/hol*/komm*/bring*/abgeb*),
        (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag/morgen) (und /)(nicht/statt/anstatt) (am /)(montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag/morgen),
        nicht (am /)(montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag/morgen) sondern,
        (telefonnummer/handynummer/nummer/name/nachname/datum) .. (stimmt/stimmen/passt) nicht, (telefonnummer/handynummer) .. (falsch*/korrigier*)`,
    },
    full: {
      words: `
        (seid/sind/ist/wenn) .. (voll/ausgebucht/uberfullt/belegt), ausgebucht, kein* (platz/platze) mehr, kapazitat* .. (voll/grenze), voll, ausverkauft`,
    },
    walkIn: {
      phrases: `
        ohne (buchung/reservierung/voranmeldung/anmeldung/termin/vorbuchung/zu buchen/zu reservieren),
        (einfach /spontan /direkt )(vorbei*/kommen/hinkommen/hingehen/abgeben/hinbringen), spontan, muss .. (reservieren/buchen/vorbuchen/anmelden),
        (muss/mussen) (ich/wir/man) (vorher /vorab /online /)(reservieren/buchen), (reservierung/buchung) (notig/notwendig/erforderlich/pflicht/zwingend),
        (vorher/vorab) (reservieren/buchen/anmelden), walk in, (brauche/brauchen/braucht) (ich/wir/man) (eine /vorher eine )(buchung/reservierung),
        platz fur (#/zwei/drei/vier/einen/eine/mein*/unser*) (* /)(koffer*/tasche*/gepack*/rucksack*/rucksacke) !(am),
        (noch/gerade/jetzt/heute) platz !(fur), !(den/meinen/unseren/der/die) platz (frei/gerade/jetzt), (heute/jetzt/gerade) (noch /)(was/etwas) frei,
        (nichts/nicht) (vorher /)(gebucht/reserviert) .. (kann/trotzdem/geht/abgeben/einfach/konnen),
        (keine) (buchung/reservierung) .. (trotzdem/abgeben/geht das)`,
    },
    groups: {
      words: `
        *gruppe*, *schulklasse*, klassenfahrt, !(fur) # (leute*/personen/menschen/schuler*/mann), mehr als (20/25/30/40/50), *verein, chor, *mannschaft*, team,
        klasse, orchester, delegation*, reisegesellschaft, busgesellschaft, # studenten, # studierende, # jugendliche, # kinder, # gaste,
        # (teilnehmer*/passagiere/reisende), junggesell*, # (madels/jungs/freunde/frauen/manner/erwachsene/kids/touristen)`,
    },
    watching: {
      phrases: `
        wer (* /)(passt/bewacht/schaut/uberwacht/achtet/ist) .. (nachts/nacht/geschlossen/zu habt/zu ist/feierabend), (nachts/nacht) .. (bewacht/unbewacht/unbeaufsichtigt/beaufsichtigt/aufgepasst), (nachts/nacht) .. wer .. (auf/bewacht/uberwacht)`,
      words: `
        durchleucht*, (koffer*/tasche*/gepack*) .. (gerontgt/gescannt/kontrolliert), *kamera*, *schliessfach*, abschliess*, eingeschlossen, verschlossen,
        versichert, versicherung*, *uberwach*, abgeschlossen*, abgesperrt*, separat* raum, wachmann, security, bewach*, verschliess*, auge (drauf/darauf/auf),
        im auge, (passt/passen/passe) .. (wer/jemand/ihr/einer/sie) .. auf, wer passt, (passt/achtet) .. (drauf/darauf), aufpass*, alarm*, im blick, tresor*,
        safe, safes`,
    },
    reviews: {
      phrases: `
        bewertung*, rezension*, serios*, betrug, abzocke, vertrauenswurdig*, google sterne, trustpilot`,
    },
    oddItems: {
      phrases: `
        ${countable} .. (ein/1/eins/einen/eine) (stuck /teil /gepackstuck /)oder (zwei/2), (ein/1) (stuck/teil/gepackstuck) oder (zwei/2),
        wie (zahlen/zahlt/rechnet/werden/berechnet) .. ${countable},
        (kinderwagen/buggy/fahrrad/kindersitz/gitarre/surfbrett/ski/skier) .. (zahlt/zahlen/gilt/gelten/extra) (als/extra/eigenes/gerechnet/berechnet),
        (zahlt/zahlen/gilt/gelten) .. (kinderwagen/buggy/fahrrad/kindersitz/gitarre/surfbrett) .. als`,
      words: `
        surfbrett*, surfboard*, snowboard*, ski, skier, fahrrad*, fahrrader, rad, rennrad, kinderwagen, buggy, gitarre*, cello*, geige*, musikinstrument*,
        instrument*, kajak*, golf*, zelt*, roller, skateboard*, drohne*, (riesig*/sperrig*/ubergross*) (koffer/tasche/gepack*/rucksack), sperrgepack, karton*,
        umzugskarton*, e bike*, ebike*, bollerwagen, teppich*, angel`,
    },
    reserving: {
      words: `
        (mocht*/will/wollen/wurde*/hatte*) .. (buchen/reservieren/reservierung/buchung) !(andern/verschieben/stornieren),
        (mocht*/will/wollen/wurde*) .. (fur/um/am) .. (buchen/reservieren), # .. buchen,
        (kann/konnen/konnte) (ich/wir) .. (fur #/fur zwei/fur drei/fur morgen/fur heute) .. (buchen/reservieren), (zum) reservieren,
        (wann/wie lange) .. (gebucht/reserviert/buchen/reservieren)`,
    },
    earlyFlight: {
      phrases: `
        (flug*/flieg*/flieger/fahre/abflug/fahren) .. um (1/2/3/4/5/6/7/0*/1h/2h/3h/4h/5h/6h/7h/vier/funf/sechs) (uhr/morgens/in der fruh/fruh/h) !(koffer/personen/tage/stunden/euro/taschen),
        (fruher/fruhen/fruhe/fruhem) (flug/flieger/abflug), (1/2/3/4/5/6/7/vier/funf/sechs) uhr .. (flug/fluge/unser flug/flieg*/flieger/abflug)`,
    },
    night: {
      phrases: `
        vor (8/8h/acht/8 uhr/offnung/der offnung/ihr offnet/ihr aufmacht), nach (23/23h/23 uhr/mitternacht/ladenschluss/schliessung/ihr schliesst/0 uhr),
        (um/gegen) mitternacht, (um/gegen) (mitternacht/0 uhr/1 uhr/2 uhr/3 uhr/4 uhr/5 uhr/halb sechs), mitten in der nacht,
        (nachts/in der nacht) .. (offen/auf/abhol*/hol*/bring*/jemand/geoffnet), (offen/auf/abhol*/jemand/geoffnet) .. (nachts/in der nacht/um mitternacht),
        (ankomm*/kommen/landen/lande) .. (4/5/6/7) (uhr/h) .. (jemand/offen/auf/abgeben)`,
      words: '24 7, 24 stunden, 24h, rund um die uhr, mitternacht',
    },
    holidays: {
      phrases: `
        feiertag*, weihnacht*, heiligabend, silvester, neujahr*, ostern, oster*, pfingst*,
        (offen/geoffnet/geschlossen) .. (sonntag*/samstag*/wochenende*/feiertag*/# november/# dezember/# januar),
        (habt ihr/haben sie/seid ihr) (am /an /auch am /)(sonntag*/samstag*/wochenende*/feiertag*/# november/# dezember) (auf/offen/geoffnet),
        (sonntag*/samstag*/wochenende*) .. (offen/geoffnet)`,
    },
    overnight: {
      words: `
        maximal* (dauer/zeit/tage), hochstdauer, (eine/einen/zwei/drei/ganze*) (woche*/monat*), uber nacht, ubernacht,
        (wie lange/wie lang) .. (lass*/lager*/bleib*/aufbewahr*/stehen/da), (wie lange/wie lang) (kann/konnen/darf),
        (mehrere/einige/paar) (tage/wochen/monate) .. (lass*/lager*/abgeb*/aufbewahr*/unterstell*)`,
    },
    hours: {
      phrases: `
        (land*/ankomm*/komm*/ankunft/da) .. (0*/4/5/6/7/4h/5h/6h/7h) (uhr /fruh /morgens /)(schon /da /ist /kann /konnen /und /fruh ).. (jemand/wer/auf/offen/abgeben/abstellen/da/lassen),
        (um/gegen) (4/5/6/7/4h/5h/6h/7h) (uhr /)(morgens /fruh /)(an /)(ist /)(da /)(schon /)(jemand/wer/wen), vor (8/8h/acht/offnung/der offnung),
        bevor (ihr/sie) (aufmach*/offn*/auf), (um/gegen) (0*/4/5/6/7/4h/5h/6h/7h) .. (jemand/wer da/schon offen/schon auf)`,
      words: `
        *offnungszeit*, offnen, offnet, *geoffnet*, (habt/haben/hat) .. !(wer/jemand/einer/ihr drauf) (auf/zu/offen), (macht/machen) .. (auf/zu) !(den/dem),
        (seid/sind/ist) .. (da/besetzt/auf) !(viber/whatsapp/telegram/instagram/facebook/messenger/gut/sicher/ein/eine/kein/was/noch was), geschlossen,
        (nach/vor) *schluss*, feierabend, *schliess*zeit*, wann (habt/haben/seid/sind/macht/machen/offn*/schliess*/kann/konn*/muss*/ist/darf/geht/spatest*),
        (bis/ab/von/um) (wann/wie viel uhr/welche* uhr*), bis spat, spatest*, wie lange !(lauf*/braucht man/dauert/geht man/ist der weg/zu fuss), wie viel uhr,
        welche* uhrzeit*, (um/gegen/nach/vor/bis/von) # (uhr/abhol*/abgeb*/bring*/holen/kommen), ab # (abhol*/abgeb*/bring*/holen/kommen),
        (abhol*/abhl*/holen/bringen/abgeben/kommen/ankommen/da) .. (um/gegen/nach/vor/ab/bis) #*,
        (um/gegen/nach/vor/ab/bis) #* .. (abhol*/abholn/holen/bringen/abgeben/kommen/da/ankomm*), uhr .. (da/jemand/auf/abhol*), *feiertag*, weihnacht*,
        silvester*, neujahr*, oster*, uber nacht, nachts, mitternacht*, rund um die uhr, 24 (stunden/h/std), 24h*, 24 7, verspat*,
        (zu/noch/etwas/erst) (spat*/fruh*) .. (komm*/abhol*/da/hol*/dran/bring*), (zu) (spat*/fruh), spater (komm*/abhol*/bring*),
        fruher (komm*/abhol*/bring*/abgeb*), (maximale*/langste*/hochste*) *dauer*, *lagerdauer*, maximal .. (tag*/lange/lagern), mittagspause, durchgehend,
        ruhetag*, nachster tag, (am/bis zum/den) (nachsten/folgenden/anderen) tag, am tag (danach/nach), jemand .. (um #*/morgens/fruh/nachts/da), noch da,
        noch auf, (morgen/spater/abends) .. (abhol*/holen), (abhol*/holen/bringen/abgeben) .. (morgen/spater/abends/fruh/nachts/uber nacht), (halb/viertel) *,
        an welchen tagen, wochentag*, tageweise, (# tage/mehrere tage/paar tage) (lagern/dalassen/lassen/bleiben/stehen/liegen),
        (kann/konnen/darf/durfen) .. (uber nacht/mehrere tage/# tage/eine woche), bis (um /)#, dienstschluss, ladenschluss, (um/gegen/ab) #h,
        (bin/komme/kommen/sind) .. (gegen/um/erst um) #*, (#h) .. (reicht/ok/okay/da/offen/noch), (landen/ankommen/landet) .. (um/gegen) #*,
        (seid/sind) (ihr/sie) .. (grad/gerade/jetzt/heute/noch/schon/immer) (da/dort/offen/im buro/),
        ist (da/dort/da noch/dann/jetzt/gerade) (wer/jemand/noch wer/noch jemand),
        (montags/dienstags/mittwochs/donnerstags/freitags/samstags/sonntags/feiertags/werktags), arbeitet ihr, wie spat (kann/konnen/darf),
        (wie) spat .. (kommen/bringen/abgeben/abholen), wann .. (bringen/abgeben/abholen/holen/kommen), offnungs*,
        (bis/bis zum) (nachsten/kommenden/nachste) (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag/woche/monat/tag),
        (dalassen/lagern/lassen/stehen lassen/liegen lassen/da lassen/aufbewahren/deponieren) .. (tag*/nacht/woche*/monat*),
        (# tage/woche*/monat*/nacht) .. (dalassen/lagern/lassen/stehen/da lassen/aufbewahr*/deponier*), nachtschicht, zu (montag*/sonntag*/heute), offen !(gut),
        (jetzt/gleich/sofort) (kommen/vorbei*/hinkommen/bringen), rechtzeitig, punktlich, (es /)ist zu, letzte (*zeit/moglichkeit/chance/gelegenheit), # nachte,
        (schliesst/schliessen) !(ihr die/die/ihr das/sie die/das), *zeiten, *dauer, (um/gegen) # (fruh/morgens/abends/nachts), wie viele (tage/nachte),
        wieder (hol*/abhol*), pfingst*, heiligabend, karfreitag, (sehr/ganz/so/schon) (fruh/spat), (auf/zu/offen) (habt/seid), bleibt ihr,
        (gleichen/selben) tag .. (abhol*/abgeholt)`,
      hints: `
        wann, uhr, uhrzeit*, *stunden, sonntag*, samstag*, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, *wochenend*, abends, morgens, mittags,
        vormittag*, nachmittag*, fruh, fruher, spat, spater, am abend, tage, *nacht, wochen, woche, jemand da, heute, morgen, auf, #h, halb,
        (ab/bis/um/gegen) #, ubermorgen`,
    },
    booking: {
      phrases: `
        (buch*/reserv*) .. ohne .. *karte*,
        (reserv*/buch*) .. (zahl*/bezahl*) .. (vor ort/komme/kommen/ankunft/da bin/abgabe/spater),
        (vor ort/spater/bei ankunft) .. (zahl*/bezahl*) .. (reserv*/buch*), (verlanger*) .. (tag*/nacht/buchung/um/aufbewahr*),
        (um) (einen/ein/zwei/#) tag* .. verlanger*, dranhang*, (tag/tage/nacht) .. (anhangen/draufpacken/ranhangen),
        noch (einen/ein/#) tag* (langer/mehr/dran*), (habt/gibt/ist) (ihr /es /)(noch /)(platz/platze) (fur/am/heute/morgen),
        (bezahlt/gezahlt) .. (nichts/keine*/nicht) .. (bekommen/erhalten/gekommen/mail/bestatigung),
        (qr/code/*mail/*bestatigung/link/sms) .. (nicht/nie/nichts) (gekommen/da/an/angekommen/erhalten/bekommen), platz* frei`,
      words: `
        *buch*, reserv*, vorbestell*, *anmeld*, vorab, im voraus, *verfugbar*,
        (noch/habt/haben/genug/gibt/ist/hat/freie*/freien) .. !(skanderbeg/skanderbegs) (platz/platze/was frei/etwas frei/kapazitat*), platz fur, spontan*,
        einfach (vorbei*/hin*), einfach so !(rum/herum/da), termin, bestatigung*, vorbeikomm*, kein* (reservierung/buchung/bestatigung*/mail/code/link),
        trotzdem (kommen/vorbei*), (mail/mails/email) .. (bekommen/erhalten/gekriegt/angekommen), angekommen .. bestatig*, kurzfristig, am selben tag,
        heute noch !(hol*/abhol*), (brauch*/suche*/benotig*/hatte gern/mochte/will) .. (platz/stellplatz), was (moglich/frei), noch moglich,
        moglich .. (heute/morgen), (heute/morgen/samstag/sonntag/abend) noch (was /etwas /)(moglich/frei/platz),
        (direkt/einfach) (kommen/vorbei*/hinkommen/hin), bescheid (sagen/geben), vorher !(noch/hol*/abhol*), (mail/email) .. (bekommen/da/an), unangemeldet,
        # (platze/stellplatze), (brauche/brauchen) # platz*, wie (lauft/funktioniert/geht) (das/die/es) (mit/ab/bei/hier/genau/eigentlich),
        einfach .. (abgeben/bringen), vor ort (abgeben/buchen), noch (was/etwas) (fur/am), vormerk*, freihalt*, platz .. sichern`,
      hints: `
        !(skanderbeg) platz, platze, frei, freie*, termin, wie (lauft/funktioniert/geht) (das/die), ablauf, app, konto, registrier*`,
    },
    safety: {
      phrases: `
        (ist/sind) .. (immer/standig/durchgehend/die ganze zeit) (jemand/wer) .. (vor ort/da/dabei/im raum),
        (fehlt/fehlen) .. (was/etwas/sachen/koffer/tasche/rucksack/geld/mir), (was/etwas/sachen/geld/laptop) .. (fehlt/fehlen),
        (koffer/tasche/rucksack/gepack/schloss) .. (wurde/war/ist) .. (geoffnet/durchwuhlt/aufgebrochen/aufgemacht/offen/durchsucht),
        (jemand) .. (koffer/tasche/rucksack) .. (geoffnet/aufgemacht/durchwuhlt),
        (zettel/schein/bon/beleg/marke/nummer/abschnitt/anhanger/quittung/abholschein) .. (verloren/weg/verlegt/nicht mehr/finde),
        (verloren/verlegt/finde) .. (zettel/schein/bon/beleg/marke/abschnitt/anhanger/quittung/abholschein),
        (laptop/notebook/kamera/macbook/ipad/tablet) .. (drin*/rucksack/koffer/tasche) .. (lassen/bleiben/sicher/ok),
        (wer) .. (zugang/rankommen/reinkommen/ran/rein/schlussel),
        (laptop/computer/kamera) .. (bei euch/dalassen/lassen), zutritt, (jeder/alle/fremde*/leute) .. (reinkommen/rein/ran/reingehen),
        (jacke/schirm/regenschirm/ladekabel/ladegerat/handy/brille/mutze/buch/schlussel/portemonnaie/geldbeutel) .. (vergessen/liegen lassen/liegengelassen/liegen gelassen),
        vergessen .. (bei euch/bei ihnen/im buro), wie (werden/wird/lagert/bewahrt) .. (gelagert/aufbewahrt/verwahrt/bewacht/gesichert), wie .. (bewahrt) ihr,
        (nimmt/klaut) .. (handy/telefon/laptop/geldbeutel) .. (tasche/koffer/rucksack), (schliesst/sperrt) (ihr/sie) .. ab, wo (lagert/stellt/bewahrt) ihr,
        wo (werden/stehen) .. (koffer/taschen/gepack), (macht/machen) (ihr/sie/jemand/wer) .. (koffer*/tasche*/gepack*/rucksack*) auf,
        (bargeld/geld/pass/*karte/schmuck) (im/in) (meine* /der /)(*koffer/*tasche/*rucksack/*gepack), (habt/haben) (ihr/sie) .. gefunden, fundsachen, fundburo,
        (koffer*/tasche*/rucksack/gepack/sachen) .. nicht mehr da, (steht/stehen/liegt/liegen) .. (rum/herum)`,
      words: `
        *sicher*, *gestohlen*, geklaut, klau*, stehlen, stiehlt, diebstahl*, dieb, diebe, verlor*, verlier*, verlust*, abhanden*,
        (weg/verschwunden) (ist/kommt/sein/sind), verschwind*, wegkomm*, einbruch*, haft*, *aufsicht*, (passt/passen) (jemand/ihr/auf), *anhanger,
        *gepackmarke*, *gepackschein*, *abholschein*, *beleg, belege, nummer am, vertrau*, serios*, kaputt*, beschadig*, *schaden*, laptop, laptops, notebook*,
        macbook, wertsach*, wertgegenst*, durchsuch*, kontrollier*, (schaut/guckt/seht) .. (rein/hinein), verwechs*, (nimmt/mitnimmt) .. (falsch*/fremd*),
        nachweis*, bescheinigung*, abholnummer*, (zettel/marke/bon) .. (bekomm*/krieg*), bekomme ich (was/etwas), aufgebrochen, zugesperrt, verlass,
        (gut/sicher) (aufgehoben/verwahrt), trauen, (immer/standig/jemand/wer) .. (bei den/bei meinem) (koffer*/taschen/gepack),
        (schaut/guckt/seht/offnet/durchsucht/kontrolliert) .. (koffer*/tasche*/gepack), guckt, beschrift*, etikett*, markiert,
        (koffer*/taschen) .. (markiert/etikett*/nummer*), schmuck, teure*, fehlt,
        (jemand/andere*/niemand/keiner/fremde*) .. (nimmt/nehmen/*mitn*/klaut/rankommt/mitgeh*), rankommt, zugriff, angst, sorge*, betrug, abzocke,
        (zettel/schein/nummer/marke) .. (verloren/weg), *schein, (kriegt/bekomm*/krieg*) .. (nummer/marke/zettel/ticket/schein),
        gibt .. (marke/zettel/ticket/schein), risiko, aufgehoben, (sachen/koffer/gepack) .. (gut/sicher) (aufgehoben/verwahrt/untergebracht), vergess*,
        liegen lassen, liegengelassen, bewertung*, rezension*, (reicht) .. (quittung/zettel/beleg), zuverlassig*, elektronik*, elektrogerat*, garantie*,
        (schliesst/schliessen) .. ein, einschliessen, *rontg*, *scan*, *siegel*, *gepacknummer*, abholcode*, *schloss, *geschutzt*, schutzt, weggesperrt, raum,
        bewahrt .. auf`,
      hints: 'nummer, personal, zettel, marke, woher, brand*',
    },
    location: {
      phrases: `
        (hotel*/unterkunft/airbnb/hostel) .. (zu fuss/laufen/lauft/gehen/wie weit/entfern*/gehweg/fussweg),
        (zu fuss/fussweg/laufen) .. (busbahnhof/terminal/hotel*/bahnhof), (busbahnhof/terminal/bahnhof) .. (zu fuss/fussweg/laufen/laufbar),
        (adresse/anschrift) .. (taxi*/fahrer/uber), (taxi*/fahrer) .. (adresse/anschrift), adresse .. (geben/zeigen/sagen) !(mail), parken, parkt, parkmoglich*,
        standort (schicken/senden), google maps, (wohnmobil*/camper*/auto/wagen/mietwagen) .. (abstell*/hinstell*/stehen lassen), parkplatz*`,
      words: `
        wo, wohin, !(mail/email/e mail) adresse, postadresse, buroadresse, anschrift, stadtplan, lage, *standort*, karte schicken, *wegbeschreib*, anfahrt*,
        hinkomm*, hinfinden, (wie/wo) .. (komm/komme/kommen/komm ich/gelange/find*), (zu/leicht/schwer/euch/ins buro) .. find*, der weg, den weg, *lageplan*,
        (vom/ins/zum/im) (zentrum/stadtzentrum/stadtmitte), *haltestelle*, wie weit, weit (vom/von/weg/entfernt/ist/bis), entfern*, strasse, stadtzentrum,
        *bahnhof*, *terminal*, park* .. (auto/parken), parkhaus*, zentral*, in der nahe (vom/von/des/der), maps, liegt ihr, eingang,
        welche* (ausgang/richtung/strasse/weg/seite/eingang/haltestelle/teil/ecke), (steh*/bin/sind/stehen) .. (platz/bahnhof/busbahnhof/terminal),
        finde* .. nicht, findet man, nah* (am/bei/beim/an/der), gegenuber, mit dem (auto/wohnmobil/camper/wagen), navi, (wie viele/wieviele/wieviel) minuten,
        minuten .. (von/zu fuss/bis), (welcher/welchem/welches) (stock/stockwerk/etage/haus*/eingang), stockwerk, etage, hausnummer, *schild, *schilder,
        klingel*, (ture/tur/vor die tur/bis zur tur), vorbeigelaufen, (nachste/nachster/nachstgelegene) (haltestelle/station/bahn), finden,
        find (euch/sie/ich euch/das buro), (find/finde/finden/seh/sehe) .. (euch/nicht/hin), seid ihr (direkt /gleich /noch /nah /)(bei/beim/vor/an/am/im/in),
        oper, minuten .. (fuss/zentrum/laufen), zu fuss, hinfahren, viertel, stadtteil, plz, postleitzahl, koordinaten, pin, navigation, meter, km,
        (wo/wie) .. (buro/laden), gebaude*, blloku, draussen, hof, passage, verlaufen, verirrt, verfahren, genau* (punkt/ort/stelle/standort/adresse),
        erdgeschoss, oben, im keller, lauft man, wie (lange/lang) (lauf*/geht man), (welche*/eure) gegend, hauptplatz, links, rechts, skizze, filiale*,
        offentlich*, gibt es euch, (steh/stehe) (grad /gerade /jetzt /hier /)(vor/am/an/bei/neben/hinter), stehen (grad/gerade/jetzt/hier/vor),
        welche* (bus*/linie*), (bei/an) welcher, neben, hinter, *gasse*, fussmarsch, gehminuten, innenstadt, (bus/linie) .. zu (euch/ihnen)`,
      hints: 'weg, weit, nahe, finden, karte, buro, zentrum',
    },
    contact: {
      phrases: `
        (*seite/website/homepage/*knopf/*button/formular/link/app) .. (nicht/nichts/hangt/lad/ladt/lade/fehler*/kaputt/weiss/leer/absturz*/abgesturzt/down/spinnt/streikt),
        (fehler/fehlermeldung) .. (seite/website/webseite/homepage/formular), fehlermeldung*, (ladt/offnet) .. (seite/website/webseite),
        (nicht/nichts) .. (klicken/anklicken/absenden/abschicken), (fehler) .. (wenn/beim) .. (zahl*/bezahl*/buch*/klick*), beschwer*, unfreundlich*,
        unhoflich*, (chef/leiter/verantwortlich*) .. (sprechen/reden), (jemand*/wer/einer) .. (deutsch/englisch/italienisch/franzosisch), unzufrieden*, reklam*,
        enttausch*, (*mail/nummer) wo`,
      words: `
        kontakt, kontakte, kontaktier*, kontaktdat*, kontaktformular*, *kontaktmoglich*, telefon*, anruf*, *rufen, ruf*, *nummer*, *mailadresse*, mail, mails,
        e mail*, email*, schreib*, whatsapp*, whats app, sprechen, reden, ansprechpartner*, *nachricht*, *mensch*, *mitarbeiter*, erreich*,
        (echte*/richtige*) person, kundenservice, kundendienst, instagram, festnetz*, hotline*, chatten, (an)schreiben, melden, mit jemand*, insta, ig,
        (auf/uber/per) (telegram/messenger/signal), facebook, sms, messenger, (geht/hebt/nimmt) (keiner/niemand/jemand) (ran/ab), keiner ran, niemand ran,
        antwort*, chef, leiter, inhaber, dm, kundenbetreuung, tel, durchwahl, wem gehort, besitzer*, eigentumer*, handynr, *telnr, mailaddy,
        wen (kann/soll/muss/frag*), an wen, deutsch, englisch, *sprachig*, geschaftsfuhr*, impressum, bei (problemen/fragen), support, notfall*, feedback,
        franzosisch, italienisch`,
      hints: 'person, team, albanisch',
    },
    items: {
      phrases: `
        (essen/kase/fleisch/wein/raki/olivenol/honig/alkohol/flasche*) .. (koffer/tasche/rucksack/gepack) .. (ok/okay/problem/erlaubt/schlimm),
        wie viele (koffer/taschen/stucke/gepackstucke/sachen) (darf/durfen/kann/konnen/max*), taschenmesser, schere, (wie viel/wie schwer) .. (wiegen/schwer),
        hochstgewicht, (essen/getranke/lebensmittel/obst/snacks/futter) .. (drin/drinnen/rein/drinlassen/drin sein/im koffer/in der tasche), flussig*,
        (darf/durfen/kann) .. (drin sein/mit rein), platz fur .. (*fahrrad*/rad/*bike*/kinderwagen/ski*/gitarre*/*brett*/kanu/kajak*),
        was (darf/kann) nicht .. (koffer/tasche/rein), schlussel .. (hinterleg*/abgeb*/deponier*), (meter/m/cm) (lang/hoch/breit)`,
      words: `
        gegenst*, (grosse*/grosser/grosses/riesig*/sperrig*/schwere*/ubergross*/*ubergepack*), gross, *grosse, schwer*, *gewicht*, wiegt, wiegen, kilo*, kg,
        #kg, *fahrrad*, *bike*, roller, scooter*, *kinderwagen*, buggy, buggys, kindersitze, *schlager*, snowboard*, *surf*, *instrument*, gitarre*, geige,
        cello, zelt*, wanderrucks*, wanderstock*, beutel, *tuten, tute, *paket*, sachen, *tier, *tiere, katze*, *lebensmittel*, (etwas zu) essen, esswaren,
        *erlaubt*, *verboten*, nicht (abgeben/erlaubt/annehm*/lagern/nehmt), was (kann/konnen/nehmt/nehmen) .. (abgeb*/lager*/an/lassen/aufbewahr*),
        was (darf/durfen) .. (nicht) (rein/abgeb*/lagern/dabei*/mitnehmen/drin), *limit*, begrenz*, maximal*, aufbewahr*, verwahr*, lagern, lagert, einlager*,
        unterbring*, dalassen, lassen, abgeben, abstellen, unterstellen, deponier*, (nehmt/nehmen) .. (an/auch), jacke*, mantel, wein*, flasche*, drohne*,
        golf*, (brautk*/kleid*/anzug*), regenschirm*, handtasche*, kleine* (tasche/rucksack), einkauf*, pflanze*, messer, waffe*, powerbank*, batterie*, parfum,
        werkzeug*, rahmen, bild*, matratze, stuhl, angel*, skateboard*, stocke, stiefel, schlitten, blumen, *karton*, *helm*, hund*, *brett, *kiste*,
        *schachtel*, *ausrustung, *equipment, kase, fleisch, fisch, olivenol, alkohol*, andenken, souvenir*, schlafsack, isomatte, sportgerat*, mobel,
        fernseher, spielzeug, stockschirm, eimer, schlussel, plastiktute*, sackerl,
        (an/in) (meine*/unser*/den/die) (tasche*/koffer*/sachen/rucksack) (ran/dran/zwischendurch/rein), zwischendurch, (darf/passt/kommt) .. rein, trommel*,
        klavier, keyboard, trompete, saxofon, akkordeon, flote, ukulele, schlagzeug, ski*, teppich*, spray*, feuerzeug*, feuerwerk*, gas*, gefahrgut, kanu,
        kajak*, *kasten, hinterleg*, *rad, *rader, posaune, saxophon, harfe, *bett, *sitz, seesack, obst, gemuse, wurst, schinken, honig, kuchen, torte, schuhe,
        liter`,
      hints: `
        *gepack*, *koffer*, *tasche*, *rucksack*, trolley*, tier, nehmt, nehmen, abhol*, stuck, ding*`,
    },
    payment: {
      phrases: `
        (abgebucht/belastet/bezahlt/eingezogen/abgezogen/gezahlt/berechnet/abbuchung) .. (doppelt/zweimal/zwei mal/2x/2 mal),
        (doppelt/zweimal/zwei mal/2x/2 mal) .. (abgebucht/belastet/bezahlt/eingezogen/abgezogen/gezahlt/abbuchung*/gebucht worden),
        (zwei/2/doppelte) (abbuchung*/buchungen auf/belastung*/zahlung*), doppelbuchung*, doppelt .. (konto/karte),
        (beleg/quittung/rechnung) .. (firma/arbeit*/chef/reisekosten*/spesen/geschaft*/steuer), (mindest*/minimum/ab wieviel) .. karte,
        karte .. (mindest*/minimum), (nehmt/nehmen) (ihr/sie) (auch /nur /)(*karte*/visa/master*/amex/american express/paypal/ec/maestro/euro/lek/twint/bar*),
        eine (quittung/rechnung), (bar/*karte/in euro/in lek) .. (zahlen/bezahlen/zahl/bezahl), euro schein*, (gleich/sofort/vorab) (zahlen/bezahlen)`,
      words: `
        bar, bargeld*, barzahl*, karte, karten*, ec, *kreditkart*, bankkart*, girocard, visa, mastercard, amex, american express, paypal, apple pay, google pay,
        klarna, revolut, euro, euros, lek, leke, wahrung*, uberweis*, bitcoin, spesen*, *quittung fur, fur die (spesen/firma/steuer), beim abholen zahlen,
        maestro, debit*, cash, kontaktlos*, (wechseln/rausgeben/klein machen) .. (#/schein), (#er/# er/schein/fuffi*/funfziger) .. (wechsel*/rausgeb*),
        wechselgeld, ruckgeld, # .. rausgeb*, scheine, munzen, kleingeld, prepaid, iban, lastschrift, sofortuberweisung, twint, trinkgeld, kassenbon,
        kassenzettel, bon, quittung*`,
      hints: 'geld, wahrung',
    },
    nearby: {
      phrases: `
        muse* .. zu fuss, (geldautomat*/bankomat*/atm), geld .. abheben, walking,
        wo (gibt/ist/kann/bekomm*/krieg*/find*) .. (supermarkt*/apotheke*/markt/basar/*spielplatz*/arzt/krankenhaus/souvenir*/einkauf*/bank/park/post/friseur*/drogerie/ausruhen),
        machen .. regen`,
      words: `
        umgebung, umkreis, sehensw*, (zu/kann man/konnen wir/was) .. (sehen/anschauen/besichtig*/besuch*/unternehm*/machen/erleben), anschauen, besichtig*,
        besuchen, *museum, museen, attraktion*, altstadt, *strand, stadtfuhrung*, zu tun, ansehen, spazier*, burg, festung, moschee*, bunk*, ausflug*, *touren,
        tour, unternehmen, basar, pyramide*, supermarkt*, apotheke*, tipp*, empfehl*, in der nahe, zeit (totschlag*/uberbruck*/vertreib*), einkaufen,
        skanderbeg*, geschafte, (was/wo) .. (macht man/machen wir/kann man/lohnt sich/gibt es zu sehen), # stunden (zeit/in tirana/frei), lohnt sich, bummeln,
        freizeit, mit (kind/kindern/den kindern), (was) .. (machen/unternehmen/anstellen), stunden (zeit/lang/frei), kirche*, galerie*, seilbahn, dajti,
        waschsalon, wascherei, aussicht*, schone* (orte/platze/ecken), sehen, (was) .. (sieht man/sehen wir/sehe ich/anschauen/machen), blloku,
        (was/wo) .. in (einer stunde/# stunden), lustig*, spass, spannend*, (etwas/was) (schones/lustiges/tolles/interessantes), (verpassen/versaumen), gegend,
        (macht man/kann man machen), (was) (machen/tun/unternehmen), *spielplatz*`,
      hints: 'sehen, besuch*, machen, zeit',
    },
    special: {
      phrases: `
        (holt/abholen/holen/abgeholt/abholung/abzuholen) .. (im/vom/am/in/beim/unserem/unserer/aus) .. (hotel/airbnb/wohnung/ferienwohnung/unterkunft/hostel) !(zu fuss/laufen),
        (hotel/airbnb/wohnung/unterkunft/hostel) .. (abhol*/abgeholt/holen), (hilf*/helf*/jemand) .. (trag*/schlepp*/heb*),
        (trag*/schlepp*/heben) .. (hilf*/helf*), koffertrager,
        (bringen/bringt/fahren/fahrt/liefer*/schick*) .. (koffer/gepack/tasche*) .. (flughafen/hotel/airbnb/unterkunft/*bahnhof),
        (koffer/gepack/tasche*) .. (zum/ins/ans) (flughafen/hotel/airbnb/bus/bahnhof/terminal) .. (bringen/fahren/liefern/schicken), *medikament* !(kauf*),
        insulin, (kuhl/gekuhlt/kuhlung/*kuhlschrank*), per post, (nachsend*/nachschick*)`,
      words: `
        *besonder*, sonder*, *wunsch*, anfrage*, *zerbrechlich*, glas, glaser, porzellan, vorsicht*, helfen, speziell*, baby*, kinder (dabei/mit), kleinkind*,
        saugling*, senior*, oma, opa, sitzen, schwanger*, hilf*, tragen,
                schwerhorig, blind, allergi*, medi, medis, kalt (bleiben/lagern/halten/gelagert), vase, sanft, behutsam, gehorlos*`,
      hints: 'brauche*, extra, moglich*, familie, problem*',
    },
  },
}
