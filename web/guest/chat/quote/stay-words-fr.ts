import type { StayWords } from './stay-words.ts'

export const stayWordsFr: StayWords = {
  numbers:
    'un/une/un seul/une seule, deux/les deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix sept, dix huit, dix neuf, vingt',
  items: `
    valise, valises, valoche, valoches, sac, sacs, sac à dos, sacs à dos, sac a dos, sacs a dos, bagage, bagages, bagage à main, bagages à main, trolley, trolleys, colis, carton, cartons, sacoche, sacoches,
    pièce, pièces, vélo, vélos, poussette, poussettes, guitare, guitares, article, articles, malle, malles, paquet, paquets, sac de voyage, sacs de voyage, sac de sport, sacs de sport`,
  between:
    'grosse, grosses, gros, grande, grandes, grand, grands, petite, petites, petit, petits, moyenne, moyennes, lourde, lourdes, x, entier, entière, entiers, entières, complet, complète, pleins, de, cabine, mes, nos, belles',
  days: 'jour, jours, journée, journées, jrs, jr, j',
  nights: 'nuit, nuits, nuitée, nuitées',
  weeks: 'semaine, semaines, sem',
  months: 'mois',
  hours: 'heure, heures, h, hr, hrs',
  oneDay:
    'demi journée, demie journée, une demi journée, une demie journée, la journée, toute la journée, le jour même, dans la journée, même jour, le même jour',
  twoDays:
    'pour la nuit, la nuit, toute la nuit, jusqu au lendemain, jusqu à demain matin même, le lendemain, lendemain, le jour suivant, le jour d après',
  fortnight: 'quinzaine',
  per: 'par, chaque, le, la, l, au, à la, à l',
  later: 'dans, après',
  vague:
    'quelques, plusieurs, prochain, prochaine, certains, environ une dizaine, de plus, supplémentaire, supplémentaires',
  change:
    'prolonger, changer, modifier, décaler, reporter, au lieu, de plus, plus longtemps, supplémentaire, supplémentaires, jour de plus, finalement, le reste, les autres, l autre, restant, restante, restants, restantes, l un d eux, une d elles, un d entre eux',
  booksFor: '',
  dropsOff:
    'déposer, dépose, déposons, dépôt, laisser, laisse, laissons, amener, amène, apporter, apporte, apportons',
  picksUp:
    'récupérer, récupère, récupérons, récup, récupération, reprendre, reprends, reprend, reprenons, reprise, venir chercher, viens chercher, venons chercher, les chercher, retirer, retire, retirons, retrait, retour, revenir, reviens, revient, revenons',
  people:
    'personnes, personne, pers, adultes, enfants, élèves, amis, copains, étudiants, voyageurs, participants',
  weAre: 'nous sommes, on est, on sera, groupe de, famille de, nous serons, classe de',
  iAm: 'âgé de, âgée de',
  parties: 'couple, couples, famille, familles, groupe, groupes, chambres',
  each: 'chacun, chacune, par personne, par tête, chacun avec, chacune avec',
  today: 'aujourd hui, aujourdhui, auj, maintenant, ce matin, cet après midi, ce soir',
  tomorrow: 'demain, demain matin, demain soir',
  inTwoDays: 'après demain',
  weekend: 'week end, weekend',
  weekdays: 'dimanche/dim, lundi/lun, mardi/mar, mercredi/mer, jeudi/jeu, vendredi/ven, samedi/sam',
  monthNames:
    'janvier/janv, février/fév/févr, mars, avril/avr, mai, juin, juillet/juil, août, septembre/sept, octobre/oct, novembre/nov, décembre/déc',
  from: 'de, du, depuis, dès, à partir de, à partir du, entre, des',
  until: 'jusqu à, jusqu au, jusqu, jusque, jusqua, jusquau, à, au',
  on: 'le, du, au, jusqu au, à partir du, dès le',
  atClock: '',
  at: 'à, vers, avant, après, dès, de',
  oClock: 'h, heures, heure',
  morning: 'du matin, h du matin, heures du matin',
  evening: 'du soir, h du soir, heures du soir, de l après midi, heures de l après midi',
  and: 'et, plus, avec, ainsi que',
  or: 'ou',
  label:
    'chambre, vol, porte, ligne, étage, quai, terminal, bus, numéro, n, no, num, rue, appartement, réservation, code',
  filler: `
    bonjour, bonsoir, salut, svp, s il vous plaît, merci, pour, pr, pendant, et, seulement, juste, aussi, le, la, les, l, de, du, des, d, est, c est, c, ce, ça, possible, combien, quoi, que, qu, et pour, je, j,
    ai, on, nous, avons, voudrais, veux, peux, peut, laisser, garder, déposer, mes, nos, mon, ma, environ, alors, si, ok, dans, en, chez, vous, serait, fait, il, faut, prochain, avec, ce, les deux`,
}
