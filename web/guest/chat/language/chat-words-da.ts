import type { ChatWords } from './chat-patterns.ts'
import { daPhrases } from './chat-phrases-da.ts'

const cities =
  '(kosov*/pristina/prishtina/prizren/peja/shkod*/durres/berat*/saranda/sarande/vlor*/gjirok*/ohrid*/skopje/podgorica/budva/kotor/theth*/ksamil*/himar*/kruj*/korc*/elbasan/*makedonien/montenegro/graekenland/athen/thessaloniki/korfu/ulcinj/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(en anden/nogen anden/andre/nogen andre/ven/veninde/venner/mand/kone/kaereste*/partner/soster/bror/*mor/*far/son/datter/kollega*/chauffor*/guide/kammerat*)'

export const da: ChatWords = {
  greetings: `
    hej*, hejsa, halloj*, hallo, davs, dav, hey, hi, goddag, god dag, godmorgen, god morgen, godaften, god aften, godnat, god nat, god eftermiddag, (undskyld/beklager), kaere,
    hav en god (dag/aften), god (weekend/dag/tur), dav dav, hej alle, mojn`,
  thanks: `
    (mange/tusind/fedt/super/okay/ok/perfekt) tak (for (hjaelpen/svaret/hjaelp/din hjaelp/jeres hjaelp/svar)/),
    tak (for (hjaelpen/svaret/hjaelp/din hjaelp/jeres hjaelp)/skal du have/skal i have/), takk, taak, takker,
    farvel, vi ses, venlig hilsen, hilsen, (i er/du er) .. (sode/sod/flinke/gode), modtaget tak, tak`,
  nods: `
    super, perfekt, fedt, fint, ok, okay, forstaet, alt godt, fantastisk, dejligt, skont, godt, cool, det var det, ja, nej, haha*, det er, lyder, (vi ses/ses) (i morgen/imorgen/senere/snart)`,
  beside: `
    vejret, vejr, regner, regn, sim, simkort*, sim kort, esim, visum, vittighed, fodbold, hvad hedder du, hvad er klokken, (leje/udlejning af) (en /)(bil/cykel/scooter), billeje,
    biludlejning, cykeludlejning, soger i (folk/personale/medarbejdere), ledige stillinger, job hos jer, job, hvem (vandt/har vundet), saelger i (telefoner/mobiler/toj/sko),
    hvem vinder`,
  circumstances: `
    (efter/for/inden/indtil/til/under) (vores /min /mit /vort /)(aftensmad/aftensmaden/frokost/frokosten/morgenmad/morgenmaden/middag/flyet/fly/toget/tog/udflugt/udflugten/turen)( kl #*/),
    mens (jeg/vi) .. (spiser/shopper/museum/besoger/tur)( frokost/ aftensmad/ middag/), hvis (bussen/flyet/toget/faergen/jeg/vi) .. (forsinket/forsinkede),
    til nar (bussen/flyet/toget/vi/jeg) .. (ankommer/kommer/lander), hotel* .. (tage/tager/passer/passe/opbevarer) .. (bagage*/kuffert*/taske*),
    fra (hotellet/vores hotel/mit hotel/airbnb/vores airbnb), (vi/jeg) (er pa vej/kommer/er lige landet) .. lufthavnen, (vi/jeg) skal (til/i/vaere i) lufthavnen( kl #*/),
    (vi/jeg) spiser forst, (vi/jeg) (tjekker ud/checker ud/skal ud af hotellet/skal tjekke ud)( kl #*/)`,
  phrases: daPhrases,
  words: {
    cancelling: `
      *aflys*, *afbestil*, *annull*, annul*, *refund*, *refusion*, *tilbagebetal*, penge* (tilbage/igen/retur), (fa/far) .. (penge*/belob*) (tilbage/igen/retur), *fortryd*,
      (kan/skal/kommer) (ikke/alligevel ikke) .. (alligevel/komme/mere), kommer (alligevel ikke/ikke alligevel), (har /)ikke (brug for/behov for) .. (mere/laengere/alligevel),
      ikke brug for, nar ikke .. komme, afmeld*, (ombestemt/skiftet mening/fortrudt), (slette*/fjerne/droppe*/ophaeve*) .. (booking*/reserv*/bestil*), droppe*,
      (brug for/behov for) .. alligevel, (har) ikke (laengere /)(brug/behov), ikke laengere (brug/behov), melde (fra/afbud), afbud, tabe* (penge*/belob*), bliver ikke til noget,
      modte (jeg /)ikke op, ikke dukket op, ikke (moder/dukker) op, (moder/dukker) .. ikke op, (jeg/vi) ikke (dukker/moder), (aendret/andret/nye) .. (planer/rejseplan*/rejse),
      (jeg/vi) kommer ikke !(ind/frem/igennem/pa), ombestem*, (vi/jeg) .. og kommer ikke, ikke bruge (jer/det/den/pladsen),
      (komme/slippe) .. (af med/ud af) .. (booking*/reserv*/bestil*/aftale*), ikke (far/fik/skal) brug for, (penge*/belob*) .. (automatisk/hurtigt) (tilbage/retur/igen),
      forhindre*, (bliver/blev/blevet) syg*, hvor (hurtigt/hurtig) .. penge*, (igen/retur) .. (tidligere/for tid)`,
    assistant: `
      robot, bot, chatbot, (en/du) (maskine/computer/ai), ai, automatsvar*, automatisk svar, (er du/er i/snakker jeg med) .. (menneske/rigtig/aegte), kunstig intelligens, chatgpt, programmer*,
      hvem (har lavet/er) (dig/du), rigtigt menneske`,
    toilets: `
      *toilet*, wc, badevaerelse*, *bruser*, *brusebad*, bade, bad, skifte toj, klaede om, omklaedning*, pusle*, haandvask, vaske (mig/os/haender)`,
    charging: `
      *oplad*, lade (min/mit/vores/op) !(kuffert*/taske*/bagage*/ting*/rygsaek*/sager/cykel*/barnevogn*), (telefon*/mobil*/batteri*/computer*) .. (lade*/op/oplad*/stromm*),
      (lade/oplade/lades) .. (telefon*/mobil*/batteri*/computer*), lader, stik,
      stikkontakt*, *wifi*, wi fi, !(over/via/pa) *internet*, stromstik*, strom, (sidde/vente/saette os/saette mig) .. (hos jer/inde/derinde/der), (sted/steder/rum) .. (sidde/vente), ventesal, venterum,
      vand`,
    papers: `
      pas !(pa/godt/nu), passet, *pasnummer, legitim*, id, idkort, *korekort*, identitet*, sygesikring*, dokument*, (skal) .. (have med/medbringe/vise), have med, medbringe,
      printe*, udskrift, udskrive, (billede/kopi/foto) .. pas*`,
    collecting: `
      (kan/ma/hvis/ma gerne) (min/mit/mine/en/nogen/vores/andre) .. (hente*/tage/afhente/samle) .. (for mig/for os/i stedet/pa mine),
      (kan/ma/hvis) (min/mine/en/nogen/vores) ${people} .. (hente*/tage*/afhent*), ${people} .. (hente*/afhent*) .. (for mig/for os), (en anden/nogen anden/andre) .. (hent*/afhent*),
      (hente*/afhente*) .. (for mig/for en anden/for os/af en anden), i stedet for mig, pa mine vegne, fuldmagt,
      (kan/ma/hvis/ma gerne) (min/mit/mine/en/vores) (* /)${people} .. (hente*/tage*/afhent*/samle), (hente*/hentes) af (en/min/nogen), pa vegne af, i mit (sted/navn),
      (hentes/hentet/afhentes/afhentet) af, 
      (min/mit/mine/vores) ${people} (henter/kommer/tager/afhenter) .. (taske*/kuffert*/den/dem/bagage*),
      (en) (ven/veninde/kollega/bekendt) henter, (ma/kan) (min/mit/mine) ${people} (komme efter/komme og/kigge forbi),
      (have/fa/bede/lade/sende/sender) (min/mit/mine/vores/en) ${people} .. (hente*/afhente*),
      (min/mit/mine/vores) ${people} (henter/kommer og henter/kommer i stedet/afhenter)`,
    access: `
      *korestol*, *handicap*, *trappe*, *trin, elevator*, rampe*, niveaufri*, *tilgaengelig*, gangbesvaer*, krykke*, rollator*, (gar/ga) (darligt/besvaer*),
      (svaert ved/darlig til/problemer med) at ga, rullestol*, lift`,
    currencies: `
      *dollar*, usd, *pund, gbp, franc, schweizerfranc*, chf, *krone*, (anden/andre/hvilken/hvilke/fremmed*) valuta*, *valutakurs*, veksle, veksling*, *vekselkontor*, vekselkurs*`,
    lodging: `
      (udlej*/leje/lejer/anbefal*/har i/tilbyd*/book*/finde/soger) .. (lejlighed*/hotel*/vaerelse*/hostel*/airbnb*/bolig*), (lejlighed*/vaerelse*/hotel*) .. (udlej*/leje/anbefal*),
      *overnat*, airbnb*, sove, *logi, *ferielejlighed*, bo henne, sover, sengeplads*`,
    eating: `
      *restaurant*, spise, !(til/over/under/holder) frokost !(lukket/pause), !(efter/for/inden/til/og) morgenmad, !(efter/for/inden/til/og) aftensmad, !(efter/for/inden) middag,
      *cafe, cafeen, *cafeer, kaffe*, drikke, sulten*, bar, bager*, ol, spiser, frokoststed*, snack*, madsted*, barer, byrek, burek`,
    cities: `
      (til/mod/i) ${cities}, (bus*/furgon*/tog/*billet*) .. !(fra) ${cities}, *billet* !(til kufferten/til tasken/til bagagen/til min), ${cities} .. (bus*/*billet*), andre byer,
      anden by, (busser/bus) .. (andre/korer til)`,
    rides: `
      *taxa*, *taxi*, uber, *shuttle*, *transfer*, (til/fra/i/ud i/ud til/mod/nar) *lufthavnen, *lufthavn* .. (bus*/langt/afstand), (bus*/langt/afstand/komme*/korer) .. *lufthavn*,
      *lufthavnsbus*, (sidste/forste/naeste) bus, *flybus*, busplan*, koreplan*, rinas, hente os i, perron, metro, spor, (er der/gar der) (et /)tog, tog til, togforbindelse*, minibus*, furgon*`,
    price: `
      *pris*, kost*, hvor meget, *billig*, dyrt, dyre, dyrere, *takst*, *gebyr*, *rabat*,
      (pr/per) (dogn/dag/time/person/kuffert/taske/stk/styk/uge/maned/kollo) .. (pris*/betal*/kost*/er det),
      (betal*/afregn*/kost*) .. (pr/per) (dogn/dag/time/person/kuffert/taske/stk/styk), gratis, tillaeg*,
      (hvad/hvor meget) (tager i/skal i have/tager man/skal vi give/skal jeg give/bliver det/skal man give), tilbud*, bode, ekstra betaling, skal have for,
      (betal*/kost*) .. (mere/mindre/ekstra), skjulte, i alt, (per/pr) (kuffert/taske/stk) eller *, samlet*, samlede, ialt, alt inklusive, kalenderdag*,
      (skal/betale*) .. (dag/nat/dogn) (ekstra/mere/til), (dag/dogn) ekstra, taeller .. (som/stykke), (hvad/hvor meget) .. (betale/koste*/giver/skylder/tager), hvor mange penge,
      moms (inkl*/oveni), (inkl*/plus) moms, # euro (pr/per/for/om/den/i), (tre/3) euro, dyr, prut*, hvad ligger .. pa, hva tager i, kommission, (lober) .. op, lobe op i,
      cirka hvad, (timer/time) eller (dag/dagen/dogn), afregner, forlang*, (betale*) (man /jeg /vi )(ogsa /)for dagen, betaler .. for dagen, hver eller,
      (betal*) .. (dobbelt/to gange), af med, (pr/per) (stk/styk/stykke), bekoste*, omkostning*, udgiften, hvilket belob, pengene vaerd, slippe for, *mindstebelob*,
      begge (dage/dogn), slipper .. for`,
    paying: `
      betal*, *betaling*, *depositum, *faktura*, (penge*/belob*) .. (traekkes/trukket/haevet/haeves/traekker), (trukket/haevet/traekkes), *forudbetal*, *kvittering til (firma*/skat*),
      *regning*, moms, bilag*, udlaeg, udgift*, regnskab*, afregn*, (halvdel*/rater) .. (nu/senere/resten), rater, (bilag/kvittering) .. (firma*/arbejde*/skat), resten senere, kortterminal*,
      kortlaeser*, terminal til kort, albansk* (penge/valuta), (store/sma) sedler, lokal valuta, (penge*) .. (nu/senere/bagefter/forst)`,
    changing: `
      (aendre*/rette/flytte/rykke/udskyde/skifte/lave om) .. (booking*/reserv*/dato*/tid*/bestil*/navn*/dag*), aendr*,
      (forkert*/fejl*/kommet til/kom til) .. (dato*/tid*/dag*/navn*/booking*/reserv*/mail*/bestil*/booket), (dato*/tid*/booking*/reserv*) .. (forkert*/fejl*),
      (tilfoj*/laegge til/fjerne) .. (kuffert*/taske*/booking*/bagage*/reserv*), tilfoj*, *forlaeng*, (en/et/to/nogle/#) (dag*/nat*/naetter*/time*/uge*/dogn*) (mere/ekstra/laengere/til),
      (ekstra) (dag*/nat*/dogn*), blive laengere, laengere end (booket/planlagt/reserv*/aftalt/bestilt), laengere tid end, (en/to) (kuffert/taske/ekstra kuffert) mere,
      (flere) (kufferter/tasker) end, tidligere end (booket/planlagt),
      (flytte*/rykke*/udskyde*/aendre*/skubbe*) .. (aflevering*/afhentning*/til den #*/til # */til (i morgen/mandag/tirsdag/onsdag/torsdag/fredag/lordag/sondag)), udskyde,
      (skifte/flytte/rykke/aendre/bytte/lave) .. (dag/dato/tid/tidspunkt/booking*/reserv*), (skrev/skrevet/tastet/taste*/valgt/valgte/satte/sat) .. (forkert*/fejl*), en anden (dag/dato),
      (laegge/tilfoje/fa/saette) .. (kuffert*/taske*/rygsaek*) (mere/ekstra/til/oveni), (en/to) (kuffert*/taske*/rygsaek*) (mere/ekstra/til), (lagt) til, faerre (kufferter/tasker),
      (skifte/flytte/rykke/aendre) .. (mandag/tirsdag/onsdag/torsdag/fredag/lordag/sondag), flere .. end (jeg/vi/i/booket/bestilt/planlagt), faerre .. end, (en/et) (mere/ekstra) end,
      dukker op (senere/dagen efter), (rejse*/plan*/fly*) .. (rykket/flyttet/udskudt), (booking*/reserv*/bestil*) .. (flyttes/aendres/rykkes/udskydes/rettes),
      (skrev/valgte/tastede/skrevet/bestilte/bookede) # .. (men/mente), men mente, omlaeg*, ombyt (tid/dato), omberam*`,
    full: `
      (er i/er der/hvis i er/er det/bliver i) .. (fyldt*/fuld*/optaget/udsolgt), *udsolgt*, *optaget, fyldt*, ikke (er /)(mere /)plads, (lobe*/lober) tor for plads, kapacitet*,
      (er/helt) .. (fuldt/fuld), fuldt`,
    watching: `
      *kamera*, *bageboks*, *skabe, lases, lase, laser, laste, last, forsikr*, *overvag*, aflas*, lukket inde, bevogt*, skab, vagt, vagter, (lokale/rum) .. (last/lukket), alarm*,
      gennemlys*, scannet, scanner, scannes, rontgen*, brand*, vandskade*`,
    groups: `
      *gruppe*, *skoleklasse*, skole*, # (personer/mennesker/elever/mand/styk/studerende), mere end (20/25/30/40/50), selskab, kor, *koret, fodboldhold, klub*, orkester,
      delegation*, forening*, (vi er) (et hold), # (studerende/unge/born/passagerer/rejsende/deltagere/gaester), polterabend,
      # (piger/drenge/venner/veninder/voksne/kvinder/maend/turister), vi er (10/12/14/15/16/18/20/22/24/25/28/30/32/35/36/40/42/45/48/50/55/60/70/80), spejder*, rejsehold`,
    hours: `
      aben, abne, abner, abnes, *abningstid*, abent, *lukk*, hvornar (abn*/luk*/kan/ma/har/er/skal/senest), *laenge .. (abent/stae/sta/have/opbevar*),
      (hvad tid/hvilket tidspunkt/hvilke tider), klokken hvad, (hvad/hvilken) (kl/klokken), hvor mange (dage/dogn/timer), hvilke dage,
      (kl/klokken) #* .. (hent*/aflever*/kom*/er der/ok/muligt/indlever*), (hent*/aflever*/kom*/ankom*/lande*/indlever*/vaere der) .. (kl/klokken/for/efter/ved/omkring) #*,
      #h* .. (hent*/aflever*/sent), er der (nogen/bemand*) !(der/som/i/man/jeg/vi), natten, nat over, *midnat*, dognet rundt, hele dognet, 24 7, 24 timer,
      (for/alt for/lidt/noget/meget/sa) (sent/tidligt), *forsink*, senest, (kommer/komme/ankommer/hente*/lander/henter) .. (sent/senere/tidlig*), helligdag*, jul, julen, juledag*,
      juletid*, juleferie*, juleaften*, *juleaften, *nytar*, paske*, pinse, (efter/for) (lukketid/abning*), (maks*/max*/laengste) .. (dage/tid/perioder/opbevaring*),
      maksimal* !(storrelse/vaegt), tidsgraense*, naeste dag, dagen efter, til dagen, hver dag,
      (hente/komme/afhente) .. (i morgen/imorgen/senere/dagen efter/naeste dag/sent/aften), stadig (der/abent/abne), er i der,
      (lade/have/efterlade/opbevare) .. (natten/# dage/flere dage/uge), om (morgenen/aftenen/natten), (# dage/flere dage/et par dage), halv *, tidligt om,
      (er der/er vi der/kommer/er) .. (ca/omkring/kl/klokken) #*, (#h) .. (gar/ok/abent/er i), (er i/er der) .. (der/nogen) (nu/lige nu/i dag/endnu/stadig), hele dagen,
      (arbejder/abner/abent/lukket/lukker) .. (mandag*/tirsdag*/onsdag*/torsdag*/fredag*/lordag*/sondag*/jul*/helligdag*/nytar*/pinse/paske), (til/over) frokost, frokostpause,
      (sta/staende/opbevar*/have/blive/lade) .. (til/indtil) (naeste (mandag/tirsdag/onsdag/torsdag/fredag/lordag/sondag/uge/dag)/mandag/tirsdag/onsdag/torsdag/fredag/lordag/sondag/i morgen),
      hvor (tidligt/sent/laenge), hvor lang tid !(gar/tager/i forvejen/for/fra/er der), lang tid .. (sta/maks/ma), sidste (tidspunkt/frist), (senere/dagen efter) .. hent*,
      (hent*) .. (dagen efter/naeste dag/i morgen/senere), *tider, tiderne, (komme/kom/kommer) (nu/lige nu/med det samme/forbi nu), i tide, til tiden, sidste (chance/mulighed),
      hvor mange naetter, # naetter, seneste tidspunkt, frist, fristen, afhentningstid*, afleveringstid*,
      (aflever*/hente*/afhente*/indlever*/komme) .. (mandag*/tirsdag*/onsdag*/torsdag*/fredag*/lordag*/sondag*/weekend*/helligdag*), for tid, for tiden, efter tid, ugedag*,
      hverdag*, dognaben*, ferie*, tidsrum*, sommertid, vintertid, overmorgen, pracis, pause, pauser, holder fri, stille .. (kl/klokken) #*, fremme .. #h*, (na/nar) (vi /jeg )det,
      na det, det seneste, seneste (vi/jeg/man), hvornar .. (kan/ma/skal) (jeg/vi/man), (hel/hele) (sommer*/vinter*/uge*/maned*)`,
    booking: `
      *book*, *reserv*, *bestil*, *ledig*, pa forhand, i forvejen, (er der/har i/noget/nok/mere) .. (plads/pladser), plads til, (mode/dukke) op, *bekraeftelse*, komme alligevel,
      (aldrig/ikke/ingen) .. (bekraeftelse*/mail*), samme dag, sidste ojeblik, (faet/modtaget) .. (mail/bekraeftelse*), (skal bruge/har brug for/soger/onsker/mangler) .. (plads),
      (er der/har i) (stadig /endnu /)(plads*/ledig*), (komme/dukke) .. (uden/bare), sige til, give besked, melde (ankomst/mig), (bare/kan jeg) komme, stadig (muligt/plads),
      muligt (i dag/i aften/i morgen), bekraeft*, kom bare, uanmeldt, plads i, pa stedet, # (plads/pladser), hvor lang tid (i forvejen/for), *qr*, *kode, *koden, drop in,
      vente pa plads, venteliste*, app, appen, konto, oprette, logge ind, login, indtjekning*`,
    safety: `
      sikker*, *trygt, *tryg, stjalet, stjael*, *tyveri*, tyv, tyve, *miste*, tabt, taber, *vaek, forsvind*, *bevogt*, bemandet, odelagt, *beskadig*, *skade*, (er/bliver) .. las*,
      las, *ansvar*, *maerke*, *kvittering*, *forsik*, *tillid*, stole pa, til at stole, *bagageboks*, bagageskab*, bokse, *laptop*, *computer, vaerdigenstand*,
      (kigge*/abne*/tjek*/gennemso*/kontrol*/undersog*) .. (tasker*/kuffert*/bagage*/indhold*), kigger i i, *gennemsog*, *ransag*, forveksl*, tager fejl, nummer pa, bevis*,
      garderobenummer*, lap, laest inde, hugge*, tyvesikr*, betryggende, garanti*, holdt oje, (nogen) (der/som) (passer/holder/kigger), passer pa, gode haender,
      (hvem) .. (ansvar*/haefter*), (holder/holde) .. oje, oje med, (kigger/kigge/abner/tjekker/roder) .. (kuffert*/taske*/bagage*), smykke*, stole (man )(pa), stoler, palidelig*,
      seriose*, seriost, svindel*, (ingen/nogen/andre/nogle) .. (tager/snupper/stjael*/tage/rorer/abner) !(telefonen/den/tlf), maerk*, trygge, bange, nervos*, risiko, forsvundet,
      lasbar*, sikret, opsyn, adgang til (taskerne/bagagen), (far/fa/giver/gives) .. (et nummer/seddel/maerkat*/kvittering*/bevis), glem*, efterladt, anmeldelse*,
      (nok) .. (fa tasken/hente), elektronik*, laase*, bagagelas, hangelas*, i stykker, daekker, daekning*, ombyt*, forbyt*, rigtige (kuffert*/taske*/bagage*),
      (det er/er) (min/mit/mine/vores) (kuffert*/taske*/bagage*), efterlod, redelig*, fup, plyndr*, roveri*, indbrud*, nappe*, rorer, aerlig*, bortkom*, hittegods*, genglemt*,
      hvilken (taske*/kuffert*) .. (min/mine), (taske*/kuffert*/bagage*) .. (undersog*/gennemga*/tjek*), hele tiden`,
    location: `
      hvor (er/ligger/finder/kan/henne/holder/skal/langt/i er/praecist/ligger i/praecis), hvor i, hvordan (kommer/finder), !(mail/email/e mail) adresse*, vejen, *beliggen*,
      *lokation*, placer*, *afstand*, langt, *busstation*, *bybus*, *togstation*, station*, *terminal*, parker*, *parkering*, find* vej, vej til,
      find* (jer/det/kontoret/stedet/frem), *kortet, maps, *bykort*, *gade, *centralt, (i/fra/til) (centrum/byen/midtbyen), hvilken (bus/linje/gade/vej/side), ved siden af,
      indgang*, ga (fra/til/hen), minutter (fra/til), (hvilken) (udgang/vej/retning/side/bygning/etage/indgang),
      (star/er) (pa/ved) .. (pladsen/stationen/terminalen/busstation*/skanderbeg*), (kan ikke) (finde/se), taet pa (centrum/stationen/skanderbeg*), overfor, gps,
      (nemt/nem/nemme/svaere/svaert) at finde, etage, sal, skilt, skiltet, dor*, ringeklokke*, (naermeste/taetteste) (busstop*/stop*/station*/metro), busstop*, stoppested*,
      pyramiden, opera*, skanderbeg*, (taet pa/ved/bag/foran/overfor) (pyramiden/operaen/pladsen/stationen/terminalen), minutter .. (fods/gang/centrum), til fods,
      kore (helt/til doren/hen), (gaet/korte) forbi, kvarter*, postnummer, koordinat*, pin, waze, (hvordan/hvor) kommer (jeg/man/vi), hen til jer, frem til jer, bil, bilen, meter,
      km, bagved, bygning*, blloku, (parkere/stille/stiller) .. bil*, faret vild, farer vild, gaet vild, (praecise/nojagtige/eksakte) (sted/punkt/adresse/placering),
      (sted/punkt) .. praecis*, ovenpa, i stuen, nedenunder, (gar man/ga) (fra/til), hvor lang tid (gar/tager det at ga), gaden, gadenavn*, vejens navn, hovedplads*, torvet,
      (midt) pa pladsen, midtby*, *centrum*, holdeplads*, busholdeplads*, hvordan gar (jeg/man/vi), rutevejledning*, rute, ruten, hojre, venstre`,
    contact: `
      *telefon*, tlf*, *mobilnummer*, *ring, ringe, ringer, !(et) *nummer, *mail, mails, *mailadresse, email*, e mail*, *skriv*, whatsapp*, watsapp*, sms*, tale, snakke*, besked*,
      *menneske*, medarbejder*, person, fat i jer, fange jer, *kundeservice*, klag*, instagram, fastnet*, chatte, fat pa, hore fra, kontakt, kontakte*, kontaktoplysning*,
      kontaktformular*, insta, ig, (pa/via/over) (facebook/messenger/telegram/signal/sms), messenger, nr, svarer, svar, chef*, leder, ejer*,
      !(far man/far vi/far jeg/fa) et nummer, nogen (man/jeg/vi) kan ringe*, sporgsmal*, sporg, sporge, vide mere, hvem kan (jeg/vi)`,
    items: `
      *rygsaek, genstand*, *storrelse*, (stor/store/kaempe*/enorm*/overdimension*), tung*, *vaegt*, vejer, kilo, kg, #kg, *cykel*, *cykl*, hjelm*, *barnevogn*, *klapvogn*,
      *lobehjul*, autostol*, ski, *stovler, snowboard*, *surf*, *braet, *instrument*, guitar*, violin*, *dyr, kaeledyr*, *hund*, kat, katte, (mad/madvarer/fodevare*), *forbud*,
      *tillad*, *opbevar*, *efterlad*, aflever*, indlever*, stille, stalle, saette, (hvad/hvilke) .. (ma/kan) .. (aflever*/opbevar*/have/ikke) !(ga glip/misse/overse),
      ma (man/jeg/vi) ikke !(ga glip/misse/overse), *graense*, pakke, pakker, kasse*, *telt*, *stave, vin, flaske*, drone*, golf*, *kjole*, jakkesaet*, frakke*, jakke, paraply*,
      handtaske*, indkob*, ting (ma/kan), hvilke ting, plante*, tager i imod, tage imod, barnesaede*, *saede, kniv*, vaben*, powerbank*, batteri*, parfume*, vaerktoj*, maleri*,
      madras*, skateboard*, rulleskojter, ketsjer*, blomst*, sovepose*, braedt, kaelk*, *kasse, *kasser, papkasse*, papaeske*, kats, cello*, alkohol*, ost, kod, olie, fisk,
      udstyr*, mobler, tv, legetoj, souvenir*, plastikpose*, pose, taeppe, svaerd, kajak, fiskestang*, vandre*, liggeunderlag, *hjelm, *hjelme, sportsudstyr,
      (hente/tage) noget (fra/ud), tromme*, klaver, keyboard, trompet, saxofon, harmonika, flojte, ukulele, ma der vaere, mal, (sta/ligge/vaere) hos jer, *vaeske*`,
    payment: `
      kort, *kreditkort*, *dankort*, *visakort*, visa, mastercard, amex, american express, *haevekort*, *kontant*, monter, sedler, mobilepay, mobile pay, *valuta*, *euro*, lek,
      applepay, apple pay, google pay, paypal, revolut, haeveautomat*, overfor*, kontaktlos*, (seddel/sedler) .. (tilbage/veksle/bytte), # (euro seddel/seddel), byttepenge,
      smapenge, iban, (give/far jeg) .. tilbage, (give/giver) .. (penge /)tilbage, debetkort*, debitkort*`,
    nearby: `
      naerhed*, *sevaerdighed*, (at/vaerd at/kan man) (se/lave/opleve), *oplev*, *besog*, *udflugt*, *rundvisning*, *rundtur*, *museum*, museer, gatur*, slot*, borg*, *moske*,
      *bunk*, turist*, basar*, *lave, pyramide*, *supermarked*, *apotek*, *butik*, strand*, park, *anbefal*, *tips, tip, forslag, tid at (sla/draebe), taet pa, timer (til/at),
      hvad (laver/kan/skal) (man/vi), (# timer) (i tirana/til/fri), fordriv*, ga en tur, vaerd at, slentre, (med) (born/bornene), sla tiden ihjel, (paene/fine/hyggelige) steder,
      kirke*, galleri*, svaevebane, dajti, vaskeri*, gamle by, udsigt*, omradet, (hvad) .. (se/opleve) .. (time/timer), sjov*, hyggelig*, noget (sjovt/fedt/interessant),
      aktivitet*, ga glip, misse, overse, marked, markedet, bazar*, loppemarked*`,
    special: `
      *saerlig*, *special*, *onske*, *forespor*, *skrobelig*, *porcelaen*, *glas, forsigtig*, passe* .. pa, *vaerdi*, *medicin*, insulin, *hjaelp*, behov*, baby*, !(med) born,
      bornene, aeldre, gamle foraeldre, gravid*, koleskab*, sidde, (bringer/leverer/levere/korer/sender/bringe/kore) .. (til hotellet/hotel*/airbnb*/lejlighed*/hjem), lever*,
      udbring*, fragt*, bud, pa kol, allergi*, blind, dov, kolet, koldt, kold, koles, vase, vasen, naensom*`,
    losing: 'hvem (betaler/haefter/erstatter), (stjal*/mist*/tabt) .. (hvem/erstat*), erstat*',
    reserving: `
      (vil/onsker/skal/ville) (gerne /)(booke/reservere/bestille) !(for/i forvejen/pa forhand),
      (kan/ma) (jeg/vi) (booke/reservere/bestille) .. (til #/til to/til tre/til i morgen/til i dag), lave en (booking/reservation)`,
  },
  hints: {
    lodging: 'hotel*, lejlighed*',
    cities: `!(fra) ${cities}`,
    rides: '*lufthavn*, fly, flyver, bus, bussen, busser, chauffor*, korer, tog, toget, togene',
    hours: `
      hvornar, klokken, kl, timer, time, *sondag*, *lordag*, *mandag*, *tirsdag*, *onsdag*, *torsdag*, *fredag*, *weekend*, nat, aften, aftenen, sent, tidlig*, om morgenen, morgen, idag,
      imorgen, uge, uger, dage, dag, dogn, *maned*, tidspunkt*, eftermiddag*, formiddag*, #h*`,
    booking: 'plads, fri, frit',
    safety: 'personale*, nummer, rummet',
    location: 'hvor, vej, centrum, sted, naer',
    contact: 'nogen, person',
    items: `
      *bagage*, *kuffert*, *taske*, *rygsaek*, *pose, *poser, ting, hente*, sager, tager, modtager`,
    payment: 'penge',
    nearby: 'se',
    special: '*ekstra, brug for, familie, problem*, muligt',
  },
  ordinary: `
    ikke, eller, efter, alle, andet, andre, bare, bliver, blive, burde, bruge, brugt, kommer, komme, kunne, kunde, gerne, gore, gar, gang, gange, gode, have, haft, havde, hele, helst, hver,
    hvem, hvis, hvad, hvordan, hvorfor, igen, ingen, inden, ind, jeres, lige, lidt, lille, lang, lange, laver, leje, mange, mere, mest, meget, mellem, mener, mine, mit, maske, morgen, nogle,
    noget, naeste, navn, naste, ogsa, over, rejse, rejser, sammen, samme, senere, side, siden, skal, skulle, sidste, sige, siger, snart, starte, steder, stadig, stor, synes, sa, tage, taget,
    tager, tilbage, timer, tror, tur, turen, uden, under, vaere, vaeret, ville, vores, venter, vente, vide, videre, virker, altid, aldrig, allerede, alligevel, afrejse, ankomst, afgang,
    dagen, dage, derefter, derfor, foraeldre, familie, minutter, imellem, mand, kone, mor, far, lade, lader, ladet, hold, holde, holder, hedder, hotel, hotellet, byen, lejlighed, flytte,
    falder, fader, station, koste, tirana, kort, passer, lukke, stuk, hende, hente, henter, tysk, rundt, begge, finde, findes, land, pladsen, pladserne, havet, strom, storre, storst, skift,
    skifte, laes, marker, planer, korte, forskel, forst, ligge, bruger, seneste, morgener, periode, billeder, modtaget, flyttet, hylder, naesten,
    smukke, forskellig, forskellige, lavere, beskidt, regler, flotte, vandet, kampen, sjaeldent, vaerre`,
}
