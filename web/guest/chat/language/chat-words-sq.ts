import type { ChatWords } from './chat-patterns.ts'

const cities =
  '(kosov*/prishtin*/prizren*/peje/pejen/gjakov*/ferizaj*/shkod*/durres*/berat*/sarand*/vlor*/gjirokast*/oher*/ohri*/ohrid*/shkup*/podgoric*/budv*/kotor*/theth*/ksamil*/himar*/kruj*/korc*/elbasan*/maqedoni*/mal te zi/malin e zi/greqi*/athin*/selanik*/korfuz*/ulqin*/tetov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(tjeter/tjeter kush/dike/dikush/dikush tjeter/shoku/shoq*/shok*/mik*/burri/gruaja/bashkeshort*/motra/vellai/vllau/nena/mami/babi/babai/djali/vajza/koleg*/shofer*/partner*/kusheri*/kushri*/vjehr*/kunat*/nipi/mbesa/daja/halla/tezja)'
const vital =
  '(pasaport*/dokument*/ilac*/barnat/barna/insulin*/celes*/celsat/celsi/portofol*/telefonin/telefoni/laptop*)'
const needed =
  '(cant*/valixh*/bagazh*/gjerat/kofer*/kufer*/pasaport*/dokument*/ilac*/barnat/barna/insulin*/celes*/celsat/celsi/portofol*/telefonin/telefoni/laptop*)'
const phoneGone =
  '(telefon*/celular*/cel/bateri*) (eshte /me eshte /mu /m u /u /me u /ka /)(prish*/fik*/vdiq/vdek*/thye*/hup*/humb*/vodh*/vjedh*/shkark*)'
const urgency =
  '(sa me shpejt/sa ma shpejt/imbarkim*/po (hipim/hipi/imbarkohem*)/(avioni/fluturimi/autobusi/treni/trageti) (eshte /niset /iken /fluturon /e kam /)(pas/per/mbas) (# min*/#min*/nje ore/gjysme ore/1 ore)/!(nese) (humb/humbas/humbim/humbasim) (avionin/fluturimin/autobusin/trenin/tragetin))'
const broken = '(thye*/thyer/prishur/demtuar/gris*/lagur/qullur/shkeputur/gervishtur)'
const elsewhere =
  '(autobus*/furgon*/taksi/taksine/taxi/tren/trenin/avion/avionin/aeroplan*/traget*/hotel/hotelin/hostel*/airbnb/apartament*/restorant*/kafe/kafene/bar/barin/muze/muzeun)'
const countable =
  '(karroc*/biciklet*/kitar*/ndenjese*/ski/skit/skite/derras*/surf*/kask*/xhup*/xhaket*/pallto*/cader*/cadr*/tend*)'
export const sq: ChatWords = {
  greetings: `
    pershendetje*, prsh, tungjatjeta, tung, tjeta, ckemi, cmi, hej, hey, hi, hello, alo, o (shoku/vella/vlla/shef/njerez/djema), (miredita/mire dita/mirdita),
    (mirembrema/mire mbrema/mirmbrema), miremengjes*, mengjesi i mire, mire mengjes*, naten e mire, diten e mire, (dite/nate) te (mbare/mire),
    (me falni/me fal), hajde mo, hajde, si jeni, si je, c kemi, ca kemi, qysh jeni, mirmengjes*`,
  thanks: `
    (flm/faleminderit*/falemnderit*/falimenderit*/rrofsh*) (shume/per ndihmen/per gjithcka/per pergjigj*/shef/vlla/vella/), faleminderit*, falemnderit*, flm,
    ju falenderoj, falenderoj, rrofsh*, thanks, (mirupafshim/shihemi)( neser/ me vone/ se shpejti/)( atehere/), te lutem, ju lutem, shume rrofsh, te pershendes,
    mire (shume rrofsh/atehere/faleminderit/), je i mire, shume i sjellshem, ok flm, shume flm, gjithe te mirat, ani (rrofsh/flm), tung e mire`,
  nods: `
    shume, ok, okej, ne rregull, shume mire, mire, perfekt, super, bravo, e kuptova, kuptova, fix, kaq, mire atehere, po, jo, qarte, haha*, ani, aha, mhm, dakord,
    u kuptuam, shume bukur, pa problem, (shihemi/shihemi atehere/mirupafshim/shifemi) (neser/me vone/se shpejti), ska problem`,
  praise: `
    (sherbim/vend/ekip/pune/staf) (i /e /te /)(shkelqyer/mire/perkryer/fantastik*/mrekullueshem/mrekullueshme), gjithcka (ishte /shkoi /eshte /)(shume /)(perfekt*/mire/ne rregull/super/shkelqyer/ok), (shume/teper) (i /e /te )(sjellsh*/mire/dashur*/gjindshem/kendshem/miq*), (i/e/ti) (morem/mora/terhoqem/terhoqa/kemi marre/kam marre) (valixh*/cant*/bagazh*/gjerat), (morem/mora/terhoqem) (valixh*/cant*/bagazh*/gjerat),
    (qe na/qe me/qe) (ruajt*/mbajt*/ndihmuat/i ruajtet), (ne/te) shtepi, (mberritem/arritem/erdhem/mberrita) (mire/shendosh*), (vitin/veren/heren) (tjeter), (ju rekomand*/e rekomand*), (5/pese) yje, (kaluam/patem) (nje dite/shume/mire)`,
  circumstances: `
    (para/pas/gjate/deri ne) (mengjesit/drekes/darkes/fluturimit/avionit/ekskursionit/udhetimit),
    (pasi/deri sa/sa/derisa/nderkohe qe) te (ha/haj/hame/hajme/shkojme ne/kemi/pi/pime) (dreke/darke/mengjes/muze/avionin/fluturimin/kafe)( ne #/),
    (nese/sikur) (vonohem/vonohemi), (nese/sikur) vonohet (autobusi/avioni/treni), (nese/sikur) (autobusi/avioni/treni) .. vonohet,
    (jemi/jam) rruges (nga/per) aeroport*, (do shkojme/do te shkojme/duhet te jemi) ne aeroport( ne #/), (mban/ruan) hoteli (valixh*/cant*),
    hoteli .. (mban/ruan) .. (valixh*/cant*), per kur te vije (autobusi/avioni/treni), nga (hoteli/hotel), (bejme/bej/kemi/kam) check out( ne #*/)`,
  joints: 'dhe, edhe, si dhe',
  asks: `
    si, sa, kur, ku, kush, cfare, cila, cili, cilat, pse, a, mund, munde*, duhet, keni, ka, jeni, eshte, pranoni, merrni, flisni, deri, nga, hapeni, mbylleni,
    kushton`,
  letters: '',
  shortForms: `
    kshu keshtu, sosht s eshte, seshte s eshte, mar marre, her here,
    c cfare, cka cfare, qka cfare, ca cfare, cfar cfare, qfar cfare, qfare cfare, osht eshte, oshte eshte, asht eshte, ashte eshte, esht eshte, jon jane,
    kan kane, bon ben, ban ben, due dua, mun mund, muj mund, mujt mund, nqs nese, nqse nese, vec vetem, veq vetem, valixh valixhe, jav jave, lej le, lejm leme,
    lejme leme, mirrni merrni, tjeterkush tjeter kush`,
  ordinary: `
    eshte, jane, kemi, keni, kane, mund, munde, mundem, duhet, duam, duan, doja, dua, per, nga, dhe, edhe, ose, apo, nese, kete, keto, kjo, atje, ketu, aty,
    asgje, gjithe, gjithcka, shume, pak, paku, vetem, tani, neser, sonte, sot, dje, pastaj, pasi, sepse, tjera, tjeter, tyre, juaj, tuaj, tone, time, jone,
    brenda, jashte, para, perpara, prapa, deri, drejt, rreth, midis, ndermjet, bashke, mire, keq, madhe, vogel, vogla, vjeter, ri, reja, dite, dita, jave, muaj,
    vit, vite, viti, ardhur, nisur, nisem, nisemi, udhetim, udhetoj, fluturimi, aeroporti, hotelin, hoteli, vajza, djali, gruaja, familja, familje, njerez,
    prej, prit, pres, presim, kthehem, kthehemi, vijme, shkojme, shkoj, marrim, japim, jepni, thjesht, ndonje, ndonjehere, kurre, gjithmone, shpejt, ngadale,
    lutem, lutemi, tirane, tiranes, tirana, shqiperi, leje, lene, sjell, sjellim, kerkoj, kerkojme, kerkoni, vendos, vendin, bere, bejme, bene, ishte, ishin,
    thene, thoni, them, keqe, gati, koha, kohe, pune, shtepi, marre, mbaj, mbajtur, makine, makinen, punon, lexohet, banka, biseden, markat, fundi, gjitha,
    shkoni, france, minute, minuta`,
  matters: {
    byName: {
      phrases: `
        ${phoneGone} ... (kodi*/qr*/konfirm*/rezerv*/link*/tregoj), (kodi*/qr*/konfirm*/rezerv*/link*) ... ${phoneGone},
        (vodh*/vjedh*/humb*/hup*/thye*/prish*) (telefon*/celular*) ... (kodi*/qr*/konfirm*/rezerv*/link*/tregoj),
        (qr*/kodi*) .. (nuk lexohet/s lexohet/demtuar/demtua/gris*/nuk skanohet/s skanohet/lag*),
        (qr*/kodi*) .. (nuk po skanohet/nuk po lexohet/nuk po hapet/nuk skanohet/s skanohet/sskanohet/nuk lexohet/nuk hapet/s hapet/shapet/nuk punon/s punon/nuk del), (pa/ska/s kam/nuk kam/skam) (internet*/rrjet/lidhje) ... (kod*/qr*), (kodi*/qr*) ... (pa/s kam/nuk kam/skam) (internet*/rrjet/lidhje)`,
    },
    incidents: {
      phrases: `
        (ndonjehere/asnjehere) .. (vjedh*/vodh*/humb*/zhduk*/hup*), (vjedh*/vodh*/humb*/zhduk*) .. (ndonjehere),
        (ka/kane/keni) (pasur/patur) (ndonjehere /)(vjedhje/vjedhur), sa shpesh .. (vjedh*/humb*)`,
    },
    lateDropOff: {
      phrases: `
        (rezervim*/vendi) .. (humb*/skadon/anulohet/bie/vlen/mbani/vlefsh*) .. (vonoh*/vones*/vonu*/me vone),
        (vonoh*/vones*/vonu*/me vone) ... (humb*/skadon/anulohet/bie/vlen/mbani) .. (rezervim*/vendin), (vonoh*/vones*/vonu*/me vone) ... rezervim* .. (humb*/skadon/anulohet/bie/vlen/vlefsh*),
        (skadon/humbet/humbas/humb/bie) rezervimi*, (vonoh*/vones*/vonu*) .. (dorezo*/dorezim*), (dorezo*/dorezim*) .. (me vonese/me vone se/me vone sesa),
        (ulem/ulemi/zbres*/aterro*) .. (21*/22*/23*) .. (arrij*/kohe/vone)`,
    },
    insurance: {
      phrases: `
        sigurim*, (siguroni/te siguruara/siguruar), pergjegj*,
        (nese/sikur/cfare ndodh/po) .. (vidh*/vjedh*/vodh*/humbet/humbisni/humbni/humb canta/demtoh*/demtim*/prish*/thyh*/laget/griset/zhduk*) !(faturen/kuponin/faturn),
        demshperblim*, kompens*, kush paguan .. (dem*/vjedh*/humb*)`,
      words: `
        (kush) .. (paguan/pergjigjet) !(ne telefon/ne whatsapp/ne viber/ne email), (humb*/vjedh*) .. (paguan/paguani/kush), (demshperbl*/kompenso*)`,
    },
    theft: {
      phrases: `
        (vodh*/vjedh*) (valixh*/cant*/bagazh*/plackat/gjerat), (valixh*/cant*/bagazh*) (me eshte /m u /mu /eshte /)(vjedh*/vodh*/zhduk*),
        (mora/morem/marr/terhoqa/terhoqem) ... (mungon/mungojne/eshte zhdukur/u zhduk/jane zhdukur/ka humbur),
        (mungon/mungojne) ... (mora/morem/terhoqa/terhoqem),
        (dikush/nje/ai/ajo/ata/njeri) (ma/na/m a/me/mi) (ka /kan /kane /)(marr/marre/mar/mori/moren/vjedh/vjedhur/vodh*/grabit*),
        (ma/mi/na/m a/na i) (kan/kane/ka) (vjedh*/vodh*/grabit*/marr (cant*/valixh*/bagazh*/gjerat/kofer*/kufer*)),
        (cant*/valixh*/bagazh*/gjerat/kofer*/kufer*) (ime /im /e mia /tona /jone )(s eshte/nuk eshte/nuk asht/s asht/seshte/nuk po gjendet/ka humb*/u zhduk),
        (s/nuk) (po /)(e /i /po e /po i )(gjej/gjejme) (cant*/valixh*/bagazh*/gjerat/kofer*/kufer*) (time/tim/e mia/tone/tona),
        (klient*/njeri/dikush/burre/grua) .. (iku/shkoi/doli) me (canten/valixhen/cantat/valixhet/gjerat) (time/tim/tona/e mia),
        (dikush/nje/ai/ajo/ata/dikushi) (ma /na /me /mi /m i /ka /)(ka /)(mori/marre/vodhi/vjedhur/hapi/hapur/rremoi/vodhen/moren),
        (ma/mi/na/m i/na i) (kane /ka /)(vjedhur/vodhen/vodhi/vodhe/marre/moren),
        (canta/valixhja/valixhe/cantat/valixhet/bagazhi/gjerat/laptopi/telefoni/leket/parate) (ime /im /e mia /tona /jone /)(mungon/mungojne/eshte zhdukur/u zhduk/jane zhdukur/u vodh/nuk eshte/nuk jane/s eshte/ska),
        (me/na) mungon*, (mungon/mungojne) .. (nga/ne) (canta/valixhja/cante/valixhe/bagazhi), hajdut*, (ma/mi/na) vodh*, u vodh*,
        (canta/valixhja/bagazhi) (eshte /u )(hapur/hap)`,
    },
    notMine: {
      phrases: `
        (hapa/hapem) ... (nuk eshte imja/nuk eshte e imja/s eshte imja/nuk jane te miat/s jane te miat/e dikujt tjeter/e tjetrit),
        (cant*/valixh*/kofer*/bagazh*) .. ((nuk/s) eshte (imja/e imja/imi/jona)/eshte e (dikujt/nje tjetri/tjetrit)),
        (mora/morem/dhate/dhane/dha) ... (cant*/valixh*/kofer*/bagazh*) (gabim/gabimisht/e gabuar/e huaj/tjetrit/e tjetrit/e dikujt),
        (marr/marre/mora/morem/mar/kam/dhene/dhane/dhate) (gabim /gabimisht /)(* /)(cant*/valixh*/bagazh*/gjerat/kofer*/kufer*) (* /)(gabim/gabimisht/e huaj/te huaj/huaj/e gabuar/tjetrit/e dikujt/e nje tjetri/te tjetrit/e tjetrit),
        (cant*/valixh*/bagazh*/gjerat/kofer*/kufer*) e (dikujt/nje tjetri/tjetrit) (tjeter /)(e kam/kam/mora/gabim),
        (jan/jane/u/na u/kan) (nderru*/ndrru*/ngaterr*/perzi*) (cant*/valixh*/bagazh*/gjerat/kofer*/kufer*),
        (cant*/valixh*/bagazh*/gjerat/kofer*/kufer*) (jan/jane/u/na u) (nderru*/ndrru*/ngaterr*/nderruan),
        (sosht/s asht/s eshte/nuk eshte/nuk asht/seshte) (e /)(jemja/imja/mia/jona/timja), lidhje me (timen/te miat/tonen),
        (cant*/valixh*/bagazh*/gjerat/kofer*/kufer*) (qe mora/qe me dhate) .. (jemja/imja/timja/mia), (s jane/nuk jane/sjane/s jan/nuk jan) gjerat e mia,
        (nderrim/ndrrim/ngaterrim/shkembim) (i /te /)(cant*/valixh*), (cant*/valixh*) .. (jane /)gabim !(rezerv*),
        (kjo/ky/ajo/ai/keto/canta/valixhja) (nuk/s) (eshte/jane) (e imja/imja/imi/e jona/e mia/te miat/jona),
        nuk eshte (imja/imi/canta ime/valixhja ime/e imja),
        (cante/canten/canta/valixhe/valixhen/bagazh) (e gabuar/te gabuar/gabim/e huaj/te huaj/tjetrit/e dikujt), (ngaterr*/nderr*) .. (cant*/valixh*),
        gabim .. (canten/valixhen)`,
    },
    chargedTwice: {
      phrases: `
        (dy/2) (her/here) .. (pages*/leket/parat/parate/karta/karten), (pagesa/leket/parat/parate) .. (dy her/2 her/dy here/2 here/dyfish) !(ne),
        (hequr/hoqen/terheq/mar/hequn) .. (dy/2) (her/here), (kam/jane/dalin/dolen) (dy/2) pages*,
        (shoh/shof/del/dal/dale/dolen) .. (dy here/2 here/dyfish*/dopjo/dopio), (pages*/shum*) .. (dopjo/dopio),
        (pagu/paguar/pagova) (dy her/2 her/dy here/2 here) (te njejt*/per te njejt*/rezerv*),
        (dy here/2 here/dyfish*/dopio) .. (terheq*/mbajt*/tarif*/marre/hequr),
        (pagova/paguam/paguar/terhoq*/terheq*/mbajt*/mbajten/hoqen/moren/hequr/marre) .. (dy here/2 here/dyfish*/dopio), (dy/2) (pages*/terheqj*),
        shume e gabuar`,
    },
    damaged: {
      phrases: `
        ${broken} ... (kur e mora/kur i mora/kur e morem/kur i morem/kur e terhoqa/pasi e mora/pasi i mora/mbasi e mora),
        (kur e mora/kur i mora/kur e morem/kur i morem/kur e terhoqa/pasi e mora/mbasi e mora/e mora/i mora/ma kthyet/ma dhate/ma kthyen/ma dhane/na kthyet/na dhate) ... ${broken},
        (ma/na/me) (keni /)(thyet/thyer/prishet/prishur/demtuat/demtuar/griset/grisur) (valixh*/cant*/bagazh*/rrot*/dorez*),
        (ankes*/ankohem/reklam*/raportoj) .. (dem*/thye*/prish*/gris*), (demi/demin/demtim*) .. (ankes*/reklam*/raportoj),
        (valixh*/cant*) .. (care/plasur/plasje/thyer/grisur/gervisht*/demtuar/lagur) !(a mund/mund/a e/a ben/a pranoni/mundem),
        (zinxhir*/doreza/dorezen/rrota/rrotat) .. (prish*/thyer/keput*/kep*) !(a mund/mund/a e/a ben/a pranoni/mundem)`,
    },
    lockedOut: {
      phrases: `
        (eshte/jeni/keni/u/dera) (e /te /)(mbyll/mbyllur/mbyllet/kycur) ... ${vital} .. (brenda/aty/cante/valixhe/te ju),
        (s hap/nuk hap/s ka njeri/nuk ka njeri/askush s/askush nuk) ... ${vital},
        ${vital} ... (brenda/ne cante/ne valixhe/te ju) ... (mbyll/mbyllur/kycur/askush),
        (keni/eshte/asht/u/jeni/dera) (e /te /)(mbyll/mbyllur/mbyllet/kycur/mbyllt) (e/dhe/po/por/edhe/tani/pasaport*/ilac*/gjerat/valixhet/cantat) .. (brenda/aty/cante/valixhe/te ju),
        (pasaport*/ilac*/barnat/barna/celes*/celsat/celsi/laptop*/telefon*/gjerat/gjera/cant*/valixh*/bagazh*/syzet/portofol*/dokument*/insulin*) .. (brenda/cante/valixhe/te ju) .. (keni/jeni/eshte/u) (e /te /)(mbyll/mbyllur/mbyllet/kycur/mbyllt),
        (vone/dera/deres/jashte) .. (keni/eshte/jeni/u) (e /te /)(mbyll/mbyllur/mbyllet/kycur/mbyllt) .. (avion*/fluturim*/autobus*/(cant*/valixh*/bagazh*/gjerat/kofer*/kufer*)),
        u (mbyll/mbyllur/mbyllet/kycur/mbyllt) .. (kam/kane) .. (cante/valixhe/brenda),
        (ska/nuk ka/s ka) (njeri/asnjeri/kush/askush) (te/tek/ne) (zyra/zyre/dera/banaku/sporteli),
        (ska/nuk ka/s ka) (njeri/asnjeri/askush) (e/dhe/po) .. (cant*/valixh*/bagazh*/gjerat/kofer*/kufer*),
        (zyra/jeni/keni/dera) (eshte /)(e /te /)(mbyll/mbyllur/mbyllet/kycur/mbyllt) (e/dhe/po) .. (avion*/fluturim*/autobus*) .. (cant*/valixh*/bagazh*/gjerat/kofer*/kufer*),
        (mbeti/mbeten) brenda,
        (dera/zyra/jeni/eshte) (eshte /)(mbyllur/kycur/e mbyllur/e kycur) .. (valixh*/cant*/bagazh*/gjera*) .. brenda, (perpara/para) deres,
        dera .. (mbyllur/kycur/nuk hapet/s hapet), (askush/asnjeri) .. (hap/aty/ketu/zyre/ne zyre), nuk ka (njeri/asnjeri) !(naten), (kam mbetur/mbeta) jashte,
        (nuk/s) (marr/marrim) dot (valixh*/cant*/bagazh*), (valixhet/cantat/bagazhet/gjerat) jane (ende /akoma /)brenda,
        (jam/jemi) (ketu /)(para/perpara/jashte/te dera/tek dera) .. (mbyllur/kycur/mbyll/mbyllt), (mbyllur/kycur) (edhe pse/ndonese/por shkruan)`,
    },
    cantFind: {
      phrases: `
        (sju/s ju/nuk ju/nuk po ju/s po ju/spo ju) (gjej/gjejme/gjej dot/shoh/shohim/gjeta/gjetem), (nuk/s/spo/nuk po/s po) (e /)(gjej/gjejme/shoh/shohim) (dot /)(zyren/hyrjen/deren/vendin/lokalin/tabelen),
        (jam/jemi) (* /)(te/tek/ne/para/perpara) .. (adres*/rruga/rrugen/numri) .. (nuk/s/sju/spo/asgje/ska),
        (maps/google/harta/gps) .. (con/dergon/nxjerr/coi/nxori) .. (rrugic*/gabim/gabuar/tjeter), (sillem/vertitem/sillemi/vertitemi) (* /)rrotull`,
    },
    runningLate: {
      phrases: `
        (avioni/autobusi/fluturimi/treni/trageti/taksia/jemi/jam) .. (vonu*/vones*/vone/bllok*/ngec*/prish*) ... (mbyllni/mbylleni/mbylljes/mbyllet/prisni/pret/ende aty),
        (mbyllni/mbylleni/mbylljes/mbyllet) ... (vonoh*/vonu*/trafik*/bllok*/na prisni/me prisni), (na prisni/me prisni/na prit*/me prit*),
        (rrini/qendroni/mbani) hapur .. (per ne/pak/me gjate/# min*),
        (do /do te /)(vij*/vime/vim/arrij*/mberri*) (mbas/pas) (mbylljes/orarit),
        (avioni/autobusi/fluturimi/treni/trageti) .. (vonu*/vonua*/vones*) !(nese), (u/na u/mu) (vonu/vonua) (avioni/autobusi/fluturimi/treni/trageti),
        (jemi/jam) (ngec*/bllok*/ne) (ne /)(trafik*/rruge) .. (vij*/vime/vone*), (vij*/vime/arrijm*) (mbas/pas) (11/12/23/24),
        (vonohem*/vonohemi/vonuar/vonoh*/vonese), (do/po) (te /)(vonohem/vonohemi/vonojme), (jam/jemi) (vone/me vonese/ne vonese),
        (nuk/s/smund/s mund/nuk mund) (arrij*/arrijme/arrime/mberrij*/mberrijme/vij*/vijme/ia dal*) (dot /)(para/deri/ne kohe/me kohe), (nese/sikur) .. vonoh*,
        (mbetem/ngecem/bllokuar) ne trafik`,
    },
    payFails: {
      phrases: `
        (pagesa/karta/apple pay/google pay) .. (deshtoi/u refuzua/refuz*/nuk kalon/nuk punon/s punon/s kalon/nuk funksionon/gabim),
        (nuk/s) (paguaj/paguajme/rezervoj) dot`,
    },
    siteFails: {
      phrases: `
        (faqja/aplikacioni/app/butoni/linku/formulari/siti/uebi) .. (nuk punon/s punon/nuk hapet/s hapet/gabim/ngec*/bllok*/nuk ngarkohet/bosh/nuk funksionon),
        gabim .. (pag*/faqe*/kart*)`,
    },
    leftBehind: {
      phrases: `
        (harrova/harruar/lash*/lam/lene) (nje /)(xhup*/xhaket*/pallto/cader*/cadr*/karikues*/telefon*/kapel*/syze*/liber*/celes*/portofol*/bluz*/shall*/shishe*/tablet*/kufje*/pasaport*/dicka/gje) !(ne valixhe/ne cante),
        (harrova/kam harruar) dicka, gjera te humbura, sende te humbura`,
    },
    urgent: {
      phrases: `
        urgjent*, urgjenc*, emergjenc*,
        ${urgency} ... ${needed}, ${needed} ... ${urgency},
        (me/na) (duhet/duhen) (canta/valixhja/valixhet/cantat/pasaporta/ilacet/barnat/celesat/celesi/portofoli/telefoni/gjerat/bagazhi) .. (tani/tash/menjehere),
        (me/na) (duhet/duhen) (tani/tash/menjehere) ${needed}, (ndihme/ndihmoni/me ndihmoni/na ndihmoni) ... ${vital}`,
    },
    wrongEmail: {
      phrases: `
        (shkru*/vendos*/vura/futa/futur/dhashe/dhene/kam) .. (gabim/gabuar) .. (email*/mail*), (email*/mail*) .. (gabim*/gabuar/pasakte), (gabu*/gabuar/gabova/gabim) .. (email*/mail*), (korrigjo*/ndrysho*/rregullo*) (* /)(email*/mail*)`,
    },
    lostLink: {
      phrases: `
        (nuk/s) e gjej .. (email*/mail*),
        (fshi/fshiva/fshire/fshij) (* /)(email*/mail*/mesazh*/qr*/konfirm*),
        (sma/s ma/sme/s me/nuk ma/nuk me) (gjen/del/hap/hapet/shfaq*/vjen) (* /)(qr*/kod*/link*/konfirm*),
        (telefon*/celular*/cel) .. (prish*/fik*/vdiq/vdek*/thye*/bateri*/hup*/humb*/vodh*/shkark*) .. (kodi*/qr*/konfirm*/rezerv*/tregoj),
        (prish*/fik*/vdiq/vdek*/thye*/hup*/humb*/vodh*/shkark*/nderrova/ndrrova) (* /)(telefon*/celular*) .. (kodi*/qr*/konfirm*/rezerv*/tregoj),
        bateri* .. (qr*/kodin/tregoj/konfirm*) !(karik*), (s/nuk/smund/s mund) (mund /e /)(ta /)(tregoj/hap) (* /)(qr*/kodin/konfirm*),
        (kam/mora/mar/erdhi/ardh) (marr /marre /mar /)asnje (email*/mail*/mesazh*/konfirm*),
        (hup*/humb*/hupa) (* /)(numrin e rezerv*/kodin/linkun/qr*/konfirm*/emailin), (s/nuk) (me /e )(kujtohet/di/mbaj mend) (* /)(kodi*/numri*/rezerv*),
        (s e/se/nuk e/s) kam (me /)(* /)(kodin/qr*/linkun/konfirm*/emailin),
        (pagova/paguam/pagu/rezervova) .. (s me/sme/nuk me) (erdh*/ardh*/ka ardh*) (gje/asgje/kurgjo/hic),
        (qr*/konfirmimi/linku/kodi) .. (zhduk*/fshi/fshire/hup*), si ta (gjej/gjejm*/rikthej) (rezerv*/konfirm*/kodin/linkun/qr*),
        (dergo*/coni/nisni) (* /* * /)(edhe nje here/prap/perseri/serish) (* /)(email*/mail*/konfirm*/link*/qr*),
        (pres/presim) (emailin/mailin/konfirmimin),
        (humba/humbur/fshiva/fshire/nuk gjej/s gjej/ku eshte/ku e gjej/ku ta gjej/ku gjendet/nuk me erdhi/s me erdhi/nuk kam/s kam/nuk mora/s mora/nuk kam marre/s kam marre/nuk me ka ardhur/s me ka ardhur/ridergo*/dergo*) (* /* * /* * * /)(konfirm*/qr*/kodi*/kodin/linku*/linkun/lidhj*/numrin e rezervimit/emailin e rezervimit/voucher*/lejen e bagazhit/referenc*),
        (konfirmim*/qr*/kodi i rezervimit/linku/lidhja) .. (humb*/fshi*/nuk erdhi/s erdhi/nuk ka ardhur/s ka ardhur/perseri/prap*/serish/nuk e gjej/s e gjej),
        (nuk/s) (me /na /kam /mora /)(erdhi/ka ardhur/marre/mora) (asnje /)(email*/mail*/konfirm*/mesazh*),
        (pagova/paguar/paguam/rezervova/rezervuam/pagesa/pagese/pageses) .. (nuk me erdhi/s me erdhi/asnje email/nuk mora/s mora/nuk kam marre/s kam marre/pa konfirmim/nuk erdhi/s erdhi/nuk ka ardhur/s ka ardhur),
        (s me/sme/nuk me/s na) (ka /)(ardhe/ardh/ardhur/erdhi/erdh) (email*/mail*/mesazhi),
        (emaili/maili/email) .. (nuk erdhi/s erdhi/nuk ka ardhur/nuk me erdhi/s ka ardhur), spam,
        (nuk e/s e/se) gjej* (dot /)(konfirmim*/rezervim*)`,
    },
    lostTag: {
      phrases: `
        (humb*/hup*) (* /* * /)(leter/letren/letra/flete/fleten/fleta/bilet*/kuponi/kuponin/karton*/numrin/numri) .. (numer/numrin/vogel/valixh*/cant*/dhate),
        (gjej/gjejme) (* /)(letren/fleten/kuponin/biletat/bileten/etiketen/kartonin) .. (dhate/dhane/numer/numrin/valixh*/cant*),
        (hodha/hodhi/hedh*) .. (letren/fleten/kuponin/bileten/etiketen),
        (humba/humbur/humb/humbas) (* /* * /)(fatur*/kupon*/etiket*/bilet*/flete*/numrin/karton*/leter e vogel/skontrin*/deft*),
        (fatura/kuponi/etiketa/skontrini/fleta) .. (humb*/lag*/gris*), pa (faturen/kuponin/fature/kupon/etikete)`,
    },
    comingIn: {
      phrases: `
        (qen/qeni/qenin/mace/macja/macen/kafshe*/femij*/bebe*/foshnj*/karroc*) .. (hyj/hyje/hyjme/hyjne/futem/futet/futemi),
        (hyj/hyje/hyjme/futem/futemi/vij) (* /)(* /)me .. (qen/qeni/qenin/mace*/kafshe*/femij*/bebe*/foshnj*/karroc*), (vend/ku/karrige/karrike/dhome) .. (ulem/ulemi/ulesh/ulet/uleshim/pushoj*), (mund/mundemi) .. (ulemi/ulem),
        (nderroj/ndrroj/nderrojme/ndrrojme/ushqej) (* /)(* /)(bebe*/pelen*/femij*/foshnj*), pelen*, tavoline nderrimi,
        (lejohet/lejohen) (* /)(qen/qeni/qenin/mace*/femij*) brenda, (qen/qeni/qenin/mace*) (brenda/ne zyre), (nderroj/ndrroj/nderrojme) (* /)(bebin/bebe*/foshnj*)`,
    },
    minors: {
      phrases: `
        (mosh*) (minimal*/e lejuar/minimum), (kufi*) .. mosh*, (cfare/sa/c) mosh*, (i/e/te) mitur*, (nen/poshte) (18/16), 1# vjec*, 1# vjet !(me pare), (djali/vajza/femija/nipi/mbesa/vellai/motra/biri) (im /ime /yne /jone /eshte /)(#), (djali/vajza/femija/femijet/djalin/vajzen) .. (vetem/pa (ne/mua/prind*/te rritur))`,
    },
    privacy: {
      phrases: `
        privatesi*, gdpr, (te dhenat) (e mia/tona/personale/e mi), te dhena* personale, mbrojtj* e te dhenave, (fshi*/ruani/mbani/beni/skanoni/fotografoni/hiqni) .. (foto*/kopj*/fotokopj*/skan*) .. (pasaport*/leternjoft*/dokument*/id/kart*), (fotokopjoni/skanoni/fotografoni) .. (pasaport*/leternjoft*/dokument*/id), (fshini/fshihen) .. (foto*/te dhenat)`,
    },
    inspection: {
      phrases: `
        (hapni/kontrolloni/kerkoni/skanoni/bastisni) (* /)(valixh*/cant*/bagazh*), (hapen/kontrollohen/skanohen/hapet/kontrollohet) (valixh*/cant*/bagazh*),
        (valixh*/cant*/bagazh*) (a /)(hapen/kontrollohen/skanohen/kontrollohet), (shikoni/shihni) (brenda/ne) (valixh*/cant*/bagazh*/ne), rreze x, skaner*, me rreze`,
    },
    unclaimed: {
      phrases: `
        (nuk/s) (kthehem*/vij/vijme/i marr/e marr/kthehemi) (me /)(kurre*/asnjehere/ndonjehere), (askush/asnjeri/kerkush) (nuk /s /)(i /e /)(merr/terheq/marre/kerkon), braktis*, (i/e) (hidhni/shisni/flakni/hedhni), (hidhni/shisni/flakni) .. (valixh*/cant*/bagazh*), harroj te (marr/terheq/vij)`,
    },
    waiting: {
      phrases: `
        (ka/kete/behet/pritet ne) (radhe/rradhe),
        (radhe*/rradhe*/rend) (te/e) (gjate/madhe), (ne/ka/mbaj/me) (radhe/rradhe), koh* (e /)prit*, sa kohe .. (pres/prisja/pritet/presim/prit), sa (shume /)(duhet/do) (te/me) (pres/presim/prit), (shume/plot) (njerez/veta) , sa (kohe/gjate/shume) (zgjat/do/duhet/kerkon) .. (dorez*/lene/le/leme/marr*/terheq*)`,
    },
    tours: {
      phrases: `
        (ture/tura/turet/ekskursion*/tour) .. (dite/organizo*/syri i kalter/mal/det/beni), (beni/organizoni/keni/ofroni) .. (ture/tura/ekskursion*/udhetime),
        (tur/ture/turet/turin/turi) (te/ne/i/me/per) (* /)(qytet*/guid*/kembe/tiran*), (beni/ofroni/organizoni/keni/shisni/rezervoj) .. (tur/ture/ekskursion*/vizit* me guid*/udherref*), vizit* (te /me )(guid*/udhehequr), guid* turist*, ciceron*,
        (kushto*/cmim*) .. (turet/turi/tur/ture/ekskursion*), (turet/ture/ekskursion*) .. (kushto*/cmim*)`,
    },
    reopening: {
      phrases: `
        (hap/hapi/hapim) (canten/valixhen/cantat/valixhet/bagazhin/kuferin) (time/tone/tona/mia), (hap/hapi/hapim) (canten/valixhen/cantat/valixhet/bagazhin), (kam/kemi/kem) akses .. (bagazh*/cant*/valixh*/gjerat), (marr/nxjerr/marrim/nxjerrim) (dicka/dica/nje */disa */nje gje) (nga/prej/brenda/ne) (canta/valixhja/canten/valixhen/bagazhi/cantat/valixhet), nxjerr (dicka/nje), harr* .. (ne/brenda) (cante/canten/valixhe/valixhen), (ta/t i/ti) (le/leme/lej/kthej) (prape/prap/perseri/serish/apet)`,
    },
    sim: {
      phrases: 'sim, karte sim, karta sim, kart sim, esim, karte telefoni',
    },
    beside: {
      phrases: `
        (harrova/harruar/lash*/lene/humba/humbur/mbetur/mbeti) .. !(ju/juaj/jam/jemi/tani/zyre/zyren/dhe/shkoj/shkojme) (ne/te/tek) (nje /)${elsewhere},
        !(te/tek/ne) ambasad*, ku (eshte/asht/gjendet) (ambasad*/konsullat*), konsullat*, (berber*/parukier*/parukeri*/floktor*/manikyr*),
        (duhet/nevojitet/duhen) (nje /)(viz*), vize per,
        (ne cfare ore/ku/kur/a ka/ka/sa ora) (eshte /fillon /mbaron /hapet /luhet /behet /)(nje /ndonje /)(koncert*/ndeshj*/futboll*/shfaqj*/kinema*/teatr*/festival*/disko*/club*/klub*/stadium*/pishin*),
        (bilet*/hyrja/hyrje) (e /per /ne /te /ne nje /)(koncert*/ndeshj*/futboll*/shfaqj*/kinema*/teatr*/festival*/disko*/club*/klub*/stadium*/pishin*),
        sa (eshte/kushton) (hyrja/bileta) (ne/e/per) (koncert*/ndeshj*/futboll*/shfaqj*/kinema*/teatr*/festival*/disko*/club*/klub*/stadium*/pishin*),
        (hapet/hapen/mbyllet/mbyllen/hapur/orari i) (banka/bankat/banken/posta/postat/dyqanet/dyqani/qendra tregtare/qendrat tregtare/berberi/parukeria/bashkia/policia),
        (banka/bankat/banken/posta/postat/dyqanet/dyqani/qendra tregtare/qendrat tregtare/berberi/parukeria/bashkia/policia) (hapet/hapen/mbyllet/mbyllen/eshte hapur/jane hapur/punon),
        ku (eshte/ka/gjendet) (nje /ndonje /)plazh*, plazh* .. (i afert/afert/i mire/bukur), cili plazh,
        (biciklet*/skuter*/motor*/trotinet*) (me /)(qira/qera), (jepni/keni/merret) .. (biciklet*/skuter*/motor*/trotinet*) .. (qira/qera),
        restorant* .. (vegan*/vegjetarian*/italian*/kinez*/halall*/indian*/peshku), (vegan*/vegjetarian*/sushi/halall) .. (afer/restorant*/ha),
        (ku/ka/nje) (ha /hame /ka /gjej /)(nje /)(sushi/pica/pice/kebab/hamburger*/sufllaqe), (nje/ndonje/duhet/njihni) (doktor*/mjek/mjeku/dentist*),
        orari i (bankes/bankave/postes/dyqaneve), sa kushton viz*,
        (merrni/pranoni/prisni/merr) (* /)(* /)(pako/pakot/pakete*/poste*/kolipost*) .. (emrin/per mua/per ne/poste), (pako/pakot/pakete/paketa/kolipost*) .. (emrin tim/me poste/dergo*), (ruani/mbani/shikoni) (edhe /)(femij*/kalama*/bebe*), kopsht*, dado,
        (vije/vij/vjen/dergoj) (* /)(nje )(pako/pakete/pakot) (* /)(te ju/tek ju/ne adresen)`,
      words: `
        moti, cfare mot, mot*i do te jete, parashikim* .. mot*, shi, sim, (karte/kart) sim, esim, vize per, barcalet*, si e ke emrin, president*,
        !(ekip) futboll*, (marr me qira/qira/qera) .. (makin*/biciklet*), makine me qira, pune per mua, vende pune, punesim*, kerkoni punonjes, kush fitoi,
        (shitni/a shitni) (telefon*/rroba/kepuce), (si) .. koha (neser/sot/sonte/kete jave/ne fundjave), (si) (do te jete/do jete/eshte) koha, temperatur*`,
    },
    cancelling: {
      phrases: `
        (kthe*/kthim*/ktheni/rimburs*) .. diferenc*, diferenc* .. (kthe*/mbrapsht/rimburs*),
        (kthe*/rimburs*) .. (dite/ditet) .. (s/nuk/si/se/pa) (perdor*/perdorur), (dite/ditet) .. (s/nuk/si/pa) (i /)(perdor*/perdorura),
        pag* .. # .. (marr/marrim/mora/morem) .. # .. (ktheni/kthen/kthe*), (me heret) ... (ktheni/kthehet/rimburs*) .. (diferenc*/lek*/para*/pjes*),
        (marr/marrim) gje mbrapsht,
        (rezervova/rezervuar/rezervova) (gabimisht/pa dashje) .. (heq/fshi*/anuloj), (s/nuk) erdh* .. (para*/lek*/pag*/dje/dot), (s/nuk) (mujt*/munda) .. ardh*,
        prish* .. (udhet*/pushim*/planet), (s/nuk) (e/i) dua me, gjobe .. (s/nuk), (rezerv*/pagova) .. (s/nuk) (po/do) (vij/vi/vijme),
        pag* .. (s/nuk) (vij/vi/vijme/erdha), (mbrapsht/mbrapa) .. (para*/lek*/euro*),
        (vonu*/vones*) ... anuloj*`,
      words: `
        anul*, rimburs*, (para*/paret/paren/lek*) .. (mbrapsht/prapa/mbrapa), (ndrysh*/nderr*/ndrr*) mendj*,
        (kthehen/kthehet/kthim*/vijne) .. (para*/lek*/pages*/diferenc*),
        nuk (vijme/vij/vi/vime/do te vij/do te vijme/mund te vij/mund te vijme) (me/dot/neser/sot/), (s/nuk) (vij*/vim*/na duhet/me duhet/kemi nevoje) (me/dot),
        heq dore, te heqim dore, (hiqni/heq/hek/hiqe/fshi*/prish) .. (rezerv*/prenot*), hoq* dore,
        (ndryshova/ndryshuam/ndryshuar/nderruam/ndrruam) (plan/planet/planin), (s/nuk) (na/me/ma) (duhet/nevojitet/duhen) (me/rezerv*/),
        (kthej/kthen/ktheni/kthe*/marr) .. (leket/parate/parat/paret/paren) !(ndryshe), (humb*) (parat*/lek*), anolo*,
        (smundem/s mundem/nuk mundem) .. (vij/vi), (me/na/ma/m i/mi) ktheni (leket/parate/parat/te gjitha),
        (s/nuk) (do/po/dote) (te /)(vij/vi/vijme/vim/vime) (me/dot/fare), (s/nuk) do (te /)(vij/vi/vijme/vim/vime), penalitet*, (nuk/s) (shfaq*/paraqit*),
        (s/nuk) (do/po) (e perdor*/na duhet/me duhet), (me/na) (doli/ka dale) (nje /)pune, (s/nuk) kam si (vij/vi/te vij), (s/nuk) kemi si,
        (s/nuk) (kam/kemi) (me /)nevoje, (heq/hiq*/fshi*/anul*) .. (porosi*/bukim*), semurem, semuremi, penges*, pengohem*, (na/me) del (dicka/gje),
        (marr/marrim) gje mbrapsht, (me/na) kthehet, (s/nuk) mund te vi*`,
    },
    assistant: {
      words: `
        (je/jeni) (njeri/real/e vertete/i vertete), inteligjenc*, chatgpt, robot*, bot, nje kompjuter qe, (flas/po flas/bisedoj) me (robot/makine/kompjuter),
        kush te (ka/beri), programu*, (je/jeni) (njeri/i gjalle/e gjalle/vertet)`,
    },
    languages: {
      phrases: `
        (flisni/flas*/kupto*/flet) .. (anglisht/gjermanisht/frengjisht/italisht/spanjisht/danisht/shqip/gjuhe*), (cilat/cfare) gjuhe*`,
    },
    toilets: {
      words: `
        tualet*, banj*, wc, dush*, (nderroj/ndrroj/nderrojme) .. rrob*, nderrohem, ndrrohem, (ku/vend) .. (nderroj/ndrroj), lahem, pelen*,
        (nderroj/ndrroj) .. (beb*/femij*/foshnj*), (beb*/foshnj*/femij*) .. (nderroj/nderrojme/nderrohet/ndrroj)`,
    },
    charging: {
      phrases: `
        (karik*/mbush*) .. (cel/celular*/telefon*/tel), ngarkoj .. tel*, vend per te (pritur/pushu*/ndenj*)`,
      words: `
        (karikoj/karikuar/karikues*/karikim*/karik*), mbush* .. (telefon*/celular*/bateri*), (telefon*/celular*/laptop*) .. (mbush*/karik*/ngark*), prize,
        priza, prizat, wifi*, wi fi, internet*, korent*, fjalekalim*, (ku/vend*) .. (rri/rrime/ulem/presim/ulesh*/pres),
        (rri/rrime/ulem*/pres/presim) .. (aty/brenda/te ju), uje, salle pritj*, dhome pritj*, u ul, me ndejt, me pushu`,
    },
    papers: {
      phrases: '(cfare/cilat) dokument*, duhet pasaport*, duhet leternjoftim*',
      words: `
        pasaport*, letern*, identitet*, id, (leje/patent*), dokument*, cfare (duhet/me duhet/te) .. (kem/sjell/marr/tregoj), (kem/marr/sjell) .. me vete,
        printoj, printuar, cfare tregoj`,
    },
    collecting: {
      phrases: `
        (i/e/ta/ti) (merr/marre) (burri/gruaja/motra/vellai/shoku/shoqja/nena/babi/mami/djali/vajza),
        (mund/mundet/munde*/nese/lejohet) (* /)(ta/t i/ti/i/te) (marre/marr/marri/terheq*/marrin) (* /)(* /)${people}, ${people} (im /ime /)(mund/mundet/a mund) (* /)(ta/t i/ti) (marre/marr*/terheq*), ${people} (im /ime /)(e ka/ka/me) (kodin/kodin qr/qr*/foton e kodit/kartelen), (dergoj/coj/jap) (* /)(kodin/qr*/kartelen) .. ${people}`,
      words: `
        (mund/a mund/a munde*/nese/a ben/ka mundesi) .. (ta/t i/ti/i/te) (marre/marr/marri/terheq*/marrin) .. ${people},
        ${people} .. (ta/t i/ti/i/te) (marre/marri/terheq*/marr*), ne vend (timin/tim/tone/te tij/te saj), ne emrin tim, ne vendin tim, autoriz*, ne emer te,
        !(pune) per mua,
        (shoku/motra/vellai/burri/gruaja/nena/babai/mami/babi/djali/vajza/shoqja/miku/kolegu/shoferi) (im/ime/jone/yne/) .. (marr*/terheq*/merr*),
        (mund/a mund/munde*) .. (marr*/terheq*) (dikush/dikush tjeter/tjeter kush/nje tjeter), dikush tjeter, (marr*/terheq*) .. (ne/me) emrin,
        ta marr* (motra/vellai/shoku/burri/gruaja),
        (do ta/do t/e/ta/do te) (marre/marr/merr/terheqe) .. (mami/babi/motra/vellai/burri/gruaja/shoku/shoqja/nena/babai/djali/vajza),
        (burri/gruaja/motra/vellai/shoku/shoqja/mami/babi/djali/vajza) (mund*/a mund*) .. (marr*/terheq*), ${people} .. e (marr/merr),
        merr (tjeter kush/dikush tjeter/dikush/nje shok*), (dergoj/nis/cojme/coj) .. ${people} .. (marr*/terheq*), (i/e) merr dot .. ${people}, merr (im/ime)`,
    },
    access: {
      phrases: `
        (nena/babai/gjyshja/gjyshi/burri/gruaja/mami/babi/motra/vellai/djali/vajza) .. (karroc*/paterica*/dot shkall*)`,
      words: `
        karroc* me rrota, invalid*, paaftesi*, aftesi* .. kufizuar*, shkall*, ashensor*, ramp*, levizshm*, (ecen/ec/ecin/levizin/leviz) .. (veshtir*/keq/dot),
        veshtir* .. (ecen/ecje/ec), karrige .. rrota, paterica*, ec* .. me veshtiresi, handikap*, aksesue*, (hy*/futet/kaloj) .. karroc*, karroc* .. hy*`,
    },
    parking: {
      phrases: `
        (makinen/makina/makine/veturen/furgonin) ku (ta /te /e /mund ta /)(le/lej/leme/lejme/lihet/vendos),
        ku (ta /te /e /mund ta /)(le/lej/leme/lejme/lihet/vendos) (makinen/makina/makine/veturen/furgonin),
        (ndaloj/ndal/ndalem/ndalojme/qendroj/afrohem/afrohemi/hyj) (* /)(me /)(makine/makinen/veture/furgon),
        (me makine/me makinen) .. (ndaloj/ndalojme/ndalemi), (makine/makinen) .. (perpara/para deres/deri te dera/shkarkoj*/shkarkuar),
        parking*, parkim*, parkoj*, parkojme, parko*, (le/lej/leme) (makinen/makine/furgonin/veturen)`,
    },
    currencies: {
      phrases: 'dollar*, dollare, paund*, franga*, sterlina*',
      words: `
        dollar*, usd, paund*, pound*, sterlin*, franga*, frange*, chf, monedha* (tjeter/te huaj), valut*,
        (kembeni/kembim*/kembej/shkembej/kembehen) .. (para*/valut*/euro*/lek*/monedh*), kembim*, monedhe tjeter, monedha`,
    },
    fromStation: {
      phrases: `
        (larg/distanc*/ne kembe/minuta/afer/sa kohe) .. (stacion*/terminal*), (stacion*/terminal*) .. (larg/distanc*/ne kembe/minuta/sa kohe)`,
    },
    lodging: {
      phrases: `
        (lire/mire/te lire/i lire) .. (b b/bujtin*/hostel*/hotel), (hotel/hostel/bujtine/dhome) (i /e /te /me )(lire/mire), fjet*,
        (ka/keni/gjej) .. (hotel*/hostel*) .. afer`,
      words: `
        (hotel*/hostel*/apartament*/shtepi*/dhom*) .. (qira*/rekomand*/ofroni/gjej/rezerv*),
        (qira*/rekomand*/ofroni/gjej*/jepni) .. (hotel*/hostel*/apartament*/shtepi/dhom*), (keni) .. (hotel*/hostel*/apartament*), akomodim*, airbnb*, strehim*,
        (ku/vend) .. (te fle/te flem*/fle/flem/qendroj), te fle*, bujtin*, (ku/vend) .. (fle/flej/flejme/flem/rrij naten), fle naten,
        (hotel*/hostel*) (te mire/te lire/afer)`,
      hints: 'hotel*, apartament*',
    },
    eating: {
      phrases: `
        (ku/vend) .. (ha/haj/hame/hajme/hanger/birre/pime/pi), (ku/vend) .. per (mengjes/dreke/darke)`,
      words: `
        restorant*, (te ha/te hame/ha dicka/per te ngrene), !(ne/per/gjate/pas/para/pushim/pushimin e/nga/deri ne) dreke, drekoj*, !(te/e/ne) darke, darkoj*,
        mengjes (ku/per te), (nje/pime/pi/te pi/per/ka) kafe*, kafe, kafene*, bar, pije, byrek*, uri, birre*, te pime, te pi, (ku/vend) .. (ha/hame/hahet),
        piceri*, buke, per te ngren*, gatim*, specialitet*, ushqim .. ha`,
    },
    errands: {
      phrases: `
        (laj/lajme/lahen/lani) (* /)(rroba*/rrobat/tesha*),
        (ku/me afer/afer/ka) .. (bankomat*/atm/banke/farmaci*/supermarket*/mjek/spital*/dentist*/lavanderi*/poste/berber*), bankomat*, farmaci*, supermarket*,
        lavanderi*`,
    },
    cities: {
      words: `
        (per/per ne/ne/drejt/deri ne) ${cities}, (autobus*/furgon*/bilet*/tren*/bus) .. !(nga/prej) ${cities}, bilet*, ${cities} .. (autobus*/furgon*/bilet*),
        larg (eshte/bie) ${cities}, (autobus*/furgon*) .. (qytet*/nisen/niset per/tjera), qytete (te tjera/tjera), qytet tjeter`,
      hints: `
        !(nga/prej) ${cities}`,
    },
    rides: {
      phrases: `
        (makin*/veture) .. (qira*/qera), (qira/qera) .. (makin*/veture), rent a car, rentakar,
        (autobus*/urban*) .. (teleferik*/dajt*/liqen*), autobus* .. plazh*, si .. (shkoj*/vete/ik*) .. (dajt*/plazh*)`,
      words: `
        taks*, taxi*, aeroport*, rinas*, (autobus*/furgon*) .. (aeroport*/fundit/rinas*), shuttle, transfer*, (na coni/me coni/na merrni nga/vini na merrni),
        orari i autobus*, (ka) tren, treni per, kombi, minibus*`,
      hints: 'autobus*, furgon*, fluturim*, avion*, udhet*, treni, tren, trena',
    },
    cooling: {
      phrases: `
        !(merrni/pranoni/le) frigorifer*, frigo, frizer*, (mbaj*/mbani/ruaj*/ruani/ruhet/mbahet/rrije/rri) .. (ftohte/fresket/ftoht)`,
    },
    valuables: {
      phrases: `
        (sende/gjera/gjesende) me vlere, me vlere, bizhuteri*, stoli*,
        (laptop*/kompjuter*/macbook*/tablet*/ipad*/kamer*/aparat*/para/parate/pasaport*/ilace*/ilac/dron) .. (ne cante/ne valixhe/ne canten/ne valixhen/brenda/rrezik/sigurt/shpine),
        (kam/le/lej) (* /)(laptop*/kompjuter*) (brenda/ne)`,
    },
    fragile: {
      phrases: `
        (delikat*/te thyeshme/thyeshm*/thyhet/thyhen), (xham/vazo/qeramike/porcelan) .. (kujdes/brenda), me kujdes`,
    },
    delivery: {
      phrases: `
        (coj*/coni/ti coni/t i coni/sill*/dergo*) .. (valixh*/cant*/bagazh*) .. (stacion*/terminal*/hotel*/airbnb),
        (marr*/merrni/vini/terheq*) .. (nga hoteli/ne hotel/te hoteli/nga apartamenti/nga airbnb/ne apartament/ne shtepi/nga hotel),
        (sill*/sjell*/dergo*/coj*/coni/transport*/dorezo*) .. (valixh*/cant*/bagazh*/gjera*/i/t i) .. (ne hotel/te hoteli/ne aeroport/ne shtepi/ne apartament/te apartamenti/ne airbnb),
        dergese*, (dorezim/dergim) ne shtepi, korrier*`,
      words: `
        (na e/ma/me/na i/ma e) (sill*/coni/dergo*/sjell*/sillni) .. (hotel*/shtepi/apartament*/banes*), (sill*/dergo*/coni/sjell*) .. (hotel*/shtepi/airbnb/stacion*/terminal*), dergese, korrier*`,
    },
    invoice: {
      phrases: `
        fatur* !(humb*), (kupon/deftes*/fature) .. (kompani*/firm*/pun*/shef*/tatim*), fature tatimore`,
    },
    deposit: {
      phrases: '(garanci/kaparr*/depozite/parapagim*)',
    },
    discount: {
      phrases: `
        zbritj*, ulje, skonto, kod promo*, promocion*, ofert*, me lire .. (grup*/shume)`,
    },
    days: {
      phrases: `
        (nje/1) (dite /)(apo/a/ose) (dy/2) !(cope/send*),
        (quhet/quhen/numerohet/numerohen/llogaritet/llogariten/eshte/jane/behen/quani/numeroni) .. (nje dite/dy dite/1 dite/2 dite/si nje dite/si dy),
        si (llogarit*/numer*) .. dit*, dit* kalendarike, 24 ore (apo/a/ose) .. dite,
        (dita e dorezimit/dita e marrjes/dita e pare/dita e fundit) .. (numer*/pagu*/quhet),
        (paguaj/paguajme/pagu*) (nje dite tjeter/edhe nje dite/dy here nese/nje dite me shume)`,
    },
    refused: {
      phrases: `
        pushk*, sprej piperi, sprej piper, fishekzjarr*, petard*, bombol*, revolver*,
        (qen/qeni/qenin/qenin tim/mace/macja/macen/kafshe/kafshet), (arme/pistolet*/municion*/fishekzjarr*/droge/drog*/kanabis/benzine/bombol*/eksploziv*),
        (cfare/cilat) .. (ndalo*/nuk lejo*/nuk pranoni/s pranoni/nuk merrni/nuk lihet/nuk mund te le), (mish/peshk) (i fresket/te fresket/i ngrire/i gjalle),
        prishen shpejt, (ushqim*/djath*/mish*/vere) .. (brenda/cante/valixhe/ore), (le/leme/lej) .. (ushqim*/djath*),
        thike, thika, thiken, bicak*, gersher*, shpate*, (shishe*/alkool*/raki/rakia/birra*) .. (valixh*/cant*/bagazh*/problem/lejohet/lejohen), (valixh*/cant*/bagazh*) .. (shishe*/alkool*/raki/rakia/birra*)`,
    },
    hourly: {
      phrases: `
        !(bej/bejme/shihet/shoh/vizituar/femije/rrotull/pa/tirane) (per/vetem) (* /)(#/nje/dy/tri/tre/disa/ca/gjysem) (ore/or/ores/oresh) !(para/me pare/larg/rruge/me kembe),
        me ore, (cdo/per) ore, cmim* .. ore, disa ore, (kushton/ben/cmimi) .. (nje ore/dy ore/# ore)`,
    },
    price: {
      phrases: `
        (bohet/behet/bahet/eshte) .. (ma lir/me lir*/ma lire), (1/nje) (dite /)(apo/a/ose) (2/dy) !(cope/send*), (2/dy) (dite /)(apo/a/ose) (1/nje/3/tre),
        (quani/quhet/quhen/quajne/numeroni/numerohet/numerohen/llogarit*/konsiderohet/i bie/jane/eshte/behen/behet/del/dalin) (si /per /keto /kjo /)(1/nje/2/dy/3/tre) dite*,
        (quani/numeron*/llogarit*/llogaris*) .. (dit*), (si) .. (numero*/llogarit*/llogaris*/quhen) .. dit*,
        (sa) dite (quhen/jane/paguaj/paguajme/numerohen/me quhen/llogariten/behen/me bie/do paguaj/duhet te paguaj), po me (ore/or/dite) sa,
        vetem .. (# or*/dy ore/nje ore/disa ore/tre ore) .. (pag*/# euro/njesoj/gjithe diten), (gjithe/tere) diten .. pagu*,
        (karroc*/cante dore/canta e dores/cader*/kask*/xhup*) .. (pag*/falas), pag* .. (karroc*/cante dore/cader*/kask*/xhup*/biciklet*/ski),
        (zbritj*/ulje/skonto/cmim) .. grup*, me or sa, dita e (marrjes/terheqjes/dorezimit),
        (sa kushton/sa ben/cmimi) .. (le/lej/mbaj*/ruaj*) .. (valixh*/cant*), (ore/ora/oren/oreje) (apo/a/ose) (per /ne /me /)(dite/dita/diten),
        (dite/dita/diten) (apo/a/ose) (per /ne /me /)(ore/ora/oren), # euro (ora/dita/nata/copa/canta/valixhja/cope/cante/njera/secila/gjithsej),
        (femij*) .. (paguh*/pagua*/falas), (paguh*/pagua*) .. femij*, sa ben (nje/dy/cdo/per), (eshte/jane/kushton) # (lek/leke/euro),
        # (lek/leke/euro) .. (dita/diten/dite/nata/copa), (per) (nje/dy/tre/#) (cant*/valixh*) .. (pagu*/paguh*),
        (pagu*/paguh*/pages*) .. (cdo) (dite/ore/nate/njeri), (po per/per) (jave/javen/muaj/muajin/dite/diten/ore/oren/nate/naten/# dite/dy dite) sa,
        sa per (jave/nje jave/muaj/nje muaj/nje dite/nje nate/# dite), (cant*/valixh*) .. (ore/dite/jave/nate) sa, # (cant*/valixh*) per # (ore/dite/jave/nate),
        (dita/dite/diten/ora/ore) e (filluar/nisur), (pag*) .. (#/nje/dy/tre) dit* !(me/online), pag* .. (dit/dite/diten) (e/te/tjeter),
        pag* .. (cdo/per) (cante/valixhe/cope/koke/bagazh/send), !(karroca/femijes/bebes/bicikleta/kitara/karroca a/femijes a/bebes a/bicikleta a/kitara a) (numero*/numro*/quani/quhe*/llogari*) .. (si/cope), (quani/quajne/numroni) (nje/dy),
        dit* (eshte/fillon/mbaron/nis) .. mesnat*, e keni me pak, sa mbani per, (kjo/ajo/edhe) # euro, pag* (edhe/prap/serish) (sot/neser/dit*/nje),
        prap* (# euro/nje dit*), beni lire, pag* .. per nje !(tjeter/shok*), pag* diten, pag* edhe nese, (dy/tri/tre/#) dite a (nje/dy/tri/tre/#) dite,
        po per (gjys*/nje/dy/tre/#) (dit*/jav*/muaj*/ore/cant*), sa duhet per`,
      words: `
        cmim*, kusht, kosto*, tarif*, (sa/cfare) (para/lek/leke/euro*/ben/bejne/vjen/bie/i bie/e keni/i keni/e ka/del/me del/na del/kap/shkon),
        sa (eshte/jane) per, sa .. (pagua*/paguh*/paguaj/merrni/kerkoni/me bie/na bie/kushton*), (eshte/jane/ka) .. (falas/pa pages*/lire),
        sa .. per (nje/dy/tre/kater/#) (dite/ore/nate/jave/cant*/qant*/valixh*/kofer*/kufer*/cop*/muaj), (me/ma/e/shume) lire,
        !(gjera te/gje te/sende te/dicka te/kamera te/pajisje te) shtrenjt*, zbritj*, ulje*, ofert*, (ne/per) (dite/ore/cope/person/cante/valixhe) .. pagua*,
        kusht* .. me shume, me shume (para/lek*), do te me dilte, gjobe*, shtes* .. pag*, (paguaj/paguhet/kushton/paguajme) .. (me shume/me pak/shtese),
        te fshehura, si e keni, sa eshte !(pesh*/distanc*/larg*/madhesi*/koha/limit*/ora/orari/kapacitet*/demsh*/afati/e sakte/e sigurt/e madhe), sa do,
        leverdi*, (per/me) (cante/valixhe/cope/bagazh) apo, (pagu*/paguh*) .. (per) (person/cante/cope/valixhe/ore/dite/koke),
        # (euro/lek/leke) .. (per/gjithe/dite/cdo), (ne total/totali/gjithsej), (paguaj/paguajme/paguhet) .. (edhe/dhe) nje (dite/nate),
        (paguaj/paguajme/paguhet/pagese) .. (shtese/vonoh*/ekstra),
        sa (kap/kapin/shkon/ben/bejne/vjen/del/dalin/merrni/merrin/marrin/mirrni/ma/na/kerkoni/e merrni/e coni), me sa !(ore/or), kushto*, shtrejt*, lire per,
        ora e pare, (falas/pa leke), dite kalendarike, tvsh, numerohet si, llogarit*, qmim*, cmm*, ekonomik*, (cfare/sa) (do te /do /duhet te /e /i /)pagu*,
        sa ka, (sa) .. !(shpejt/kohe/si) (behet/behen/bohen/bajn/bajne), skonto, pages* (te tjera/shtese/tjera), pages* .. tjer*, ekstra,
        (merrni/kerkoni/mbani) .. (me shume/me pak), afersisht, perafersisht, komision*, me ore, me dite, me teper, (gje/dicka/cmim) me pak, me pak per,
        per studente*, per studenta, (dita/diten) .. paguh*, (paguh*/pagua*) (edhe/dhe) (dita/diten/per diten), (paguhet/paguhen) per,
        (paguhet/paguhen) .. (femij*), shtese per, (paguaj/paguajme) .. (dy here/dyfish), abon*, minimum* dit*, perfshi*`,
    },
    otherWays: {
      phrases: `
        paypal*, venmo, klarna, bizum, mobilepay, mobile pay, vipps, satispay, postepay, swish, alipay, wechat pay, western union, bitcoin*, btc, usdt, ethereum, *crypto*, *krypto*, *cripto*, cek, ceku, ceqe, transfert*, transfere* bank*, iban`,
    },
    cards: {
      words: `
        kart* (krediti/debiti/bankare), visa, mastercard, amex, american express, apple pay, google pay,
        (pag*/pranoni/merrni/me) .. kart* !(sim/identiteti), me karte, me kartel, kartele, kartel, pos, kontaktless`,
    },
    cash: {
      words: 'kesh, cash, para ne dore, me para, (pag*/pranoni/me) (euro/lek*)',
    },
    paying: {
      phrases: '!(karte/karten) revolut',
      words: `
        pagu*, pagoj, parapag*, fatur*, kapar*, depozite paraprake, per firmen, per kompanine, kur te (vij/marr) .. pag*, arketo*, pjeset, gjysm* .. pastaj,
        keste, posi, pos, terminal* .. kart*, ne fund, (te huaja) .. (leke/para/monedh*), (parate/leket/paret) .. (tani/me vone/pastaj), google pay, apple pay`,
    },
    extending: {
      phrases: `
        !(sa/sa kohe/sa do te) (zgjat*/zgjas*) !(rruga/udhetimi),
        (le/lej/leme/lejme/mbaj/mbajme/mbani/qendr*/ta le) .. (me gjate/edhe nje dite/edhe # dite/nje dite me shume/nje dite tjeter),
        edhe (nje/dy/#) (dite/nate/jave), (nje/dy/#) (dite/nate/jave) (me shume/tjeter/shtese/me tej/ekstra), (shtoj/shtojme) (nje/dy/#) (dite/nate),
        (marr/vij/terheq) .. (nje dite/# dite) me vone`,
    },
    changing: {
      phrases: `
        rezerv* (per /)(#/nje/dy/tre/kater) .. (po/por/tani) (kemi/jane/jemi me/kam/vijme me/na dolen) (#/dy/tre/kater/pese/gjashte),
        (nje/dy/#) (cant*/valixh*) (me/ma) shume se,
        rezerv* .. # .. por .. #,
        (rezervova/rezervuam/vura/zgjodha/shkrova) .. por (doja/donim/desha/mendoja/eshte), (emri/mbiemri/numri) .. gabim,
        (marr/marrim/marre/terheq/terheqim) (* /)(me/ma) (vone/heret) !(se ora/se #), me vone se sa, me heret se sa,
        (nje/dy/#) (cant*/valixh*) (me/ma) (pak/shum/shume), (bej/bej te/kaloj/shtyj) per te (henen/marten/merkuren/enjten/premten/shtunen/dielen),
        (nderroj/ndrroj/ndryshoj/nderrojme/ndryshojme) (oren/daten/diten/orarin/emrin), (ma/me) (heret/vone) se (sa/c kemi),
        (shtyj/shtyjme) (nje/dy/#) (dite/ore), rezerv* (per /)(#/nje/dy/tre/tri) (po/por) .. (vetem /)(#/nje/dy/tre/tri) (cant*/valixh*)`,
      words: `
        (ndrysh*/ndrr*/nderr*/shty*/korrigj*/modifik*/zhvendos*/rregullo*) .. (dat*/or*/rezerv*/dit*/emr*), ndryshoj*,
        (gabu*/gabim*/gabova/gaboj) .. (dat*/or*/rezerv*/dit*/emr*/numr*/email*), (rezerv*/dat*/or*) .. (gabim*/gabu*),
        (shtoj/shtojm*/shtuar/heq/shtohet) .. (cant*/valixh*/rezerv*/bagazh*), shtoj edhe, zgjas*, zgjat* .. (rezerv*/dit*),
        (edhe/dhe) (nje/dy/#) (dite/nate/ore/jave) (me shume/tjeter/shtese), (nje/dy) (dite/nate/ore) (me shume/shtese/tjeter/me gjate), edhe nje (dite/nate),
        me gjate, me shume se rezerv*, (edhe/dhe) nje (valixhe/cante/bagazh), nje (valixhe/cante) me shume, me shume (valixhe/canta/bagazhe) se, me heret se,
        (shty*/ndrysho*/zhvendos*/kaloj/levi*) .. (me #*/per (neser/te hene*/te marte*/te merkur*/te enjte*/te premte*/te shtun*/te diel*)/dorezim*/marrj*),
        (kaloj/leviz) .. (dite/diten/date/daten/ore/oren), (shkruar/shenova/shenuar/vendosa/vura/futa/zgjodha/bere/bera/kam) .. (gabim/gabu*),
        (me shume/me pak) (valixhe/canta), (shty*/vonoj) .. rezerv*, nga e* .. (ne/per/te) te (hene*/marte*/merkur*/enjte*/premte*/shtun*/diel*),
        (nderroj/ndryshoj/ndrroj/kaloj) .. (e/te) (hene*/marte*/merkur*/enjte*/premte*/shtun*/diel*), (vij*/vi/vime/vijme) (nje/dy) (dite/ore) me (vone/heret),
        (me vone/me heret) se (rezerv*/ora/oren/thashe/kemi thene), (shkrova/shenova/vura/zgjodha/rezervova) # .. (po/por/jane), zgjatje*, shtyrje*, ndryshim*,
        (e/ta) shty*`,
    },
    full: {
      words: `
        (jeni/eshte/nese/behet/jane) .. (plot/mbushur/te zene), plot, nuk ka (me /)vend*, mbaron* vend*, s ka vend, kapacitet*, (te/e) (mbushur/zene)`,
    },
    walkIn: {
      phrases: `
        (ka/keni/gjendet) (ende /)vend (tani/tash/sot/per (#/nje/dy/tre/tri) (cant*/valixh*/bagazh*)),
        (duhet/nevojitet) (me /te /)(lan /lene /lej /marr /caktu )(takim/termin),
        (mund/munem/mundem/muj/mundemi) (me /te /)(ardh/vij/vijme/hyj) (kshu/keshtu/direkt/ashtu/pa),
        (s kam/skam/nuk kam/s kemi) (bere /ba /)(rezervu/rezervim/rezervuar) !(te konfirm*),
        (detyrim/detyrueshme/detyrueshem/detyru*/duhet) (me/qe te/te) (rezervu*/rezervoj*/prenotu*/prenotoj*/bo rezerv*/bej rezerv*/bere rezerv*),
        (detyrueshem/detyrueshme/detyrim) rezerv*,
        pa (rezerv*/prenot*/takim/rezervim), (duhet/domosdoshme*/detyrim*/detyrueshme/nevojshme*) (patjeter /qe /te /ta /)(te /)(rezerv*/prenot*),
        rezervim* (i detyrueshem/eshte i detyrueshem/i domosdoshem/eshte i nevojshem),
        (vij/vijme/te vij/te vijme/kaloj) (direkt/drejtperdrejt/ashtu/pa lajmeruar/keshtu), (direkt/drejt) (aty/ne zyre/te ju), ne moment, ne minuten e fundit`,
    },
    groups: {
      words: `
        grup*, # (veta/vete/pensionist*/persona/nxenes*/njerez/turist*/studente), shkolle, klase, me shume se (20/25/30/40/50), kor, ekip*, skuad*, klub,
        delegacion*, orkest*, # (vajza/djem/shoke/shoqe/femije/miq/turiste/te rritur), (beqari*/vajzeri*),
        (jemi/vijme/vim/jena) (1#/2#/3#/4#/5#/6#) !(min*/dite/ore/km), skaut*, ekskursion*, autobus* .. turist*`,
    },
    watching: {
      phrases: `
        kush (* /)(ruan/ruajne/rri/kujdes*/shikon/mbikqyr) .. (nat*/mbyll*), (naten/kur mbyllni/pasi mbyllni/kur jeni mbyllur) .. (kush/ruan/ruhen/roje)`,
      words: `
        kamer*, kyc*, me celes, dollap*, (te/jane) (sigurt*/siguruara), sigurim*, roje, rojtar*, dhom* .. (mbyll*/kyc*), (mbyll*/kyc*) .. dhom*, sekjuriti,
        security, kush i ruan, alarm*, vezhg*, survej*, skan*, vulos*, plumb, zjarr*, (ruan/ruajne/mbikqyr/shikon) .. (vazhdimisht/gjith*/24/naten),
        jane .. mbyllura, fotograf*, (njeri/kush/dikush) qe (i /)(ruan/ruaj*)`,
    },
    reviews: {
      phrases: 'vleresim*, komente, besuesh*, mashtr*, serioze, jeni te sigurt, trustpilot',
    },
    oddItems: {
      phrases: `
        ${countable} .. (nje/1) (cope /send /bagazh /)(apo/a/ose) (dy/2), (nje/1) (cope/send/bagazh) (apo/a/ose) (dy/2),
        si (i /e /)(numeroni/numerohen/numerohet/llogarisni/llogariten/quhen) .. ${countable},
        (karroc*/biciklet*/kitar*/ndenjese*/ski) .. (quhet/numerohet/llogaritet/konsiderohet) .. (si/nje)`,
      words: `
        derrase* surf*, surf, snowboard*, ski, ski*, biciklet*, karroc*, kitar*, violoncel*, violin*, instrument*, kajak*, golf, cader* plazhi, tend*, skuter*,
        trotinet*, skateboard*, dron*, (shume e madhe/gjigante/e stermadhe/stermadhe), kuti kartoni, tapet*, qilim*, monopat*`,
    },
    reserving: {
      words: `
        (dua/doja/duam/deshiroj/desha) .. (rezerv*/prenot*), (mund/a mund) te (rezervoj/prenotoj) .. per, (bej/te bej) nje rezervim per`,
    },
    earlyFlight: {
      phrases: `
        (fluturim*/avion*/nisem/nisemi/nisja/ikim/iki) .. (ne /ne oren /ora /oren /ores )(1/2/3/4/5/6/7/0*/1h/2h/3h/4h/5h/6h/7h/pese/kater/gjashte) !(valixh*/cant*/dite/ore/vete/euro/mbasdite/pasdite),
        (fluturim*/avion*/nisj*) .. (heret/shume heret/ne mengjes heret), heret .. (fluturim*/avion*/aeroport*)`,
    },
    night: {
      phrases: `
        para (ores 8/oren 8/8/se te hapni/se te hapeni/hapjes), pas (ores 23/oren 23/23/23h/ores 11 te nates/mesnates/mesnate/mbylljes/orarit),
        (ne/rreth) mesnate, (ne mes te nates/ne mesnate), naten .. (hapur/marr*/le*/njeri/dikush),
        (hapur/marr*/njeri/dikush) .. (naten vone/ne mes te nates/gjithe naten/pas mesnates),
        (arrij*/mberri*/vij*/ulem*/zbres*) .. (4/5/6/7/4h/5h/6h/7h) .. (njeri/dikush/hapur/le*)`,
      words: '24 7, 24 ore, 24h, mesnat*',
    },
    holidays: {
      phrases: `
        fest* !(club), festave, krishtlindj*, vitin e ri, viti i ri, vit i ri, pashk*, bajram*, dita e flamurit, flamurit, # nentor, # nentorin, 28 nentor*,
        29 nentor*, (hapur/hapeni/mbyllur/punoni) .. (te diel*/e diel*/te diela/shtun*/fundjav*/fundjave/# dhjetor/# janar),
        (te dielen/te diel/e diel/te shtunen/fundjave*) .. (hapur/hapeni/punoni)`,
    },
    overnight: {
      words: `
        (maksimum*/maksimal*) .. (dite/kohe), (nje/dy/tre) jave, (nje/dy/tre) muaj,
        (le/lej/leme/lejme/mbaj/mbani/lihen/lihet) .. (naten/nje nate/gjithe naten/gjate nates/disa dite/shume dite/# nete/disa jave),
        sa kohe (mund/mundem/mbahen/mbani/i mbani), sa gjate (mund/mbani)`,
    },
    hours: {
      phrases: `
        (ora/oren/ne oren) # .. (mengjes*/mbremje*/dark*) .. (le/lej/lere/leme/sjell/marr),
        (arrij*/mberri*/vij*/vi/zbres*/ulet/zbret) .. (0*/4/5/6/7/4h/5h/6h/7h) .. (njeri/dikush/hapur/ka kush/le/lem/leme),
        (para) (ores 8/oren 8/ores 8h/8/8h/orarit/hapjes/se te hapeni/se te hapni), (ne/rreth/oren/ores/ora) (0*/4/5/6/7/4h/5h/6h/7h) .. (njeri/dikush/hapur),
        deri (ne /)sa !(te/kile/kg/pesh*/kilogram*/veta/persona/valixh*/cant*/euro/lek*), ndryshon orari, (mbyll*/hapni) .. (dreke/kafe), se ora #`,
      words: `
        orar*, (ne/cfare) (ore/or/ora), hapni !(cant*/valixh*/bagazh*), hapeni, hapet, hapen, hapur*, celet, celur, mbyll*,
        (kur/deri kur) (jeni/hap*/mbyll*/punoni/mund/munde*/duhet/mbyllet/ta/t i/i/te/fillo*/vij*),
        sa (ore/dite/gjate/kohe) (mund/munde*/te/lejohe*/jeni/qendro*/rri*/mbani/i mbani), sa kohe !(perpara/ne kembe/larg/nga/eshte nga/me kembe),
        (maksimum*/maksimal*/me shume) .. (dite/kohe/ore), afati, punoni, 24 ore, 24h, 24 7, gjithe (naten/diten), (gjate nates/naten/gjate naten), nates,
        mesnat*, (shume/me/teper/pak/eshte/jane) (vone/heret), (vonohe*/vonoh*/vone*/vones*), vonua*,
        (ne/pas/para/rreth/deri ne/rreth ores/nga) (oren #*/ora #*/ores #*/#*) .. (marr*/lini/leme/le/vij*/sjell*/ka njeri/jeni/hap*),
        (marr*/terheq*/vij*/sjell*/sjell/mberri*/arri*) .. (ne/pas/para/rreth/deri ne/nga) (oren #*/ora #*/ores #*/#*/oren/# te),
        (mberri*/arri*/vij*) .. (mengjes*/nate*), ka (njeri/ndonje njeri/dike/kush/dikush) .. (aty/ne zyre/ne), a ka njeri !(qe), fest*, krishtlindj*,
        vit* (te ri/i ri/e ri), bajram*, pashk*, pas (orarit/mbyllj*/ores*), para (hapj*/ores*), pushim*, mund ta (le/lene/leme) .. (naten/nate), ora sa,
        cdo dite, (te nesermen/diten tjeter/diten e neserme/nje dite tjeter),
        (marr*/terheq*/kthehem/vij*) .. (neser/pasneser/te nesermen/me vone/nate/naten/mbremje), (rrini/qendroni/jeni) (hapur/aty), te (mengjesit/nates),
        (# dit*/disa dite), (vone/heret) .. (marr*/le/vij*), (#h) .. (gjej/aty/hapur/vij/marr),
        (vi/vij/vijme/arrij*/mberri*/jam) .. (#h/ne #/rreth #/ne oren #*/nga #*), (jeni/a jeni) (aty/ne zyre/ne pune) (tani/ende/akoma/),
        (a ju gjej/ju gjej) (aty/hapur/), (ka/eshte) (dikush/njeri/njeri aty/ndonje) (aty/ne zyre/), (deri/qe nga/nga) (sa/cfare/kur), (ne/gjate) dreke, ndjeni,
        hapu, hapuni, cel*ni, (te diel*/te shtun*/te hene*/te marte*/te premte*/te enjte*/te merkure*) .. (hap*/punon*/jeni/mbyll*),
        (ora/oren) (e fundit/fundit), fundi i (orarit/jav*), dite jave,
        (le/lene/leme/rri*/qendro*/mbaj*/mbani) .. (jave/muaj/dite/dit*/premten/tjeter/nesermen), sa (gjate/dite), nonstop, non stop, heret ne mengjes,
        (ne/nga) # .. (ne/deri) # .. (marr*/sjell*), (sjellim/sjell/leme/le/lem) .. (marrim/marr/terheq*),
        (te vij/vij/vijme/kaloj) (tani/menjehere/direkt tani), ne kohe, (s/nuk) (arrij*/mberri*) .. (kohe/ora/dot), (jam/jemi) jashte,
        (shansi/mundesia) e fundit, (nga/qe ne) mengjes !(per), (kthehem/vij/vime/arrij/mbaroj) .. (deri ne #*/ne #*/para #*), 1 maj, sa nete, sa net, sa nate,
        (#/dy/tri/tre/disa) net*, (jeni/eshte) (hap/mbyll/cel/te hapur/te mbyllur),
        deri (te/t/ne/ne te/neser/pasneser/diten) (henen/marten/merkuren/enjten/premten/shtunen/dielen/e/ne/e henes),
        deri (te henen/te marten/te merkuren/te enjten/te premten/te shtunen/te dielen/neser/pasneser/te nesermen/ne mbremje/ne darke/naten vone), nderrim*,
        turn*, (pres*/prisni) .. (vone/mesnate/nate),
        (dorezoj/dorezojme/sjell/sjellim/terheq/terheqim/marr/marrim/le/leme) .. (te /)(henen/marten/merkuren/enjten/premten/shtunen/dielen/fundjave*),
        para kohe, para kohes, nata, dimer, von, sa (vone/heret), (le/leme/lini/dorezoj/sjell) .. (ne/para/pas/rreth) (oren/ora/ores/#h/# te), sa zgjat,
        ramazan*, nje vit, oret, ne cdo, rreth (mesdit*/drekes), nje nate, pas (nje/dy/tre) dit*, sot .. (neser/pasneser)`,
      hints: `
        kur, ore, ora, oren, ores, nate, naten, sonte, neser, sot, te shtun*, te diel*, e diel*, e shtun*, te hen*, te mart*, te merkur*, te enjt*, te premt*,
        fundjav*, heret, vone, mbremj*, mengjes*, mesdit*, pasdit*, paradit*, nadje, jav*, dite, muaj*, #h, darke, darken`,
    },
    booking: {
      phrases: `
        rezerv* .. pa .. kart*,
        (ruani/ruaj*/ruhet/mbani/mbahet/humb*) .. (vendin/rezervim*), (rezerv*/prenot*) .. pagu* .. (kur/aty/vij/arrij/me vone/pastaj/mberri*),
        (zgjas*/zgjat*/shty*) .. (dite/nate/rezerv*/qendrim*), (shty*/zgjas*/zgjat*/mbaj*/lej) .. (edhe/dhe) (#/nje/dy) (dit*/nat*),
        (ka/keni) (ende /)vend (per #/per dy/per tre/per sot/per neser/per sonte/te) !(le makin*/le veture*/park*),
        (dite/kohe/ore/jave) (perpara/para) .. (rezerv*/prenot*), (rezerv*/prenot*) .. (perpara/paraprakisht),
        (ka/keni) (mundesi/hapesire) per (#/nje/dy/tre/sot/neser/sonte),
        (pagova/kam paguar/paguam/kemi paguar/e pagova) .. (s/nuk/ska/skam/asgje) .. (marr*/ardh*/erdh*/email*/mail*),
        (caktoj/caktojme/lini/leme) (nje /)(ore/takim/termin/orar), rezerv* .. eshte ne emer, rezerv* ne emer, (tregoj/trego) .. rezerv*,
        (vouc*/konfirmim*/rezervim*) .. (print*/telefon/shtyp*), vend (te /i /)(lire/lira), vende te (lira/lire), (heq/hiq*) .. (cant*/valixh*/bagazh*) nga,
        (me pare/me heret) .. (rezerv*/prenot*), (s/nuk) kam rezerv* .. (merrni/pranoni/mund), (vlen/skadon/mbahet) .. rezerv*,
        rezerv* .. (2/3/4/5/dy/tre/kater) (veta/persona/vete), (vij/vi/vijme/merrni/pranoni/le) .. pa (rezerv*/prenot*), rezerv* .. vend,
        rezerv* per .. (po/por) (vij/vi/vijme/dua), (ndrysh*/ndrr*/nderr*) (daten/oren/diten/emrin)`,
      words: `
        rezerv*, prenot*, (ka/keni/ke/paska/kane/gjendet) .. vend*, vend i lire, vende te lira, te lire per, paraprakisht, perpara, takim, disponu*,
        disponibil*, konfirmim*, (vij/vijme) (keshtu/direkt/pa), (konfirmim*/email*) .. (erdh*/ardhur/marr*), ne moment, te njejten dite, momentin e fundit,
        (smu/s m u/nuk me) .. (ardh*/erdh*), (dua/duhet/kam nevoj*/na duhet/me duhet/kerkoj*) .. vend, (vend/vende) (per/sonte/neser/sot/te lire/lira),
        lajmero*, njofto*, pa (lajmer*/njoftu*/rezervu*), direkt, vendos emrin, (email*/mail*/mesazh*) .. (ardh*/erdh*/konfirm*),
        (s ka/ska/nuk ka/s/smu/nuk) (ardhur/ardh/erdh*/me erdh*) .. (email*/mail*/konfirm*), bukoj, booking, (dua/duhen/duhet) vend*, # (vende/vend),
        (mbani/ruani) .. (me date*/me #), *qr*, kod, kodi, kodin, kodit, lista e pritjes, porosi*, aplikacion*, llogari*, regjistrohem, bukim*, vendin tim,
        si funksionon, plotesoj, vouc*`,
      hints: 'vend, vende, lire, lira, termin',
    },
    safety: {
      phrases: `
        ku (i/e/do ta/do ti) (vendosni/mbani/ruani/vini/fusni), (ruh*/ruaj*/ruan*/mbah*) .. mire, mire .. (ruh*/ruaj*),
        (mungon/mungojne/mungonte/me ka humbur dicka/s eshte/zhduk*) .. (nga/dicka/gje/ne cante/canta/valixh*/gjera),
        (dicka/gje/gjera/para) .. (mungon/mungojne/zhduk*),
        (canta/valixhja/valixha/canten/valixhen/dryni) .. !(jeni/gjej/eshte/rrini) (hapur/hapen/rrem*/thyer), (dikush/kush) .. (ka hap*/e ka hap*/hapi/rrem*),
        (humb*/humba/humbur/humbi/gjej) .. (bilet*/kupon*/letr*/letren/numr*/etiket*/flete*/deftes*) .. (valixh*/cant*/bagazh*/dhate/dhat*/qe me),
        (humb*/humba/humbur) .. (kuponi*/letra/letren/etiket*/fleten/numrin e), (kush) .. (hyn/hyj/hyjne/akses/qaset) .. (cant*/valixh*/dhom*), (laptop*/kompjuter*) .. (te ju/le/lej/leme),
        (kushdo/te gjithe/gjithkush) .. (hyj*/hyn*/futet/futen),
        (hap*/prek*/rrem*) .. (kush/dikush/njeri) .. (cant*/valixh*/gjer*), (kush/dikush) (e /i /ma /mi /)(hap*/prek*/rrem*),
        (cant*/valixh*) .. (e imja/e jemja/e dikujt tjeter/e tjetrit),
        (kam/kemi/paskam) (lene/len/harru*) (nje/dy/nji) (ombrell*/cader*/xhaket*/xhup*/karikues*/bluze/kapele/syze/lib*/celes*/portofol*),
        (lash*/harro*/harru*) .. (aty/te ju/tek ju/dje/atje), me ka (mbet*/mbetur), (cant*/valixh*) (e gabuar/gabim),
        si (i/e/na i/m i) (ruani/ruheni/mbani/ruajne), si (ruhen/ruhet/mbahen/mbrohen), (kush) .. (qasj*/akses*/hyrje),
        (s/nuk/mos) (ma/m a/na/i/t i) (merr/marre/marrin/prek*/hap*) (njeri/kush/dikush/njerez),
        (rri/eshte/ka/qendron) .. (dikush/njeri/kush) .. (me cantat/me valixh*/te cantat/tek cantat/gjithmone/gjithe kohen),
        (merr/marre/vjedh) .. (telefon*/laptop*/kompjuter*/portofol*/parate) .. nga .. (cant*/valixh*),
        ku (i /e /)(fusni/mbani/vini/lini/ruani/veni) .. (valixh*/cant*/bagazh*/gjerat),
        (shikon/shikoni/shikojne/shohin/kontrollon/kontrollojne) .. (brenda/njeri/kush/dikush), (thote/thone/pretendon) .. (valixh*/cant*),
        njeri .. (gjithe kohes/gjithe kohen/vazhdimisht/gjithmone), (marrim/jepni/merr/marr) nje numer !(telefon*/viber), demshperbl*,
        (laget/lagen/lagur) .. (canta/valixh*/gjera*), (te tjeret/tjeret/njerezit/te huaj) .. (prek*/hap*/marr*) .. (cant*/valixh*/gjera*), kujt i perket,
        e kujt eshte, dry (dera/dhoma), nese (me /na /)(thyhet/prishet/humbet/humb/demtohet/vidhet) !(bileta),
        (biznes/firme/kompani) .. (vertet*/ligj*/regjistr*/licenc*), (kush/kujt) .. celes*, (para/cash/kesh/flori) .. ne (cant*/valixh*),
        (bilet*/numr*/letr*/flet*) .. humb*, (keni/kini) gjet*, (kamera/aparat*) .. (brenda/shtrenjt*), (jepni/jep/merr/marr) .. (kartel*/leter),
        mbulo* .. dem*, bilet* .. (cant*/valixh*), kane (hyrje/qasje/akses), mos (ma/mi/i) (jep*/merr*/ngaterr*), jeni .. (regjistruar/licenc*/ligjshem),
        (merr/marre) .. (cant*/valixh*) .. gabim*, (hapin/prekin/rremo*) .. (cant*/valixh*), rri (dikush/njeri/kush), hapet (canta/valixh*),
        hy* (kushdo/gjithkush), (ka/kane/keni) celes*, (grisur/thyer/plasur) .. (cant*/valixh*), (canta/valixhja) .. (s/nuk) (eshte ketu/eshte aty/gjendet),
        (le/leme) .. (telefon*/celular*/laptop*/tablet*) .. (cant*/valixh*/brenda), humb* .. bileten, (kush/dikush) .. prek*`,
      words: `
        sigur*, vjedh*, vidh*, vodh*, hajdut*, humb*, mbikqyr*, mbikeqyr*, etiket*, kupon*, bes*, mbro*, dem*, garanci*, garanto*, kontroll*, laptop*,
        pergjegj*, ngaterr*, numer* .. (cant*/valixh*), deftes*, verteti*, vertetoh*, identifik*, prove, deshmi*, (vjedh*/merr) .. (canten/valixhen/dikush),
        me celes, te garantuar, ruajtur mire, (rri/rrin/rrine/jane/eshte/qendrojne) .. mire (canta/valixh*/gjerat/aty/te ju/), (njeri/njerez) .. (ruan/ruaj*),
        (dikush/kush/njeri) .. (ruan/ruaje/prek/hap), (hapni/kontroll*/shikoni/kontrollu) .. (cant*/valixh*), kompjuter*, (smi/s mi/nuk mi/s m a/mos) merr,
        (merr/marre/merrte) kush, serioz*, mashtr*, letr* .. (dhat*/humb*), flete, fleten, rrezik*, frik*, aparat*, fotoaparat*, bizhuteri*,
        (dicka/gje) .. (humb*/mungon*), harro*, harruar, mjafton (kuponi/letra/numri), te shtrenjta, te shtrenjte, numra .. cant*,
        (vini/veni/ngjisni) .. (numra/numer/etiket*), elektronik*, (stafi/dikush) .. (me cantat/te cantat/me valixhet), prish* !(rezerv*/planet/udhet*),
        perzie*, shkembyer, grabit*, mbulo*, alarm*, i ndershem, te ndershem, (kam/kemi) (lene/len) .. (aty/atje/tek ju/te ju) !(deri), dry, dryn, drynat,
        (gjera/sende) te vlefshme, vlere, rendesi*, dallo*, hup*`,
      hints: 'personel*, staf*, mbyllur',
    },
    location: {
      phrases: `
        parkim*, parkoj*, parkohet, parking*, (hotel*/airbnb/hostel*) .. (ne kembe/larg/sa minuta/ecje/afer jush/sa kohe),
        (ne kembe/ecje) .. (stacion*/terminal*/hotel*/autobus*), (stacion*/terminal*) .. (ne kembe/ecje/kembe), (adres*) .. (taks*/taxi*/shofer*),
        (taks*/taxi*/shofer*) .. adres*, adresen .. (jap/tregoj/them), (ku/vend) .. (parko*/le makinen/lej makinen), nga bie, (jam/jemi) (te/tek) .. (nga/ku),
        (jeni/gjendeni/ndodheni/zyra) (shume /)(afer/prane/ngjitur/perballe/mbrapa/pas/larg/perkarshi/poshte) !(mbyll*), afer .. jeni,
        nga (te futem/te vij/te vijme/vij/te hyj/te hyjme/hyhet), (ku/kah) (jeni/bini/gjendeni/ndodheni), google maps,
        ne mes (te qytetit/te sheshit/te tiranes), ku (e ke/e keni) (vendin/zyren/dyqanin/lokalin), lehte .. (gjet*/gjej*/gjind*),
        numri i (deres/shtepise/nderteses/godines/pallatit), (gjen/gjeje/gjejne) .. (taksia/taksi/taksisti/shoferi), (taksia/taksisti/shoferi) .. gje*,
        ku (te /)(vijme/vij/vime), te njejtin vend, (keni/gjendet) ngjitur, vihet .. (lehte/kembe/autobus), per te ecur, (shume/larg) .. (ecur/ecje),
        (s/nuk) (ju /po ju )(shoh/shohim/shof), autobus* .. (te ju/tek ju/afer jush/prane jush), (te eci/te ecim/te ecet), larg (nga/prej/jush),
        si (ju/t ju) (gjej/gjejme), (cila/cilen) (dere/hyrje/ane), (jam/jemi) humbur, ju gjet`,
      words: `
        ku, kah, !(email/mail) adres* !(e email/email/e mail), vendndodh*, lokacion*, pozicion*, hart*, rrug*, larg, distanc*, drejtim*,
        si (te/t/mund te/mund t/do te/ta/vij/vi/arrij/shkoj) (ju /)(vij/vi/arrij/shkoj/gjej/gjejme/vijme/shkojme/arrijme),
        si (vij/vi/arrij/shkoj/vijme/ju gjej), (gjej/gjejme) .. (zyr*/ju/dot), stacion*, terminal*, tren, trenit, parkim*, parkoj*,
        (ne/nga/prej) (qender/qendra/qendres), cili autobus, cilin autobus, linja, cfare autobusi, maps, hyrj*, sa minuta, afer (stacion*/qendr*/sheshit),
        (cila/cili/cilen/nga cila/nga cili) (dalje/rruga/ane/rruge/hyrje/drejtim*), (jam/jemi) (te/tek/ne) .. (sheshi/stacion*/terminal*/qend*), nga te shkoj,
        (s/nuk) .. (gjej/gjejme), me makine, perballe, gps, lehte (per t u gjetur/gjendet), parking, minuta .. (nga/ne kembe), kati, kat, dera, deren, tabel*,
        opera, operas, operen, (su/s u/nuk ju/nuk u/s ju) (gjej*/gjeta), (vij*/vi/arrij/te vij*) (deri aty/te ju/aty), si (vij*/te vij*/shkoj*/te arrij*),
        minut* .. (kembe/qendra/sheshi), ne kembe, loc, lagje*, ndertes*, pallat*, gugell, orientim*, gjej, nga ju vij, bllok*, jashte, godin*, objekti, makina,
        (parkohet/lihet/le) .. makin*, (piken/vendin) .. (sakte/harte), (lart/poshte/perdhe), sa ecje, (me lene/na lene) .. makine, sheshi, sheshit, pika,
        piken, kryqezim*, rrethrrotullim*, majt*, djatht*, semafor*, koordinat*, garazh*, ne krah, (ndaloj/ndal) .. makin*, udhezim*, nga ana, kembesor*,
        ngjitur, hyhet`,
      hints: 'qender, zyr*, vend',
    },
    contact: {
      phrases: `
        (faqja/faqe/faqen/websajti/sajti/saiti/website/butoni/butonin/linku/link/formular*) .. (s/sme/nuk/smu/nuk me/gabim/bllok*/bardh*/bosh/hapet/ngec*/ngrin/error*/punon/prish*/bug*),
        (nuk/s/sme/smu) .. (hapet/punon/ngarkohet/funksionon) .. (faqja/butoni/linku/faqe), del error, (gabim/error) .. (ne faqe/ne sajt/kur klik*/kur shtyp),
        (klik*/shtyp*) .. (asgje/nuk/s), ank*, (flas/flasim) .. (shef*/pergjegj*/pronar*/menaxher*), pasjellsh*,
        ku .. (ju /t ju /)(telefonoj/telefonojme/shkruaj/shkruajme/kontaktoj/kontaktojme/thirr*/therras),
        (marr/marrim/marre) ne (telefon/tel/celular/whatsapp/viber), (numer*/nr) .. (telefonoj/thirr*/marr/shkruaj),
        (s/nuk) .. (ngreni/ngrini/hapni/pergjigj*) .. (telefon*/cel*), ngreni .. telefon*, adres* (e /)(email*/mail*/postes),
        (telefoni/celulari) (s/nuk) (po /)(hapet/hapni/ngrihet/pergjigj*), (keni/eshte/ka/jepni) numrin, cili eshte numri !(i deres/i shtepise),
        (anglisht/italisht/gjermanisht/frengjisht/spanjisht/turqisht/greqisht/rusisht), dergoj .. foto*, problem* me (faqe*/sajt*/websajt*/telefon*),
        gjej ne (instagram/facebook/fb/tiktok), pergjigj* .. (whatsapp/viber/telefon/email*/mail), lidhem me`,
      words: `
        kontakt*, telefon*, celular*, numri, numrin, numer, email*, mail*, posta elektronike, shkruaj*, flas, flasim, flasi, flisni, bisedo*, mesazh*,
        (me nje/nje) njeri, me dike, operator*, urgjen*, whatsapp*, watsapp*, uotsap*, viber*, ju marr, thirr*, lidhem, instagram, person, personi, personin,
        fiks, numer* .. (telefon*/juaj/viber/celular*), chat, pergjigj*, me shkruani, (s/nuk/sme/s me/nuk me) (pergjigj*/hap*) .. (telefon*/kush/njeri),
        (jep/jepni/me jep/dergo*/keni) .. (nr/numer*), nr, tel, insta, ig, messenger, shef*, menaxher*, pronar*, zyrtar, cel, komunik*, facebook*, fb, tiktok,
        shqip, pyetje*, pyes, pyesim, pyesja, ke mund te`,
      hints: 'njeri, dike, mesazh',
    },
    items: {
      phrases: `
        (ushqim*/djath*/mish/vere/raki/vaj/mjalte/alkool/shishe*) .. (valixh*/cant*/bagazh*) .. (ok/problem/lejohet/ka gje),
        sa (canta/valixhe/cope/bagazhe) (mund/mun/lejohen/te lej/te le), thik*, brisk*, gershere*, (sa) .. (peshoj*/peshe/kile), pesha maksimale,
        (merrni/mbani/pranoni/ruani) .. !(ne) (frigorifer*/lavatric*/divan*/mobil*/orendi*),
        vend per .. (biciklet*/karroc*/ski/trotinet*/kitar*/karton*/dyshek*/surf*/tv), (le/leme/dorezoj/mbani/ruani) .. (birre/vere/raki/djath*), te lagur*,
        vend per .. pajisje*, (limit*/kufi*) .. (numr*/cant*/valixh*)`,
      words: `
        (mbani/merrni/ruani/pranoni) .. (valixh*/cant*/bagazh*/biciklet*/gjera/ski), (sende/sende*/gjera), cfar* (gjera*/sende*),
        cfare mund te (le/lem/leme/lihet/lihen/depozit*/sjell), nuk (lejohe*/pranoni/mund te le*), pesh*, madhesi*,
        (e madhe/te medha/i madh/te madhe/shume e madhe/gjigant*), (e rende/te renda/renda), kile, kg, #kg, kufi, kufij, kufizim*, limit*, bicikl*, motor*,
        kask*, trotinet*, monopatin*, karroc*, ski, skit, skite, snowboard*, dorase, surf, kitar*, violin*, instrument*, pako, pakot, pakon, pakete, kafshe*,
        qen, qeni, qenin, mace*, ushqim*, lejohe*, ndaloh*, ndalua*, mbani, ruaj*, ruani, ruhet, ruhen, depozit*, le, leme, lene, lini, lihet, lihen, xhup*,
        pallto*, ver* e, shishe*, alkool*, dron*, fustan*, kostum*, ombrell*, tende*, cador*, cante dore, bime*, karrig* .. (makin*/femij*/bebe*), derras*,
        thika*, thike, arm, bateri*, parfum*, vegla*, pikture*, dyshek*, skateboard*, patina*, lule*, thes*, cizme*, kapele*, alkol*, karton*, helmet*, kilo*,
        mbajtes*, kuti*, dhurat*, vaj, djath, djathe, djathin, mish, pajisje*, cant* .. (mal/kamp*/sporti), (merrni/mbani/pranoni) .. (kuti/kaf*/valixh*/cant*),
        kamping*, torb*, qese, qeset, celes*, suvenir*, libra*, televizor*, mobil*, (hap/marr) .. (canten/dicka) .. (gjate), (marr) dicka, sedilj*, daulle,
        lahut*, violoncel*, fizarmonik*, piano, trompet*, tambur*, tapet*, qilim*, cader*, permas*, kepuc*, kpuc*, saksofon*, kanoe, arme*, qumesht*, frut*,
        tort*, mbahen, kafaz*, lan`,
      hints: `
        valixh*, cant*, qant*, kofer*, kufer*, bagazh*, send*, gjera*, gje, shpine, mbani, merrni, marr*, pranoni, kam nje !(pyetje/problem/rezerv*/kerkes*)`,
    },
    payment: {
      phrases: `
        (dokument/leter/fature/vertetim) .. (kam pagu*/pagova/pageses),
        (paguar*/paguam/pagova/terh*/mbajt*/marr*/heq*/hoq*/zbrit*/iku/iken/debit*/fatur*) .. (dy here/2 here/dyfish/dy her/2 her),
        (dy here/2 here/dyfish) .. (terh*/mbajtur/marre/heq*/pagu*/para*/debit*), (dy/2) (pagesa/terheqje/transaksion*/debitime/heqje),
        (kupon*/fatur*/vertetim*/deftes*) .. (pune*/firm*/kompani*/shef*/zyren/shpenzim*/punedhenes*), (minimum*) .. kart*, kart* .. minimum*,
        (merrni/pranoni/punon/punoni/pranohet/pranohen) .. (visa*/mastercard*/kart/karte/karta/karten/kartat/euro/lek/leke/dollar*/paypal/cash/kesh/monedh*) !(bicikl*/identitet*),
        te imta, fatur* .. tvsh, vetem (dollare/dollar/euro/lek/leke), (paguaj/paguaje/paguan/paguaje) .. (shoku/shoqja/burri/gruaja/tjeter) .. per mua,
        (cfare/cilat/cilen) (lloj /)kart*, (duhet/merrni/kerkoni/lihet/lem/leme/jap) .. (kapar*/depozite/garanci), (kapar*/depozite) .. (duhet/lihet/kerkoni),
        kursi, kurs, kupon* (fiskal*/tatimor*), transfer* bank*, (pa/skam/kam) karte !(identitet*)`,
      words: `
        pages*, visa, mastercard, american express, amex, kesh, cash, kes, para ne dore, monedh*, lek*, euro*, kredi*, debit*, kusur*, apple pay, google pay,
        revolut*, paypal, pos, bankomat*, kart*, para te gatshme, dore .. para, bankenot*`,
      hints: 'parate, lek*, paraja',
    },
    nearby: {
      phrases: `
        (kaloj/kalojme/vras/vrasim/shty/shtyjme) kohen, (cfare/ku) (keni/ka/gjendet/gjejme) .. afer,
        ku (ka/gjej/gjendet/gjenden/eshte/gjejme) .. (bankomat*/atm/farmaci*/supermarket*/market*/dyqan*/muze*/park*/plazh*),
        ku .. (shetis*/shetit*/argetoh*/vizitoj*/xhiro/blej/pazar/akullor*/rrob*), (terheq*/nxjerr*) (leke/lek/cash), (ka/ku/nje) .. (bankomat*/atm),
        (kemi/kam) # ore .. cfare .. (bo/bejme/bej/shohim/pa), (ulem/ulemi/rri/rrime) .. (diku/pres*), vend per (t u /tu /te u /)(ul*/pushu*),
        ku .. (shkoj*/dalim) me femije*, me femije* .. (bejme/shohim/shkojme)`,
      words: `
        afer, prane, rreth, rrotull, vizit*, shikoj, shikojme, shoh, shohim, per te (pare/bere), atraksion*, muze*, keshtjell*, kala, kalaja, xhami*, bunk*,
        turi*, pazar*, park, parku, piramid*, skenderbej*, liqen*, monument*, shetit*, cfare .. (bej/bejme/bejm/beje), rekomand*, keshill*, sugjero*,
        supermarket*, farmaci*, dyqan*, plazh*, market*, ore (kohe/per te/te lira), # ore (ne tirane/te lira/kohe), kaloj kohen, kalojme kohen, shetis*,
        vende (te bukura/interesante/per), ia vlen, vlen te, te shohesh, te shihen, (me) (femij*) .. (bej/bejme/ore), vende .. (vizit*/bukura),
        te (shof/shofim/shikojme), mbush* kohen, xhiro, argtoh*, argeto*, bjesh* .. bust, treg, larje rrobash, lavanteri*, kisha, kishe, galeri*, dajt*,
        teleferik*, cfare ka (per/afer/interesante), sugjerim*, leshoj ne qira, shihet, cfare .. (shihet/shikohet/vizitohet/behet), bllok*, argetues*, zbavit*,
        byrek, (s duhet/sduhet/nuk duhet/mos) .. (humb*/lene), merzit*, ku te dalim, tregtar*, kqyr*, lokal`,
    },
    special: {
      phrases: `
        (vini/vi/te vini/merrni/merreni/ti merrni/t i merrni/marr*/me merrni) .. (cant*/valixh*/bagazh*/ti merrni/t i merrni/gjerat) .. (ne/te/nga/tek) (hotel*/airbnb/apartament*/shtepi*/banes*/hostel*),
        (hotel*/airbnb/apartament*/hostel*/banes*) .. (vini/merrni/ti merrni/t i merrni/te vini) .. (cant*/valixh*/bagazh*),
        (vini/te vini) .. (ti merrni/t i merrni/merrni) .. (cant*/valixh*/bagazh*), (ndihm*/nje dore) .. (mbaj*/mbart*/ngre*/cant*/valixh*/bagazh*),
        (mbaj*/mbart*/ngre*) .. (ndihm*/nje dore),
        (coni/sillni/dergoni/sjell*/co*) .. (valixh*/cant*/bagazh*) .. (aeroport*/hotel*/rinas*/stacion*/terminal*/treni/autobus*), derges*,
        (bart*/bajt*/mbart*/ngjit*) .. (valixh*/cant*/kofer*),
        (jep*/dorezo*/marr*/merr*/terheq*/leshoni/dhene) .. (dikujt/dikush/nje personi/nje shoku) (tjeter), (dikujt/personi/personit) tjeter, insulin*,
        (rua*/ruh*/mbani) .. (ftohte/frigo*), (vjen/vijne) .. marr* .. (hotel*/airbnb/apartament*/shtepi*), sillni (valixh*/cant*)`,
      words: `
        kerkes*, vecant*, special*, ndihm*, brisht*, thyh*, thyesh*, qelq*, delikat*, kujdes*, karrige*, ilac*, bar per, medik*, !(me) femij*, foshnj*, bebe*,
        moshuar*, ulem, te ulem*, frigorifer*, insulin*,
        alergji*, shtatzen*, i verber, ftohte, ftohet, vazo, vazoja,
        porcelan*`,
      hints: 'nevoj*, problem*, mundesi*, duhet',
    },
  },
}
