import type { ChatWords } from './chat-patterns.ts'

const cities =
  '(kosov*/pristina/prizren/peja/shkod*/scutari/durres/berat*/sarand*/vlor*/gjirok*/ohrid*/skopje/podgorica/budva/kotor/theth*/ksamil*/himar*/kruj*/korc*/elbasan/macedoine/montenegro/grece/athenes/thessalonique/corfou/ulcinj)'
const people =
  '(autre/quelqu un d autre/une autre personne/ami/amie/amis/mari/femme/copain/copine/conjoint*/soeur/frere/mere/pere/maman/papa/fils/fille/collegue/chauffeur/guide/tiers)'

export const fr: ChatWords = {
  greetings:
    'bonjour*, bjr, bonsoir*, bsr, salut, slt, coucou, cc, hello, hey, bonne (nuit/journee/soiree), (excusez moi/pardon/desole), madame, monsieur',
  thanks:
    '(merci/mille mercis/je vous remercie/merci beaucoup/grand merci) (beaucoup/bien/d avance/infiniment/a vous/pour (votre/ton/l) aide/pour tout/), merci*, mercis, remercie*, mrc, mci, super, parfait, genial, ok, okay, d accord, au revoir, a bientot, (svp/stp/s il vous plait/s il te plait)',
  words: {
    cancelling:
      '*annul*, *rembours*, desist*, (recuper*/rendre/rendez/ravoir) .. (argent/sous), mon argent, (ne vient/ne venons/ne viens/viens/vient/venons/viendra*/viendr*) (plus/pas finalement), (ne pourr*/peut/pouvons/pourrai/pourrons) (plus/pas) venir, (plus/pas) venir finalement, n (en /)(ai/avons/a) plus besoin, (on en a/en a/en ai) plus besoin, plus besoin, (renonc*)',
    assistant:
      '(robot/bot/machine/ordinateur/chatbot/ia), (etes vous/vous etes/tu es/t es/es tu) .. (humain*/reel*/vrai*), intelligence artificielle, chatgpt',
    toilets:
      'toilet*, wc, w c, sanitaire*, lavabo*, salle de bain*, douch*, se changer, me changer, nous changer, petit coin, rafraichir',
    charging:
      '*charg* .. (telephone*/portable*/batterie*/tel/ordi*/appareil*/smartphone), *recharg*, (telephone*/portable*) .. *charg*, chargeur*, prise*, wifi*, wi fi, !(par/sur/l/via) internet',
    papers:
      'passeport*, piece* d identite, pieces d identite, carte* d identite, carte nationale, identite, permis, papier*, cni, justificatif*, (quel*/un/de/des) document*',
    collecting: `(peut/peuvent/pourrait/pourra/puisse/si) .. ${people} .. (recuper*/cherch*/prendre/retir*/reprend*/venir), (mon/ma/mes/un/une/quelqu un d) ${people} .. (peut/peuvent/pourrait/pourra/puisse) .. (recuper*/cherch*/prendre/retir*/reprend*/venir/deposer), a (ma/notre/sa) place, quelqu un d autre, une autre personne, procuration, (de ma/en mon/de notre) (part/nom)`,
    access:
      'fauteuil*, handicap*, accessib*, pmr, mobilite reduite, marches, escalier*, ascenseur*, rampe*, plain pied, bequille*, (marche/marcher/deplace*) .. (mal/difficil*/peine), (mal/difficult*/du mal) a marcher, deambulateur, canne',
    currencies:
      '*dollar*, usd, livre* sterling, sterling, livres, franc*, francs, chf, couronne*, (autre*/quel*/quelle*) (devise*/monnaie*), devise*, bureau de change, (changer/change) (de /des /l /)(argent/euro*/monnaie/devises), taux de change',
    lodging:
      '(lou*/recommand*/conseill*/proposez/avez/cherch*/reserver/trouver) .. (appart*/hotel*/chambre*/auberge*/logement*/studio), hebergement*, logement*, loge*, dormir, airbnb*, passer la nuit, gite, gites',
    eating:
      'restaurant*, resto*, manger, bouffer, dejeuner, diner, petit dej*, (un/de/boire un/prendre un) (cafe/bar), cafe*, boire, (j ai/on a) faim, faim, bar, bars, boulangerie, biere',
    cities: `(pour/a/vers/au/en/jusqu a) ${cities}, (bus/autocar*/car/cars/furgon*/billet*/ticket*/train*) .. ${cities}, (billet*/ticket*) .. (bus/autocar*/car), ${cities} .. (bus/billet*), (autre*) ville*, (bus/autocar*) .. (partent/autres)`,
    rides:
      'taxi*, vtc, uber, navette*, transfert*, shuttle*, (a l/de l/pour l/vers l/jusqu a l/rejoindre l/depuis l) aero*port*, aeroport* .. (bus/loin/distance), (bus/aller/distance/loin/rejoindre/venir) .. aeroport*, (dernier/premier/prochain) bus, horaires (du/des) bus, rinas, venir nous chercher',
    price:
      'prix, cout*, (c est/est ce/ca fait/ca/cest) combien, combien (pour/par/ca/cela/dois/doit/vaut/est ce/coute/ca coute/prenez/demandez/facturez/je/on/faut/c est/vous (prenez/demandez/facturez)), combien (d euros/d argent), (demand*/prenez/facturez/payer/coute) combien, combien !(de/d), *tarif*, cher, chere, chers, remise*, *reduc*, rabais, promo*, supplement*, (des/les/aucun) frais, frais (caches/supp*), montant*, bon marche, payer plus, payer a (l heure/la journee), (par/a l/a la/au) (jour/heure/bagage/sac/valise/personne/piece/semaine) .. (prix/combien/cout*/paie/payer), (payer/paie/paye/facture*) .. (par/a l/a la/au) (jour/heure/bagage/sac/valise/personne/piece), forfait*, gratuit*, offre*, devis, penalit*, surcout*, en tout, (paie/payer/paye/coute*) .. (plus/moins/supplement*), en plus, moins cher, caches, (c est/ca) (quoi/est) (le/vos) (prix/tarif*), tout compris, total, (par/a) (sac/valise/bagage/piece) ou (par/a) *, (a la/par) (piece/valise) ou, combien de (sous/fric), (pour/et) combien',
    paying:
      'payer, paye, payes, payez, payee, paie, paient, paiement*, payement*, regler, regle, *reglement*, acompte*, arrhes, caution, *facture*, (debit*/prelev*) .. (carte/compte/reserv*), (carte/compte) .. (debit*/prelev*), debite*, preleve*, prepay*, note de frais, notes de frais, (un/de) recu pour (ma/la/l) (boite/societe/entreprise), justificatif de paiement, a l arrivee',
    changing:
      '(changer/modif*/deplac*/report*/decal*/corrig*/repouss*/avanc*) .. (reserv*/resa/date*/heure*/jour*/nom/mail/creneau), (tromp*/erreur/faux/fausse/mauvais*) .. (date*/reserv*/heure*/jour*/nom/mail/resa), (ajout*/rajout*/retir*/enlev*) .. (valise*/sac/sacs/bagage*) .. (reserv*/resa), (ajout*/rajout*), modif*, prolong*, rester plus longtemps, (plus longtemps), (un/une/deux/quelques/#) (jour*/nuit*/heure*/semaine) (de plus/supplementaire*/en plus), (jour/nuit) de plus, encore (un/une) (jour/nuit), (valise/sac/bagage) (de plus/en plus/supplementaire), une (valise/personne) de plus, plus de (sacs/valises/bagages) que, plus tot que prevu, (decal*/deplac*/repouss*/report*/avanc*/chang*) .. (depot/retrait/au #*/a (demain/lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche)), decaler, reporter, repousser',
    full: '(etes/est/si/serez) .. (plein/pleins/complet/complets/rempli*), complet*, (plus/pas) (assez /)de place, (plus/pas) place, sature*, c est plein',
    watching:
      'camera*, *casier*, a cle, a clef, cadenas, (ferme*/verrouill*) .. cle, assure, assures, assuree*, assurance*, *surveill*, verrouill*',
    groups:
      'groupe*, scolaire*, classe, ecole, colo, # (personnes/eleves/etudiants/ados/gens/voyageurs/enfants), plus de (20/25/30/40/50), voyage scolaire',
    hours:
      '(quelle*/quel/quels/vos/horaire*/a quelle) (heure*/horaire*), horaire*, quelle heure, quelle heure*, jusqu a (quelle heure/quand/quelle/#*/tard/minuit), jusqua (quelle heure/quand/quelle/#*/tard/minuit), ouvert*, ouvr*, ferme, fermes, fermee, fermez, ferment, fermet*, fermeture*, quand (est ce que vous/ouvr*/ferm*/etes/peut/puis/est ce qu), (vous/c est/etes/est) .. ferm*, ferie*, (la/de/cette/toute la/une/dans la) nuit, nuit, minuit, !(apres) midi, (trop/plus/si/tres) (tard/tot), *retard*, 24h 24, 24h sur 24, 24h*, 24 24, 7j 7, 7 7, (#h*/# h/# heures) .. (recuper*/depos*/venir/reprend*/ok/possible/quelqu un/ca va/ouvert*/laisser/chercher), (recuper*/depos*/venir/reprend*/arriv*/laisser/chercher/passer/prendre/atterri*/rendre) .. (#h*/# h/# heures/vers #*/minuit/tot le matin), (y a t il/il y a/y a) (quelqu un/du monde) !(qui), quelqu un .. (#*/le matin/noel/dimanche/la nuit), noel, nouvel an, paques, 14 juillet, 15 aout, toussaint, jour de l an, le lendemain, lendemain, combien de (temps/jours), (duree/temps/delai) (max*/limite), duree*, (max*) .. (jours/temps), au maximum, apres (la fermeture/fermeture/l heure), avant (l ouverture), dernier (depot/retrait*), derniere heure, pause dej*, sans interruption, tous les jours, (le lendemain/le jour d apres/jour suivant/un autre jour), (revenir/reprendre/recuper*/chercher/reprend*) .. (demain/lendemain/plus tard/soir/nuit/#h), (nous/m/vous) ouvrir, encore (la/ouvert*), (toujours/encore) (la/ouvert*), (laisser/garder/deposer) .. (nuit/# jours/plusieurs jours/semaine/demain/soir), du matin, (# jours/plusieurs jours), jusqu au (soir/lendemain/dimanche/samedi), de bonne heure, tard le soir',
    booking:
      '*reserv*, resa, resas, reza, *disponib*, dispo, dispos, a l avance, (avez/reste*/auriez/encore/y a/il y a/assez/aurait) .. (de la /)(place*), de la place, des places, rendez vous, rdv, sans (reserv*/rdv), *confirmation, venir (directement/comme ca/sans), (pas/rien) reserve, passer (quand meme/directement/comme ca/sans), (pas/jamais/rien) .. (confirmation/mail), (recu) .. (mail/confirmation), derniere minute, le jour meme, premier arrive',
    safety:
      '*securi*, surete, (c est/est ce/est) sur, vole, voles, volee, volees, voler, voleur*, vol (de/des/d), contre le vol, en cas de vol, *perdu*, perdre, perdez, perd, perds, perte*, risqu*, ca craint, craint, fiable*, camera*, video*, *surveill*, gardien*, garde par, etiquette*, (un/mon/le/un) recu, recu, recus, ticket de (depot/retrait/consigne), confiance, assurance*, assure*, *abime*, endommag*, *proteg*, casse, casses, cadenas, *casier*, (a/ferme* a) cle, a clef, ordi, ordinateur*, laptop*, pc portable, (objet*/chose*/affaires) de valeur, de valeur, responsab*, fouill*, (ouvr*/regard*/control*/inspect*) .. (sac*/valise*/bagage*/dedans), control*, inspect*, numero sur, se trompe* de valise, scann*, preuve*, justificatif de depot, jeton, bon de (depot/retrait), (qu on/on) .. (vole*/pique*), pique, piquer, vide*, abim*, fermer a clef, en lieu sur, confian*, responsable*, quelqu un qui (surveill*/gard*)',
    location:
      'ou (etes/est/se/vous/puis/peut/sont/dois/on/c est/c/trouver/deposer/laisser/acheter/je/exactement/ca/prendre/faut), (c est/vous etes/etes/situes/est/trouve/trouvez/venir/aller) ou, adresse* !(mail/mails/email/e mail/electronique), situe*, situes, emplacement, localisation*, plan, maps, google maps, (quelle/quel) (rue/cote/station/arret/bus/ligne/chemin), rue, chemin, *itineraire*, venir (chez/a/vous/depuis/jusqu/de/en), y aller, comment (aller/venir/vous trouver/vous rejoindre/on vient/s y rendre/on vous), s y rendre, *rejoindre, trouver, (c est/est ce/etes/loin) loin, loin, *distance*, *autocar*, gare*, arret, station, *parking*, garer, stationn*, centre ville, (au/dans le/du/le/depuis le) centre, (dans/a/devant/pres de) la gare, a pied (depuis/de/du), entree, position, vous etes (dans/pres/a cote/en/au), (quelle/quel) (sortie/direction/entree/batiment/etage), (je suis/on est/nous sommes) .. (place/gare/terminal/centre), (trouve/trouvons/trouver) (pas/plus), vous trouver, vous trouvez, je vais ou, on va ou, ca se trouve, (pres/loin) (de/du) (la/centre/l opera/place/skanderbeg), en voiture, en face, gps, (vous/on vous/on) trouve (facilement/comment/bien), facile a trouver, facile d acces, facilement trouvable, combien de minutes, minutes .. (de/depuis/a pied)',
    contact:
      '*contact*, telephon*, appel*, coup de fil, tel, mail, mails, e mail*, email*, *courriel*, ecrire, ecris, *joindre, joignable*, whatsapp*, watsapp*, whats app, parler, message*, (un/une/vrai/vraie) (humain/humaine/vraie personne/conseiller/personne), humain, conseiller*, votre (numero/tel/num), numero, num, urgen*, reclam*, instagram, sms, fixe, un fixe, standard, numero de (tel*/portable), (vous/t) (joindre/ecrire/contacter/appeler), discuter',
    items:
      '(gros/grosse/grosses/grand/grands/grande/grandes/enorme*/volumineu*) (sac*/valise*/bagage*/carton*/objet*), taille*, dimension*, lourd*, poids, pese*, kilo*, kg, #kg, encombrant*, hors format, limite*, maximum de (poids/taille), *velo, *velos, trottinette*, casque*, moto, poussette*, ski, skis, chaussures de ski, snowboard*, *surf*, planche*, instrument*, guitare*, violon*, *animal, animaux, chien*, chat, chats, *nourriture, *aliment*, bouffe, courses, *interdit*, *autoris*, accepte* pas, (quels/quelles/quel/quelle) (objet*/chose*/type*/affaires), *deposer, *laisser, laisse, garder, gardez, gardes, garde, stock*, entrepos*, *consign*, confier, tente*, batons, bouteille*, vin, alcool, drone*, golf, robe*, costume*, manteau*, veste*, parapluie*, colis, carton*, sacoche*, sac a main, plante*, siege*, planche, couteau*, arme*, batterie externe, parfum*, outil*, cadre, tableau*, matelas, chaise*, rollers, skateboard*, skate, luge, fleurs, sac de couchage, glaciere',
    payment:
      '*carte*, bancaire*, cb, visa, mastercard, amex, american express, cheque*, virement*, especes, liquide, cash, euro*, lek, leks, monnaie, credit, paypal, apple pay, google pay, lydia, revolut, sans contact, distributeur*, (aux/par/en) carte',
    nearby:
      '(a/dans le/de/au/tout) (proximite/coin/alentour*/environs), *proximite, autour, alentour*, environs, (a/que/quoi/aller/peut on/on peut) (voir/faire/visiter), voir, visit*, attraction*, musee*, monument*, decouvr*, balad*, promen*, chateau*, mosquee*, bunk*, touris*, quartier*, bazar, lac, parc, pyramide, marche (couvert/local), marches (de/du), supermarche*, pharmac*, magasin*, plage*, boutique*, conseil*, conseill*, recommand*, suggest*, (heures/temps) (a tuer/a perdre/devant nous/libre*), que faire, pres d ici, pres de chez, (on fait/faire/fait) quoi, (quoi/que) (faire/visiter/voir), (# heures/temps) (a tirana/devant/libre*/d attente/a perdre), se balader, flaner, sympa, incontournable*, bon plan, bons plans, vaut (le/la) (coup/peine/detour), a pied',
    special:
      '*special*, speciau*, demande* (particul*/special*), particul*, *fragile*, verre*, *porcelaine, attention, precaution*, *aide*, aider, enfant*, bebe*, precieu*, *medic*, insuline, frigo*, age, ages, agee*, besoin*, enceinte, s asseoir, asseoir',
  },
  hints: {
    lodging: 'hotel*, appart*',
    cities: cities,
    rides: 'aeroport*, avion, bus, car, train, chauffeur',
    hours:
      'heure*, quand, tard, tot, soir, soiree, matin, dimanche*, lundi, mardi, mercredi, jeudi, vendredi, samedi*, week end*, weekend*, aujourd hui, demain, ce soir, #h*, # h, jour*, semaine*, mois',
    booking: 'place, places, libre*',
    safety: 'personnel, sur, numero, documents',
    location: 'pres, endroit, bureau, centre',
    contact: 'quelqu un, personne',
    items:
      'bagage*, valise*, sac, sacs, objet*, affaires, gros, grosse*, grand*, prenez, accept*, acceptez, recuper*, gardien*',
    payment: 'argent, accept*',
    nearby: 'proche*, faire',
    special: 'demande*, possible, famille, probleme*, faut',
  },
  ordinary:
    'avec, avant, apres, aussi, alors, aller, allez, autre, autres, avoir, avons, avez, bien, cela, cette, chez, comme, comment, dans, depuis, deux, trois, dire, dois, donc, elle, elles, encore, entre, etre, etes, etait, faire, fait, faut, fois, heures, jusque, jour, jours, juste, leur, leurs, lieu, mais, meme, memes, mieux, moins, nous, notre, nos, parce, partir, partons, part, passer, pendant, petit, petite, peut, peux, pouvez, pouvons, plus, plusieurs, pour, prend, prendre, prenez, quand, quel, quelle, quoi, rien, sans, savoir, selon, semaine, sera, serait, soir, sommes, sont, sous, suis, surtout, tard, tous, tout, toute, toutes, tres, trop, vers, veux, viens, vient, voila, votre, vos, voyage, vraiment, voudrais, voudrait, ensemble, enfants, mari, mere, pere, rester, reste, reprendre, retour, revenir, arriver, arrivons, arrive, place, plage, ville, train, trains, mois, pris, prix, pays, paris, temps, tente, vente, cause, courte, sortir, porte, porter, poste, pleine, prete, cours, personne, personnes, minute, minutes, arriverons, partirons, lundi, mardi, marche, march, marchent, route, tirana, partie, chaque, aupres, derriere, ballet, marchez, passe, passez, valide, copie, poche, course, regler, pourquoi, numeros, devient, comptez, compte, compter, environ, national, montant, montent',
}
