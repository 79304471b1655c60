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
    (sa kushton/sa ben/cmimi) .. (le/lej/mbaj*/ruaj*) .. (valixh*/cant*), (ore/ora/oren/oreje) (apo/a/ose) (per /ne /me /)(dite/dita/diten),
    (dite/dita/diten) (apo/a/ose) (per /ne /me /)(ore/ora/oren), # euro (ora/dita/nata/copa/canta/valixhja/cope/cante/njera/secila/gjithsej), (femij*) .. (paguh*/pagua*/falas),
    (paguh*/pagua*) .. femij*, sa ben (nje/dy/cdo/per), (eshte/jane/kushton) # (lek/leke/euro), # (lek/leke/euro) .. (dita/diten/dite/nata/copa),
    (per) (nje/dy/tre/#) (cant*/valixh*) .. (pagu*/paguh*), (pagu*/paguh*/pages*) .. (cdo) (dite/ore/nate/njeri),
    (po per/per) (jave/javen/muaj/muajin/dite/diten/ore/oren/nate/naten/# dite/dy dite) sa, sa per (jave/nje jave/muaj/nje muaj/nje dite/nje nate/# dite),
    (cant*/valixh*) .. (ore/dite/jave/nate) sa, # (cant*/valixh*) per # (ore/dite/jave/nate), (dita/dite/diten/ora/ore) e (filluar/nisur)`,
  hours: `
    (arrij*/mberri*/vij*/vi/zbres*/ulet/zbret) .. (0*/4/5/6/7/4h/5h/6h/7h) .. (njeri/dikush/hapur/ka kush/le/lem/leme),
    (para) (ores 8/oren 8/ores 8h/8/8h/orarit/hapjes/se te hapeni/se te hapni), (ne/rreth/oren/ores/ora) (0*/4/5/6/7/4h/5h/6h/7h) .. (njeri/dikush/hapur),
    deri (ne /)sa !(te/kile/kg/pesh*/kilogram*/veta/persona/valixh*/cant*)`,
  safety: `
    (ruh*/ruaj*/ruan*/mbah*) .. mire, mire .. (ruh*/ruaj*),
    (mungon/mungojne/mungonte/me ka humbur dicka/s eshte/zhduk*) .. (nga/dicka/gje/ne cante/canta/valixh*/gjera), (dicka/gje/gjera/para) .. (mungon/mungojne/zhduk*),
    (canta/valixhja/valixha/canten/valixhen/dryni) .. (hapur/hapen/rrem*/thyer), (dikush/kush) .. (ka hap*/e ka hap*/hapi/rrem*),
    (humb*/humba/humbur/humbi/gjej) .. (bilet*/kupon*/letr*/letren/numr*/etiket*/flete*/deftes*) .. (valixh*/cant*/bagazh*/dhate/dhat*/qe me),
    (humb*/humba/humbur) .. (kuponi*/letra/letren/etiket*/fleten/numrin e), (valixh*/cant*) .. (care/plasur/plasje/thyer/grisur/gervisht*/demtuar/lagur),
    (kush) .. (hyn/hyj/hyjne/akses/qaset) .. (cant*/valixh*/dhom*), (laptop*/kompjuter*) .. (te ju/le/lej/leme), (zinxhir*/doreza/dorezen/rrota/rrotat) .. (prish*/thyer/keput*/kep*),
    (kushdo/te gjithe/gjithkush) .. (hyj*/hyn*/futet/futen), (hap*/prek*/rrem*) .. (kush/dikush/njeri) .. (cant*/valixh*/gjer*), (kush/dikush) (e /i /ma /mi /)(hap*/prek*/rrem*),
    (cant*/valixh*) .. (e imja/e jemja/e dikujt tjeter/e tjetrit),
    (kam/kemi/paskam) (lene/len/harru*) (nje/dy/nji) (ombrell*/cader*/xhaket*/xhup*/karikues*/bluze/kapele/syze/lib*/celes*/portofol*),
    (lash*/e lash*/harrova/harruam) .. (aty/te ju/tek ju/dje/atje), me ka (mbet*/mbetur), valixhe* (e gabuar/gabim), (canten/valixhen) e gabuar,
    si (i/e/na i/m i) (ruani/ruheni/mbani/ruajne), si (ruhen/ruhet/mbahen/mbrohen), (kush) .. (qasj*/akses*/hyrje),
    (s/nuk/mos) (ma/m a/na/i/t i) (merr/marre/marrin/prek*/hap*) (njeri/kush/dikush/njerez),
    (rri/eshte/ka/qendron) .. (dikush/njeri/kush) .. (me cantat/me valixh*/te cantat/tek cantat/gjithmone/gjithe kohen),
    (merr/marre/vjedh) .. (telefon*/laptop*/kompjuter*/portofol*/parate) .. nga .. (cant*/valixh*), ku (i /e /)(fusni/mbani/vini/lini/ruani/veni) .. (valixh*/cant*/bagazh*/gjerat),
    (shikon/shikojne/shohin/kontrollon/kontrollojne) .. (brenda/njeri/kush/dikush), (thote/thone/pretendon) .. (valixh*/cant*),
    njeri .. (gjithe kohes/gjithe kohen/vazhdimisht/gjithmone), (marrim/jepni/merr/marr) nje numer !(telefon*/viber), demshperbl*, (laget/lagen/lagur) .. (canta/valixh*/gjera*),
    (te tjeret/tjeret/njerezit/te huaj) .. (prek*/hap*/marr*) .. (cant*/valixh*/gjera*), kujt i perket, e kujt eshte, dry (dera/dhoma),
    nese (me /na /)(thyhet/prishet/humbet/humb/demtohet/vidhet) !(bileta), (biznes/firme/kompani) .. (vertet*/ligj*/regjistr*)`,
  location: `
    parkim*, parkoj*, parkohet, parking*, (hotel*/airbnb/hostel*) .. (ne kembe/larg/sa minuta/ecje/afer jush/sa kohe), (ne kembe/ecje) .. (stacion*/terminal*/hotel*/autobus*),
    (stacion*/terminal*) .. (ne kembe/ecje/kembe), (adres*) .. (taks*/taxi*/shofer*), (taks*/taxi*/shofer*) .. adres*, adresen .. (jap/tregoj/them),
    (ku/vend) .. (parko*/le makinen/lej makinen), nga bie, (jam/jemi) (te/tek) .. (nga/ku),
    (jeni/gjendeni/ndodheni/zyra) (shume /)(afer/prane/ngjitur/perballe/mbrapa/pas/larg/perkarshi/poshte) !(mbyll*), afer .. jeni, nga (te vij/te vijme/vij/te hyj/te hyjme/hyhet),
    (ku/kah) (jeni/bini/gjendeni/ndodheni), google maps, ne mes (te qytetit/te sheshit/te tiranes), ku (e ke/e keni) (vendin/zyren/dyqanin/lokalin), lehte .. (gjet*/gjej*/gjind*),
    numri i (deres/shtepise/nderteses/godines/pallatit), (gjen/gjeje/gjejne) .. (taksia/taksi/taksisti/shoferi), (taksia/taksisti/shoferi) .. gje*, ku (te /)(vijme/vij/vime),
    te njejtin vend, (keni/gjendet) ngjitur, vihet .. (lehte/kembe/autobus), per te ecur, (shume/larg) .. (ecur/ecje), (s/nuk) (ju /po ju )(shoh/shohim/shof),
    autobus* .. (te ju/tek ju/afer jush/prane jush), (te eci/te ecim/te ecet)`,
  contact: `
    (faqja/faqe/faqen/websajti/sajti/saiti/website/butoni/butonin/linku/link/formular*) .. (s/sme/nuk/smu/nuk me/gabim/bllok*/bardh*/hapet/ngec*/ngrin/error*/punon/prish*/bug*),
    (nuk/s/sme/smu) .. (hapet/punon/ngarkohet/funksionon) .. (faqja/butoni/linku/faqe), faqe e bardhe, del error, (gabim/error) .. (ne faqe/ne sajt/kur klik*/kur shtyp),
    (klik*/shtyp*) .. (asgje/nuk/s), ankes*, ankohem, ankohemi, (flas/flasim) .. (shef*/pergjegj*/pronar*/menaxher*), pasjellsh*,
    ku .. (ju /t ju /)(telefonoj/telefonojme/shkruaj/shkruajme/kontaktoj/kontaktojme/thirr*/therras), (marr/marrim/marre) ne (telefon/tel/celular/whatsapp/viber),
    (numer*/nr) .. (telefonoj/thirr*/marr/shkruaj), (s/nuk) .. (ngreni/ngrini/hapni/pergjigj*) .. (telefon*/cel*), ngreni .. telefon*, adres* (e /)(emailit/email/mailit/mail/postes),
    (telefoni/celulari) (s/nuk) (po /)(hapet/hapni/ngrihet/pergjigj*), (keni/eshte/ka/jepni) numrin, cili eshte numri !(i deres/i shtepise)`,
  payment: `
    (paguar/pagova/terhequr/mbajt*/marr*/hequr/heq*/zbrit*/iku/iken/debit*/faturuar/paguara) .. (dy here/2 here/dyfish/dy her/2 her),
    (dy here/2 here/dyfish) .. (terhequr/mbajtur/marr*/hequr/paguar/debit*), (dy/2) (pagesa/terheqje/transaksion*/debitime/heqje),
    (kupon*/fatur*/vertetim*/deftes*) .. (pune*/firm*/kompani*/shef*/zyren/shpenzim*/punedhenes*), (minimum*) .. kart*, kart* .. minimum*,
    (merrni/pranoni/punon/pranohet/pranohen) .. (visa*/mastercard*/kart*/euro/lek/leke/dollar*/paypal/cash/kesh/monedh*) !(bicikl*/identitet*), te imta, fatur* .. tvsh,
    vetem (dollare/dollar/euro/lek/leke), (paguaj/paguaje/paguan/paguaje) .. (shoku/shoqja/burri/gruaja/tjeter) .. per mua, (cfare/cilat/cilen) (lloj /)kart*`,
  special: `
    (vini/vi/te vini/merrni/merreni/ti merrni/t i merrni/marr*/me merrni) .. (cant*/valixh*/bagazh*/ti merrni/t i merrni/gjerat) .. (ne/te/nga/tek) (hotel*/airbnb/apartament*/shtepi*/banes*/hostel*),
    (hotel*/airbnb/apartament*/hostel*/banes*) .. (vini/merrni/ti merrni/t i merrni/te vini) .. (cant*/valixh*/bagazh*),
    (vini/te vini) .. (ti merrni/t i merrni/merrni) .. (cant*/valixh*/bagazh*), (ndihm*/nje dore) .. (mbaj*/mbart*/ngre*/cant*/valixh*/bagazh*), (mbaj*/mbart*/ngre*) .. (ndihm*/nje dore),
    (coni/sillni/dergoni/sjell*/co*) .. (valixh*/cant*/bagazh*) .. (aeroport*/hotel*),
    (jep*/dorezo*/marr*/merr*/terheq*/leshoni/dhene) .. (dikujt/dikush/nje personi/nje shoku) (tjeter), (dikujt/personi/personit) tjeter, (cant*/valixh*) .. dikujt tjeter, insulin*,
    (ruani/ruaj*/mbani) .. (ftohte/frigorifer)`,
  rides: `
    (makine/makin/makina/veture) .. (qira/qera/qira*), (qira/qera) .. (makine/makin/veture), rent a car, rentakar,
    (ture/tura/turet/ekskursion*/tour) .. (dite/organizo*/syri i kalter/mal/det/beni), (beni/organizoni/keni/ofroni) .. (ture/tura/ekskursion*/udhetime),
    (autobus*/urban*) .. (teleferik*/dajt*/liqen*)`,
  lodging: `
    (lire/mire/te lire/i lire) .. (b b/bujtin*/hostel*/hotel), (hotel/hostel/bujtine/dhome) (i /e /te /me )(lire/mire)`,
  booking: `
    (ruani/ruaj*/ruhet/mbani/mbahet/humb*) .. (vendin/rezervim*),
    (rezerv*/prenot*) .. pagu* .. (kur/aty/vij/arrij/me vone/pastaj/mberri*), (zgjas*/zgjat*/shty*) .. (dite/nate/rezerv*/qendrim*),
    (shty*/zgjas*/zgjat*/mbaj*/lej) .. (edhe/dhe) (#/nje/dy) (dit*/nat*), (ka/keni) (ende /)vend (per #/per dy/per tre/per sot/per neser/per sonte/te),
    (dite/kohe/ore/jave) (perpara/para) .. (rezerv*/prenot*),
    (rezerv*/prenot*) .. (perpara/paraprakisht), (ka/keni) (mundesi/hapesire) per (#/nje/dy/tre/sot/neser/sonte),
    (pagova/kam paguar/paguam/kemi paguar/e pagova) .. (s/nuk/ska/skam/asgje) .. (marr*/ardh*/erdh*/email*/mail*), (caktoj/caktojme/lini/leme) (nje /)(ore/takim/termin/orar),
    rezerv* ne emer, vend (te /i /)(lire/lira), vende te (lira/lire), (heq/hiq*) .. (cant*/valixh*/bagazh*) nga, (me pare/me heret) .. (rezerv*/prenot*),
    (s/nuk) kam rezerv* .. (merrni/pranoni/mund), (vlen/skadon/mbahet) .. rezerv*, ruani vendin, ma ruani vendin`,
  items: `
    (ushqim*/djath*/mish/vere/raki/vaj/mjalte/alkool/shishe*) .. (valixh*/cant*/bagazh*) .. (ok/problem/lejohet/ka gje), sa (canta/valixhe/cope/bagazhe) (mund/mun/lejohen/te lej/te le),
    thik*, brisk*, gershere*, (sa) .. (peshoj*/peshe/kile), pesha maksimale, (merrni/mbani/pranoni/ruani) .. (frigorifer*/lavatric*/divan*/mobil*/orendi*),
    vend per .. (biciklet*/karroc*/ski/trotinet*/kitar*/karton*/dyshek*/surf*/tv), (le/leme/dorezoj/mbani/ruani) .. (birre/vere/raki/djath*), te lagur*, vend per .. pajisje*`,
  eating: `
    (ku/vend) .. (ha/hame/birre/pime/pi)`,
  charging: `
    (karik*/mbush*) .. (cel/celular*/telefon*/tel)`,
  papers: `
    (cfare/cilat/c) dokument*, duhet pasaport*, duhet leternjoftim*`,
  cancelling: `
    (s/nuk) erdh* .. (para*/lek*/dje/dot)`,
  nearby: `
    (kaloj/kalojme/vras/vrasim/shty/shtyjme) kohen, (cfare/ku) (keni/ka/gjendet/gjejme) .. afer,
    ku (ka/gjej/gjendet/gjenden/eshte/gjejme) .. (bankomat*/atm/farmaci*/supermarket*/market*/dyqan*/muze*/park*/plazh*), ku .. (shetis*/shetit*/argetoh*/vizitoj*),
    vend per (t u /tu /te u /)(ul*/pushu*), ku .. (shkojme/dalim) me femije*, me femije* .. (bejme/shohim/shkojme)`,
  access: `
    (nena/babai/gjyshja/gjyshi/burri/gruaja/mami/babi/motra/vellai/djali/vajza) .. (karroc*/paterica*/dot shkall*)`,
}
