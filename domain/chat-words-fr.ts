import type { ChatWords } from './chat-patterns.ts'
import { frPhrases } from './chat-phrases-fr.ts'

const cities =
  '(kosov*/pristina/prizren/peja/shkod*/scutari/durres/berat*/sarand*/vlor*/gjirok*/ohrid*/skopje/podgorica/budva/kotor/theth*/ksamil*/himar*/kruj*/korc*/elbasan/macedoine/montenegro/grece/athenes/thessalonique/corfou/ulcinj/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(autre/quelqu un d autre/une autre personne/ami/amie/amis/mari/femme/copain/copine/conjoint*/soeur/frere/mere/pere/maman/papa/fils/fille/collegue/chauffeur/guide/tiers)'

export const fr: ChatWords = {
  greetings: `
    bonjour*, bjr, bonsoir*, bsr, salut, slt, coucou, cc, hello, hey, bonne (nuit/journee/soiree), (excusez moi/pardon/desole), madame, monsieur, yo, bien le bonjour, bonjour a tous, hola,
    wesh`,
  thanks: `
    (merci/mille mercis/je vous remercie/merci beaucoup/grand merci) (beaucoup/bien/d avance/infiniment/a vous/pour (votre/ton/l) aide/pour tout/), merci*, mercis, remercie*, mrc, mci,
    au revoir, a bientot, (svp/stp/s il vous plait/s il te plait), (trop/tres/vraiment/super) (sympa/gentil*/cool/aimable*), ca marche merci, bonne continuation,
    vous etes (super/geniaux/adorable*)`,
  nods: `
    super, parfait, genial, ok, okay, d accord, nickel, top, cool, c est note, bien recu, compris, c est bon, entendu, bien, tres bien, bravo, oui, non, haha*, lol, mdr, ca va, c est,
    tout bon`,
  beside: `
    meteo, (temps/beau) .. (fera/demain/fait il), il fera, il pleut, pluie, (carte /puce )sim, sim, esim, visa pour, blague, foot, comment tu t appelles, quelle heure est il,
    (louer/location de/location d) (une /un /des /)(voiture*/velo*/scooter*/auto), loueur*, (vous) recrut*, embauch*, un job, travailler chez vous, stage, qui a gagne,
    (vendez vous/vous vendez) des (telephones/chaussures/vetements)`,
  occasions: `
    (apres/avant/jusqu a/pendant/durant) (le /la /l /notre /mon /ma /)(diner/dejeuner/petit dejeuner/repas/vol/avion/train/visite/excursion)( de #*/ a #*/),
    pendant (que je/qu on/que nous) .. (mange/mangeons/dejeune/dine), si (je suis/on est/nous sommes/j arrive/on arrive) .. (retard/tard),
    si (le/notre/mon/l) (bus/vol/avion/train) .. retard, hotel (nous /me /)garde .. (valises/bagages), (depuis/de) (l/notre) (hotel/airbnb/auberge)`,
  phrases: frPhrases,
  words: {
    cancelling: `
      *annul*, *rembours*, desist*, (recuper*/rendre/rendez/ravoir) .. (argent/sous), mon argent, (ne vient/ne venons/ne viens/viens/vient/venons/viendra*/viendr*) (plus/pas finalement),
      (ne pourr*/peut/pouvons/pourrai/pourrons) (plus/pas) venir, (plus/pas) venir finalement, plus besoin, (renonc*), (change/changes/changer) d avis,
      (supprim*/enlev*/efface*) .. (reserv*/resa), (ne vient/on vient/venons/viens) (plus/pas), (viens/vient/venons/viendra*) (finalement pas/pas finalement),
      (veux/voudrais/ravoir/recuper*/rendez*) .. (argent/sous/thune*/fric), (besoin) .. plus, (pas/plus) besoin de (la /)(consigne/resa/reserv*), (tombe a l eau), changement de programme`,
    assistant: `
      robot, bot, chatbot, (une/un/a une) (machine/ia/ordinateur), (reponse/repondeur) auto*, (etes vous/vous etes/tu es/t es/es tu) .. (humain*/reel*/vrai*), intelligence artificielle,
      chatgpt, programme, qui (es tu/t a), (vrai/veritable) humain`,
    toilets: `
      toilet*, wc, w c, sanitaire*, lavabo*, salle de bain*, douch*, se changer, me changer, nous changer, petit coin, rafraichir, vestiaire*, se laver, me laver`,
    charging: `
      *charg* .. (telephone*/portable*/batterie*/tel/ordi*/appareil*/smartphone), *recharg*, (telephone*/portable*) .. *charg*, chargeur*, prise*, wifi*, wi fi, !(par/sur/l/via) internet,
      electricite, courant, (mettre/laisser) .. en charge, brancher, (s asseoir/asseoir/attendre/poser/patienter) .. (chez vous/sur place/dedans/la bas),
      (endroit/salle/coin) .. (attendre/asseoir/attente), gourde`,
    papers: `
      passeport*, carte nationale, identite, permis de conduire, mon permis, papier*, cni, justificatif*, (quel*/un/de/des) document*, (apporter/presenter/montrer/amener) !(mes/les valise*),
      (quoi) .. (apporte*/amene*/montre*/presente*), (apporte*/amene*) quoi, imprim*`,
    collecting: `
      (peut/peuvent/pourrait/pourra/puisse/si) .. ${people} .. (recuper*/cherch*/prendre/retir*/reprend*/venir),
      (mon/ma/mes/un/une/quelqu un d) ${people} .. (peut/peuvent/pourrait/pourra/puisse) .. (recuper*/cherch*/prendre/retir*/reprend*/venir/deposer), a (ma/notre/sa) place,
      quelqu un d autre, une autre personne, procuration, (de ma/en mon/de notre) (part/nom),
      (peut/peuvent/pourrait/pourra/puisse/si) .. (mon/ma/mes/un/une/notre) (* /)${people} .. (recuper*/cherch*/prendre/retir*/reprend*/venir/passer), pote,
      (mon/ma/un/une) (* /)(pote/cousin*/voisin*/hote/coloc*/oncle/tante/collegue) .. (recuper*/cherch*/prendre/retir*/reprend*/venir/passer), a mon nom,
      (recupere*/reprise*/retire*) par (quelqu un/un/une/mon/ma), (recupere*/recuperera/prend/prendra/retire*/cherche*/vient/viendra) .. (mon/ma/mes) ${people},
      (mon/ma/mes) ${people} .. (recupere*/prendra/retire*/viendra/reprend*/vient chercher)`,
    access: `
      fauteuil roulant, (en/un/son/mon) fauteuil, handicap*, accessib*, pmr, mobilite reduite, marches, escalier*, ascenseur*, rampe*, plain pied, bequille*,
      (marche/marcher/deplace*) .. (mal/difficil*/peine), (mal/difficult*/du mal) a marcher, deambulateur, canne, monte charge`,
    currencies: `
      *dollar*, usd, sterling, livres, franc*, chf, couronne*, (autre*/quel*/quelle*) (devise*/monnaie*), devise*, bureau de change,
      (changer/change) (de /des /l /)(argent/euro*/monnaie/devises), taux de change`,
    lodging: `
      (lou*/recommand*/conseill*/proposez/avez/cherch*/reserver/trouver) .. (appart*/hotel*/chambre*/auberge*/logement*/studio), hebergement*, loge*, dormir, airbnb*, passer la nuit, gite,
      gites, crecher, chambre libre, chambres libres`,
    eating: `
      restaurant*, resto*, !(a) manger, (quoi/ou) .. a manger, bouffer, dejeuner, diner, petit dej*, cafe*, boire, faim, bar, bars, boulangerie, biere, bouffe, (on/ou/bien) mange, grignoter,
      snack*, glace*, creperie, sandwich*, byrek, burek`,
    cities: `
      (pour/a/vers/au/en/jusqu a) ${cities}, (bus/autocar*/car/cars/furgon*/billet*/ticket*/train*) .. !(de/d/depuis) ${cities}, (billet*/ticket*) .. (bus/autocar*/car),
      ${cities} .. (bus/billet*), (autre*) ville*, (bus/autocar*) .. (partent/autres)`,
    rides: `
      taxi*, vtc, uber, navette*, transfert*, shuttle*, (a l/de l/pour l/vers l/jusqu a l/rejoindre l/depuis l) aero*port*, aeroport* .. (bus/loin/distance),
      (bus/aller/distance/loin/rejoindre/venir) .. aeroport*, (dernier/premier/prochain) bus, horaires (du/des) bus, rinas, venir nous chercher, quai, metro,
      (y a/il y a/un) (un /des )(train/trains), (train/trains) pour`,
    price: `
      prix, cout*, (c est/est ce/ca fait/ca/cest) combien,
      combien (pour/par/ca/cela/dois/doit/vaut/est ce/coute/ca coute/prenez/demandez/facturez/je/on/faut/c est/vous (prenez/demandez/facturez)), combien (d euros/d argent),
      (demand*/prenez/facturez/payer/coute) combien, combien !(de/d/temps), *tarif*, cher, chere, chers, remise*, *reduc*, rabais, promo*, supplement*, (des/les/aucun) frais,
      frais (caches/supp*), montant*, bon marche, payer a (l heure/la journee), (par/a l/a la/au) (jour/heure/bagage/sac/valise/personne/piece/semaine) .. (prix/combien/cout*/paie/payer),
      (payer/paie/paye/facture*) .. (par/a l/a la/au) (jour/heure/bagage/sac/valise/personne/piece), forfait*, gratuit*, offre*, devis, penalit*, surcout*, en tout,
      (paie/payer/paye/coute*) .. (plus/moins/supplement*), en plus, caches, tout compris, total, (par/a) (sac/valise/bagage/piece) ou (par/a) *, (a la/par) (piece/valise) ou,
      combien de (sous/fric), (pour/et) combien, calendaire*, (la premiere/premiere) heure .. grat*, (dois/doit/faut) .. payer .. (un jour/une nuit/une journee) (de plus/en plus/supp*),
      (pay*/paie) .. (un jour/un autre jour/jour de plus), compte* (pour/comme) un*, (combien) .. (fait/coute*/prend*/pay*), cb combien, onereux, abordable, tva, (hors/ttc),
      # euros (par/pour/tout/c est/le/la), (les/3) trois euros, k combien, payant*, ca revient a, majoration, ca compte (pour/comme/double), pour la journee, (c est/cest/est) cb,
      cb (pour/le/la/par/de), c est tout, (extra/extras), (donnerait/ferait/reviendrait/couterait), (ca donne/ca donnerait/ca ferait), commission*, a la louche, (a l heure/a la journee) ou,
      facture* (a/par), (jour/journee) .. (compte*/facture*/paye*), chacun*, (paie/paye/payer) .. (deux fois/double)`,
    paying: `
      payer, paye, payes, payez, payee, paie, paient, paiement*, payement*, regler, regle, *reglement*, acompte*, arrhes, caution, *facture*, (debit*/prelev*) .. (carte/compte/reserv*),
      (carte/compte) .. (debit*/prelev*), debite*, preleve*, prepay*, (un/de) recu pour (ma/la/l) (boite/societe/entreprise), a l arrivee, (en/par) (deux/trois/plusieurs) fois,
      note* de frais, justificatif .. (frais/boite/entreprise/employeur), tpe, (terminal/lecteur/machine) .. carte, (gros/grosses) (billet*/coupure*),
      (monnaie/argent/billets) (albanais*/locale*), (argent/sous) .. (maintenant/apres/tout de suite/plus tard)`,
    changing: `
      (changer/modif*/deplac*/report*/decal*/corrig*/repouss*/avanc*) .. (reserv*/resa/date*/heure*/jour*/nom/mail/creneau),
      (tromp*/erreur/faux/fausse/mauvais*) .. (date*/reserv*/heure*/jour*/nom/mail/resa), (ajout*/rajout*/retir*/enlev*) .. (valise*/sac/sacs/bagage*) .. (reserv*/resa), (ajout*/rajout*),
      modif*, prolong*, (plus longtemps), (un/une/deux/quelques/#) (jour*/nuit*/heure*/semaine) (de plus/supplementaire*/en plus), (jour/nuit) de plus, encore (un/une) (jour/nuit),
      (valise/sac/bagage) (de plus/en plus/supplementaire), une (valise/personne) de plus, plus de (sacs/valises/bagages) que, plus tot que prevu,
      (decal*/deplac*/repouss*/report*/avanc*/chang*) .. (depot/retrait/au #*/a (demain/lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche)), decaler, reporter, repousser,
      (changer/change/deplacer/decaler/report*) .. (jour/date/heure/creneau/reserv*/resa), (trompe*/plante*/erreur) .. (email/mail/adresse mail/nom/numero/reserv*),
      (ecrit/mis/saisi/tape/entre/rentre/choisi) .. (mauvais*/faux/fausse), un autre jour, autre date, (moins de) (sacs/valises/bagages), (un/une) (valise/sac) (de/en) moins,
      (changer/passer/decaler/deplacer) .. (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche)`,
    full: `
      (etes/est/si/serez) .. (plein/pleins/complet/complets/rempli*), complet*, plus place, sature*, (plein/pleins), (plus/pas) (assez /)de place !(skanderbeg)`,
    watching: `
      camera*, *casier*, a cle, a clef, cadenas, (ferme*/verrouill*) .. cle, assure, assures, assuree*, assurance*, *surveill*, verrouill*, (piece/salle/local/endroit) .. ferme*, gardien,
      vigile`,
    groups: `
      groupe*, scolaire*, classe, ecole, colo, # (personnes/eleves/etudiants/ados/gens/voyageurs/enfants), plus de (20/25/30/40/50), chorale, equipe*, club, orchestre, delegation*,
      association, congres, evjf, evg, enterrement de vie, # (filles/garcons/amis/amies/copines/adultes/ados/touristes/jeunes)`,
    hours: `
      (quelle*/quel/quels/vos/horaire*/a quelle) (heure*/horaire*), horaire*, jusqu a (quelle heure/quand/quelle/#*/tard/minuit), jusqua (quelle heure/quand/quelle/#*/tard/minuit), ouvert*,
      ouvr*, ferme, fermes, fermee, fermez, ferment, fermet*, quand (est ce que vous/ouvr*/ferm*/etes/peut/puis/est ce qu), (vous/c est/etes/est) .. ferm*, ferie*, nuit, minuit,
      !(apres) midi, (trop/plus/si/tres) (tard/tot), *retard*, 24h*, 24 24, 7j 7, 7 7,
      (#h*/# h/# heures) .. (recuper*/depos*/venir/reprend*/ok/possible/quelqu un/ca va/ouvert*/laisser/chercher),
      (recuper*/depos*/venir/reprend*/arriv*/chercher/passer/prendre/atterri*/rendre) .. (#h*/# h/# heures/vers #*/minuit/tot le matin),
      (y a t il/il y a/y a) (quelqu un/du monde) !(qui/qu on/que/a qui/a appeler/pour), quelqu un .. (#*/le matin/noel/dimanche/la nuit), noel, nouvel an, paques, 14 juillet, 15 aout,
      toussaint, jour de l an, lendemain, combien de jours, combien de temps !(a pied/depuis/pour venir/pour aller/de/d/en/a l avance/en avance/avant), (duree/temps/delai) (max*/limite),
      duree*, (max*) .. (jours/temps), au maximum, apres (la fermeture/fermeture/l heure), dernier (depot/retrait*), derniere heure, pause dej*, sans interruption, tous les jours,
      (le lendemain/le jour d apres/jour suivant/un autre jour), (revenir/reprendre/recuper*/chercher/reprend*) .. (demain/lendemain/plus tard/soir/nuit/#h), (toujours/encore) (la/ouvert*),
      (laisser/garder/deposer) .. (nuit/# jours/plusieurs jours/semaine/demain/soir), du matin, (# jours/plusieurs jours), jusqu au (soir/lendemain/dimanche/samedi), de bonne heure,
      tard le soir, (vous etes/etes vous/t es/tes) (la/present*/ouvert*/encore la/toujours la), (la/present*) (en ce moment/maintenant/aujourd hui/actuellement), (journee) continue,
      (j arrive/on arrive/j arriverai/on sera/je serai/arrivons/arrive/atterrit/atterri*) .. (#h*/# h/# heures/vers #*), (#h*) .. (c est bon/encore/ok/possible/trop tard),
      (bosse*/travaill*) .. (noel/dimanche/lundi/ferie*/jour*), (ferm*/ouvert*) .. (lundi/dimanche/samedi/noel/midi), entre midi et (deux/2), pause (midi/dejeuner),
      (laisser/garder/deposer/rester) .. (jusqu a/jusqu au) (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche/demain/lendemain/la semaine),
      (y a/y aura/il y aura/y aura t il/aura) (quelqu un/qqn/du monde) !(qui/qu on/que/a qui/a appeler/pour), (depose*/pose*/laisse*) .. (recuper*/repren*) .. (soir/#h*), premiere heure,
      (passer/venir/arriver/passe/viens) (maintenant/tout de suite/la maintenant), a temps, (devant/dehors) .. ferm*, y a (quelqu un/qqn), derniere (limite/chance),
      dernier (moment/delai) .. (recup*/repren*/retir*), a partir de (quand/quelle heure), des quand, (depot/deposer) .. (tot/quand), combien de nuits, # nuits, heure limite,
      quand (je/on) (pourrais/pourrait/peux/peut)`,
    booking: `
      *reserv*, resa, resas, reza, *disponib*, dispo, dispos, a l avance, (avez/reste*/auriez/encore/y a/il y a/assez/aurait) .. (de la /)(place*),
      !(cote/loin/pres) de la place !(skanderbeg/principale/centrale/mere), des places, rendez vous, rdv, *confirmation, venir (directement/comme ca/sans),
      passer (quand meme/directement/comme ca/sans), (pas/jamais/rien) .. (confirmation/mail), (recu) .. (mail/confirmation), derniere minute, le jour meme, premier arrive,
      (besoin/cherche/voudrais/veux/voudrait/faut) .. (une /de la /des )(place/places), prevenir,
      (viens/vient/venir/passe/passer/pointe*) (direct/directement/sans prevenir/comme ca/a l improviste), improviste, (encore/toujours) (possible/moyen/de la place),
      possible (ce soir/aujourd hui/demain/pour ce soir/pour demain), (reste/restent/reste t il) .. (place*/dispo*), (pas/rien) (recu/eu) .. (mail/confirm*/email), au dernier moment,
      debarquer, place pour, # (places/place), (temps/jours) (a l avance/avant), (place/places) (libre/libres/dispo*)`,
    safety: `
      *securi*, surete, (c est/est ce/est) sur, vole, voles, volee, volees, voler, voleur*, vol (de/des/d), contre le vol, en cas de vol, !(je suis/suis/on est/sommes/me suis) perdu*,
      perdre, perdez, perd, perds, perte*, risqu*, craint, fiable*, camera*, *surveill*, gardien*, garde par, recu, recus, ticket de (depot/retrait/consigne), assurance*, assure*, *abime*,
      endommag*, *proteg*, casse, casses, cadenas, *casier*, (a/ferme* a) cle, a clef, ordi, ordinateur*, laptop*, pc portable, de valeur, responsab*, fouill*,
      (ouvr*/regard*/control*/inspect*) .. (sac*/valise*/bagage*/dedans), control*, inspect*, numero sur, se trompe* de valise, scann*, preuve*, justificatif de depot, jeton,
      bon de (depot/retrait), (qu on/on) .. (vole*/pique*), pique, piquer, vide*, abim*, en lieu sur, confian*, quelqu un qui (surveill*/gard*), manque,
      (quelqu un/personne) (surveille*/garde/prend*/prenne/vole*/touche*/pique*/fouille*), (personne) .. (prend*/prenne/vole*/touche*/pique*), (appareil* photo*/camera/drone/bijou*),
      serieux, arnaque*, (ticket/recu/coupon/numero/jeton/talon) .. (perdu/retrait/depot/valise*/sac*/bagage*), (donnez/avez/remet*/recoit/recoi*) .. (ticket/recu/numero/coupon/jeton),
      ticket .. numero, etiquet*, en permanence, (acces) .. (bagages/salle/piece), peur, inquiet*, (fermee/verrouillee/securisee), entre de bonnes mains, sous cle, rayons x, oubli*,
      avis google, avis sur, (suffit) .. (recuper*/retir*), matos, materiel (photo/video), safe, (le/les/de/des) vols, et le vol, electronique*, garantie*, enferm*`,
    location: `
      ou (etes/est/se/vous/puis/peut/sont/dois/on/c est/c/trouver/deposer/laisser/acheter/je/exactement/ca/prendre/faut), (c est/vous etes/etes/situes/est/trouve/trouvez/venir/aller) ou,
      adresse* !(mail/mails/email/e mail/electronique), situe*, emplacement, plan, maps, (quelle/quel) (rue/cote/station/arret/bus/ligne/chemin), rue, chemin, *itineraire*,
      venir (chez/a/vous/depuis/jusqu/de/en), y aller, comment (aller/venir/vous trouver/vous rejoindre/on vient/s y rendre/on vous), s y rendre, *rejoindre, trouver, loin, *distance*,
      *autocar*, gare*, arret, station, *parking*, stationn*, centre ville, (au/dans le/du/le/depuis le) centre, a pied (depuis/de/du), entree, position, vous etes (dans/pres/a cote/en/au),
      (quelle/quel) (sortie/direction/entree/batiment/etage), (je suis/on est/nous sommes) .. (place/gare/terminal/centre), (trouve/trouvons/trouver) (pas/plus), vous trouvez, je vais ou,
      on va ou, ca se trouve, (pres/loin) (de/du) (la/centre/l opera/place/skanderbeg), en face, gps, (vous/on vous/on) trouve (facilement/comment/bien), facile d acces,
      facilement trouvable, combien de minutes, minutes .. (de/depuis/a pied), etage, enseigne, panneau, porte, interphone, sonnette, (arret/metro) .. proche*, pyramide, opera,
      (pres/loin/a cote/derriere/devant) (de la/du/de l/l) (pyramide/opera/gare/place/terminal/skanderbeg/hotel*), skanderbeg, minutes (a pied/du/de),
      comment (je/on) (viens/vient/vous trouve/va/arrive/fait pour), je (viens/vais) comment, pour (venir/vous trouver), voiture, (passes/passe/passee) devant, code postal, waze, localis*,
      metres, km, introuvable, (je/on) (vous /)(trouve/trouvons/voit/vois) (pas/plus/rien), rdc, rez de chaussee, immeuble*, batiment*, blloku, cour, galerie marchande,
      (je suis/suis/on est/sommes/me suis/on s est) perdu*, (de/du) (quel/quelle) (cote/coin), (cote) de la place, point (exact/precis), (endroit/position/lieu) exact*, partag*,
      temps a pied, (quel/votre) quartier, place (principale/centrale), sur la place`,
    contact: `
      !(sans) contact*, recontact*, telephon*, appel*, coup de fil, tel, mail, mails, e mail*, email*, *courriel*, ecrire, ecris, *joindre, joignable*, whatsapp*, watsapp*, whats app,
      parler, message*, (un/une/vrai/vraie) (humain/humaine/vraie personne/conseiller/personne), humain, conseiller*, numero, num, urgen*, reclam*, instagram, sms, fixe, standard,
      (vous/t) (joindre/ecrire/contacter/appeler), discuter, insta, ig, (sur/via/par) (facebook/fb/messenger/telegram/signal/sms), messenger,
      (file*/donne*/avez/auriez) .. (numero/num/tel/06), decroche, repond*, reponse, plainte*, gerant*, patron*, chef, service client, sav, texto, plaindre, proprietaire, directeur,
      directrice`,
    items: `
      (gros/grosse/grosses/grand/grands/grande/grandes/enorme*/volumineu*) (sac*/valise*/bagage*/carton*/objet*), taille*, dimension*, lourd*, poids, pese*, kilo*, kg, #kg, encombrant*,
      hors format, limite*, *velo, *velos, trottinette*, casque*, moto, poussette*, ski, skis, snowboard*, *surf*, planche*, instrument*, guitare*, violon*, *animal, animaux, chien*, chat,
      chats, *nourriture, *aliment*, bouffe, courses, *interdit*, *autoris*, accepte* pas, (quels/quelles/quel/quelle) (objet*/chose*/type*/affaires), *deposer, *laisser, laisse, garder,
      gardez, gardes, garde, stock*, entrepos*, *consign*, confier, tente*, batons, bouteille*, vin, alcool, drone*, golf, robe*, costume*, manteau*, veste*, parapluie*, colis, carton*,
      sacoche*, sac a main, plante*, siege*, couteau*, arme*, batterie externe, parfum*, outil*, cadre, tableau*, matelas, chaise*, rollers, skateboard*, skate, luge, fleurs, glaciere,
      fromage*, viande, huile, poisson, equipement*, materiel, meuble*, tele, jouet*, souvenir*, sac plastique, pochette, cabas, sac de (sport/plage/couchage), tapis, epee, fer, rando,
      randonnee, palmes, kayak, canne a peche, (pas/plus) le droit, (droit/permis) de (mettre/laisser/deposer), acceder, acces a (mon/mes), valoche*, tambour*, piano, clavier, trompette,
      saxo*, accordeon, flute, ukulele, percussion*, permis, permise, permises, housse*, a manger dedans`,
    payment: `
      bancaire*, cb, visa, mastercard, amex, american express, cheque*, virement*, especes, liquide, cash, euro*, lek, leks, monnaie, credit, paypal, apple pay, google pay, lydia, revolut,
      sans contact, distributeur*, !(sim/carte d) cb, (billet/coupure*) de #, pieces, tpe, iban, rib, wero, lyf, prelevement, carte, cartes`,
    nearby: `
      (a/dans le/de/au/tout) (proximite/coin/alentour*/environs), *proximite, autour, alentour*, environs, (a/que/quoi/aller/peut on/on peut) (voir/faire/visiter), voir, visit*, attraction*,
      musee*, monument*, decouvr*, balad*, promen*, chateau*, mosquee*, bunk*, touris*, bazar, lac, parc, pyramide, marche (couvert/local), marches (de/du), supermarche*, pharmac*, magasin*,
      plage*, boutique*, conseil*, recommand*, suggest*, (heures/temps) (a tuer/a perdre/devant nous/libre*), pres d ici, pres de chez, (on fait/faire/fait) quoi,
      (# heures/temps) (a tirana/devant/libre*/d attente/a perdre), flaner, sympa, incontournable*, bon plan, bons plans, vaut (le/la) (coup/peine/detour), a pied,
      (avec) (des /les /mes /nos )enfants, (quoi/faire) .. enfants, occuper, passer le temps, tuer le temps, joli*, eglise*, galerie*, telepherique, dajti, laverie, vieille ville, vue,
      terrasse, idees, (voir/faire/visiter) .. (une heure/# heures/# h/1h/2h/3h), blloku, drole*, amusant*, (truc/chose/coin)* (sympa*/cool/marrant*), rigolo, activite*,
      a ne pas (rater/manquer), (pas/rien) (rater/louper), le quartier, ce quartier`,
    special: `
      *special*, speciau*, particul*, *fragile*, verre*, *porcelaine, attention, precaution*, *aide*, !(avec des/avec les/avec/d/mes/nos) enfant*, bebe*, precieu*, *medic*, insuline, frigo*,
      age, ages, agee*, besoin (d aide/particulier*/de soin*/special*), besoins, enceinte, asseoir,
      (livr*/apport*/ramen*/transport*/depos*/envoy*) .. (a l /au /a notre /a mon )(hotel/airbnb/appart*/domicile/logement), livraison, livrez, coursier, expedi*, au frais, allergi*,
      aveugle, malvoyant*, sourd*, medoc*, au froid, vase, doucement, delicatement`,
    losing: `
      qui (paie/paye/rembourse/est responsable), (vole*/perd*/abime*) .. (qui paie/vous payez/indemnis*), indemnis*`,
    reserving: `
      (voudrais/voudrions/veux/voulons/aimerais/souhaite*) .. reserver, faire une (reserv*/resa),
      (puis je/peut on/on peut/je peux) reserver .. (pour #/pour deux/pour trois/pour demain/pour aujourd hui), reservez moi`,
  },
  hints: {
    lodging: 'hotel*, appart*',
    cities: `!(de/d/depuis) ${cities}`,
    rides: 'aeroport*, avion, bus, car, train, chauffeur',
    hours: `
      heure*, quand, tard, tot, soir, soiree, matin, dimanche*, lundi, mardi, mercredi, jeudi, vendredi, samedi*, week end*, weekend*, aujourd hui, demain, #h*, # h, jour*, semaine*, mois`,
    booking: 'place, places, libre*',
    safety: 'personnel, sur, numero, documents',
    location: 'pres, endroit, bureau, centre',
    contact: 'quelqu un, personne',
    items: `
      bagage*, valise*, sac, sacs, objet*, affaires, gros, grosse*, grand*, prenez, accept*, recuper*, gardien*`,
    payment: 'argent, accept*',
    nearby: 'proche*, faire',
    special: 'demande*, possible, famille, probleme*, faut',
  },
  ordinary: `
    vacances,
    avec, avant, apres, aussi, alors, aller, allez, autre, autres, avoir, avons, avez, bien, cela, cette, chez, comme, comment, dans, depuis, deux, trois, dire, dois, donc, elle, elles,
    encore, entre, etre, etes, etait, faire, fait, faut, fois, heures, jusque, jour, jours, juste, leur, leurs, lieu, mais, meme, memes, mieux, moins, nous, notre, nos, parce, partir,
    partons, part, passer, pendant, petit, petite, peut, peux, pouvez, pouvons, plus, plusieurs, pour, prend, prendre, prenez, quand, quel, quelle, quoi, rien, sans, savoir, selon, semaine,
    sera, serait, soir, sommes, sont, sous, suis, surtout, tard, tous, tout, toute, toutes, tres, trop, vers, veux, viens, vient, voila, votre, vos, voyage, vraiment, voudrais, voudrait,
    ensemble, enfants, mari, mere, pere, rester, reste, reprendre, retour, revenir, arriver, arrivons, arrive, place, plage, ville, train, trains, mois, pris, prix, pays, paris, temps,
    tente, vente, cause, courte, sortir, porte, porter, poste, pleine, prete, cours, personne, personnes, minute, minutes, arriverons, partirons, lundi, mardi, marche, march, marchent,
    route, tirana, partie, chaque, aupres, derriere, ballet, marchez, passe, passez, valide, copie, poche, course, regler, pourquoi, numeros, devient, comptez, compte, compter, environ,
    national, montant, montent`,
}
