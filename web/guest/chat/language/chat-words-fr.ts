import type { ChatWords } from './chat-patterns.ts'

const cities =
  '(kosov*/pristina/prizren/peja/shkod*/scutari/durres/berat*/sarand*/vlor*/gjirok*/ohrid*/skopje/podgorica/budva/kotor/theth*/ksamil*/himar*/kruj*/korc*/elbasan/macedoine/montenegro/grece/athenes/thessalonique/corfou/ulcinj/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(autre/quelqu un d autre/une autre personne/ami/amie/amis/mari/femme/copain/copine/conjoint*/soeur/frere/mere/pere/maman/papa/fils/fille/collegue/chauffeur/guide/tiers)'
const vital =
  '(passeport*/papiers/medicament*/medoc*/traitement/insuline/cles/clefs/portefeuille/telephone/portable/ordi*)'
const needed =
  '(sac/sacs/valise*/bagage*/affaires/passeport*/papiers/medicament*/medoc*/traitement/insuline/cles/clefs/portefeuille/telephone/portable/ordi*)'
const phoneGone =
  '(telephone/portable/tel/ecran/batterie/iphone) (est /a ete /m a ete /s est /n a /)(mort/morte/casse*/vole*/perdu*/vide/decharge*/eteint/plus de batterie/hs)'
const urgency =
  '(au plus vite/le plus vite possible/embarquement/(on/j/nous) embarqu*/(vol/avion/bus/train/ferry) (est /part /decolle /)dans (# min*/#min*/une heure/une demi heure/1 heure/1h/1h30)/(vais/allons/va/sinon) .. (rater/louper/rate/loupe) (mon/notre/le/l) (vol/avion/bus/train/ferry))'
const broken =
  '(casse/cassee/casses/cassees/abime*/endommage*/dechire*/fissure*/raye/rayee/trempe*/mouille*/brise*/tordu*/arrache*/cabosse*)'
const elsewhere =
  '(bus/car/navette/taxi/uber/vtc/train/avion/ferry/bateau/hotel/auberge/airbnb/appartement/restaurant/resto/cafe/bar/musee/aeroport)'
const countable =
  '(poussette*/landau/planche*/surf/skis/velo/velos/guitare*/siege auto/casque*/veste*/manteau*/parapluie*/tente/tentes/batons)'
export const fr: ChatWords = {
  greetings: `
    bonjour*, bjr, bonsoir*, bsr, salut, slt, coucou, cc, hello, hey, bonne (nuit/journee/soiree), (excusez moi/pardon/desole), madame, monsieur, yo, hola,
    wesh`,
  thanks: `
    merci*, remercie*, mrc, mci, au revoir, a bientot, (svp/stp/s il vous plait/s il te plait), (trop/tres/vraiment/super) (sympa/gentil*/cool/aimable*),
    bonne continuation, vous etes (super/geniaux/adorable*),
    (merci/mille mercis/je vous remercie/merci beaucoup/un grand merci/grand merci) (beaucoup/bien/d avance/infiniment/a vous/a demain/chef/mec/l equipe/pour tout/),
    merci* (beaucoup /bien /)(pour/de) (votre/ton/l/la/ta/les) (aide/reponse*/info*/renseignement*), un grand merci`,
  nods: `
    super, parfait, genial, ok, okay, d accord, nickel, top, cool, compris, entendu, bien, bravo, oui, non, haha*, lol, mdr, ca va, c est, tout bon,
    a (demain/plus tard/tout a l heure/bientot/plus), alors`,
  praise: `
    (a la) prochaine, on a (nos/mes/les) (sac/sacs/valise*/bagage*),
    equipe (adorable/super/geniale/au top/sympa/tres),
    (super/excellent/tres bon/bon/parfait/top/genial) (service/accueil/equipe/endroit/sejour/moment), (tres/super/trop/vraiment/hyper/etait/etaient/adorable*) (sympa*/gentil*/aimable*/serviable*/accueillant*/agreable*/professionnel*), (tout/c etait/service/s est) (est /etait /s est /s etait /a ete /tres /)(parfait*/super/nickel/bien passe/top/genial/impeccable/ok/bien),
    (recupere*/repris/retrouve) (tous /toutes /)(nos/mes/les/notre/ma/mon) (valise*/bagage*/sac/sacs/affaires), (valise*/bagage*/sacs) (recupere*/repris*), (d avoir/pour avoir) (garde*/surveille*/aide*/pris soin), (bien /)(rentre*/arrive*) (a la maison/chez nous/chez moi/en france/bien), bien (rentre*/arrive*), (l annee/l an) prochain*, (prochaine) fois, recommande*, (5/cinq) etoiles, (belle/bonne/superbe) (journee/visite/decouverte/experience)`,
  circumstances: `
    (apres/avant/jusqu a/pendant/durant) (le /la /l /notre /mon /ma /)(diner/dejeuner/petit dejeuner/repas/vol/avion/train/visite/excursion)( de #*/ a #*/),
    pendant (que je/qu on/que nous) .. (mange/mangeons/dejeune/dine), si (je suis/on est/nous sommes/j arrive/on arrive) .. (retard/tard),
    si (le/notre/mon/l) (bus/vol/avion/train) .. retard, hotel (nous /me /)garde .. (valises/bagages), (depuis/de) (l/notre) (hotel/airbnb/auberge),
    (en cas de/si j ai du/si on a du) (retard/probleme), (je/on/nous) (pars/part/partons/va/vais/allons) .. (a/au/en/pour) ${cities}`,
  joints: 'et, aussi, puis',
  asks: `
    comment, combien, quand, ou, quel*, qui, quoi, est ce, peut on, puis je, pouvez vous, avez vous, etes vous, acceptez vous, faut il, y a t il, je peux,
    on peut, vous avez, vous etes, vous prenez, c est quoi, c est combien, c est ou, il y a, il faut, vous acceptez, a quelle, jusqu a, que`,
  letters: '',
  shortForms: `
    dun d un, mavez m avez, jretrouve je retrouve, jtrouve je trouve, qqn quelqu un,
    c c est, cest c est, ya il y a, yaura il y aura, jai j ai, jsuis je suis, jpeux je peux, jveux je veux, jarrive j arrive, jvoudrais je voudrais,
    chui je suis, kel quel, pr pour, ds dans, qd quand, bcp beaucoup, vs vous, ns nous, svp s il vous plait, stp s il te plait, laeroport l aeroport,
    lhotel l hotel, ladresse l adresse`,
  ordinary: `
    arrete, vacances, avec, avant, apres, aussi, alors, aller, allez, autre, autres, avoir, avons, avez, bien, cela, cette, chez, comme, comment, dans, depuis, deux,
    trois, dire, dois, donc, elle, elles, encore, entre, etre, etes, etait, faire, fait, faut, fois, heures, jusque, jour, jours, juste, leur, leurs, lieu,
    mais, meme, memes, mieux, moins, nous, notre, nos, parce, partir, partons, part, passer, pendant, petit, petite, peut, peux, pouvez, pouvons, plus,
    plusieurs, pour, prend, prendre, prenez, quand, quel, quelle, quoi, rien, sans, savoir, selon, semaine, sera, serait, soir, sommes, sont, sous, suis,
    surtout, tard, tous, tout, toute, toutes, tres, trop, vers, veux, viens, vient, voila, votre, vos, voyage, vraiment, voudrais, voudrait, ensemble, enfants,
    mari, mere, pere, rester, reste, reprendre, retour, revenir, arriver, arrivons, arrive, place, plage, ville, train, trains, mois, pris, prix, pays, paris,
    temps, tente, vente, cause, courte, sortir, porte, porter, poste, pleine, prete, cours, personne, personnes, minute, minutes, arriverons, partirons, lundi,
    mardi, marche, march, marchent, route, tirana, partie, chaque, aupres, derriere, ballet, marchez, passe, passez, valide, copie, poche, course, regler,
    pourquoi, numeros, devient, comptez, compte, compter, environ, national, montant, montent, pliante, pliant, aime, france, longue, marque, repart, repartir,
    repartant, repartons, parages, seriez, comprend, comprends, comprenez, paquet, preparer, remplir, vendre, volontiers, envie`,
  matters: {
    byName: {
      phrases: `
        ${phoneGone} ... (qr*/code/confirmation/reservation/lien/resa/montrer), (qr*/code/confirmation/reservation/lien/resa) ... ${phoneGone},
        (perdu/vole/casse) (mon /notre /le /)(telephone/portable/tel) ... (qr*/code/confirmation/reservation/lien/resa/montrer),
        (qr*/code) .. (illisible/abime*/dechire*/endommage*/ne se scanne pas/scanne pas/floue/flou),
        (qr*/code) .. (scanne pas/pas scanner/passe pas/s ouvre pas/ouvre pas/marche pas/fonctionne pas/charge pas/pas lu/se lit pas/pas lire/refuse de scanner), (pas de/plus de/sans/aucun) (reseau/internet/data/4g/connexion) ... (qr*/code/pass), (qr*/code/pass) ... (pas de/plus de/sans) (reseau/internet/data/4g/connexion)`,
    },
    incidents: {
      phrases: `
        (deja) .. (vole*/vols/vol/perdu*/disparu*/cambriole*) .. (chez vous/quelque chose/bagage*/valise*/sac/sacs/parmi/ici),
        (quelque chose/bagage*/valise*/des choses) .. (deja) .. (vole*/perdu*/disparu*), (y a t il/il y a/y a) (deja eu/eu/deja) (un/des) (vol/vols),
        (vous a t on/vous avez/avez vous) deja (perdu/eu (un/des) vol*)`,
    },
    lateDropOff: {
      phrases: `
        (reservation/resa/place) .. (annulee/perdue/valable/saute/tombe/expire*/gardee/perimee) .. (retard*/plus tard/trop tard),
        (retard*/plus tard/trop tard) ... (reservation/resa/place) .. (annulee/perdue/valable/saute/tombe/expire*/gardee/perimee),
        (retard*/plus tard) ... (perd*/gardez/annulez/garde) (la/ma/notre/ma/nos) (reservation/resa/place), (perd*/gardez/annulez) (la/ma/notre) (reservation/resa/place) .. (retard*/plus tard/trop tard),
        (reservation/resa) (* /)(expire*/saute), (retard*/plus tard que) .. (deposer/depose/depot), (depos*/depot) .. (en retard/plus tard que/apres l heure),
        (atterri*/arriv*) .. (21*/22*/23*) .. (a temps/le temps/jouable/trop tard/trop juste)`,
    },
    insurance: {
      phrases: `
        assur* !(vous que/moi/nous), responsabilite*, (vous/etes vous/qui est) .. responsable*,
        si (* /)(* /)(vole*/perdu*/abime*/casse*/mouille*/dechir*/disparai*/endommage*/disparu*),
        (si/en cas de/qu est ce qui se passe) .. (vole*/perdu*/perdez/perte/abime*/casse*/mouille*/dechir*/disparai*/endommage*), rembours* .. (vole*/perdu*/casse*/abime*),
        indemnis*, dedommag*, (qui paie/qui paye) .. (vole*/perdu*/casse*)`,
      words: `
        qui (paie/paye/rembourse/est responsable), (vole*/perd*/abime*) .. (qui paie/vous payez/indemnis*), indemnis*`,
    },
    theft: {
      phrases: `
        (recupere*/rendu*/repris*) ... (manque*/disparu*/vole*/plus dedans/plus dans), (manque/manquent) ... (recupere*/rendu*/repris*),
        (quelqu un/qq1/un type/une dame/un client/des gens) (a /ont /m a /vient de /est parti avec /s est barre avec )(pris/pique*/embarque*/chourave*/fauche*/emporte*/tire/) (* /)(ma/mon/mes/notre/nos),
        (on/ils/un mec/quelqu un) (m a/ma/m ont/mont/nous a/nous ont) (pique*/fauche*/tire/chourave*/derobe*/embarque*/barbote*),
        (ma/mon/mes/notre/nos) (valise*/sac/sacs/sac a dos/bagage*/affaires) .. (disparu/disparue/disparus/introuvable*/envole*),
        (retrouve/trouve/vois) (plus/pas) (mon/ma/mes/notre/nos) (sac/sacs/valise*/bagage*),
        (ma/mon/mes/notre/nos) (valise*/sac/sacs/sac a dos/bagage*/affaires) (n est /n est pas /ne sont /n /)(plus la/ont ete pris*/a ete pris*/ete pris*),
        (client/type/mec/gens/quelqu un/dame) (est /sont /s est /)(reparti*/parti*/barre*/tire*) avec (mon/ma/mes/notre/nos),
        (quelqu un/on/il/elle/un mec/un homme) (a /m a /nous a /vient de /)(pris/vole/prendre/voler/derobe/ouvert/fouille/emporte) (mon/ma/mes/notre/nos/le/la),
        (mon/ma/mes/notre/nos) (* /)(sac*/valise*/bagage*/affaires/ordi*/portable/telephone/argent/portefeuille/appareil) (a /ont /est /sont /ete /a ete /ont ete /)(disparu*/vole*/parti*/manque*/plus la/pas la),
        (on m a/m ont/on nous a/me suis fait/s est fait/m a) (vole*/voler/pris/derobe*), (il manque/manque) .. (dans/de) (mon/ma/mes/notre),
        (voleur/vole) .. (sac/valise/bagage*), (sac/valise/bagage*) .. (vole*/a disparu/ont disparu/a ete ouvert*/fouille*) !(si), au voleur`,
    },
    notMine: {
      phrases: `
        (ai ouvert/avons ouvert/ouvrant) ... (pas a moi/pas a nous/pas la mienne/pas le mien/pas mes affaires/quelqu un d autre),
        (sac/valise/bagage) .. (appartient a (quelqu un/un autre/une autre)*),
        (pris/recupere/donne/rendu/reparti*/parti*) ... (mauvais/mauvaise) (sac/valise/bagage),
        (pris/prise/recupere/repris/parti/partie/partis/parties/embarque/emporte/donne/file/remis/rendu/ramene/ai/avons) .. (sac*/valise*/bagage*/affaires) .. (de quelqu un/d un autre/d une autre/d autrui/d un inconnu/d autres gens/pas la mienne/pas le mien/pas a moi/pas a nous/pas la notre) !(a/par),
        (sac*/valise*/bagage*/affaires) .. (la mienne/le mien/les miens/les miennes/la notre/les notres) .. (pas/jamais),
        pas (la mienne/le mien/les miens/les miennes/les notres),
        (sac*/valise*/bagage*/affaires) (ont ete/on ete/a ete/ont/sont/est) (inverse*/interverti*/echange*) !(si),
        (inverse/interverti/echange/confondu) (les/nos/mes/deux) (sac*/valise*/bagage*/affaires), pas (la bonne/le bon) (sac*/valise*/bagage*/affaires),
        (pas/plus) mes affaires (dedans/dans/a l interieur), (ouvr*/ouvert) (la /ma /le /mon )(valise/sac/bagage) .. pas (mes affaires/a moi),
        (echange/inversion) de (valise*/sac*/bagage*), trompe* de (valise*/sac*/bagage*),
        (c est/ce n est/est/n est) pas (ma/mon/la mienne/le mien/notre/a moi/a nous) (valise/sac/bagage*/), (mauvais*/mauvaise) (valise/sac/bagage),
        (valise/sac/bagage*) (de quelqu un d autre/d un autre/echange*), pas (la bonne/le bon) (valise/sac/bagage*), trompe* de (valise/sac/bagage)`,
    },
    chargedTwice: {
      phrases: `
        (parti/partie/partis/passe/pris/retire/sorti/tire/encaisse/encaisses/deduit) .. (deux fois/2 fois/double/2x/doublon) !(pour),
        (paiement*/debit*/prelevement*/operation*/transaction*) (est /* /)(en /)(double/doublon), (deux/2) (fois le/operations/transactions/lignes),
        (vois/vu/apparait) .. (deux fois/2 fois/double) .. (compte/banque/carte), (vois/vu/ai) (deux fois/2 fois) (le/la) (montant/paiement/debit/somme),
        (debite*/preleve*/facture*/paye*/compte*) .. (deux fois/2 fois/double/2x) !(si/par),
        (deux fois/2 fois/double) .. (debite*/preleve*/facture*/paye*/prelevement*/paiement*), (deux/2/double) (prelevement*/debit*/paiement*),
        trop (debite/preleve), preleve* trop, mauvais montant`,
    },
    damaged: {
      phrases: `
        ${broken} ... (quand j ai/quand on a/quand je l/en recuper*/au retrait/au retour/depuis que),
        (quand j ai/quand on a/en recuper*/j ai recuper*/on a recuper*/au retrait/avez rendu/m a rendu/nous a rendu/ai retrouv*) ... ${broken},
        (vous avez/vous m avez/vous nous avez/on m a/quelqu un a/votre equipe a) (* /)${broken} (mon/ma/mes/nos/notre/la/le),
        (ete/etait/s est) (* /)${broken} (* /)chez vous, (signaler/declarer/reclam*/plainte) .. (dommage*/degat*/casse*/abime*/dechire*), (dommage*/degat*) .. (signaler/declarer/reclam*/plainte),
        (fermeture/zip/poignee/roue/roulette/roues/sangle) .. (casse*/abime*/arrache*/manque) !(je peux/on peut/peut/puis/est ce/c est/vous),
        (valise/sac/bagage) .. (fissur*/fele*/raye*/dechir*/cabosse*/mouille*/rayure*) !(je peux/on peut/peut/puis/est ce/c est/vous)`,
    },
    lockedOut: {
      phrases: `
        (c est/vous etes/tout est/bureau est/deja) (deja /)(ferme*/verrouille*) ... (mon/ma/mes/nos/notre) ${vital},
        (mon/ma/mes/nos/notre) ${vital} ... (dedans/chez vous/a l interieur/dans mon sac/dans ma valise/dans le sac/dans la valise) ... (ferme*/personne/verrouille*),
        personne (n ouvre/ouvre/ne repond/ici/devant) ... (mon/ma/mes/nos/notre) ${vital},
        (c est/vous etes/vous avez/tout est/bureau est/local est/on est) (deja /maintenant /)(ferme/fermes/fermee/fermees/clos/verrouille*) (et/mais/alors/deja/maintenant/la/on/mon/mes/ma/nos/j ai/y a/il y a/avec) .. (passeport*/papiers/medic*/medoc*/traitement/insuline/cles/clefs/ordi*/telephone/portable/affaires/sac/sacs/valise*/bagage*/lunettes/portefeuille),
        (passeport*/papiers/medic*/medoc*/traitement/insuline/cles/clefs/ordi*/telephone/portable/affaires/sac/sacs/valise*/bagage*/lunettes/portefeuille) .. (sac/sacs/valise*/dedans/chez vous/interieur/coince*/restes/restees/restee) .. (c est/vous etes/tout est/vous avez) (deja /)(ferme/fermes/fermee/fermees/clos/verrouille*),
        (passeport*/papiers/medic*/medoc*/traitement/insuline/cles/clefs/ordi*/telephone/portable/affaires/sac/sacs/valise*/bagage*/lunettes/portefeuille) .. (restes/restees/restee/coince*/enferme*) (dedans/chez vous/a l interieur/au bureau/la bas),
        devant (chez vous/le bureau/la porte/le local/l agence/votre *) .. ((ferme/fermes/fermee/fermees/clos/verrouille*)/personne/close),
        (trop tard/apres la fermeture) .. (ferme/fermes/fermee/fermees/clos/verrouille*) .. (vol/avion/bus/affaires/valise*/sac*),
        (y a/il y a/y avait) (plus /)personne (au bureau/au comptoir/a l accueil/pour nous ouvrir/pour m ouvrir/chez vous),
        (trouve/trouvons) (porte close/la porte fermee), (y a/il y a/y avait) personne .. (bagage*/valise*/sac/sacs/affaires) !(dans le),
        (ferme/fermes/fermee/fermees/clos/verrouille*) (et/mais/alors que) .. (avion/vol/bus/train) .. (recuper*/valise*/sac*/bagage*),
        (ferme/fermee) .. (recuper*) (mes/ma/mon/nos/notre) .. (vol/avion),
        (porte/bureau/local/c est/vous etes) (est /)ferme* .. (sac*/valise*/bagage*/affaires) .. (dedans/a l interieur/encore/interieur/coince*),
        (sac*/valise*/bagage*/affaires) (est /sont /)(encore /coince* /enferme* /)(dedans/a l interieur/enferme*),
        devant (la /votre /une /)porte (close/fermee*), porte .. (fermee/close/verrouille*), personne (n ouvre/ouvre/n est la/au bureau/au comptoir),
        (enferme*/bloque*) dehors, (peux/pouvons) pas recuperer (mes/nos/ma/mon),
        (suis/sommes/est) (la /)(devant/sur place/dehors/a la porte) .. (ferme/fermes/fermee/fermees/clos/verrouille*), (ferme/fermee) (alors que/alors qu/pourtant)`,
    },
    cantFind: {
      phrases: `
        (trouve/trouvons/vois/voyons/trouver) (* /)(pas/plus/rien) (* /)(bureau/local/entree/porte/agence/boutique/enseigne/consigne), vous (trouve/trouvons/vois/voyons) pas,
        (arrive/arrivons/arrive on/peux/pouvons/reussi*) pas a vous (trouver/voir), (peux/pouvons) pas vous trouver,
        (suis/sommes/est) (* /)(devant/a l/au/sur/dans) .. (adresse/rue/numero) .. (pas/rien/ou etes),
        (maps/google/gps/waze/plan) .. (envoie/emmene/mene/amene/conduit/dirige) .. (ruelle/ailleurs/mauvais*/cul de sac/impasse/nulle part/autre), (tourne*/tournons) (* /)en rond`,
    },
    runningLate: {
      phrases: `
        (vol/avion/bus/train/ferry/car/taxi/on/je/nous) .. (retard*/coince*/bloque*/panne) ... (fermez/fermeture/attendre/encore la/avant 23*),
        (fermez/fermeture) ... (retard/coince*/bloque*/bouchon*/attendre/a temps), (nous attendre/m attendre/attendez nous/attendez moi),
        (rester/restez) ouvert* (plus/un peu/pour nous/# min*),
        (on/je/nous) (va/vais/allons) (arriver/etre la/venir/passer/revenir) .. (apres la fermeture/apres votre fermeture/apres l heure/trop tard),
        (vol/avion/bus/train/ferry/car) (est /a ete /a /)(retarde/en retard/coince/bloque) .. (on/je/nous) (sera/serai/arrive*/va/vais/serons),
        coince* dans (les bouchons/le trafic/le bus),
        (serai/serons/sera/suis/sommes/est/va etre/allons etre/vais etre/vont etre) (* /)en retard,
        (arrive/arriver*/arrivons/viendrai/viendra) (* /)(en retard/plus tard/trop tard), pas a temps,
        (pourrai/pourrons/pourra/peux/peut/arriverai/arriverons/arrivera/serai/sera/serons/reussi*) pas .. (avant/a temps/a l heure/23*/ce soir), du retard,
        (j ai/on a/nous avons/avons) (* /)(du /)retard, bloque* dans les bouchons, embouteillage*, si .. (retard/trop tard),
        retard .. (recuper*/valise*/sac*/bagage*/soir)`,
    },
    payFails: {
      phrases: `
        (paiement/carte/apple pay/google pay) .. (echoue*/refuse*/passe pas/marche pas/fonctionne pas/bloque*/erreur/rejete*),
        (arrive/peux/parviens) pas a (payer/reserver/valider/finaliser/ouvrir) !(en/sur place)`,
    },
    siteFails: {
      phrases: `
        (appli*/site/page/bouton/lien/formulaire) .. (marche pas/fonctionne pas/bug*/plante*/bloque*/erreur*/blanc*/charge pas/ouvre pas/rien/en panne/hs),
        (erreur/message d erreur) .. (pay*/paiement/reserv*/site/page/carte)`,
    },
    leftBehind: {
      phrases: `
        (oublie/laisse) (mon/ma/mes/un/une/notre/quelque chose) (* /)(veste/manteau/parapluie/chargeur/telephone/chapeau/casquette/lunettes/livre/cles/portefeuille/pull/echarpe/gourde/bouteille/tablette/ecouteurs/passeport/truc/chose) !(dans),
        (oublie/laisse) (quelque chose/un truc/un objet) .. (chez vous/bureau/la bas), objet* (trouve*/perdu*), objets trouves`,
    },
    urgent: {
      phrases: `
        urgent, urgence, au secours,
        ${urgency} ... ${needed}, ${needed} ... ${urgency},
        (besoin de/il me faut/il nous faut) (mon/ma/mes/nos/notre) ${needed} .. (tout de suite/maintenant/immediatement/de suite),
        (besoin/il me faut/il nous faut) (tout de suite/maintenant/immediatement) .. (mon/ma/mes/nos/notre) ${needed},
        (aidez moi/aidez nous/a l aide/au secours) ... (mon/ma/mes/nos/notre) ${vital}`,
    },
    wrongEmail: {
      phrases: `
        !(par) erreur .. (mail/email/e mail/courriel),
        (trompe*/goure*/faux/fausse/mauvais*/mauvaise/mal ecrit/mal tape/mal saisi/mal mis/faute) .. (mail/email/e mail/courriel),
        (mail/email/e mail/courriel) .. (mal ecrit/mal tape/mal saisi/faux/fausse/faute/mauvais/incorrect*/errone*/pas le bon/pas la bonne), (corriger/changer/modifier/rectifier) .. (mon/l/le/notre) (adresse /)(mail/email/e mail/courriel)`,
    },
    lostLink: {
      phrases: `
        (supprime*/efface*/jete/vire) .. (mail/mails/email/courriel/message/sms/qr*),
        (tel/telephone/portable/phone/smartphone/iphone) .. (casse/mort/vole/perdu/hs/tombe/batterie/decharge/a plat/eteint) .. (qr*/code/resa/reserv*/mail/lien/confirmation*/montrer),
        (plus/pas) de batterie .. (qr*/code/montrer/resa/reserv*/mail/lien),
        (change de telephone/change de portable/nouveau telephone) .. (qr*/code/resa/reserv*/lien/confirmation*),
        (peux/peut/arrive/sais) (plus/pas) (a /)(montrer/ouvrir/afficher/acceder/retrouver) .. (qr*/code/resa/mail/lien) !(si),
        qr* (code /)(ne /)(s affiche/marche/charge/s ouvre/fonctionne) (plus/pas),
        (trouve/retrouve) (plus/pas) .. (lien/reference/qr*/code/reservation/resa/confirmation*),
        (lien/numero de reservation/numero de resa/reference/code) .. (le /la /)(trouve/retrouve/connais/rappelle/souviens) (plus/pas),
        (rappelle/souviens/connais) (plus/pas) .. (numero de/code de/reference), ou est (mon/le) (lien/qr*),
        (ai/avons/a) plus (la resa/ma resa/le qr*/mon qr*/le lien/mon lien/le code/le mail),
        (mon/le/ma) (qr*/lien/confirmation) (code /)(a /)(disparu*/perdu*),
        comment (je /)(retrouve*/recuper*) (ma/la/mon) (reserv*/resa/confirmation/code/qr*/lien),
        (perdu/paume/casse/vole) (* /)(tel/telephone/portable/phone) .. (code/qr*/resa/reserv*/confirmation),
        (aucune/pas de) confirmation .. (recue/recu/arrivee/eue), (attends/attend/attendons) (* * /* /)(mail/email/confirmation),
        (perdu/supprime/efface/retrouve plus/trouve plus/trouve pas/retrouve pas/ou est/ou trouver/ou se trouve/ou je trouve/pas recu/rien recu/jamais recu/plus/recois pas/renvoye*/renvoi*) (* /* * /* * * /)(confirmation*/qr*/mail de reservation/lien/code de reservation/numero de reservation/pass bagage*/voucher/bon de reservation),
        (confirmation/qr*/mail de reservation/lien de reservation/numero de reservation/reference) .. (perdu*/supprime*/efface*/pas recu*/jamais recu*/pas arrive*/introuvable/renvoyer),
        (pas/aucun/rien/jamais) (recu /eu /)(de /d /un /le /l /)(mail/email/e mail/courriel/confirmation*),
        (paye/regle/reserve/paiement/payer/reservation) .. (rien recu/pas recu/aucun mail/aucun email/pas de mail/pas d email/pas eu/jamais recu/pas de confirmation/aucune confirmation/toujours rien),
        (mail/email/courriel) .. (pas arrive/pas recu/jamais arrive/jamais recu), (dans les/dans mes) spam*, spam*, indesirables,
        renvoyer .. (confirmation/lien/mail/qr*)`,
    },
    lostTag: {
      phrases: `
        (retrouve/trouve/retrouvons) (plus/pas) .. (ticket/recu/papier/petit papier/coupon/etiquette/jeton/talon) .. (numero/valise*/sac*/bagage*/donne*),
        (papier/ticket/coupon/etiquette/jeton) .. (disparu/envole/jete/tombe/poubelle), jete .. (ticket/etiquette/coupon/papier),
        (perdu/egare/paume) .. (papier*/bout de papier/etiquette*),
        (perdu/perds/egare) (* /* * /)(ticket/recu/etiquette/coupon/bon/numero/jeton/talon/tag) !(de reservation),
        (ticket/recu/etiquette/coupon/jeton) .. (perdu/egare/mouille/dechire), sans (le /mon /)(ticket/recu/etiquette/coupon)`,
    },
    comingIn: {
      phrases: `
        (chien*/chat/animal/animaux/enfant*/bebe*/poussette) .. (entrer/rentrer/venir avec/admis/bienvenu*/accepte* dans/accepte* a l interieur),
        (entrer/rentrer/venir/passer) .. avec .. (chien*/chat/animal/enfant*/bebe*/poussette), !(chaise) asseoir, places assises, place assise, salle d attente, coin attente,
        (endroit/coin/place) .. (se poser/patienter/s installer), (changer/allaiter/langer) (* /)(* /)(bebe*/couche*/petit/petite/enfant*), a langer, allaiter`,
    },
    minors: {
      phrases: `
        mineur*, age (minimum/minimal/requis/limite), (quel/a quel/limite d) age, (moins de) (18/16), (de/a/ai/avons/n ai que/il a/elle a) (que /seulement /)1# ans, (fils/fille/enfant/ado/neveu/niece/frere/soeur) (a /de /)(# ans), (fils/fille/enfant/enfants/ado/ados) .. (tout seul/toute seule/tous seuls/seul/seule/seuls/sans (nous/moi/adulte*/parent*))`,
    },
    privacy: {
      phrases: `
        rgpd, confidentialite, vie privee, (mes/nos/les/donnees) (donnees), donnees (personnelles/perso), (infos/informations) (personnelles/perso), (efface*/supprime*/garde*/conserve*/faites/prenez/scanne*/faire) .. (photo*/copie*/photocopie*/scan*) .. (passeport*/identite/papiers/cni), (photocopie*/scanne*/copie*) .. (passeport*/identite/papiers/cni), (effacez/supprimez) .. (photo*/infos/informations)`,
    },
    inspection: {
      phrases: `
        vous .. (ouvrez/fouillez/controlez/inspectez/scannez/ouvrir/fouiller/controler/inspecter/scanner) (* /)(sac*/valise*/bagage*/contenu),
        (ouvrez/fouillez/inspectez/controlez/scannez) vous .. (sac*/valise*/bagage*/contenu),
        (sac*/valise*/bagage*) (sont /seront /est /sera /sont ils /sont elles /)(* /)(fouille*/inspecte*/scanne*/controle*), (sont/seront) (ils /elles /)ouverts, (rayon x/rayons x/aux rayons), radiograph*, fouille* (des/les) (sac*/bagage*/valise*),
        vous (regardez/verifiez) (* /)(dans/l interieur) (* /)(* /)(sac*/valise*/bagage*), (sac*/valise*/bagage*) (* /)passe* (au scanner/aux rayons)`,
    },
    unclaimed: {
      phrases: `
        (reviens/revient/revenons/recupere/viens/vient/revenir) (jamais), jamais (revenir/recuperer/venir/revenu*), (personne) (ne /)(* /)(recupere*/vient/reclame*/reprend*/cherche*), (non) reclame*, abandon*, (vous/le/la/les) (le /la /les )(jete*/vendez/detrui*/debarrass*), (jetez/vendez) .. (sac*/valise*/bagage*), (oublie*/oublions) de (recuperer/venir/passer)`,
    },
    waiting: {
      phrases: `
        (la/de/une/grande/longue) queue, file d attente, (faire/de/longue/la) (la /)file, temps d attente, (combien de temps/longtemps) .. (attendre/attend), beaucoup (de monde/d attente), (prend/dure/faut) (combien de temps/longtemps) .. (depos*/recuper*/enregistr*), combien de temps (prend/dure/faut il/ca prend/pour) .. (depos*/depot/recuper*/laisser (un/une/les/mon/ma/mes))`,
    },
    tours: {
      phrases: `
        (tour/tours/sortie*) .. (journee/organis*/oeil bleu/montagne*/guide*), (organis*/proposez/faites/vendez) .. (excursion*/tours/visites guidees),
        visite* guidee*, (visite*/tour/tours/excursion*) (de/en/a/d) (la /l /)(ville/tirana/pied/albanie/journee), (faites/proposez/organisez/vendez/reserver/avez) .. (visite*/tour/tours/excursion*/balade*), guide touristique, (reserver/avez/louer/trouver) .. (un/des) guide*,
        (prix/combien/cout*) .. (excursion*/visite* guidee*), (excursion*/visites) .. (prix/combien/cout*)`,
    },
    reopening: {
      phrases: `
        (je/on/nous/j) .. (acceder/acces) .. (bagage*/sac/sacs/valise*/affaires), ouvrir (mon/ma/mes/nos/notre/le/la) (sac/sacs/valise*/bagage*), (prendre/recuperer/chercher/sortir/reprendre) (un/une/des/quelque/mon/ma/mes/qqch/quelques) (* /* * /* * * /)(dans/de) (mon/ma/mes/nos/notre/le/la/un/une) (sac/sacs/valise*/bagage*), (oublie*) .. dans (mon/ma/mes/nos/notre/le/la) (sac/sacs/valise*/bagage*), (besoin) .. dans (mon/ma/mes/nos/notre/le/la) (sac/sacs/valise*/bagage*), (le/la/les) (relaisser/redeposer/remettre)`,
    },
    sim: {
      phrases: 'carte* sim, sim, esim, e sim, puce (telephon*/locale)',
    },
    beside: {
      phrases: `
        (oublie/laisse/perdu/egare) .. !(vous/bureau/suis/est/sommes/vais/va/et/deja/maintenant) (dans/a/au/sur) (le /l /un /la /mon /notre /)${elsewhere} !(vous pouvez les/pouvez vous les/vous pouvez venir/pouvez vous venir/vous venez),
        (reste/restee/restes) (dans/au/a) (le /l /un /la /)${elsewhere},
        !(a l/pres de l/vers l) ambassade*, consulat*, (aller/rejoindre) (a l/le/l) (ambassade/consulat),
        (coiffeur*/barbier*/manucure*/tatoueur*/coiffeuse*), visa pour, (faut il/il faut/besoin) (d /)(un /)visa,
        (a quelle heure/ou/quand/y a t il/il y a/connaissez vous/connais tu) (est /c est /se trouve /commence /debute /finit /ouvre /ouvrent /ferme /ferment /a lieu /y a /)(le /la /les /un /une /l /des /)(* /)(concert*/match*/foot/spectacle*/cinema*/theatre*/festival*/boite*/discotheque*/club/clubs/stade/piscine*/opera) !(avec),
        (place*/billet*/ticket*/entree/entrees) (pour /de /du /d /en /au /a /)(le /la /un /l /les /)(* /)(concert*/match*/foot/spectacle*/cinema*/theatre*/festival*/boite*/discotheque*/club/clubs/stade/piscine*/opera),
        (le/la/les/l) (banque*/poste/magasin*/boutique*/centre commercial/centres commerciaux/coiffeur*/mairie/commissariat) (est /sont /elle /il /)(ouv*/ferm*),
        (ouvre/ouvrent/ferme/ferment/horaires) (de /des /du /)(le /la /les /l /)(banque*/poste/magasin*/boutique*/centre commercial/centres commerciaux/coiffeur*/mairie/commissariat),
        (est ce que/a quelle heure) (la/les/le) (banque*/poste/magasin*/boutique*/centre commercial/centres commerciaux/coiffeur*/mairie/commissariat),
        (quelle/belle/bonne/meilleure/jolie) plage*, plage* .. (proche/plus pres/la plus/pas loin), ou (est/sont/se trouve) (la /les /une /)plage*,
        (lou*/location) (de /d /)(des /une /un /)(velo*/trottinette*/scooter*/moto*),
        (restaurant*/resto*) .. (vegan*/vegeta*/italien*/halal/casher/indien*/chinois*/japonais*/thai*/gastro*/sans gluten/albanais*/fruits de mer),
        (vegan*/vegeta*/sushi*/halal/kebab*/thai*/indien*/chinois*) .. (restaurant*/resto*/coin/manger/pres),
        (ou/bon/bonne/bons/une) (trouver /manger /y a /)(des /un /une /de /bons /)(sushi*/pizzeria*/pizza*/kebab*/burger*),
        (un/une/cherche/trouver/connaissez) (bon /)(medecin/docteur/dentiste/generaliste), (un/le/du) visa (coute/touristique/pour), coute (un/le) visa,
        les soldes,
        (recevoir/recevez/receptionn*) (* /)(* /)(* /)(colis/courrier/paquet*/lettre*), (colis/courrier/paquet*) .. (a mon nom/livre/livres/envoye*/recept*/par la poste), (gardez/garder/surveillez/surveiller/gardez vous) (aussi /)(les/des/mes/mon/nos/notre/ma) (enfant*/bebe*/gosse*/gamin*), babysit*, baby sit*, garderie,
        (livrer/envoyer/recevoir) (* /)(* /)(colis/courrier/paquet) (* /)(chez vous/a votre adresse/a votre bureau)`,
      words: `
        lessive, laver (mon/mes/nos/du) (linge/vetements/affaires), laverie*, pressing,
        meteo, il fera, il pleut, pluie, sim, esim, visa pour, blague, comment tu t appelles, quelle heure est il,
        (louer/location de/location d) (une /un /des /)(voiture*/velo*/scooter*/auto), loueur*, (vous) recrut*, embauch*, un job, travailler chez vous, stage,
        (vendez vous/vous vendez) des (telephones/chaussures/vetements), !(de) foot, pleuv*, neig*, quel age (as/avez), (as/avez vous) quel age,
        (c est/bien) note, l heure qu il est, qui a (gagne/invente/ecrit), puce, nickel, poeme, fait quel temps, (temps/beau) .. (fera/fait il),
        (beau/quel temps) .. demain, (fait il/il fait/va faire/fera t il) .. (chaud/froid/beau)`,
    },
    cancelling: {
      phrases: `
        jours (non/pas/inutilis*) (utilis*/consomm*), jours inutilis*, (rend*/rembours*/recuper*/redonn*) .. difference,
        (plus tot/avant) ... (rend*/redonn*/rembours*) .. (difference/reste/argent),
        (paye/reserve) .. # .. (recuper*/repren*/repris*) .. # .. (rend*/rembours*/argent/reste),
        retard* ... (annuler/annule ma)`,
      words: `
        *annul*, *rembours*, desist*, mon argent, (plus/pas) venir finalement, (renonc*), (change/changes/changer) d avis,
        (veux/voudrais/ravoir/recuper*/rendez*) .. (argent/sous/thune*/fric), (tombe a l eau), changement de programme,
        (peux/peut/pouvons/pourr*/vais/va/allons) (plus/pas) venir !(avant/sans/avec/apres), (presente*/pointe*) pas, plus besoin,
        (en ai/n ai/n avons/en a/finalement) pas besoin, pas besoin (finalement/de (la/ma/notre)), besoin .. plus, laiss* tomber,
        (serai/sera/serons) pas la !(avant/a/tout), no show, (rendre/rendez) .. (argent/sous), plus (utile/necessaire), regrett*,
        (viens/vient/venons/viendr*) (finalement /)(plus/pas) !(tot/tard/avant), pas (pu venir/venu*),
        (supprim*/enlev*/efface*/retirez) (ma/la/notre/cette/mes) (reserv*/resa), (veux/veut/voulons) plus (la/ma/de la/venir), retract*`,
    },
    assistant: {
      words: `
        robot, bot, chatbot, (reponse/repondeur) auto*, (etes vous/vous etes/tu es/t es/es tu) .. (humain*/reel*/vrai*), intelligence artificielle, chatgpt,
        programme, qui (es tu/t a), (vrai/veritable) humain, a un ordinateur, (une/un/a une) (machine/ia) !(a)`,
    },
    languages: {
      phrases: `
        (parl*/compren*) .. (francais/anglais/allemand/italien/espagnol/danois/albanais/langue*), (quelles/quelle) langue*`,
    },
    toilets: {
      words: `
        toilet*, wc, w c, sanitaire*, lavabo*, salle de bain*, douch*, se changer, me changer, nous changer, petit coin, rafraichir, vestiaire*, se laver,
        me laver, pipi, chiottes`,
    },
    charging: {
      phrases:
        '(tel/portable*/telephone*) .. (le/la/les) (charger/recharger), (charger/recharger) .. (tel/portable*/telephone*/ordi)',
      words: `
        *recharg*, (telephone*/portable*) .. *charg*, chargeur*, prise*, wifi*, wi fi, electricite, courant, (mettre/laisser) .. en charge, brancher,
        (s asseoir/asseoir/attendre/poser/patienter) .. (chez vous/sur place/dedans/la bas), (endroit/salle/coin) .. (attendre/asseoir/attente), gourde,
        !(par/sur/l/via/sans) internet, cellulaire, *charg* .. (telephone*/portable*/batterie*/tel/ordi*/appareil*/smartphone/gsm/natel)`,
    },
    papers: {
      phrases: '(quels) (documents/papiers), besoin du passeport, besoin d un document',
      words: `
        passeport*, carte nationale, identite, permis de conduire, mon permis, papier*, cni, justificatif*, (quel*/un/de/des) document*,
        (apporter/presenter/montrer/amener) !(mes/les valise*), (quoi) .. (apporte*/amene*/montre*/presente*), imprim*,
        faut quoi pour (recuper*/reprend*/retir*/depos*/me rendre), (apporte*/amene*/montre/montrer/presente*) quoi`,
    },
    collecting: {
      phrases: `
        (chauffeur/taxi) .. (recuper*/retir*/prendre) .. (valise*/bagage*/sac*),
        (mon/ma/mes/un/une) (* /)${people} .. (peut/peuvent/pourrait/pourra) .. (recuper*/retir*/chercher/reprendre/prendre), (peut/peuvent/pourrait/pourra/est ce que) .. (mon/ma/mes/un/une) (* /)${people} .. (recuper*/retir*/chercher/reprendre/prendre), ${people} (a/aura/avec/montre) (le /mon /une photo du /la photo du /une capture du /)(qr/qr code/code/pass) !(code/marche), (envoyer/transferer/donner/envoie/envoyez) (* /)(* /)(qr code/code/pass/qr) a (mon/ma/un/une) (* /)${people}`,
      words: `
        (mon/ma/mes/un/une/quelqu un d) ${people} .. (peut/peuvent/pourrait/pourra/puisse) .. (recuper*/cherch*/prendre/retir*/reprend*/venir/deposer),
        a (ma/notre/sa) place, quelqu un d autre, une autre personne, procuration, (de ma/en mon/de notre) (part/nom), pote, a mon nom,
        (recupere*/reprise*/retire*) par (quelqu un/un/une/mon/ma),
        (recupere*/recuperera/prend/prendra/retire*/cherche*/vient/viendra) .. !(de) (mon/ma/mes) ${people}, autorisation,
        (laisser/deposer) .. (pour/a) (un/une/mon/ma) ${people},
        (peut/peuvent/pourrait/pourra/puisse/si) .. ${people} .. (recuper*/cherch*/prendre/retir*/reprend*/venir/passer),
        (mon/ma/un/une) (* /)(pote/mec/meuf/cousin*/voisin*/hote/coloc*/oncle/tante/collegue) .. (recuper*/cherch*/prendre/retir*/reprend*/venir/passer),
        qu (un/une/mon/ma) ${people}, (elle/il/ils/elles) (passe*/vien*) .. (cherch*/prendre/recuper*),
        (mon/ma/mes/un/une) ${people} .. (recupere*/prendra/retire*/viendra/reprend*/vient (chercher/prendre))`,
    },
    access: {
      words: `
        handicap*, accessib*, pmr, mobilite reduite, marches, escalier*, ascenseur*, rampe*, plain pied, bequille*,
        (marche/marcher/deplace*) .. (mal/difficil*/peine), (mal/difficult*/du mal) a marcher, deambulateur, monte charge, !(poussette) canne !(a), fauteuil*,
        une marche !(a pied/de)`,
    },
    parking: {
      phrases: `
        (ou /)(laisser/laisse/mettre/mets/poser) (la/ma/notre) (voiture/bagnole/caisse),
        (m arreter/s arreter/arreter/me mettre/se mettre/s approcher/m approcher) .. (voiture/devant/decharger), (devant) .. (decharger/charger),
        (en voiture/avec la voiture/en caisse) .. (s arreter/nous arreter/m arreter/se poser),
        (voiture/bagnole) .. (devant/jusqu a la porte) .. (decharger/deposer/minute*),
        parking*, me garer, se garer, garer, stationn*, (laisser/garer) (la/ma/notre) voiture, place de parking`,
    },
    currencies: {
      words: `
        *dollar*, usd, sterling, chf, couronne*, (autre*/quel*/quelle*) (devise*/monnaie*), devise*, bureau de change, taux de change, franc, francs,
        (changer/change) (de l /de /des /l /du /mes /)(argent/euro*/monnaie/devises/cash), (en/des/prenez les/acceptez les) livres`,
    },
    fromStation: {
      phrases: `
        (loin/distance/a pied/marche/minutes/combien de temps/proche/pres) .. (gare/terminal/gares/station de bus),
        (gare/terminal/station de bus) .. (loin/distance/a pied/de marche/combien de temps/minutes)`,
    },
    lodging: {
      phrases: `
        (pas cher*/bon/bonne/sympa/petite/petit) .. (chambre*/b b/auberge/hotel/gite), (chambre*/b b/auberge/hotel) .. (pas cher*/bon marche/sympa/petit prix)`,
      words: `
        (lou*/recommand*/conseill*/proposez/avez/cherch*/reserver/trouver) .. (appart*/hotel*/chambre*/auberge*/logement*/studio), hebergement*, loge*, dormir,
        airbnb*, passer la nuit, gite, gites, crecher, chambre libre, chambres libres`,
      hints: 'hotel*, appart*, chambre*',
    },
    eating: {
      phrases: '(ou/endroit/coin) .. (manger/biere/verre/bouffer)',
      words: `
        restaurant*, resto*, !(a) manger, (quoi/ou) .. a manger, bouffer, dejeuner, diner, petit dej*, cafe*, boire, faim, bar, bars, boulangerie, biere,
        bouffe, (on/ou/bien) mange, grignoter, snack*, glace*, creperie, sandwich*, byrek, burek, glacier, gelato, patisser*`,
    },
    errands: {
      phrases: `
        (laver/lavage) .. (linge/vetements/fringues/habits),
        (ou/plus proche/y a t il/trouver/pres) .. (distributeur*/banque/pharmacie*/supermarche*/medecin/hopital/dentiste/laverie*/pressing/poste/coiffeur),
        distributeur*, pharmacie*, supermarche*, laverie*, dab`,
    },
    cities: {
      words: `
        (pour/a/vers/au/en/jusqu a) ${cities}, (bus/autocar*/car/cars/furgon*/billet*/ticket*/train*) .. !(de/d/depuis) ${cities},
        (billet*/ticket*) .. (bus/autocar*/car), ${cities} .. (bus/billet*), (autre*) ville*, (bus/autocar*) .. (partent/autres),
        (rejoindre/visiter/voir/via) ${cities}`,
      hints: `
        !(de/d/depuis) ${cities}`,
    },
    rides: {
      phrases: `
        voiture de location, loueur*, (bus) .. (telepherique/dajti/lac), chauffeur .. (prive*/journee/pour),
        (lou*/location) (de /d /)(une /un /des /)(voiture*/auto/bagnole), (voiture*/auto) .. (a louer/location)`,
      words: `
        taxi*, vtc, uber, navette*, transfert*, shuttle*, (a l/de l/pour l/vers l/jusqu a l/rejoindre l/depuis l) aero*port*, aeroport* .. (bus/loin/distance),
        (bus/aller/distance/loin/rejoindre/venir) .. aeroport*, (dernier/premier/prochain) bus, horaires (du/des) bus, rinas, venir nous chercher, quai, metro,
        (y a/il y a/un) (un /des )(train/trains), (train/trains) pour, covoit*, blablacar, flixbus, bolt, ferr*, bateau*, auto stop,
        (bus/car) (pour/vers) !(venir/vous/aller/chez)`,
      hints: 'aeroport*, avion, bus, car, train, chauffeur',
    },
    cooling: {
      phrases: `
        frigo*, refrigerat*, congelat*, (au/dans le) (frais/froid), (garder/conserver/rester/tenir) (* /)(* /)(frais/froid)`,
    },
    valuables: {
      phrases: `
        objet* de valeur, valeur, bijou*, precieu*,
        (ordi*/ordinateur*/pc/macbook*/laptop*/appareil photo/camera*/argent/passeport/medicament*/tablette*/ipad*/drone*/electronique) .. (dans (le/mon/la/ma) (sac/valise/bagage*)/dedans/risque/securite/sur/sur/laisser/a l interieur),
        (laisser/mettre/j ai) (* /)(* /)(ordi*/ordinateur*/macbook*/laptop*/bijou*) (dans/dedans/est)`,
    },
    fragile: {
      phrases: `
        fragile*, (verre/vase/ceramique/porcelaine) .. (attention/dedans/casse*/soin), (faire/faites) attention .. (valise/sac/fragile)`,
    },
    delivery: {
      phrases: `
        (porter/monter/envoyer) .. (valise*/bagage*/sac*) .. (a/au/dans) (mon/notre/l/le) (hotel/airbnb/logement),
        (deposer/apporter/amener/emmener/livrer/livrez/transporter) .. (valise*/bagage*/sac*) .. (gare*/terminal/hotel/airbnb/aeroport),
        (venir chercher/chercher/recuperer/collecter) .. (a/dans/de) (l/notre/mon) (hotel/airbnb/appartement/auberge),
        (cherch*/recuper*/prendre/prenez) .. (nos/mes/les/ma/mon) (* /)(valise*/sac*/bagage*) .. (a l hotel/a notre hotel/a mon hotel/au airbnb/a l airbnb/a l appart*/de l hotel),
        (apport*/amen*/livr*/envoy*/transport*/depos*) .. (valise*/sac*/bagage*) .. (a l hotel/a notre hotel/a l aeroport/a mon hotel/a l airbnb/chez moi/chez nous/a l appart*),
        livrer, livrez, livraison*, coursier, expedi* .. (valise*/sac*/bagage*)`,
      words: `
        (livr*/apport*/ramen*/transport*/depos*/envoy*/emmen*/amen*) .. (a l /au /a notre /a mon /a la /vers la )(hotel/airbnb/appart*/domicile/logement/gare*/station/terminal/aeroport), livr*, coursier, expedi*`,
    },
    invoice: {
      phrases: `
        (une/la/avec/de/ma/vos) facture*, facture (pour/svp/au nom/avec),
        (recu/ticket) .. (entreprise/travail/boite/patron/notes de frais/note de frais/comptab*/impots), note de frais, notes de frais,
        (avoir/donnez/donner/faire/obtenir) (* /)(un recu/un ticket de caisse/un justificatif)`,
    },
    deposit: {
      phrases: 'caution*, acompte*, arrhes, depot de garantie',
    },
    discount: {
      phrases: `
        reduction*, remise*, rabais, tarif (reduit/groupe/etudiant), code promo*, promo*, moins cher .. (groupe*/plusieurs/nombreux/personnes), ristourne`,
    },
    days: {
      phrases: `
        !(poussette* ... pour/planche* ... pour/velo* ... pour/guitare* ... pour) (un/1) (jour /)ou (deux/2), (compte*/calcule*/ca fait/facture*) .. (un jour/deux jours/1 jour/2 jours/comme un jour/comme deux),
        comment .. (compt*/calcul*) .. jour*, jour* calendaire*, jour* civil*, (24 heures/24h) ou .. jour*,
        (jour de depot/jour de retrait/jour du retrait/dernier jour/premier jour) .. (compte*/paye*/factur*), le soir .. matin .. (jour*/deux/paye*),
        (payer/paye/paie) (un /une /)(jour/journee) (de plus/en plus/supplementaire)`,
    },
    refused: {
      phrases: `
        fusil*, carabine*, lacrymo*, petard*, feux d artifice, gazeuse, rechaud a gaz, recharge* de gaz, grenade*, bombe*, revolver*,
        (chien*/chat/chats/animal/animaux), (arme*/pistolet/munition*/explosif*/feu* d artifice/drogue*/cannabis/essence/bouteille* de gaz/cartouche* de gaz),
        (qu est ce que/quoi) .. (interdit*/refus*/pas accept*/prenez pas), (quels objets/objets/articles) .. (interdit*/refus*),
        (viande/poisson) (fraiche/frais/cru*/congele*), perissable*, (a manger/nourriture/fromage/viande/vin) .. (dedans/laisser/sac/valise),
        laisser .. (a manger/nourriture/fromage),
        couteau*, canif*, opinel*, machette*, sabre*, ciseaux, (bouteille*/alcool*/vin/raki/biere*) .. (valise*/sac*/bagage*/dedans/laisser/probleme/autoris*), (valise*/sac*/bagage*) .. (bouteille/bouteilles/alcool/vin/raki/biere*)`,
    },
    hourly: {
      phrases: `
        !(faire/voir/visiter/enfants/chien) pour (#/une/deux/trois/quelques) (heure/heures/h) !(avant/du/plus/de l),
        !(faire/voir/visiter/enfants/chien) (seulement/juste/que/pour) (* /)(#/une/deux/trois/quelques/1/2) (heure/heures/h) !(avant/du matin/du soir/plus tard/de marche),
        (a l heure/a l) heure !(actuelle/arriv*/pour/si/vous), (par/de l) heure, tarif horaire, quelques heures`,
    },
    price: {
      phrases: `
        (c est/est ce) .. # euro*, # euro* (pour/par/meme/tout),
        (compt*/fait/font/facture*/considere*) .. (comme /pour /)(2/deux/1/un/une/3/trois) (jour*/journee*),
        (c est/ca fait/ce sont/ca compte/ca fera) (deja /donc /toujours /alors /)(2/deux/3/trois/1/un/une) (jour*/journee*) !(max*),
        (par/a la/pour chaque) (bagage/valise/sac/piece) ou (pour/par) (tout/l ensemble/tous/personne/jour), (une /la /de /)caution,
        (journee/jour) (entier*/complet*) .. (payer/paie/paye), (tarif*/prix/remise/reduc*) .. (groupe*/de groupe),
        jour (du/de) (retrait/depot/la recup*) .. (compte*/paye*/facture*), (paye/payer/paie/payes/facture*) .. (deux/2/trois/3) jours !(par/en/avec),
        (jour/journee/euros) .. (24h/24 heures) !(24/sur 24), minimum .. (pay*/factur*),
        (pay*/paie/facturez) .. (poussette*/sac* a main/parapluie*/casque*/veste*),
        (poussette*/sac* a main/parapluie*/casque*/veste*/petit* sac*) .. (pay*/paie/gratuit/factur*),
        (compt*/fait/fera/paie/paye/facture*) combien de jours,
        (seulement/juste/que) .. (# h/#h/heure/heures/# minutes) .. (pay*/paie/journee/entier*/euros/quand meme/meme prix),
        !(poussette* ... pour/planche* ... pour/velo* ... pour/guitare* ... pour) (1/un/une/2/deux) (jour /jours /journee /journees /)ou (1/un/une/2/deux/3/trois), comment .. (comptez/comptes/compter/comptabilis*/calcul*) !(les casque*/les veste*/les manteau*/les velo*/les poussette*/les planche*/les parapluie*/une poussette),
        comment (ca/se) compt*, jour* .. compt* .. (comment/combien), combien de jours .. (ca fait/compt*/paie/paye*/factur*/seront)`,
      words: `
        prix, cout*, combien !(de/d/temps), *tarif*, cher, chere, remise*, *reduc*, rabais, promo*, supplement*, (des/les/aucun) frais, montant*, bon marche,
        (payer/paie/paye/facture*) .. (par/a l/a la/au) (jour/heure/bagage/sac/valise/personne/piece), gratuit*, offre*, devis, penalit*, surcout*, en tout,
        caches, tout compris, total, combien de (sous/fric), calendaire*, onereux, abordable, tva, payant*, ca revient a, majoration, pour la journee,
        cb (pour/le/la/par/de), (extra/extras), (donnerait/ferait/reviendrait/couterait), commission*, (a l heure/a la journee) ou,
        (jour/journee) .. (compte*/facture*/paye*), chacun*, degressi*, (est/sont/etre) compte*, entame*, negoci*, c est pas donne, ca donne,
        (par/a l/a la/au) (jour/heure/bagage/sac/valise/personne/piece/semaine) .. (paie/payer), (paie/payer/paye) .. (plus/moins), (#/euros) .. c est tout,
        au nombre, (paie/paye/payer) pour (ca/un/une/le/la/les/mon/ma/mes/chaque), facture* (le/quand), geste, # euros !(et), inclus*, compris* dans,
        ristourne*, # minutes .. pay*, pay* .. # minutes, forfait*, (paie/paye/payer) .. (deux fois/2 fois/double/pareil/quand meme), demandez .. pour, balles,
        combien (d euros/d argent/de lek*), (pay*/paie) .. (un jour/autre jour/nouveau jour/jour de plus), comptez,
        (pay*/paie) (la/une/toute la) (journee/nuit), gratos, estim*, pour chaque, ca (fait/compte) (un/une/deux/2/trois/double), c est moins,
        (est/fait/coute) cb, # pour # (jour*/sac*/valise*/bagage*), c est (par/a la/a l/au) (jour/heure/journee/bagage/sac/valise/personne/piece), faites payer,
        !(valise/sac/bagage/personne/jour/nuit) en plus, ttc, hors taxe*, (par/a la/au) (sac/valise/bagage/piece) ou, trois euros, frais supp*,
        ca compte (pour/comme), (etes/plus/moins/trop) chers, facturez, compte* (pour un*/comme un*/aussi/pareil/comment)`,
      hints: 'minimum, calcul*, par (jour/sac/bagage/valise)',
    },
    otherWays: {
      phrases: `
        paypal*, venmo, klarna, bizum, mobilepay, mobile pay, vipps, satispay, postepay, swish, alipay, wechat pay, western union, bitcoin*, btc, usdt, ethereum, *crypto*, *krypto*, *cripto*, cheque*, *virement*, iban`,
    },
    cards: {
      words: `
        carte* (bancaire*/bleue*/de credit/de debit), (par/en/la) carte, cb, visa, mastercard, amex, american express, apple pay, google pay,
        (pay*/accept*/pren*/regl*) .. carte* !(sim), sans contact`,
    },
    cash: {
      words: 'espece*, liquide !(s), cash, (pay*/accept*/regl*) .. (euro*/lek*)',
    },
    paying: {
      phrases: '!(carte) (revolut/lydia)',
      words: `
        payer, paye, payes, payez, payee, paie, paient, regler, regle, *reglement*, acompte*, arrhes, caution, *facture*,
        (debit*/prelev*) .. (carte/compte/reserv*), (carte/compte) .. (debit*/prelev*), debite*, preleve*, prepay*, a l arrivee, note* de frais, tpe,
        (terminal/lecteur/machine) .. carte, (gros/grosses) (billet*/coupure*), (monnaie/argent/billets) (albanais*/locale*),
        (argent/sous) .. (maintenant/apres/tout de suite/plus tard), empreinte*, avez .. terminal, quittance, (carte/paiement*) .. refus*`,
    },
    extending: {
      phrases: `
        prolong*, (rallonge*/etendre), (laisser/garder/rester/gardez) .. (plus longtemps/plus long/un jour de plus/# jours de plus/encore),
        (un/une/deux/#) (jour/jours/nuit/semaine) (de plus/supplementaire*/en plus/en rab), (encore/ajouter) (un/une/deux/#) (jour*/nuit*/semaine*),
        (recuperer/revenir/passer) .. un jour plus tard, (recuperer/revenir) .. (jour/jours) plus tard, plus longtemps que`,
    },
    changing: {
      phrases: `
        (reserve/reservation) (* /)(pour /)(#/une/un/deux/trois/quatre) .. (mais/et finalement/et en fait) .. (#/deux/trois/quatre/cinq/six) !(jour*/heure*),
        (valise/sac/bagage) de plus que (reserve*/prevu/la reserv*/dans),
        reserve .. # .. mais .. #,
        (reserve/mis/choisi/pris/note) .. mais (je/j/on/nous) (voulais/voulait/voulions/pensais/est), (nom/prenom/telephone/numero) .. (mal ecrit/mal orthographie/faux/fausse/faute/errone*), (mauvais/faux) (nom/prenom/numero/telephone),
        (recuper*/chercher/reprendre/reprend*/prendre) (* * /* /)(valise*/sac/sacs/bagage*/affaires) plus (tot/tard) !(que *h*),
        au lieu de (ce soir/demain/ce matin/#*/midi/lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche),
        (plus tot/plus tard/plus longtemps) que (prevu/dit/reserve/marque/note/indique),
        reserve (pour /)(#/une/un/deux/trois) (* /)(mais/et/finalement) .. (que /)(#/deux/trois/une) (valise*/sac*/bagage*)`,
      words: `
        (ajout*/rajout*), modif*, prolong*, (plus longtemps), (un/une/deux/quelques/#) (jour*/nuit*/heure*/semaine) (de plus/supplementaire*/en plus),
        (jour/nuit) de plus, encore (un/une) (jour/nuit), (valise/sac/bagage) (de plus/en plus/supplementaire), plus de (sacs/valises/bagages) que, decaler,
        reporter, repousser, (ecrit/mis/saisi/tape/entre/rentre/choisi) .. (mauvais*/faux/fausse), un autre jour, autre date, (moins de) (sacs/valises/bagages),
        (un/une) (valise/sac) (de/en) moins, (plus tot/plus tard/avant/apres/avance/retard) .. (prevu*/reserv*/resa), (heure/que/horaire) prevu*,
        (au lieu de/finalement) (#*/un/une/deux/trois), une personne de plus, (retir*/enlev*) .. (valise*/sac/sacs/bagage*) .. (reserv*/resa), passer de # a #,
        passer .. (reserv*/resa), (tromp*/goure*/plante/erreur/faux/fausse/mauvais*) .. (date*/reserv*/heure*/jour*/nom/nombre/mail/email/numero/resa),
        (chang*/modif*/deplac*/report*/decal*/corrig*/repouss*/avanc*) .. (reserv*/resa/date*/heure*/jour*/nom/mail/creneau/depot/retrait/au #*/*di/dimanche)`,
    },
    full: {
      words: `
        plus place, sature*, (plus/pas) (assez /)de place !(skanderbeg), complet, complets, est complete, rempli, (plein/pleins) !(centre/air/milieu/coeur/ete)`,
    },
    walkIn: {
      phrases: `
        (y a/il y a/reste/avez/auriez/aurez) (t il /vous /)(encore /toujours /)(de la /une /des )(place/places) (la /)(maintenant/tout de suite/aujourd hui/ce matin/cet aprem*/pour #/pour (deux/trois/une/un) (valise*/sac*/bagage*)),
        (faut/dois/doit/besoin) (de /d /)(prendre /un /)(prendre /)(rdv/rendez vous), (pas/rien) reserve !(pour),
        (peut/peux/puis/pouvons) (on /je /nous /)(juste /simplement /)(debarquer/se pointer/me pointer/passer comme ca/venir comme ca),
        (oblige/obligatoire) (la /de /une /)(resa/reserver/reservation),
        sans (reserv*/rdv/rendez vous/rien reserver/avoir reserve), (faut il/il faut) (reserver/une reservation),
        (faut il/il faut/doit on/dois je/on doit/je dois/oblige de/obligatoire de/besoin de) (absolument /vraiment /)(reserver/une reservation),
        reservation (obligatoire/necessaire/requise), (venir/passer) directement,
        (venir/passer/arriver/debarquer/deposer) (directement/comme ca/sur place/a l improviste/sans prevenir), directement (sur place/venir/au bureau),
        a l avance, a l improviste, spontan*`,
    },
    groups: {
      words: `
        groupe*, scolaire*, classe, ecole, colo, plus de (20/25/30/40/50), chorale, club, orchestre, delegation*, association, congres, evjf, evg,
        enterrement de vie, # (filles/garcons/amis/amies/copines/adultes/ados/touristes/jeunes), !(pour) # (personnes/eleves/etudiants/gens/voyageurs/enfants),
        pour (1#/2#/3#/4#/5#) (personnes/eleves/etudiants), vingtaine, trentaine, quarantaine, dizaine, quinzaine, cinquantaine, !(l/votre) equipe*,
        (on est/on sera/nous sommes) (1#/2#/3#/4#/5#) !(min*)`,
    },
    watching: {
      phrases: `
        (qui/quelqu un) (* /)(garde*/surveill*/veille*/reste/dort) .. (la nuit/de nuit/fermeture/fermes/ferme), (la nuit/de nuit/apres la fermeture/quand vous etes ferme*/quand c est ferme) .. (qui garde/qui surveille/qui veille/quelqu un garde/quelqu un surveille/surveille*/gardien*)`,
      words: `
        camera*, *casier*, a cle, a clef, assure, assures, assuree*, assurance*, *surveill*, verrouill*, (piece/salle/local/endroit) .. ferme*, gardien, vigile,
        (est/sont) (garde/gardes/gardee/gardees), consigne* automatique*, ferme* .. cle, (un/des) garde, des gardes, qui garde*, alarme*`,
    },
    reviews: {
      phrases: `
        (les/vos/des) avis, avis (clients/google), note google, fiable*, arnaque*, serieux, evaluations, trustpilot`,
    },
    oddItems: {
      phrases: `
        ${countable} .. (un/1/une) (bagage /piece /objet /article /seul /)ou (deux/2), (un/1/une) (bagage/piece/objet/article) ou (deux/2),
        comment .. (compt*/calcul*) .. ${countable}, ${countable} .. compte* comment,
        (poussette*/velo*/siege auto/guitare*/skis/planche*) .. compte* .. (comme/pour)`,
      words: `
        planche* de surf, planche*, surf, snowboard*, ski, skis, velo*, poussette*, guitare*, violoncelle*, violon*, instrument*, kayak*, golf, tente*,
        trottinette*, skate*, drone*, (enorme*/geant*/volumineux) (valise*/sac*/bagage*/carton*), hors format, carton*, tapis, vtt, canne a peche, encombrant*`,
    },
    reserving: {
      words: `
        (voudrais/voudrions/veux/voulons/aimerais/souhaite*) .. reserver, faire une (reserv*/resa),
        (puis je/peut on/on peut/je peux) reserver .. (pour #/pour deux/pour trois/pour demain/pour aujourd hui), reservez moi,
        (besoin/cherche/voudrais/veux/voudrait/faut*) .. (une /de la /des /# )(place/places), (reste*/encore/assez) de la place, (gard*/bloqu*) .. une place,
        bloquer, faut prevenir, pour reserver, dispo pour`,
    },
    earlyFlight: {
      phrases: `
        (vol/avion/pars/part/partons/decoll*/depart) .. a (1/2/3/4/5/6/7/0*/1h/2h/3h/4h/5h/6h/7h/cinq heures/quatre heures/six heures) !(valise*/sac*/jours/personnes/euro*/bagage*),
        (vol/avion/depart) tres (tot/matinal), tot le matin .. (vol/avion/depart)`,
    },
    night: {
      phrases: `
        avant (8/8h/huit heures/l ouverture/que vous ouvriez/votre ouverture), apres (23/23h/23 h/minuit/la fermeture/11h du soir), (a/vers) minuit,
        (en pleine/au milieu de la) nuit, (la nuit/de nuit) .. (ouvert*/recuper*/depos*/quelqu un),
        (ouvert*/recuper*/depos*/venir/quelqu un) .. (la nuit/de nuit/en pleine nuit), (arriv*/atterri*) .. (4/5/6/7/4h/5h/6h/7h) .. (quelqu un/ouvert*/depos*)`,
      words: '24 7, 24h, 24 heures, h24, minuit, 24h 24',
    },
    holidays: {
      phrases: `
        jour* ferie*, ferie*, noel, nouvel an, jour de l an, 1er janvier, 1 janvier, 31 decembre, paques, reveillon*, fete nationale,
        (ouvert*/ouvrez/ferme*) .. (dimanche*/samedi*/week end*/weekend*/le # novembre/le # decembre/le # janvier/# novembre/# decembre),
        (dimanche*/samedi*/week end*/weekend*) .. (ouvert*/ouvrez)`,
    },
    overnight: {
      words: `
        duree max*, maximum .. (jours/temps), (une/deux/trois) semaine*, (un/deux/trois) mois,
        (laisser/garder/deposer/stocker/gardez) .. (la nuit/une nuit/toute la nuit/pour la nuit/plusieurs jours/quelques jours/plusieurs semaines/# nuits),
        combien de temps (peut on/puis je/on peut/je peux/max*), combien de temps .. (laisser/garder/deposer), (passer/passe) la nuit .. (valise*/sac*/bagage*)`,
    },
    hours: {
      phrases: `
        (arriv*/atterri*/debarqu*/serai la/sera la) .. (0*/4/5/6/7/4h*/5h*/6h*/7h*) .. (quelqu un/qqn/ouvert*/deposer/laisser/du monde/avant),
        avant (8h*/8/l ouverture/votre ouverture/que vous ouvr*), (a/vers) (0*/4h*/5h*/6h*/7h*) .. (quelqu un/qqn/deja ouvert*/du monde),
        ferm* .. (dejeuner/midi), (bus/vol/avion/train) .. (0*/4h*/5h*/6h*/7h*) .. (recuper*/avant/valise*/sac*/bagage*/affaires/reprendre)`,
      words: `
        horaire*, ouvert*, ouvr*, ferme, fermes, fermee, fermez, ferment, fermet*, quand (est ce que vous/ouvr*/ferm*/etes/peut/puis/est ce qu),
        (vous/c est/etes/est) .. ferm*, ferie*, nuit, minuit, !(apres) midi, (trop/plus/si/tres) (tard/tot), *retard*, 24h*, 24 24, 7j 7, 7 7,
        (#h*/# h/# heures) .. (recuper*/depos*/venir/reprend*/ok/possible/quelqu un/ca va/ouvert*/laisser/chercher),
        (recuper*/depos*/venir/reprend*/arriv*/chercher/passer/prendre/atterri*/rendre) .. (#h*/# h/# heures/vers #*/minuit/tot le matin),
        quelqu un .. (#*/le matin/noel/dimanche/la nuit), noel, nouvel an, paques, 14 juillet, 15 aout, toussaint, jour de l an, lendemain, combien de jours,
        combien de temps !(a pied/depuis/pour venir/pour aller/de/d/en/a l avance/en avance/avant), (duree/temps/delai) (max*/limite), duree*,
        (max*) .. (jours/temps), au maximum, derniere heure, sans interruption, tous les jours, du matin, de bonne heure, tard le soir, (journee) continue,
        (j arrive/on arrive/j arriverai/on sera/je serai/arrivons/arrive/atterrit/atterri*) .. (#h*/# h/# heures/vers #*),
        (#h*) .. (c est bon/encore/ok/possible/trop tard), (bosse*/travaill*) .. (noel/dimanche/lundi/ferie*/jour*), premiere heure,
        (passer/venir/arriver/passe/viens) (maintenant/tout de suite/la maintenant), a temps, (devant/dehors) .. ferm*, derniere (limite/chance),
        a partir de (quand/quelle heure), des quand, (depot/deposer) .. (tot/quand), combien de nuits, # nuits, heure limite,
        quand (je/on) (pourrais/pourrait/peux/peut),
        (y a/y a t il/y aura/y aura t il/aura) (toujours /encore /deja /)(quelqu un/qqn/du monde) !(qui/qu on/que/a qui/a appeler/pour),
        (vous etes/etes vous/t es/tes) (la/present*), ferm* .. (lundi/dimanche/samedi/midi), (toujours/encore) la, toute heure, n importe (quand/quelle heure),
        (mois/semaines/jours) de (stockage/garde/consigne),
        (jusqu a/jusqua/jusqu au) (quelle/quand/#*/tard/minuit/lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche/demain/lendemain/soir/la semaine),
        fin de semaine, vous (travaillez/bossez), (revenir/prendre/reprendre/recuper*/chercher/reprend*) .. (demain/lendemain/plus tard/soir/nuit/#h),
        (laisse*/gard*/depos*/rester) .. (nuit/# jours/plusieurs jours/semaine*/mois/demain/soir), (jour d apres/jour suivant/un autre jour),
        dernier (depot/retrait*/moment/delai), (quelle*/quel/vos) heure*`,
      hints: `
        heure*, quand, tard, tot, soir, soiree, matin, dimanche*, lundi, mardi, mercredi, jeudi, vendredi, samedi*, week end*, weekend*, aujourd hui, demain,
        #h*, # h, jour*, semaine*, mois`,
    },
    booking: {
      phrases: `
        reserv* .. sans .. carte*,
        (imprim*) .. (reserv*/resa/confirmation), (resa/reserv*) .. (suffit/suffisent/chacun/par personne),
        (reserv*) .. (pay*/regl*) .. (sur place/arriv*/en arrivant/quand je/quand on/plus tard/apres/la bas),
        (prolong*/rallong*) .. (jour*/nuit*/reserv*/garde/consigne), (rajouter/rallonger) .. (jour*/nuit*), (garder/laisser) .. (jour*/nuit*) de plus,
        (reste/avez vous/il y a/vous avez) .. (place*) (pour/samedi/dimanche/demain/ce), (paye) .. (rien/pas/aucun*) .. (recu/mail/confirmation/arrive),
        gard* .. (ma/notre) place`,
      words: `
        *reserv*, resa, resas, reza, *disponib*, dispo, dispos, a l avance, (avez/reste*/auriez/encore/y a/il y a/assez/aurait) .. (de la /)(place*),
        des places, rendez vous, rdv, *confirmation, (pas/jamais/rien) .. (confirmation/mail), derniere minute, le jour meme, premier arrive, prevenir,
        improviste, possible (ce soir/aujourd hui/demain/pour ce soir/pour demain), (pas/rien) (recu/eu) .. (mail/confirm*/email), au dernier moment, debarquer,
        place pour, # (places/place), (temps/jours) (a l avance/avant), (place/places) (libre/libres/dispo*), qr, qrcode, inscri*, spontane*,
        (viens/vient/venir/passe/passer/pointe*) (quand meme/direct/directement/sans/comme ca), encore (possible/moyen), creer .. compte,
        !(cote/loin/pres/metres/minutes/sommes/sortie/bord/centre/coin) de la place !(skanderbeg/principale/centrale)`,
      hints: 'place, places, libre*',
    },
    safety: {
      phrases: `
        manque* !(le mail/un mail/la confirmation/de place/de temps/du temps/une heure/# heures),
        (vole/volee/vol/voles/perdu/perdue) .. (rembours*/dedommag*/indemnis*) !(annul*), (qui) .. (acces/entrer/entre) .. (bagages/valises/salle/local/sacs),
        (ordi*/pc/appareil photo) .. (chez vous/laisser) .. (sur/risque*/securi*),
        (tout le monde/n importe qui/les gens) .. (entrer/acces/acceder/entre), oublie .. chez vous,
        comment .. (gardes/gardez/stockes/conserves/surveilles/ranges/entreposes), (prend/vole) .. (telephone/portable/ordi*/portefeuille) .. (sac*/valise*),
        (quelqu un/qqn/on a/vous) .. (ouvr*/ouvert*/fouill*) (ma/mon/mes/nos), (stock*/rang*/garde*/mettez/conserve*) (ou/comment),
        rembours* .. (perte*/perdu*/vole/voles/volee*/casse*/abime*), (vous avez/avez vous/auriez/quelqu un a) .. (trouve/retrouve), objet* (trouve*/perdu*),
        (perdu*/perds/egare*/paume*/jete/tombe/retrouve plus/trouve plus) .. (ticket/recu/coupon/jeton/etiquette/numero/talon/bon de depot/papier que/bout de papier) !(de bus/de train),
        (ticket/recu) .. (tombe/jete), (perte*/casse*/dommage*/incendie) .. rembours*, (pas/plus) (de/le/mon) ticket, assur* jusqu a,
        ou (gardez vous/rangez vous/sont ranges/sont gardes/mettez vous/vous (mettez/gardez/rangez/stockez)) .. (valises/bagages/sacs),
        (oublie/laisse) (tomber /)(mon/ma/mes/un/une/quelque) (* /)(parapluie/veste/manteau/chargeur/telephone/chapeau/bonnet/lunettes/livre/cles/portefeuille/pull/echarpe/gourde/tablette/ecouteurs/passeport/chose),
        quelqu un .. (touch*/part avec/repart*), (valise/sac/bagage/sac a dos/cadenas) .. (ete/etait/est) (ouvert/ouverte/fouill*/force*),
        (valise/sac/bagage) .. n est plus, (ouvre/ouvrez/ouvrent/fouill*) les (sacs/valises/bagages),
        (valise/sac/bagage) .. (echange*/confondu*)`,
      words: `
        *securi*, surete, vole, voles, volee, volees, voler, voleur*, vol (de/des/d), perdre, perdez, perd, perds, perte*, risqu*, craint, fiable*, camera*,
        *surveill*, gardien*, garde par, recu, recus, assurance*, assure*, *abime*, endommag*, *proteg*, *casier*, (a/ferme* a) cle, a clef, ordi, ordinateur*,
        laptop*, pc portable, de valeur, responsab*, fouill*, (ouvr*/regard*/control*/inspect*) .. (sac*/valise*/bagage*/dedans), control*, inspect*,
        numero sur, se trompe* de valise, scann*, preuve*, justificatif de depot, jeton, bon de (depot/retrait), pique, piquer, vide*, abim*, en lieu sur,
        confian*, manque, (personne) .. (prend*/prenne/vole*/touche*/pique*), (appareil* photo*/camera/drone/bijou*), arnaque*,
        (ticket/recu/coupon/numero/jeton/talon) .. (perdu/retrait/depot/valise*/sac*/bagage*), ticket .. numero, etiquet*, en permanence,
        (acces) .. (bagages/salle/piece), peur, inquiet*, (fermee/verrouillee/securisee), entre de bonnes mains, sous cle, rayons x, oubli*, avis google,
        avis sur, (suffit) .. (recuper*/retir*), safe, (le/les/de/des) vols, electronique*, garantie*, enferm*, casse*, dispar*, macbook*, mac, ipad*, contenu,
        prudent, dangereu*, ticket de (depot/consigne), materiel photo, serieu*, film*, incendie, couvert*, inconnu*, matos (photo/video),
        !(je suis/suis/on est/sommes/me suis/s est) perdu*, scelle*, un oeil, barre*, (c est/est ce/est) sur !(la/le/l/une/quel*/rue/google),
        (donnez/remet*/recoi*) .. (ticket/numero/coupon/papier/truc/carte), melange*, cadenas*, que c est (ma/mon/la mienne), (contre/en cas de/et) (le /)vol,
        quelqu un (garde/qui gard*/prend*/prenne/vole*/touche*/pique*), les cles`,
      hints: 'personnel, sur, numero, documents',
    },
    location: {
      phrases: `
        parking, stationne*, garer, (bus/gare routiere/gare/terminal/autogare) .. (a pied/pieds/marcher),
        (hotel*/airbnb/auberge/logement) .. (a pied/loin/combien de temps/distance/marche), (adresse) .. (taxi/chauffeur/vtc/uber),
        (taxi/chauffeur/vtc/uber) .. adresse, adresse .. (donner/montrer/dire), (place/endroit/ou) .. (parker/parquer/garer),
        (envoie*/envoy*) .. (position/loc/localisation), google maps, accessib* .. (en voiture/en bus/en transport*),
        (depot/consigne/bureau/agence/comptoir) .. (a l aeroport/a la gare/dans d autres), temps .. (marcher/a pied),
        (a pied/de marche/on marche/marcher) .. (bus/gare*/terminal/hotel*/arret/autogare/chez vous/jusqu a),
        (suis/est/sommes) (devant/derriere/en face) (le/la/l/un/une), acceder (a votre/chez vous/au bureau), marcher combien,
        (c est/etes/est/situe*) .. (dans/cote/derriere/devant/face/pres/loin/depuis/interieur) .. (bazar/musee*/mosquee*/monument*/magasin/parc/boutique/galerie/tour/theatre/eglise/banque)`,
      words: `
        (c est/vous etes/etes/situes/est/trouve/trouvez/venir/aller) ou, adresse* !(mail/mails/email/e mail/electronique), situe*, emplacement, maps, rue,
        chemin, *itineraire*, venir (chez/a/vous/depuis/jusqu/de/en), y aller, s y rendre, *rejoindre, trouver, loin, *distance*, *autocar*, gare*, arret,
        station, *parking*, stationn*, centre ville, (au/dans le/du/le/depuis le) centre, a pied (depuis/de/du), entree, position,
        vous etes (dans/pres/a cote/en/au), (je suis/on est/nous sommes) .. (place/gare/terminal/centre), (trouve/trouvons/trouver) (pas/plus), vous trouvez,
        je vais ou, on va ou, ca se trouve, en face, gps, (vous/on vous/on) trouve (facilement/comment/bien), facile d acces, combien de minutes,
        minutes .. (de/depuis/a pied), etage, enseigne, panneau, porte, interphone, sonnette, pyramide, opera, skanderbeg,
        comment (je/on) (viens/vient/vous trouve/va/arrive/fait pour), je (viens/vais) comment, voiture, (passes/passe/passee) devant, code postal, waze,
        localis*, metres, km, introuvable, rdc, rez de chaussee, immeuble*, batiment*, blloku, cour, (je suis/suis/on est/sommes/me suis/on s est) perdu*,
        (de/du) (quel/quelle) (cote/coin), (cote) de la place, point (exact/precis), (endroit/position/lieu) exact*, partag*, place (principale/centrale),
        sur la place, gauche, droite, repere*, (c est/bien/est) (indique*/signale*/flech*), sous sol,
        vous etes (du cote/vers/derriere/devant/proche*/face/entre), (quelle/quel) (cote/station/bus/ligne/sortie/direction),
        (pres/a cote/derriere/devant) (de la/du/de l/l/de/le/la) (centre/place/terminal/hotel*), comment (aller/venir/on vient/on vous), metro .. proche*,
        minutes (a pied/du), pour venir, par ou, vitrine, facade, camping car, pancarte*,
        ou (etes/est/se/vous/puis/peut/sont/dois/on/trouver/deposer/laisser/je/exactement/ca/prendre/faut),
        ou c est !(par/pour/plus/moins/gratuit/ferme/complet/tout), !(bon/bons/de) plan, quelle place,
        (je/on/ne/vous) (trouve/trouvons/voit/vois) (pas/plus/rien), (quel/votre) (quartier/coin)`,
      hints: 'pres, endroit, bureau, centre',
    },
    contact: {
      phrases: `
        message d erreur, erreur .. (clique*/appuie*/valide*), (clique*/appuie*) .. (rien/erreur/marche pas/passe rien), plainte*, reclam*, pas content*,
        impoli*, desagreable*, malpoli*, (arrive/peux/peut/arrivons) (pas/plus) .. (valider/site/page/formulaire/clique*/bouton/lien/connecte*),
        erreur (#/affich*), erreur .. (site/page/formulaire), (marche/fonctionne/charge/repond) (pas/plus) .. (site/page/bouton/lien/appli*),
        impossible .. (site/page/formulaire), (pas/jamais) repondu, plaindre, (parler/joindre/contacter/qui est le) .. (responsable/patron/gerant*/chef),
        un responsable, (site/page/bouton/lien/formulaire/appli*) .. (pas/plus/rien/bug*/bloque*/plante*/erreur*/rame/blanc*/charge/hs/casse/panne/inaccess*),
        repond* .. (mail*/tel*/message*), l application`,
      words: `
        !(sans) contact*, recontact*, telephon*, appel*, coup de fil, tel, mail, mails, e mail*, email*, *courriel*, ecrire, ecris, *joindre, joignable*,
        whatsapp*, watsapp*, whats app, message*, humain, conseiller*, numero, num, urgen*, reclam*, instagram, sms, fixe, standard, discuter, insta, ig,
        messenger, decroche, repond*, reponse, plainte*, gerant*, patron*, chef, service client, sav, texto, plaindre, proprietaire, directeur, directrice,
        parl*, en (francais/anglais), langue*, francophone*, facebook, bug*, (laisser/mettre/poster/ecrire) un avis, avis negatif, mecontent*, ligne .. occup*,
        (file*/donne*/avez/auriez) .. 06, decu*, rappel*, wapp, employe*, gsm, natel, (sur/via) (fb/telegram/signal),
        (un/une/vrai/vraie) (humaine/vraie personne/personne) !(agee)`,
      hints: 'quelqu un, personne, francais*, anglais*',
    },
    items: {
      phrases: `
        (nourriture/fromage*/viande/vin/raki/huile/miel/alcool/bouteille*) .. (valise/sac/bagage*) .. (ok/probleme/grave/possible/genant),
        combien de (valises/sacs/bagages) (max*/peut on/je peux/on peut/puis je), poids max*, (laisser/avoir/mettre) .. (bouffe/nourriture),
        (ouvrir/acceder a/reprendre un truc) .. (sac/valise/bagage*) .. (journee/entre temps/pendant), place pour .. (velo*/poussette*/ski*/guitare*/planche*),
        (bouffe/nourriture/aliments/fromage/liquides/boissons) .. (sac*/valise*/bagage*/dedans), couteau*, canif, ciseaux, combien .. (peser/pese),
        (peser/pese*) combien`,
      words: `
        (gros/grosse/grosses/grand/grands/grande/grandes/enorme*/volumineu*) (sac*/valise*/bagage*/carton*/objet*), taille*, dimension*, lourd*, poids, pese*,
        kilo*, kg, #kg, encombrant*, hors format, limite*, *velo, *velos, trottinette*, casque*, moto, poussette*, ski, skis, snowboard*, *surf*, planche*,
        instrument*, guitare*, violon*, *animal, animaux, chien*, chat, chats, *nourriture, *aliment*, bouffe, courses, *interdit*, *autoris*, accepte* pas,
        (quels/quelles/quel/quelle) (objet*/chose*/type*/affaires), *deposer, *laisser, laisse, garder, gardez, gardes, garde, stock*, entrepos*, *consign*,
        confier, tente*, batons, bouteille*, vin, alcool, drone*, golf, robe*, costume*, manteau*, veste*, parapluie*, colis, carton*, sacoche*, sac a main,
        plante*, siege*, couteau*, arme*, batterie externe, parfum*, outil*, cadre, tableau*, matelas, chaise*, rollers, skateboard*, skate, luge, fleurs,
        glaciere, fromage*, viande, huile, poisson, equipement*, materiel, meuble*, tele, jouet*, souvenir*, sac plastique, pochette, cabas,
        sac de (sport/plage/couchage), tapis, epee, fer, rando, randonnee, palmes, kayak, canne a peche, (pas/plus) le droit,
        (droit/permis) de (mettre/laisser/deposer), acceder, acces a (mon/mes), valoche*, tambour*, piano, clavier, trompette, saxo*, accordeon, flute, ukulele,
        percussion*, permis, permise, permises, housse*, a manger dedans, aquarium, urne*, artifice*, malle*, briquet*, gaz, rechaud, tabac, cigarette*,
        raquette*, ballon*, trepied, vtt, refusez, *cage, litres, contrebasse, lit, gabarit, caisse (de/en)`,
      hints: `
        bagage*, valise*, sac, sacs, objet*, affaires, gros, grosse*, grand*, prenez, accept*, recuper*, gardien*`,
    },
    payment: {
      phrases: `
        (delivrez/donnez/faites/remettez/fournissez) .. (recu/ticket/facture), (avoir/obtenir) .. (recu/facture),
        (deux/2/double/doubles) (debit*/prelevement*/paiement*/transaction*), (minimum/mini/min) .. (cb/carte), (cb/carte) .. (minimum/mini/a partir de),
        un recu (par/de), ticket de caisse, facture .. tva, 3d, (debit*/preleve*/encaisse*) .. (deux fois/2 fois/x2/double),
        (m avez/m a/ete/j ai) .. (facture*/paye*) .. (deux fois/2 fois/double), (deux/2) fois .. (debit*/preleve*),
        (recu/facture/justificatif/ticket) .. (travail/boulot/entreprise/employeur/patron/frais/comptab*/societe/pro),
        (recu/facture/justificatif) .. boite !(mail/e/aux/de), en (deux/2/trois/3/plusieurs) fois, chacun sa`,
      words: `
        paiement*, payement*, bancaire*, visa, mastercard, amex, american express, cheque*, virement*, especes, liquide, cash, euro*, lek, leks, monnaie,
        credit, paypal, apple pay, google pay, lydia, revolut, sans contact, distributeur*, !(sim/carte d) cb, pieces, tpe, iban, rib, wero, lyf, prelevement,
        carte, cartes, bancontact, maestro, twint, interac, postfinance, impaye*, comptant, (billet*/coupure*) de #`,
      hints: 'argent, accept*, billet*',
    },
    nearby: {
      phrases: `
        (on a/j ai/il nous reste/avons/reste/nous avons) .. (# h/#h/# heures/deux heures/trois heures) .. (faire/visiter/voir/quoi),
        (quoi/que) (faire/visiter/voir) .. (a cote/autour/alentours/coin/pres/enfants), musee* .. a pied, distributeur*, atm, dab, bancomat*, pharmac*,
        supermarche*, superette*, epicerie*, pique nique*, (retirer/tirer) (de l /du /des /)(argent/cash/liquide/lek*/sous), a tuer, (spar/carrefour/lidl),
        ou se (poser/detendre/reposer), (un/une/des) (parc/jardin*/musee*/plage*/piscine/marche) .. (loin/pres/cote/coin), remplir .. (bouteille*/gourde)`,
      words: `
        *proximite, autour, alentour*, environs, voir, visit*, attraction*, musee*, monument*, decouvr*, balad*, promen*, chateau*, mosquee*, bunk*, touris*,
        bazar, lac, parc, pyramide, marche (couvert/local), marches (de/du), supermarche*, pharmac*, magasin*, plage*, boutique*, conseil*, recommand*,
        suggest*, pres d ici, pres de chez, (on fait/faire/fait) quoi, flaner, sympa, incontournable*, bon plan, bons plans, vaut (le/la) (coup/peine/detour),
        a pied, (avec) (des /les /mes /nos )enfants, (quoi/faire) .. enfants, occuper, passer le temps, tuer le temps, joli*, eglise*, galerie*, telepherique,
        dajti, laverie, vieille ville, vue, terrasse, idees, blloku, drole*, amusant*, rigolo, activite*, (pas/rien) (rater/louper), le quartier, ce quartier,
        acheter, coworking, (pour/ou/peut/de quoi) travailler, fontaine*, medecin*, hopital, dentiste*, (dans le/au/du) coin,
        (a/que/quoi/aller/peut on/on peut) faire, faire .. (une heure/# heures/# h/1h/2h/3h), a ne pas manquer, ennui*,
        (heures/#h/temps) (a tirana/devant/libre*/d attente/a perdre), marrant*`,
      hints: 'proche*, faire',
    },
    special: {
      phrases: `
        (venir/passer/passez/venez/pouvez/recuperer/prendre/chercher/recuperez/enlever) .. (valise*/sac*/bagage*/affaires/les) .. (a /dans /depuis )(l /notre /mon /un /)(hotel/airbnb/appart*/auberge/logement/maison/gite/hebergement),
        (chercher/recuperer/prendre) .. (a l/dans notre/a notre/au) (hotel/airbnb/appart*/auberge/logement),
        (aid*/coup de main) .. (port*/soulev*/valise*/bagage*/tirer), (port*/soulev*/transporter) .. (aid*/coup de main/quelqu un), (livrez/livrer/livraison*),
        (envoy*/expedi*/achemin*) .. (valise*/bagage*/sac*/affaires), on (rentre/entre) (bien/avec),
        (medic*/medoc*/insuline/traitement) .. (frais/frigo*/froid), porte* (les/mes/nos/ma/des) (valise*/bagage*/sac*),
        (apport*/livr*/deposer/amener/emmen*/transport*) .. (valise*/bagage*/sac*) .. (aeroport/hotel/airbnb/appart*/domicile/a la gare)`,
      words: `
        *special*, speciau*, particul*, *fragile*, verre*, *porcelaine, attention, precaution*, *aide*, !(avec des/avec les/avec/d/mes/nos) enfant*, bebe*,
        precieu*, *medic*, insuline, frigo*, agee*, besoins, enceinte, asseoir,
        , au frais, allergi*, aveugle, malvoyant*, sourd*, medoc*, au froid, vase, doucement, delicatement, porter, porteur*, bagagiste*, chariot*,
        diable, de soin*, (monte*/descend*) (les/mes/nos) (valise*/bagage*/sac*)`,
      hints: 'demande*, possible, famille, probleme*, faut',
    },
  },
}
