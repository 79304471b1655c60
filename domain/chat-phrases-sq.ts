import type { ChatWords } from './chat-patterns.ts'

export const sqPhrases: ChatWords['phrases'] = {
  price: `
    (1/nje) (dite /)(apo/a/ose) (2/dy), (2/dy) (dite /)(apo/a/ose) (1/nje/3/tre),
    (quani/quhet/quhen/quajne/numeroni/numerohet/numerohen/llogarit*/konsiderohet/i bie/jane/eshte/behen/behet/del/dalin) (si /per /keto /kjo /)(1/nje/2/dy/3/tre) dite*,
    (quani/numeron*/llogarit*/llogaris*) .. (dit*), (si) .. (numero*/llogarit*/llogaris*/quhen) .. dit*,
    (sa) dite (quhen/jane/paguaj/paguajme/numerohen/me quhen/llogariten/behen/me bie/do paguaj/duhet te paguaj), po me (ore/or/dite) sa,
    (depozit*/kapar*/garanci) .. (lem/leme/le/lihet/duhet/kerkoni/dorez*), (duhet/a duhet) .. (kapar*/garanci),
    (vetem/veq/vec) .. (# ore/# or/dy ore/nje ore/disa ore/tre ore/2 ore) .. (pagu*/paguh*/gjithe diten/plote), (gjithe/tere) diten .. pagu*,
    (karroc*/cante dore/canta e dores/cader*/kask*/xhup*) .. (pagu*/paguh*/falas), (paguh*/pagu*) .. (karroc*/cante dore/cader*/kask*/xhup*), (zbritj*/ulje/skonto/cmim) .. grup*,
    sa (osht/oshte/asht), me or sa, dita e (marrjes/terheqjes/dorezimit), (vetem/veq) .. (# ore/dy ore) .. (# euro/njesoj),
    (sa kushton/sa ben/cmimi) .. (le/lej/mbaj*/ruaj*) .. (valixh*/cant*)`,
  hours: `
    (arrij*/mberri*/vij*/vi/zbres*/ulet/zbret) .. (0*/4/5/6/7/4h/5h/6h/7h) .. (njeri/dikush/hapur/ka kush/le/lem/leme),
    (para) (ores 8/oren 8/ores 8h/8/8h/orarit/hapjes/se te hapeni/se te hapni), (ne/rreth/oren/ores/ora) (0*/4/5/6/7/4h/5h/6h/7h) .. (njeri/dikush/hapur)`,
  safety: `
    (ruh*/ruaj*/ruan*/mbah*) .. mire, mire .. (ruh*/ruaj*),
    (mungon/mungojne/mungonte/me ka humbur dicka/s eshte/zhduk*) .. (nga/dicka/gje/ne cante/canta/valixh*/gjera), (dicka/gje/gjera/para) .. (mungon/mungojne/zhduk*),
    (canta/valixhja/valixha/canten/valixhen/dryni) .. (hapur/hapen/rrem*/thyer), (dikush/kush) .. (ka hap*/e ka hap*/hapi/rrem*),
    (humb*/humba/humbur/humbi/gjej) .. (bilet*/kupon*/letr*/letren/numr*/etiket*/flete*/deftes*) .. (valixh*/cant*/bagazh*/dhate/dhat*/qe me),
    (humb*/humba/humbur) .. (kuponi*/letra/letren/etiket*/fleten/numrin e), (valixh*/cant*) .. (care/plasur/plasje/thyer/grisur/gervisht*/demtuar/lagur),
    (kush) .. (hyn/hyj/hyjne/akses/qaset) .. (cant*/valixh*/dhom*), (laptop*/kompjuter*) .. (te ju/le/lej/leme), (zinxhir*/doreza/dorezen/rrota/rrotat) .. (prish*/thyer/keput*/kep*),
    (kushdo/te gjithe/gjithkush) .. (hyj*/hyn*/futet/futen)`,
  location: `
    parkim*, parkoj*, parkohet, parking*, (hotel*/airbnb/hostel*) .. (ne kembe/larg/sa minuta/ecje/afer jush/sa kohe), (ne kembe/ecje) .. (stacion*/terminal*/hotel*/autobus*),
    (stacion*/terminal*) .. (ne kembe/ecje/kembe), (adres*) .. (taks*/taxi*/shofer*), (taks*/taxi*/shofer*) .. adres*, adresen .. (jap/tregoj/them),
    (ku/vend) .. (parko*/le makinen/lej makinen), nga bie, (jam/jemi) (te/tek) .. (nga/ku)`,
  contact: `
    (faqja/faqe/faqen/websajti/sajti/saiti/website/butoni/butonin/linku/link/formular*) .. (s/sme/nuk/smu/nuk me/gabim/bllok*/bardh*/hapet/ngec*/ngrin/error*/punon/prish*/bug*),
    (nuk/s/sme/smu) .. (hapet/punon/ngarkohet/funksionon) .. (faqja/butoni/linku/faqe), faqe e bardhe, del error, (gabim/error) .. (ne faqe/ne sajt/kur klik*/kur shtyp),
    (klik*/shtyp*) .. (asgje/nuk/s), ankes*, ankohem, ankohemi, (flas/flasim) .. (shef*/pergjegj*/pronar*/menaxher*), pasjellsh*`,
  payment: `
    (paguar/pagova/terhequr/mbajt*/marr*/hequr/heq*/zbrit*/iku/iken/debit*/faturuar/paguara) .. (dy here/2 here/dyfish/dy her/2 her),
    (dy here/2 here/dyfish) .. (terhequr/mbajtur/marr*/hequr/paguar/debit*), (dy/2) (pagesa/terheqje/transaksion*/debitime/heqje),
    (kupon*/fatur*/vertetim*/deftes*) .. (pune*/firm*/kompani*/shef*/zyren/shpenzim*/punedhenes*), (minimum*) .. kart*, kart* .. minimum*`,
  special: `
    (vini/vi/te vini/merrni/merreni/ti merrni/t i merrni/marr*/me merrni) .. (cant*/valixh*/bagazh*/ti merrni/t i merrni/gjerat) .. (ne/te/nga/tek) (hotel*/airbnb/apartament*/shtepi*/banes*/hostel*),
    (hotel*/airbnb/apartament*/hostel*/banes*) .. (vini/merrni/ti merrni/t i merrni/te vini) .. (cant*/valixh*/bagazh*),
    (vini/te vini) .. (ti merrni/t i merrni/merrni) .. (cant*/valixh*/bagazh*), (ndihm*/nje dore) .. (mbaj*/mbart*/ngre*/cant*/valixh*/bagazh*), (mbaj*/mbart*/ngre*) .. (ndihm*/nje dore),
    (coni/sillni/dergoni/sjell*/co*) .. (valixh*/cant*/bagazh*) .. (aeroport*/hotel*)`,
  rides: `
    (makine/makin/makina/veture) .. (qira/qera/qira*), (qira/qera) .. (makine/makin/veture), rent a car, rentakar,
    (ture/tura/turet/ekskursion*/tour) .. (dite/organizo*/syri i kalter/mal/det/beni), (beni/organizoni/keni/ofroni) .. (ture/tura/ekskursion*/udhetime),
    (autobus*/urban*) .. (teleferik*/dajt*/liqen*)`,
  lodging: `
    (lire/mire/te lire/i lire) .. (b b/bujtin*/hostel*/hotel), (hotel/hostel/bujtine/dhome) (i /e /te /me )(lire/mire)`,
  booking: `
    (ruani/ruaj*/ruhet/mbani/mbahet/humb*) .. (vendin/rezervim*),
    (rezerv*/prenot*) .. pagu* .. (kur/aty/vij/arrij/me vone/pastaj/mberri*), (zgjas*/zgjat*/shty*) .. (dite/nate/rezerv*/qendrim*),
    (shty*/zgjas*/zgjat*/mbaj*/lej) .. (edhe/dhe) (#/nje/dy) (dit*/nat*), (ka/keni) (ende /)vend (per/te)`,
  items: `
    (ushqim*/djath*/mish/vere/raki/vaj/mjalte/alkool/shishe*) .. (valixh*/cant*/bagazh*) .. (ok/problem/lejohet/ka gje), sa (canta/valixhe/cope/bagazhe) (mund/mun/lejohen/te lej/te le),
    thik*, brisk*, gershere*, (sa) .. (peshoj*/peshe/kile), pesha maksimale`,
  eating: `
    (ku/vend) .. (ha/hame/birre/pime/pi)`,
  charging: `
    (karik*/mbush*) .. (cel/celular*/telefon*/tel)`,
  papers: `
    (cfare/cilat/c) dokument*, duhet pasaport*, duhet leternjoftim*`,
  cancelling: `
    (s/nuk) erdh* .. (para*/lek*/dje/dot)`,
}
