import type { ChatWords } from './chat-patterns.ts'
import { dePhrases } from './chat-phrases-de.ts'

const cities =
  '(kosovo*/prishtina*/pristina*/prizren*/peja/shkod*/durres*/berat*/sarand*/vlor*/gjirok*/ohrid*/skopje*/podgorica*/budva*/kotor*/theth*/ksamil*/himar*/kruj*/korc*/elbasan*/*mazedonien*/montenegro*/griechenland*/athen/thessaloniki/korfu/ulcinj/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(jemand anders/jemand anderes/jemand anderer/wer anders/freund*/kumpel/mann/frau/partner*/schwester*/bruder*/mutter/vater/mama/papa/sohn/tochter/kolleg*/fahrer*/reiseleiter*/bekannte*/person)'

export const de: ChatWords = {
  greetings: `
    hallo*, hallochen, hi, hey*, moin*, servus, gruss gott, gruezi, guten (tag/morgen/abend), gute nacht, (schonen/schones) (tag/abend/wochenende), tach, huhu, liebe* team, entschuldigung,
    gruss dich, hallo zusammen, mahlzeit, grias di, hallihallo, hoi, salut`,
  thanks: `
    danke*, (vielen/herzlichen/besten/tausend) dank, dankeschon, (danke/dank) (fur (die/eure/ihre) hilfe/schon/sehr/vielmals), merci, tschuss*, (auf wiedersehen/bis bald/bis dann),
    (ihr seid/seid/sie sind) (super/toll/spitze/nett/lieb), dank dir`,
  nods: `
    super, prima, perfekt, alles klar, ok, okay, okey, oki, top, klasse, toll, geil, cool, verstanden, passt, alles gut, gut, jo, ja, nein, haha*, gern, gerne, na`,
  beside: `
    wetter, regnet, regen, sim, sim karte*, simkart*, esim, visum, witz, fussball, wie heisst du, wie spat ist es, mietwagen, leihwagen, fahrradverleih,
    (auto/fahrrad/rad/roller) (mieten/leihen/ausleihen), job, jobs, arbeiten bei euch, stellenangebot*, sucht ihr (mitarbeiter/leute/personal), praktikum, wer hat .. gewonnen,
    verkauft ihr (handys/kleidung/schuhe)`,
  occasions: `
    (nach/vor/bis zu/bis zum/wahrend) (dem /der /unserem /unserer /meinem /)(abendessen/mittagessen/fruhstuck/essen/flug/zug/ausflug)( um #*/),
    wahrend (ich/wir) .. (esse/essen/fruhstucke/fruhstucken), (wenn/falls) (ich/wir) .. (verspate/verspaten/verspatung/spater),
    (wenn/falls) (der/unser/mein) (bus/flug/zug) .. (verspat*/spater), hotel (nimmt/behalt/lagert) .. (koffer/gepack), (vom/aus dem/von unserem) (hotel/airbnb/hostel),
    (wir/ich) (checken/checke/mussen) .. (aus/auschecken)( um #*/)`,
  phrases: dePhrases,
  words: {
    cancelling: `
      *stornier*, storno*, absag*, cancel*, annullier*, *erstatt*, (geld/betrag/kohle) .. (zuruck/wieder), zuruckzahl*, (doch/leider/nun) nicht (kommen/mehr/brauchen/mehr kommen),
      nicht mehr (kommen/brauchen/brauche/benotig*), (kommen/brauchen/brauche/benotigen/schaffen) .. (doch nicht/nicht mehr), (konnen/kann) (doch/leider/morgen/heute) nicht .. kommen,
      rucktritt*, zurucktreten, schaffen es nicht, (anders/doch anders) uberlegt, plane geandert, (anders) entschieden, (brauche*/brauchen/benotig*/wollen/kommen) .. doch nicht,
      (losch*/raus) .. (buchung/reservierung), (geld/kohle) .. (zuruck*/wieder*/erstatt*), abgesag*, kommen nicht, komme nicht, (klappt/geht) (doch /leider /)nicht (mehr/), fallt aus,
      nicht (erschienen/aufgetaucht/gekommen), nicht angetreten`,
    assistant: `
      (bot/robot*/roboter/maschine/computer/ki/chatbot/chatgpt), (echter/richtiger) mensch hier, bist du (echt/ein mensch), (sind sie/schreibe ich mit) .. (mensch*/echt),
      ein (computer/programm), automat, automatische antwort*, schreib ich mit (einem/nem), programmiert, echt* mensch*, wer bist du, wer hat dich, menschlich`,
    toilets: `
      *toilette*, wc, klo, klos, bad benutzen, badezimmer, dusche*, umziehen, frisch machen, waschraum, wickel*, waschen`,
    charging: `
      (handy*/telefon/smartphone/laptop/akku*/gerat*/iphone) .. (aufladen/laden/geladen/aufgeladen), (aufladen/ladekabel/ladegerat*/steckdose*/ladestation*), wlan*, w lan, wifi*,
      !(uber/ubers/im/per) internet*, strom, wi fi, (handy/akku) .. (leer/laden), (hier/euch/dort/kurz/handy/telefon/ipad/tablet) laden, hinsetzen, (warten/sitzen) .. (bei euch/da/drin*),
      (bei euch/da/drin*) .. (warten/sitzen/ausruhen), warteraum, wartebereich, sitzgelegenheit*, wasser`,
    papers: `
      *ausweis*, *pass, passe, reisepass*, perso, identitat*, fuhrerschein*, papiere, dokument*, id, mitbringen, mitnehmen mussen, (muss/soll) .. (dabei/vorzeigen/mitbringen), vorzeigen,
      ausdrucken, ausgedruckt, (was) .. (dabei haben/dabeihaben)`,
    collecting: `
      (kann/konnte/darf/wenn/konnen/soll/durfen) (auch/mein*/eine*/unser*/) .. ${people} .. (abhol*/abhl*/holen/mitnehm*/nehmen/abgeben),
      ${people} .. (statt/anstelle/anstatt/fur mich/fur uns) .. (hol*/abhol*), (statt/anstelle/anstatt/an meiner/an unserer) (mir/meiner/von mir/stelle/uns),
      (fur mich/fur uns/fur jemand*) .. (abhol*/holen), vollmacht, jemand (anders/anderes/anderer/fremdes) .. (abhol*/hol*/mitnehm*), (freund*/dritte*) abholen lassen,
      (kann/darf/konnte/soll/wenn) (mein*/unser*/ein*/ne/nen) (* /)${people} .. (abhol*/holen/mitnehm*/nehmen), (abhol*/holen) .. (fur mich/von jemand*/durch), anstelle von, in meinem namen,
      (meine/mein/unser/unsere/ne/eine) ${people} (holt/kommt/nimmt/bringt) .. (koffer/tasche*/gepack/rucksack/ab), (holt/abgeholt/abholt) .. (meine/mein) ${people},
      (von) (meiner/meinem/meinen) (* /)(abgeholt/abholen), an meiner statt, (kumpel/freund/freundin/bekannter/kollege) holt`,
    access: `
      rollstuhl*, behinder*, stufe*, treppe*, aufzug*, fahrstuhl*, rampe*, lift, ebenerdig, rollator*, kruck*, schlecht (zu fuss/laufen/gehen), (nicht/kaum) (gut /)(laufen/gehen), gehhilfe,
      (mobilitat*), barrierefr*, gehbehind*, laufen kann .. nicht`,
    currencies: `
      *dollar*, usd, *pfund, gbp, franken, chf, kronen, fremdwahrung*, (andere/welche*/auslandische*) wahrung*, geld (wechseln/tauschen/umtauschen), wechselstube*, wechselkurs*,
      (euro/lek/dollar) (in/wechseln), umtauschen`,
    lodging: `
      *unterkunft*, ubernacht*, (hotel*/hostel*/pension/zimmer/*wohnung*/apartment*/airbnb*) .. (vermiet*/empfehl*/buchen/mieten/anbiet*/frei),
      (vermiet*/empfehl*/habt/haben/gibt/buche*/sucht/suche/suchen/bietet/mieten) .. (hotel*/hostel*/zimmer/*wohnung*/apartment*/airbnb*), ferienwohnung*, airbnb*, schlafen, pennen,
      schlafplatz`,
    eating: `
      *restaurant*, (wo/was/gut/etwas/zu) .. essen, essen gehen, zum essen, lecker, gegessen, (wo/gut/zum) .. mittagessen, mittagstisch, abendessen, *fruhstuck*, *cafe, cafes, kaffee*,
      trinken, hunger*, imbiss, backerei, bier, bars, kneipe*, lokal, snack*, imbisse, eis, dessert, brunch*, backer, mittag essen, byrek, burek`,
    cities: `
      (nach/in/richtung) ${cities}, (*bus*/furgon/zug/*ticket*/fahrkarte*) .. !(aus/von) ${cities}, *busticket*, *fahrkarte*, ticket* .. (bus*/nach), (*busse/bus) .. (nach/andere stadt*),
      andere stadt*, anderen stadt*, fernbus*`,
    rides: `
      *taxi*, uber fahrer, *shuttle*, *transfer*, (zum/vom/bis zum/zu dem) (flug*/airport), *flughafenbus*, (bus*/busse/weit/entfern*) .. *flughafen*,
      *flughafen* .. (bus*/weit/entfern*/weg), (letzte*/erste*/nachste*) (bus/busse), flughafen .. (komm*/fahr*), (komm*/fahr*) .. (flughafen/airport), rinas, chauffeur, abholung vom,
      fahrplan*, bringt ihr uns, fahrt ihr, gleis, bahn nach, (gibt es/gibts) .. (zug/zuge), zug nach, zuge nach`,
    price: `
      *preis*, kost, koste, kosten, kostet, kostets, kostenpflicht*, kostenlos,
      (wie viel/wieviel) (fur/pro/macht/ist/nehm*/verlang*/bezahl*/zahl*/geld/euro/kriegt/berechne*/ware/wurde/musst*/muss), (wie viel/wieviel) !(uhr/zeit/stunden/tage/minuten/platz),
      teuer*, *billig*, *gunstig*, *tarif*, *gebuhr*, rabatt*, ermassig*, nachlass, !(kg/kilo/gewicht) (pro/je) (tag/stunde/person/koffer/stuck/gepack*/tasche/woche/monat/rucksack),
      (was/wie viel) (nehmt/nehmen/verlangt/verlangen/zahl*/macht das/berechnet/kriegt), draufzahl*, nachzahl*, zuschlag*, mehr (zahl*/bezahl*), gratis, umsonst, angebot*, stundenweise,
      strafe, rechnet ihr .. (stunde*/tag*), (zahl*/bezahl*/kost*) .. (mehr/extra/weniger/drauf), zusatzkosten, versteckte*, (was/wieviel) .. (macht ihr/nehmt ihr/kriegt ihr), insgesamt,
      variante, (pro/je) (koffer/tasche/stuck/gepackstuck) oder *, kalendertag*, gesamt, gesamtbetrag, summe, (erste) stunde .. (frei/gratis/kosten*),
      (zahl*/bezahl*) .. (tag/nacht) (mehr/extra/zusatzlich), zahlt .. als, zahlen als, (student*/kinder*/senior*)rabatt,
      (was/wat/wieviel/wie viel) (zahl*/kost*/nimmt/nehmt/berechn*/wollt ihr fur/bekommt), (was/wat/wieviel/wie viel) macht (das/es/dann/insgesamt/zusammen/ihr fur), was .. kost*, wucher,
      mwst, alles (inklusive/drin), # euro (pro/fur/am/je/ist/der), (3/drei) euro, uberteuert, wieviel !(uhr/zeit/stunden/tage/minuten/platz/kilo/kg/gepack),
      wie viel !(uhr/zeit/stunden/tage/minuten/platz/kilo/kg/gepack), wieviel !(minuten/stunden/tage/zeit/uhr/kilo/platz) .. (koffer/tasche*/rucksack*/gepack*), pauschal*, kohle, kommission,
      abgerechnet, berechnet, abrechn*, (kame/kommt/macht/ware) .. zusammen, ungefahr, (nach) (stunden/tagen), (abholtag/tag/bringtag) .. (berechnet/bezahlt/gezahlt/zahlt), pro stuck oder,
      (zahl*/bezahl*) .. (doppelt/zweimal/2x)`,
    paying: `
      (zahl*/bezahl*/gezahlt/zahle), *anzahlung*, kaution*, *rechnung*, quittung fur (die/meine) (firma/steuer), mehrwertsteuer, (abgebucht/belastet/abbuch*/eingezogen), vorkasse,
      (halfte/raten) .. (jetzt/spater), raten*, beleg .. (steuer/firma/arbeit*), fur die steuer, kartengerat*, kartenleser*, kartenterminal, albanisch* (geld/wahrung),
      (grosse/kleine) scheine, landeswahrung, (geld) .. (jetzt/spater/gleich/vorher/hinterher/nachher)`,
    changing: `
      *verlanger*, langer (bleiben/lassen/lagern/dalassen/als/dableiben), (einen/ein/noch/noch einen/zwei/#) (tag*/nacht/stunde*) (langer/mehr/dranhangen/zusatzlich),
      (buchung/reservierung/datum/uhrzeit/termin/zeit/daten/namen) .. (andern/verschieb*/verleg*/korrigier*/falsch*/umbuch*/geandert/verscho*),
      (falsch*/vertan/vertippt/verkehrt*) .. (datum/tag/uhrzeit/zeit/name*/termin/buch*/reserv*/gebucht), (andern/verschieb*/korrigier*) .. (buchung/reservierung/datum/*zeit),
      *zeit (andern/verschieben/verlegen), umbuch*, anderung*, (koffer/tasche*/gepack*/rucksack/stuck) .. (hinzufug*/dazubuch*/dazu buchen/nachbuch*/erganz*),
      (hinzufug*/dazubuch*/nachbuch*), beim datum, im datum, (einen/ein/eine/zwei) (koffer/gepackstuck/rucksack/tasche) (mehr/zusatzlich), (mehr/weniger) (koffer/gepack/taschen) als,
      fruher abholen als, (abgabe/abholung/termin/drop off/buchung) .. (verschieb*/verleg*/andern/vorverleg*), (verschieb*/verleg*) .. (auf/abgabe/abholung), verschieben, verlegen, vertippt,
      vertan, verschrieben, (auf/an) (einen/nen/ein) (anderen/anderes) (tag/datum/termin), (anderer/anderen) tag, (tag/termin/datum/uhrzeit) .. (wechseln/tauschen/andern),
      (wechseln/tauschen) .. (tag/termin/datum), (falsche*) .. (eingegeben/angegeben/gewahlt), (mehr/weniger) (koffer/taschen/stuck),
      noch (einen/ne/ein/nen) (koffer/tasche/rucksack/gepackstuck), von # auf #, (koffer/gepackstucke/taschen/buchung/reservierung) (andern/abandern/erhohen), # auf # (koffer/taschen),
      (von/vom) (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) (auf/zu) (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag),
      (wechseln/verschieben/umlegen/tauschen) .. (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag)`,
    full: `
      (seid/sind/ist/wenn) .. (voll/ausgebucht/uberfullt/belegt), ausgebucht, kein* (platz/platze) mehr, kapazitat* .. (voll/grenze), voll, ausverkauft`,
    watching: `
      *kamera*, *schliessfach*, abschliess*, eingeschlossen, verschlossen, versichert, versicherung*, *uberwach*, abgeschlossen*, abgesperrt*, separat* raum, wachmann, security, bewach*,
      verschliess*, auge (drauf/darauf/auf), im auge, (passt/passen/passe) .. (wer/jemand/ihr/einer/sie) .. auf, wer passt, (passt/achtet) .. (drauf/darauf), aufpass*, alarm*`,
    groups: `
      *gruppe*, *schulklasse*, klassenfahrt, # (leute*/personen/menschen/schuler*/mann), mehr als (20/25/30/40/50), verein, chor, mannschaft*, team, klasse, orchester, delegation*,
      reisegesellschaft, busgesellschaft, # studenten, # studierende, # jugendliche, # kinder, # gaste, # (teilnehmer*/passagiere/reisende), junggesell*,
      # (madels/jungs/freunde/frauen/manner/erwachsene/kids/touristen)`,
    hours: `
      *offnungszeit*, offnen, offnet, *geoffnet*, (habt/haben/hat) .. !(wer/jemand/einer/ihr drauf) (auf/zu/offen), (macht/machen) .. (auf/zu),
      (seid/sind/ist) .. (da/besetzt/auf) !(viber/whatsapp/telegram/instagram/facebook/messenger/gut/sicher/ein/eine/kein/was/noch was), geschlossen, (nach/vor) *schluss*, feierabend,
      *schliess*zeit*, wann (habt/haben/seid/sind/macht/machen/offn*/schliess*/kann/konn*/muss*/ist/darf/geht/spatest*), (bis/ab/von/um) (wann/wieviel uhr/wie viel uhr/welche* uhr*),
      bis spat, spatest*, wie lange (habt/haben/kann/konn*/darf/durf*/seid/sind/ist), wie lange !(lauft/braucht man/dauert/geht man/ist der weg/zu fuss), wie viel uhr, welche* uhrzeit*,
      (um/gegen/nach/vor/bis/von) # (uhr/abhol*/abgeb*/bring*/holen/kommen), ab # (abhol*/abgeb*/bring*/holen/kommen),
      (abhol*/abhl*/holen/bringen/abgeben/kommen/ankommen/da) .. (um/gegen/nach/vor/ab/bis) #*, (um/gegen/nach/vor/ab/bis) #* .. (abhol*/abholn/holen/bringen/abgeben/kommen/da/ankomm*),
      uhr .. (da/jemand/auf/abhol*), feiertag*, weihnacht*, silvester*, neujahr*, ostern, uber nacht, nachts, mitternacht*, rund um die uhr, 24 (stunden/h/std), 24h*, 24 7, verspat*,
      (zu/noch/etwas/erst) (spat*/fruh*) .. (komm*/abhol*/da/hol*/dran/bring*), (zu) (spat*/fruh), spater (komm*/abhol*/bring*), fruher (komm*/abhol*/bring*/abgeb*),
      (maximale*/langste*/hochste*) *dauer*, *lagerdauer*, maximal .. (tag*/lange/lagern), wie viele tage, wieviele tage, mittagspause, durchgehend, ruhetag*, nachster tag,
      (am/bis zum/den) (nachsten/folgenden/anderen) tag, am tag danach, jemand .. (um #*/morgens/fruh/nachts/da), noch da, noch auf, (morgen/spater/abends) .. (abhol*/holen),
      (abhol*/holen/bringen/abgeben) .. (morgen/spater/abends/fruh/nachts/uber nacht), (halb/viertel) *, an welchen tagen, wochentag*, tageweise,
      (# tage/mehrere tage/paar tage) (lagern/dalassen/lassen/bleiben/stehen/liegen), (kann/konnen/darf/durfen) .. (uber nacht/mehrere tage/# tage/eine woche), bis (um /)#, dienstschluss,
      ladenschluss, (um/gegen/ab) #h, (bin/komme/kommen/sind) .. (gegen/um/erst um) #*, (#h) .. (reicht/ok/okay/da/offen/noch), (landen/ankommen/landet) .. (um/gegen) #*,
      (seid/sind) (ihr/sie) .. (grad/gerade/jetzt/heute/noch/schon/immer) (da/dort/offen/im buro/), ist (da/dort/da noch/dann) (wer/jemand/noch wer/noch jemand),
      (montags/dienstags/mittwochs/donnerstags/freitags/samstags/sonntags/feiertags/werktags), arbeitet ihr, wie spat (kann/konnen/darf), (wie) spat .. (kommen/bringen/abgeben/abholen),
      wann .. (bringen/abgeben/abholen/holen/kommen), uhrzeiten, offnungs*,
      (bis/bis zum) (nachsten/kommenden/nachste) (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag/woche/monat/tag),
      (dalassen/lagern/lassen/stehen lassen/liegen lassen/da lassen/aufbewahren/deponieren) .. (tag*/nacht/woche*/monat*),
      (# tage/woche*/monat*/nacht) .. (dalassen/lagern/lassen/stehen/da lassen/aufbewahr*/deponier*), nachtschicht, zu (montag*/sonntag*/heute), offen !(gut),
      (jetzt/gleich/sofort) (kommen/vorbei*/hinkommen/bringen), rechtzeitig, punktlich, (es /)ist zu, (habt/haben) (ihr /sie )zu, letzte (moglichkeit/chance/gelegenheit), wie viele nachte,
      wieviele nachte, # nachte, (zeiten) (morgen/heute/am), (schliesst/schliessen) !(ihr die/die/ihr das/sie die/das)`,
    booking: `
      *buch*, reserv*, vorbestell*, *anmeld*, vorab, im voraus, *verfugbar*,
      (noch/habt/haben/genug/gibt/ist/hat/freie*/freien) .. !(skanderbeg/skanderbegs) (platz/platze/was frei/etwas frei/kapazitat*), platz fur, platz frei, spontan*,
      einfach (vorbei*/so/hin*), termin, bestatigung*, vorbeikomm*, kein* (reservierung/buchung/bestatigung/mail), trotzdem (kommen/vorbei*),
      (mail/mails/email) .. (bekommen/erhalten/gekriegt/angekommen), angekommen .. bestatig*, kurzfristig, am selben tag, heute noch,
      (brauch*/suche*/benotig*/hatte gern/mochte/will) .. (platz/stellplatz), was (moglich/frei), noch moglich, moglich .. (heute/morgen),
      (heute/morgen/samstag/sonntag/abend) noch (was /etwas /)(moglich/frei/platz), (direkt/einfach) (kommen/vorbei*/hinkommen/hin), bescheid (sagen/geben), vorher,
      (mail/email) .. (bekommen/da/an), unangemeldet, # (platze/plaetze/stellplatze), (brauche/brauchen) # platz*`,
    safety: `
      *sicher*, *gestohlen*, geklaut, klau*, stehlen, stiehlt, diebstahl*, dieb, diebe, verlor*, verlier*, verlust*, abhanden*, (weg/verschwunden) (ist/kommt/sein/sind), verschwind*,
      wegkomm*, einbruch*, haft*, *kamera*, *uberwach*, bewach*, *aufsicht*, (passt/passen) (jemand/ihr/auf), aufpass*, *anhanger, *gepackmarke*, *gepackschein*, *abholschein*, *beleg,
      belege, quittung*, nummer am, vertrau*, serios*, kaputt*, beschadig*, *schaden*, *schliessfach*, eingeschlossen, abgeschlossen, abschliess*, verschlossen, laptop*, notebook*, macbook,
      wertsach*, wertgegenst*, durchsuch*, kontrollier*, (schaut/guckt/seht) .. (rein/hinein), verwechs*, (nimmt/mitnimmt) .. (falsch*/fremd*), nachweis*, bescheinigung*, abholnummer*,
      (zettel/marke/bon) .. (bekomm*/krieg*), bekomme ich (was/etwas), aufgebrochen, abgesperrt, zugesperrt, verlass, (gut/sicher) (aufgehoben/verwahrt), trauen,
      (immer/standig/jemand/wer) .. (bei den/bei meinem) (koffer*/taschen/gepack), (schaut/guckt/seht/offnet/durchsucht/kontrolliert) .. (koffer*/tasche*/gepack), guckt, beschrift*,
      etikett*, markiert, (koffer*/taschen) .. (markiert/etikett*/nummer*), kamera* !(shop), schmuck, teure*, fehlt,
      (jemand/andere*/niemand/keiner/fremde*) .. (nimmt/mitnimmt/klaut/rankommt/mitgeh*), rankommt, zugriff, angst, sorge*, betrug, abzocke, (zettel/schein/nummer/marke) .. (verloren/weg),
      *schein, (kriegt/bekommt/bekomm*/krieg*/gibt*) .. (nummer/marke/zettel/ticket/schein), risiko, im auge, aufgehoben,
      (sachen/koffer/gepack) .. (gut/sicher) (aufgehoben/verwahrt/untergebracht), vergess*, liegen lassen, liegengelassen, bewertung*, rezension*, (reicht) .. (quittung/zettel/beleg),
      zuverlassig*, elektronik*, elektrogerat*, garantie*, (schliesst/schliessen) .. ein, einschliessen`,
    location: `
      wo, wohin, !(mail/email/e mail) adresse, postadresse, buroadresse, anschrift, stadtplan, lage, *standort*, karte schicken, *wegbeschreib*, anfahrt*, hinkomm*, hinfinden,
      (wie/wo) .. (komm/komme/kommen/komm ich/gelange/find*), (zu/leicht/schwer/euch/ins buro) .. find*, der weg, den weg, *lageplan*, (vom/ins/zum/im) (zentrum/stadtzentrum/stadtmitte),
      *haltestelle*, wie weit, weit (vom/von/weg/entfernt/ist/bis), entfern*, strasse, stadtzentrum, *bahnhof*, *terminal*, park* .. (auto/parken), parken, parkplatz*, parkhaus*, zentral*,
      welcher bus, welche linie, in der nahe (vom/von/des/der), maps, liegt ihr, eingang, (welche*/welcher) (ausgang/richtung/strasse/weg/seite/eingang/haltestelle),
      (steh*/bin/sind/stehen) .. (platz/bahnhof/busbahnhof/terminal), finde* .. nicht, findet man, nah am, gegenuber, mit dem auto, navi, (wie viele/wieviele/wieviel) minuten,
      minuten .. (von/zu fuss/bis), (welcher/welchem/welches) (stock/stockwerk/etage/haus*/eingang), stockwerk, etage, hausnummer, schild, klingel*, (ture/tur/vor die tur/bis zur tur),
      vorbeigelaufen, (nachste/nachster/nachstgelegene) (haltestelle/station/bahn), finden, find (euch/sie/ich euch/das buro), (find/finde/finden) .. (euch/nicht/hin),
      seid ihr (bei/neben/hinter/vor/an/am/im/in), pyramide, oper, minuten .. (fuss/zentrum/laufen), zu fuss, hinfahren, viertel, stadtteil, plz, postleitzahl, koordinaten, pin, navigation,
      meter, km, (wo/wie) .. (buro/laden), gebaude*, blloku, draussen, hof, passage, verlaufen, verirrt, verfahren, genau* (punkt/ort/stelle/standort/adresse), erdgeschoss, oben, im keller,
      lauft man, wie (lange/lang) (lauft/geht) man, (welche*/eure) gegend, hauptplatz`,
    contact: `
      kontakt, kontakte, kontaktier*, kontaktdat*, kontaktformular*, *kontaktmoglich*, telefon*, anruf*, *rufen, ruf*, *nummer*, *mailadresse*, mail, mails, e mail*, email*, schreib*,
      whatsapp*, whats app, sprechen, reden, ansprechpartner*, nachricht*, *mensch*, *mitarbeiter*, erreich*, (echte*/richtige*) person, kundenservice, kundendienst, beschwer*, instagram,
      festnetz*, hotline*, chatten, (an)schreiben, melden, mit jemand*, insta, ig, (auf/uber/per) (facebook/telegram/messenger/signal/sms), sms, messenger,
      (geht/hebt/nimmt) (keiner/niemand/jemand) (ran/ab), keiner ran, niemand ran, antwort*, chef, leiter, inhaber, dm, kundenbetreuung, tel, durchwahl, wem gehort, besitzer*, eigentumer*,
      handynr, *telnr, mailaddy, (spricht/sprecht/sprechen/redet) .. (deutsch/englisch)`,
    items: `
      gegenst*, (grosse*/grosser/grosses/riesig*/sperrig*/schwere*/ubergross*/*ubergepack*), gross, *grosse, schwer*, *gewicht*, wiegt, wiegen, kilo*, kg, #kg, *fahrrad*, klapprad, rad,
      rader, *bike*, roller, scooter*, *kinderwagen*, buggy, buggys, kindersitz*, *schlager*, snowboard*, *surf*, *instrument*, gitarre*, geige, cello, helm*, zelt*, wanderrucks*,
      wanderstock*, beutel, *tuten, tute, *paket*, sachen, *tier, *tiere, katze*, *lebensmittel*, (etwas zu) essen, esswaren, *erlaubt*, *verboten*,
      nicht (abgeben/erlaubt/annehm*/lagern/nehmt), was (kann/konnen/nehmt/nehmen) .. (abgeb*/lager*/an/lassen/aufbewahr*),
      was (darf/durfen) .. (nicht) (rein/abgeb*/lagern/dabei*/mitnehmen/drin), *limit*, begrenz*, maximal*, aufbewahr*, verwahr*, lagern, lagert, einlager*, unterbring*, dalassen, lassen,
      abgeben, abstellen, unterstellen, deponier*, (nehmt/nehmen) .. (an/auch), jacke*, mantel, wein*, flasche*, drohne*, golf*, (brautk*/kleid*/anzug*), regenschirm*, handtasche*,
      kleine* (tasche/rucksack), einkauf*, pflanze*, messer, waffe*, powerbank*, batterie*, parfum, werkzeug*, rahmen, bild, matratze, stuhl, angel*, skateboard*, stocke, stiefel, schlitten,
      blumen, *karton*, *helm, *helme, hund*, *brett, *kiste*, *schachtel*, *ausrustung, *equipment, kase, fleisch, fisch, olivenol, alkohol*, andenken, souvenir*, schlafsack, isomatte,
      sportgerat*, mobel, fernseher, spielzeug, stockschirm, eimer, schlussel, plastiktute*, sackerl,
      (an/in) (meine*/unser*/den/die) (tasche*/koffer*/sachen/rucksack) (ran/dran/zwischendurch/rein), zwischendurch, (darf/passt/kommt) .. rein, trommel*, klavier, keyboard, trompete,
      saxofon, akkordeon, flote, ukulele, schlagzeug, ski*, teppich*, flussig*, spray*, feuerzeug*, feuerwerk*, gas*, gefahrgut`,
    payment: `
      bar, bargeld*, barzahl*, karte, karten*, ec, *kreditkart*, bankkart*, girocard, visa, mastercard, amex, american express, paypal, apple pay, google pay, klarna, revolut, euro, euros,
      lek, leke, wahrung*, fremdwahrung*, uberweis*, bitcoin, geldautomat*, bankomat*, spesen*, *quittung fur, fur die (spesen/firma/steuer), beim abholen zahlen, maestro, debit*, cash,
      kontaktlos*, (wechseln/rausgeben/klein machen) .. (#/schein), (#er/# er/schein/fuffi*/funfziger) .. (wechsel*/rausgeb*), wechselgeld, scheine, munzen, kleingeld, prepaid, iban,
      lastschrift, sofortuberweisung`,
    nearby: `
      umgebung, umkreis, sehensw*, (zu/kann man/konnen wir/was) .. (sehen/anschauen/besichtig*/besuch*/unternehm*/machen/erleben), anschauen, besichtig*, besuchen, *museum, museen,
      attraktion*, altstadt, *strand, stadtfuhrung*, zu tun, ansehen, spazier*, burg, festung, moschee*, bunk*, ausflug*, *touren, tour, unternehmen, basar, pyramide*, supermarkt*,
      apotheke*, tipp*, empfehl*, in der nahe, zeit (totschlag*/uberbruck*/vertreib*), einkaufen, skanderbeg*, geschafte,
      (was/wo) .. (macht man/machen wir/kann man/lohnt sich/gibt es zu sehen), # stunden (zeit/in tirana/frei), lohnt sich, bummeln, freizeit, mit (kind/kindern/den kindern),
      (was) .. (machen/unternehmen/anstellen), stunden (zeit/lang/frei), kirche*, galerie*, seilbahn, dajti, waschsalon, wascherei, aussicht*, schone* (orte/platze/ecken), sehen,
      (was) .. (sieht man/sehen wir/sehe ich/anschauen/machen), blloku, (was/wo) .. in (einer stunde/# stunden), lustig*, spass, spannend*,
      (etwas/was) (schones/lustiges/tolles/interessantes), (verpassen/versaumen), gegend, (macht man/kann man machen), (was) (machen/tun/unternehmen)`,
    special: `
      *besonder*, sonder*, *wunsch*, anfrage*, *zerbrechlich*, glas, glaser, porzellan, vorsicht*, helfen, *medikament*, insulin, kuhl*, speziell*, baby*, kinder (dabei/mit), kleinkind*,
      saugling*, senior*, oma, opa, hinsetzen, sitzen, schwanger*, hilf*, tragen, (bringt/liefert/liefern/schickt/transportiert/bringen sie) .. (hotel*/wohnung/airbnb/nach hause/unterkunft),
      liefer*, kurier*, versand, versend*, schwerhorig, blind, allergi*, medi, medis, kalt (bleiben/lagern/halten/gelagert), vase, sanft, behutsam`,
    losing: `
      wer (zahlt/haftet/ersetzt/bezahlt), (zahlt/ersetzt/bezahlt) .. (klau*/geklaut/verlor*/gestohlen/weg), (schadenersatz/entschadig*)`,
    reserving: `
      (mochte/mocht/will/wollen/wurde/hatte) .. (buchen/reservieren/reservierung/buchung) !(andern/verschieben/stornieren), # .. buchen,
      (kann/konnen/konnte) (ich/wir) .. (fur #/fur zwei/fur drei/fur morgen/fur heute) .. (buchen/reservieren), (zum) reservieren`,
  },
  hints: {
    lodging: 'hotel*, apartment*, hostel*, *wohnung*',
    cities: `${cities}, tickets`,
    rides: '*flughafen*, *flug, flieger, airport, bus, busse, fahrt, fahren, fahrer',
    hours: `
      wann, uhr, uhrzeit*, *stunden, sonntag*, samstag*, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, *wochenend*, abends, morgens, mittags, vormittag*, nachmittag*, fruh, fruher,
      spat, spater, am abend, tage, *nacht, wochen, woche, jemand da, heute, morgen, auf, #h, halb`,
    booking: '!(skanderbeg) platz, platze, frei, freie*, termin',
    safety: 'nummer, personal, zettel, marke',
    location: 'weg, weit, nahe, finden, karte, buro, zentrum',
    contact: 'person, team',
    items: `
      *gepack*, *koffer*, *tasche*, *rucksack*, trolley*, tier, nehmt, nehmen, abhol*, stuck, ding*`,
    payment: 'geld, wahrung',
    nearby: 'sehen, besuch*, machen, zeit',
    special: 'brauche*, extra, moglich*, familie, problem*',
  },
  ordinary: `
    nach, noch, auch, doch, dann, denn, wenn, wann, kann, konnen, konnte, wurde, wurden, werden, waren, haben, hatte, hatten, unser, unsere, unserem, euer, eure, einen, einem, einer, mein,
    meine, meinen, dein, sein, seine, ihre, ihrem, nicht, nichts, mich, mochte, mochten, mussen, durfen, machen, muss, musste, sollte, wollen, wollte, bitte, bringen, brauchen, gebraucht,
    fahren, fliegen, flug, reise, reisen, bereits, zwischen, stadt, statt, leute, lange, lang, nachste, nachsten, ersten, letzten, danach, davor, gerne, gern, gehen, geht, gibt, habe, habt,
    seid, sind, hier, dort, heute, morgen, gestern, stehen, welche, welcher, welches, jemand, vielleicht, ankommen, angekommen, kommen, kommt, kleine, kleiner, kleines, einfach, wieder,
    weiter, zuruck, sache, tage, woche, wochen, monat, monate, sommer, besser, beste, besten, liegen, legen, gelegt, lassen, bleiben, bleibt, holen, suche, suchen, frage, fragen, sagen,
    gesagt, schon, schone, schonen, schnell, richtig, wichtig, leider, lieber, vorne, ausser, aussen, innen, immer, zimmer, alleine, allein, mittag, papier, besuch, platten, kosten, karten,
    warten, garten, arbeiten, mitten, halten, hielt, verkehr, licht, rechnen, rechnet, minute, gesamt, verschickt, wartet, wenden, weniger, wenig, erlauben, betten, rolle, stand, gebracht,
    weitere, klein, langere, gasten`,
}
