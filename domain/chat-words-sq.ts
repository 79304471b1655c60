import type { ChatWords } from './chat-patterns.ts'

const cities =
  '(kosov*/prishtin*/prizren*/peje/pejen/gjakov*/ferizaj*/shkod*/durres*/berat*/sarand*/vlor*/gjirokast*/oher*/ohri*/ohrid*/shkup*/podgoric*/budv*/kotor*/theth*/ksamil*/himar*/kruj*/korc*/elbasan*/maqedoni*/mal te zi/malin e zi/greqi*/athin*/selanik*/korfuz*/ulqin*/tetov*)'
const people =
  '(tjeter/tjeter kush/dikush/dikush tjeter/shoku/shoqja/shok*/mik*/burri/gruaja/bashkeshort*/motra/vellai/nena/mami/babi/babai/djali/vajza/koleg*/shofer*/partner*)'

export const sq: ChatWords = {
  greetings:
    'pershendetje*, prsh, tungjatjeta, tung, tjeta, ckemi, cmi, hej, hey, hi, hello, alo, o shoku, (miredita/mire dita/mirdita), (mirembrema/mire mbrema/mirmbrema), miremengjes*, mengjesi i mire, naten e mire, diten e mire, (me falni/me fal)',
  thanks:
    '(flm/faleminderit*/falemnderit*/falimenderit*/rrofsh*/rrofshi) (shume/per ndihmen/per gjithcka/), faleminderit*, falemnderit*, flm, ju falenderoj, falenderoj, rrofsh*, thanks, ok, okej, ne rregull, shume mire, perfekt, mirupafshim, shihemi, te lutem, ju lutem',
  words: {
    cancelling:
      'anul*, anullo*, rimburs*, (parate/lek*/leket/para) .. (mbrapsht/prapa/mbrapa), (ktheni/kthehen/kthen/kthimi/kthej/kthim/kthejne/merrni) .. (para*/lek*), (kthehen/kthimi i) (parate/leket), nuk (vijme/vij/vi/vime/do te vij/do te vijme/mund te vij/mund te vijme) (me/dot/neser/sot/), (s/nuk) (vij*/vim*/na duhet/me duhet/kemi nevoje) (me/dot), nuk (na/me) duhet me, heq dore, te heqim dore',
    assistant:
      '(robot/bot/makine/kompjuter), (je/jeni) (njeri/real/e vertete/i vertete), inteligjenc*, chatgpt',
    toilets: 'tualet*, banjo*, wc, dush*, nderroj (rroba*/ndryshohem), nderrohem, (te/do) lahem',
    charging:
      '(karikoj/karikuar/karikues*/karikim*/karik*), mbush* .. (telefon*/celular*/bateri*), (telefon*/celular*/laptop*) .. (mbush*/karik*/ngark*), prize, priza, prizat, wifi*, wi fi, internet*',
    papers:
      'pasaport*, leternjoftim*, letern*, karte* identitet*, identitet*, id, id ja, id ne, (leje/patent*), dokument*, dokumenta*',
    collecting: `(mund/a mund/a munde*/nese/a ben/ka mundesi) .. (ta/t i/ti/i/te) (marre/marri/terheqe/terheqi/marrin) .. ${people}, ${people} .. (ta/t i/ti/i/te) (marre/marri/terheq*/marr*), ne vend (timin/tim/tone/te tij/te saj), ne emrin tim, ne vendin tim, autoriz*, ne emer te, per mua`,
    access:
      'karroc* .. invalid*, karroc* me rrota, invalid*, paaftesi*, aftesi* .. kufizuar*, shkall*, ashensor*, ramp*, karrige me rrota, levizshm*, (ecen/ec/ecin/levizin/leviz) .. (veshtir*/keq/dot), veshtir* .. (ecen/ecje/ec), patericat, paterica',
    currencies:
      'dollar*, usd, paund*, pound*, sterlin*, franga*, frange*, chf, monedha* (tjeter/te huaj), valut*, (kembeni/kembim*/kembej/shkembej/kembehen) .. (para*/valut*/euro*/lek*/monedh*), kembim*, monedhe tjeter, monedha',
    lodging:
      '(hotel*/hostel*/apartament*/shtepi*/dhom*) .. (qira*/rekomand*/keni/ofroni/gjej/rezerv*), (qira*/rekomand*/keni/ofroni/gjej*/jepni) .. (hotel*/hostel*/apartament*/shtepi/dhom*), akomodim*, airbnb*, strehim*, (ku/vend) .. (te fle/te flem*/fle/flem/qendroj), te fle*, bujtin*',
    eating:
      'restorant*, (te ha/te hame/ha dicka/per te ngrene), drek*, dark*, mengjes (ku/per te), (nje/pime/pi/te pi/per/ka) kafe*, kafe, kafene*, bar, pije, byrek*, uri, birre*, te pime, te pi',
    cities: `(per/per ne/ne/drejt/deri ne) ${cities}, (autobus*/furgon*/bilet*/tren*/bus) .. ${cities}, bilet*, ${cities} .. (autobus*/furgon*/bilet*), (autobus*/furgon*) .. (qytet*/nisen/niset per/tjera), qytete (te tjera/tjera), qytet tjeter`,
    rides:
      'taks*, taxi*, aeroport*, rinas*, (autobus*/furgon*) .. (aeroport*/fundit/rinas*), autobusi i fundit, shuttle, transfer*, (na coni/me coni/na merrni nga/vini na merrni), orari i autobus*',
    price:
      'cmim*, kushton*, kushtoj*, kusht, kosto*, tarif*, (sa/cfare) (para/lek/leke/euro*/ben/bejne/vjen/bie/i bie/e keni/i keni/e ka/del/me del/na del/kap/shkon), sa (eshte/jane) per, sa .. (pagua*/paguh*/paguaj/merrni/kerkoni/me bie/na bie/kushton*), (eshte/jane/ka) .. (falas/pa pages*/lire), falas, sa .. per (nje/dy/tre/kater/#) (dite/ore/nate/jave/cant*/valixh*/muaj), me lire, e lire, shume lire, shtrenjt*, zbritj*, ulje*, ofert*, (ne/per) (dite/ore/cope/person/cante/valixhe) .. pagua*, kusht* .. me shume, paguaj me shume, me shume (para/lek*), do te me dilte, do na kushton*, gjobe*, shtes* .. pag*, (paguaj/paguhet/kushton/paguajme) .. (me shume/me pak/shtese), cmime, (cfare/cila/sa) (cmim*/tarif*), gjithsej, totali, te fshehura, si e keni, sa e keni, sa i keni, sa eshte, sa do, leverdi*, (per/me) (cante/valixhe/cope/bagazh) apo, (pagu*/paguh*) .. (per) (person/cante/cope/valixhe/ore/dite/koke)',
    paying:
      'pagua*, pagoj, paguj*, pages*, paguh*, paguan*, parapag*, fatur*, kapar*, parapagim, depozite paraprake, kupon tatimor, per firmen, per kompanine, kur te (vij/marr) .. pag*, arketo*',
    changing:
      '(ndryshoj/ndryshim*/ndryshojm*/ndryshohet/ndrroj/nderroj/ndrysho*/shtyj/shtyjm*/korrigjo*/modifik*/zhvendos*) .. (dat*/or*/rezerv*/dit*/emr*), ndryshoj*, (gabu*/gabim*/gabova/gabim/gaboj) .. (dat*/or*/rezerv*/dit*/emr*/email*), (rezerv*/dat*/or*) .. (gabim*/gabu*), (shtoj/shtojm*/shtuar/heq/shtohet) .. (cant*/valixh*/rezerv*/bagazh*), shtoj edhe, zgjas*, zgjat* .. (rezerv*/dit*), (edhe/dhe) (nje/dy/#) (dite/nate/ore/jave) (me shume/tjeter/shtese), (nje/dy) (dite/nate/ore) (me shume/shtese/tjeter/me gjate), edhe nje (dite/nate), me gjate, me shume se rezerv*, (edhe/dhe) nje (valixhe/cante/bagazh), nje (valixhe/cante) me shume, me shume (valixhe/canta/bagazhe) se, me heret se, (shty*/ndrysho*/zhvendos*/kaloj/levi*) .. (me #*/per (neser/te hene*/te marte*/te merkur*/te enjte*/te premte*/te shtun*/te diel*)/dorezim*/marrj*)',
    full: '(jeni/eshte/nese/behet/jane) .. (plot/mbushur/te zene), plot, nuk ka (me /)vend*, mbaron* vend*, s ka vend, kapacitet*',
    watching: 'kamer*, kyc*, me celes, dollap*, (te/i/jane) siguruara, sigurim*, roje, rojtar*',
    groups:
      'grup*, # (veta/persona/nxenes*/njerez/turist*/studente), shkolle, klase, me shume se (20/25/30/40/50)',
    hours:
      'orar*, (ne/cfare/c/qfare/cfar/deri ne c/deri ne cfare/nga c) (ore/or/ora), hapur, hapni !(cant*/valixh*/bagazh*), hapeni, hapet, hapen, hapur*, celet, celni, celur, mbyllur, mbyll*, (kur/deri kur) (jeni/hap*/mbyll*/punoni/mund/munde*/duhet/mbyllet/ta/t i/i/te/fillo*/vij*), deri kur, deri sa, sa (ore/dite/gjate/kohe) (mund/munde*/te/lejohe*/jeni/qendro*/rri*/mbani/i mbani), sa kohe, (maksimum*/maksimal*/me shume) .. (dite/kohe/ore), afati, punoni, 24 ore, 24h, 24 7, gjithe (naten/diten), (gjate nates/naten/gjate naten), nates, mesnat*, pas mesnat*, (shume/me/teper/pak/eshte/jane) (vone/heret), (vonohe*/vonoh*/vone*/vones*), vonua*, (ne/pas/para/rreth/deri ne/rreth ores/nga) (oren #*/ora #*/ores #*/#*) .. (marr*/lini/leme/le/vij*/sjell*/ka njeri/jeni/hap*), (marr*/terheq*/vij*/sjell*/sjell/mberri*/arri*) .. (ne/pas/para/rreth/deri ne/nga) (oren #*/ora #*/ores #*/#*/oren/# te), (mberri*/arri*/vij*) .. (mengjes*/nate*), ka (njeri/ndonje njeri/dike) .. (aty/ne zyre/ne), a ka njeri !(qe), fest*, ditet e fest*, krishtlindj*, vit* (te ri/i ri/e ri), viti i ri, vitin e ri, bajram*, pashk*, pas (orarit/mbyllj*/ores*), para (hapj*/ores*), pushim*, mund ta (le/lene/leme) .. (naten/nate), ora sa, cdo dite, (te nesermen/diten tjeter/diten e neserme/nje dite tjeter), (marr*/terheq*/kthehem/vij*) .. (neser/te nesermen/me vone/nate/naten/mbremje), a hapni, (rrini/qendroni/jeni) (hapur/aty), (le/lene/leme/mbani) .. (naten/# dite/disa dite/jave), te (mengjesit/nates), (# dite/disa dite), (vone/heret) .. (marr*/le/vij*), deri vone',
    booking:
      'rezerv*, prenot*, (ka/keni/ke/paska/kane/gjendet) .. vend*, vend te lire, vend i lire, vende te lira, te lire per, paraprakisht, perpara, pa rezerv*, takim, disponu*, disponibil*, konfirmim*, direkt .. vij*, vij (direkt/pa), (nuk/s/pa) .. rezervuar, (vij/vijme) (keshtu/direkt/pa), (konfirmim*/email*) .. (erdh*/ardhur/marr*), ne moment, te njejten dite, momentin e fundit, (smu/s m u/nuk me) .. (ardh*/erdh*)',
    safety:
      'sigur*, sigurt*, siguri*, vjedh*, vidh*, vodh*, hajdut*, humb*, humbas*, kamer*, roje, roja, rojtar*, mbikqyr*, mbikeqyr*, etiket*, kupon*, (deftes*/deshmi/vertetim), besoj, besue*, besim*, mbroj*, demto*, dem*, garanci*, garanto*, dollap*, kyc*, (eshte/jane) (i mbyllur/te kycur), kontrollo*, kontroll*, (hapni/shikoni) .. (cant*/valixh*) .. (brenda/kontroll*), laptop*, kompjuter* .. (cant*/valixh*/brenda), gje* me vlere, sende me vlere, pergjegj*, ngaterr*, numer* .. (cant*/valixh*), merr dikush, marre dikush tjeter gabim, deftes*, vertetim*, prove, deshmi*, (vjedh*/merr) .. (canten/valixhen/dikush), mbyllur me celes, me celes, pergjegjes*, te garantuar, ruajtur mire, besueshm*, kupona, (i ruan/ruan) dikush, dikush qe (ruan/i ruan)',
    location:
      'ku, kah, !(email/mail) adres* !(e email/email/e mail), vendndodh*, lokacion*, pozicion*, harta, harte, harten, hart*, rruga, rruge, rrugen, (sa/jeni/eshte/shume) larg, larg, distanc*, drejtim*, si (te/t/mund te/mund t/do te/ta/vij/vi/arrij/shkoj) (ju /)(vij/vi/arrij/shkoj/gjej/gjejme/vijme/shkojme/arrijme), si (vij/vi/arrij/shkoj/vijme/ju gjej), (gjej/gjejme) .. (zyr*/ju/dot), stacion*, terminal*, tren, trenit, parkim*, parkoj*, parkojm*, (ne/nga/prej) (qender/qendra/qendres), ne qender, cili autobus, cilin autobus, linja, cfare autobusi, maps, hyrja, (ne kembe) .. nga, sa minuta, afer (stacion*/qendr*/sheshit), (cila/cili/cilen/nga cila/nga cili) (dalje/rruga/ane/rruge/hyrje/drejtim*), (jam/jemi) (te/tek/ne) .. (sheshi/stacion*/terminal*/qend*), nga t ia (mbaj/mbajme), nga te shkoj, (s/nuk) .. (gjej/gjejme), afer (sheshit/qendres/stacionit/operas), me makine, perballe, gps, ku te vij, gjendet (lehte/kollaj), lehte (per t u gjetur/gjendet), gjej (lehte/kollaj), parking, minuta .. (nga/ne kembe)',
    contact:
      'kontakt*, telefon*, cel, celular*, numri, numrin, numer, email*, e mail*, mail*, posta elektronike, shkruaj*, flas, flasim, flasi, flisni, bisedo*, mesazh*, (me nje/nje) njeri, me dike, operator*, urgjen*, whatsapp*, watsapp*, uotsap*, viber*, telefonoj*, (ju/t ju) marr ne telefon, ju marr, thirr*, lidhem, ankes*, instagram, person*, fiks, telefon fiks, numer* .. (telefon*/juaj/viber/celular*), te flas, chat, pergjigjeni, me shkruani, ju shkruaj',
    items:
      '(mbani/merrni/ruani/pranoni) .. (valixh*/cant*/bagazh*/biciklet*/gjera/ski), (sende/sende*/gjera), cfar* (gjera*/sende*/mund), c gjera, nuk (lejohe*/pranoni/mund te le*), pesh*, peshon, madhesi*, (e madhe/te medha/i madh/te madhe/shume e madhe/gjigant*), (e rende/te renda/renda), kile, kg, #kg, kilogram*, kufi, kufij, kufizim*, limit*, biciklet*, bicikl*, motor*, kask*, trotinet*, monopatin*, karroc*, ski, skit, skite, snowboard*, dorase, surf, kitar*, violin*, instrument*, kuti, kutia, kutine, kutit*, pako, pakot, pakon, pakete, kafshe*, qen, qeni, qenin, mace*, ushqim*, lejohe*, ndaloh*, nuk pranoni, mbani, ruaj*, ruani, ruhet, ruhen, depozit*, le, leme, lene, lini, lihet, lihen, xhup*, pallto*, ver*  e, shishe*, alkool*, dron*, fustan*, kostum*, ombrell*, tende*, cador*, cante dore, bime*, karrig* .. (makin*/femij*/bebe*), derras*, thika*, thike, arme, arm, bateri*, parfum*, vegla*, pikture*, dyshek*, skateboard*, patina*, lule*, thes* gjumi, cizme*, kapele*, alkol*',
    payment:
      'kart*, visa, mastercard, american express, amex, kesh, cash, kes, para ne dore, monedh*, lek, leke, leket, euro*, kredi*, debit*, kusur*, apple pay, google pay, revolut, paypal, pos, bankomat*, transfert* bankar*',
    nearby:
      'afer, prane, rreth, rrotull, vizit*, shikoj, shikojme, shoh, shohim, per te (pare/bere), te shohim, atraksion*, muze*, keshtjell*, kala, kalaja, xhami*, bunk*, turi*, pazar*, park, parku, piramid*, skenderbej*, liqen*, monument*, shetit*, (cfare/cka/qka/c) .. (bej/bejme/bejm/beje), rekomand*, keshill*, sugjero*, supermarket*, farmaci*, dyqan*, plazh*, market*, ore (kohe/per te/te lira), (cfare/cka/c/qka) te (bejme/bej/shohim/vizitojme), # ore (ne tirane/te lira/kohe), kaloj kohen, kalojme kohen, shetis*, vende (te bukura/interesante/per), ia vlen, vlen te, per te pare, te shihet, te shohesh, te shihen',
    special:
      'kerkes*, vecant*, special*, ndihm*, brisht*, brishta, thyh*, thyesh*, qelq*, delikat*, kujdes*, karrige*, ilac*, bar per, medik*, femij*, foshnj*, bebe*, te moshuar, moshuar*, ulem, te ulem*, frigorifer*, insulin*',
  },
  hints: {
    lodging: 'hotel*, apartament*',
    cities: cities,
    rides: 'autobus*, furgon*, fluturim*, avion*, udhet*',
    hours:
      'kur, ore, ora, oren, ores, nate, naten, sonte, neser, sot, te shtun*, te diel*, e diel*, e shtun*, te hen*, te mart*, te merkur*, te enjt*, te premt*, fundjav*, heret, vone, mbremj*, mengjes*, jav*, dite, muaj*',
    booking: 'vend, vende, lire, lira, termin',
    safety: 'personel*, staf*, mbyllur',
    location: 'qender, zyr*, vend',
    contact: 'njeri, dike, mesazh',
    items: 'valixh*, cant*, bagazh*, send*, gjera*, gje, shpine, mbani, merrni, marr*, pranoni',
    payment: 'para, parate, lek*',
    special: 'nevoj*, problem*, mundesi*, duhet',
  },
  ordinary:
    'eshte, jane, kemi, keni, kane, mund, munde, mundem, duhet, duam, duan, doja, dua, per, nga, dhe, edhe, ose, apo, nese, kete, keto, kjo, atje, ketu, aty, asgje, gjithe, gjithcka, shume, pak, paku, vetem, tani, neser, sonte, sot, dje, pastaj, pasi, sepse, tjera, tjeter, tyre, juaj, tuaj, tone, time, jone, brenda, jashte, para, perpara, prapa, deri, drejt, rreth, midis, ndermjet, bashke, mire, keq, madhe, vogel, vogla, vjeter, ri, reja, dite, dita, jave, muaj, vit, vite, viti, ardhur, nisur, nisem, nisemi, udhetim, udhetoj, fluturimi, aeroporti, hotelin, hoteli, vajza, djali, gruaja, familja, familje, njerez, prej, prit, pres, presim, kthehem, kthehemi, vijme, shkojme, shkoj, marrim, japim, jepni, thjesht, ndonje, ndonjehere, kurre, gjithmone, shpejt, ngadale, lutem, lutemi, tirane, tiranes, tirana, shqiperi, leje, lene, sjell, sjellim, kerkoj, kerkojme, kerkoni, vendos, vendin, bere, bejme, bene, ishte, ishin, thene, thoni, them, keqe, gati, koha, kohe, pune, shtepi, marre, mbaj, mbajtur, makine, makinen, punon, lexohet, banka, biseden, markat, fundi, gjitha, shkoni, france, minute, minuta',
}
