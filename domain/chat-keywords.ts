import type { ChatDetail, ChatTopic } from './chat-topics.ts'
import type { Locale } from './locales.ts'

/**
 * The words by which the assistant knows a topic, or a detail of one, in each language as travellers
 * type them: lower case, without accents. `key` is that word alone, `key*` what begins with it, `*key*`
 * what has it anywhere. English words count in every language, so none of them may mean something else
 * in another: `tag` is a day in German, `guard*` would be storing in Spanish.
 */
export const chatKeywords: Record<Locale, Record<ChatTopic | ChatDetail, string>> = {
  en: {
    price:
      'price*, pricing, cost*, how much, cheap*, expensive, rate, rates, fee, fees, tariff*, discount*, per day, per hour, per week, per month, per person, a week, weeks, month, months',
    hours:
      "hour*, open, opens, opening*, closed, closing*, you close, when, what time, timetable*, schedule*, until, till, how late, late, early, sunday*, weekend*, holidays, overnight, at night, midnight, 24/7, o'clock, pm, *pm, pick up at, pick-up at, pickup at, pick it up at, pick them up at, collect at, drop off at, drop-off at, come at",
    booking: 'book*, reserv*, appointment*, availab*, in advance, cancel*, refund*, spot',
    safety:
      'safe*, secur*, lock*, steal*, stolen, theft, thief, thieves, lose, lost, insur*, camera*, cctv, guard, guarded, staff, staffed, trust*, luggage tag, bag tag, receipt*, damage*, protect*',
    location:
      'where, location, located, address*, map, maps, direction*, find you, get there, get to you, how far, far from, distance, street, bus, station, parking',
    contact:
      'contact*, phone, telephone, call, call you, calling, email*, e-mail*, mail, whatsapp*, reach you, speak, talk, human, a person, real person, someone, your number, message*',
    items:
      'bag, bags, baggage, luggage*, suitcase*, backpack*, item, items, size*, big, large, heavy, weigh*, weight*, bike*, bicycle*, surf*, ski, skis, stroller*, pram*, instrument*, parcel*, package*, store, stored, storing, storage, keep, leave, allowed, forbidden, prohibited, food, pet, pets, animal*',
    payment:
      'pay, paying, paid, payment*, card, cards, cash, visa, mastercard, amex, american express, apple pay, google pay, euro, euros, lek, currenc*, credit*, debit*, invoice*',
    nearby:
      'near*, around, attraction*, sight*, see, visit*, things to do, to do, museum*, restaurant*, eat, walk*, castle*, mosque*, bunk*, tour*, cafe*, coffee, wifi, wi-fi, skanderbeg, bazaar, park, pyramid',
    special:
      'special*, request*, fragile, group*, help, wheelchair*, disab*, assist*, need*, valuable*, medic*, extra',
    cancelling: 'cancel*, refund*, money back',
    rides: 'airport*, shuttle*, taxi*, cab, cabs, transfer, transfers',
  },
  sq: {
    price:
      'cmim*, kushton*, kushtoj*, kosto*, tarif*, sa para, sa lek*, sa euro*, sa ben, sa vjen, sa eshte per, sa pagua*, sa paguh*, sa duhet te pagua*, sa do te pagua*, me lire, e lire, shume lire, shtrenjt*, zbritj*, ulje, ofert*, ne dite, per dite, per ore, nje jave, dy jave, per jave, javore, dyjavore, muaj*, mujor*',
    hours:
      'orar*, ore, ora, oren, hapur, hapni, hapeni, hapet, hapen, mbyll*, kur, deri kur, punoni, fundjav*, te shtun*, te diel*, e diel, festa*, nate, nates, naten, mesnat*, vone, heret, ores, mbremj*',
    booking:
      'rezerv*, prenot*, ka vend, ka vende, vend te lire, vend i lire, vende te lira, paraprakisht',
    safety:
      'sigur*, vjedh*, vidh*, vodh*, hajdut*, humb*, kamer*, roje, roja, mbikeqyr*, mbikqyr*, etiket*, kupon*, besoj, besue*, mbroj*, demto*, thyhe*, garanci*, garanto*, personel*, staf*, dollap*',
    location:
      'ku, adres*, vendndodh*, harta, harte, harten, rruga, rruge, rrugen, larg, distanc*, drejtim*, si te vij*, si te vi, si vij, si mund te vij*, si te arrij*, si arrij*, si te shkoj*, si shkoj*, autobus*, stacion*, tren, trenit, parkim*, parkoj*, jeni ne qender',
    contact:
      'kontakt*, telefon*, celular*, numrin, numri juaj, email*, e-mail*, shkruaj*, flas, flasim, flisni, bisedo*, mesazh*, njeri, dike, operator*, urgjen*, whatsapp*',
    items:
      'valixh*, cant*, bagazh*, send*, gjera*, pesh*, madhesi*, madh*, rende, kufi, kufij, kufizim*, biciklet*, karroc*, kitar*, kuti, kutia, kutine, pako, pakot, pakon, kafshe*, qen, qeni, qenin, mace*, ushqim*, lejohe*, ndaloh*, ruaj*, ruani, ruhet, ruhen, mbani, depozit*, le, leme, lene, lini, lihet, lihen',
    payment:
      'pagua*, pagoj, pages*, paguh*, kart*, kesh, cash, para ne dore, monedh*, valut*, lek*, euro*, kredi*, fatur*, kusur*',
    nearby:
      'afer, prane, rreth, vizit*, shikoj, shoh, shohim, per te pare, atraksion*, muze*, restorant*, te ha, te hame, drek*, dark*, kafe*, keshtjell*, kala*, xhami*, bunk*, turi*, pazar*, parku, piramid*, skenderbej*, liqen*, monument*, shetit*, cfare te bej*, internet*',
    special:
      'kerkes*, vecant*, special*, ndihm*, brisht*, thyesh*, delikat*, grup*, nevoj*, karrige*, aftesi te kufizuar*, invalid*, ilac*, femij*',
    cancelling: 'anul*, rimburs*, parate mbrapsht, ktheni parate, kthehen parate, kthimi i parave',
    rides: 'aeroport*, rinas*, taksi*',
  },
  it: {
    price:
      "prezz*, cost*, quanto viene, quanto vengono, quanto verrebbe, quanto fa, quanto si paga, quanto si spende, quanto pag*, quanto devo pagare, quanto per, quanto chied*, quant'e, quanti euro, quanti soldi, spend*, preventiv*, tariff*, economic*, caro, cara, cari, sconto, sconti, scontat*, offert*, listino, al giorno, all'ora, a bagaglio, a valigia, a collo, a pezzo, a settimana, alla settimana, una settimana, settimane, settimanal*, mese, mesi, mensil*, a persona",
    hours:
      'orar*, ore, ora, h24, apert*, apre, apri, aprite, aprono, aprir*, chius*, chiud*, quando, quanto tempo, quanti giorni, che giorni, fino a che, fino alle, sabat*, domenic*, fine settimana, weekend, festiv*, capodanno, ferragosto, pasqu*, notte, notturn*, stanotte, mezzanotte, di sera, la sera, fino a sera, di mattina, la mattina, tardi, presto, in ritardo, alle 6, alle 7, alle 8, alle 9, alle 10, alle 11, alle 20, alle 21, alle 22, alle 23, alle 24, dopo le, prima delle, entro le',
    booking:
      "prenot*, riserv*, disponibil*, in anticipo, appuntament*, c'e posto, avete posto, posti liberi, posto libero, c'e spazio, avete spazio",
    safety:
      'sicur*, rubare, rubat*, ruba, ruban*, rubino, furt*, ladr*, perso, persa, persi, perdo, perde, perdete, perdere, perdita, smarr*, telecamer*, sorvegl*, videosorvegl*, vigilanz*, custodito, custodita, custoditi, assicur*, etichett*, ricevuta, ricevute, scontrin*, tagliand*, personale, affidabil*, fidar*, fidarmi, fiduci*, danni, danno, dannegg*, romp*, rovinat*, risarc*, responsab*, protett*, lucchett*, armadiett*, cassaforte',
    location:
      'dove, indirizz*, mappa, mappe, cartina, posizione, indicazion*, ubica*, strada, che via, come arriv*, come si arriva, come ci arriv*, come vengo, per arrivare, arrivarci, arrivare da voi, venire da voi, raggiung*, lontan*, distan*, dista, quanto ci vuole, quanti minuti, trovarvi, vi trovate, vi trovo, in centro, autobus, bus, pullman, corrier*, fermat*, terminal*, treno, stazion*, parchegg*',
    contact:
      'contatt*, telefon*, cellulare, chiam*, mail, email*, e-mail*, scriver*, scrivo, whatsapp*, parlare, parlo, messaggi*, operatore, assistenza, umano, una persona, persona vera, vostro numero, un numero, rispond*',
    items:
      'bagagl*, valig*, trolley, borsa, borse, borson*, borsett*, zain*, pacco, pacchi, pacchett*, scatol*, colli, oggett*, roba, dimension*, misur*, limit*, grand*, ingombrant*, peso, pesa, pesano, pesant*, chili, kg, bici*, monopattin*, passeggin*, sci, snowboard*, surf*, strument*, chitarr*, animal*, cane, cani, gatto, gatti, cibo, aliment*, vietat*, proibit*, ammess*, permess*, consentit*, deposit*, lasci*, custodi*, conservare, tenere, tenete',
    payment:
      'pago, paga, pagare, pagat*, pagament*, pagher*, paghiamo, carta, carte, contant*, soldi, monet*, spiccioli, bancomat, postepay, satispay, bonific*, pos, valut*, credito, euro, lek, acconto, caparra, fattur*',
    nearby:
      'vicin*, dintorni, intorno, attrazion*, visit*, vedere, da fare, cosa fare, fare un giro, in giro, consigli*, muse*, monument*, ristorant*, mangi*, pranz*, cena, cenare, colazion*, bar, passegg*, a piedi, escursion*, gita, gite, castell*, mosche*, bunk*, piramid*, parco, lago, mercat*, negoz*, turist*, caff*, internet, piazza, bazar',
    special:
      'special*, particolar*, richiest*, fragil*, delicat*, prezios*, di valore, farmaci, grupp*, comitiv*, scolaresc*, aiut*, disabil*, accessibil*, sedia a rotelle, carrozzin*, mobilita ridotta, anzian*, bambin*, esigenz*, necessit*, bisogn*',
    cancelling: 'annull*, cancell*, disdi*, disdett*, rimbors*, soldi indietro, indietro i soldi',
    rides: 'aeroport*, navett*, taxi, tassi, tassista',
  },
  de: {
    price:
      '*preis*, kost, koste, kosten*, kostet, wie viel fur, wie viel pro, wie viel macht, wieviel fur, wieviel pro, wieviel macht, was macht das, was zahl*, wie viel zahl*, wieviel zahl*, wie viel geld, kostets, teuer*, billig*, gunstig*, guenstig*, tarif*, gebuhr*, gebuehr*, rabatt*, pro tag, pro stunde, pro person, woche, wochen, monat*, stundenweise, kurzzeit*, langzeit*',
    hours:
      '*offnungszeit*, *oeffnungszeit*, offnen, oeffnen, offnet, oeffnet, offen, geoffnet, geoeffnet, habt ihr auf, haben sie auf, heute auf, morgen auf, noch auf, macht ihr auf, macht ihr zu, machen sie auf, machen sie zu, habt ihr zu, schliesst, schliessen, geschlossen, wann, uhr, uhrzeit*, stunden, wie lange, sonntag*, samstag*, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, feiertag*, wochenend*, uber nacht, ueber nacht, nachts, abends, morgens, mittags, vormittag*, nachmittag*, mitternacht*, verspat*, verspaet*, langer, laenger, verlanger*, verlaenger*, fruh, frueh, fruher, frueher, spat, spaet, spater, spaeter, am abend, heute abend',
    booking:
      'buch*, gebucht, umbuch*, ausgebucht, belegt, reserv*, vorbestell*, vorab, im voraus, platz frei, noch platz, freie platze, freie plaetze, freien platz, spontan*, voranmeld*, anmeld*, verfugbar*, verfuegbar*',
    safety:
      'sicher*, unsicher, versicher*, gestohlen, stehlen, diebstahl*, dieb, diebe, klauen, geklaut, verlor*, verlier*, verlust*, abhanden*, einbruch*, haft*, kamera*, *uberwach*, *ueberwach*, bewach*, beaufsicht*, personal, *anhanger, *anhaenger, *gepackmarke*, *gepaeckmarke*, *gepackschein*, *gepaeckschein*, *beleg, belege, quittung*, vertrau*, serios*, serioes*, aufsicht*, aufpassen, passt jemand, passt ihr, kaputt*, beschad*, beschaed*, schliessf*',
    location:
      'wo, wohin, adresse*, anschrift, stadtplan, lage, standort*, wegbeschreib*, anfahrt*, hinkommen, wie komme ich, wie komm ich, wie kommen wir, finde ich, finden, der weg, den weg, lageplan*, vom zentrum, ins zentrum, zum zentrum, *haltestelle*, weit, entfern*, strasse, bus, *bahnhof*, parken, parkplatz*, zentral',
    contact:
      'kontakt*, telefon*, anruf*, rufen, nummer, handynummer*, mail, e-mail*, email*, schreib*, whatsapp*, sprechen, mit jemand*, ansprechpartner*, nachricht*, mensch, mitarbeiter*, erreich*',
    items:
      '*gepack*, *gepaeck*, *koffer*, *tasche*, *rucksack*, rucksacke, gegenst*, grosse*, groesse*, gross, schwer*, gewicht*, *fahrrad*, *fahrrader*, *fahrraeder*, kinderwagen, ski, skier, *schlager, *schlaeger, surf*, instrument*, gitarre*, trolley*, beutel, *tuten, *tueten, paket*, sachen, ubergross*, uebergross*, tier, tiere, haustier*, hund, hunde, katze*, lebensmittel*, erlaubt, verboten, aufbewahr*, verwahr*, lagern, einlager*, unterbring*, dalassen, lassen, abgeben, abstellen, unterstellen, deponier*',
    payment:
      'zahl*, bezahl*, gezahlt, bar, bargeld*, barzahl*, karte, karten*, ec-karte, kreditkart*, bankkart*, girocard, paypal, anzahlung*, euro, lek, wahrung*, waehrung*, rechnung*',
    nearby:
      'nahe, naehe, umgebung, umkreis, sehensw*, sehen, anschauen, besichtig*, besuch*, museum, museen, attraktion*, altstadt, uhrturm, strand, strande, stadtfuhrung*, stadtfuehrung*, zu tun, ansehen, restaurant*, essen, spazier*, burg, festung, moschee*, bunk*, ausflug*, *tour*, unternehmen, machen, kaffee*, wlan, basar',
    special:
      'besonder*, sonder*, *wunsch*, *wuensch*, anfrage*, zerbrechlich*, gruppe*, hilfe, helfen, rollstuhl*, behinder*, barrierefrei*, wertsach*, wertgegenst*, medikament*, brauche*, speziell*',
    cancelling: 'stornier*, storno*, absag*, abbestell*, *erstatt*, geld zuruck, geld zurueck',
    rides: '*flughafen, flughafen*, taxi*',
  },
  fr: {
    price:
      "prix, cout*, c'est combien, combien pour, combien par, combien ca, combien dois, combien vaut, combien est-ce, tarif*, cher, chere, remise*, reduc*, supplement*, des frais, frais de, montant*, bon marche, par jour, par heure, par personne, par semaine, une semaine, semaines, mois, forfait*",
    hours:
      "heure*, horaire*, ouvert*, ouvr*, ferme, fermes, fermee, fermez, ferment, fermet*, quand, jusqu'a quand, dimanche*, week-end*, ferie*, nuit, tard, retard*, tot, minuit, 24h/24, 24 h/24, 24h sur 24, 6h*, 7h*, 8h*, 9h*, 10h*, 19h*, 20h*, 21h*, 22h*, 23h*, 22 h, 23 h, le soir, ce soir",
    booking: "reserv*, resa, resas, disponib*, dispo, a l'avance, de la place, des places",
    safety:
      "securi*, surete, c'est sur, est-ce sur, vole, voles, volee, volees, voler, voleur*, contre le vol, perdu*, perdre, perdez, perte*, risque*, fiable*, camera*, video*, surveill*, gardien*, personnel, etiquette*, recu, recus, confiance, assurance*, assure*, abime*, endommag*, proteg*, casse, casses, cadenas, casier*",
    location:
      "ou etes*, vous etes ou, ou est, ou se, ou vous, ou puis*, ou peut*, ou sont, ou dois, ou deposer, ou laisser, ou c'est, c'est ou, ou trouver, adresse*, situe*, emplacement, plan, rue, chemin, itineraire*, venir, y aller, comment aller, rejoindre, arriver, trouver, loin, distance*, bus, autocar*, gare*, station, parking",
    contact:
      "contact*, telephon*, appel*, mail, e-mail*, email*, courriel*, ecrire, ecris, joindre, joignable*, whatsapp*, parler, message*, quelqu'un, humain, votre numero, urgen*",
    items:
      'bagage*, valise*, sac, sacs, sacoche*, carton*, objet*, affaires, colis, taille*, dimension*, grand*, gros, grosse*, lourd*, poids, kilo*, kg, encombrant*, velo*, trottinette*, poussette*, ski, skis, surf*, instrument*, animal, animaux, chien*, nourriture, aliment*, interdit*, autoris*, deposer, laisser, garder, gardez, stock*, entrepos*, consign*',
    payment:
      'payer, paye, payez, paie, paiement*, payement*, regler, reglement*, carte*, bancaire*, cheque*, virement*, especes, liquide, cash, cb, monnaie*, devise*, euro*, lek*, credit, facture*',
    nearby:
      'pres, proche*, proximite, autour, alentour*, environs, voir, a faire, que faire, quoi faire, visit*, attraction*, musee*, restaurant*, manger, boire, dejeuner, diner, monument*, decouvr*, balad*, promen*, chateau*, mosquee*, bunk*, touris*, cafe*, quartier*, bazar',
    special:
      'special*, speciau*, demande*, particul*, fragile*, groupe*, aide, aider, fauteuil*, handicap*, mobilite reduite, enfant*, bebe*, precieu*, de valeur, medic*, besoin*',
    cancelling: 'annul*, rembours*, desist*, mon argent',
    rides: 'aeroport*, navette*, taxi*',
  },
  es: {
    price:
      'preci*, cuesta*, cuanto val*, cuanto es, cuanto son, cuanto seria, cuanto sale, cuanto por, cuanto me, cuanto se paga, cuanto pag*, cuanto hay que pagar, cuantos euros, cuanto dinero, que vale, cobra*, costo, costos, coste, costes, costar*, tarifa*, barat*, economic*, caro, cara, descuent*, por dia, al dia, por hora, por persona, por bulto, por maleta, por semana, una semana, semanas, semanal*, mes, meses, mensual*',
    hours:
      'hora, horas, horari*, abiert*, abre, abren, abris, abrir, apertura, cerrad*, cerrar, cerrais, cierr*, cuando, hasta que, hasta las, cuanto tiempo pued*, cuantos dias pued*, que dias, sabado*, domingo*, fin de semana, fines de semana, festiv*, noche*, medianoche, madrugada, tarde, temprano, a las 6, a las 7, a las 8, a las 9, a las 10, a las 11, a las 20, a las 21, a las 22, a las 23, despues de las, antes de las',
    booking:
      'reserv*, disponib*, por adelantado, con antelacion, con anticipacion, de antemano, cita previa, hay sitio, hay lugar, hay espacio, hay hueco, queda sitio, tienen sitio, teneis sitio',
    safety:
      'segur*, robo, robos, robar, roba, roban, roben, robad*, hurto*, ladron*, perder, perdid*, pierd*, extravi*, camara*, vigila*, videovigila*, etiquet*, recibo*, resguardo*, comprobante*, confianza, confiar, confiable*, fiable*, de fiar, asegur*, dano, danos, danad*, romp*, personal, proteg*, taquilla*, casillero*',
    location:
      'donde, adonde, direccion*, ubica*, mapa*, calle, como llegar, como llego, como puedo llegar, como se llega, como se va, como voy, como ir, para llegar, lejos, distancia*, encontrar*, encuentr*, autobus*, bus, estacion*, parada*, terminal*, tren, parking, aparca*, centrico*',
    contact:
      'contact*, telefon*, llamar*, llamo, llamada*, correo*, mail, email*, e-mail*, escrib*, whatsapp*, wasap*, guasap*, hablar, hablo, mensaje*, una persona, persona real, alguien, humano, atencion al cliente, vuestro numero, su numero, tu numero',
    items:
      'equipaje*, bulto*, maleta*, valija*, trolley*, bolsa*, bolso*, mochila*, objeto*, cosas, caja, cajas, paquete*, tamano*, medida*, dimension*, limite*, grande*, peso, pesa, pesan, pesad*, kilo, kilos, kg, bici*, patinete*, carrito*, cochecit*, esqui*, surf*, tabla*, instrument*, guitarra*, animal*, mascota*, perro*, gato*, comida, aliment*, prohibi*, permit*, guarda*, guardo, guarden, guardeis, dejar*, dejo, dejamos, deposit*, almacen*, consign*',
    payment:
      'pago*, paga*, pague*, tarjeta*, bizum, transferencia*, cajero*, efectivo, metalico, dinero, moneda*, divisa*, credito, debito, euro*, lek*, factura*',
    nearby:
      'cerca*, alrededor*, ver, visita*, hacer, atraccion*, monument*, museo*, restaurante*, comer, cenar, desayun*, almorzar, recomend*, excursion*, a pie, andando, caminar, caminando, pasear, paseo*, castillo*, mezquita*, bunk*, turis*, plaza, piramide*, parque*, mercado*, cafe*, bares, tiendas, barrio, bazar',
    special:
      'especial*, peticion*, solicitud*, fragil*, delicad*, valios*, medicament*, grupo*, ayud*, discapac*, minusval*, accesib*, movilidad reducida, silla de ruedas, necesi*, particular*',
    cancelling: 'cancel*, anul*, reembols*, devolu*, devuelv*',
    rides: 'aeropuerto*, taxi*, lanzadera, traslado*',
  },
  da: {
    price:
      'pris*, kost*, hvor meget, billig*, dyrt, dyre, takst*, gebyr*, *rabat*, dagspris*, pr dogn, pr. dogn, per dogn, pr dag, pr. dag, per dag, om dagen, i timen, per time, pr. time, per person, pr person, pr. person, om ugen, uge, uger, maned*, maaned*',
    hours:
      'aben, aaben, abne, aabne, abner, aabner, *abningstid*, *aabningstid*, abent, aabent, lukke, lukker, lukket, lukketid*, hvornar, hvornaar, klokken, kl, timer, hvor laenge, tidspunkt*, hvad tid, sondag*, soendag*, lordag*, loerdag*, weekend*, helligdag*, dognet, doegnet, nat, natten, midnat, aften, aftenen, sent, senest, tidlig*, om aftenen, i aften, om morgenen',
    booking: 'book*, reserv*, bestil*, aendr*, ledig*, pa forhand, paa forhaand',
    safety:
      'sikker*, tryg*, stjalet, stjael*, tyveri*, tyv, tyve, miste*, tabt, taber, kamera*, *overvag*, *overvaag*, bevogt*, bemand*, vagt, vagter, blive vaek, bliver vaek, odelagt, oedelagt, beskadig*, laas, laast, las pa, last inde, aflas*, aflaas*, ansvar*, personale*, bagagemaerke*, maerke, maerker, maerkat*, kvittering*, forsik*, tillid, skade*, bagageboks*, skab*',
    location:
      'hvor er, hvor ligger, hvor finder, hvor kan, hvor henne, hvor holder, hvor skal, hvor langt, hvordan kommer, hvordan finder, adresse*, vejen, beliggen*, placer*, afstand*, langt, bus, bussen, busser, busstation*, busterminal*, bybus*, toget, togstation*, station*, parker*, find vej, vej til, pa kortet, paa kortet, bykort*, gade, centralt',
    contact:
      'kontakt*, telefon*, tlf, mobilnummer*, ring, ringe, ringer, nummer, mail, email*, e-mail*, skriv*, whatsapp*, sms, tale, snakke, besked*, menneske*, medarbejder*, person, fat i jer, kundeservice',
    items:
      '*bagage*, *kuffert*, *taske*, rygsaek*, pose, poser, indkob, indkoeb, pakke, pakker, ting, genstand*, storrelse*, stoerrelse*, stor, store, tung*, vaegt*, vejer, kilo, kg, cykel*, cykl*, barnevogn*, klapvogn*, lobehjul*, loebehjul*, ski, surf*, instrument*, dyr, kaeledyr*, hund*, mad, madvarer, forbud*, tillad*, opbevar*, efterlad*, aflever*, indlever*',
    payment:
      'betal*, kort, kreditkort*, dankort*, visakort*, haevekort*, kontant*, monter, moenter, sedler, kroner, veksl*, mobilepay, valuta*, euro, lek, faktura*, penge',
    nearby:
      'naer, naerhed*, taet pa, omkring, sevaerdighed*, se, oplev*, besog*, besoeg*, udflugt*, rundvisning*, rundtur*, museum*, museer, restaurant*, spise*, frokost*, morgenmad, aftensmad, gatur*, gaatur*, slot, borg, moske*, bunk*, turist*, cafe*, kaffe*, basar, lave',
    special:
      'saerlig*, special*, onske*, oenske*, forespor*, forespoer*, skrobelig*, skroebelig*, vaerdi*, medicin*, ekstra, gruppe*, hjaelp*, korestol*, koerestol*, handicap*, behov*, brug for',
    cancelling:
      'aflys*, afbestil*, annull*, refund*, refusion*, tilbagebetal*, penge tilbage, pengene tilbage, fortryd*',
    rides: '*lufthavn*, taxa, taxaen, taxaer, taxi*',
  },
}
