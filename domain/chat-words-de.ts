import type { ChatWords } from './chat-patterns.ts'

const cities =
  '(kosovo*/prishtina*/pristina*/prizren*/peja/shkod*/durres*/berat*/sarand*/vlor*/gjirok*/ohrid*/skopje*/podgorica*/budva*/kotor*/theth*/ksamil*/himar*/kruj*/korc*/elbasan*/*mazedonien*/montenegro*/griechenland*/athen/thessaloniki/korfu/ulcinj)'
const people =
  '(jemand anders/jemand anderes/jemand anderer/wer anders/freund*/kumpel/mann/frau/partner*/schwester*/bruder*/mutter/vater/mama/papa/sohn/tochter/kolleg*/fahrer*/reiseleiter*/bekannte*/person)'

export const de: ChatWords = {
  greetings:
    'hallo*, hallochen, hi, hey*, moin*, servus, gruss gott, gruezi, guten (tag/morgen/abend), gute nacht, (schonen/schones) (tag/abend/wochenende), tach, huhu, liebe* team, entschuldigung',
  thanks:
    'danke*, (vielen/herzlichen/besten/tausend) dank, dankeschon, (danke/dank) (fur (die/eure/ihre) hilfe/schon/sehr/vielmals), merci, super, prima, perfekt, alles klar, ok*, tschuss*, (auf wiedersehen/bis bald/bis dann)',
  words: {
    cancelling:
      '*stornier*, storno*, absag*, abgesagt, cancel*, canceln, annullier*, *erstatt*, (geld/betrag/kohle) .. (zuruck/wieder), geld zuruck, zuruckzahl*, (doch/leider/nun) nicht (kommen/mehr/brauchen/mehr kommen), nicht mehr (kommen/brauchen/brauche/benotig*), (kommen/brauchen/brauche/benotigen/schaffen) .. (doch nicht/nicht mehr), (konnen/kann) (doch/leider/morgen/heute) nicht .. kommen, rucktritt*, zurucktreten, schaffen es nicht',
    assistant:
      '(bot/robot*/roboter/maschine/computer/ki/chatbot/chatgpt), (echter/richtiger) mensch hier, bist du (echt/ein mensch), (sind sie/schreibe ich mit) .. (mensch*/echt)',
    toilets:
      '*toilette*, wc, klo, klos, bad benutzen, badezimmer, dusche*, duschen, umziehen, frisch machen, waschraum, wickel*',
    charging:
      '(handy*/telefon/smartphone/laptop/akku*/gerat*/iphone) .. (aufladen/laden/geladen/aufgeladen), (aufladen/ladekabel/ladegerat*/steckdose*/ladestation*), laden, wlan*, w lan, wifi*, !(uber/ubers/im/per) internet*',
    papers:
      '*ausweis*, *pass, passe, reisepass*, personalausweis*, perso, identitat*, fuhrerschein*, papiere, dokument*, id, ausweisen',
    collecting: `(kann/konnte/darf/wenn/konnen/soll/durfen) (auch/mein*/eine*/unser*/) .. ${people} .. (abhol*/abhl*/holen/mitnehm*/nehmen/abgeben), ${people} .. (statt/anstelle/anstatt/fur mich/fur uns) .. (hol*/abhol*), (statt/anstelle/anstatt/an meiner/an unserer) (mir/meiner/von mir/stelle/uns), (fur mich/fur uns/fur jemand*) .. (abhol*/holen), vollmacht, jemand (anders/anderes/anderer/fremdes) .. (abhol*/hol*/mitnehm*), (freund*/dritte*) abholen lassen`,
    access:
      'rollstuhl*, behinder*, barrierefrei*, stufe*, treppe*, aufzug*, fahrstuhl*, rampe*, lift, ebenerdig, gehbehinder*, rollator*, kruck*, schlecht (zu fuss/laufen/gehen), (nicht/kaum) (gut /)(laufen/gehen), gehhilfe, (mobilitat*)',
    currencies:
      '*dollar*, usd, *pfund, gbp, franken, chf, kronen, fremdwahrung*, (andere/welche*/auslandische*) wahrung*, geld (wechseln/tauschen/umtauschen), wechselstube*, wechselkurs*, wechseln',
    lodging:
      '*unterkunft*, *unterkunfte*, ubernacht*, (hotel*/hostel*/pension/zimmer/*wohnung*/apartment*/airbnb*) .. (vermiet*/empfehl*/buchen/mieten/anbiet*/frei), (vermiet*/empfehl*/habt/haben/gibt/buche*/sucht/suche/suchen/bietet/mieten) .. (hotel*/hostel*/zimmer/*wohnung*/apartment*/airbnb*), ferienwohnung*, airbnb*, schlafen, wo .. schlafen',
    eating:
      '*restaurant*, essen, gegessen, mittagessen, abendessen, *fruhstuck*, *cafe, cafes, kaffee*, trinken, hunger*, imbiss, backerei, bier, bars, kneipe*, lokal',
    cities: `(nach/in/richtung) ${cities}, (*bus*/furgon/zug/*ticket*/fahrkarte*) .. ${cities}, *busticket*, *fahrkarte*, *bustickets*, busfahrkarte*, ticket* .. (bus*/nach), (*busse/bus) .. (nach/andere stadt*), andere stadt*, anderen stadt*, fernbus*`,
    rides:
      '*taxi*, uber fahrer, *shuttle*, *transfer*, (zum/vom/bis zum/zu dem) (flug*/airport), *flughafenbus*, (bus*/busse/weit/entfern*) .. *flughafen*, *flughafen* .. (bus*/weit/entfern*/weg), (letzte*/erste*/nachste*) (bus/busse), flughafen .. (komm*/fahr*), (komm*/fahr*) .. (flughafen/airport), rinas, chauffeur, abholung vom, fahrplan*, bringt ihr uns, fahrt ihr',
    price:
      '*preis*, kost, koste, kosten, kostet, kostets, kostenpflicht*, kostenlos, (wie viel/wieviel) (fur/pro/macht/ist/nehm*/verlang*/bezahl*/zahl*/geld/euro/kriegt/berechne*/ware/wurde/musst*/muss), (wie viel/wieviel) !(uhr/zeit/stunden/tage/minuten/platz), teuer*, *billig*, *gunstig*, *tarif*, *gebuhr*, rabatt*, ermassig*, nachlass, (pro/je) (tag/stunde/person/koffer/stuck/gepack*/tasche/woche/monat/rucksack), (was/wie viel) (nehmt/nehmen/verlangt/verlangen/zahl*/macht das/berechnet/kriegt), draufzahl*, nachzahl*, zuschlag*, aufpreis*, mehr (zahl*/bezahl*), gratis, umsonst, angebot*, stundenweise, strafe, rechnet ihr .. (stunde*/tag*), (zahl*/bezahl*/kost*) .. (mehr/extra/weniger/drauf), zusatzkosten, versteckte*, gesamt*preis, (was/wieviel) .. (macht ihr/nehmt ihr/kriegt ihr), insgesamt, variante, (pro/je) (koffer/tasche/stuck/gepackstuck) oder *',
    paying:
      '(zahl*/bezahl*/gezahlt/zahle), *anzahlung*, kaution*, *rechnung*, quittung fur (die/meine) (firma/steuer), mehrwertsteuer, (abgebucht/belastet/abbuch*/eingezogen), vorkasse, (vor ort/bei abholung/bei abgabe) .. zahl*',
    changing:
      '*verlanger*, langer (bleiben/lassen/lagern/dalassen/als/dableiben), (einen/ein/noch/noch einen/zwei/#) (tag*/nacht/stunde*) (langer/mehr/dranhangen/zusatzlich), (buchung/reservierung/datum/uhrzeit/termin/zeit/daten/namen) .. (andern/verschieb*/verleg*/korrigier*/falsch*/umbuch*/geandert/verscho*), (falsch*/vertan/vertippt/verkehrt*) .. (datum/tag/uhrzeit/zeit/name*/termin/buch*/reserv*/gebucht), (andern/verschieb*/korrigier*) .. (buchung/reservierung/datum), umbuch*, anderung*, (koffer/tasche*/gepack*/rucksack/stuck) .. (hinzufug*/dazubuch*/dazu buchen/nachbuch*/erganz*), (hinzufug*/dazubuch*/nachbuch*), beim datum, im datum, langer als (gebucht/geplant/reserviert), (einen/ein/eine/zwei) (koffer/gepackstuck/rucksack/tasche) (mehr/zusatzlich), (mehr/weniger) (koffer/gepack/taschen) als, langer dalassen, fruher abholen als, (abgabe/abholung/termin/drop off/buchung) .. (verschieb*/verleg*/andern/vorverleg*), (verschieb*/verleg*) .. (auf/abgabe/abholung), verschieben, verlegen',
    full: '(seid/sind/ist/wenn) .. (voll/ausgebucht/uberfullt/belegt), ausgebucht, voll belegt, kein* (platz/platze) mehr, kapazitat* .. (voll/grenze), (wird/werdet) .. voll',
    watching:
      '*kamera*, *schliessfach*, schliessfacher, abgeschlossen, abgesperrt, abschliess*, eingeschlossen, verschlossen, versichert, versicherung*, *uberwach*, bewacht',
    groups:
      '*gruppe*, *schulklasse*, klassenfahrt, # (leute*/personen/menschen/schuler*/mann), (reise)gruppe*, mehr als (20/25/30/40/50), verein',
    hours:
      '*offnungszeit*, offnen, offnet, offen, *geoffnet*, (habt/haben/hat) .. !(wer/jemand/einer/ihr drauf) (auf/zu/offen), (macht/machen) .. (auf/zu), (seid/sind/ist) .. (da/besetzt/auf) !(viber/whatsapp/telegram/instagram/facebook/messenger), schliesst, schliessen, schliesst*, geschlossen, (nach/vor) *schluss*, feierabend, *schliess*zeit*, wann (habt/haben/seid/sind/macht/machen/offn*/schliess*/kann/konn*/muss*/ist/darf/geht/spatest*), (bis/ab/von/um) (wann/wieviel uhr/wie viel uhr/welche* uhr*), bis spat, spatest*, wie lange (habt/haben/kann/konn*/darf/durf*/seid/sind/ist), wie lange, um wieviel uhr, um wie viel uhr, wie viel uhr, welche* uhrzeit*, (um/gegen/nach/vor/ab/bis/von) # (uhr/abhol*/abgeb*/bring*/holen/kommen), (abhol*/abhl*/holen/bringen/abgeben/kommen/ankommen/da) .. (um/gegen/nach/vor/ab/bis) #*, (um/gegen/nach/vor/ab/bis) #* .. (abhol*/abholn/holen/bringen/abgeben/kommen/da/ankomm*), uhr .. (da/jemand/auf/abhol*), feiertag*, weihnacht*, silvester*, neujahr*, ostern, uber nacht, nachts, mitternacht*, rund um die uhr, 24 (stunden/h/std), 24h*, 24 7, verspat*, (zu/noch/etwas/erst) (spat*/fruh*) .. (komm*/abhol*/da/hol*/dran/bring*), (zu) (spat*/fruh), spater (komm*/abhol*/bring*), fruher (komm*/abhol*/bring*/abgeb*), (maximale*/langste*/hochste*) *dauer*, *lagerdauer*, maximal .. (tag*/lange/lagern), wie viele tage, wieviele tage, mittagspause, durchgehend, ruhetag*, nachster tag, bis zum nachsten tag, (am/bis zum/den) (nachsten/folgenden/anderen) tag, am tag danach, (macht/offnet) .. jemand auf, jemand .. (um #*/morgens/fruh/nachts/da), noch da, noch auf, (morgen/spater/abends) .. (abhol*/holen), (abhol*/holen/bringen/abgeben) .. (morgen/spater/abends/fruh/nachts/uber nacht), (halb/viertel) *, an welchen tagen, wochentag*, tageweise, (# tage/mehrere tage/paar tage) (lagern/dalassen/lassen/bleiben/stehen/liegen), (kann/konnen/darf/durfen) .. (uber nacht/mehrere tage/# tage/eine woche), bis (um /)#, dienstschluss, ladenschluss',
    booking:
      '*buch*, gebucht, reserv*, vorbestell*, *anmeld*, vorab, im voraus, vorher (buch*/reserv*/anmeld*/bescheid), *verfugbar*, (noch/habt/haben/genug/gibt/ist/hat/freie*/freien) .. !(skanderbeg/skanderbegs) (platz/platze/was frei/etwas frei/kapazitat*), was frei, platz fur, platz frei, spontan*, ohne (buch*/reserv*/anmeld*/termin), einfach (vorbei*/so/hin*), termin, bestatigung*, vorbeikomm*, (nix/nichts/nicht) reserviert, kein* (reservierung/buchung/bestatigung/mail), trotzdem (kommen/vorbei*), (mail/mails/email) .. (bekommen/erhalten/gekriegt/angekommen), angekommen .. bestatig*, kurzfristig, am selben tag, heute noch',
    safety:
      '*sicher*, unsicher, *gestohlen*, geklaut, klau*, stehlen, stiehlt, diebstahl*, dieb, diebe, verlor*, verlier*, verlust*, abhanden*, (weg/verschwunden) (ist/kommt/sein/sind), verschwind*, wegkomm*, einbruch*, haft*, *kamera*, *uberwach*, bewach*, *aufsicht*, (passt/passen) (jemand/ihr/auf), aufpass*, *anhanger, *gepackmarke*, *gepackschein*, *abholschein*, *beleg, belege, quittung*, nummer am, vertrau*, serios*, kaputt*, beschadig*, *schaden*, *schliessfach*, schliessfacher, eingeschlossen, abgeschlossen, abschliess*, verschlossen, laptop*, notebook*, macbook, wertsach*, wertgegenst*, durchsuch*, kontrollier*, (schaut/guckt/seht) .. (rein/hinein), verwechs*, (nimmt/mitnimmt) .. (falsch*/fremd*), nachweis*, bescheinigung*, abholnummer*, (zettel/marke/bon) .. (bekomm*/krieg*), bekomme ich (was/etwas), klaut, abhandengekommen, aufgebrochen, abgesperrt, zugesperrt, vertrauenswurdig, haftung, verlass',
    location:
      'wo, wohin, !(mail/email) *adresse, anschrift, stadtplan, lage, *standort*, karte schicken, *wegbeschreib*, anfahrt*, hinkomm*, hinfinden, (wie/wo) .. (komm/komme/kommen/komm ich/gelange/find*), (zu/leicht/schwer/euch/ins buro) .. find*, der weg, den weg, *lageplan*, (vom/ins/zum/im) (zentrum/stadtzentrum/stadtmitte), *haltestelle*, wie weit, weit (vom/von/weg/entfernt/ist/bis), entfern*, strasse, stadtzentrum, *busbahnhof*, *bahnhof*, *terminal*, park* .. (auto/parken), parken, parkplatz*, parkhaus*, zentral*, welcher bus, welche linie, in der nahe (vom/von/des/der), google maps, maps, liegt ihr, eingang, zu fuss (vom/von/zu), (welche*/welcher) (ausgang/richtung/strasse/weg/seite/eingang/haltestelle), (steh*/bin/sind/stehen) .. (platz/bahnhof/busbahnhof/terminal), finde* .. nicht, wo genau, genauer standort, findet man, wie finde*, nah am, in der nahe vom, gegenuber, mit dem auto, navi, (wie viele/wieviele/wieviel) minuten, minuten .. (von/zu fuss/bis)',
    contact:
      '*kontakt*, telefon*, anruf*, *rufen, ruf*, *nummer*, *mailadresse*, mail, mails, e mail*, email*, schreib*, whatsapp*, whats app, sprechen, reden, ansprechpartner*, nachricht*, *mensch*, *mitarbeiter*, erreich*, (echte*/richtige*) person, kundenservice, kundendienst, hotline, beschwer*, instagram, festnetz*, handynummer*, telefonnummer*, hotline*, chatten, (an)schreiben, melden, erreichbar, mit jemand*',
    items:
      'gegenst*, (grosse*/grosser/grosses/riesig*/sperrig*/schwere*/ubergross*/*ubergepack*), gross, zu (gross/schwer), *grosse, schwer*, *gewicht*, wiegt, wiegen, kilo*, kg, #kg, *fahrrad*, *fahrrader*, fahrrad, klapprad, rad, rader, *bike*, roller, e scooter, scooter*, *kinderwagen*, buggy, buggys, kindersitz*, ski, skier, skischuh*, *schlager*, snowboard*, *surf*, *instrument*, gitarre*, geige, cello, helm*, zelt*, wanderrucks*, wanderstock*, beutel, *tuten, tute, *paket*, karton*, kiste*, sachen, *tier, *tiere, hund, hunde, katze*, *lebensmittel*, (etwas zu) essen, esswaren, *erlaubt*, *verboten*, nicht (abgeben/erlaubt/annehm*/lagern/nehmt), was darf, was (kann/konnen/nehmt/nehmen) .. (abgeb*/lager*/an/lassen/aufbewahr*), *limit*, begrenz*, maximal*, aufbewahr*, verwahr*, lagern, lagert, einlager*, unterbring*, da lassen, dalassen, lassen, abgeben, abstellen, unterstellen, deponier*, (nehmt/nehmen) .. (an/auch), jacke*, mantel, wein*, flasche*, alkohol, drohne*, golf*, (brautk*/kleid*/anzug*), regenschirm*, handtasche*, kleine* (tasche/rucksack), einkauf*, pflanze*, brett, messer, waffe*, powerbank*, batterie*, parfum, werkzeug*, rahmen, bild, matratze, stuhl, angel*, skateboard*, stocke, stiefel, schlitten, drohnen, blumen, pflanzen',
    payment:
      'bar, bargeld*, barzahl*, karte, karten*, ec, *kreditkart*, bankkart*, girocard, visa, mastercard, amex, american express, paypal, apple pay, google pay, klarna, revolut, euro, euros, lek, leke, wahrung*, fremdwahrung*, uberweis*, kontaktlos, bitcoin, geldautomat*, bankomat*, spesen*, *quittung fur, fur die (spesen/firma/steuer), beim abholen zahlen, maestro, debit*, cash',
    nearby:
      'umgebung, umkreis, sehensw*, (zu/kann man/konnen wir/was) .. (sehen/anschauen/besichtig*/besuch*/unternehm*/machen/erleben), anschauen, besichtig*, besuchen, *museum, museen, attraktion*, altstadt, *strand, stadtfuhrung*, zu tun, ansehen, spazier*, burg, festung, moschee*, bunk*, ausflug*, *touren, tour, unternehmen, basar, pyramide*, supermarkt*, apotheke*, tipp*, empfehl*, empfehlung*, in der nahe, zeit (totschlag*/uberbruck*/vertreib*), einkaufen, skanderbeg*, geschafte, (was/wo) .. (macht man/machen wir/kann man/lohnt sich/gibt es zu sehen), # stunden (zeit/in tirana/frei), lohnt sich, bummeln, ausflug, freizeit',
    special:
      '*besonder*, sonder*, *wunsch*, *wunsche*, anfrage*, *zerbrechlich*, glas, glaser, porzellan, vorsicht*, hilfe, helfen, *medikament*, insulin, kuhl*, speziell*, baby*, kinder, senior*, oma, opa, hinsetzen, sitzen, schwanger*, hilft, hilf*, tragen',
  },
  hints: {
    lodging: 'hotel*, apartment*, hostel*, *wohnung*',
    cities: `${cities}, tickets`,
    rides: '*flughafen*, *flug, flieger, airport, bus, busse, fahrt, fahren, fahrer',
    hours:
      'wann, uhr, uhrzeit*, *stunden, sonntag*, samstag*, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, *wochenend*, abends, morgens, mittags, vormittag*, nachmittag*, fruh, fruher, spat, spater, am abend, heute abend, morgen fruh, tage, *nacht, wochen, woche, jemand da, heute, morgen, auf',
    booking: '!(skanderbeg) platz, platze, frei, freie*, termin',
    safety: 'nummer, personal, zettel, marke',
    location: 'weg, weit, nahe, finden, karte, buro, zentrum',
    contact: 'person, team',
    items:
      '*gepack*, *koffer*, *tasche*, *rucksack*, *rucksacke*, trolley*, tier, nehmt, nehmen, abhol*, stuck, ding*',
    payment: 'geld, wahrung',
    nearby: 'sehen, besuch*, machen, zeit',
    special: 'brauche*, extra, moglich*, familie, problem*',
  },
  ordinary:
    'nach, noch, auch, doch, dann, denn, wenn, wann, kann, konnen, konnte, wurde, wurden, werden, waren, haben, hatte, hatten, unser, unsere, unserem, euer, eure, einen, einem, einer, mein, meine, meinen, dein, sein, seine, ihre, ihrem, nicht, nichts, mich, mochte, mochten, mussen, durfen, machen, muss, musste, sollte, wollen, wollte, bitte, bringen, brauchen, gebraucht, fahren, fliegen, flug, reise, reisen, bereits, zwischen, stadt, statt, leute, lange, lang, nachste, nachsten, ersten, letzten, danach, davor, gerne, gern, gehen, geht, gibt, habe, habt, seid, sind, hier, dort, heute, morgen, gestern, stehen, welche, welcher, welches, jemand, vielleicht, ankommen, angekommen, kommen, kommt, kleine, kleiner, kleines, einfach, wieder, weiter, zuruck, sache, tage, woche, wochen, monat, monate, sommer, besser, beste, besten, liegen, legen, gelegt, lassen, bleiben, bleibt, holen, suche, suchen, frage, fragen, sagen, gesagt, schon, schone, schonen, schnell, richtig, wichtig, leider, lieber, vorne, ausser, aussen, innen, immer, zimmer, alleine, allein, mittag, papier, besuch, platten, kosten, karten, warten, garten, arbeiten, mitten, halten, hielt, verkehr, licht, rechnen, rechnet, minute, gesamt, verschickt, wartet, wenden, weniger, wenig, erlauben, betten, rolle, stand, gebracht, weitere, klein, langere, gasten',
}
