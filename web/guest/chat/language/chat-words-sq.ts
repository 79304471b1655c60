import type { ChatWords } from './chat-patterns.ts'
import { sqPhrases } from './chat-phrases-sq.ts'

const cities =
  '(kosov*/prishtin*/prizren*/peje/pejen/gjakov*/ferizaj*/shkod*/durres*/berat*/sarand*/vlor*/gjirokast*/oher*/ohri*/ohrid*/shkup*/podgoric*/budv*/kotor*/theth*/ksamil*/himar*/kruj*/korc*/elbasan*/maqedoni*/mal te zi/malin e zi/greqi*/athin*/selanik*/korfuz*/ulqin*/tetov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(tjeter/tjeter kush/dike/dikush/dikush tjeter/shoku/shoq*/shok*/mik*/burri/gruaja/bashkeshort*/motra/vellai/vllau/nena/mami/babi/babai/djali/vajza/koleg*/shofer*/partner*/kusheri*/kushri*/vjehr*/kunat*/nipi/mbesa/daja/halla/tezja)'

export const sq: ChatWords = {
  greetings: `
    pershendetje*, prsh, tungjatjeta, tung, tjeta, ckemi, cmi, hej, hey, hi, hello, alo, o (shoku/vella/vlla/shef/njerez/djema), (miredita/mire dita/mirdita),
    (mirembrema/mire mbrema/mirmbrema), miremengjes*, mengjesi i mire, mire mengjes*, naten e mire, diten e mire, (dite/nate) te (mbare/mire), (me falni/me fal), hajde mo, hajde,
    si jeni, si je, c kemi, ca kemi, qysh jeni, mirmengjes*`,
  thanks: `
    (flm/faleminderit*/falemnderit*/falimenderit*/rrofsh*) (shume/per ndihmen/per gjithcka/per pergjigj*/shef/vlla/vella/), faleminderit*, falemnderit*, flm, ju falenderoj,
    falenderoj, rrofsh*, thanks, mirupafshim, shihemi, te lutem, ju lutem, shume rrofsh, te pershendes, mire (shume rrofsh/atehere/faleminderit/), je i mire, shume i sjellshem,
    ok flm, shume flm, gjithe te mirat, ani (rrofsh/flm), tung e mire`,
  nods: `
    ok, okej, ne rregull, shume mire, mire, perfekt, super, bravo, e kuptova, kuptova, fix, kaq, mire atehere, po, jo, qarte, haha*, ani, aha, mhm, dakord, u kuptuam, shume bukur,
    pa problem, (shihemi/shihemi atehere/mirupafshim/shifemi) (neser/me vone/se shpejti), ska problem`,
  beside: `
    moti, cfare mot, mot*i do te jete, parashikim* .. mot*, shi, sim, (karte/kart) sim, esim, vize per, barcalet*, si e ke emrin, president*, !(ekip) futboll*,
    (marr me qira/qira/qera) .. (makin*/biciklet*), makine me qira, pune per mua, vende pune, punesim*, kerkoni punonjes, kush fitoi, (shitni/a shitni) (telefon*/rroba/kepuce),
    (si) .. koha (neser/sot/sonte/kete jave/ne fundjave), (si) (do te jete/do jete/eshte) koha, temperatur*`,
  circumstances: `
    (para/pas/gjate/deri ne) (mengjesit/drekes/darkes/fluturimit/avionit/ekskursionit/udhetimit),
    (pasi/deri sa/sa/derisa/nderkohe qe) te (ha/haj/hame/hajme/shkojme ne/kemi/pi/pime) (dreke/darke/mengjes/muze/avionin/fluturimin/kafe)( ne #/),
    (nese/sikur) (vonohem/vonohemi), (nese/sikur) vonohet (autobusi/avioni/treni), (nese/sikur) (autobusi/avioni/treni) .. vonohet, (jemi/jam) rruges (nga/per) aeroport*,
    (do shkojme/do te shkojme/duhet te jemi) ne aeroport( ne #/), (mban/ruan) hoteli (valixh*/cant*), hoteli .. (mban/ruan) .. (valixh*/cant*),
    per kur te vije (autobusi/avioni/treni), nga (hoteli/hotel), (bejme/bej/kemi/kam) check out( ne #*/)`,
  phrases: sqPhrases,
  words: {
    cancelling: `
      anul*, rimburs*, (para*/paret/paren/lek*) .. (mbrapsht/prapa/mbrapa), (ndrysh*/nderr*/ndrr*) mendj*, (kthehen/kthehet/kthim*/vijne) .. (para*/lek*/pages*/diferenc*),
      nuk (vijme/vij/vi/vime/do te vij/do te vijme/mund te vij/mund te vijme) (me/dot/neser/sot/), (s/nuk) (vij*/vim*/na duhet/me duhet/kemi nevoje) (me/dot), heq dore,
      te heqim dore, (hiqni/heq/hek/hiqe/fshi*/prish) .. (rezerv*/prenot*), hoq* dore, (ndryshova/ndryshuam/ndryshuar/nderruam/ndrruam) (plan/planet/planin),
      (s/nuk) (na/me/ma) (duhet/nevojitet/duhen) (me/rezerv*/), (kthej/kthen/ktheni/kthe*/marr) .. (leket/parate/parat/paret/paren) !(ndryshe), (humb*) (parat*/lek*), anolo*,
      (smundem/s mundem/nuk mundem) .. (vij/vi), (me/na/ma/m i/mi) ktheni (leket/parate/parat/te gjitha), (s/nuk) (do/po/dote) (te /)(vij/vi/vijme/vim/vime) (me/dot/fare),
      (s/nuk) do (te /)(vij/vi/vijme/vim/vime), penalitet*, (nuk/s) (shfaq*/paraqit*), (s/nuk) (do/po) (e perdor*/na duhet/me duhet), (me/na) (doli/ka dale) (nje /)pune,
      (s/nuk) kam si (vij/vi/te vij), (s/nuk) kemi si, (s/nuk) (kam/kemi) (me /)nevoje, (heq/hiq*/fshi*/anul*) .. (porosi*/bukim*), semurem, semuremi, penges*, pengohem*,
      (na/me) del (dicka/gje), (marr/marrim) gje mbrapsht, (me/na) kthehet, (s/nuk) mund te vi*`,
    assistant: `
      (je/jeni) (njeri/real/e vertete/i vertete), inteligjenc*, chatgpt, robot*, bot, nje kompjuter qe, (flas/po flas/bisedoj) me (robot/makine/kompjuter), kush te (ka/beri),
      programu*, (je/jeni) (njeri/i gjalle/e gjalle/vertet)`,
    toilets: `
      tualet*, banj*, wc, dush*, (nderroj/ndrroj/nderrojme) .. rrob*, nderrohem, ndrrohem, (ku/vend) .. (nderroj/ndrroj), lahem, pelen*, (nderroj/ndrroj) .. (beb*/femij*/foshnj*),
      (beb*/foshnj*/femij*) .. (nderroj/nderrojme/nderrohet/ndrroj)`,
    charging: `
      (karikoj/karikuar/karikues*/karikim*/karik*), mbush* .. (telefon*/celular*/bateri*), (telefon*/celular*/laptop*) .. (mbush*/karik*/ngark*), prize, priza, prizat, wifi*,
      wi fi, internet*, korent*, fjalekalim*, (ku/vend*) .. (rri/rrime/ulem/presim/ulesh*/pres), (rri/rrime/ulem*/pres/presim) .. (aty/brenda/te ju), uje, salle pritj*,
      dhome pritj*, u ul, me ndejt, me pushu`,
    papers: `
      pasaport*, letern*, identitet*, id, (leje/patent*), dokument*, cfare (duhet/me duhet/te) .. (kem/sjell/marr/tregoj), (kem/marr/sjell) .. me vete, printoj, printuar,
      cfare tregoj`,
    collecting: `
      (mund/a mund/a munde*/nese/a ben/ka mundesi) .. (ta/t i/ti/i/te) (marre/marr/marri/terheq*/marrin) .. ${people}, ${people} .. (ta/t i/ti/i/te) (marre/marri/terheq*/marr*),
      ne vend (timin/tim/tone/te tij/te saj), ne emrin tim, ne vendin tim, autoriz*, ne emer te, !(pune) per mua,
      (shoku/motra/vellai/burri/gruaja/nena/babai/mami/babi/djali/vajza/shoqja/miku/kolegu/shoferi) (im/ime/jone/yne/) .. (marr*/terheq*/merr*),
      (mund/a mund/munde*) .. (marr*/terheq*) (dikush/dikush tjeter/tjeter kush/nje tjeter), dikush tjeter, (marr*/terheq*) .. (ne/me) emrin,
      ta marr* (motra/vellai/shoku/burri/gruaja), (do ta/do t/e/ta/do te) (marre/marr/merr/terheqe) .. (mami/babi/motra/vellai/burri/gruaja/shoku/shoqja/nena/babai/djali/vajza),
      (burri/gruaja/motra/vellai/shoku/shoqja/mami/babi/djali/vajza) (mund*/a mund*) .. (marr*/terheq*), ${people} .. e (marr/merr),
      merr (tjeter kush/dikush tjeter/dikush/nje shok*), (dergoj/nis/cojme/coj) .. ${people} .. (marr*/terheq*), (i/e) merr dot .. ${people}, merr (im/ime)`,
    access: `
      karroc* me rrota, invalid*, paaftesi*, aftesi* .. kufizuar*, shkall*, ashensor*, ramp*, levizshm*, (ecen/ec/ecin/levizin/leviz) .. (veshtir*/keq/dot),
      veshtir* .. (ecen/ecje/ec), karrige .. rrota, paterica*, ec* .. me veshtiresi, handikap*, aksesue*, (hy*/futet/kaloj) .. karroc*, karroc* .. hy*`,
    currencies: `
      dollar*, usd, paund*, pound*, sterlin*, franga*, frange*, chf, monedha* (tjeter/te huaj), valut*,
      (kembeni/kembim*/kembej/shkembej/kembehen) .. (para*/valut*/euro*/lek*/monedh*), kembim*, monedhe tjeter, monedha`,
    lodging: `
      (hotel*/hostel*/apartament*/shtepi*/dhom*) .. (qira*/rekomand*/ofroni/gjej/rezerv*), (qira*/rekomand*/ofroni/gjej*/jepni) .. (hotel*/hostel*/apartament*/shtepi/dhom*),
      (keni) .. (hotel*/hostel*/apartament*), akomodim*, airbnb*, strehim*, (ku/vend) .. (te fle/te flem*/fle/flem/qendroj), te fle*, bujtin*,
      (ku/vend) .. (fle/flej/flejme/flem/rrij naten), fle naten, (hotel*/hostel*) (te mire/te lire/afer)`,
    eating: `
      restorant*, (te ha/te hame/ha dicka/per te ngrene), !(ne/per/gjate/pas/para/pushim/pushimin e/nga/deri ne) dreke, drekoj*, !(te/e/ne) darke, darkoj*, mengjes (ku/per te),
      (nje/pime/pi/te pi/per/ka) kafe*, kafe, kafene*, bar, pije, byrek*, uri, birre*, te pime, te pi, (ku/vend) .. (ha/hame/hahet), piceri*, buke, per te ngren*, gatim*,
      specialitet*, ushqim .. ha`,
    cities: `
      (per/per ne/ne/drejt/deri ne) ${cities}, (autobus*/furgon*/bilet*/tren*/bus) .. !(nga/prej) ${cities}, bilet*, ${cities} .. (autobus*/furgon*/bilet*),
      larg (eshte/bie) ${cities}, (autobus*/furgon*) .. (qytet*/nisen/niset per/tjera), qytete (te tjera/tjera), qytet tjeter`,
    rides: `
      taks*, taxi*, aeroport*, rinas*, (autobus*/furgon*) .. (aeroport*/fundit/rinas*), shuttle, transfer*, (na coni/me coni/na merrni nga/vini na merrni), orari i autobus*,
      (ka) tren, treni per, kombi, minibus*`,
    price: `
      cmim*, kusht, kosto*, tarif*, (sa/cfare) (para/lek/leke/euro*/ben/bejne/vjen/bie/i bie/e keni/i keni/e ka/del/me del/na del/kap/shkon), sa (eshte/jane) per,
      sa .. (pagua*/paguh*/paguaj/merrni/kerkoni/me bie/na bie/kushton*), (eshte/jane/ka) .. (falas/pa pages*/lire),
      sa .. per (nje/dy/tre/kater/#) (dite/ore/nate/jave/cant*/qant*/valixh*/kofer*/kufer*/cop*/muaj), (me/ma/e/shume) lire,
      !(gjera te/gje te/sende te/dicka te/kamera te/pajisje te) shtrenjt*, zbritj*, ulje*, ofert*, (ne/per) (dite/ore/cope/person/cante/valixhe) .. pagua*, kusht* .. me shume,
      me shume (para/lek*), do te me dilte, gjobe*, shtes* .. pag*, (paguaj/paguhet/kushton/paguajme) .. (me shume/me pak/shtese), te fshehura, si e keni,
      sa eshte !(pesh*/distanc*/larg*/madhesi*/koha/limit*/ora/orari/kapacitet*/demsh*/afati/e sakte/e sigurt/e madhe), sa do, leverdi*, (per/me) (cante/valixhe/cope/bagazh) apo,
      (pagu*/paguh*) .. (per) (person/cante/cope/valixhe/ore/dite/koke), # (euro/lek/leke) .. (per/gjithe/dite/cdo), (ne total/totali/gjithsej),
      (paguaj/paguajme/paguhet) .. (edhe/dhe) nje (dite/nate), (paguaj/paguajme/paguhet/pagese) .. (shtese/vonoh*/ekstra),
      sa (kap/kapin/shkon/ben/bejne/vjen/del/dalin/merrni/merrin/marrin/mirrni/ma/na/kerkoni/e merrni/e coni), me sa !(ore/or), kushto*, shtrejt*, lire per, ora e pare,
      (falas/pa leke), dite kalendarike, tvsh, numerohet si, llogarit*, qmim*, cmm*, ekonomik*, (cfare/sa) (do te /do /duhet te /e /i /)pagu*, sa ka,
      (sa) .. !(shpejt/kohe/si) (behet/behen/bohen/bajn/bajne), skonto, pages* (te tjera/shtese/tjera), pages* .. tjer*, ekstra, (merrni/kerkoni/mbani) .. (me shume/me pak),
      afersisht, perafersisht, komision*, me ore, me dite, me teper, (gje/dicka/cmim) me pak, me pak per, per studente*, per studenta, (dita/diten) .. paguh*,
      (paguh*/pagua*) (edhe/dhe) (dita/diten/per diten), (paguhet/paguhen) per, (paguhet/paguhen) .. (femij*), shtese per, (paguaj/paguajme) .. (dy here/dyfish), abon*,
      minimum* dit*, perfshi*`,
    paying: `
      pagu*, pagoj, pages*, parapag*, fatur*, kapar*, depozite paraprake, per firmen, per kompanine, kur te (vij/marr) .. pag*, arketo*, pjeset, gjysm* .. pastaj, keste, posi,
      pos, terminal* .. kart*, ne fund, (te huaja) .. (leke/para/monedh*), (parate/leket/paret) .. (tani/me vone/pastaj), google pay, apple pay`,
    changing: `
      (ndrysh*/ndrr*/nderr*/shty*/korrigj*/modifik*/zhvendos*/rregullo*) .. (dat*/or*/rezerv*/dit*/emr*), ndryshoj*,
      (gabu*/gabim*/gabova/gaboj) .. (dat*/or*/rezerv*/dit*/emr*/numr*/email*), (rezerv*/dat*/or*) .. (gabim*/gabu*),
      (shtoj/shtojm*/shtuar/heq/shtohet) .. (cant*/valixh*/rezerv*/bagazh*), shtoj edhe, zgjas*, zgjat* .. (rezerv*/dit*),
      (edhe/dhe) (nje/dy/#) (dite/nate/ore/jave) (me shume/tjeter/shtese), (nje/dy) (dite/nate/ore) (me shume/shtese/tjeter/me gjate), edhe nje (dite/nate), me gjate,
      me shume se rezerv*, (edhe/dhe) nje (valixhe/cante/bagazh), nje (valixhe/cante) me shume, me shume (valixhe/canta/bagazhe) se, me heret se,
      (shty*/ndrysho*/zhvendos*/kaloj/levi*) .. (me #*/per (neser/te hene*/te marte*/te merkur*/te enjte*/te premte*/te shtun*/te diel*)/dorezim*/marrj*),
      (kaloj/leviz) .. (dite/diten/date/daten/ore/oren), (shkruar/shenova/shenuar/vendosa/vura/futa/zgjodha/bere/bera/kam) .. (gabim/gabu*), (me shume/me pak) (valixhe/canta),
      (shty*/vonoj) .. rezerv*, nga e* .. (ne/per/te) te (hene*/marte*/merkur*/enjte*/premte*/shtun*/diel*),
      (nderroj/ndryshoj/ndrroj/kaloj) .. (e/te) (hene*/marte*/merkur*/enjte*/premte*/shtun*/diel*), (vij*/vi/vime/vijme) (nje/dy) (dite/ore) me (vone/heret),
      (me vone/me heret) se (rezerv*/ora/oren/thashe/kemi thene), (shkrova/shenova/vura/zgjodha/rezervova) # .. (po/por/jane), zgjatje*, shtyrje*, ndryshim*, (e/ta) shty*`,
    full: `
      (jeni/eshte/nese/behet/jane) .. (plot/mbushur/te zene), plot, nuk ka (me /)vend*, mbaron* vend*, s ka vend, kapacitet*, (te/e) (mbushur/zene)`,
    watching: `
      kamer*, kyc*, me celes, dollap*, (te/jane) (sigurt*/siguruara), sigurim*, roje, rojtar*, dhom* .. (mbyll*/kyc*), (mbyll*/kyc*) .. dhom*, sekjuriti, security, kush i ruan,
      alarm*, vezhg*, survej*, skan*, vulos*, plumb, zjarr*, (ruan/ruajne/mbikqyr/shikon) .. (vazhdimisht/gjith*/24/naten), jane .. mbyllura, fotograf*,
      (njeri/kush/dikush) qe (i /)(ruan/ruaj*)`,
    groups: `
      grup*, # (veta/vete/pensionist*/persona/nxenes*/njerez/turist*/studente), shkolle, klase, me shume se (20/25/30/40/50), kor, ekip*, skuad*, klub, delegacion*, orkest*,
      # (vajza/djem/shoke/shoqe/femije/miq/turiste/te rritur), (beqari*/vajzeri*), (jemi/vijme/vim/jena) (1#/2#/3#/4#/5#/6#) !(min*/dite/ore/km), skaut*, ekskursion*,
      autobus* .. turist*`,
    hours: `
      orar*, (ne/cfare) (ore/or/ora), hapni !(cant*/valixh*/bagazh*), hapeni, hapet, hapen, hapur*, celet, celur, mbyll*,
      (kur/deri kur) (jeni/hap*/mbyll*/punoni/mund/munde*/duhet/mbyllet/ta/t i/i/te/fillo*/vij*),
      sa (ore/dite/gjate/kohe) (mund/munde*/te/lejohe*/jeni/qendro*/rri*/mbani/i mbani), sa kohe !(perpara/ne kembe/larg/nga/eshte nga/me kembe),
      (maksimum*/maksimal*/me shume) .. (dite/kohe/ore), afati, punoni, 24 ore, 24h, 24 7, gjithe (naten/diten), (gjate nates/naten/gjate naten), nates, mesnat*,
      (shume/me/teper/pak/eshte/jane) (vone/heret), (vonohe*/vonoh*/vone*/vones*), vonua*,
      (ne/pas/para/rreth/deri ne/rreth ores/nga) (oren #*/ora #*/ores #*/#*) .. (marr*/lini/leme/le/vij*/sjell*/ka njeri/jeni/hap*),
      (marr*/terheq*/vij*/sjell*/sjell/mberri*/arri*) .. (ne/pas/para/rreth/deri ne/nga) (oren #*/ora #*/ores #*/#*/oren/# te), (mberri*/arri*/vij*) .. (mengjes*/nate*),
      ka (njeri/ndonje njeri/dike/kush/dikush) .. (aty/ne zyre/ne), a ka njeri !(qe), fest*, krishtlindj*, vit* (te ri/i ri/e ri), bajram*, pashk*, pas (orarit/mbyllj*/ores*),
      para (hapj*/ores*), pushim*, mund ta (le/lene/leme) .. (naten/nate), ora sa, cdo dite, (te nesermen/diten tjeter/diten e neserme/nje dite tjeter),
      (marr*/terheq*/kthehem/vij*) .. (neser/pasneser/te nesermen/me vone/nate/naten/mbremje), (rrini/qendroni/jeni) (hapur/aty), te (mengjesit/nates), (# dit*/disa dite),
      (vone/heret) .. (marr*/le/vij*), (#h) .. (gjej/aty/hapur/vij/marr), (vi/vij/vijme/arrij*/mberri*/jam) .. (#h/ne #/rreth #/ne oren #*/nga #*),
      (jeni/a jeni) (aty/ne zyre/ne pune) (tani/ende/akoma/), (a ju gjej/ju gjej) (aty/hapur/), (ka/eshte) (dikush/njeri/njeri aty/ndonje) (aty/ne zyre/),
      (deri/qe nga/nga) (sa/cfare/kur), (ne/gjate) dreke, ndjeni, hapu, hapuni, cel*ni,
      (te diel*/te shtun*/te hene*/te marte*/te premte*/te enjte*/te merkure*) .. (hap*/punon*/jeni/mbyll*), (ora/oren) (e fundit/fundit), fundi i (orarit/jav*), dite jave,
      (le/lene/leme/rri*/qendro*/mbaj*/mbani) .. (jave/muaj/dite/dit*/premten/tjeter/nesermen), sa (gjate/dite), nonstop, non stop, heret ne mengjes,
      (ne/nga) # .. (ne/deri) # .. (marr*/sjell*), (sjellim/sjell/leme/le/lem) .. (marrim/marr/terheq*), (te vij/vij/vijme/kaloj) (tani/menjehere/direkt tani), ne kohe,
      (s/nuk) (arrij*/mberri*) .. (kohe/ora/dot), (jam/jemi) jashte, (shansi/mundesia) e fundit, (nga/qe ne) mengjes !(per),
      (kthehem/vij/vime/arrij/mbaroj) .. (deri ne #*/ne #*/para #*), 1 maj, sa nete, sa net, sa nate, (#/dy/tri/tre/disa) net*, (jeni/eshte) (hap/mbyll/cel/te hapur/te mbyllur),
      deri (te/t/ne/ne te/neser/pasneser/diten) (henen/marten/merkuren/enjten/premten/shtunen/dielen/e/ne/e henes),
      deri (te henen/te marten/te merkuren/te enjten/te premten/te shtunen/te dielen/neser/pasneser/te nesermen/ne mbremje/ne darke/naten vone), nderrim*, turn*,
      (pres*/prisni) .. (vone/mesnate/nate),
      (dorezoj/dorezojme/sjell/sjellim/terheq/terheqim/marr/marrim/le/leme) .. (te /)(henen/marten/merkuren/enjten/premten/shtunen/dielen/fundjave*), para kohe, para kohes, nata,
      dimer, von, sa (vone/heret), (le/leme/lini/dorezoj/sjell) .. (ne/para/pas/rreth) (oren/ora/ores/#h/# te), sa zgjat, ramazan*, nje vit, oret, ne cdo, rreth (mesdit*/drekes),
      nje nate, pas (nje/dy/tre) dit*, sot .. (neser/pasneser)`,
    booking: `
      rezerv*, prenot*, (ka/keni/ke/paska/kane/gjendet) .. vend*, vend i lire, vende te lira, te lire per, paraprakisht, perpara, takim, disponu*, disponibil*, konfirmim*,
      (vij/vijme) (keshtu/direkt/pa), (konfirmim*/email*) .. (erdh*/ardhur/marr*), ne moment, te njejten dite, momentin e fundit, (smu/s m u/nuk me) .. (ardh*/erdh*),
      (dua/duhet/kam nevoj*/na duhet/me duhet/kerkoj*) .. vend, (vend/vende) (per/sonte/neser/sot/te lire/lira), lajmero*, njofto*, pa (lajmer*/njoftu*/rezervu*), direkt,
      vendos emrin, (email*/mail*/mesazh*) .. (ardh*/erdh*/konfirm*), (s ka/ska/nuk ka/s/smu/nuk) (ardhur/ardh/erdh*/me erdh*) .. (email*/mail*/konfirm*), bukoj, booking,
      (dua/duhen/duhet) vend*, # (vende/vend), (mbani/ruani) .. (me date*/me #), *qr*, kod, kodi, kodin, kodit, lista e pritjes, porosi*, aplikacion*, llogari*, regjistrohem,
      bukim*, vendin tim, si funksionon, plotesoj, vouc*`,
    safety: `
      sigur*, vjedh*, vidh*, vodh*, hajdut*, humb*, mbikqyr*, mbikeqyr*, etiket*, kupon*, bes*, mbro*, dem*, garanci*, garanto*, kontroll*, laptop*, pergjegj*, ngaterr*,
      numer* .. (cant*/valixh*), deftes*, verteti*, vertetoh*, identifik*, prove, deshmi*, (vjedh*/merr) .. (canten/valixhen/dikush), me celes, te garantuar, ruajtur mire,
      (rri/rrin/rrine/jane/eshte/qendrojne) .. mire (canta/valixh*/gjerat/aty/te ju/), (njeri/njerez) .. (ruan/ruaj*), (dikush/kush/njeri) .. (ruan/ruaje/prek/hap),
      (hapni/kontroll*/shikoni/kontrollu) .. (cant*/valixh*), kompjuter*, (smi/s mi/nuk mi/s m a/mos) merr, (merr/marre/merrte) kush, serioz*, mashtr*, letr* .. (dhat*/humb*),
      flete, fleten, rrezik*, frik*, aparat*, fotoaparat*, bizhuteri*, (dicka/gje) .. (humb*/mungon*), harro*, harruar, mjafton (kuponi/letra/numri), te shtrenjta, te shtrenjte,
      numra .. cant*, (vini/veni/ngjisni) .. (numra/numer/etiket*), elektronik*, (stafi/dikush) .. (me cantat/te cantat/me valixhet), prish* !(rezerv*/planet/udhet*), perzie*,
      shkembyer, grabit*, mbulo*, alarm*, i ndershem, te ndershem, (kam/kemi) (lene/len) .. (aty/atje/tek ju/te ju) !(deri), dry, dryn, drynat, (gjera/sende) te vlefshme, vlere,
      rendesi*, dallo*, hup*`,
    location: `
      ku, kah, !(email/mail) adres* !(e email/email/e mail), vendndodh*, lokacion*, pozicion*, hart*, rrug*, larg, distanc*, drejtim*,
      si (te/t/mund te/mund t/do te/ta/vij/vi/arrij/shkoj) (ju /)(vij/vi/arrij/shkoj/gjej/gjejme/vijme/shkojme/arrijme), si (vij/vi/arrij/shkoj/vijme/ju gjej),
      (gjej/gjejme) .. (zyr*/ju/dot), stacion*, terminal*, tren, trenit, parkim*, parkoj*, (ne/nga/prej) (qender/qendra/qendres), cili autobus, cilin autobus, linja,
      cfare autobusi, maps, hyrj*, sa minuta, afer (stacion*/qendr*/sheshit), (cila/cili/cilen/nga cila/nga cili) (dalje/rruga/ane/rruge/hyrje/drejtim*),
      (jam/jemi) (te/tek/ne) .. (sheshi/stacion*/terminal*/qend*), nga te shkoj, (s/nuk) .. (gjej/gjejme), me makine, perballe, gps, lehte (per t u gjetur/gjendet), parking,
      minuta .. (nga/ne kembe), kati, kat, dera, deren, tabel*, opera, operas, operen, (su/s u/nuk ju/nuk u/s ju) (gjej*/gjeta), (vij*/vi/arrij/te vij*) (deri aty/te ju/aty),
      si (vij*/te vij*/shkoj*/te arrij*), minut* .. (kembe/qendra/sheshi), ne kembe, loc, lagje*, ndertes*, pallat*, gugell, orientim*, gjej, nga ju vij, bllok*, jashte, godin*,
      objekti, makina, (parkohet/lihet/le) .. makin*, (piken/vendin) .. (sakte/harte), (lart/poshte/perdhe), sa ecje, (me lene/na lene) .. makine, sheshi, sheshit, pika, piken,
      kryqezim*, rrethrrotullim*, majt*, djatht*, semafor*, koordinat*, garazh*, ne krah, (ndaloj/ndal) .. makin*, udhezim*, nga ana, kembesor*, ngjitur, hyhet`,
    contact: `
      kontakt*, telefon*, celular*, numri, numrin, numer, email*, mail*, posta elektronike, shkruaj*, flas, flasim, flasi, flisni, bisedo*, mesazh*, (me nje/nje) njeri, me dike,
      operator*, urgjen*, whatsapp*, watsapp*, uotsap*, viber*, ju marr, thirr*, lidhem, instagram, person, personi, personin, fiks, numer* .. (telefon*/juaj/viber/celular*),
      chat, pergjigj*, me shkruani, (s/nuk/sme/s me/nuk me) (pergjigj*/hap*) .. (telefon*/kush/njeri), (jep/jepni/me jep/dergo*/keni) .. (nr/numer*), nr, tel, insta, ig,
      messenger, shef*, menaxher*, pronar*, zyrtar, cel, komunik*, facebook*, fb, tiktok, shqip, pyetje*, pyes, pyesim, pyesja, ke mund te`,
    items: `
      (mbani/merrni/ruani/pranoni) .. (valixh*/cant*/bagazh*/biciklet*/gjera/ski), (sende/sende*/gjera), cfar* (gjera*/sende*),
      cfare mund te (le/lem/leme/lihet/lihen/depozit*/sjell), nuk (lejohe*/pranoni/mund te le*), pesh*, madhesi*, (e madhe/te medha/i madh/te madhe/shume e madhe/gjigant*),
      (e rende/te renda/renda), kile, kg, #kg, kufi, kufij, kufizim*, limit*, bicikl*, motor*, kask*, trotinet*, monopatin*, karroc*, ski, skit, skite, snowboard*, dorase, surf,
      kitar*, violin*, instrument*, pako, pakot, pakon, pakete, kafshe*, qen, qeni, qenin, mace*, ushqim*, lejohe*, ndaloh*, ndalua*, mbani, ruaj*, ruani, ruhet, ruhen, depozit*,
      le, leme, lene, lini, lihet, lihen, xhup*, pallto*, ver* e, shishe*, alkool*, dron*, fustan*, kostum*, ombrell*, tende*, cador*, cante dore, bime*,
      karrig* .. (makin*/femij*/bebe*), derras*, thika*, thike, arm, bateri*, parfum*, vegla*, pikture*, dyshek*, skateboard*, patina*, lule*, thes*, cizme*, kapele*, alkol*,
      karton*, helmet*, kilo*, mbajtes*, kuti*, dhurat*, vaj, djath, djathe, djathin, mish, pajisje*, cant* .. (mal/kamp*/sporti),
      (merrni/mbani/pranoni) .. (kuti/kaf*/valixh*/cant*), kamping*, torb*, qese, qeset, celes*, suvenir*, libra*, televizor*, mobil*, (hap/marr) .. (canten/dicka) .. (gjate),
      (marr) dicka, sedilj*, daulle, lahut*, violoncel*, fizarmonik*, piano, trompet*, tambur*, tapet*, qilim*, cader*, permas*, kepuc*, kpuc*, saksofon*, kanoe, arme*, qumesht*,
      frut*, tort*, mbahen, kafaz*, lan`,
    payment: `
      visa, mastercard, american express, amex, kesh, cash, kes, para ne dore, monedh*, lek*, euro*, kredi*, debit*, kusur*, apple pay, google pay, revolut*, paypal, pos,
      bankomat*, kart*, para te gatshme, dore .. para, bankenot*`,
    nearby: `
      afer, prane, rreth, rrotull, vizit*, shikoj, shikojme, shoh, shohim, per te (pare/bere), atraksion*, muze*, keshtjell*, kala, kalaja, xhami*, bunk*, turi*, pazar*, park,
      parku, piramid*, skenderbej*, liqen*, monument*, shetit*, cfare .. (bej/bejme/bejm/beje), rekomand*, keshill*, sugjero*, supermarket*, farmaci*, dyqan*, plazh*, market*,
      ore (kohe/per te/te lira), # ore (ne tirane/te lira/kohe), kaloj kohen, kalojme kohen, shetis*, vende (te bukura/interesante/per), ia vlen, vlen te, te shohesh, te shihen,
      (me) (femij*) .. (bej/bejme/ore), vende .. (vizit*/bukura), te (shof/shofim/shikojme), mbush* kohen, xhiro, argtoh*, argeto*, bjesh* .. bust, treg, larje rrobash,
      lavanteri*, kisha, kishe, galeri*, dajt*, teleferik*, cfare ka (per/afer/interesante), sugjerim*, leshoj ne qira, shihet, cfare .. (shihet/shikohet/vizitohet/behet), bllok*,
      argetues*, zbavit*, byrek, (s duhet/sduhet/nuk duhet/mos) .. (humb*/lene), merzit*, ku te dalim, tregtar*, kqyr*, lokal`,
    special: `
      kerkes*, vecant*, special*, ndihm*, brisht*, thyh*, thyesh*, qelq*, delikat*, kujdes*, karrige*, ilac*, bar per, medik*, !(me) femij*, foshnj*, bebe*, moshuar*, ulem,
      te ulem*, frigorifer*, insulin*, (na e/ma/me/na i/ma e) (sill*/coni/dergo*/sjell*/sillni) .. (hotel*/shtepi/apartament*/banes*),
      (sill*/dergo*/coni/sjell*) .. (valixh*/cant*) .. (hotel*/shtepi), dergese, korrier*, alergji*, shtatzen*, i verber, ftohte, ftohet, vazo, vazoja, porcelan*`,
    losing: `
      (kush) .. (paguan/pergjigjet) !(ne telefon/ne whatsapp/ne viber/ne email), (humb*/vjedh*) .. (paguan/paguani/kush), (demshperbl*/kompenso*)`,
    reserving: `
      (dua/doja/duam/deshiroj/desha) .. (rezerv*/prenot*), (mund/a mund) te (rezervoj/prenotoj) .. per, (bej/te bej) nje rezervim per`,
  },
  hints: {
    lodging: 'hotel*, apartament*',
    cities: `!(nga/prej) ${cities}`,
    rides: 'autobus*, furgon*, fluturim*, avion*, udhet*, treni, tren, trena',
    hours: `
      kur, ore, ora, oren, ores, nate, naten, sonte, neser, sot, te shtun*, te diel*, e diel*, e shtun*, te hen*, te mart*, te merkur*, te enjt*, te premt*, fundjav*, heret, vone,
      mbremj*, mengjes*, mesdit*, pasdit*, paradit*, nadje, jav*, dite, muaj*, #h, darke, darken`,
    booking: 'vend, vende, lire, lira, termin',
    safety: 'personel*, staf*, mbyllur',
    location: 'qender, zyr*, vend',
    contact: 'njeri, dike, mesazh',
    items: `
      valixh*, cant*, qant*, kofer*, kufer*, bagazh*, send*, gjera*, gje, shpine, mbani, merrni, marr*, pranoni, kam nje !(pyetje/problem/rezerv*/kerkes*)`,
    payment: 'parate, lek*, paraja',
    special: 'nevoj*, problem*, mundesi*, duhet',
  },
  ordinary: `
    eshte, jane, kemi, keni, kane, mund, munde, mundem, duhet, duam, duan, doja, dua, per, nga, dhe, edhe, ose, apo, nese, kete, keto, kjo, atje, ketu, aty, asgje, gjithe,
    gjithcka, shume, pak, paku, vetem, tani, neser, sonte, sot, dje, pastaj, pasi, sepse, tjera, tjeter, tyre, juaj, tuaj, tone, time, jone, brenda, jashte, para, perpara, prapa,
    deri, drejt, rreth, midis, ndermjet, bashke, mire, keq, madhe, vogel, vogla, vjeter, ri, reja, dite, dita, jave, muaj, vit, vite, viti, ardhur, nisur, nisem, nisemi, udhetim,
    udhetoj, fluturimi, aeroporti, hotelin, hoteli, vajza, djali, gruaja, familja, familje, njerez, prej, prit, pres, presim, kthehem, kthehemi, vijme, shkojme, shkoj, marrim,
    japim, jepni, thjesht, ndonje, ndonjehere, kurre, gjithmone, shpejt, ngadale, lutem, lutemi, tirane, tiranes, tirana, shqiperi, leje, lene, sjell, sjellim, kerkoj, kerkojme,
    kerkoni, vendos, vendin, bere, bejme, bene, ishte, ishin, thene, thoni, them, keqe, gati, koha, kohe, pune, shtepi, marre, mbaj, mbajtur, makine, makinen, punon, lexohet,
    banka, biseden, markat, fundi, gjitha, shkoni, france, minute, minuta`,
}
