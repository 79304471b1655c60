import type { ChatWords } from './chat-patterns.ts'

export const frPhrases: ChatWords['phrases'] = {
  price: `
    (c est/est ce) .. # euro*, # euro* (pour/par/meme/tout),
    (compt*/fait/font/facture*/considere*) .. (comme /pour /)(2/deux/1/un/une/3/trois) (jour*/journee*),
    (c est/ca fait/ce sont/ca compte/ca fera) (deja /donc /toujours /alors /)(2/deux/3/trois/1/un/une) (jour*/journee*) !(max*),
    (par/a la/pour chaque) (bagage/valise/sac/piece) ou (pour/par) (tout/l ensemble/tous/personne/jour), (une /la /de /)caution,
    (journee/jour) (entier*/complet*) .. (payer/paie/paye), (tarif*/prix/remise/reduc*) .. (groupe*/de groupe),
    jour (du/de) (retrait/depot/la recup*) .. (compte*/paye*/facture*), (paye/payer/paie/payes/facture*) .. (deux/2/trois/3) jours !(par/en/avec),
    (jour/journee/euros) .. (24h/24 heures) !(24/sur 24), minimum .. (pay*/factur*), (pay*/paie/facturez) .. (poussette*/sac* a main/parapluie*/casque*/veste*),
    (poussette*/sac* a main/parapluie*/casque*/veste*/petit* sac*) .. (pay*/paie/gratuit/compte*/factur*), (compt*/fait/fera/paie/paye/facture*) combien de jours,
    (seulement/juste/que) .. (# h/#h/heure/heures/# minutes) .. (pay*/paie/journee/entier*/euros/quand meme/meme prix),
    (1/un/une/2/deux) (jour /jours /journee /journees /)ou (1/un/une/2/deux/3/trois), comment .. (comptez/comptes/compter/comptabilis*/calcul*), comment (ca/se) compt*,
    jour* .. compt* .. (comment/combien), combien de jours .. (ca fait/compt*/paie/paye*/factur*/seront)`,
  hours: `
    (arriv*/atterri*/debarqu*/serai la/sera la) .. (0*/4/5/6/7/4h*/5h*/6h*/7h*) .. (quelqu un/qqn/ouvert*/deposer/laisser/du monde/avant),
    avant (8h*/8/l ouverture/votre ouverture/que vous ouvr*), (a/vers) (0*/4h*/5h*/6h*/7h*) .. (quelqu un/qqn/deja ouvert*/du monde), ferm* .. (dejeuner/midi),
    (bus/vol/avion/train) .. (0*/4h*/5h*/6h*/7h*) .. (recuper*/avant/valise*/sac*/bagage*/affaires/reprendre)`,
  safety: `
    manque* !(le mail/un mail/la confirmation/de place/de temps/du temps/une heure/# heures), (vole/volee/vol/voles/perdu/perdue) .. (rembours*/dedommag*/indemnis*) !(annul*),
    (qui) .. (acces/entrer/entre) .. (bagages/valises/salle/local/sacs), (ordi*/pc/appareil photo) .. (chez vous/laisser) .. (sur/risque*/securi*),
    (fermeture/zip/poignee/roue/roulette/roues/sangle) .. (casse*/abime*/arrache*/manque), (tout le monde/n importe qui/les gens) .. (entrer/acces/acceder/entre),
    oublie .. chez vous, comment .. (gardes/gardez/stockes/conserves/surveilles/ranges/entreposes), (prend/vole) .. (telephone/portable/ordi*/portefeuille) .. (sac*/valise*),
    (quelqu un/qqn/on a/vous) .. (ouvr*/ouvert*/fouill*) (ma/mon/mes/nos), (stock*/rang*/garde*/mettez/conserve*) (ou/comment),
    rembours* .. (perte*/perdu*/vole/voles/volee*/casse*/abime*), (vous avez/avez vous/auriez/quelqu un a) .. (trouve/retrouve), objet* (trouve*/perdu*),
    (perdu*/perds/egare*/paume*/jete/tombe/retrouve plus/trouve plus) .. (ticket/recu/coupon/jeton/etiquette/numero/talon/bon de depot/papier que/bout de papier) !(de bus/de train),
    (ticket/recu) .. (tombe/jete), (valise/sac/bagage) .. (fissur*/fele*/raye*/dechir*/cabosse*/mouille*/rayure*/echange*/confondu*),
    (perte*/casse*/dommage*/incendie) .. rembours*, (pas/plus) (de/le/mon) ticket, assur* jusqu a,
    ou (gardez vous/rangez vous/sont ranges/sont gardes/mettez vous/vous (mettez/gardez/rangez/stockez)) .. (valises/bagages/sacs),
    (oublie/laisse) (tomber /)(mon/ma/mes/un/une/quelque) (* /)(parapluie/veste/manteau/chargeur/telephone/chapeau/bonnet/lunettes/livre/cles/portefeuille/pull/echarpe/gourde/tablette/ecouteurs/passeport/chose),
    quelqu un .. (touch*/part avec/repart*), (valise/sac/bagage/sac a dos/cadenas) .. (ete/etait/est) (ouvert/ouverte/fouill*/force*), (valise/sac/bagage) .. n est plus,
    (ouvre/ouvrez/ouvrent/fouill*) les (sacs/valises/bagages)`,
  location: `
    parking, stationne*, garer, (bus/gare routiere/gare/terminal/autogare) .. (a pied/pieds/marcher),
    (hotel*/airbnb/auberge/logement) .. (a pied/loin/combien de temps/distance/marche), (adresse) .. (taxi/chauffeur/vtc/uber), (taxi/chauffeur/vtc/uber) .. adresse,
    adresse .. (donner/montrer/dire), (place/endroit/ou) .. (parker/parquer/garer), (envoie*/envoy*) .. (position/loc/localisation), google maps,
    accessib* .. (en voiture/en bus/en transport*), (depot/consigne/bureau/agence/comptoir) .. (a l aeroport/a la gare/dans d autres), temps .. (marcher/a pied),
    (a pied/de marche/on marche/marcher) .. (bus/gare*/terminal/hotel*/arret/autogare/chez vous/jusqu a), (suis/est/sommes) (devant/derriere/en face) (le/la/l/un/une),
    acceder (a votre/chez vous/au bureau), marcher combien,
    (c est/etes/est/situe*) .. (dans/cote/derriere/devant/face/pres/loin/depuis/interieur) .. (bazar/musee*/mosquee*/monument*/magasin/parc/boutique/galerie/tour/theatre/eglise/banque)`,
  contact: `
    message d erreur, erreur .. (clique*/appuie*/valide*), (clique*/appuie*) .. (rien/erreur/marche pas/passe rien), plainte*, reclam*, pas content*, impoli*, desagreable*,
    malpoli*, (arrive/peux/peut/arrivons) (pas/plus) .. (valider/site/page/formulaire/clique*/bouton/lien/connecte*), erreur (#/affich*), erreur .. (site/page/formulaire),
    (marche/fonctionne/charge/repond) (pas/plus) .. (site/page/bouton/lien/appli*), impossible .. (site/page/formulaire), (pas/jamais) repondu, plaindre,
    (parler/joindre/contacter/qui est le) .. (responsable/patron/gerant*/chef), un responsable,
    (site/page/bouton/lien/formulaire/appli*) .. (pas/plus/rien/bug*/bloque*/plante*/erreur*/rame/blanc*/charge/hs/casse/panne/inaccess*), repond* .. (mail*/tel*/message*),
    l application`,
  payment: `
    (delivrez/donnez/faites/remettez/fournissez) .. (recu/ticket/facture), (avoir/obtenir) .. (recu/facture),
    (deux/2/double/doubles) (debit*/prelevement*/paiement*/transaction*), (minimum/mini/min) .. (cb/carte), (cb/carte) .. (minimum/mini/a partir de), un recu (par/de),
    ticket de caisse, facture .. tva, 3d, (debit*/preleve*/encaisse*) .. (deux fois/2 fois/x2/double), (m avez/m a/ete/j ai) .. (facture*/paye*) .. (deux fois/2 fois/double),
    (deux/2) fois .. (debit*/preleve*), (recu/facture/justificatif/ticket) .. (travail/boulot/entreprise/employeur/patron/frais/comptab*/societe/pro),
    (recu/facture/justificatif) .. boite !(mail/e/aux/de), en (deux/2/trois/3/plusieurs) fois, chacun sa`,
  special: `
    (venir/passer/passez/venez/pouvez/recuperer/prendre/chercher/recuperez/enlever) .. (valise*/sac*/bagage*/affaires/les) .. (a /dans /depuis )(l /notre /mon /un /)(hotel/airbnb/appart*/auberge/logement/maison/gite/hebergement),
    (chercher/recuperer/prendre) .. (a l/dans notre/a notre/au) (hotel/airbnb/appart*/auberge/logement), (aid*/coup de main) .. (port*/soulev*/valise*/bagage*/tirer),
    (port*/soulev*/transporter) .. (aid*/coup de main/quelqu un), (livrez/livrer/livraison*), (envoy*/expedi*/achemin*) .. (valise*/bagage*/sac*/affaires),
    on (rentre/entre) (bien/avec), (medic*/medoc*/insuline/traitement) .. (frais/frigo*/froid), porte* (les/mes/nos/ma/des) (valise*/bagage*/sac*),
    (apport*/livr*/deposer/amener/emmen*/transport*) .. (valise*/bagage*/sac*) .. (aeroport/hotel/airbnb/appart*/domicile/a la gare)`,
  rides: `
    voiture de location, loueur*, (excursion*/tour/tours/sortie*) .. (journee/organis*/oeil bleu/montagne*/guide*),
    (organis*/proposez/faites/vendez) .. (excursion*/tours/visites guidees), (bus) .. (telepherique/dajti/lac), chauffeur .. (prive*/journee/pour),
    (lou*/location) (de /d /)(une /un /des /)(voiture*/auto/bagnole), (voiture*/auto) .. (a louer/location)`,
  lodging: `
    (pas cher*/bon/bonne/sympa/petite/petit) .. (chambre*/b b/auberge/hotel/gite), (chambre*/b b/auberge/hotel) .. (pas cher*/bon marche/sympa/petit prix)`,
  nearby: `
    (on a/j ai/il nous reste/avons/reste/nous avons) .. (# h/#h/# heures/deux heures/trois heures) .. (faire/visiter/voir/quoi),
    (quoi/que) (faire/visiter/voir) .. (a cote/autour/alentours/coin/pres/enfants), musee* .. a pied, distributeur*, atm, dab, bancomat*, pharmac*, supermarche*, superette*,
    epicerie*, pique nique*, (retirer/tirer) (de l /du /des /)(argent/cash/liquide/lek*/sous), a tuer, (spar/carrefour/lidl), ou se (poser/detendre/reposer),
    (un/une/des) (parc/jardin*/musee*/plage*/piscine/marche) .. (loin/pres/cote/coin), remplir .. (bouteille*/gourde)`,
  booking: `
    (imprim*) .. (reserv*/resa/confirmation), (resa/reserv*) .. (suffit/suffisent/chacun/par personne),
    (reserv*) .. (pay*/regl*) .. (sur place/arriv*/en arrivant/quand je/quand on/plus tard/apres/la bas), (prolong*/rallong*) .. (jour*/nuit*/reserv*/garde/consigne),
    (rajouter/rallonger) .. (jour*/nuit*), (garder/laisser) .. (jour*/nuit*) de plus, (reste/avez vous/il y a/vous avez) .. (place*) (pour/samedi/dimanche/demain/ce),
    (paye) .. (rien/pas/aucun*) .. (recu/mail/confirmation/arrive), gard* .. (ma/notre) place`,
  items: `
    (nourriture/fromage*/viande/vin/raki/huile/miel/alcool/bouteille*) .. (valise/sac/bagage*) .. (ok/probleme/grave/possible/genant),
    combien de (valises/sacs/bagages) (max*/peut on/je peux/on peut/puis je), poids max*, (laisser/avoir/mettre) .. (bouffe/nourriture),
    (ouvrir/acceder a/reprendre un truc) .. (sac/valise/bagage*) .. (journee/entre temps/pendant), place pour .. (velo*/poussette*/ski*/guitare*/planche*),
    (bouffe/nourriture/aliments/fromage/liquides/boissons) .. (sac*/valise*/bagage*/dedans), couteau*, canif, ciseaux, combien .. (peser/pese), (peser/pese*) combien`,
  eating: `
    (ou/endroit/coin) .. (manger/biere/verre/bouffer)`,
  charging: `
    (charger/recharger) .. (tel/portable*/telephone*/ordi)`,
  papers: `
    (quels) (documents/papiers), besoin du passeport, besoin d un document`,
  collecting: `
    (chauffeur/taxi) .. (recuper*/retir*/prendre) .. (valise*/bagage*/sac*)`,
}
