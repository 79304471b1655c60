import type { ChatWords } from './chat-patterns.ts'

export const frPhrases: ChatWords['phrases'] = {
  price: `
    (1/un/une) (jour /journee /)ou (2/deux), (2/deux) (jours /journees /)ou (1/un/une/3/trois),
    (compt*/fait/font/facture*/considere*) .. (comme /pour /)(2/deux/1/un/une/3/trois) (jour*/journee*),
    (c est/ca fait/ce sont/ca compte/ca fera) (deja /donc /toujours /alors /)(2/deux/3/trois/1/un/une) (jour*/journee*) !(max*),
    (comment) .. (comptez/compte/sont comptes/calcul*/comptabilis*) .. (jour*/journee*), (comment) .. (jours/journees) .. (compte*/calcul*/factur*),
    combien de jours (ca fait/vous compt*/compt*/je pai*/je paye*/on paie/on paye/a payer/factur*/seront), (jour/jours) .. (compte*/compter) .. (comment/combien),
    (par/a la/pour chaque) (bagage/valise/sac/piece) ou (pour/par) (tout/l ensemble/tous/personne/jour), (une /la /de /)caution,
    (seulement/juste/que) .. (# h/#h/# heures/deux heures/une heure/2h/3h/trois heures/quelques heures) .. (pay*/paie/journee/entier*/entiere),
    (journee/jour) (entier*/complet*) .. (payer/paie/paye), (poussette/sac a main/parapluie/casque/veste/petit sac) .. (pay*/paie/payant/gratuit/compte*/factur*),
    (pay*/paie/facturez) .. (poussette/sac a main/parapluie/casque/veste), (tarif*/prix/remise/reduc*) .. (groupe*/de groupe),
    jour (du/de) (retrait/depot/la recup*) .. (compte*/paye*/facture*), (juste/seulement/que) .. (# heures/#h/deux heures) .. (# euros/quand meme/meme prix),
    (combien coute/combien ca coute/combien pour/prix/ca coute) .. (garder/laisser/deposer) .. (valise*/sac*/bagage*), (paye/payer/paie/payes/facture*) .. (deux/2/trois/3) jours !(par/en/avec)`,
  hours: `
    (arriv*/atterri*/debarqu*/serai la/sera la) .. (0*/4/5/6/7/4h*/5h*/6h*/7h*) .. (quelqu un/qqn/ouvert*/deposer/laisser/du monde/avant),
    avant (8h*/8/l ouverture/votre ouverture/que vous ouvr*), (avion/vol/bus/train) .. (arrive/atterrit/a) (0*/4/5/6/7/4h*/5h*/6h*/7h*) .. (quelqu un/qqn/ouvert*/deposer/laisser),
    (a/vers) (0*/4h*/5h*/6h*/7h*) .. (quelqu un/qqn/deja ouvert*/du monde)`,
  safety: `
    manque* !(le mail/un mail/la confirmation/de place/de temps/du temps/une heure/# heures), (valise/sac/bagage/sac a dos/cadenas) .. (ete /)(ouvert*/fouill*/force*),
    (quelqu un/on) .. (ouvert/fouille) (ma/mon/mes),
    (perdu*/perds/egare*/retrouve plus/trouve plus) .. (ticket/recu/coupon/jeton/etiquette/numero/talon/bon de depot/papier que/bout de papier) !(de bus/de train),
    (vole/volee/vol/voles/perdu/perdue) .. (rembours*/dedommag*/indemnis*) !(annul*), (valise/sac/bagage) .. (fissur*/fele*/raye*/dechir*/cabosse*/mouille*/rayure*),
    (qui) .. (acces/entrer/entre) .. (bagages/valises/salle/local/sacs), (ordi*/pc/appareil photo) .. (chez vous/laisser) .. (sur/risque*/securi*),
    (fermeture/zip/poignee/roue/roulette/roues/sangle) .. (casse*/abime*/arrache*/manque), (tout le monde/n importe qui/les gens) .. (entrer/acces/acceder/entre),
    (oublie/laisse) (mon/ma/mes/un/une/quelque) (* /)(parapluie/veste/manteau/chargeur/telephone/chapeau/bonnet/lunettes/livre/cles/portefeuille/pull/echarpe/gourde/tablette/ecouteurs/passeport/chose),
    oublie .. chez vous, comment .. (gardes/gardez/stockes/conserves/surveilles/ranges/entreposes), (prend/vole) .. (telephone/portable/ordi*/portefeuille) .. (sac*/valise*),
    ou (gardez vous/rangez vous/sont ranges/sont gardes/mettez vous) .. (valises/bagages/sacs)`,
  location: `
    parking, stationne*, garer, (bus/gare routiere/gare/terminal/autogare) .. (a pied/pieds/marcher), (a pied/marche/marcher) .. (gare*/terminal/hotel*/arret/autogare/chez vous/jusqu a),
    (hotel*/airbnb/auberge/logement) .. (a pied/loin/combien de temps/distance/marche), (adresse) .. (taxi/chauffeur/vtc/uber), (taxi/chauffeur/vtc/uber) .. adresse,
    adresse .. (donner/montrer/dire), (place/endroit/ou) .. (parker/parquer/garer), (envoie*/envoy*) .. (position/loc/localisation), google maps`,
  contact: `
    (site/page/bouton/lien/formulaire/page web) .. (pas/plus/rien/bug*/bloque*/plante*/erreur*/rame/blanc*/charge/plus rien/hs/casse),
    (marche/fonctionne/charge/s ouvre/repond) (pas/plus) .. (site/page/bouton/lien), (erreur/page blanche/message d erreur) .. (site/page/formulaire), message d erreur, page blanche,
    erreur .. (clique*/appuie*/valide*), (clique*/appuie*) .. (rien/erreur/marche pas/passe rien), (parler/joindre/contacter) .. (responsable/patron/gerant*/chef), plainte*, reclam*,
    pas content*, impoli*, desagreable*, malpoli*`,
  payment: `
    (debit*/preleve*/facture*/paye*/encaisse*) .. (deux fois/2 fois/double/x2) .. (carte/compte/banque/reserv*/resa),
    (m avez/m a/ete/suis/vous avez/on m a/j ai/on a ete) .. (debit*/preleve*/facture*/paye*/encaisse*) .. (deux fois/2 fois/double/en double),
    (deux/2/double/doubles) (debit*/prelevement*/paiement*/transaction*), (deux fois/2 fois) .. (debit*/preleve*/encaisse*),
    (recu/facture/justificatif/ticket) .. (travail/boulot/entreprise/boite/employeur/patron/note de frais/frais/comptab*/societe/pro), (minimum/mini/min) .. (cb/carte),
    (cb/carte) .. (minimum/mini/a partir de)`,
  special: `
    (venir/passer/passez/venez/pouvez/recuperer/prendre/chercher/recuperez/enlever) .. (valise*/sac*/bagage*/affaires/les) .. (a /dans /depuis )(l /notre /mon /un /)(hotel/airbnb/appart*/auberge/logement/maison/gite/hebergement),
    (chercher/recuperer/prendre) .. (a l/dans notre/a notre/au) (hotel/airbnb/appart*/auberge/logement), (aid*/coup de main) .. (port*/soulev*/valise*/bagage*/tirer),
    (port*/soulev*/transporter) .. (aid*/coup de main/quelqu un), (apport*/livr*/deposer/amener/emmen*/transport*) .. (valise*/bagage*/sac*) .. (aeroport/hotel)`,
  rides: `
    (lou*/location) (de /d /)(une /un /)(voiture*/auto/bagnole), voiture de location, loueur*, (excursion*/tour/tours/sortie*) .. (journee/organis*/oeil bleu/montagne*/guide*),
    (organis*/proposez/faites/vendez) .. (excursion*/tours/visites guidees), (bus) .. (telepherique/dajti/lac)`,
  lodging: `
    (pas cher*/bon/bonne/sympa/petite/petit) .. (chambre*/b b/auberge/hotel/gite), (chambre*/b b/auberge/hotel) (pas cher*/bon marche/sympa/a petit prix)`,
  nearby: `
    (on a/j ai/il nous reste/avons/reste/nous avons) .. (# h/#h/# heures/deux heures/trois heures) .. (faire/visiter/voir/quoi),
    (quoi/que) (faire/visiter/voir) .. (a cote/autour/alentours/coin/pres/enfants), musee* .. a pied`,
  booking: `
    (reserv*) .. (pay*/regl*) .. (sur place/arriv*/en arrivant/quand je/quand on/plus tard/apres/la bas), (prolong*/rallong*) .. (jour*/nuit*/reserv*/garde/consigne),
    (un/une/deux) (jour*/nuit*) (de plus/supplementaire*) .. (prolong*/rester/garder/laisser), (rajouter/rallonger) .. (jour*/nuit*), (garder/laisser) .. (jour*/nuit*) de plus,
    (reste/avez vous/il y a/vous avez) .. (place*) (pour/samedi/dimanche/demain/ce), (paye) .. (rien/pas/aucun*) .. (recu/mail/confirmation/arrive)`,
  items: `
    (nourriture/fromage*/viande/vin/raki/huile/miel/alcool/bouteille*) .. (valise/sac/bagage*) .. (ok/probleme/grave/possible/genant),
    combien de (valises/sacs/bagages) (max*/peut on/je peux/on peut/puis je), couteau*, canif, ciseaux, (combien) .. (peser/pese), poids max*,
    (bouffe/nourriture/aliments/fromage/liquide*/boissons) .. (sac*/valise*/bagage*/dedans), (laisser/avoir/mettre) .. (bouffe/nourriture),
    (ouvrir/acceder a/reprendre un truc) .. (sac/valise/bagage*) .. (journee/entre temps/pendant), place pour .. (velo*/poussette*/ski*/guitare*/planche*)`,
  eating: `
    (ou/endroit/coin) .. (manger/biere/verre/bouffer)`,
  charging: `
    (charger/recharger) .. (tel/portable*/telephone*/ordi)`,
  papers: `
    (quels) (documents/papiers), besoin du passeport, besoin d un document`,
  cancelling: `
    (pas) (pu venir/venus/venu) .. (argent/hier/rembours*)`,
  collecting: `
    (chauffeur/taxi) .. (recuper*/retir*/prendre) .. (valise*/bagage*/sac*)`,
}
