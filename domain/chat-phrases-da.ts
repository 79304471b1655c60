import type { ChatWords } from './chat-patterns.ts'

export const daPhrases: ChatWords['phrases'] = {
  price: `
    (1/en/et/een) (dag /dogn /)eller (2/to), (2/to) (dage /dogn /)eller (1/en/et/3/tre),
    (er/bliver/taeller/regnes/gaelder/tael*) .. (det/som/for/de) (sa /allerede /stadig /som /kun /)(2/to/1/en/et/3/tre) (dag/dage/dogn),
    (taeller/tael/regnes/regner) .. (2/to/1/en/et/3/tre/en hel) (dag/dage/dogn), (hvordan) .. (taeller/taelles/regner/regnes/beregn*/udregn*) .. (dag*/dogn),
    (hvordan) .. (dag*/dogn) .. (taeller/taelles/regner/regnes/beregn*), hvor mange (dage/dogn) (skal/er det/bliver/betaler/taeller/regner/regnes),
    (pr/per) (dogn/dag/time) eller (pr /per )(dogn/dag/time/kuffert), (dogn/dag/dage) .. (i regner/regner i/regnes/taeller i/i taeller), depositum,
    (kun/bare) .. (# timer/to timer/en time/et par timer/tre timer/# t) .. (betal*/hele dagen/hel dag), (betal*) .. (hel dag/hele dagen/en hel), (hel dag/hele dagen) .. betal*,
    (barnevogn*/klapvogn*/handtaske*/paraply*/hjelm*/jakke*) .. (betal*/kost*/gratis), (betal*/koster) .. (barnevogn*/klapvogn*/handtaske*/paraply*/hjelm*/jakke*),
    (rabat*/billiger*/*pris*) .. (gruppe*/flere/mange), grupperabat*, mangderabat*, maengderabat*, billigere (hvis/nar/at/for/med),
    (taeller/betal*/regnes/regner) .. (afhentningsdag*/afleveringsdag*/dagen hvor), (afhentningsdag*/afleveringsdag*), (regner/taeller) .. (timer/kalenderdag*/dogn),
    (kun/bare) .. (# timer/to timer) .. (# euro/alligevel/stadig), (hvad koster/prisen/hvor meget koster) .. (opbevare/have/lade/stille) .. (kuffert*/taske*/rygsaek*),
    er det (pr/per) (stk/styk/stykke/person/kuffert/taske/time), (3/tre) euro (stykket/stk/styk/samlet/i alt/hver), (skal/ma) .. af med (mere/ekstra/noget), punge ud,
    (barn/born) .. (betal*/gratis/kost*), betal* .. (to/2/tre/3) (dage/dogn), (er det/er prisen/koster det) # (lek/euro/kr/kroner), (ender/lander) (vi/det/man/jeg) (op /)pa,
    hvad ender, hvad bliver (regningen/prisen/totalen/summen), (pr/per) (dogn/dag/time/gang/stk) eller (pr /per /)(gang/ophold/taske/kuffert/person),
    (to/2/flere/tre) .. (taelle/taeller/regnes/gaelde) som (en/et/1), (tager i/tager man/koster/betal*) .. ekstra for, tager i (penge/betaling) for, pabegyndt*,
    hvor mange (kroner/euro/lek), er en (dag/dogn)`,
  hours: `
    (lander/ankommer/kommer/ankomst/er fremme/fremme) .. (0*/4/5/6/7/4h/5h/6h/7h) .. (nogen/abent/aflever*/stille/er der/for i/abner),
    for (kl 8/klokken 8/kl 8h/8h/kl 08*/i abner/abningstid*/der abner), (kl/klokken/ved/omkring) (0*/4/5/6/7/4h/5h/6h/7h) .. (nogen/allerede abent),
    (fly*/bus*/faerge*/tog*) .. (kl #/klokken #/kl #h/#h/om morgenen/midnat/natten) .. (hente*/fa/far/taske*/kuffert*/bagage*),
    (fa/hente) .. (taske*/kuffert*/bagage*) (inden/for det/forinden), (seneste/sidste/tidligste/forste) (afhentning*/aflevering*/indlevering*/tidspunkt*),
    (minutter/min/kvarter) (i/over/for) (#/lukketid)`,
  safety: `
    (passer/passe) .. pa (tingene/sagerne/bagage*/taske*/kuffert*/rygsaek*/vores ting/mine ting/vores sager),
    (mangler/mangle/forsvundet) .. (noget/ting/i min/i kufferten/i tasken/fra min/penge), (noget/ting/penge) .. (mangler/forsvundet/er vaek),
    (kuffert*/taske*/rygsaek*/las) .. (er blevet /blevet /er /var /har vaeret /vaeret )(abnet/aben/brudt op/rodet*), (nogen) .. (abnet/rodet/vaeret i) .. (min/vores/i min),
    (tabt/mistet/mister/taber/smidt/finde/vaek) .. (seddel*/sedlen/maerke*/kupon*/nummer*/lap/lappen/kvittering*/billetten i gav/bagagemaerk*/talon),
    (seddel*/sedlen/maerket/kuponen/kvittering*/lappen) .. (vaek/tabt/mistet/finde),
    (kuffert*/taske*/rygsaek*) .. (revne*/ridse*/bule*/flaenge*/flaekket/odelagt/vad/gaet i stykker/i stykker), (hvem) .. (adgang/komme ind/kommer ind/ind til),
    (computer*/laptop*/kamera/ipad) .. (ligge/hos jer/lade/efterlade/sta), (trygt/sikkert) .. (lade/ligge/sta/hos jer/efterlade/opbevare), (er det) (trygt/sikkert) !(at betale),
    (lynlas/lynlasen/handtag/handtaget/hjul/hjulet/hjulene) .. (gaet/odelagt/i stykker/knaekket/vaek), (alle/enhver/folk/fremmede) .. (ga ind/adgang/komme ind/komme til),
    (glemte/glemt/efterlod/efterladt) (min/mit/mine/noget/en/et/vores) (* /)(paraply*/jakke*/frakke*/oplader*/telefon*/briller/solbriller/hue/hat/bog/nogle*/pung*/pas/trojer/troje/vandflaske*/tablet/horetelefoner),
    efterlod, glemte .. (hos jer/i butikken/pa kontoret/derinde/i gar), (hvad/hvor meget) daekker (i/forsikring*), (forkerte/forkert) (kuffert*/taske*/rygsaek*),
    byttet (kuffert*/taske*/om), (min/mine) (kuffert*/taske*) .. (andres/en andens/de andres), hvordan .. (opbevares/passes/bevogtes/beskyttes), hvordan opbevarer i,
    (privat/last/separat/aflast/lukket) (rum/lokale), star .. (fremme/frit), tyveri*, hvordan .. (vide/ved/sikker) .. (tager/stjaeler/snupper/hugger),
    (tager/stjaeler/tage/snupper) .. (telefon*/mobil*/computer*/pung*/penge*) .. (fra/i) .. (taske*/kuffert*/rygsaek*),
    hvor (gemmer/opbevarer/stiller/placerer/laegger) i (kuffert*/taske*/bagage*/dem/tingene), (anden/nogen/andre/fremmed) .. (siger/pastar) .. (kuffert*/taske*/deres/hans/sin),
    (kigger/roder/ser) .. (i taskerne/i kufferterne/i min taske/i min kuffert), (nogen/personale*) .. (lokalet/rummet) .. (hele tiden/altid/konstant),
    (andre/fremmede) .. (komme til/na/ind til/komme i) .. (taske*/kuffert*/bagage*/ting), hvem der ejer, ejer hvilken, vade taske*,
    (vaerdi*/smykker/kontanter) .. (taske*/kuffert*/rygsaek*), (rigtig/aegte/serios*/lovlig*) (virksomhed/firma/forretning), (ikke er/at ingen) .. (tager/stjaeler),
    hvis (nogen/andre/en anden) (tager/stjaeler/snupper), billet* til (kuffert*/taske*/bagage*/min)`,
  location: `
    parker*, p plads*, (bor/bo/hotel*/airbnb/hostel*) .. (ga over/ga til/til fods/gaafstand/gangafstand/gatur/hvor langt/tage at ga/tar det at ga/tager det at ga),
    (gaafstand/gangafstand/til fods/ga) .. (busstation*/terminal*/hotel*/station*/busterminal*), (busstation*/terminal*/busterminal*) .. (ga/til fods/gaafstand/gangafstand),
    adresse* .. (taxa*/taxi*/chauffor*/uber), (taxa*/taxi*/chauffor*) .. adresse*, adressen .. (give/vise/sige), (stille/saette) .. (bilen/bil) !(ind),
    (send*) .. (lokation/position/pin), (send/sende*) .. (et kort/kortet/kort over), tager det at ga, (tid/minutter) .. at ga, google maps, (midt/midten) .. byen, hvor taet,
    (er/ligger) (i/kontoret/det/stedet/butikken) (langt fra/taet pa/ved siden af/ved/bag/overfor/centralt), (bor/holder) i (taet/langt/ved/i naerheden/i centrum),
    (finder/finde) (taxa*/chauffor*/en taxa/taxi*), (taxa*/taxi*/chauffor*) .. (finde*/finder) (jer/vej/frem), hvor skal (vi/jeg/man) hen, vejbeskriv*, rutebeskriv*, ruteplan*,
    (langt/let/nemt) .. (at ga/derhen), bus* .. (stopper/holder/korer) .. jer, p hus*`,
  contact: `
    (ringes/kontaktes) (op/af/tilbage), (ring*) .. (mig/os) (op/tilbage),
    (side/siden/hjemmeside*/website/webside*/knap*/knappen/link*/formular*/sitet) .. (virker/ikke/fejl*/hvid/blank/haenger/nede/crash*/fryser/frosset/loader/indlaes*/gar ned/gaet ned/sort/laser),
    (virker/loader/abner) .. (siden/hjemmesiden/knappen/linket/formularen), fejlmeddelelse*, fejlbesked*, fejlmelding*, (knap/knappen/siden/linket) .. (ingenting/intet),
    fejl .. (nar/da) .. (betal*/book*/trykk*/klikk*), (trykk*/klikk*) .. (ingenting/sker), klage*, (uhoflig*/uvenlig*/sur) .. (medarbejder*/personale*),
    (medarbejder*/personale*) .. (uhoflig*/uvenlig*/sur), (tale/snakke) .. (chef*/ansvarlig*/leder*), i kontakt med, (tager/svarer) .. (ikke /aldrig )(telefonen/tlf/mobilen),
    (fat i) (nogen/jer), facebook*, tiktok, (taler/snakker) .. (dansk/engelsk/tysk/svensk), nummer .. (ringe/ring),
    (svarer/besvarer/laeser/tjekker) .. (mail*/besked*/telefon*/whatsapp/sms*), (ring*/ringet) .. (ingen/tager den/svarer), (telefon*/tlf) .. (ringe til/skrive til/sms),
    (ringe/skrive) til jer, komme* (igennem/gennem) !(doren/sikkerhed*)`,
  payment: `
    (trukket/haevet/betalt/opkraevet/traekkes/traek/taget/debiteret) .. (to gange/2 gange/dobbelt/2x),
    (to/2/dobbelt/dobbelte) (traek/betaling*/haevning*/transaktion*/traekninger/opkraevning*), (to gange/2 gange/dobbelt) .. (trukket/haevet/opkraevet/taget penge), dobbelttraek*,
    (kvittering*/bon/faktura/bilag) .. (arbejd*/firma*/job*/udlaeg*/rejseafregning*/chef*/regnskab*/skat*), (fa/have/faar/far) (jeg /man /en )kvittering !(nar/for/hvis),
    (minimum/mindst*/minimumsbelob) .. kort, kort .. (minimum/minimumsbelob),
    tager i (imod /)(visa/mastercard/american express/amex/kort/dankort/kontanter/euro/lek/kroner/dollar*/mobilepay), (far/fa/giver/give) .. bon, (sikkert/trygt) at betale, sikker betaling`,
  special: `
    (hente*/henter/afhente*/komme og hente/samle) .. (kuffert*/taske*/bagage*/dem/rygsaek*/ting*) .. (pa/fra/i/hos/ved) (vores /mit /min /vort /)(hotel*/airbnb/lejlighed*/hostel*/vaerelse),
    (hente*/henter/afhente*) .. (pa/fra) (hotel*/vores airbnb/vores hotel/vores lejlighed), (hjaelp*) .. (baere*/bare/loft*/slaeb*/kuffert*/taske*/bagage*),
    (baere*/loft*/slaeb*) .. (hjaelp*/nogen), (kore/korer/bringe/levere/sende/bringer) .. (kuffert*/taske*/bagage*) .. (lufthavn*/hotel*/airbnb), insulin*,
    (opbevare*/holde/have) .. (koldt/kolet/pa kol)`,
  rides: `
    (leje/lejer/udlej*) (en /)(bil/biler/lejebil), biludlejning*, billeje, (dagstur*/udflugt*/ture/tour*) .. (arranger*/saelger/book*/organiser*/bjerg*/blue eye/dag),
    (arrangerer/saelger/laver/tilbyder/har) (i /)(dagsture/ture/udflugter/en tur), bus* .. (svaevebane*/dajti/soen)`,
  lodging: `
    (billig*/god*/hyggelig*/fint) .. (b b/hostel*/pensionat*/vaerelse*/hotel)`,
  booking: `
    (reserv*/book*/bestil*) .. betal* .. (kommer/ankomst*/der/senere/pa stedet/bagefter/nar jeg/nar vi), forlaeng*, (haenge/laegge/tage) .. (dag/dage/nat) (mere/ekstra/til/pa),
    (blive/sta/lade) .. (en/to/#) (dag/dage) (mere/ekstra/til), (er der/har i) (stadig /)plads (til #/til to/til tre/pa/i), (bestil*/book*/reserv*) .. (samlet/sammen), qr kode*,
    drop in, betalt .. (ikke/intet/ingen/aldrig) .. (hort/modtaget/faet/mail/bekraeftelse*/kode), (loft/graense/maksimum) .. hvor mange (i/tasker/kufferter/der),
    (har i/er der) (en /)tid (i/til/pa/om), (komme/hente/aflever*) .. (tidligere/senere) end, (forvejen/forhand) .. (reserv*/book*/bestil*),
    (reserv*/book*/bestil*) .. (forvejen/forhand), (ikke) (booket/reserveret/bestilt) .. (kan/alligevel/tage/tager), (gaelder/udlober/holder) .. (reserv*/booking*), min plads,
    (beholde/blive) .. (dag/nat/dogn) (ekstra/mere/til)`,
  nearby: `
    (god/godt/lokal/lokalt/laekker/billig*) .. (mad/spise/spisested*/restaurant*), (hvad) .. (se/na/opleve/lave) .. (# timer/to timer/tre timer/fire timer/en time),
    (na/nar) at se, hvor .. (apotek*/supermarked*/haeveautomat*/bank/posthus/kiosk*/vaskeri*/museum*/park),
    (museum*/cafe/restaurant*/park/strand/supermarked*/apotek*) .. (gaafstand/gangafstand/til fods), hvor .. (ga hen/tage hen/tage) med (born/bornene),
    med (born/bornene) .. (lave/se/opleve), (haeveautomat*/apotek*/supermarked*/bank) .. (taet pa/naerhed*/naer/omkring),
    (naermeste/taetteste) (haeveautomat*/apotek*/supermarked*/bank/toilet*), hvad (skal/kan/bor) (man/vi/jeg) (se/lave/opleve), hvad .. at (lave/se/opleve)`,
  items: `
    (mad/ost/kod/vin/raki/olie/honning/alkohol/flaske*) .. (kuffert*/taske*/rygsaek*/bagage*) .. (ok/problem/okay/gor noget), hvor mange (tasker/kufferter/ting/stykker) (ma/kan), lommekniv*,
    kniv, saks, (hvor meget/hvor tung*) .. (veje/vejer), vaegtgraense*, (man/jeg/vi) ikke ma (have/aflever*/lagge/efterlade/opbevare/tage),
    ma (man/jeg/vi) ikke (have/aflever*/efterlade/opbevare/laegge/tage), (noget/ting/hvad) .. (forbudt/ulovligt),
    plads til .. (kasse*/cykl*/cykel*/surf*/ski/barnevogn*/golf*/guitar*/cello/vin/fjernsyn/tv/sofa/madras), ma (jeg/vi/man) have .. i (taske*/kuffert*/rygsaek*),
    (kasse/kasser/flaske*/daser) (ol/vin/vand/sprut), vade (ting/toj/sko), (aflever*/efterlad*/opbevar*) .. (ol/vin/ost), plads til .. *udstyr`,
  eating: `
    (hvor/sted) .. (en ol/spise/fadol/drikke), (hvor) .. (mad/madsted*/spisested*)`,
  charging: `
    (lade/oplade/lader) .. (tlf/telefon*/mobil*/computer*/ipad) !(ligge/sta/blive/i)`,
  papers: `
    (hvilke) (dokumenter/papirer), skal jeg have pas, behover jeg pas`,
  cancelling: `
    (traek*) .. (booking*/bestil*/reserv*/ordre*) .. tilbage,
    (naede/kom) (vi /jeg /)(ikke/aldrig) .. (penge*/i gar), (mister/miste/taber) .. (penge*/belobet)`,
  access: `
    (korestol*/rollator*/gangbesvaer*) .. (plads/ind/adgang/komme), (plads/adgang/ind) .. korestol*`,
}
