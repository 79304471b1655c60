import type { ChatWords } from './chat-patterns.ts'

const cities =
  '(kosov*/pristina/prishtina/prizren/peja/shkod*/durres/berat*/saranda/sarande/vlor*/gjirok*/ohrid*/skopje/podgorica/budva/kotor/theth*/ksamil*/himar*/kruj*/korc*/elbasan/*makedonien/montenegro/graekenland/athen/thessaloniki/korfu/ulcinj/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(en anden/nogen anden/andre/nogen andre/ven/veninde/venner/mand/kone/kaereste*/partner/soster/bror/*mor/*far/son/datter/kollega*/chauffor*/guide/kammerat*)'
const vital =
  '(pas/passet/*medicin*/piller*/insulin*/nogler/noglerne/noglen/*husnogler/pung/pungen/telefon/telefonen/mobil/mobilen/computer*)'
const needed =
  '(*kuffert*/*taske*/*rygsaek*/*bagage*/ting/trolley*/pas/passet/*medicin*/piller*/insulin*/nogler/noglerne/noglen/pung/pungen/telefon/telefonen/mobil/mobilen/computer*)'
const phoneGone =
  '(telefon*/mobil*/tlf/batteri*/skaerm*/iphone) (er /blev /er blevet /er gaet i /gik i /)(dod/stykker/odelagt/stjalet/vaek/mistet/flad/fladt/smadret/tabt/knust)'
const urgency =
  '(hurtigst muligt/(vi/jeg) boarder/(boarding om/boarder om/boarder nu)/(fly*/tog*/bus*/faerge*) (gar /afgar /letter /er /korer /)om (# min*/#min*/en time/en halv time/1 time)/!(hvis) (vi/jeg) (misser/nar ikke) (mit/vores/flyet/toget/bussen/faergen))'
const broken =
  '(odelagt*/knaekket/i stykker/revet/flaenget/vad/vadt/vade/gennemblodt*/ridset/bulet/beskadiget*/smadret)'
const elsewhere =
  '(*bus/*bussen/taxa/taxaen/taxi/taxien/tog/toget/fly/flyet/faerge/faergen/hotel/hotellet/hostel/hostellet/airbnb/lejligheden/restaurant/restauranten/cafe/cafeen/bar/baren/museet/lufthavnen)'
const countable =
  '(barnevogn*/klapvogn*/cykel*/cykler/autostol*/guitar*/surfbraet*/surfboard*/ski/hjelm*/jakke/jakker/frakke*/paraply*/telt/telte)'
export const da: ChatWords = {
  greetings: `
    hej*, hejsa, halloj*, hallo, davs, dav, hey, hi, goddag, god dag, godmorgen, god morgen, godaften, god aften, godnat, god nat, god eftermiddag,
    (undskyld/beklager), kaere, hav en god (dag/aften), god (weekend/dag/tur), dav dav, hej alle, mojn`,
  thanks: `
    (mange/tusind/fedt/super/okay/ok/perfekt) tak (for (hjaelpen/svaret/hjaelp/din hjaelp/jeres hjaelp/svar)/),
    tak (for (hjaelpen/svaret/hjaelp/din hjaelp/jeres hjaelp)/skal du have/skal i have/), takk, taak, takker, farvel, vi ses( i morgen/ imorgen/ senere/ snart/)( sa/), venlig hilsen, hilsen,
    (i er/du er) .. (sode/sod/flinke/gode), modtaget tak, tak`,
  nods: `
    super, perfekt, fedt, fint, ok, okay, forstaet, alt godt, fantastisk, dejligt, skont, godt, cool, det var det, ja, nej, haha*, det er, lyder,
    (vi ses/ses) (i morgen/imorgen/senere/snart)( sa/)`,
  praise: `
    gensyn, (dejligt/sodt/flinkt/godt) personale, tak for alt, (vi/jeg) har (vores/mine/min) (taske*/kuffert*/bagage*),
    (super/god/fantastisk/fremragende/perfekt/fin/dejlig/skon) (service/sted/oplevelse/dag/tur/betjening), (meget/super/saa/sa/virkelig/rigtig/var/en) (flink*/sod*/venlig*/hjaelpsom*/rar*/dygtig*), alt (var /er /gik /fungerede /)(super /)(perfekt/godt/fint/fantastisk/super/i orden/ok/glat), (gik/korte/fungerede) (det /)(perfekt/godt/fint/super/glat),
    (hentet/faet/fik/modtaget) (vores /mine /min /alle )(taske*/kuffert*/bagage*/ting), (faet/fik) .. (igen/tilbage), (passede/passe/opbevarede/passet) pa (vores/mine/min), fordi i (passede/hjalp/opbevarede/passer), (godt/sikkert) (hjem/frem), (naeste) (ar/gang/sommer), (varmt /)(anbefal*), (5/fem) stjerner`,
  circumstances: `
    (efter/for/inden/indtil/til/under) (vores /min /mit /vort /)(aftensmad/aftensmaden/frokost/frokosten/morgenmad/morgenmaden/middag/flyet/fly/toget/tog/udflugt/udflugten/turen)( kl #*/),
    mens (jeg/vi) .. (spiser/shopper/museum/besoger/tur)( frokost/ aftensmad/ middag/), hvis (bussen/flyet/toget/faergen/jeg/vi) .. (forsinket/forsinkede),
    til nar (bussen/flyet/toget/vi/jeg) .. (ankommer/kommer/lander), hotel* .. (tage/tager/passer/passe/opbevarer) .. (bagage*/kuffert*/taske*),
    fra (hotellet/vores hotel/mit hotel/airbnb/vores airbnb), (vi/jeg) (er pa vej/kommer/er lige landet) .. lufthavnen,
    (vi/jeg) skal (til/i/vaere i) lufthavnen( kl #*/), (vi/jeg) spiser forst, (vi/jeg) (tjekker ud/checker ud/skal ud af hotellet/skal tjekke ud)( kl #*/)`,
  joints: 'og, samt, desuden',
  asks: `
    hvordan, hvad, hvor, hvornar, hvem, hvilke*, hvorfor, kan, ma, skal, har, er, tager, far, findes, tilbyder, koster, lukker, abner, kunne, hvis, bor, sprog,
    fra hvornar`,
  letters: 'aa a, oe o',
  shortForms: `
    hva hvad, hvd hvad, ka kan, ik ikke, ikk ikke, ta tager, tar tager, ha have, ku kunne, sku skulle, osse ogsa, noe noget, nogn nogen, hvorn hvordan, gi give,
    blir bliver`,
  ordinary: `
    ikke, eller, efter, alle, andet, andre, bare, bliver, blive, burde, bruge, brugt, kommer, komme, kunne, kunde, gerne, gore, gar, gang, gange, gode, have,
    haft, havde, hele, helst, hver, hvem, hvis, hvad, hvordan, hvorfor, igen, ingen, inden, ind, jeres, lige, lidt, lille, lang, lange, laver, leje, mange,
    mere, mest, meget, mellem, mener, mine, mit, maske, morgen, nogle, noget, naeste, navn, naste, ogsa, over, rejse, rejser, sammen, samme, senere, side,
    siden, skal, skulle, sidste, sige, siger, snart, starte, steder, stadig, stor, synes, sa, tage, taget, tager, tilbage, timer, tror, tur, turen, uden, under,
    vaere, vaeret, ville, vores, venter, vente, vide, videre, virker, altid, aldrig, allerede, alligevel, afrejse, ankomst, afgang, dagen, dage, derefter,
    derfor, foraeldre, familie, minutter, imellem, mand, kone, mor, far, lade, lader, ladet, hold, holde, holder, hedder, hotel, hotellet, byen, lejlighed,
    flytte, falder, fader, station, koste, tirana, kort, passer, lukke, stuk, hende, hente, henter, tysk, rundt, begge, finde, findes, land, pladsen, pladserne,
    havet, strom, storre, storst, skift, skifte, laes, marker, planer, korte, forskel, forst, ligge, bruger, seneste, morgener, periode, billeder, modtaget,
    flyttet, hylder, naesten, smukke, forskellig, forskellige, lavere, beskidt, regler, flotte, vandet, kampen, sjaeldent, vaerre`,
  matters: {
    byName: {
      phrases: `
        ${phoneGone} ... (qr*/kode*/*bekraeftelse*/booking*/link*/vise), (qr*/kode*/*bekraeftelse*/booking*/link*) ... ${phoneGone},
        (stjalet/mistet/tabt/smadret) (min /vores /)(telefon*/mobil*/tlf) ... (qr*/kode*/*bekraeftelse*/booking*/link*/vise),
        (qr*/kode*) .. (kan ikke laeses/ulaeselig*/odelagt/revet/kan ikke scannes/beskadiget/sloret),
        (qr*/kode*) .. (vil ikke scanne*/kan ikke scannes/scanner ikke/virker ikke/abner ikke/vil ikke abne/kan ikke abnes/kan ikke laeses/laeses ikke/indlaeses ikke/bliver ikke scannet/ikke scannes), (intet/ingen) (net/internet/data/signal/daekning/mobildata) ... (qr*/kode*/bagagepas*), (qr*/kode*/bagagepas*) ... (intet/ingen) (net/internet/data/signal/daekning/mobildata)`,
    },
    incidents: {
      phrases: `
        (nogensinde) .. (stjalet/forsvundet/mistet/tyveri*/blevet vaek/indbrud),
        (er/har/bliver) .. (nogensinde/tit/ofte) .. (stjalet/forsvundet/mistet/tyveri*/vaek/indbrud),
        hvor (tit/ofte) .. (stjalet/forsvinder/mister/tyveri*), (haft/vaeret) (tyveri*/indbrud)`,
    },
    lateDropOff: {
      phrases: `
        (booking*/reservation*/plads*) .. (udlob*/bortfald*/mist*/gaelder/gyldig*/annulleret/holdes/holder) .. (forsinke*/for sent/senere),
        (forsinke*/for sent/senere) ... (mister/udlober/bortfalder/gaelder/holder) (jeg /vi /i /)(stadig /)(min/vores/den/pladsen/bookingen/reservationen),
        (forsinke*/for sent/senere) ... (booking*/reservation*/plads*) .. (udlob*/bortfald*/mist*/gaelder/gyldig*/annulleret), (bortfalder/udlober) .. (booking*/reservation*/plads*),
        (forsinke*/for sent) .. aflever*, aflever* .. (senere end/for sent/forsinke*), (lander/ankommer) .. (21*/22*/23*) .. (nar jeg/nar vi/na det/i tide/for sent),
        (gaelder/mister/udlober/bortfalder/holder) .. (booking*/reservation*/plads*) .. (forsinke*/for sent/senere)`,
    },
    insurance: {
      phrases: `
        forsikr*, ansvar*, (hvis/hvad sker) .. (beskadig*/vad/stjalet/stjaeler/stjaeles/vaek/forsvind*/gar i stykker/odelagt/skadet/mister/bliver vaek/tabt) !(kvittering*),
        erstat*, kompens*, hvem betaler .. (skade*/stjalet/vaek)`,
      words: `
        hvem (betaler/haefter/erstatter), (stjal*/mist*/tabt) .. (hvem/erstat*), erstat*`,
    },
    theft: {
      phrases: `
        (hentede/hentet/afhentet/fik .. tilbage/faet .. tilbage) ... (mangler/vaek/stjalet/forsvundet/ikke i den),
        (mangler/vaek/forsvundet) ... (hentede/hentet/afhentet),
        (nogen/en/han/hun/de/en mand) (har /)(taget/stjalet/snuppet/abnet/rodet i/tog/stjal) (min/mit/mine/vores),
        (min/mit/mine/vores) (* /)(taske*/kuffert*/rygsaek*/bagage/ting/computer/telefon/penge/pung/kamera) (er /blev /er blevet /)(vaek/stjalet/forsvundet/mangler/ikke her/ikke der),
        (jeg/vi) (er /blev/er) (blevet /)(bestjalet/berovet/rovet), mangler .. (fra/i) (min/mit/vores), der mangler, er stjalet fra, tyv,
        (kuffert*/taske*/bagage) (er /blev )(abnet/brudt op),
        (gaet/lobet/stukket af/smuttet/rendt) (ud /vaek /)med (min/mit/mine/vores),
        (faet/fik) stjalet (min/mit/mine/vores) (kuffert*/taske*/rygsaek*/bagage*/trolley*),
        (min/mit/mine/vores) (kuffert*/taske*/rygsaek*/bagage*/trolley*) (er /)(her ikke/der ikke/ikke her/ikke der)`,
    },
    notMine: {
      phrases: `
        (abnede/abnet/pakkede/pakket) ... (ikke min/ikke mit/ikke mine/ikke vores/en andens/nogen andens),
        (*kuffert*/*taske*/*rygsaek*/bagage*) .. (er ikke (min/mit/mine/vores)/tilhorer (en anden/nogen andre)/er en andens),
        (tog/taget/fik/faet/gav/givet/udleveret) ... (forkerte/en andens/forkert) (*kuffert*/*taske*/*rygsaek*/bagage*),
        (det/den/dette/denne) er ikke (min/mit/mine/vores), ikke (min/mit) (kuffert/taske/rygsaek/bagage),
        (forkert*/en andens) (kuffert*/taske*/rygsaek*/bagage), (kuffert*/taske*/bagage*) .. (byttet om/forbyttet/forveksl*),
        (kuffert*/taske*/rygsaek*/bagage*/trolley*) .. (byttet/forbyttet/forvekslet) !(til),
        (byttet/forbyttet/forvekslet/taget) .. (en andens/nogen andens/en fremmeds) (kuffert*/taske*/rygsaek*/bagage*/trolley*)`,
    },
    chargedTwice: {
      phrases: `
        (trukket/betalt/opkraevet/haevet/betalte) .. (to gange/2 gange/dobbelt/2x), (to gange/2 gange/dobbelt) .. (trukket/betalt/opkraevet/haevet/betaling),
        (to/2/dobbelt*) (betaling*/traek/haevning*/opkraevning*), (trukket/opkraevet) for meget, forkert belob,
        (betaling*/belob*/traek*/pengene/konto*) .. (dobbelt/to gange/2 gange/2x),
        (kort/kortet/konto*/bank*) .. (trukket/betaling*/haevet) .. (dobbelt/to gange/2 gange), dobbelt .. (kort/kortet/konto*),
        (haevet/betalt/trukket) .. (dobbelt/to gange/2 gange)`,
    },
    damaged: {
      phrases: `
        ${broken} ... (da jeg/da vi/efter afhentning*/ved afhentning*/efter jeg/efter vi), (da jeg fik/da vi fik/da jeg hentede/da vi hentede/ved afhentning*/efter afhentning*/fik (* /)(* /)tilbage/hentede) ... ${broken},
        (i/jeres personale/jeres folk/nogen) har (odelagt/knaekket/revet/smadret/ridset/beskadiget) (min/mit/mine/vores),
        (er/blev/blevet) ${broken} hos jer, (klage*/reklam*/anmelde/melde) .. (skade*/odelagt*/stykker), skade* .. (anmeld*/klage*/reklam*),
        (kuffert*/taske*/rygsaek*) .. (revne*/ridse*/bule*/flaenge*/flaekket/odelagt/vad/gaet i stykker/i stykker) !(kan/ma/er det/tager/hjul/hjul kan/lynlas/handtag),
        (lynlas/lynlasen/handtag/handtaget/hjul/hjulet/hjulene) .. (gaet/odelagt/i stykker/knaekket/vaek) !(kan/ma/er det/tager/hjul/hjul kan/lynlas/handtag)`,
    },
    lockedOut: {
      phrases: `
        (lukket/last/morkt/ingen abner/ingen her/der er ingen) ... (min/mit/mine/vores) ${vital},
        (min/mit/mine/vores) ${vital} ... (inde/derinde/hos jer/i tasken/i kufferten/i rygsaekken) ... (lukket/last/ingen),
        (dor*/kontoret/i/der) (er /har /)(lukket/last) .. (kuffert*/taske*/bagage/ting) .. (inde/indenfor/derinde),
        (star/stod) (foran/uden for/ved) .. (dor*/lukket/last), dor* .. (lukket/last/abner ikke), ingen (abner/ved doren/pa kontoret/her),
        der er ingen (her/ved doren/pa kontoret/i skranken), last ude, kan ikke fa (min/mit/mine/vores) (kuffert*/taske*/bagage*/ting),
        (kuffert*/taske*/bagage*/ting) (er /star )(stadig /)(inde/derinde/indenfor),
        (lukket/last/morkt/mork) .. (min/mit/mine/vores) (pas/medicin/piller/*nogler/insulin/pung/korekort),
        (min/mit/mine/vores) (pas/medicin/piller/*nogler/insulin/pung/korekort) .. (inde/derinde/hos jer/indenfor) .. (lukket/ingen/last/morkt),
        der er ingen (der /som /)(abner/lukker op/svarer/lukker),
        (for sent) .. (morkt/lukket/last/ingen her/ingen der) .. (fly*/kuffert*/taske*/rygsaek*/bagage*/trolley*/ting),
        (der er/det er/alt er) (helt /)(morkt/mork) !(kl/om/nar),
        (star/er) (her /)(foran/udenfor/uden for/ved) .. (lukket/last), (lukket/last) (selvom/selv om/men der star)`,
    },
    cantFind: {
      phrases: `
        (kan) (jeg /vi /)(slet /)ikke (finde/se) (jer/kontoret/indgangen/doren/stedet/butikken/skiltet), (finder/ser) (jer/kontoret/indgangen/stedet) ikke,
        (star/er) (* /)(pa/ved/foran/i) .. (adresse*/gade*/vejen/husnummer*) .. (ikke/ingen/intet), (maps/google/gps/kortet) .. (sender/viser/forer/leder) .. (forkert*/sidegade*/blindgyde*/gyde*/andet/anden),
        (gar/korer) .. (rundt i ring/i ring/i cirkler/rundt og rundt)`,
    },
    runningLate: {
      phrases: `
        (fly*/tog*/bus*/faerge*/taxa*/vi/jeg) .. (forsinket/forsinkede/sidder fast/holder i ko/brudt sammen/for sent/sent) ... (lukker/lukketid/vente/stadig der),
        (lukker/lukketid) ... (forsinket/forsinkede/sidder fast/i ko/vente/na det/nar det), (vente/venter) pa (os/mig),
        (holde/holder/have) abent .. (laengere/lidt/for os/# min*),
        (nar/naede/na) (vi /jeg /)(det /)ikke .. (for/inden/i tide/lukketid), (vi/jeg) nar det ikke, nar det ikke,
        (vi/jeg) (er/bliver/kommer) (lidt /meget /)(forsinket/forsinkede/for sent), (vi/jeg) (er /)(for sent/sent) pa den,
        hvis .. (forsinket/forsinkede/for sent), (fly*/tog*/bus*) .. forsinket, sidder (fast/i ko), komme* efter (23/kl 23/lukketid),
        (nar/naede/na) (vi /jeg /)det (nok/maske/vist/desvaerre/altsa/helt) ikke,
        (vi/jeg) (bliver/er/kommer) (lidt /meget /nok /)(sene/sent) (pa den/i aften/i dag/til)`,
    },
    payFails: {
      phrases: `
        (betaling*/kort*/apple pay/google pay/mobilepay) .. (fejl*/afvis*/virker ikke/gik ikke igennem/gar ikke igennem),
        (kan ikke/kunne ikke) (betale/booke/gennemfore/afslutte) !(med/kontant)`,
    },
    siteFails: {
      phrases: `
        (app*/side*/hjemmeside*/knap*/link*/formular*) .. (virker ikke/fejl*/hvid/blank/haenger/crash*/nede/indlaeser ikke/gar ned/lader mig ikke),
        fejl .. (betal*/book*/side*/kort)`,
    },
    leftBehind: {
      phrases: `
        (glemt/glemte/efterlod/efterladt) (min/mit/mine/en/et/noget/vores) (* /)(jakke/frakke/paraply/oplader/telefon/hat/kasket/briller/solbriller/bog/nogler/pung/troje/torklaede/flaske/tablet/horetelefoner/pas/),
        (glemt/glemte) noget, hittegods, fundne sager`,
    },
    urgent: {
      phrases: `
        haster, akut, nodsituation, nodstilfaelde,
        ${urgency} ... ${needed}, ${needed} ... ${urgency}, (bruge/brug for) .. (min/mit/mine/vores) ${needed} .. (nu/straks/med det samme),
        (bruge/brug for) (nu/straks/med det samme) .. ${needed}, (hjaelp) ... (min/mit/mine/vores) ${vital}`,
    },
    wrongEmail: {
      phrases: `
        (skrev/skrevet/stavede/opgav/tastet/taste/tastede/indtastet/opgivet/gav/givet/stavet/brugt/kom) .. (forkert*/fejl/galt) .. (*mail*/mailadresse*/e mail), (skrev/skrevet/tastet/tastede/stavet/opgivet) .. (*mail*/mailadresse*) .. (forkert*/fejl/galt), (forkert*/tastefejl/stavefejl/slafejl/fejl) .. (*mail*/mailadresse*), (*mail*/mailadresse*) (* /)(er /var /blev /)(forkert*/fejl/stavet forkert/galt), (rette/aendre) (min/mit/vores) (*mail*/mailadresse*)`,
    },
    lostLink: {
      phrases: `
        (mistet/slettet/vaek/finder ikke/kan ikke finde/finde/hvor er/hvor finder jeg/hvor ser jeg/ikke faet/aldrig faet/ikke modtaget/har ikke/ingen/fik ikke/mangler/sende/gensende) (* /* * /* * * /)(*bekraeftelse*/qr*/bookingkode*/bookingnummer*/bagagepas/voucher/bookinglink/reference*),
        (*bekraeftelse*/qr*/bookingkode*/bookingnummer*/link/bagagepas*) .. (mistet/slettet/vaek/ikke kommet/ikke modtaget/ikke faet/igen/finde),
        (ikke/aldrig/ingen/intet) (faet /modtaget /fik /)(nogen /en /)(mail/email/e mail),
        (betalt/booket/betaling/bestilt/reserveret/booking) .. (ingen mail/ingen email/ingen bekraeftelse/ikke faet/ikke modtaget/aldrig faet/ingen kode/fik ikke/intet faet/ikke kommet),
        (mail/email/mailen) .. (ikke kommet/aldrig kommet/ikke modtaget/ikke faet), spam, gensend*,
        (slette*/slettet) .. (mail*/email*/kode*/link*/besked*),
        (telefon*/mobil*/tlf/batteri*/skaerm*/iphone) .. (dod/stykker/odelagt/stjalet/vaek/mistet/flad/fladt/smadret/tabt/knust) .. (qr*/kode*/*bekraeftelse*/booking*/link*),
        (qr*/kode*/*bekraeftelse*/booking*/link*) .. (telefon*/mobil*/tlf/batteri*/skaerm*/iphone) .. (dod/stykker/odelagt/stjalet/vaek/mistet/flad/fladt/smadret/tabt/knust),
        (dod/stykker/odelagt/stjalet/vaek/mistet/flad/fladt/smadret/tabt/knust) .. (telefon*/mobil*/tlf/batteri*/skaerm*/iphone) .. (qr*/kode*/*bekraeftelse*/booking*/link*),
        (kan ikke finde/finder ikke/hvor er/hvor finder jeg/mistet) (* /)(link*/mailen/koden),
        (hvad er/hvor finder jeg/hvor er/hvor star/glemt) (mit/min) (bookingnummer/reservationsnummer/*reference*/ordrenummer/bookingkode/kode),
        (bookede/booket/reserveret/reserverede/bestilt/bestilte/betalt/betalte) .. (ingen/ikke) (mail/email/e mail/bekraeftelse*/kode),
        (send/sende/sender) .. (mail*/email*/*bekraeft*/link*/kode*) .. (igen/en gang til)`,
    },
    lostTag: {
      phrases: `
        (finde/finder) .. (lap/lappen/seddel/sedlen/kvittering*/maerke*/bagagemaerke*) !(med reserv*),
        (maerke*/lappen/sedlen/kvittering*) .. (blevet vaek/forsvundet/faldet af/smidt),
        (mistet/tabt/smidt) .. (sedlen/seddel/maerkat*),
        (mistet/tabt/mister/taber) (* /* * /)(kvittering*/maerke*/seddel/bagagemaerke*/lap*/billet*/nummer/kupon),
        (kvittering*/maerke*/seddel/lap*) .. (vaek/mistet/tabt/vad/revet), uden (min /en /)(kvittering*/maerke*/seddel)`,
    },
    comingIn: {
      phrases: `
        (hund*/kat/kaeledyr*/born*/barn/barnet/baby*/barnevogn*/klapvogn*) .. (med ind/komme ind/med indenfor/ind pa kontoret/inde hos jer),
        (komme ind/ga ind/med ind/komme indenfor) .. med .. (hund*/kat/kaeledyr*/born*/barn*/baby*), saette (os/mig) !(af), (sidde ned/siddeplads*/venterum/ventevaerelse*),
        (sted/plads/hvor/kan vi/kan jeg/kan man) .. (sidde/hvile), (skifte/pusle/amme/made) (* /)(* /)(ble/bleen/baby*/barn*/born*/lille), puslebord*, pusleplads*, pusle*, skifte ble*, amme`,
    },
    minors: {
      phrases: `
        aldersgraense*, mindstealder, mindrearig*, (hvor gammel/hvor gamle), under (18/16), (pa/er) 1# ar, 1# ar (gammel/gamle), 1# arig*, 1#arig*, (er/kun/er kun) (12/13/14/15/16/17) !(personer/tasker/kufferter/mennesker/stk/min*/time*/ar siden/elever), (son/datter/barn/nevo/niece/bror/soster/teenager*) (er /pa /)(#),
        (son/datter/barn/born/teenager*/unge) .. (alene/uden (os/mig/voksen/voksne/foraeldre))`,
    },
    privacy: {
      phrases: `
        gdpr, privatliv*, persondata*, databeskyttelse*, privatlivspolitik*, (mine/vores/jeres/personlige/deres) (personlige /)(data/oplysninger), (slett*/gemm*/tager/tag/laver/opbevarer/scanner/fotograf*) .. (billed*/foto*/kopi*/scan*) .. (pas/passet/id/legitimation/korekort), (scanner/kopierer/fotograferer) .. (pas/passet/id/legitimation), (slett*) .. (billede*/foto*/data/oplysning*)`,
    },
    inspection: {
      phrases: `
        (abner/gennemsoger/tjekker/undersoger/scanner/gennemlyser) i (* /)(* /)(taske*/kuffert*/bagage*/rygsaek*/indhold*), kigger i (* /)(i/ned i) (taske*/kuffert*/bagage*/rygsaek*),
        (bliver/er) (* /)(taske*/kuffert*/bagage*/rygsaek*/ting*) (* /)(abnet/gennemsogt/tjekket/undersogt/scannet/gennemlyst), gennemlys*, rontgen*, gennemsog*`,
    },
    unclaimed: {
      phrases: `
        aldrig (mere /)(kommer/henter/vender/far hentet/dukker), (kommer/henter/vender/dukker) (den /jeg /vi /)aldrig, (ingen) (nogensinde /)(henter/afhenter/kommer), uafhentet*, (efterladt/efterladte) (bagage*/taske*/kuffert*), smide .. (ud/vaek), (smider/kasserer/saelger) .. (ud/vaek/taske*/kuffert*/bagage*), glemmer at hente`,
    },
    waiting: {
      phrases: `
        (lang/i/nogen/er der/sta i/en) ko, koen, ventetid*, (lang tid) .. (vente/ko), hvor laenge .. (vente/venter), (travlt/mange mennesker), hvor (lang tid/laenge) tager (det /)(* /)(aflever*/indlever*/hent*/at (aflevere/indlevere/hente/checke))`,
    },
    tours: {
      phrases: `
        (dagstur*/udflugt*/ture/tour*) .. (arranger*/saelger/book*/organiser*/bjerg*/blue eye/dag), (arrangerer/saelger/laver/tilbyder/har) (i /)(dagsture/ture/udflugter/en tur),
        byture*, byrundtur*, (guidet/guidede) (tur*/byvandring*/rundvisning*), byvandring*, rundvisning*, (laver/tilbyder/arrangerer/har/saelger/booke/bestille) .. (ture/udflugt*/rundtur*/guide), dagstur*, turguide*,
        (arrangere/lave/planlaegge/organisere) (* /)(* /)(tur/byrundtur/udflugt/rundtur),
        (koster/pris) .. (ture/jeres ture/turen/udflugt*), (ture/udflugt*) .. (koster/pris)`,
    },
    reopening: {
      phrases: `
        (abne) (min/mit/mine/vores/tasken/kufferten) (taske*/kuffert*/rygsaek*/bagage*), (jeg/vi) (* /)(komme til/adgang til/ind til) .. (undervejs/imens/i mellemtiden/i lobet/midt/mellem/mens), (jeg/vi) (* /)(komme til/adgang til) (min/mit/mine/vores) (taske*/kuffert*/rygsaek*/bagage*) !(nar/efter/hvis/om/klokken/kl),
        (tage/hente/fa/finde) (noget/en */et */nogle ting/lidt/min */mine */mit */tingene) (ud /op /)(fra/i/af/ud af) (min/mit/mine/vores/tasken/kufferten/rygsaekken/bagagen), (tage/fa) noget ud, glemt .. i (min/mit/mine/vores/tasken/kufferten/rygsaekken/bagagen), (stille/saette/laegge/levere/give) (den/dem/det) tilbage`,
    },
    sim: {
      phrases: 'sim, sim kort*, simkort*, esim, e sim',
    },
    beside: {
      phrases: `
        (glemt/glemte/efterlod/efterladt/tabt/tabte/mistet/mistede) .. !(jer/kontoret/er/sidder/nu/og/allerede) (i/pa) (en /et /vores /mit /den /det /)${elsewhere},
        (jakke/paraply/oplader/telefon/hat/briller/solbriller/nogler/pung/pas/tablet) (ligger/er) (stadig /nok /)(i/pa) (en /et /)${elsewhere},
        vaskeri*,
        (hvornar/hvor laenge/hvad tid) (abner/lukker/har) .. (bank*/supermarked*/butik*/apotek*/posthus*/storcenter*) !(i/og), sushi,
        (italiensk/kinesisk/indisk/thai/thailandsk/japansk/graesk/mexicansk/tyrkisk) (restaurant*/mad/sted/kokken),
        (god/gode) (italiener/kineser/graeker), billet* (til/for) .. (opera*/koncert*/kamp*/teater*/stadion/fodbold*/festival*),
        (vaske/rense/stryge/vasker) (mit/min/mine/vores/noget) (toj/vasketoj/skjorte*/bukser),
        (modtage*/tage imod/tager imod/tager i imod/modtager) (* /)(* /)(pakker/pakke/pakken/post/breve/brev*), (pakke/pakken/pakker) .. (i mit navn/mit navn/sendt til jer/leveret til jer/leveres), (passer/passe) (i /)(ogsa /)(born*/barn*/min son/min datter/mine born/vores born), bornepas*, babysit*,
        (sende/sendt/leveret/modtage) (* /)(* /)(pakke/pakken/post) (* /)(til jer/hos jer)`,
      words: `
        vaske (mit /vores /)(toj/tojet), montvask*,
        vejret, vejr, regner, regn, sim, simkort*, sim kort, esim, visum, vittighed, fodbold, hvad hedder du, hvad er klokken,
        (leje/udlejning af) (en /)(bil/cykel/scooter), billeje, biludlejning, cykeludlejning, soger i (folk/personale/medarbejdere), ledige stillinger,
        job hos jer, job, hvem (vandt/har vundet), saelger i (telefoner/mobiler/toj/sko), hvem vinder,
        (hvor/naermeste/dansk*/brug for/finde/nummer/telefon*/er der) .. (*ambassade*/*konsulat*),
        (hvornar/hvad tid/hvor) (starter/er/begynder/spiller/spilles/gar) (* /)(* /)(*koncert*/*fodbold*/*kamp/*kampen/opera*/festival*/match/film*/biograf*/teater*),
        frisor*, barber*, klipning*, klippet, tatover*, massage*, fitness*, neglesalon,
        (hvor/naermeste/er der/findes/brug for/kender i/god/til) .. (laege/laegen/laeger/tandlaege*/hospital*/skadestue*/klinik), vaskeri*, renseri*,
        (hvilken/bedste/naermeste/flotteste/hvor langt/hvor) .. *strand*, *strand* .. (bedst/flottest), hvor (varmt/koldt) (bliver/er) (det/der),
        temperatur*, grader, (leje/lejer/udlej*) (en /et /)(cykel/cykler/scooter*/knallert*/lobehjul*/bad),
        (reparere*/reparerer) .. (telefon*/mobil*/skaerm*/sko)`,
    },
    cancelling: {
      phrases: `
        (ubrugt*/resterende) dag*, dage .. (ikke (bruger/brugt/bruges)), (difference*/forskellen) .. (tilbage/retur/igen),
        (tidligere) ... (penge*/difference*/rest/resten/noget) .. (tilbage/retur/igen),
        (betalt/booket) .. # .. (henter/hentede/hentet) .. # .. (tilbage/retur/igen/refund*),
        (booket/bestilt/reserveret/boke/booke*) .. (to gange/dobbelt/ved en fejl) .. (slett*/fjern*/annull*),
        (traek*) .. (booking*/bestil*/reserv*/ordre*) .. tilbage, (naede/kom) (vi /jeg /)(ikke/aldrig) .. (penge*/i gar),
        (mister/miste/taber) .. (penge*/belobet),
        forsinke* ... (annullere/afbestille/aflyse)`,
      words: `
        *aflys*, *afbestil*, *annull*, annul*, *refund*, *refusion*, *tilbagebetal*, penge* (tilbage/igen/retur),
        (fa/far) .. (penge*/belob*) (tilbage/igen/retur), *fortryd*, (kan/skal/kommer) (ikke/alligevel ikke) .. (alligevel/komme/mere),
        kommer (alligevel ikke/ikke alligevel), (har /)ikke (brug for/behov for) .. (mere/laengere/alligevel), ikke brug for, nar ikke .. komme, afmeld*,
        (ombestemt/skiftet mening/fortrudt), (slette*/fjerne/droppe*/ophaeve*) .. (booking*/reserv*/bestil*), droppe*, (brug for/behov for) .. alligevel,
        (har) ikke (laengere /)(brug/behov), ikke laengere (brug/behov), melde (fra/afbud), afbud, tabe* (penge*/belob*), bliver ikke til noget,
        modte (jeg /)ikke op, ikke dukket op, ikke (moder/dukker) op, (moder/dukker) .. ikke op, (jeg/vi) ikke (dukker/moder),
        (aendret/andret/nye) .. (planer/rejseplan*/rejse), (jeg/vi) kommer ikke !(ind/frem/igennem/pa), ombestem*, (vi/jeg) .. og kommer ikke,
        ikke bruge (jer/det/den/pladsen), (komme/slippe) .. (af med/ud af) .. (booking*/reserv*/bestil*/aftale*), ikke (far/fik/skal) brug for,
        (penge*/belob*) .. (automatisk/hurtigt) (tilbage/retur/igen), forhindre*, (bliver/blev/blevet) syg*, hvor (hurtigt/hurtig) .. penge*,
        (igen/retur) .. (tidligere/for tid)`,
    },
    assistant: {
      words: `
        robot, bot, chatbot, (en/du) (maskine/computer/ai), ai, automatsvar*, automatisk svar, (er du/er i/snakker jeg med) .. (menneske/rigtig/aegte),
        kunstig intelligens, chatgpt, programmer*, hvem (har lavet/er) (dig/du), rigtigt menneske`,
    },
    languages: {
      phrases: `
        (tal*/snak*/forsta*) .. (dansk/engelsk/tysk/fransk/italiensk/spansk/albansk/sprog), hvilke sprog`,
    },
    toilets: {
      words: `
        *toilet*, wc, badevaerelse*, *bruser*, *brusebad*, bade, bad, skifte toj, klaede om, omklaedning*, pusle*, haandvask, vaske (mig/os/haender)`,
    },
    charging: {
      phrases: `
        (lade/oplade/lader) .. (tlf/telefon*/mobil*/computer*/ipad) !(ligge/sta/blive/i)`,
      words: `
        *oplad*, lade (min/mit/vores/op) !(kuffert*/taske*/bagage*/ting*/rygsaek*/sager/cykel*/barnevogn*),
        (telefon*/mobil*/batteri*/computer*) .. (lade*/op/oplad*/stromm*), (lade/oplade/lades) .. (telefon*/mobil*/batteri*/computer*), lader, stik,
        stikkontakt*, *wifi*, wi fi, !(over/via/pa) *internet*, stromstik*, strom, (sidde/vente/saette os/saette mig) .. (hos jer/inde/derinde/der),
        (sted/steder/rum) .. (sidde/vente), ventesal, venterum, vand`,
    },
    papers: {
      phrases: '(hvilke) (dokumenter/papirer), skal jeg have pas, behover jeg pas',
      words: `
        pas !(pa/godt/nu), passet, *pasnummer, legitim*, id, idkort, *korekort*, identitet*, sygesikring*, dokument*, (skal) .. (have med/medbringe/vise),
        have med, medbringe, printe*, udskrift, udskrive, (billede/kopi/foto) .. pas*`,
    },
    collecting: {
      phrases: `
        (kan/ma/hvis/ma gerne) (min/mit/mine/en/vores) (* /)${people} .. (hente*/afhente*), ${people} (har/viser/med) (min /en /et billede af /et foto af /et screenshot af /)(min /)(qr/qr kode*/qrkode*/kode/koden/afhentningspas*/bagagepas*) !(kode*/virker), (sende*/videresende*/give) (* /)(* /)(kode*/qr/bagagepas*) til (min/en/mine) (* /)${people}`,
      words: `
        (kan/ma/hvis/ma gerne) (min/mit/mine/en/nogen/vores/andre) .. (hente*/tage/afhente/samle) .. (for mig/for os/i stedet/pa mine),
        (kan/ma/hvis) (min/mine/en/nogen/vores) ${people} .. (hente*/tage*/afhent*), ${people} .. (hente*/afhent*) .. (for mig/for os),
        (en anden/nogen anden/andre) .. (hent*/afhent*), (hente*/afhente*) .. (for mig/for en anden/for os/af en anden), i stedet for mig, pa mine vegne,
        fuldmagt, (kan/ma/hvis/ma gerne) (min/mit/mine/en/vores) (* /)${people} .. (hente*/tage*/afhent*/samle), (hente*/hentes) af (en/min/nogen), pa vegne af,
        i mit (sted/navn), (hentes/hentet/afhentes/afhentet) af,
        (min/mit/mine/vores) ${people} (henter/kommer/tager/afhenter) .. (taske*/kuffert*/den/dem/bagage*), (en) (ven/veninde/kollega/bekendt) henter,
        (ma/kan) (min/mit/mine) ${people} (komme efter/komme og/kigge forbi),
        (have/fa/bede/lade/sende/sender) (min/mit/mine/vores/en) ${people} .. (hente*/afhente*),
        (min/mit/mine/vores) ${people} (henter/kommer og henter/kommer i stedet/afhenter)`,
    },
    access: {
      phrases: `
        (korestol*/rollator*/gangbesvaer*) .. (plads/ind/adgang/komme), (plads/adgang/ind) .. korestol*`,
      words: `
        *korestol*, *handicap*, *trappe*, *trin, elevator*, rampe*, niveaufri*, *tilgaengelig*, gangbesvaer*, krykke*, rollator*, (gar/ga) (darligt/besvaer*),
        (svaert ved/darlig til/problemer med) at ga, rullestol*, lift`,
    },
    parking: {
      phrases: `
        (stiller/stille/saetter/saette/gor) (jeg /vi /man /)(bil/bilen/autocamper*/varevogn*) !(ind), (holde/stoppe) (* /* * /)(med bil/med bilen/bilen),
        (i bil/med bil/med bilen) .. (holde/stoppe), (holde/stoppe) .. (laesse/foran) .. (bil/bilen/af), (kore/kores) .. (hen til doren/til doren/helt hen),
        parker*, p plads*, parkeringsplads*, (lade/stille) bilen`,
    },
    currencies: {
      words: `
        *dollar*, usd, *pund, gbp, franc, schweizerfranc*, chf, *krone*, (anden/andre/hvilken/hvilke/fremmed*) valuta*, *valutakurs*, veksle, veksling*,
        *vekselkontor*, vekselkurs*`,
    },
    fromStation: {
      phrases: `
        (langt/afstand*/ga/gang/gabar/gaafstand*/gafstand*/gaafstand/minutter/taet/naer) .. (busstation*/*banegard*/*station/*stationen/busterminal*/terminal*),
        (busstation*/*banegard*/*stationen/busterminal*) .. (langt/afstand*/gang/minutter/hvor lang tid)`,
    },
    lodging: {
      phrases: '(billig*/god*/hyggelig*/fint) .. (b b/hostel*/pensionat*/vaerelse*/hotel)',
      words: `
        (udlej*/leje/lejer/anbefal*/har i/tilbyd*/book*/finde/soger) .. (lejlighed*/hotel*/vaerelse*/hostel*/airbnb*/bolig*),
        (lejlighed*/vaerelse*/hotel*) .. (udlej*/leje/anbefal*), *overnat*, airbnb*, sove, *logi, *ferielejlighed*, bo henne, sover, sengeplads*`,
      hints: 'hotel*, lejlighed*',
    },
    eating: {
      phrases: `
        (hvor/sted) .. (en ol/spise/fadol/drikke), (hvor) .. (mad/madsted*/spisested*)`,
      words: `
        *restaurant*, spise, !(til/over/under/holder) frokost !(lukket/pause), !(efter/for/inden/til/og) morgenmad, !(efter/for/inden/til/og) aftensmad,
        !(efter/for/inden) middag, *cafe, cafeen, *cafeer, kaffe*, drikke, sulten*, bar, bager*, ol, spiser, frokoststed*, snack*, madsted*, barer, byrek,
        burek`,
    },
    errands: {
      phrases: `
        (hvor/naermeste/er der/findes) .. (haeveautomat*/bank/apotek*/supermarked*/posthus), haeveautomat*, apotek*,
        supermarked*`,
    },
    cities: {
      words: `
        (til/mod/i) ${cities}, (bus*/furgon*/tog/*billet*) .. !(fra) ${cities}, *billet* !(til kufferten/til tasken/til bagagen/til min),
        ${cities} .. (bus*/*billet*), andre byer, anden by, (busser/bus) .. (andre/korer til)`,
      hints: `
        !(fra) ${cities}`,
    },
    rides: {
      phrases: `
        (leje/lejer/udlej*) (en /)(bil/biler/lejebil), biludlejning*, billeje,
        bus* .. (svaevebane*/dajti/soen)`,
      words: `
        *taxa*, *taxi*, uber, *shuttle*, *transfer*, (til/fra/i/ud i/ud til/mod/nar) *lufthavnen, *lufthavn* .. (bus*/langt/afstand),
        (bus*/langt/afstand/komme*/korer) .. *lufthavn*, *lufthavnsbus*, (sidste/forste/naeste) bus, *flybus*, busplan*, koreplan*, rinas, hente os i, perron,
        metro, spor, (er der/gar der) (et /)tog, tog til, togforbindelse*, minibus*, furgon*`,
      hints: `
        *lufthavn*, fly, flyver, bus, bussen, busser, chauffor*, korer, tog, toget, togene`,
    },
    cooling: {
      phrases: `
        koleskab*, fryser, fryseren, frysebo*, (opbevare*/holde*/holdes/ligge/sta/blive) .. (koldt/koligt/pa kol/afkolet/kold)`,
    },
    valuables: {
      phrases: `
        vaerdigenstand*, vaerdi*, smykke*, vaerdifuld*,
        (computer*/laptop*/baerbar*/macbook*/tablet*/ipad*/kamera*/penge/pas/medicin/elektronik*/drone) .. (i tasken/i kufferten/i rygsaekken/i bagagen/i min/indeni/sikkert),
        sikkert .. (computer*/laptop*/baerbar*/kamera*)`,
    },
    fragile: {
      phrases: `
        skrobelig*, (glas/vase/keramik/porcelaen) .. (forsigtig*/indeni/passe), (vaere/vaer) forsigtig*`,
    },
    delivery: {
      phrases: `
        (kuffert*/taske*/bagage*) (bragt/kort/sendt/leveret),
        (lever*/bring*/korer) .. (kuffert*/taske*/bagage*/det/dem) .. til (vores/mit/min) (airbnb/hotel*/lejlighed*),
        (hente*/afhente*) .. (pa/fra) (hotel*/vores hotel/mit hotel/airbnb/lejlighed*) !(til jer),
        (hente*/afhente*) .. (bagage*/kuffert*/taske*) .. (hotel*/airbnb/lejlighed*/adresse),
        (bring*/lever*/send*/transport*/korer*) .. (bagage*/kuffert*/taske*) .. (til hotel*/pa hotel*/til vores hotel/til mit hotel/til lufthavn*/i lufthavn*/til airbnb/hjem),
        levering, bud, sende .. (kuffert*/bagage*) hjem`,
      words: `
        (bring*/lever*/korer/kore/sende*) .. (hotel*/airbnb*/lejlighed*/hjem/busstation*/banegard*/lufthavn*/terminal*), lever*, udbring*, fragt*, bud`,
    },
    invoice: {
      phrases: `
        faktura*, (kvittering/bilag) .. (firma*/arbejde*/chef*/skat/virksomhed*), (fa/far/faa/have/give) (* /)(kvittering/regning/bon) !(mistet)`,
    },
    deposit: {
      phrases: 'depositum*, (en/et) forskud, forudbetal*',
    },
    discount: {
      phrases: `
        rabat*, rabatkode*, kupon*, tilbud*, billigere .. (gruppe*/mange/flere), grupperabat`,
    },
    days: {
      phrases: `
        (en/1) (dag /)eller (to/2), (taeller/regnes/regner) .. (en dag/to dage/1 dag/2 dage/som en dag/som to/dage), hvordan (taeller/regner/beregner) .. dag*,
        kalenderdag*, (24 timer/dogn) eller .. dag, (afleveringsdag*/afhentningsdag*/forste dag/sidste dag) .. (taeller/betal*/med),
        aften* .. morgen .. (dag*/to/betal*), betale* (for /)(en dag ekstra/en ekstra dag/en dag mere/to dage)`,
    },
    refused: {
      phrases: `
        *gevaer*, *rifle*, peberspray, kanonslag, *fyrvaerkeri*, campinggas, gasdase*, granat*, revolver,
        (hund*/kat/katte/kaeledyr/dyr) !(med mad), (vaben/pistol*/ammunition/fyrvaerkeri/spraengstof*/narko*/hash/cannabis/benzin/gasflaske*/gasdase*),
        (hvad/hvilke) .. (ikke tilladt/forbudt/ikke aflevere/tager i ikke/ma ikke/ikke opbevare), (rat/fersk/frossen) (kod/fisk), letfordaervelig*,
        (mad/ost/kod/vin) .. (i tasken/i kufferten/indeni/timer), (opbevare/efterlade/lade) .. (mad/ost),
        kniv, knive, *kniv, machete*, svaerd*, saks, (*flaske*/alkohol/vin/raki/spiritus/ol) .. (taske*/kuffert*/rygsaek*/bagage*/problem/i orden/tilladt), (taske*/kuffert*/rygsaek*/bagage*) .. (*flaske/*flasker/alkohol/vin/raki/spiritus/ol)`,
    },
    hourly: {
      phrases: `
        !(lave/se/sjovt/born/hund) (kun/bare/i) (* /)(#/en/to/tre/et par/nogle fa/halv) (time/timer/t) !(for/inden/senere/til fods), (pr/per/i) time* !(siden),
        timepris, et par timer, pa timebasis, (koster/prisen) .. (en time/# timer/to timer/et par timer)`,
    },
    price: {
      phrases: `
        (regne med/forvente) .. betale, (1/en/et/een) (dag /dogn /)eller (2/to), (2/to) (dage /dogn /)eller (1/en/et/3/tre),
        (er/bliver/taeller/regnes/gaelder/tael*) .. (det/som/for/de) (sa /allerede /stadig /som /kun /)(2/to/1/en/et/3/tre) (dag/dage/dogn),
        (taeller/tael/regnes/regner) .. (2/to/1/en/et/3/tre/en hel) (dag/dage/dogn),
        (hvordan) .. (taeller/taelles/regner/regnes/beregn*/udregn*) .. (dag*/dogn), (hvordan) .. (dag*/dogn) .. (taeller/taelles/regner/regnes/beregn*),
        hvor mange (dage/dogn) (skal/er det/bliver/betaler/taeller/regner/regnes), (pr/per) (dogn/dag/time) eller (pr /per )(dogn/dag/time/kuffert),
        (dogn/dag/dage) .. (i regner/regner i/regnes/taeller i/i taeller), depositum,
        (kun/bare) .. (# timer/to timer/en time/et par timer/tre timer/# t) .. (betal*/hele dagen/hel dag), (betal*) .. (hel dag/hele dagen/en hel),
        (hel dag/hele dagen) .. betal*, (barnevogn*/klapvogn*/handtaske*/paraply*/hjelm*/jakke*) .. (betal*/kost*/gratis),
        (betal*/koster) .. (barnevogn*/klapvogn*/handtaske*/paraply*/hjelm*/jakke*), (rabat*/billiger*/*pris*) .. (gruppe*/flere/mange), grupperabat*,
        mangderabat*, maengderabat*, billigere (hvis/nar/at/for/med), (taeller/betal*/regnes/regner) .. (afhentningsdag*/afleveringsdag*/dagen hvor),
        (afhentningsdag*/afleveringsdag*), (regner/taeller) .. (timer/kalenderdag*/dogn), (kun/bare) .. (# timer/to timer) .. (# euro/alligevel/stadig),
        (hvad koster/prisen/hvor meget koster) .. (opbevare/have/lade/stille) .. (kuffert*/taske*/rygsaek*),
        er det (pr/per) (stk/styk/stykke/person/kuffert/taske/time), (3/tre) euro (stykket/stk/styk/samlet/i alt/hver), (skal/ma) .. af med (mere/ekstra/noget),
        punge ud, (barn/born) .. (betal*/gratis/kost*), betal* .. (to/2/tre/3) (dage/dogn), (er det/er prisen/koster det) # (lek/euro/kr/kroner),
        (ender/lander) (vi/det/man/jeg) (op /)pa, hvad ender, hvad bliver (regningen/prisen/totalen/summen),
        (pr/per) (dogn/dag/time/gang/stk) eller (pr /per /)(gang/ophold/taske/kuffert/person), (to/2/flere/tre) .. (taelle/taeller/regnes/gaelde) som (en/et/1),
        (tager i/tager man/koster/betal*) .. ekstra for, tager i (penge/betaling) for, pabegyndt*, hvor mange (kroner/euro/lek), er en (dag/dogn)`,
      words: `
        *pris*, kost*, hvor meget, *billig*, dyrt, dyre, dyrere, *takst*, *gebyr*, *rabat*,
        (pr/per) (dogn/dag/time/person/kuffert/taske/stk/styk/uge/maned/kollo) .. (pris*/betal*/kost*/er det),
        (betal*/afregn*/kost*) .. (pr/per) (dogn/dag/time/person/kuffert/taske/stk/styk), gratis, tillaeg*,
        (hvad/hvor meget) (tager i/skal i have/tager man/skal vi give/skal jeg give/bliver det/skal man give), tilbud*, bode, ekstra betaling, skal have for,
        (betal*/kost*) .. (mere/mindre/ekstra), skjulte, i alt, (per/pr) (kuffert/taske/stk) eller *, samlet*, samlede, ialt, alt inklusive, kalenderdag*,
        (skal/betale*) .. (dag/nat/dogn) (ekstra/mere/til), (dag/dogn) ekstra, taeller .. (som/stykke),
        (hvad/hvor meget) .. (betale/koste*/giver/skylder/tager), hvor mange penge, moms (inkl*/oveni), (inkl*/plus) moms, # euro (pr/per/for/om/den/i),
        (tre/3) euro, dyr, prut*, hvad ligger .. pa, hva tager i, kommission, (lober) .. op, lobe op i, cirka hvad, (timer/time) eller (dag/dagen/dogn),
        afregner, forlang*, (betale*) (man /jeg /vi )(ogsa /)for dagen, betaler .. for dagen, hver eller, (betal*) .. (dobbelt/to gange), af med,
        (pr/per) (stk/styk/stykke), bekoste*, omkostning*, udgiften, hvilket belob, pengene vaerd, slippe for, *mindstebelob*, begge (dage/dogn),
        slipper .. for`,
    },
    otherWays: {
      phrases: `
        paypal*, venmo, klarna, bizum, mobilepay, mobile pay, vipps, satispay, postepay, swish, alipay, wechat pay, western union, bitcoin*, btc, usdt, ethereum, *crypto*, *krypto*, *cripto*, check, checks, bankoverforsel*, overforsel*, iban`,
    },
    cards: {
      words: `
        kreditkort*, betalingskort*, dankort*, visa, mastercard, amex, american express, apple pay, google pay, (betal*/tager/med) .. kort,
        kort, kontaktlos*`,
    },
    cash: {
      words: 'kontant*, cash, (betal*/tager) .. (euro/lek)',
    },
    paying: {
      phrases: 'revolut !(kort*)',
      words: `
        betal*, *depositum, *faktura*, (penge*/belob*) .. (traekkes/trukket/haevet/haeves/traekker), (trukket/haevet/traekkes), *forudbetal*,
        *kvittering til (firma*/skat*), *regning*, moms, bilag*, udlaeg, udgift*, regnskab*, afregn*, (halvdel*/rater) .. (nu/senere/resten), rater,
        (bilag/kvittering) .. (firma*/arbejde*/skat), resten senere, kortterminal*, kortlaeser*, terminal til kort, albansk* (penge/valuta), (store/sma) sedler,
        lokal valuta, (penge*) .. (nu/senere/bagefter/forst)`,
    },
    extending: {
      phrases: `
        forlaeng*, (lade/beholde/opbevare/blive/ligge/sta/have) .. (laengere/en dag mere/en dag til/# dage mere),
        (en/et/to/#) (dag*/nat/naetter/uge*) (mere/ekstra/til/laengere), (en/et) ekstra (dag/nat/uge), (hente*/komme) .. (en dag/# dage) senere, laengere end`,
    },
    changing: {
      phrases: `
        (booket/bookede/reserveret/bestilt/bestilte) .. (#/en/et/to/tre/fire) .. (men/nu) .. (#/to/tre/fire/fem/seks) !(dag*/time*),
        (kuffert/taske/rygsaek/ting) (mere/ekstra/for meget) end, hvis (jeg/vi/man) (henter/hente/afhenter) (* /)for tid,
        (booket/bookede/reserveret) .. # .. men .. #,
        (bookede/booket/valgte/skrev/reserverede) .. men (mente/ville/skulle/det skulle),
        (komme/hente/aflever*/afhente/indlevere) .. (tidligere/senere) end,
        (timer/time/lidt) (senere/tidligere) end (jeg/vi/aftalt/planlagt/booket/skrevet/bestilt)`,
      words: `
        (aendre*/rette/flytte/rykke/udskyde/skifte/lave om) .. (booking*/reserv*/dato*/tid*/bestil*/navn*/dag*), aendr*,
        (forkert*/fejl*/kommet til/kom til) .. (dato*/tid*/dag*/navn*/booking*/reserv*/mail*/bestil*/booket), (dato*/tid*/booking*/reserv*) .. (forkert*/fejl*),
        (tilfoj*/laegge til/fjerne) .. (kuffert*/taske*/booking*/bagage*/reserv*), tilfoj*, *forlaeng*,
        (en/et/to/nogle/#) (dag*/nat*/naetter*/time*/uge*/dogn*) (mere/ekstra/laengere/til) !(fly*/tog*/bus*/faerge*/afgang*/min/mit/vores/vi/jeg), (ekstra) (dag*/nat*/dogn*), blive laengere,
        laengere end (booket/planlagt/reserv*/aftalt/bestilt), laengere tid end, (en/to) (kuffert/taske/ekstra kuffert) mere, (flere) (kufferter/tasker) end,
        tidligere end (booket/planlagt),
        (flytte*/rykke*/udskyde*/aendre*/skubbe*) .. (aflevering*/afhentning*/til den #*/til # */til (i morgen/mandag/tirsdag/onsdag/torsdag/fredag/lordag/sondag)),
        udskyde, (skifte/flytte/rykke/aendre/bytte/lave) .. (dag/dato/tid/tidspunkt/booking*/reserv*),
        (skrev/skrevet/tastet/taste*/valgt/valgte/satte/sat) .. (forkert*/fejl*), en anden (dag/dato),
        (laegge/tilfoje/fa/saette) .. (kuffert*/taske*/rygsaek*) (mere/ekstra/til/oveni), (en/to) (kuffert*/taske*/rygsaek*) (mere/ekstra/til), (lagt) til,
        faerre (kufferter/tasker), (skifte/flytte/rykke/aendre) .. (mandag/tirsdag/onsdag/torsdag/fredag/lordag/sondag),
        flere .. end (jeg/vi/i/booket/bestilt/planlagt), faerre .. end, (en/et) (mere/ekstra) end, dukker op (senere/dagen efter),
        (rejse*/plan*/fly*) .. (rykket/flyttet/udskudt), (booking*/reserv*/bestil*) .. (flyttes/aendres/rykkes/udskydes/rettes),
        (skrev/valgte/tastede/skrevet/bestilte/bookede) # .. (men/mente), men mente, omlaeg*, ombyt (tid/dato), omberam*,
        # (kuffert*/taske*/rygsaek*) (og /)(ikke/i stedet for) (#/to/tre/fire/en),
        (mandag/tirsdag/onsdag/torsdag/fredag/lordag/sondag/i morgen/imorgen) (og /)(ikke/i stedet for) (pa /om /)(mandag/tirsdag/onsdag/torsdag/fredag/lordag/sondag/i morgen/imorgen),
        ikke (mandag/tirsdag/onsdag/torsdag/fredag/lordag/sondag/i morgen/imorgen) men, (telefonnummer/mobilnummer/navn) .. (forkert*/stavet),
        (telefonnummer/mobilnummer/navn) (rettes/aendres)`,
    },
    full: {
      words: `
        (er i/er der/hvis i er/er det/bliver i) .. (fyldt*/fuld*/optaget/udsolgt), *udsolgt*, *optaget, fyldt*, ikke (er /)(mere /)plads,
        (lobe*/lober) tor for plads, kapacitet*, (er/helt) .. (fuldt/fuld), fuldt`,
    },
    walkIn: {
      phrases: `
        uden (at /)(book*/reserv*/bestil*/aftale/tidsbestilling),
        (skal/behover/nodvendigt/ma) .. (booke/reservere/bestille) (plads /tid /)(pa forhand/forst/online/i forvejen),
        (skal/behover) (jeg/vi/man) (at /)(booke/reservere/bestille), (booking/reservation) (nodvendig*/kraevet/pakraevet),
        (bare /direkte /spontant )(komme/dukke op/kigge forbi/droppe forbi/moede op), bare (komme/dukke op), pa forhand, i forvejen, spontan*, sidste ojeblik,
        (har i/er der/har) (* /)(* /)plads (lige nu/nu/i dag/til (#/to/tre/fire/en/min/vores/mine) (kuffert*/taske*/rygsaek*/bagage*)),
        ikke (booket/reserveret/bestilt) .. (kan/alligevel/aflever*/stadig/tage)`,
    },
    groups: {
      words: `
        *gruppe*, *skoleklasse*, skole*, # (personer/mennesker/elever/mand/styk/studerende), mere end (20/25/30/40/50), selskab, kor, *koret, fodboldhold,
        klub*, orkester, delegation*, forening*, (vi er) (et hold), # (studerende/unge/born/passagerer/rejsende/deltagere/gaester), polterabend,
        # (piger/drenge/venner/veninder/voksne/kvinder/maend/turister), vi er (10/12/14/15/16/18/20/22/24/25/28/30/32/35/36/40/42/45/48/50/55/60/70/80),
        spejder*, rejsehold`,
    },
    watching: {
      phrases: `
        (hvem/passer nogen) (* /)(passer/vogter/holder oje/overvag*/pa) .. (natten/nat/lukket/lukker), (om natten/nar i har lukket/efter lukketid) .. (hvem/bevogt*/overvag*/uden opsyn)`,
      words: `
        boks, bokse, skab, skabe, lockers, *kamera*, *bageboks*, *skabe, lases, lase, laser, laste, last, forsikr*, *overvag*, aflas*, lukket inde, bevogt*,
        vagt, vagter, (lokale/rum) .. (last/lukket), alarm*, gennemlys*, scannet, scanner, scannes, rontgen*, brand*, vandskade*`,
    },
    reviews: {
      phrases: `
        anmeldelse*, bedommels*, paalidelig*, palidelig*, trovaerdig*, svindel, serios*, trustpilot`,
    },
    oddItems: {
      phrases: `
        ${countable} .. (et/en/1) (stykke /ting /kolli /)eller (to/2), (et/en/1) (stykke/ting/kolli) eller (to/2),
        hvordan (taeller/taelles/regner/regnes/beregnes) .. ${countable},
        (barnevogn*/klapvogn*/cykel*/autostol*/guitar*/surfbraet*) .. (taeller/taelle) .. (som/med),
        (taeller/taelle) .. (barnevogn*/klapvogn*/cykel*/autostol*/guitar*/surfbraet*) .. (som/med)`,
      words: `
        surfbraet*, surfboard*, snowboard*, ski, skier, cykel*, cykler, barnevogn*, klapvogn*, guitar*, cello*, violin*, instrument*, musikinstrument*, kajak*,
        golf*, telt*, lobehjul*, skateboard*, drone*, (kaempe*/enorm*/meget stor*) (kuffert*/taske*/rygsaek*/bagage), papkasse*, flyttekasse*, gulvtaeppe*`,
    },
    reserving: {
      words: `
        (vil/onsker/skal/ville) (gerne /)(booke/reservere/bestille) !(for/i forvejen/pa forhand),
        (kan/ma) (jeg/vi) (booke/reservere/bestille) .. (til #/til to/til tre/til i morgen/til i dag), lave en (booking/reservation)`,
    },
    earlyFlight: {
      phrases: `
        (fly*/afgang/rejser/tager afsted) .. (kl /klokken )(1/2/3/4/5/6/7/0*/1h/2h/3h/4h/5h/6h/7h/fem/fire/seks) !(kuffert*/dage/timer/personer/euro/tasker/om aftenen),
        (tidligt/tidlig) (fly*/afgang/morgenfly), (fly*/afgang) .. (tidligt/tidlig), (kl /klokken )(1/2/3/4/5/6/7) .. fly*`,
    },
    night: {
      phrases: `
        (for/inden) (kl /)(8/8h/otte/i abner/abningstid), efter (kl /)(23/23h/midnat/lukketid/i lukker), ved midnat, midt om natten,
        om natten .. (abent/hente/aflever*/nogen), (abent/hente/aflever*/nogen) .. (om natten/midt om natten),
        (lander/ankommer/kommer) .. (4/5/6/7/4h/5h/6h/7h) .. (nogen/abent/aflever*)`,
      words: '24 7, 24 timer, dognet rundt, hele dognet, midnat',
    },
    holidays: {
      phrases: `
        helligdag*, jul, juleaften*, juledag*, nytar*, paske*, pinse*, (abent/abner/lukket/aben) .. (sondag*/lordag*/weekend*/# november/# december/# januar),
        (sondag*/lordag*/weekend*) .. (abent/aben)`,
    },
    overnight: {
      words: `
        (maks*/laengste) .. (tid/dage), (en/to/tre) uge*, (en/to/tre) maned*,
        (lade/opbevare/have/efterlade/sta/ligge) .. (natten over/om natten/en nat/# naetter/flere dage/et par dage/et par uger), natten over,
        hvor laenge (kan/ma), hvor lang tid (kan/ma)`,
    },
    hours: {
      phrases: `
        (lander/ankommer/kommer/ankomst/er fremme/fremme) .. (0*/4/5/6/7/4h/5h/6h/7h) .. (nogen/abent/aflever*/stille/er der/for i/abner),
        for (kl 8/klokken 8/kl 8h/8h/kl 08*/i abner/abningstid*/der abner), (kl/klokken/ved/omkring) (0*/4/5/6/7/4h/5h/6h/7h) .. (nogen/allerede abent),
        (fly*/bus*/faerge*/tog*) .. (kl #/klokken #/kl #h/#h/om morgenen/midnat/natten) .. (hente*/fa/far/taske*/kuffert*/bagage*),
        (fa/hente) .. (taske*/kuffert*/bagage*) (inden/for det/forinden), (seneste/sidste/tidligste/forste) (afhentning*/aflevering*/indlevering*/tidspunkt*),
        (minutter/min/kvarter) (i/over/for) (#/lukketid)`,
      words: `
        aben, abne, abner, abnes, *abningstid*, abent, *lukk*, hvornar (abn*/luk*/kan/ma/har/er/skal/senest), *laenge .. (abent/stae/sta/have/opbevar*),
        (hvad tid/hvilket tidspunkt/hvilke tider), klokken hvad, (hvad/hvilken) (kl/klokken), hvor mange (dage/dogn/timer), hvilke dage,
        (kl/klokken) #* .. (hent*/aflever*/kom*/er der/ok/muligt/indlever*),
        (hent*/aflever*/kom*/ankom*/lande*/indlever*/vaere der) .. (kl/klokken/for/efter/ved/omkring) #*, #h* .. (hent*/aflever*/sent),
        er der (nogen/bemand*) !(der/som/i/man/jeg/vi), natten, nat over, *midnat*, dognet rundt, hele dognet, 24 7, 24 timer,
        (for/alt for/lidt/noget/meget/sa) (sent/tidligt), *forsink*, senest, (kommer/komme/ankommer/hente*/lander/henter) .. (sent/senere/tidlig*), helligdag*,
        jul, julen, juledag*, juletid*, juleferie*, juleaften*, *juleaften, *nytar*, paske*, pinse, (efter/for) (lukketid/abning*),
        (maks*/max*/laengste) .. (dage/tid/perioder/opbevaring*), maksimal* !(storrelse/vaegt), tidsgraense*, naeste dag, dagen efter, til dagen, hver dag,
        (hente/komme/afhente) .. (i morgen/imorgen/senere/dagen efter/naeste dag/sent/aften), stadig (der/abent/abne), er i der,
        (lade/have/efterlade/opbevare) .. (natten/# dage/flere dage/uge), om (morgenen/aftenen/natten), (# dage/flere dage/et par dage), halv *, tidligt om,
        (er der/er vi der/kommer/er) .. (ca/omkring/kl/klokken) #*, (#h) .. (gar/ok/abent/er i), (er i/er der) .. (der/nogen) (nu/lige nu/i dag/endnu/stadig),
        hele dagen, (arbejder/abner/abent/lukket/lukker) .. (mandag*/tirsdag*/onsdag*/torsdag*/fredag*/lordag*/sondag*/jul*/helligdag*/nytar*/pinse/paske),
        (til/over) frokost, frokostpause,
        (sta/staende/opbevar*/have/blive/lade) .. (til/indtil) (naeste (mandag/tirsdag/onsdag/torsdag/fredag/lordag/sondag/uge/dag)/mandag/tirsdag/onsdag/torsdag/fredag/lordag/sondag/i morgen),
        hvor (tidligt/sent/laenge), hvor lang tid !(gar/tager/i forvejen/for/fra/er der), lang tid .. (sta/maks/ma), sidste (tidspunkt/frist),
        (senere/dagen efter) .. hent*, (hent*) .. (dagen efter/naeste dag/i morgen/senere), *tider, tiderne,
        (komme/kom/kommer) (nu/lige nu/med det samme/forbi nu), i tide, til tiden, sidste (chance/mulighed), hvor mange naetter, # naetter, seneste tidspunkt,
        frist, fristen, afhentningstid*, afleveringstid*,
        (aflever*/hente*/afhente*/indlever*/komme) .. (mandag*/tirsdag*/onsdag*/torsdag*/fredag*/lordag*/sondag*/weekend*/helligdag*), for tid, for tiden,
        efter tid, ugedag*, hverdag*, dognaben*, ferie*, tidsrum*, sommertid, vintertid, overmorgen, pracis, pause, pauser, holder fri,
        stille .. (kl/klokken) #*, fremme .. #h*, (na/nar) (vi /jeg )det, na det, det seneste, seneste (vi/jeg/man), hvornar .. (kan/ma/skal) (jeg/vi/man),
        (hel/hele) (sommer*/vinter*/uge*/maned*)`,
      hints: `
        hvornar, klokken, kl, timer, time, *sondag*, *lordag*, *mandag*, *tirsdag*, *onsdag*, *torsdag*, *fredag*, *weekend*, nat, aften, aftenen, sent,
        tidlig*, om morgenen, morgen, idag, imorgen, uge, uger, dage, dag, dogn, *maned*, tidspunkt*, eftermiddag*, formiddag*, #h*`,
    },
    booking: {
      phrases: `
        (book*/reserv*) .. uden .. *kort*,
        (reserv*/book*/bestil*) .. betal* .. (kommer/ankomst*/der/senere/pa stedet/bagefter/nar jeg/nar vi), forlaeng*,
        (haenge/laegge/tage) .. (dag/dage/nat) (mere/ekstra/til/pa), (blive/sta/lade) .. (en/to/#) (dag/dage) (mere/ekstra/til),
        (er der/har i) (stadig /)plads (til #/til to/til tre/pa/i), (bestil*/book*/reserv*) .. (samlet/sammen), qr kode*, drop in,
        betalt .. (ikke/intet/ingen/aldrig) .. (hort/modtaget/faet/mail/bekraeftelse*/kode), (loft/graense/maksimum) .. hvor mange (i/tasker/kufferter/der),
        (har i/er der) (en /)tid (i/til/pa/om), (forvejen/forhand) .. (reserv*/book*/bestil*),
        (reserv*/book*/bestil*) .. (forvejen/forhand), (ikke) (booket/reserveret/bestilt) .. (kan/alligevel/tage/tager),
        (gaelder/udlober/holder) .. (reserv*/booking*), min plads, (beholde/blive) .. (dag/nat/dogn) (ekstra/mere/til)`,
      words: `
        *book*, *reserv*, *bestil*, *ledig*, pa forhand, i forvejen, (er der/har i/noget/nok/mere) .. (plads/pladser), plads til, (mode/dukke) op,
        *bekraeftelse*, komme alligevel, (aldrig/ikke/ingen) .. (bekraeftelse*/mail*), samme dag, sidste ojeblik, (faet/modtaget) .. (mail/bekraeftelse*),
        (skal bruge/har brug for/soger/onsker/mangler) .. (plads), (er der/har i) (stadig /endnu /)(plads*/ledig*), (komme/dukke) .. (uden/bare), sige til,
        give besked, melde (ankomst/mig), (bare/kan jeg) komme, stadig (muligt/plads), muligt (i dag/i aften/i morgen), bekraeft*, kom bare, uanmeldt, plads i,
        pa stedet, # (plads/pladser), hvor lang tid (i forvejen/for), *qr*, *kode, *koden, drop in, vente pa plads, venteliste*, app, appen, konto, oprette,
        logge ind, login, indtjekning*`,
      hints: 'plads, fri, frit',
    },
    safety: {
      phrases: `
        (passer/passe) .. pa (tingene/sagerne/bagage*/taske*/kuffert*/rygsaek*/vores ting/mine ting/vores sager),
        (mangler/mangle/forsvundet) .. (noget/ting/i min/i kufferten/i tasken/fra min/penge), (noget/ting/penge) .. (mangler/forsvundet/er vaek),
        (kuffert*/taske*/rygsaek*/las) .. (er blevet /blevet /er /var /har vaeret /vaeret )(abnet/aben/brudt op/rodet*),
        (nogen) .. (abnet/rodet/vaeret i) .. (min/vores/i min),
        (tabt/mistet/mister/taber/smidt/finde/vaek) .. (seddel*/sedlen/maerke*/kupon*/nummer*/lap/lappen/kvittering*/billetten i gav/bagagemaerk*/talon),
        (seddel*/sedlen/maerket/kuponen/kvittering*/lappen) .. (vaek/tabt/mistet/finde),
        (hvem) .. (adgang/komme ind/kommer ind/ind til), (computer*/laptop*/kamera/ipad) .. (ligge/hos jer/lade/efterlade/sta),
        (trygt/sikkert) .. (lade/ligge/sta/hos jer/efterlade/opbevare), (er det) (trygt/sikkert) !(at betale),
        (alle/enhver/folk/fremmede) .. (ga ind/adgang/komme ind/komme til),
        (glemte/glemt/efterlod/efterladt) (min/mit/mine/noget/en/et/vores) (* /)(paraply*/jakke*/frakke*/oplader*/telefon*/briller/solbriller/hue/hat/bog/nogle*/pung*/pas/trojer/troje/vandflaske*/tablet/horetelefoner),
        efterlod, glemte .. (hos jer/i butikken/pa kontoret/derinde/i gar), (hvad/hvor meget) daekker (i/forsikring*),
        (forkerte/forkert) (kuffert*/taske*/rygsaek*), byttet (kuffert*/taske*/om), (min/mine) (kuffert*/taske*) .. (andres/en andens/de andres),
        hvordan .. (opbevares/passes/bevogtes/beskyttes), hvordan opbevarer i, (privat/last/separat/aflast/lukket) (rum/lokale), star .. (fremme/frit), tyveri*,
        hvordan .. (vide/ved/sikker) .. (tager/stjaeler/snupper/hugger),
        (tager/stjaeler/tage/snupper) .. (telefon*/mobil*/computer*/pung*/penge*) .. (fra/i) .. (taske*/kuffert*/rygsaek*),
        hvor (gemmer/opbevarer/stiller/placerer/laegger) i (kuffert*/taske*/bagage*/dem/tingene),
        (anden/nogen/andre/fremmed) .. (siger/pastar) .. (kuffert*/taske*/deres/hans/sin),
        (kigger/roder/ser) .. (i taskerne/i kufferterne/i min taske/i min kuffert), (nogen/personale*) .. (lokalet/rummet) .. (hele tiden/altid/konstant),
        (andre/fremmede) .. (komme til/na/ind til/komme i) .. (taske*/kuffert*/bagage*/ting), hvem der ejer, ejer hvilken, vade taske*,
        (vaerdi*/smykker/kontanter) .. (taske*/kuffert*/rygsaek*), (rigtig/aegte/serios*/lovlig*) (virksomhed/firma/forretning),
        (ikke er/at ingen) .. (tager/stjaeler), hvis (nogen/andre/en anden) (tager/stjaeler/snupper), billet* til (kuffert*/taske*/bagage*/min)`,
      words: `
        sikker*, *trygt, *tryg, stjalet, stjael*, *tyveri*, tyv, tyve, *miste*, tabt, taber, *vaek, forsvind*, *bevogt*, bemandet, odelagt, *beskadig*, *skade*,
        (er/bliver) .. las*, las, *ansvar*, *maerke*, *kvittering*, *forsik*, *tillid*, stole pa, til at stole, *bagageboks*, bagageskab*, bokse, *laptop*,
        *computer, vaerdigenstand*, (kigge*/abne*/tjek*/gennemso*/kontrol*/undersog*) .. (tasker*/kuffert*/bagage*/indhold*), kigger i i, *gennemsog*, *ransag*,
        forveksl*, tager fejl, nummer pa, bevis*, garderobenummer*, lap, laest inde, hugge*, tyvesikr*, betryggende, garanti*, holdt oje,
        (nogen) (der/som) (passer/holder/kigger), passer pa, gode haender, (hvem) .. (ansvar*/haefter*), (holder/holde) .. oje, oje med,
        (kigger/kigge/abner/tjekker/roder) .. (kuffert*/taske*/bagage*), smykke*, stole (man )(pa), stoler, palidelig*, seriose*, seriost, svindel*,
        (ingen/nogen/andre/nogle) .. (tager/snupper/stjael*/tage/rorer/abner) !(telefonen/den/tlf), maerk*, trygge, bange, nervos*, risiko, forsvundet, lasbar*,
        sikret, opsyn, adgang til (taskerne/bagagen), (far/fa/giver/gives) .. (et nummer/seddel/maerkat*/kvittering*/bevis), glem*, efterladt, anmeldelse*,
        (nok) .. (fa tasken/hente), elektronik*, laase*, bagagelas, hangelas*, i stykker, daekker, daekning*, ombyt*, forbyt*,
        rigtige (kuffert*/taske*/bagage*), (det er/er) (min/mit/mine/vores) (kuffert*/taske*/bagage*), efterlod, redelig*, fup, plyndr*, roveri*, indbrud*,
        nappe*, rorer, aerlig*, bortkom*, hittegods*, genglemt*, hvilken (taske*/kuffert*) .. (min/mine),
        (taske*/kuffert*/bagage*) .. (undersog*/gennemga*/tjek*), hele tiden`,
      hints: 'personale*, nummer, rummet',
    },
    location: {
      phrases: `
        (er/ligger) (vi/jeg/i) (taet pa/naer/langt fra), (kan se) .. (er vi/taet pa), parker*, p plads*,
        (bor/bo/hotel*/airbnb/hostel*) .. (ga over/ga til/til fods/gaafstand/gangafstand/gatur/hvor langt/tage at ga/tar det at ga/tager det at ga),
        (gaafstand/gangafstand/til fods/ga) .. (busstation*/terminal*/hotel*/station*/busterminal*),
        (busstation*/terminal*/busterminal*) .. (ga/til fods/gaafstand/gangafstand), adresse* .. (taxa*/taxi*/chauffor*/uber),
        (taxa*/taxi*/chauffor*) .. adresse*, adressen .. (give/vise/sige), (stille/saette) .. (bilen/bil) !(ind), (send*) .. (lokation/position/pin),
        (send/sende*) .. (et kort/kortet/kort over), tager det at ga, (tid/minutter) .. at ga, google maps, (midt/midten) .. byen, hvor taet,
        (er/ligger) (i/kontoret/det/stedet/butikken) (langt fra/taet pa/ved siden af/ved/bag/overfor/centralt),
        (bor/holder) i (taet/langt/ved/i naerheden/i centrum), (finder/finde) (taxa*/chauffor*/en taxa/taxi*),
        (taxa*/taxi*/chauffor*) .. (finde*/finder) (jer/vej/frem), hvor skal (vi/jeg/man) hen, vejbeskriv*, rutebeskriv*, ruteplan*,
        (langt/let/nemt) .. (at ga/derhen), bus* .. (stopper/holder/korer) .. jer, p hus*`,
      words: `
        stueetage*, pa hvilken sal, hvor (er/ligger/finder/kan/henne/holder/skal/langt/i er/praecist/ligger i/praecis), hvor i, hvordan (kommer/finder),
        !(mail/email/e mail) adresse*, vejen, *beliggen*, *lokation*, placer*, *afstand*, langt, *busstation*, *bybus*, *togstation*, station*, *terminal*,
        parker*, *parkering*, find* vej, vej til, find* (jer/det/kontoret/stedet/frem), *kortet, maps, *bykort*, *gade, *centralt,
        (i/fra/til) (centrum/byen/midtbyen), hvilken (bus/linje/gade/vej/side), ved siden af, indgang*, ga (fra/til/hen), minutter (fra/til),
        (hvilken) (udgang/vej/retning/side/bygning/etage/indgang), (star/er) (pa/ved) .. (pladsen/stationen/terminalen/busstation*/skanderbeg*),
        (kan ikke) (finde/se), taet pa (centrum/stationen/skanderbeg*), overfor, gps, (nemt/nem/nemme/svaere/svaert) at finde, etage, sal, skilt, skiltet, dor*,
        ringeklokke*, (naermeste/taetteste) (busstop*/stop*/station*/metro), busstop*, stoppested*, pyramiden, opera*, skanderbeg*,
        (taet pa/ved/bag/foran/overfor) (pyramiden/operaen/pladsen/stationen/terminalen), minutter .. (fods/gang/centrum), til fods, kore (helt/til doren/hen),
        (gaet/korte) forbi, kvarter*, postnummer, koordinat*, pin, waze, (hvordan/hvor) kommer (jeg/man/vi), hen til jer, frem til jer, bil, bilen, meter, km,
        bagved, bygning*, blloku, (parkere/stille/stiller) .. bil*, faret vild, farer vild, gaet vild,
        (praecise/nojagtige/eksakte) (sted/punkt/adresse/placering), (sted/punkt) .. praecis*, ovenpa, i stuen, nedenunder, (gar man/ga) (fra/til),
        hvor lang tid (gar/tager det at ga), gaden, gadenavn*, vejens navn, hovedplads*, torvet, (midt) pa pladsen, midtby*, *centrum*, holdeplads*,
        busholdeplads*, hvordan gar (jeg/man/vi), rutevejledning*, rute, ruten, hojre, venstre`,
      hints: 'hvor, vej, centrum, sted, naer',
    },
    contact: {
      phrases: `
        (ringes/kontaktes) (op/af/tilbage), (ring*) .. (mig/os) (op/tilbage),
        (side/siden/hjemmeside*/website/webside*/knap*/knappen/link*/formular*/sitet) .. (virker/ikke/fejl*/hvid/blank/haenger/nede/crash*/fryser/frosset/loader/indlaes*/gar ned/gaet ned/sort/laser),
        (virker/loader/abner) .. (siden/hjemmesiden/knappen/linket/formularen), fejlmeddelelse*, fejlbesked*, fejlmelding*,
        (knap/knappen/siden/linket) .. (ingenting/intet), fejl .. (nar/da) .. (betal*/book*/trykk*/klikk*), (trykk*/klikk*) .. (ingenting/sker), klage*,
        (uhoflig*/uvenlig*/sur) .. (medarbejder*/personale*), (medarbejder*/personale*) .. (uhoflig*/uvenlig*/sur), (tale/snakke) .. (chef*/ansvarlig*/leder*),
        i kontakt med, (tager/svarer) .. (ikke /aldrig )(telefonen/tlf/mobilen), (fat i) (nogen/jer), facebook*, tiktok,
        (taler/snakker) .. (dansk/engelsk/tysk/svensk), nummer .. (ringe/ring), (svarer/besvarer/laeser/tjekker) .. (mail*/besked*/telefon*/whatsapp/sms*),
        (ring*/ringet) .. (ingen/tager den/svarer), (telefon*/tlf) .. (ringe til/skrive til/sms), (ringe/skrive) til jer,
        komme* (igennem/gennem) !(doren/sikkerhed*)`,
      words: `
        *telefon*, tlf*, *mobilnummer*, *ring, ringe, ringer, !(et) *nummer, *mail, mails, *mailadresse, email*, e mail*, *skriv*, whatsapp*, watsapp*, sms*,
        tale, snakke*, besked*, *menneske*, medarbejder*, person, fat i jer, fange jer, *kundeservice*, klag*, instagram, fastnet*, chatte, fat pa, hore fra,
        kontakt, kontakte*, kontaktoplysning*, kontaktformular*, insta, ig, (pa/via/over) (facebook/messenger/telegram/signal/sms), messenger, nr, svarer, svar,
        chef*, leder, ejer*, !(far man/far vi/far jeg/fa) et nummer, nogen (man/jeg/vi) kan ringe*, sporgsmal*, sporg, sporge, vide mere, hvem kan (jeg/vi)`,
      hints: 'nogen, person',
    },
    items: {
      phrases: `
        (mad/ost/kod/vin/raki/olie/honning/alkohol/flaske*) .. (kuffert*/taske*/rygsaek*/bagage*) .. (ok/problem/okay/gor noget),
        hvor mange (tasker/kufferter/ting/stykker) (ma/kan), lommekniv*, kniv, saks, (hvor meget/hvor tung*) .. (veje/vejer), vaegtgraense*,
        (man/jeg/vi) ikke ma (have/aflever*/lagge/efterlade/opbevare/tage), ma (man/jeg/vi) ikke (have/aflever*/efterlade/opbevare/laegge/tage),
        (noget/ting/hvad) .. (forbudt/ulovligt), plads til .. (kasse*/cykl*/cykel*/surf*/ski/barnevogn*/golf*/guitar*/cello/vin/fjernsyn/tv/sofa/madras),
        ma (jeg/vi/man) have .. i (taske*/kuffert*/rygsaek*), (kasse/kasser/flaske*/daser) (ol/vin/vand/sprut), vade (ting/toj/sko),
        (aflever*/efterlad*/opbevar*) .. (ol/vin/ost), plads til .. *udstyr`,
      words: `
        *rygsaek, genstand*, *storrelse*, (stor/store/kaempe*/enorm*/overdimension*), tung*, *vaegt*, vejer, kilo, kg, #kg, *cykel*, *cykl*, hjelm*,
        *barnevogn*, *klapvogn*, *lobehjul*, autostol*, ski, *stovler, snowboard*, *surf*, *braet, *instrument*, guitar*, violin*, *dyr, kaeledyr*, *hund*, kat,
        katte, (mad/madvarer/fodevare*), *forbud*, *tillad*, *opbevar*, *efterlad*, aflever*, indlever*, stille, stalle, saette,
        (hvad/hvilke) .. (ma/kan) .. (aflever*/opbevar*/have/ikke) !(ga glip/misse/overse), ma (man/jeg/vi) ikke !(ga glip/misse/overse), *graense*, pakke,
        pakker, kasse*, *telt*, *stave, vin, flaske*, drone*, golf*, *kjole*, jakkesaet*, frakke*, jakke, paraply*, handtaske*, indkob*, ting (ma/kan),
        hvilke ting, plante*, tager i imod, tage imod, barnesaede*, *saede, kniv*, vaben*, powerbank*, batteri*, parfume*, vaerktoj*, maleri*, madras*,
        skateboard*, rulleskojter, ketsjer*, blomst*, sovepose*, braedt, kaelk*, *kasse, *kasser, papkasse*, papaeske*, kats, cello*, alkohol*, ost, kod, olie,
        fisk, udstyr*, mobler, tv, legetoj, souvenir*, plastikpose*, pose, taeppe, svaerd, kajak, fiskestang*, vandre*, liggeunderlag, *hjelm, *hjelme,
        sportsudstyr, (hente/tage) noget (fra/ud), tromme*, klaver, keyboard, trompet, saxofon, harmonika, flojte, ukulele, ma der vaere, mal,
        (sta/ligge/vaere) hos jer, *vaeske*`,
      hints: `
        *bagage*, *kuffert*, *taske*, *rygsaek*, *pose, *poser, ting, hente*, sager, tager, modtager`,
    },
    payment: {
      phrases: `
        (trukket/haevet/betalt/opkraevet/traekkes/traek/taget/debiteret) .. (to gange/2 gange/dobbelt/2x),
        (to/2/dobbelt/dobbelte) (traek/betaling*/haevning*/transaktion*/traekninger/opkraevning*),
        (to gange/2 gange/dobbelt) .. (trukket/haevet/opkraevet/taget penge), dobbelttraek*,
        (kvittering*/bon/faktura/bilag) .. (arbejd*/firma*/job*/udlaeg*/rejseafregning*/chef*/regnskab*/skat*),
        (fa/have/faar/far) (jeg /man /en )kvittering !(nar/for/hvis), (minimum/mindst*/minimumsbelob) .. kort, kort .. (minimum/minimumsbelob),
        tager i (imod /)(visa/mastercard/american express/amex/kort/dankort/kontanter/euro/lek/kroner/dollar*/mobilepay), (far/fa/giver/give) .. bon,
        (sikkert/trygt) at betale, sikker betaling`,
      words: `
        *betaling*, kort, *kreditkort*, *dankort*, *visakort*, visa, mastercard, amex, american express, *haevekort*, *kontant*, monter, sedler, mobilepay,
        mobile pay, *valuta*, *euro*, lek, applepay, apple pay, google pay, paypal, revolut, haeveautomat*, overfor*, kontaktlos*,
        (seddel/sedler) .. (tilbage/veksle/bytte), # (euro seddel/seddel), byttepenge, smapenge, iban, (give/far jeg) .. tilbage,
        (give/giver) .. (penge /)tilbage, debetkort*, debitkort*`,
      hints: 'penge',
    },
    nearby: {
      phrases: `
        (god/godt/lokal/lokalt/laekker/billig*) .. (mad/spise/spisested*/restaurant*),
        (hvad) .. (se/na/opleve/lave) .. (# timer/to timer/tre timer/fire timer/en time), (na/nar) at se,
        hvor .. (apotek*/supermarked*/haeveautomat*/bank/posthus/kiosk*/vaskeri*/museum*/park),
        (museum*/cafe/restaurant*/park/strand/supermarked*/apotek*) .. (gaafstand/gangafstand/til fods), hvor .. (ga hen/tage hen/tage) med (born/bornene),
        med (born/bornene) .. (lave/se/opleve), (haeveautomat*/apotek*/supermarked*/bank) .. (taet pa/naerhed*/naer/omkring),
        (naermeste/taetteste) (haeveautomat*/apotek*/supermarked*/bank/toilet*), hvad (skal/kan/bor) (man/vi/jeg) (se/lave/opleve), hvad .. at (lave/se/opleve)`,
      words: `
        naerhed*, *sevaerdighed*, (at/vaerd at/kan man) (se/lave/opleve), *oplev*, *besog*, *udflugt*, *rundvisning*, *rundtur*, *museum*, museer, gatur*,
        slot*, borg*, *moske*, *bunk*, turist*, basar*, *lave, pyramide*, *supermarked*, *apotek*, *butik*, strand*, park, *anbefal*, *tips, tip, forslag,
        tid at (sla/draebe), taet pa, timer (til/at), hvad (laver/kan/skal) (man/vi), (# timer) (i tirana/til/fri), fordriv*, ga en tur, vaerd at, slentre,
        (med) (born/bornene), sla tiden ihjel, (paene/fine/hyggelige) steder, kirke*, galleri*, svaevebane, dajti, vaskeri*, gamle by, udsigt*, omradet,
        (hvad) .. (se/opleve) .. (time/timer), sjov*, hyggelig*, noget (sjovt/fedt/interessant), aktivitet*, ga glip, misse, overse, marked, markedet, bazar*,
        loppemarked*`,
      hints: 'se',
    },
    special: {
      phrases: `
        (hente*/henter/afhente*/komme og hente/samle) .. (kuffert*/taske*/bagage*/dem/rygsaek*/ting*) .. (pa/fra/i/hos/ved) (vores /mit /min /vort /)(hotel*/airbnb/lejlighed*/hostel*/vaerelse),
        (hente*/henter/afhente*) .. (pa/fra) (hotel*/vores airbnb/vores hotel/vores lejlighed), (hjaelp*) .. (baere*/bare/loft*/slaeb*/kuffert*/taske*/bagage*),
        (baere*/loft*/slaeb*) .. (hjaelp*/nogen), (kore/korer/bringe/levere/sende/bringer) .. (kuffert*/taske*/bagage*) .. (lufthavn*/hotel*/airbnb), insulin*,
        (opbevare*/holde/have) .. (koldt/kolet/pa kol)`,
      words: `
        *saerlig*, *special*, *onske*, *forespor*, *skrobelig*, *porcelaen*, *glas, forsigtig*, passe* .. pa, *vaerdi*, *medicin*, insulin, *hjaelp*, behov*,
        baby*, !(med) born, bornene, aeldre, gamle foraeldre, gravid*, koleskab*, sidde,
        pa kol, allergi*,
        blind, dov, kolet, koldt, kold, koles, vase, vasen, naensom*`,
      hints: '*ekstra, brug for, familie, problem*, muligt',
    },
  },
}
