import type { ChatWords } from './chat-patterns.ts'
import { frPhrases } from './chat-phrases-fr.ts'

const cities =
  '(kosov*/pristina/prizren/peja/shkod*/scutari/durres/berat*/sarand*/vlor*/gjirok*/ohrid*/skopje/podgorica/budva/kotor/theth*/ksamil*/himar*/kruj*/korc*/elbasan/macedoine/montenegro/grece/athenes/thessalonique/corfou/ulcinj/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(autre/quelqu un d autre/une autre personne/ami/amie/amis/mari/femme/copain/copine/conjoint*/soeur/frere/mere/pere/maman/papa/fils/fille/collegue/chauffeur/guide/tiers)'

export const fr: ChatWords = {
  greetings: `
    bonjour*, bjr, bonsoir*, bsr, salut, slt, coucou, cc, hello, hey, bonne (nuit/journee/soiree), (excusez moi/pardon/desole), madame, monsieur, yo, hola, wesh`,
  thanks: `
    merci*, remercie*, mrc, mci, au revoir, a bientot, (svp/stp/s il vous plait/s il te plait), (trop/tres/vraiment/super) (sympa/gentil*/cool/aimable*), bonne continuation,
    vous etes (super/geniaux/adorable*),
    (merci/mille mercis/je vous remercie/merci beaucoup/un grand merci/grand merci) (beaucoup/bien/d avance/infiniment/a vous/a demain/chef/mec/l equipe/pour tout/),
    merci* (beaucoup /bien /)(pour/de) (votre/ton/l/la/ta/les) (aide/reponse*/info*/renseignement*), un grand merci`,
  nods: `
    super, parfait, genial, ok, okay, d accord, nickel, top, cool, compris, entendu, bien, bravo, oui, non, haha*, lol, mdr, ca va, c est, tout bon, a (demain/plus tard/tout a l heure/bientot/plus), alors`,
  beside: `
    meteo, il fera, il pleut, pluie, sim, esim, visa pour, blague, comment tu t appelles, quelle heure est il,
    (louer/location de/location d) (une /un /des /)(voiture*/velo*/scooter*/auto), loueur*, (vous) recrut*, embauch*, un job, travailler chez vous, stage,
    (vendez vous/vous vendez) des (telephones/chaussures/vetements), !(de) foot, pleuv*, neig*, quel age (as/avez), (as/avez vous) quel age, (c est/bien) note, l heure qu il est,
    qui a (gagne/invente/ecrit), puce, nickel, poeme, fait quel temps, (temps/beau) .. (fera/fait il), (beau/quel temps) .. demain,
    (fait il/il fait/va faire/fera t il) .. (chaud/froid/beau)`,
  circumstances: `
    (apres/avant/jusqu a/pendant/durant) (le /la /l /notre /mon /ma /)(diner/dejeuner/petit dejeuner/repas/vol/avion/train/visite/excursion)( de #*/ a #*/),
    pendant (que je/qu on/que nous) .. (mange/mangeons/dejeune/dine), si (je suis/on est/nous sommes/j arrive/on arrive) .. (retard/tard),
    si (le/notre/mon/l) (bus/vol/avion/train) .. retard, hotel (nous /me /)garde .. (valises/bagages), (depuis/de) (l/notre) (hotel/airbnb/auberge),
    (en cas de/si j ai du/si on a du) (retard/probleme), (je/on/nous) (pars/part/partons/va/vais/allons) .. (a/au/en/pour) ${cities}`,
  phrases: frPhrases,
  words: {
    cancelling: `
      *annul*, *rembours*, desist*, mon argent, (plus/pas) venir finalement, (renonc*), (change/changes/changer) d avis,
      (veux/voudrais/ravoir/recuper*/rendez*) .. (argent/sous/thune*/fric), (tombe a l eau), changement de programme,
      (peux/peut/pouvons/pourr*/vais/va/allons) (plus/pas) venir !(avant/sans/avec/apres), (presente*/pointe*) pas, plus besoin, (en ai/n ai/n avons/en a/finalement) pas besoin,
      pas besoin (finalement/de (la/ma/notre)), besoin .. plus, laiss* tomber, (serai/sera/serons) pas la !(avant/a/tout), no show, (rendre/rendez) .. (argent/sous),
      plus (utile/necessaire), regrett*, (viens/vient/venons/viendr*) (finalement /)(plus/pas) !(tot/tard/avant), pas (pu venir/venu*),
      (supprim*/enlev*/efface*/retirez) (ma/la/notre/cette/mes) (reserv*/resa), (veux/veut/voulons) plus (la/ma/de la/venir), retract*`,
    assistant: `
      robot, bot, chatbot, (reponse/repondeur) auto*, (etes vous/vous etes/tu es/t es/es tu) .. (humain*/reel*/vrai*), intelligence artificielle, chatgpt, programme,
      qui (es tu/t a), (vrai/veritable) humain, a un ordinateur, (une/un/a une) (machine/ia) !(a)`,
    toilets: `
      toilet*, wc, w c, sanitaire*, lavabo*, salle de bain*, douch*, se changer, me changer, nous changer, petit coin, rafraichir, vestiaire*, se laver, me laver, pipi, chiottes`,
    charging: `
      *recharg*, (telephone*/portable*) .. *charg*, chargeur*, prise*, wifi*, wi fi, electricite, courant, (mettre/laisser) .. en charge, brancher,
      (s asseoir/asseoir/attendre/poser/patienter) .. (chez vous/sur place/dedans/la bas), (endroit/salle/coin) .. (attendre/asseoir/attente), gourde,
      !(par/sur/l/via/sans) internet, cellulaire, *charg* .. (telephone*/portable*/batterie*/tel/ordi*/appareil*/smartphone/gsm/natel)`,
    papers: `
      passeport*, carte nationale, identite, permis de conduire, mon permis, papier*, cni, justificatif*, (quel*/un/de/des) document*,
      (apporter/presenter/montrer/amener) !(mes/les valise*), (quoi) .. (apporte*/amene*/montre*/presente*), imprim*, faut quoi pour (recuper*/reprend*/retir*/depos*/me rendre),
      (apporte*/amene*/montre/montrer/presente*) quoi`,
    collecting: `
      (mon/ma/mes/un/une/quelqu un d) ${people} .. (peut/peuvent/pourrait/pourra/puisse) .. (recuper*/cherch*/prendre/retir*/reprend*/venir/deposer), a (ma/notre/sa) place,
      quelqu un d autre, une autre personne, procuration, (de ma/en mon/de notre) (part/nom), pote, a mon nom, (recupere*/reprise*/retire*) par (quelqu un/un/une/mon/ma),
      (recupere*/recuperera/prend/prendra/retire*/cherche*/vient/viendra) .. (mon/ma/mes) ${people}, autorisation, (laisser/deposer) .. (pour/a) (un/une/mon/ma) ${people},
      (peut/peuvent/pourrait/pourra/puisse/si) .. ${people} .. (recuper*/cherch*/prendre/retir*/reprend*/venir/passer),
      (mon/ma/un/une) (* /)(pote/mec/meuf/cousin*/voisin*/hote/coloc*/oncle/tante/collegue) .. (recuper*/cherch*/prendre/retir*/reprend*/venir/passer),
      qu (un/une/mon/ma) ${people}, (elle/il/ils/elles) (passe*/vien*) .. (cherch*/prendre/recuper*),
      (mon/ma/mes/un/une) ${people} .. (recupere*/prendra/retire*/viendra/reprend*/vient (chercher/prendre))`,
    access: `
      handicap*, accessib*, pmr, mobilite reduite, marches, escalier*, ascenseur*, rampe*, plain pied, bequille*, (marche/marcher/deplace*) .. (mal/difficil*/peine),
      (mal/difficult*/du mal) a marcher, deambulateur, monte charge, !(poussette) canne !(a), fauteuil*, une marche !(a pied/de)`,
    currencies: `
      *dollar*, usd, sterling, chf, couronne*, (autre*/quel*/quelle*) (devise*/monnaie*), devise*, bureau de change, taux de change, franc, francs,
      (changer/change) (de l /de /des /l /du /mes /)(argent/euro*/monnaie/devises/cash), (en/des/prenez les/acceptez les) livres`,
    lodging: `
      (lou*/recommand*/conseill*/proposez/avez/cherch*/reserver/trouver) .. (appart*/hotel*/chambre*/auberge*/logement*/studio), hebergement*, loge*, dormir, airbnb*, passer la nuit, gite,
      gites, crecher, chambre libre, chambres libres`,
    eating: `
      restaurant*, resto*, !(a) manger, (quoi/ou) .. a manger, bouffer, dejeuner, diner, petit dej*, cafe*, boire, faim, bar, bars, boulangerie, biere, bouffe,
      (on/ou/bien) mange, grignoter, snack*, glace*, creperie, sandwich*, byrek, burek, glacier, gelato, patisser*`,
    cities: `
      (pour/a/vers/au/en/jusqu a) ${cities}, (bus/autocar*/car/cars/furgon*/billet*/ticket*/train*) .. !(de/d/depuis) ${cities}, (billet*/ticket*) .. (bus/autocar*/car),
      ${cities} .. (bus/billet*), (autre*) ville*, (bus/autocar*) .. (partent/autres), (rejoindre/visiter/voir/via) ${cities}`,
    rides: `
      taxi*, vtc, uber, navette*, transfert*, shuttle*, (a l/de l/pour l/vers l/jusqu a l/rejoindre l/depuis l) aero*port*, aeroport* .. (bus/loin/distance),
      (bus/aller/distance/loin/rejoindre/venir) .. aeroport*, (dernier/premier/prochain) bus, horaires (du/des) bus, rinas, venir nous chercher, quai, metro,
      (y a/il y a/un) (un /des )(train/trains), (train/trains) pour, covoit*, blablacar, flixbus, bolt, ferr*, bateau*, auto stop, (bus/car) (pour/vers) !(venir/vous/aller/chez)`,
    price: `
      prix, cout*, combien !(de/d/temps), *tarif*, cher, chere, remise*, *reduc*, rabais, promo*, supplement*, (des/les/aucun) frais, montant*, bon marche,
      (payer/paie/paye/facture*) .. (par/a l/a la/au) (jour/heure/bagage/sac/valise/personne/piece), gratuit*, offre*, devis, penalit*, surcout*, en tout, caches, tout compris,
      total, combien de (sous/fric), calendaire*, onereux, abordable, tva, payant*, ca revient a, majoration, pour la journee, cb (pour/le/la/par/de), (extra/extras),
      (donnerait/ferait/reviendrait/couterait), commission*, (a l heure/a la journee) ou, (jour/journee) .. (compte*/facture*/paye*), chacun*, degressi*, (est/sont/etre) compte*,
      entame*, negoci*, c est pas donne, ca donne, (par/a l/a la/au) (jour/heure/bagage/sac/valise/personne/piece/semaine) .. (paie/payer), (paie/payer/paye) .. (plus/moins),
      (#/euros) .. c est tout, au nombre, (paie/paye/payer) pour (ca/un/une/le/la/les/mon/ma/mes/chaque), facture* (le/quand), geste, # euros !(et), inclus*, compris* dans,
      ristourne*, # minutes .. pay*, pay* .. # minutes, forfait*, (paie/paye/payer) .. (deux fois/2 fois/double/pareil/quand meme), demandez .. pour, balles,
      combien (d euros/d argent/de lek*), (pay*/paie) .. (un jour/autre jour/nouveau jour/jour de plus), comptez, (pay*/paie) (la/une/toute la) (journee/nuit), gratos, estim*,
      pour chaque, ca (fait/compte) (un/une/deux/2/trois/double), c est moins, (est/fait/coute) cb, # pour # (jour*/sac*/valise*/bagage*),
      c est (par/a la/a l/au) (jour/heure/journee/bagage/sac/valise/personne/piece), faites payer, !(valise/sac/bagage/personne/jour/nuit) en plus, ttc, hors taxe*,
      (par/a la/au) (sac/valise/bagage/piece) ou, trois euros, frais supp*, ca compte (pour/comme), (etes/plus/moins/trop) chers, facturez,
      compte* (pour un*/comme un*/aussi/pareil/comment)`,
    paying: `
      payer, paye, payes, payez, payee, paie, paient, paiement*, payement*, regler, regle, *reglement*, acompte*, arrhes, caution, *facture*,
      (debit*/prelev*) .. (carte/compte/reserv*), (carte/compte) .. (debit*/prelev*), debite*, preleve*, prepay*, a l arrivee, note* de frais, tpe,
      (terminal/lecteur/machine) .. carte, (gros/grosses) (billet*/coupure*), (monnaie/argent/billets) (albanais*/locale*),
      (argent/sous) .. (maintenant/apres/tout de suite/plus tard), empreinte*, avez .. terminal, quittance, (carte/paiement*) .. refus*`,
    changing: `
      (ajout*/rajout*), modif*, prolong*, (plus longtemps), (un/une/deux/quelques/#) (jour*/nuit*/heure*/semaine) (de plus/supplementaire*/en plus), (jour/nuit) de plus,
      encore (un/une) (jour/nuit), (valise/sac/bagage) (de plus/en plus/supplementaire), plus de (sacs/valises/bagages) que, decaler, reporter, repousser,
      (ecrit/mis/saisi/tape/entre/rentre/choisi) .. (mauvais*/faux/fausse), un autre jour, autre date, (moins de) (sacs/valises/bagages), (un/une) (valise/sac) (de/en) moins,
      (plus tot/plus tard/avant/apres/avance/retard) .. (prevu*/reserv*/resa), (heure/que/horaire) prevu*, (au lieu de/finalement) (#*/un/une/deux/trois), une personne de plus,
      (retir*/enlev*) .. (valise*/sac/sacs/bagage*) .. (reserv*/resa), passer de # a #, passer .. (reserv*/resa),
      (tromp*/goure*/plante/erreur/faux/fausse/mauvais*) .. (date*/reserv*/heure*/jour*/nom/nombre/mail/email/numero/resa),
      (chang*/modif*/deplac*/report*/decal*/corrig*/repouss*/avanc*) .. (reserv*/resa/date*/heure*/jour*/nom/mail/creneau/depot/retrait/au #*/*di/dimanche)`,
    full: `
      plus place, sature*, (plus/pas) (assez /)de place !(skanderbeg), complet, complets, est complete, rempli, (plein/pleins) !(centre/air/milieu/coeur/ete)`,
    watching: `
      camera*, *casier*, a cle, a clef, assure, assures, assuree*, assurance*, *surveill*, verrouill*, (piece/salle/local/endroit) .. ferme*, gardien, vigile,
      (est/sont) (garde/gardes/gardee/gardees), consigne* automatique*, ferme* .. cle, (un/des) garde, des gardes, qui garde*, alarme*`,
    groups: `
      groupe*, scolaire*, classe, ecole, colo, plus de (20/25/30/40/50), chorale, club, orchestre, delegation*, association, congres, evjf, evg, enterrement de vie,
      # (filles/garcons/amis/amies/copines/adultes/ados/touristes/jeunes), !(pour) # (personnes/eleves/etudiants/gens/voyageurs/enfants),
      pour (1#/2#/3#/4#/5#) (personnes/eleves/etudiants), vingtaine, trentaine, quarantaine, dizaine, quinzaine, cinquantaine, !(l/votre) equipe*,
      (on est/on sera/nous sommes) (1#/2#/3#/4#/5#) !(min*)`,
    hours: `
      horaire*, ouvert*, ouvr*, ferme, fermes, fermee, fermez, ferment, fermet*, quand (est ce que vous/ouvr*/ferm*/etes/peut/puis/est ce qu), (vous/c est/etes/est) .. ferm*,
      ferie*, nuit, minuit, !(apres) midi, (trop/plus/si/tres) (tard/tot), *retard*, 24h*, 24 24, 7j 7, 7 7,
      (#h*/# h/# heures) .. (recuper*/depos*/venir/reprend*/ok/possible/quelqu un/ca va/ouvert*/laisser/chercher),
      (recuper*/depos*/venir/reprend*/arriv*/chercher/passer/prendre/atterri*/rendre) .. (#h*/# h/# heures/vers #*/minuit/tot le matin),
      quelqu un .. (#*/le matin/noel/dimanche/la nuit), noel, nouvel an, paques, 14 juillet, 15 aout, toussaint, jour de l an, lendemain, combien de jours,
      combien de temps !(a pied/depuis/pour venir/pour aller/de/d/en/a l avance/en avance/avant), (duree/temps/delai) (max*/limite), duree*, (max*) .. (jours/temps), au maximum,
      derniere heure, sans interruption, tous les jours, du matin, de bonne heure, tard le soir, (journee) continue,
      (j arrive/on arrive/j arriverai/on sera/je serai/arrivons/arrive/atterrit/atterri*) .. (#h*/# h/# heures/vers #*), (#h*) .. (c est bon/encore/ok/possible/trop tard),
      (bosse*/travaill*) .. (noel/dimanche/lundi/ferie*/jour*), premiere heure, (passer/venir/arriver/passe/viens) (maintenant/tout de suite/la maintenant), a temps,
      (devant/dehors) .. ferm*, derniere (limite/chance), a partir de (quand/quelle heure), des quand, (depot/deposer) .. (tot/quand), combien de nuits, # nuits, heure limite,
      quand (je/on) (pourrais/pourrait/peux/peut),
      (y a/y a t il/y aura/y aura t il/aura) (toujours /encore /deja /)(quelqu un/qqn/du monde) !(qui/qu on/que/a qui/a appeler/pour),
      (vous etes/etes vous/t es/tes) (la/present*), ferm* .. (lundi/dimanche/samedi/midi), (toujours/encore) la, toute heure, n importe (quand/quelle heure),
      (mois/semaines/jours) de (stockage/garde/consigne),
      (jusqu a/jusqua/jusqu au) (quelle/quand/#*/tard/minuit/lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche/demain/lendemain/soir/la semaine), fin de semaine,
      vous (travaillez/bossez), (revenir/prendre/reprendre/recuper*/chercher/reprend*) .. (demain/lendemain/plus tard/soir/nuit/#h),
      (laisse*/gard*/depos*/rester) .. (nuit/# jours/plusieurs jours/semaine*/mois/demain/soir), (jour d apres/jour suivant/un autre jour), dernier (depot/retrait*/moment/delai),
      (quelle*/quel/vos) heure*`,
    booking: `
      *reserv*, resa, resas, reza, *disponib*, dispo, dispos, a l avance, (avez/reste*/auriez/encore/y a/il y a/assez/aurait) .. (de la /)(place*), des places, rendez vous, rdv,
      *confirmation, (pas/jamais/rien) .. (confirmation/mail), derniere minute, le jour meme, premier arrive, prevenir, improviste,
      possible (ce soir/aujourd hui/demain/pour ce soir/pour demain), (pas/rien) (recu/eu) .. (mail/confirm*/email), au dernier moment, debarquer, place pour, # (places/place),
      (temps/jours) (a l avance/avant), (place/places) (libre/libres/dispo*), qr, qrcode, inscri*, spontane*,
      (viens/vient/venir/passe/passer/pointe*) (quand meme/direct/directement/sans/comme ca), encore (possible/moyen), creer .. compte,
      !(cote/loin/pres/metres/minutes/sommes/sortie/bord/centre/coin) de la place !(skanderbeg/principale/centrale)`,
    safety: `
      *securi*, surete, vole, voles, volee, volees, voler, voleur*, vol (de/des/d), perdre, perdez, perd, perds, perte*, risqu*, craint, fiable*, camera*, *surveill*, gardien*,
      garde par, recu, recus, assurance*, assure*, *abime*, endommag*, *proteg*, *casier*, (a/ferme* a) cle, a clef, ordi, ordinateur*, laptop*, pc portable, de valeur,
      responsab*, fouill*, (ouvr*/regard*/control*/inspect*) .. (sac*/valise*/bagage*/dedans), control*, inspect*, numero sur, se trompe* de valise, scann*, preuve*,
      justificatif de depot, jeton, bon de (depot/retrait), pique, piquer, vide*, abim*, en lieu sur, confian*, manque, (personne) .. (prend*/prenne/vole*/touche*/pique*),
      (appareil* photo*/camera/drone/bijou*), arnaque*, (ticket/recu/coupon/numero/jeton/talon) .. (perdu/retrait/depot/valise*/sac*/bagage*), ticket .. numero, etiquet*,
      en permanence, (acces) .. (bagages/salle/piece), peur, inquiet*, (fermee/verrouillee/securisee), entre de bonnes mains, sous cle, rayons x, oubli*, avis google, avis sur,
      (suffit) .. (recuper*/retir*), safe, (le/les/de/des) vols, electronique*, garantie*, enferm*, casse*, dispar*, macbook*, mac, ipad*, contenu, prudent, dangereu*,
      ticket de (depot/consigne), materiel photo, serieu*, film*, incendie, couvert*, inconnu*, matos (photo/video), !(je suis/suis/on est/sommes/me suis/s est) perdu*, scelle*,
      un oeil, barre*, (c est/est ce/est) sur !(la/le/l/une/quel*/rue/google), (donnez/remet*/recoi*) .. (ticket/numero/coupon/papier/truc/carte), melange*, cadenas*,
      que c est (ma/mon/la mienne), (contre/en cas de/et) (le /)vol, quelqu un (garde/qui gard*/prend*/prenne/vole*/touche*/pique*), les cles`,
    location: `
      (c est/vous etes/etes/situes/est/trouve/trouvez/venir/aller) ou, adresse* !(mail/mails/email/e mail/electronique), situe*, emplacement, maps, rue, chemin, *itineraire*,
      venir (chez/a/vous/depuis/jusqu/de/en), y aller, s y rendre, *rejoindre, trouver, loin, *distance*, *autocar*, gare*, arret, station, *parking*, stationn*, centre ville,
      (au/dans le/du/le/depuis le) centre, a pied (depuis/de/du), entree, position, vous etes (dans/pres/a cote/en/au),
      (je suis/on est/nous sommes) .. (place/gare/terminal/centre), (trouve/trouvons/trouver) (pas/plus), vous trouvez, je vais ou, on va ou, ca se trouve, en face, gps,
      (vous/on vous/on) trouve (facilement/comment/bien), facile d acces, combien de minutes, minutes .. (de/depuis/a pied), etage, enseigne, panneau, porte, interphone,
      sonnette, pyramide, opera, skanderbeg, comment (je/on) (viens/vient/vous trouve/va/arrive/fait pour), je (viens/vais) comment, voiture, (passes/passe/passee) devant,
      code postal, waze, localis*, metres, km, introuvable, rdc, rez de chaussee, immeuble*, batiment*, blloku, cour, (je suis/suis/on est/sommes/me suis/on s est) perdu*,
      (de/du) (quel/quelle) (cote/coin), (cote) de la place, point (exact/precis), (endroit/position/lieu) exact*, partag*, place (principale/centrale), sur la place, gauche,
      droite, repere*, (c est/bien/est) (indique*/signale*/flech*), sous sol, vous etes (du cote/vers/derriere/devant/proche*/face/entre),
      (quelle/quel) (cote/station/bus/ligne/sortie/direction), (pres/a cote/derriere/devant) (de la/du/de l/l/de/le/la) (centre/place/terminal/hotel*),
      comment (aller/venir/on vient/on vous), metro .. proche*, minutes (a pied/du), pour venir, par ou, vitrine, facade, camping car, pancarte*,
      ou (etes/est/se/vous/puis/peut/sont/dois/on/trouver/deposer/laisser/je/exactement/ca/prendre/faut), ou c est !(par/pour/plus/moins/gratuit/ferme/complet/tout),
      !(bon/bons/de) plan, quelle place, (je/on/ne/vous) (trouve/trouvons/voit/vois) (pas/plus/rien), (quel/votre) (quartier/coin)`,
    contact: `
      !(sans) contact*, recontact*, telephon*, appel*, coup de fil, tel, mail, mails, e mail*, email*, *courriel*, ecrire, ecris, *joindre, joignable*, whatsapp*, watsapp*,
      whats app, message*, humain, conseiller*, numero, num, urgen*, reclam*, instagram, sms, fixe, standard, discuter, insta, ig, messenger, decroche, repond*, reponse,
      plainte*, gerant*, patron*, chef, service client, sav, texto, plaindre, proprietaire, directeur, directrice, parl*, en (francais/anglais), langue*, francophone*, facebook,
      bug*, (laisser/mettre/poster/ecrire) un avis, avis negatif, mecontent*, ligne .. occup*, (file*/donne*/avez/auriez) .. 06, decu*, rappel*, wapp, employe*, gsm, natel,
      (sur/via) (fb/telegram/signal), (un/une/vrai/vraie) (humaine/vraie personne/personne) !(agee)`,
    items: `
      (gros/grosse/grosses/grand/grands/grande/grandes/enorme*/volumineu*) (sac*/valise*/bagage*/carton*/objet*), taille*, dimension*, lourd*, poids, pese*, kilo*, kg, #kg,
      encombrant*, hors format, limite*, *velo, *velos, trottinette*, casque*, moto, poussette*, ski, skis, snowboard*, *surf*, planche*, instrument*, guitare*, violon*, *animal,
      animaux, chien*, chat, chats, *nourriture, *aliment*, bouffe, courses, *interdit*, *autoris*, accepte* pas, (quels/quelles/quel/quelle) (objet*/chose*/type*/affaires),
      *deposer, *laisser, laisse, garder, gardez, gardes, garde, stock*, entrepos*, *consign*, confier, tente*, batons, bouteille*, vin, alcool, drone*, golf, robe*, costume*,
      manteau*, veste*, parapluie*, colis, carton*, sacoche*, sac a main, plante*, siege*, couteau*, arme*, batterie externe, parfum*, outil*, cadre, tableau*, matelas, chaise*,
      rollers, skateboard*, skate, luge, fleurs, glaciere, fromage*, viande, huile, poisson, equipement*, materiel, meuble*, tele, jouet*, souvenir*, sac plastique, pochette,
      cabas, sac de (sport/plage/couchage), tapis, epee, fer, rando, randonnee, palmes, kayak, canne a peche, (pas/plus) le droit, (droit/permis) de (mettre/laisser/deposer),
      acceder, acces a (mon/mes), valoche*, tambour*, piano, clavier, trompette, saxo*, accordeon, flute, ukulele, percussion*, permis, permise, permises, housse*,
      a manger dedans, aquarium, urne*, artifice*, malle*, briquet*, gaz, rechaud, tabac, cigarette*, raquette*, ballon*, trepied, vtt, refusez, *cage, litres, contrebasse, lit,
      gabarit, caisse (de/en)`,
    payment: `
      bancaire*, visa, mastercard, amex, american express, cheque*, virement*, especes, liquide, cash, euro*, lek, leks, monnaie, credit, paypal, apple pay, google pay, lydia,
      revolut, sans contact, distributeur*, !(sim/carte d) cb, pieces, tpe, iban, rib, wero, lyf, prelevement, carte, cartes, bancontact, maestro, twint, interac, postfinance,
      impaye*, comptant, (billet*/coupure*) de #`,
    nearby: `
      *proximite, autour, alentour*, environs, voir, visit*, attraction*, musee*, monument*, decouvr*, balad*, promen*, chateau*, mosquee*, bunk*, touris*, bazar, lac, parc,
      pyramide, marche (couvert/local), marches (de/du), supermarche*, pharmac*, magasin*, plage*, boutique*, conseil*, recommand*, suggest*, pres d ici, pres de chez,
      (on fait/faire/fait) quoi, flaner, sympa, incontournable*, bon plan, bons plans, vaut (le/la) (coup/peine/detour), a pied, (avec) (des /les /mes /nos )enfants,
      (quoi/faire) .. enfants, occuper, passer le temps, tuer le temps, joli*, eglise*, galerie*, telepherique, dajti, laverie, vieille ville, vue, terrasse, idees, blloku,
      drole*, amusant*, rigolo, activite*, (pas/rien) (rater/louper), le quartier, ce quartier, acheter, coworking, (pour/ou/peut/de quoi) travailler, fontaine*, medecin*,
      hopital, dentiste*, (dans le/au/du) coin, (a/que/quoi/aller/peut on/on peut) faire, faire .. (une heure/# heures/# h/1h/2h/3h), a ne pas manquer, ennui*,
      (heures/#h/temps) (a tirana/devant/libre*/d attente/a perdre), marrant*`,
    special: `
      *special*, speciau*, particul*, *fragile*, verre*, *porcelaine, attention, precaution*, *aide*, !(avec des/avec les/avec/d/mes/nos) enfant*, bebe*, precieu*, *medic*,
      insuline, frigo*, age, ages, agee*, besoins, enceinte, asseoir,
      (livr*/apport*/ramen*/transport*/depos*/envoy*) .. (a l /au /a notre /a mon )(hotel/airbnb/appart*/domicile/logement), livraison, livrez, coursier, expedi*, au frais,
      allergi*, aveugle, malvoyant*, sourd*, medoc*, au froid, vase, doucement, delicatement, porter, porteur*, bagagiste*, chariot*, diable, de soin*,
      (monte*/descend*) (les/mes/nos) (valise*/bagage*/sac*)`,
    losing: `
      qui (paie/paye/rembourse/est responsable), (vole*/perd*/abime*) .. (qui paie/vous payez/indemnis*), indemnis*`,
    reserving: `
      (voudrais/voudrions/veux/voulons/aimerais/souhaite*) .. reserver, faire une (reserv*/resa),
      (puis je/peut on/on peut/je peux) reserver .. (pour #/pour deux/pour trois/pour demain/pour aujourd hui), reservez moi,
      (besoin/cherche/voudrais/veux/voudrait/faut*) .. (une /de la /des /# )(place/places), (reste*/encore/assez) de la place, (gard*/bloqu*) .. une place, bloquer,
      faut prevenir, pour reserver, dispo pour`,
  },
  hints: {
    price: 'minimum, calcul*, par (jour/sac/bagage/valise)',
    lodging: 'hotel*, appart*, chambre*',
    cities: `!(de/d/depuis) ${cities}`,
    rides: 'aeroport*, avion, bus, car, train, chauffeur',
    hours: `
      heure*, quand, tard, tot, soir, soiree, matin, dimanche*, lundi, mardi, mercredi, jeudi, vendredi, samedi*, week end*, weekend*, aujourd hui, demain, #h*, # h, jour*, semaine*, mois`,
    booking: 'place, places, libre*',
    safety: 'personnel, sur, numero, documents',
    location: 'pres, endroit, bureau, centre',
    contact: 'quelqu un, personne, francais*, anglais*',
    items: `
      bagage*, valise*, sac, sacs, objet*, affaires, gros, grosse*, grand*, prenez, accept*, recuper*, gardien*`,
    payment: 'argent, accept*, billet*',
    nearby: 'proche*, faire',
    special: 'demande*, possible, famille, probleme*, faut',
  },
  ordinary: `
    vacances, avec, avant, apres, aussi, alors, aller, allez, autre, autres, avoir, avons, avez, bien, cela, cette, chez, comme, comment, dans, depuis, deux, trois, dire, dois,
    donc, elle, elles, encore, entre, etre, etes, etait, faire, fait, faut, fois, heures, jusque, jour, jours, juste, leur, leurs, lieu, mais, meme, memes, mieux, moins, nous,
    notre, nos, parce, partir, partons, part, passer, pendant, petit, petite, peut, peux, pouvez, pouvons, plus, plusieurs, pour, prend, prendre, prenez, quand, quel, quelle,
    quoi, rien, sans, savoir, selon, semaine, sera, serait, soir, sommes, sont, sous, suis, surtout, tard, tous, tout, toute, toutes, tres, trop, vers, veux, viens, vient, voila,
    votre, vos, voyage, vraiment, voudrais, voudrait, ensemble, enfants, mari, mere, pere, rester, reste, reprendre, retour, revenir, arriver, arrivons, arrive, place, plage,
    ville, train, trains, mois, pris, prix, pays, paris, temps, tente, vente, cause, courte, sortir, porte, porter, poste, pleine, prete, cours, personne, personnes, minute,
    minutes, arriverons, partirons, lundi, mardi, marche, march, marchent, route, tirana, partie, chaque, aupres, derriere, ballet, marchez, passe, passez, valide, copie, poche,
    course, regler, pourquoi, numeros, devient, comptez, compte, compter, environ, national, montant, montent, pliante, pliant, aime, france, longue, marque, repart, repartir,
    repartant, repartons, parages, seriez, comprend, comprends, comprenez, paquet, preparer, remplir, vendre, volontiers, envie`,
}
