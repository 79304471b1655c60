import type { ChatWords } from './chat-patterns.ts'

const cities =
  '(kosov*/prishtin*/pristin*/prizren*/pej*/shkod*/durres*/berat*/sarand*/vlor*/gjirok*/ohrid*/skopje*/podgoric*/budva*/kotor*/theth*/ksamil*/himar*/kruj*/korc*/elbasan*/macedonia*/montenegro*/greece*/athens/thessaloniki/corfu*/ulcinj*/bar/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const bags =
  '(it/them/this/that/bag/bags/my/our/luggage/baggage/suitcase*/case/cases/backpack*/rucksack*/stuff/things/items)'
const people =
  '(someone/somebody/anyone/anybody/friend/friends/husband/wife/bf/gf/bro/sis/fiance*/partner/boyfriend/girlfriend/sister/brother/mother/father/mum/mom/dad/parents/cousin/host/uncle/aunt/son/daughter/colleague/driver/guide/assistant/mate/buddy/roommate/flatmate/hubby/boss)'
const takes = '(collect*/pick*/fetch*/get/gets/take/takes/grab*/drop*)'
const vital =
  '(passport*/id card/medicine*/medication*/meds/pills/insulin/inhaler/*keys/wallet/purse/phone/laptop)'
const needed =
  '(bag/bags/luggage/suitcase*/backpack*/rucksack*/stuff/things/passport*/id card/medicine*/medication*/meds/pills/insulin/inhaler/*keys/wallet/purse/phone/laptop)'
const phoneGone =
  '(phone*/mobile/cell/battery/screen) (is /s /was /got /has /has been /has just /just /just got /is now /)(dead/died/dies/broke*/smashed/cracked/stolen/nicked/lost/empty/flat/gone)'
const urgency =
  '(boarding (now/soon/in/at/starts/already)/(i m/im/we re/we are/i am/already/is) boarding/(flight/plane/bus/train/ferry) (is /s /leaves /departs /goes /boards /)in (# min*/#min*/half an hour/an hour/1 hour/1h)/(gonna/going to/will/ll/about to/might) miss (my/our/the) (flight/plane/bus/train/ferry))'
const broken =
  '(broken/broke/damaged/torn/ripped/cracked/scratched/dented/soaked/wet/smashed/snapped/bent/ruined/stained)'
const elsewhere =
  '(*bus/*buses/coach/shuttle/taxi/cab/uber/bolt/train/plane/flight/tram/ferry/boat/hotel/hostel/airbnb/apartment/restaurant/cafe/bar/pub/museum/airport)'
const countable =
  '(pram*/pushchair*/stroller*/buggy/buggies/surfboard*/skis/bike*/bicycle*/guitar*/car seat*/helmet*/jacket*/coat*/umbrella*/poles/tent/tents)'
export const en: ChatWords = {
  greetings: `
    hi, hi there, hiya, hello*, hello there, hey*, hey there, howdy, yo, sup, good (morning/afternoon/evening/day/night), greetings, dear (team/sir/madam/all),
    excuse me, sorry,
    !(in the/tomorrow/the/early/this/every/sunday/monday/saturday/each/one/next/until/till/late) morning !(time/of/or/and/flight/till/until/to/at/after)`,
  thanks: `
    thanks*, thank (you/u) (so much/very much/a lot/), thank (you/u), many thanks, thanks (a lot/so much/for (your/the/all your) help),
    thank you for (your/the/all your) help, thx, ty, tks, cheers, bye*, goodbye, !(t/cant/cannot/not/to/never) see you, see you soon,
    have a (nice/good/great) day, (you were/u were/you are/you ve been/were/so/very/really/super/most) (so /very /)(helpful/kind/sweet), much appreciated,
    appreciate it, take care, perfect thank*`,
  nods: `
    great, perfect, awesome, ok, okay, ok cool, all good, got it, sounds good, cool, nice, nice one, brilliant, lovely, no worries, noted, understood, fab,
    legend, good, fine, alright, right, super, see (you/ya/u) (tomorrow/then/later/soon), cu (tomorrow/then/later), until (tomorrow/then), sure, yes, yep, no,
    nope, lol, haha*, u, that s, thats`,
  praise: `
    (got/have) (our/my/the) (bag*/luggage/suitcase*/backpack*/stuff/things) (back/again), (thanks/thank you) .. help .. (with/for) .. (bag*/luggage/suitcase*), help with (the/our/my) (bag*/luggage/suitcase*),
    great (service/job/place/team/stay/time/day/experience), (excellent/amazing/fantastic/wonderful/brilliant/perfect/lovely/good/super/top/awesome) (service/job/place/team/stay/time/day/experience/people/staff),
    (was/were/is/are/all/so/very/super/really) (so /very /all /really /super /absolutely /)(friendly/helpful/nice/kind/perfect/great/amazing/excellent/smooth/easy/wonderful/fantastic/lovely/fine/good/sweet),
    (went/worked/everything) (very /really /so /all /)(well/smooth*/perfect*/fine/great), recommend you, (highly/definitely/will/would) recommend, (5/five) stars, loved it,
    (picked/got/collected/have/received) (up /)(all /)(our/my/the) (bag*/luggage/suitcase*/backpack*/case/cases/stuff/things) (up/back), (picked up/collected) (our/my/the) (bag*/luggage/suitcase*/backpack*/stuff/things),
    (for/by) (looking after/keeping/storing/holding/minding/watching/helping/taking care/your help/the help/everything/all), the help with, (back/arrived/made it/we are/we re) (home/safely) !(late),
    next (year/summer/time/trip), see you again, come back (one day/again soon/next), you saved (us/me/our/my), had a (great/lovely/wonderful/nice/good/fantastic/perfect)`,
  circumstances: `
    (after/before/until/till/during) (our /my /the /a /)(dinner/lunch/breakfast/flight/plane/train/ferry/tour/trip/match/concert)( at #*/),
    while (i/we/im/i m/we re) .. (eat/eating/lunch/dinner/breakfast/tour/shop/shopping/walk/explore/sightseeing),
    (if/in case) (the/our/my) (bus/flight/plane/train/ferry) .. (late/delayed), (if/in case) (i/we/im/i m/i am/we are/we re) .. (late/delayed),
    (hotel/airbnb/hostel) (is /s /will /can /)(keeping/keep/keeps/hold/holding/store/storing) .. (bags/luggage/suitcases),
    from (our/my/the) (hotel/airbnb/hostel), on (the/our/my) way (from/to) (the /)(airport/hotel/bus), (we/i) (check out/have to check out/checkout)( at #*/)`,
  joints: 'and, also, plus',
  asks: `
    how, what, whats, where, wheres, when, whens, which, who, why, can, could, may, do, does, did, is, are, will, would, should, must, any, have you, have u,
    got, at what, until what, til what`,
  letters: '',
  shortForms: `
    u you, mch much, r are, ur your, wat what, wot what, tmrw tomorrow, tmr tomorrow, tomoro tomorrow, plz please`,
  ordinary: `
    from, form, lots, posts, nights, after, before, about, could, would, should, there, their, these, those, under, other, bring, bought, then, than, when,
    what, which, while, with, without, this, that, have, will, your, much, many, more, most, some, same, also, into, them, they, back, need, want, like, know,
    tell, long, last, next, first, later, today, tomorrow, arrive, arrived, leaving, think, thing, things, please, during, since, still, only, just, over, give,
    good, right, left, house, hours, place, hotel, price, prize, pick, person, people, train, trains, travel, traveling, weather, whether, another, couple,
    small, safely, looking, working, breaking, planning, cruise, passenger, morning, evening, three, stars, current, currently, banked, marked, passengers,
    customer, customers, packing, packed, writing, though, none, slower, driven, drives, extensive, easier, loose, prevent, saying, table, contract, choose,
    resort, strange, farther, carried, prepared, reception`,
  matters: {
    byName: {
      phrases: `
        ${phoneGone} ... (qr*/code/confirmation/booking/link/reference/pass/show you), (qr*/code/confirmation/booking/link/reference/pass) ... ${phoneGone},
        (stole/stolen/lost/smashed/broke) (my/our/the) (phone*/mobile/cell) ... (qr*/code/confirmation/booking/link/reference/pass/show you),
        (qr*/code) .. (won t scan/wont scan/not scan*/doesn t scan/doesnt scan/can t be scanned/cant be scanned/damaged/torn/unreadable/not readable/blurry/smudged),
        (qr*/code) (* /)(won t/wont/doesn t/doesnt/can t/cant/not/isn t/isnt) (* /)(scan*/open*/load*/work*/show up/be read), no (data/internet/signal/connection/reception) ... (qr*/code/pass), (qr*/code/pass) ... no (data/internet/signal/connection/reception)`,
    },
    incidents: {
      phrases: `
        (has/have/had/did/was/were) .. (anything/something/anyone/anybody/bags/a bag/things/any bag/items) ever .. (stolen/lost/missing/robbed/disappear*/taken/damaged),
        ever .. (lost/had) .. (a bag/any bag*/bags/theft*/thefts/break ins/robbery/stolen),
        (has/have/did/do) .. (ever/often) (been /get /gotten /had /lose /lost /had a /had any )(stolen/robbed/broken into/burgled/theft*/bags/a bag/luggage),
        how (often/many) .. (stolen/lost/robbed/go missing/thefts), (any/had) thefts`,
    },
    lateDropOff: {
      phrases: `
        (booking/reservation/spot/space/place/slot) .. (expire*/lapse*/void/invalid/valid/lost/gone/given away/kept/held/cancelled/canceled) .. (late/later/delay*),
        (late/later/delay*) ... (booking/reservation/spot/space/slot) .. (expire*/lapse*/void/invalid/valid/lost/gone/given away/kept/held/cancelled/canceled),
        (late/later/delay*) ... (lose/keep/hold/expires/lapses) (my/our/the) (booking/reservation/spot/space/place/slot),
        (lose/keep/hold/give away) (my/our/the) (booking/reservation/spot/space/place/slot) .. (late/later/delay*), (booking/reservation) (* /)(expire*/lapse*),
        (drop off/drop it off/drop them off/check in) (a bit /a little /)late !(at/in/tonight), !(how) (late/delay*) .. (drop off/drop my/drop our/drop the/dropping/check in),
        (drop off/dropping off/bring my/bring our/arrive/come/be) .. (late for/later than) (* /)(* /)(drop off/slot/reserv*/booked/booking/said),
        (land*/arriv*/touch down) .. (#h/#pm/# pm) .. (make it/in time/reach you/too late),
        (after/past/later than) (my/our/the) (drop off/dropoff/booked/booking/reservation) (time/slot), (turn up/show up/arrive/come) (* /)(* /)after (my/our/the) (drop off/slot/booking/reservation)`,
    },
    insurance: {
      phrases: `
        insur*,
        (if/what happens/happens if/in case) .. (stolen/missing/damage/damages/damaged/wet/soaked/broken/breaks/broke/disappear*/gets lost/get lost/is lost/are lost/you lose/goes missing/go missing/steals/stole/steal),
        (who/do you) .. (liable/responsib*), liab*, (who pays/pay for) .. (damage*/lost/stolen), compensat*`,
      words: `
        who (pays/pay/will pay/compensates/is liable), (lost/stolen/missing/damaged) .. (who/pay*/compensat*),
        (pay*/cover*/compensat*) .. (lost/stolen/missing/damaged/broken/lose/steal*)`,
    },
    theft: {
      phrases: `
        (picked up/collected/got back/got my bag*/got our bag*/took back/gave me back/gave back) ... (is/are/was/were/s/now/it) (missing/gone/not there/not in it/stolen),
        (missing/gone) ... (after/when/since) (i/we) (picked up/collected/got it back/got them back),
        (someone/somebody/they/he/she/man/guy/person) (has /just /have /s /ve /)(took/stole/taken/stolen/nicked/grabbed/snatched/robbed) (my/our/the/me),
        (my/our) (* /)(bag*/suitcase*/case/luggage/backpack*/rucksack/laptop/camera/stuff/things/money/wallet/phone/passport) (is /are /was /were /has been /have been /got /s /been /)(gone/missing/stolen/nicked/robbed/taken/not here/not there/disappeared/vanished),
        (been/was/got/were/am) robbed, (missing/stolen/taken/gone) (from/out of) (my/our/the/your), (can t/cannot/cant) find (my/our) (bag*/suitcase*/luggage),
        (someone/somebody) .. (opened/been in/been through/went through/gone through) (my/our),
        (bag*/case/suitcase/backpack/luggage/it) .. (been/was/got) (opened/unzipped/tampered/searched/gone through),
        (went/gone/been) through my (bag*/suitcase/case/stuff/things/luggage/backpack), thief, (took/has) my (bag*/suitcase/case/luggage/backpack/stuff),
        (something*/laptop/camera/money/wallet/charger/one bag) (is /are /was /were /has /been /s /has been /s been /)(missing/gone/stolen),
        (bag*/suitcase*/case/luggage/backpack*/stuff) (isn t/isnt/is not/aren t/arent/are not) (there/here),
        (walked/ran/run/gone/went/made) (off/out/away) with (my/our), (nicked/pinched/snatched/swiped) (my/our)`,
    },
    notMine: {
      phrases: `
        (opened/unpacked/unzipped) ... (not mine/not my/not ours/isn t mine/isnt mine/aren t mine/arent mine/someone else s/someone elses/somebody else s/somebody elses),
        (i/we/he/she/they/you/husband/wife/friend) .. (took/got/gave/given/grabbed/handed/picked up/went off with/left with/home with) ... (wrong/someone else s/someone elses/somebody else s/somebody elses/another person s/another persons/other guest s) (bag*/suitcase*/case/luggage/backpack*/rucksack*),
        (bag/suitcase/case/backpack/rucksack) .. (belongs to (someone/somebody/another/a different/other)*),
        (someone/somebody/he/she/they) .. (has/have/took) (my/our) (bag*/suitcase*/backpack*) ... (theirs/his/hers),
        (this/that/it) (is not/isn t/isnt/s not/not/ain t) (my/mine/ours/our) !(fault/problem/idea), not my (bag/suitcase/case/luggage/backpack),
        (thats/its) not (my/mine/ours),
        (gave/given/got/have/has/took/taken/picked up/grabbed/walked off with) .. (wrong/someone elses/someone else s/somebody elses/somebody else s/stranger*) (bag*/suitcase*/case/luggage/backpack*/one),
        i have (the/a) wrong,
        (bag*/suitcase*/case/luggage/backpack*/rucksack*) .. (swapped/switched/mixed up),
        (swapped/switched/mixed up) (our/my/the) (bag*/suitcase*/case/luggage/backpack*/rucksack*),
        (bag*/suitcase*/case/luggage/backpack*/rucksack*) (isn t/isnt/is not/s not/aint/ain t) (mine/ours/my/our),
        (gave/give/given/handed/got/have/has/took/taken/take/picked up/grabbed/walked off/left) .. (wrong/someone elses/someone else s/somebody elses/somebody else s/stranger*/another persons/another guest*/other persons) (bag*/suitcase*/case/luggage/backpack*/rucksack*/trolley/stuff)`,
    },
    chargedTwice: {
      phrases: `
        (was/been/got/were/you/bank/card/revolut/it) (charged/debited/billed/deducted) .. (twice/double/two times/2 times/2x),
        (charge/charged/debited/billed) (me/us/my card/my account) .. (twice/double/two times), (paid/taken/took/money) .. twice, charged (twice/double),
        (two/2/double/duplicate) (charge*/payment*/transaction*/debit*) .. (card/bank/statement/account/app/booking/booked/same/show*/from you),
        (double/overcharg*) charged, overcharged, charged too much, wrong amount,
        (bank/card/statement/account/app) .. (payment/charge/amount/booking) .. (twice/double/two times/2 times/2x),
        (money/amount) (went/gone/came/left/taken/deducted) .. (twice/two times/2 times), (payment/charge/amount) (* /)(twice/two times/2 times/2x),
        double (debit*/debited/billed/billing)`,
    },
    damaged: {
      phrases: `
        ${broken} ... (when i/when we/after i/after we/since i/since we) (* /)(got/get/picked/collected/came/took/received/opened),
        (when i/when we/after i/after we) (got/picked/collected/came/took/received) ... ${broken}, (got/gave/picked/handed/came) (* /)(* /)(* /)(back/up) .. ${broken},
        (you/you guys/your staff/your people/your colleague/they/somebody/someone) (have /has /ve /)(broke/broken/damaged/ripped/torn/tore/cracked/scratched/dented/ruined) (my/our/the),
        (was/were/got/been) (* /)${broken} (* /)(at your/with you/by your/in your/at yours),
        (complain/complaint/claim/report) .. (damage*/broken/torn/ripped/cracked), (damage*/broken/torn/ripped/cracked) .. (complain/complaint/claim/report),
        (bag/case/suitcase/luggage/backpack/it) .. (cracked/crack/dented/dent/scratch*/ripped/torn/soaked) !(can/could/may/is it/do you/are/will/would/so can/where),
        (zip/zipper/handle/wheel/wheels/strap) .. (broken/broke/missing/came off/snapped) !(can/could/may/is it/do you/are/will/would/so can/where)`,
    },
    lockedOut: {
      phrases: `
        (already closed/just closed/is closed/are closed/re closed/its closed/s closed/locked/all shut/nobody here/no one here/noone here/nobody opens/nobody answers) ... (my/our) .. ${vital},
        (my/our) .. ${vital} ... (inside/in there/in your office/in my bag/in the bag) ... (already closed/just closed/is closed/you are closed/re closed/its closed/s closed/locked/shut/nobody),
        (door*/office/shop/place/you/it) (is /are /s /was /re /)(closed/locked/shut) .. (bag*/luggage/suitcase*/stuff/things) .. (inside/in there/still/in),
        (bag*/luggage/suitcase*/stuff/things) (is /are /)(still /locked /stuck /)(inside/in there/locked in/locked), locked out,
        (nobody/no one/noone) .. (here/opens/at the door/at the desk/at the office) !(to/at night/when),
        (standing/i m/im/we re/we are/i am) .. (outside/at the door/in front) .. (closed/locked/nobody/no one/shut),
        (can t/cannot/cant) get (my/our) (bag*/luggage/stuff/suitcase*) (out/back), (door/doors) .. (is/s/are/was) (locked/closed/shut),
        door (won t/wont/doesn t) open, closed .. (need my/my bag*/my luggage/bags inside),
        (already closed/!(are) you closed/just closed/is closed/its closed/s closed/shut/locked/dark) .. (my/our/house) (passport*/medicine*/meds/medication/pills/insulin/inhaler/*keys/wallet/tickets),
        (my/our) (passport*/medicine*/meds/medication/pills/insulin/inhaler/*keys/wallet/tickets) .. (already closed/you closed/just closed/is closed/its closed/s closed/shut/locked/dark),
        (got here/got there/came/arrived/came back/i m here/im here) .. (after closing/after you closed/after hours/too late) .. (need/bag*/stuff/luggage/suitcase*/flight),
        (office/shop/place/it) (is /s /all )dark, (dark/closed/shut) .. (nobody/no one/noone) (there/around/answer*/here),
        (my/our) (passport*/medicine*/meds/medication/pills/insulin/*keys) .. (in/inside) .. (already closed/you closed/s closed/is closed/locked up/dark),
        (standing/i m/im/we re/we are/i am) (* /)(outside/at the door/in front/here) .. (closed/locked/shut), (closed/locked/shut) (but/even though/although) .. (open/hours/sign/website),
        (outside/in front of) (your/the) (door/office/place) .. (closed/locked/shut)`,
    },
    cantFind: {
      phrases: `
        (can t/cant/cannot/can not/couldn t/couldnt/don t/dont/unable to/not able to) (seem to /actually /)(find/see/spot/locate) (you/your/the) (guys /)(office/place/door/entrance/shop/sign/building/anywhere/here/storage/luggage storage),
        (can t/cant/cannot/can not/couldn t/couldnt/unable to) (seem to /actually /)(find/see/spot/locate) you,
        (standing/i m/im/i am/we re/we are/here) (right /)(at/on/in/outside/near) .. (address/street/number/pin) .. (can t/cant/cannot/don t/dont/not/no/nothing),
        (maps/google/gps/waze/navigation) .. (sends/sent/takes/took/leads/led/brings/brought/shows/points) .. (wrong/nowhere/alley/side street/another/different/elsewhere/dead end/circles),
        (walk*/going/driv*/running) .. (in circles/up and down/round and round)`,
    },
    runningLate: {
      phrases: `
        (bus/flight/plane/train/ferry) (is /was /)(very /)(late/delayed) .. (get there/arrive*/be there/there at),
        (i m/im/we re/we are/i am/bus/flight/plane/train/ferry/taxi/cab/uber) .. (late/delayed/stuck/broke down/broken down) ... (you close/closing/you shut/before 11*/still there/wait for),
        (you close/closing time/you shut) ... (stuck/delayed/running late/be late/we re late/wait for (me/us)),
        (stay/stays/keep) open .. (for us/for me/longer/late*/a bit/# min*/few min*), wait for (me/us) .. (min*/late/clos*/collect*/pick*),
        running (a bit /very /super /really /)late,
        (won t/wont/can t/cant/cannot/might not/not gonna/not going to/may not/couldn t) (be able to /)(make it/get there/be there/arrive/manage/reach) .. (before/by/until/till/in time/on time/tonight/11*/23*),
        (i m/im/i am/we re/we are/were/gonna/going to/will) (be /going to be /gonna be /a bit /a little /)late, stuck in traffic,
        (miss/missed/missing) (the /your /)closing*, (late/delay*) .. (pick*/collect*/get) .. (bag*/luggage/suitcase*/stuff/things),
        (bag*/luggage/suitcase*/pick*/collect*) .. (late/delayed) !(checkout), if .. (we/i) (are/re/m/am/come/arrive/get) (* /)late,
        not make it .. (before/by/in time), late (tonight/today)`,
    },
    payFails: {
      phrases: `
        (payment/card/apple pay/google pay/paying) .. (fail*/declined/rejected/refused/not going through/won t go through/wont go through/doesn t work/doesnt work/not working/error),
        (can t/cant/cannot/won t let me/wont let me/unable to) (pay/book/finish/complete) !(in/with/by/cash/without/at/when/later/on/for)`,
    },
    siteFails: {
      phrases: `
        (app/site/website/web site/webpage/page/button/link/online form/web form/checkout) .. (not/don t/dont/doesn t/doesnt/does not/won t/wont/isn t/isnt/can t/cant/keeps/stuck/no work/down/broken/crash*/freez*/froze*/frozen/error*/blank/fail*/hang*/loading/spinning/playing up),
        (error/blank/white) (message /)(on/page/screen),
        (can t/cant/cannot/won t/wont) .. (load/open/complete/finish/submit/use) .. (site/website/page/link/form),
        (site/website/page/button/link/form) .. (does nothing/do nothing/nothing happens/greyed out/grey), nothing happens .. (click/press/tap),
        form .. (submit/send), (it/app/site) (crashed/froze)`,
    },
    leftBehind: {
      phrases: `
        (left/forgot/forgotten/leaving) (my/a/an/our/something/some) (* /)(jacket/coat/umbrella/charger/phone/hat/cap/glasses/sunglasses/book/keys/wallet/purse/hoodie/jumper/sweater/scarf/bottle/tablet/headphones/airpods/passport) !(in my/in the bag/in our),
        (left/forgot) (something/smth/sth) .. (there/yours/you/office/behind), (anyone/someone/you) (found/find) (my/a/an), handed in, lost property,
        lost and found`,
    },
    urgent: {
      phrases: `
        urgent*, emergency, emergencies,
        ${urgency} ... ${needed}, ${needed} ... ${urgency}, !(do i/do we/will i/will we/would i) (need/needs) ... (my/our) ${needed} .. (now/right now/right away/immediately/straight away),
        (need/needs) .. (now/right now/right away/immediately) .. (my/our) ${needed},
        (help me/help us/please help/pls help/help please/help pls/help help) ... (my/our) ${vital}`,
    },
    wrongEmail: {
      phrases: `
        (typed/put/entered/wrote/gave/used/spelled/spelt/made/written) .. (wrong/incorrect/mistake/typo/error) .. (email*/e mail/mail),
        (typed/put/entered/wrote/spelled/spelt/gave) .. (email*/e mail/mail) .. (wrong/incorrect*/badly), (email*/e mail/mail) (address /)(is /was /were /has /)(a /)(wrong/incorrect/misspel*/typo/mistake/mistyped),
        (wrong/incorrect/another/mistyped/misspel*) (email*/e mail/mail) !(from), (mistyped/misspel*/typo) .. (email*/e mail/mail), (correct/fix/update/change) (my/the/our) (email*/e mail/mail)`,
    },
    lostLink: {
      phrases: `
        (lost/lose/losing/deleted/delete/misplaced/can t find/cannot find/cant find/where is/wheres/where s/where are/where do i find/where can i find/where can i see/where to find/didn t get/didnt get/did not get/never got/never received/haven t received/havent received/havent got/haven t got/didn t receive/didnt receive/not received/not get/don t have/dont have/no longer have/resend/get no/got no/no/missing/don t see/dont see/can t see/cant see) (* /* * /)(confirmation*/qr*/booking email/booking mail/booking link/booking code/luggage pass/voucher/booking number/reservation number/booking reference/reservation code/booking details),
        lost (my /the /)(booking/reservation/code/link/reference),
        (no/any/get no/get any/got any/never got/didn t get/didnt get/did not get/not got/received no/didn t receive/didnt receive/haven t received/havent received) (* /)(email/e mail/mail) .. (paid/pay*/book*/from you/confirm*/reserv*/yet),
        (paid/booked/reserved/paying/payment/booking) .. (no/nothing/any/didn t/didnt/haven t/havent/never/not/without) .. (email/mail/e mail/confirmation/code/qr*/nothing),
        paid .. (nothing/no email/no confirmation/havent/haven t/didnt/didn t/not received/no code/never),
        (resend/send) (* /)(* /)(confirmation/booking/link/qr*) .. again,
        (email/mail/confirmation) .. (not arrive*/never arrived/never came/didn t arrive/didnt arrive/didn t come/didnt come/hasn t arrived/hasnt arrived),
        (in/check*) (my/the) spam, (no/any/get/got/the) (email /booking /)confirmation (* /)yet, resend .. (confirmation/booking/email/link),
        (my/the) (qr*/booking code) !(needed/necessary), did my booking (go through/work), where .. my (booking/reservation) !(start),
        (deleted/erased/binned) .. (email*/mail*/code/message/confirmation/link),
        (phone/mobile/screen/battery/cell) .. (dead/died/dies/broke*/smashed/cracked/stolen/nicked/lost/empty/flat/gone/won t turn on/wont turn on) .. (qr*/code/confirmation/booking/link/reference),
        (qr*/code/confirmation/booking/link/reference) .. (phone/mobile/screen/battery/cell) .. (dead/died/dies/broke*/smashed/cracked/stolen/nicked/lost/empty/flat/gone/won t turn on/wont turn on),
        (lost/smashed/broke/stole/dropped) .. (phone/mobile/screen/battery/cell) .. (qr*/code/confirmation/booking/link/reference),
        (can t/cant/cannot/don t/dont/couldnt/couldn t) (find/see/open) (the/my/your/that) (link/code/email/mail/reference/qr*),
        link (you/u) (sent/send/emailed),
        (whats/what s/what is/wheres/where s/where is/where do i find/forgot/forgotten/don t know/dont know/lost) (my/the) (* /)(reference/reference number/booking number/reservation number/booking id/booking code/reservation code/confirmation number),
        (send me/send us/send it/resend/send) (the /my /)(email/mail/e mail/confirmation/link/qr*/code/it) (code /)(again/once more/one more time)`,
    },
    lostTag: {
      phrases: `
        (can t/cant/cannot/couldn t/couldnt/don t/dont) find .. (slip/tag/stub/token/paper you gave*/paper with/ticket you gave*/receipt you gave*),
        (lost/misplaced/binned) .. (paper/bit of paper/piece of paper) .. (number/you gave*),
        (threw/thrown/throw) (away /out /)(* /* * /)(slip/tag/stub/token/paper with/luggage ticket),
        lost (my /our /the )(luggage /bag /claim )ticket,
        !(bus) (lost/losing/lose/misplaced/mislaid/binned/dropped) .. (tag/slip/stub/token/claim ticket/ticket you gave*/ticket for my/luggage ticket/bag ticket/receipt/number),
        (ticket/tag/slip/receipt) .. (wet/torn/ripped/faded/gone), without (my /the /a )(receipt/tag/ticket/slip)`,
    },
    comingIn: {
      phrases: `
        (can/could/may/is/are/if/do) (* /)(* /)(* /)(dog/dogs/puppy/pet/pets/kid/kids/child/children/baby/toddler*/stroller/pram/buggy) .. (come in/come inside/come with/inside with/in with/enter/allowed in/allowed inside/welcome),
        (come in/come inside/go in/go inside/enter/step in/walk in/come by) .. with .. (dog/dogs/puppy/pet/pets/kid/kids/child/children/baby/toddler*/stroller/pram/buggy),
        (dog/dogs/puppy/pet/baby/stroller) with (me/us) .. (come in/come inside/enter/inside), (dog/pet) friendly,
        (somewhere/anywhere/place/seat/seats/chairs/bench/benches/where can i/where can we/can i/can we/could we/could i) .. (sit/sit down/have a seat) !(in the park/outside),
        (seats/chairs/bench/benches) (* /)(in/at/inside) .. (office/place/yours/there), waiting (room/area),
        (change/changing/feed/feeding/nurse/breastfeed) (* /)(* /)(baby/babys/nappy/nappies/diaper*/toddler*/little one), changing table*, baby chang*, breastfeed*,
        (bring/take) (my/our/a/the) (* /)(dog/pet/cat/stroller/pram) (in/inside/into), (dog/pet) .. (in the office/in the shop/in your office)`,
    },
    minors: {
      phrases: `
        minor, minors, (minimum/min) age, age (limit/restriction*/requirement*), how old (do/must/should/have), under (18/16/age), underage*,
        1# (year/years/yr/yrs) (old/olds), (1#yo/1#yrs), (i m/im/i am/we re/we are/is/are/he s/she s/aged) (only /just /both /)(12/13/14/15/16/17) !(people/ppl/of/bag*/suitcase*/min*/items/persons/students/min/hours/pax/adults/kids/friends),
        my (son/daughter/kid/child/nephew/niece/teenager*/teen/boy/girl/grandson/brother/sister) (is /aged /)(#) !(bag*/suitcase*/hour*/hrs/days),
        (son/daughter/kid/child/children/kids/teenager*/teen/teens) .. (alone/by himself/by herself/by themselves/on his own/on her own/on their own/unaccompanied/without (us/me/an adult/parents/a parent))`,
    },
    privacy: {
      phrases: `
        privacy, gdpr, data (protection/privacy), (my/our/personal/customer*/private/the) (personal /private /)data !(roaming/sim), personal (details/information/info),
        (delete/erase/remove/keep/store/save/take/make/scan/need) .. (photo/photos/picture*/copy/copies/scan/scans/photocop*) .. (passport*/id/ids/document*/licence*/license*),
        (delete/erase/share/sell/keep/store/save) .. (my/our/personal/customer*) (* /)(info/information/photo*/picture*/name/phone number/email*/details),
        (copy/photocopy/scan) (my/our/the/your) (passport*/id/ids/document*)`,
    },
    inspection: {
      phrases: `
        (do/will/would/can/could/may) (you/they/the staff/staff/somebody/someone) (* /)(open/search/inspect/scan/look in/look into/look inside/look through/go through) (* /)(* /)(bag/bags/luggage/baggage/suitcase*/backpack*/contents),
        (bag/bags/luggage/baggage/suitcase*/backpack*/items/things) (get /be /being /)(searched/inspected/x rayed/xrayed/screened/scanned),
        (are/do/will) (the /my /our /all /)(bag/bags/luggage/baggage/suitcase*) (be /get /)(opened/checked inside), check what (is/s) (in/inside), x ray*, xray*,
        (do/will) (you/they) (scan or/open or/check or/open and) (search/scan/open) (* /)(bag*/luggage/suitcase*), (somebody/someone/anyone) (open/opens) (my/our/the) (bag*/luggage/suitcase*) to`,
    },
    unclaimed: {
      phrases: `
        (not/never/don t/dont/do not) (come/coming) back .. what happens,
        never (come/comes/return*/collect*/pick*) .. (back/bag*/luggage/it/them/suitcase*/stuff/things), (nobody/no one/noone) (ever /)(collect*/claim*/comes for/fetch*), (nobody/no one/noone) (ever /)pick* .. (bag*/luggage/suitcase*/it up/them up), unclaimed, uncollected, abandon*,
        (throw/threw/thrown/chuck*/dispose*/get rid/sell/auction*/donate) .. (bag*/luggage/suitcase*/it/them/stuff/things/away/out), forget to (collect/pick/come),
        (don t/dont/do not/not/can t/cant) (come back/return/collect/pick) .. (month*/year*/ever/at all)`,
    },
    waiting: {
      phrases: `
        queue*, queuing, (stand*/wait*/stood/get) in (a /the /)line, line up, (long/a/the/any/skip the/skip) line !(of/to/number), wait* time*, how long .. wait !(for), how busy, (is it/are you/will it be/get/gets) (very /usually /really /so /always /)(busy/crowded),
        how (long/much time/many minutes) (does it/does the/will it/would it/do i/it) .. (drop*/check in/checkin/hand*/deposit*/store/pick*/collect*)`,
    },
    tours: {
      phrases: `
        (city/walking/guided/sightseeing/bike/food/private/bunker/communist) tour*, tours, (do/offer/organi*/run/have/book/sell/join) .. (tour/excursion*), tour (of/guide/guides), (guided/sightseeing) (visit*/trip*/walk*),
        (tour/tours/excursion*) .. (to/around) .. (blue eye/beach/castle/mountain*/lake/city), !(walking) (day) trip*, (hire/book/have/need) .. guide,
        (price/cost*/how much) .. (tour/tours/excursion*)`,
    },
    reopening: {
      phrases: `
        (can/could/may/if/do/let) (i/we/us/me) (* /)(open/access/get into/get in/go into/reach/get at/get to) (my/our/the) (bag/bags/suitcase*/luggage/backpack*/case/rucksack*/stuff/things/stored) !(if/when/after/before/at/on/by/from/tomorrow/late),
        access to (our/my) (bag*/luggage/suitcase*/backpack*/stuff/things) (in between/meanwhile/during/while/in the meantime/any time/anytime/whenever),
        (get/take/grab/fetch/pull/pick/need) (something/anything/sth/smth/one thing/a thing/some * /things/stuff/clothes/(a/my/the/our) */some */* */*) (back /)(out of/from/out from/outta) (my/our/the/one of) (* /)(bag/bags/suitcase*/luggage/backpack*/case/rucksack*) !(early/earlier),
        (get/take/grab/fetch) (something/sth/smth/things/stuff) (out/from), forgot .. (in/inside) (my/our/the) (* /)(bag/bags/suitcase*/luggage/backpack*/case/rucksack*), (put/leave/give/hand/bring) (it/them) back (in/again/to you/after),
        (come/pop/pass/stop) (back /)(by /in /over /)(in between /)(to/and) (get/grab/take/fetch/change) .. (something/sth/clothes/jacket*/from my/from our/out of), (open/use/need/access) (it/them/my bag/my suitcase/my luggage) (in between/meanwhile/in the meantime/during the day/during storage/midday)`,
    },
    sim: {
      phrases: `
        sim card*, simcard*, esim*, e sim, (buy/get/sell) .. sim, (tourist/local/data) sim`,
    },
    beside: {
      phrases: `
        (left/forgot/forgotten/lost/dropped) (my/our/a/an/the/some/something) .. !(you/yours/office/desk/m/am/are/re/im/is/now/and/already) (on/in/at) (the /a /an /our /my /)(airport /night /)${elsewhere} !(station/stop/stand/terminal/can you pick/can you collect/can you fetch/can you get/could you pick/could you collect/could you fetch),
        (jacket/coat/umbrella/charger/phone/glasses/wallet/scarf/hat/laptop/passport) (is /are /)(still /)(on/in) (the/a) (airport /)(bus/taxi/cab/train/plane),
        (was/were/got) left (behind /)(on/in) (the /a /our /)(airport /)${elsewhere} !(station/stop/terminal),
        (when/what time/what hours/how late/until when) .. (banks/supermarket*/pharmac*/shops/post office/mall/malls) !(near*/and),
        (when/what time/what hours) .. bank !(holiday*/near*),
        (sushi/ramen/chinese/indian/thai/mexican/japanese/korean/italian/greek/turkish/seafood/steak/michelin) (place*/restaurant*/food/cuisine/spot*),
        sushi, steakhouse, tickets (for/to) .. (concert*/opera/match/football/game/festival/theatre/theater/stadium/cinema),
        (receive/accept/sign for/take in/get) (* /)(* /)(parcel*/mail/post/letter*/amazon), (parcel*/package*/letter*) .. (sent to you/delivered to you/posted to you/shipped to you/in my name/under my name), (have/get) .. (parcel*/package*/letter*) (sent/delivered/shipped), (look after/watch/mind/babysit/keep) (* /)(kid/kids/child/children/baby/toddler*) !(stroller/seat/bag*/bike), babysit*, childcare`,
      words: `
        homework, weather, forecast*, rain, raining, rains, sim card*, simcard*, esim*, e sim, !(email) sim, (need/get) a visa for, visa requirement*, joke,
        president, football !(team/club/shirt/boots), time is it, your name, who (made/built) you, translate,
        (rent/hire/rental) .. (car/cars/bike*/bicycle*/scooter*/moto*), jobs, hiring, vacancy, vacancies, job offer*, work for you, who won,
        (do/can) (you/u) sell (phones/clothes/shoes/cars), make me a, tell me (something/a story/a secret), (safe/ok/okay/good) to drink, tap water,
        watch the (match/game/football),
        (where/which/nearest/closest/is there/need/contact/find/know) .. (embass*/consulate*),
        (embass*/consulate*) .. (open/phone/number/hours/address),
        (when/what time/where) (is/s/does/do/are) (the /a /an /)(* /)(* /)(concert*/gig/opera/match/festival/cinema/theatre/movie),
        (concert/match/opera/gig/festival) (start*/begin*/ticket*/kick*), hairdress*, barber*, haircut*, nail salon, tattoo*, massage*, beauty salon,
        gym !(bag*/stuff/clothes/kit/gear),
        (where/nearest/closest/need/is there/any/find/know/see/good) .. (doctor*/hospital/dentist*/clinic/vet) !(and/appointment), laundr*, launderette,
        dry clean*, (wash/clean/iron) .. (clothes/shirts/trousers/laundry/jeans),
        !(to) (how much/cost/price/when/where/which/need/get) .. visa !(card*/debit/credit/or/and/accept*),
        (which/what/best/nicest/nearest/closest/good/how far) .. beach*,
        how (hot/cold/warm) .. (today/tomorrow/tonight/outside/weekend/tirana/albania/get), (rent/hire/rental) .. (moped*/boat*/vespa*),
        (fix/repair) .. (phone*/screen/shoe*/watch)`,
    },
    cancelling: {
      phrases: `
        (unused/remaining) (full /)day*, (earl*/sooner) ... difference, (get/give/pay/have/receive/return) .. difference (back/returned/refunded),
        (paid/booked) .. # .. (picked/pick/collected/collect/left) .. # .. (back/refund*),
        (earl*/sooner) ... (get/give/pay/receive) .. (part/some/rest) .. back !(to),
        (didn t/didnt/couldn t/couldnt/never) (come/show/make it/turn up) .. (refund/money/yesterday),
        (delay*/late) ... (cancel my/cancel our/cancel the/cancel it)`,
      words: `
        (won t/wont/don t/dont/didn t/didnt/not/can t/cant) (turn up/show up/make it/show), cancel*, refund*, reimburs*, money back, (get/have) (my/our) money,
        (can t/cant/cannot/won t/wont/can not/will not) make it !(back/before/in/by/until/till/on),
        not (coming/come) (anymore/any more/after all/tomorrow/today/any longer), no longer (coming/come),
        (don t/dont/won t/wont) need .. (anymore/any more/any longer/after all), (won t/wont/don t/dont) need (it/the/my/our) (storage/booking/reservation),
        (won t/wont) be coming, (scrap/drop/undo/withdraw/void/delete/abort) .. (booking*/reservation*/order),
        (changed/changing/change) (my/our) (mind/minds/plans), (plans/trip) .. (changed/off), (no longer/not) (need/needed/going/travelling),
        (get/have/want/give) .. money (back/returned), (call/called/calling) .. off, no show*, (don t/dont) (show/turn) up, back out,
        (dont/don t/wont/won t) need (you/this/storage/it any/it now), (i/we) (don t/dont/do not/never/didn t/didnt) (show/appear/turn up),
        (i/we) (not/no) come, (give/get/have/take) back .. money, (don t/dont/not/didn t/didnt/never) use .. (booking/reservation/storage),
        (can t/cant/cannot/can not) come !(before/until/till/at/to/on/by/earlier/later/in/back)`,
    },
    assistant: {
      words: `
        (a/an) (machine/ai/computer), (bot/robot/chatbot), (are/r) (you/u) (real/human/a human/a person/a real person), chatgpt,
        (am i/is this) .. (human/person/automatic), automated, (are/r) (you/u) (ai/automated), artificial, (not/aren t) .. real, (who/what) are you,
        (am i) (chatting/talking/speaking)`,
    },
    languages: {
      phrases: `
        (speak*/talk*/understand*) .. (english/german/french/italian/spanish/danish/albanian/greek/language*/chinese/polish/dutch/turkish),
        (which/what) languages, (english/german/french/italian/spanish/danish) (speaking/spoken)`,
    },
    toilets: {
      words: `
        toilet*, loo, wc, restroom*, bathroom*, washroom*, shower*, ladies room, (get/change) changed, change (my/our) clothes, freshen up, changing room*,
        rest room*, wash my, brush my teeth`,
    },
    charging: {
      phrases: 'charge (my/our/a/the) (phone*/mobile*/cell/laptop/fone/battery)',
      words: `
        charg* .. (phone*/mobile*/laptop/battery/batteries/device*/cell*/iphone/ipad/camera), (phone/mobile/laptop/battery) charg*, charger*, socket*, outlet*,
        plug*, wifi*, wi fi, wireless, (charge/charging) (it/my), electricity, wlan, (place/somewhere/area/room/space/anywhere) .. (sit/wait/rest/relax/chill),
        waiting (area/room), lounge, (sit/wait/rest/hang out) .. (inside/at your (place/office)/there), refill, recharg*,
        wait .. (at yours/with you/in your office), where can (i/we) (sit/rest/relax/chill), internet, fill (my/up), drinking water`,
    },
    papers: {
      phrases: `
        (what/which) (documents/docs/papers/id) .. (need/bring/show), id needed, passport needed`,
      words: `
        passport*, identification, identity, (driving/driver*/drivers) licen*, (need/show/bring/which) .. document*, ids,
        (what/anything) .. (need/have/should/must) (i /to )(to /)(bring/show/have/take with), what to bring, to bring with, bring anything,
        (print/printed/printout), show .. (on my phone/at the desk), id !(like/love/prefer/want/rather/be/have/also/appreciate/need/say/d), must show,
        what (do/should/must) (i/we) (bring/show)`,
    },
    collecting: {
      phrases: `
        (can/could/may/will/if) (someone/somebody/anyone/anybody) else .. ${takes},
        (can/could/may/will/if) (my/a/our/the) (* /)${people} .. (collect*/pick*/fetch*/grab*/(get/take) (my/our/the) (* /)(bag*/luggage/suitcase*/case/cases/stuff/things/backpack*/rucksack*)), ${people} (s /has /got /have /s got /has got )(got /a /)(my /the /our /photo of /screenshot of /copy of /)(my /the /our /)(qr/qr code/code/pass) !(code/is/doesn), (send/forward/give/share) (* /)(* /)(qr code/code/pass/qr) (* /)(to/with) (my/a/our) (* /)${people},
        (can/could/may/will) (my/a/our/the) (* /)${people} (come/drop by/swing by/pass by) (for/and/to/by/instead),
        ${people} (will /is going to /can /would )(come/show up/be there) .. (with/using/showing) (my/the/a) (* /)(qr/code/pass)`,
      words: `
        ${people} else .. ${takes}, (can/could/may/if/will/let) (my/a/our/the) (* /)${people} .. ${takes},
        (can/could/may/if/will/let) (my/a/our/the) ${people} .. ${takes}, (can/could/may/if) ${people} .. ${takes} .. (for/instead/behalf),
        ${takes} .. (for me/for us/instead of me/on my behalf), on (my/our/his/her/someone) .. behalf, (different/other/another) person .. ${takes},
        ${takes} .. (by someone/by a friend/by another/by somebody), in my place, instead of me, in my name,
        ${people} (will /to /is going to /is gonna /s gonna /gonna /can /could /should /might )(collect*/pick*/fetch*/grab*), (bag/bags/suitcase/luggage/it) .. for my ${people},
        my ${people} .. (collect*/pick* up/fetch*/come take/can take/come to take),
        (collect/pick/fetch) .. for (a/another) (friend/mate/person/colleague/guest), (give/hand) .. (bag*/it/luggage/suitcase*) .. to my,
        my ${people} (is /s )(coming/picking/collecting), (roommate/flatmate/mate/buddy/boss/nephew/niece/grandson) .. (collect*/pick*/fetch*)`,
    },
    access: {
      words: `
        wheelchair*, disab*, handicap*, stairs, staircase, steps, step free, elevator*, is there a lift, ramp, accessib*, mobility, walking stick, crutches,
        (trouble/difficult*/hard/problem*/can t/cannot) (walking/to walk/walk), walk* .. (badly/difficult*/slowly), walker, blind, deaf, guide dog,
        wheel chair*`,
    },
    parking: {
      phrases: `
        (car/van/motorhome/campervan) (in front/outside/out front/to the door/up to the door/right outside),
        !(bus/tram) (stop/pull up/pull over/drive up) .. (car/van/campervan/motorhome) !(hire/rental/seat/keys),
        (car/van) .. (pull up/pull over/drive up/unload), (by car/with a car/with our car/with the car) .. (stop/halt/pull over) !(hire/rental),
        (pull up/pull over/drive up) .. (door/front/outside/entrance), (stop/halt) .. (front/outside/door) .. (unload/drop off/minute*/min/mins),
        (parking/car park/park up/carpark*) !(fine), (can/where/could) (i/we) park, park .. (outside/nearby/near you/out front/my car/our car/close by),
        (park/parked/leave) (the/our/my) (car/van/motorhome/campervan) !(key/keys/seat/seats), to park !(my/our/the/a/it)`,
    },
    currencies: {
      words: `
        dollar*, usd, pound, pounds, gbp, sterling, swiss franc*, francs, chf, krone*, yen, zloty*, foreign (currenc*/money/cash), (other/which/what) currenc*,
        exchange (money/rate*/office*), change (money/euro*), lira*`,
    },
    fromStation: {
      phrases: `
        (how far/far from/far is/how long/distance/walk/walking/walkable/on foot/minutes from/close to) .. (bus/coach/train) (station/terminal/terminus),
        (bus/coach/train) (station/terminal/terminus) .. (how far/far/walk/walkable/walking/on foot/how long/distance),
        (get/come/coming) (* /)(* /)from the (bus/coach/train) (station/terminal/terminus)`,
    },
    lodging: {
      phrases: `
        (cheap/good/nice/decent/any/affordable) .. (b b/bnb/guesthouse/guest house/hostel)`,
      words: `
        (rent*/recommend*/offer*/book/any/good/cheap/find/have/need/provide) .. (apartment*/hotel*/hostel*/flat/flats/guesthouse*/rooms/room to/a room for),
        (rent*/recommend*/book/good/have/offer*/your) .. airbnb*, accom*odation*, (place/somewhere/where) .. (stay/sleep), spend the night, sleep,
        sleeping !(bag*/mat*), crash at, (bed/room) for the night, (can/could) (i/we) .. stay .. night`,
      hints: 'hotel*, apartment*, hostel*, airbnb*',
    },
    eating: {
      phrases: `
        (anywhere/somewhere/where/decent/good) .. (pint/food/grub/bite/burger/pizza) .. (near/round/around/close/there/here),
        (anywhere/somewhere/where) .. (grab/get/buy/find) .. (food/sandwich*/bite/burger/ice cream/kebab/lunch/drink),
        (food/burger*/pizza/restaurant*) .. (nearby/near you/around here/close by)`,
      words: `
        restaurant*, eat, eating, cafe*, coffee*, a drink, hungry, bakery, byrek, beer, bars,
        !(close for/closed for/shut for/close at/closed at/close over/open during/open at/open over) lunch !(break/time/hour*/closing), dinner, breakfast,
        brunch, snack*, drinks, grab a bite, pizza, pub, pubs, burek, burger*, kebab*, sandwich*, ice cream, street food`,
    },
    errands: {
      phrases: `
        (where can/nearest/closest/is there/where is/where s/any/find) .. (atm/cash machine/cashpoint/cash point/bank/pharmac*/chemist*/supermarket*/post office),
        pharmac*, atm, supermarket*`,
    },
    cities: {
      words: `
        (bus/buses/coach*/minibus*/furgon*/train*/ticket*) .. !(from) ${cities}, (to/for/reach/towards) ${cities}, ${cities} .. (bus/buses/ticket*),
        (bus/coach) ticket*, ticket* .. (bus/buses/coach), other cities, intercity, (office/branch/location)* .. in ${cities},
        (buses/bus/coach*) .. (leave for/depart*/go to), how far is ${cities}`,
      hints: `
        !(from) ${cities}, bus tickets`,
    },
    rides: {
      phrases: `
        (rent/hire/renting/hiring) (a/an/the) (car/cars/van), car rental*, car hire,
        (bus/buses) .. (dajti/cable car/lake/blue eye)`,
      words: `
        taxi*, cab, cabs, uber, bolt, shuttle*, !(bank/wire/money/card) transfer*, airport bus*, (bus/buses/coach) .. airport*, airport* .. (bus/buses),
        (to/from/for/reach) (the/tirana/) airport*, (to/from/for) airport*, to the (plane/flight), rinas, last bus, first bus, bus (schedule/timetable/times),
        how far .. airport*, airport* .. far, pick us up, train (to/from/station/connection*), (connection*/transport) (to/from), metro, tram,
        (is there/are there) (a /any )(train/trains), (catch/take) (a/the) train, (go/arrive/travel) .. airport*, (to/from) tia, trips (to/in/out)`,
      hints: 'airport*, flight, fly, plane, bus, buses, driver',
    },
    cooling: {
      phrases: `
        fridge*, refrigerat*, freezer*, (keep/kept/keeping/stays/stay/stored) (* /)(* /)(* /)(cool/cold/chilled/frozen)`,
    },
    valuables: {
      phrases: `
        (laptop*/macbook*/computer*/ipad*/tablet/camera*/jewel*/valuable*/electronic*/money/cash/passport/medicine*/medication/expensive*/drone) .. (in/inside) (my/the/our/a) (bag*/suitcase*/backpack*/luggage/case/rucksack*),
        (leave/store/keep/put/got/have) (* /)(* /)(laptop*/macbook*/computer*/valuable*/jewel*/camera/electronic*/expensive (gear/equipment/things/stuff)) !(bag),
        (laptop/macbook/computer/camera) .. (safe/ok/secure/risk*/with you), valuable*, jewel*,
        (safe/ok/okay) .. (leave/store/put) .. (passport/money/cash/laptop/camera/valuables/medicine)`,
    },
    fragile: {
      phrases: `
        fragile, (glass/vase/ceramic*/porcelain/breakable*) .. (careful*/inside/in my/in it/ok/safe/break), (careful*/with care) .. (glass/it/this/bag*)`,
    },
    delivery: {
      phrases: `
        (bag*/luggage/suitcase*/stuff) (be /get /)(taken/brought/delivered/sent/dropped) .. (hotel/airbnb/hostel/apartment/airport/station),
        (come*/pick*/collect*/fetch*/grab) .. (bag*/luggage/suitcase*/case/cases/stuff/them/it/everything) .. (from/at) (our/my/the) (hotel/airbnb/air bnb/apartment/flat/hostel/place/guesthouse/house/accommodation) !(to you/to yours),
        (pick up/pickup/collection) (from/at) (our/my/the) (hotel/airbnb/apartment/flat/hostel),
        (do/offer/have) .. (pick up/pickup/pick ups/pickups/collection) .. (hotel*/airbnb/apartment),
        (bring/drive/send/deliver/take/transport/ship) .. (bag*/luggage/suitcase*/case/cases/it/them) .. (to/at/in) (the /our /my /)(airport/hotel/airbnb/apartment/home/flat/hostel),
        (bring/deliver/send) .. (bag*/luggage/suitcase*/it/them) (to/back to) (me/us), deliver*, courier, (ship/shipping) .. (bag*/luggage/suitcase*/it/home)`,
      words: `
        (bring/take/drop/deliver/carry/drive) .. (bag*/luggage/suitcase*/it/them/stuff) .. (to/at/in/off at) (the /our /my /)(bus /train /)(station/terminal/hotel/airbnb/hostel/apartment/airport) !(first/before/and come), shipping, ship`,
    },
    invoice: {
      phrases: `
        invoice*, (receipt/bill) .. (work/expense*/company/boss/employer/job/business/tax/accountant/vat), (company/employer/boss) .. (receipt/bill/invoice),
        (get/have/need/give/issue/want) (me /us /)(a/an) (proper /official /fiscal /tax /paper /)(receipt/bill) !(to collect),
        receipt for (my/the) (company/tax*/work), vat (number/receipt/invoice)`,
    },
    deposit: {
      phrases: `
        (a/any/leave a/pay a/security/refundable/the/is/no/need) deposit, deposit (required/needed/back/to), (leave/pay) .. deposit`,
    },
    discount: {
      phrases: `
        discount*, promo*, coupon*, (cheaper/reduc*/better price/deal) .. (group*/# of us/# people/# bags/of us/many/lots/kids/children),
        (group*/# of us/we re #/we are #) .. (discount/cheaper/reduc*/deal), special (offer*/price*), (money/percent) off`,
    },
    days: {
      phrases: `
        (one/1/a/single) day or (two/2), (one/1/two/2) or (two/2/one/1/three/3) days, (count*/treat*/calculate*/reckon*) .. (# day*/one day/two days/days/day),
        how .. days .. (count*/calculat*), (is/would/will) (that/it/this) (count*/be/then/already/still/also/just/only) (as /a /)(one/two/1/2/3/three) day*,
        (is/are/s) (that/it/this/those) (two/2/three/3/one/1) days, (so/that s/thats) (two/2) days,
        how many days (is/are/will/would/do) (that/it/this/i/we) (be/pay/get charged/charged), calendar day*, (24 hours/24h/24 h) or .. day,
        (first/last/pick up/pickup/drop off) day .. (count*/charge*/paid/pay/free), (a/one/the/each) day (mean*/count*/start*/end*/begin*/run*),
        (evening/night/tonight) (to/until/till) .. morning .. (day/days/price/pay), (pay*/charged/charge) .. (another/extra/one more/additional) day`,
    },
    refused: {
      phrases: `
        pepper spray*, rifle*, shotgun*, pistol*, firecracker*, flare, flares, lighter fluid, camping gas, propane, butane, fuel, grenade*, bomb*, ammunition,
        (dog/dogs/cat/cats/pet/pets/animal/animals/puppy/hamster/parrot) !(food/bed/friendly),
        (gun/guns/weapon*/firearm*/ammo/ammunition/explosive*/firework*/drugs/weed/cannabis/marijuana/petrol/gasoline/gas (bottle*/canister*/cartridge*)),
        (what/which/anything) .. (not allowed/forbidden/prohibited/can t i/cant i/banned/not accept/don t take/dont take/don t accept/dont accept/refuse),
        (raw /fresh /frozen )(meat/fish), perishable*,
        (food/cheese/meat/fish/wine/raki/olive oil/honey/alcohol/liquids) .. (bag*/case/suitcase/backpack/luggage/ok/allowed/store/leave),
        (leave/store/keep) .. (food/cheese/meat/fish),
        knife, knives, penknife, swiss army, scissors, machete*, sword*, dagger*, (bottle*/booze/beer/whisk*/vodka/liquor) .. (bag*/case/suitcase/backpack/luggage/ok/okay/allowed/problem), (bag*/case/suitcase/backpack/luggage) .. (bottle/bottles/alcohol/booze/wine/raki/beer/liquor)`,
    },
    hourly: {
      phrases: `
        !(do/see/visit/kids/children/fun/dog/cat) (for/only/just) (* /)(#/an/one/two/three/a couple of/couple of/few/a few/half an) (hour/hours/hrs/hr/h) !(to/before/early/late/away/from/walk/and what),
        hourly, !(do/see/visit/kids/children/fun/dog/cat) (per/by the) hour,
        only .. (# hours/# hrs/two hours/an hour/couple of hours/couple hours/few hours/three hours)`,
    },
    price: {
      phrases: `
        (one/1/a/single) day or (two/2), (one/1/two/2) or (two/2/one/1/three/3) days, (two/2) days or (one/1),
        (count*/treat*/calculate*/reckon*) .. (# day*/one day/two days/days), how .. days .. (count*/calculat*),
        (is/would/will) (that/it/this) (count*/be/then/already/still/also/just/only) (as /a /)(one/two/1/2/3/three) day*,
        (is/are/s) (that/it/this/those) (two/2/three/3/one/1) days, (so/that s/thats) (two/2) days,
        how many days (is/are/will/would/do) (that/it/this/i/we) (be/pay/get charged/charged),
        (leave/leaving/pay/security/refundable/put down/take/want) (a/any) deposit, (a/any) deposit (to/for the key/back), is there a deposit,
        (only/just) .. (# hours/# hrs/# h/two hours/an hour/one hour/couple of hours/couple hours/few hours/three hours) .. (pay*/charge*/full/whole),
        (pay*/charge*) .. for .. (stroller/pram/pushchair/buggy/handbag/purse/helmet/umbrella/jacket/small bag),
        (stroller/pram/pushchair/buggy/handbag) .. (charge*/pay/free/extra), (discount/cheaper/reduc*/better price) .. (group*/# of us/# people/# bags/of us),
        (group*/# of us/we re #/we are #) .. (discount/cheaper/reduc*/deal),
        (is/does/will/would/be) .. (charged/count*/billed/treated) as (a/one/two/1/2/#) day*,
        (pick up/pickup/collection/drop off/dropoff/first/last) day .. (count*/charge*/paid/pay/free),
        (only/just) .. (# hours/# hrs/two hours/an hour/couple of hours) .. (# euro*/same/still),
        (how much is it/how much to/how much for/cost*/price) .. (to /)(store/keep/leave/storing/leaving/keeping) .. (bag*/suitcase*/case/luggage/it/backpack*),
        (pay/charge*/cost) .. (2/two/3/three) days !(by/with/in), (2/two) days .. (pay/charged),
        (no matter/regardless/whatever/irrespective/depend*) .. (size/big/small/large/heavy/bag/weigh*), three euro*,
        (thats/s/is/be/makes/is it/is that/the/only/just) # euro* !(note*/bill*), # euro* .. (right/correct),
        (a/one/the/each/first) day (mean*/count*/start*/end*/begin*/run*), (count*/reckon*) .. (a/one) day`,
      words: `
        price*, pricing, cost*, how much !(time/space/room/weight/luggage/stuff), how many (euro*/lek*), cheap*,
        expensive !(gear/equipment/camera/things/stuff/items/laptop/bag/watch), rate, rates, fee, fees, tariff*, discount*, reduc*,
        charge .. (per/by/for/each/extra/more/an), (what/how) .. charge, (do/will) (you/u) charge, charges,
        !(kg/kilo/kilos/weight/kgs) (per/by the) (bag/item/day/hour/piece/person/suitcase/luggage/week/month/case), (is/are) (it/this/they/that) free, for free,
        (pay/paying) (extra/more/less), surcharge*, quote, penalt*, offers, any offer, deal, deals, promo*, coupon*, the damage, (pay/charged) (per/by the) *,
        (pay/charged) .. more, (more/less) (money/expensive), how mutch, budget, !(on/in/at/to/of) each bag, for each, calendar day*, total* !(weight), all in,
        all inclusive, (pay/charged/paying) .. (another/extra/second/next/full/half/whole) (day/night), owe, count* as, free .. (hour/minutes),
        (what/whats/what s) .. (bill/sum), # (euro/euros/eur) (per/a/each/is/for), (vat/tax/taxes) .. (already/included/extra/on top), (incl*/plus) .. vat,
        half (a /)day .. (pay/price), afford, minimum charge, howmuch, (each/every) (day/bag/item) .. (pay/euro*), hourly,
        (does it/do they/do you) (pay/charge), (come/comes/came) to !(you*/u/ur/the/my/our/pick/collect/get/albania/tirana/drop/store/leave/fetch), extras,
        any extra*, (what/how much) (would/will) (that/it/this) .. (be/make), roughly, commission*, altogether, long term,
        (what/how much) .. (ask for/want for/take for), (pay/paying) for the .. day, (pay/paying/charged/pays) .. (twice/double), (get/getting/i/we) charged,
        charged (for/extra/if/again/even/per/by), set (me/us) back, many money, extra charge*, additional charge*, (daily/weekly/monthly) rate*,
        (need/have/got) to pay (for/even/also/if), round* (up/down), (anything/money/percent) off, what (will/would/do/should/must) (i/we) pay,
        x # (day*/euro*), bill (by/per), (for/by) (hour/day) or, is free (for/if), what is # (day*/bag*),
        are .. (bag*/rucksack*/items/backpack*/kids/children) .. free, pay .. even if`,
    },
    otherWays: {
      phrases: `
        paypal*, venmo, klarna, bizum, mobilepay, mobile pay, vipps, satispay, postepay, swish, alipay, wechat pay, western union, bitcoin*, btc, usdt, ethereum, *crypto*, *krypto*, *cripto*, cheque*, traveller s check*, (pay/paying/accept/take) .. (check/checks), (bank/wire/money) transfer*, (pay/paying) .. transfer*, iban`,
    },
    cards: {
      words: `
        (credit/debit/bank) card*, visa, mastercard, amex, american express, apple pay, applepay, google pay, gpay,
        (pay*/take*/accept*/by/with/use) .. card*, cards, contactless`,
    },
    cash: {
      words: 'cash !(machine/point), (pay*/take*/accept*) .. (euro*/eur/lek/leke)',
    },
    paying: {
      phrases: '(with/by/via/use/take/accept) wise, revolut !(card*)',
      words: `
        pay, paying, prepay*, (a/any/leave a) deposit, invoice*, vat, receipt for (my/the) (company/tax*/work), (charge*/debit*/take*) .. (card/credit card),
        card .. (charged/debited/declined), settle up, upfront, up front, split (the/bill), instal*ment*, half now, card (machine/terminal/reader), pos,
        (big/large/small) (notes/bills/note), albanian (money/cash/currency/notes), local (currency/money/cash), (boss/company/employer) .. (bill/invoice),
        the bill, money .. (now/later/first/after), on arrival, (take/charge/get) (the/my/our) money,
        charged (straight/immediately/now/before/when/online/right), a bill, contactless`,
    },
    extending: {
      phrases: `
        extend* !(hour*), extension, prolong*, (leave/keep/stay/store/hold) .. longer,
        (one/another/extra/a/1/2/two/three/#) (more /extra /further /additional )(day*/night*/week*) !(cost/price), !(to/on) another (day/night/week) !(cost/come),
        (tack/add/stick) (on /)(a/an/another/one/two/#) .. day*, (keep/leave) .. (one/another/# /two/a few) (more/extra) day*,
        (pick*/collect*/come) .. (a day/one day/# days/two days) (later/late),
        (not /)(back/coming back) (until/till) (tomorrow/monday/tuesday/wednesday/thursday/friday/saturday/sunday) .. (bag*/luggage/ok),
        longer than .. (booked/planned/reserved/expected/paid)`,
    },
    changing: {
      phrases: `
        (booked/reserved/paid for/booking (is /was /)for/reservation (is /was /)for) .. (#/a/one/two/three/four/five) .. (but/now/actually) .. (have/has/got/are/need/bring*/carry*/with) (actually /now /)(#/one/two/three/four/five/six) !(day*/hour*),
        (booked/reserved) .. (#/a/one/two/three/four) .. there (are/is) (now /)(#/two/three/four/five/six) !(day*/hour*),
        (phone*/number/mobile) (is /was /s )(wrong/incorrect),
        (booked/reserved/paid for) .. # .. (but/now) .. #,
        (booked/reserved/put/chose/picked/selected/entered) .. (but /and )(i /we )(meant/mean/wanted/should be/need), (name/surname/phone*/number/date/day) .. (misspel*/mistyped/typo/spelled wrong/spelt wrong), (misspel*/mistyped/correct/typo in) (my/our/the) (* /)(name/surname/phone*/number)`,
      words: `
        (change/modify/edit/move/amend/update/correct/fix/alter/postpone) .. (booking*/reservation*/date*/time/times/name/email/pickup/pick up/day),
        (add/remove) .. (bag*/suitcase*/item*/booking/reservation/luggage), (wrong/incorrect) (date*/day/time/name/email/number),
        mistake .. (booking/reservation), (booking/reservation) .. (wrong/mistake), reschedul*, extend*, extension, prolong*, (stay/leave/keep/store) .. longer,
        longer than .. (booked/planned/reserved/expected), (one/another/extra/a/1/2/two) (more/extra/further) (day*/night*/hour*/week*),
        another (day/night/week/hour),
        (one/1/two/another/an extra/an additional/a further) (more/extra/additional) (bag*/suitcase*/case/item*) .. (book*/reserv*),
        more (bags/suitcases/items) than, instead of # bags, earlier than (booked/planned),
        (move/shift/push/change/bring forward) .. (drop off/dropoff/pickup/pick up/collection/to the #*/to # */to (monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow)),
        (swap/switch/shift/bump/push/bring) .. (booking*/reservation*/date*/day/slot/drop off/pick up),
        (typed/entered/spelled/put/wrote/chose/picked/selected) .. wrong*, (made/make) a (mistake/typo), typo, fewer (bags/items), (one/a bag/item) less,
        (add/adding) .. (person/another/one more), to another (date/time), different (day/date), (change/move/edit) .. (my/the/our) (slot/arrival/pick*),
        different time, (change/move/switch/swap) .. (monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow),
        (booked/entered/reserved/selected/chose) .. but, from # .. to #, changes to, (date*/day/name) (is/was/s) .. wrong,
        (later/earlier/sooner) than (i/we/planned/booked/said/reserved/agreed/my/our/the/what), (# /)(hour/hours/bit) (later/earlier) than,
        (bag/bags/suitcase/suitcases/case/cases/backpack) (more/less/fewer) !(expensive/cost*),
        (more/less/fewer/extra) .. than (i/we) (booked/reserved/paid/said/planned/put),
        # (bag*/suitcase*/case*/item*/backpack*) (and /)(not/instead of/rather than) (#/two/three/four/one),
        (monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow) (and /)(not/instead of/rather than) (on /)(monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow),
        not (on /)(monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow) but, (wrong/incorrect) (phone/mobile/contact) (number*/)`,
    },
    full: {
      words: `
        (ever/you/often) .. fill up, fills up, filled up, (are/r/if/when) (you/u) .. (full/booked out), (you/u/you re) (are /)(full/fully booked),
        (run/ran/running) out of (space/room), fully booked, sold out, no (space/room) left, (get/be) full, too full, capacity, too many bags,
        (is/are) .. (full/fully booked) (on/for/today/tomorrow/tonight/this), (any/a) (slot/spot/space) (free/left/available)`,
    },
    walkIn: {
      phrases: `
        walk in !(and/take/steal/grab/circles), walkin, walkins, without (a /any /making a /)(booking/reserv*/appointment),
        (do/must/should) (i/we/you/u) (have to/need to/really need to) (book/reserve) !(for/on/the/a/my), (must/should) (i/we) (book/reserve) !(for/on/the/a/my),
        (have to/need to/must) (book/reserve) .. (before/first/ahead/advance/online/or), (booking/reservation) (necessary/required/needed/mandatory/obligatory),
        (is/are/do i need) (a /)(booking/reservation*) (necessary/required/needed/mandatory/obligatory),
        (just/simply) (come/show up/turn up/walk in/pop in/drop in/drop by), (can/may/could) (i/we) just (come/bring/drop/leave/pop),
        (turn/show/rock) up (without/and/unannounced), spontaneous*, (need/require) (a/an) (booking/reservation/appointment),
        (just/simply) (rock up/pop by/swing by/walk up/stop by/bring),
        (haven t/havent/not/never/hadn t) (booked/reserved) .. (can/drop/leave/still/come/ok/bring),
        (no/dont have a/don t have a/without) (booking/reservation) .. (can/drop/leave/still/ok),
        (have/got/is there/there/any/enough/still) (you /u /)(* /)(space/room) (left /free /)(right now/now/today),
        (have/got/is there/there/any/enough/still) (* /)(space/room) (left /)for (#/two/three/four/five/my/our/a/one/another) (* /)(bag*/suitcase*/case*/backpack*/luggage/items) !(on/next/in)`,
    },
    groups: {
      phrases: `
        # (ppl/people/persons/students/pax) .. # (bag*/suitcase*/case*/luggage), (we r/we are/we re/were) (1#/2#/3#/4#/5#),
        (we r/we are/we re/were/im with/i m with) (a group of /)(1#/2#/3#/4#/5#)`,
      words: `
        (1#/2#/3#/4#) (ppl/peeps/adults), group*, school*, (large/big) (party/family/number*), # (people/persons/students/pupils/pax/travellers/of us),
        (more than/over) (20/25/30/40/50) !(kg*/kilo*/euro*/min*/cm/lb*), choir, team, club, crew, orchestra, conference,
        (hen/stag/bachelor*/birthday) (party/do/weekend), # (girls/guys/friends/women/men/kids/children/adults/teenagers/backpackers/tourists)`,
    },
    watching: {
      phrases: `
        (who/anyone/anybody/someone/somebody) (* /)(watch*/guard*/look/looks/keep*/mind*/stay*/sleep*) .. (at night/overnight/the night/you close/closed/you are closed/closing), who .. when (you close/you re closed/you are closed), (at night/overnight/when you close/after you close/when closed/after closing) .. (who watches/who guards/who looks/guarded/watched/unattended/left alone)`,
      words: `
        lock*, camera*, cctv, insur*, (has/have/got/who/the/a) .. (key/keys), padlock*, surveil*, (closed/separate) (room/space/area), guard*, security,
        insurance`,
    },
    reviews: {
      phrases: `
        reviews, rating*, (is it/is this/are you/r u/you) (a /)(legit/scam/real/trustworthy/reliable/genuine), legit, scam*, trustworthy, trustpilot,
        tripadvisor`,
    },
    oddItems: {
      phrases: `
        (one/1/a single) (item/piece/thing/bag/luggage) or (two/2), ${countable} .. (one/1) or (two/2) !(day*), how .. ${countable} .. (count*/counted),
        count .. ${countable},
        (stroller*/pram*/pushchair*/buggy/bike*/bicycle*/car seat*/guitar*/surfboard*/skis) .. (count*/counted/treated) (as/like/separately)`,
      words: `
        surfboard*, surf board*, snowboard*, ski, skis, !(charge/charging/sit) bike*, bicycle*, stroller*, pram*, pushchair*, buggy, guitar*, cello*, violin*,
        instrument*, kayak*, golf*, tent, scooter*, skateboard*, drone*,
        (oversize*/huge/giant/massive/bulky) (bag*/suitcase*/case/luggage/backpack*/item*/box*), cardboard box*, kitesurf*, drum*, keyboard, fishing rod*,
        easel, mattress, rug, carpet`,
    },
    reserving: {
      words: `
        (like/wanna/need/wish/trying/hoping) (to /2 /)(book/reserve) !(and), (would like/i d like/id like/want) .. (book/reserve/reservation/booking),
        (make/making) a (booking/reservation), (can/could/may/should) (i/we) (book/reserve) .. (for #/for two/for three/# bags/today/tomorrow)`,
    },
    earlyFlight: {
      phrases: `
        (flight/plane) .. # in the morning,
        (flight*/fly/flying/plane/leave/leaving/depart*) .. (is /at /leaves at /is at )(1/2/3/4/5/6/7/0*/1am/2am/3am/4am/5am/6am/7am/1h/2h/3h/4h/5h/6h/7h/four/five/six) !(bag*/suitcase*/people/hours/hrs/days/euro*/min*/of/items/pm/p/persons/adults/km/weeks/nights/bikes),
        (early/early morning) (flight/plane/departure), (1am/2am/3am/4am/5am/6am/7am/# am/#h in the morning) .. (flight/plane/departure)`,
    },
    night: {
      phrases: `
        (land*/arriv*/get in/gets in/get there/getting in/come in/coming in/touch down/here at) .. (0*/4/5/6/7/4am/5am/6am/7am/4h/5h/6h/7h) .. (anyone/anybody/someone/somebody/open*/drop*/leave/before/already there),
        before (you open/opening/opening time/8*),
        (bus/train/flight/plane) .. (in/at) .. (0*/4/5/6/7/4am/5am/6am/7am/4h/5h/6h/7h) .. (anyone/open/someone/anybody),
        (at/around/by/about) (0*/4/5/6/7/4am/5am/6am/7am/4h/5h/6h/7h) .. (anyone/someone/anybody/somebody) !(to call/who),
        (after/past/later than) (11*/23*/eleven/midnight/12am/closing*/you close),
        (pick*/collect*/drop*/get my/come by/open) .. (at/around/by/about) (midnight/1am/2am/3am/4am/5am/6am/7am/12am), after hours,
        (open/pick*/collect*/drop*/come) .. (in the middle of the night/at night/during the night/late at night)`,
      words: '24 7, 24 (hour*/hrs/h), 24h, 24hr*, round the clock, midnight',
    },
    holidays: {
      phrases: `
        (open/work*/closed/close/there/here/hours/day) .. (sunday*/saturday*/weekend*/holiday*/christmas*/xmas/new year*/easter/eid/bajram/ramadan/nye),
        (public/bank/national) holiday*, christmas*, xmas*, new year*, easter, independence day,
        open .. (# november/# december/# january/november #*/december #*/january #*), (sunday*/weekend*/holiday*) .. open, holidays`,
    },
    overnight: {
      words: `
        all night, for the night, (max*/longest/minimum) (number of /amount of /)(time/duration/day*/stay/period/storage), how many (days/nights),
        (leave/store/keep) .. (days/week*/month*), (a/few/couple of/several) weeks, (one/a/two/three) month*, overnight, over night,
        (leave/store/keep) .. (for the night/all night/a night/one night/# nights), how long .. (leave/store/keep/stay), how long (can/could/may)`,
    },
    hours: {
      phrases: `
        (land*/arriv*/get in/gets in/get there/getting in/come in/coming in/touch down/here at) .. (0*/4/5/6/7/4am/5am/6am/7am/4h/5h/6h/7h) .. (anyone/anybody/someone/somebody/open*/drop*/leave/before/already there),
        before (you open/opening/opening time/8/8h),
        (bus/train/flight/plane) .. (in/at) .. (0*/4/5/6/7/4am/5am/6am/7am/4h/5h/6h/7h) .. (anyone/open/someone/anybody),
        (at/around/by/about) (0*/4/5/6/7/4am/5am/6am/7am/4h/5h/6h/7h) .. (anyone/someone/anybody/somebody) !(to call/who),
        you (close/shut/have a break) .. lunch`,
      words: `
        !(#/two/three/four/five/six/few/couple/of/some/several/many/an/extra) hours !(before/to/left/free/in tirana/layover/and what/there/with/until/till),
        open, opened, opens !(my/the/our/bag*), opening*, (your/what/which/business/working/office/store/shop/normal/night) hours,
        (you/u) close (at/on/early/today/tonight/tomorrow/between/in), closed, closing*, (what/which) time, until (what/when/#*/late), till (what/when/#*/late),
        how (late/early), too (late/early), !(walk/there/around/safe/find/alone/outside) at night, all night, the night, overnight, midnight, noon, 24 7,
        24 (hour*/hrs/h), 24h, 24hr*, round the clock, how long (can/could/may/are), how long do you, how long .. (leave/store/keep/stay), how many days,
        (max*/longest/minimum) (number of /amount of /)(time/duration/day*/stay/period/storage),
        (pick*/collect*/drop*/come*/arriv*/get/return/retriev*/back/there) .. (at/by/before/after/around/from/until/till) (#*/about #*),
        (arriv*/come/coming/land*/flight/bus/train/running/be/i m/we re) .. (late/later/early/earlier), delay*, late (pick*/drop*/arriv*/collect*),
        (anyone/anybody/somebody/someone/staff) .. (at/on/in) (#*/the morning/the desk/night), (public/bank/national) holiday*, christmas*, new year*, easter,
        siesta, after hours, last (drop*/pick*/collect*), latest, earliest, timetable, holidays, every day, days (are/do) you, (next/following/another) day,
        (come/back/return/collect*/pick*/get) .. (tomorrow/day after/tonight/later), (still) .. (there/open), (dawn/sunrise/late evening/in the evening),
        (after/before/at/past/by) # (am/pm/o clock), (after/before/by) (#am/#pm),
        (are/r/is) (you/u/ya/anyone/anybody/someone/somebody) .. (there/around/here/in/on duty/working/at the desk) (right now/now/today/tonight/on/at/this),
        (you/u) (guys /)around, (anyone/anybody/someone/somebody) (there/around/here/in/at) !(all the time/always/watching/to), lunch break, close for, shut,
        shuts, !(whats the) (when/time) .. (pick*/drop*/collect*/leave),
        (when/wen) (do/can/should/must/does) (i/we/you/u) .. (open/close/pick*/drop*/collect*/have to/need to/come),
        (#am/#pm/#h) .. (ok/okay/fine/possible/alright/too), is (#am/#pm/#h), weekdays, opn, early morning*, late night*, (what/which) days,
        (#h/#am/#pm) .. (pick*/collect*/drop*/there/come/arriv*), (be/get) there .. (#/#h/#am/#pm), days a week, (before/after) (lunch/work/dinner),
        (wait for/wait until), (a/few/couple of/several) weeks, (one/a/two/three) month*, (leave/store/keep) .. (days/week*/month*),
        (can/could/may/should) (i/we) (come/pop/drop) (by /in /over /round /)(now/right now/today/straight away), (come) (now/right now), in time, on time,
        make it back, (you/u) there, (you/u) (still/already) (there/here/up), last (chance/time/moment/possible), how many nights, (your/what/the) times,
        # nights, times (today/tomorrow/on), (when) (could/can/may) (i/we) .. (get/have),
        (do/does/are/is) (you/u/the office/it/they/the shop/the place/ur office) (work/working/operate/operating) (on/at/over/during/for),
        (come/pop/nip/go) back (in/and), come and go,
        (at/by/before/after/around/until/till/about/past/since) (half/five/six/seven/eight/nine/ten/eleven/twelve) !(euro*/bags/minutes/of/years/suitcases/people),
        (which/what) hour, (do/does) (you/u/it/the office/they/the shop) close, (when/time) .. (close/closes), let us in, (plane/ferry/boat/car) .. late,
        grab .. (before #/at #), (leave/store/keep) .. (tonight/until/till), timing*, (take/leave) .. (at/before/after/from) #*, anytime, any time,
        (arriv*/land*/comes/gets in) #*`,
      hints: `
        hour, hours, sunday*, monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, #am, #pm, # o clock, tonight, when, early, late, night*, close,
        (at/by/before/after) #*, time, days, week*, morning*, evening*, #h, am, pm, daily, hrs, how long`,
    },
    booking: {
      phrases: `
        (book*/reserv*) .. without .. card*,
        (reserve/book) .. (pay) .. (when/once/after/later) .. (come/arrive/get there/there/drop*), (book/reserve) now .. pay later,
        extend .. (by/for/my/our/it/the/one/another/a), (one/a/another/extra/1/2/two) (more/extra/) day* .. (extend/longer),
        (tack/add/stick) (on /)(a/an/another/one/two/#) .. day*, (keep/leave) .. (one/another/# /two/a few) (more/extra) day*,
        (got/have/any/is there) (any /)(room/space) (left /)(for/on/this),
        paid .. (nothing/no email/no confirmation/havent/haven t/didnt/didn t/not received/no code/never), # bookings, (two/separate) booking*`,
      words: `
        !(box of/full of/some/bag of) book*, reserv*, appointment*, availab*,
        (have/any/got/is there/there/enough/still/more/the) (you /)(space*/room/spot*/place*/slot*) .. (for/left/free/today/tomorrow/tonight/now), room for,
        (have/any/enough) (space*/spots), in advance, beforehand, ahead, walk in*, (just/can i/can we) (turn/show/come/walk) (up/by/in/without), confirmation,
        voucher, (rock/show/turn/drop) up, drop in, drop by, same day, last minute, slots, prebook*, preorder,
        (need/want/looking for/have/find) (a/some/any) (spot/space/slot), spare (space/capacity), fit (# more/us/our/# bags),
        (need to/should i/have to/must i) (tell/let/notify/inform/warn) (you/u), let you know, spontaneous*, on the spot, first come,
        guarantee* .. (space/spot/place/slot), still possible, possible (today/tomorrow/tonight), (come/pop in/just come) (directly/straight/anytime), register,
        sign up, do i just (come/show), ticket online, # (spots/places/spaces),
        (hold/keep) .. (bags/cases/suitcases/luggage) .. (on the #*/for me on/for us on), qr*, (my/the/a) code, (space*/spot*/slot*) (left/free/for),
        (no/any) email, (hold/keep) .. (spot/place/slot), squeeze`,
      hints: 'free, space, spot*, slots, room',
    },
    safety: {
      phrases: `
        (something*/stuff/things/items/laptop/camera/money/wallet/charger/one bag) (is /are /was /were /has /been /s /has been /s been /)(missing/gone/stolen/taken),
        missing from, (bag*/case/suitcase/backpack/luggage/it) .. (been/was/got) (opened/unzipped/tampered/searched/gone through),
        (someone/somebody) .. (opened/been in/been through/went through/gone through) (my/our),
        !(bus) (lost/losing/lose/misplaced/mislaid/binned/dropped) .. (tag/slip/stub/token/claim ticket/ticket you gave*/ticket for my/luggage ticket/bag ticket/receipt/number),
        (is/are) (missing/gone) (from/out of), (went/gone/been) through my (bag*/suitcase/case/stuff/things/luggage/backpack),
        (who) .. (access/get in/get into/gets in/go in) .. (bag*/luggage/room/store*),
        (laptop/computer/macbook/camera) .. (with you/leave/in there/at yours) .. (safe/ok/secure),
        (everyone/anyone/everybody/public) .. (get in/enter/access/walk in) .. (room/store*/bags),
        (left/forgot/forgotten/leaving) (my/a/an/our/something/some) (* /)(jacket/coat/umbrella/charger/phone/hat/cap/glasses/sunglasses/book/keys/wallet/purse/hoodie/jumper/sweater/scarf/bottle/tablet/headphones/airpods/passport),
        (left/forgot) (something/smth/sth) .. (there/yours/you/office/behind), how (are/is/do you/will) .. (kept/stored/guarded/looked after/watched/protected),
        how do you (keep/store/guard/look after) .. (bag*/luggage/suitcase*/things/stuff),
        (takes/steals/nicks/take/steal) .. (phone/laptop/camera/wallet/money) .. (bag/bags/suitcase/backpack),
        where (do you/are) .. (keep/kept/store/stored) .. (bag*/luggage/suitcase*), where are (the /my /our /)(bags/suitcases/things) (kept/stored),
        insur* .. how much, (walk/come/get) in .. (take/steal/grab), (ticket/tag/slip) .. (wet/torn/ripped/faded),
        (took/has) my (bag*/suitcase/case/luggage/backpack/stuff), you (open/look in/go through) (the/my/our/any) (bag*/suitcase*/luggage),
        (no one/nobody/someone/anyone/they) (opens/open) (my/our/the), (someone/somebody/they) (took/stole)`,
      words: `
        safe*, secur*, steal*, stolen, theft*, thief, thieves, rob*, lose, loses, !(i m/im/am/we re/are/got/get/be/were) lost, losing, missing, trust*,
        (luggage/bag/the/a/my/with) (tag/tags), receipt*, damag*, liab*, responsib*, supervis*, unattended,
        (look/search/check/open/scan/go) .. (inside/through/content*/my bag*/our bag*/the bag*), inspect*, x ray, laptop*, macbook*, valuable*, reliable, legit,
        scam*, watch* (over/my/our/them), (walk*/runs) off, mix* up, (token/ticket) .. (bag*/luggage/stuff/suitcase), proof, claim (tag/ticket/check), nick*,
        nobody else, hand* over to, break in, (is/are/will) (my/our) .. (stuff/bag*/luggage/things/suitcase*) .. (ok/okay/fine/alright),
        watch !(the match/the game/football/a/tv/the football), (keep/keeping) (an/a) eye, label*, tagged, tags, sealed, seal, vault, staffed, who has access,
        access to (the/my/our) (bags/luggage/room), disappear*, vanish*, compensat*,
        (nobody/no one/noone/anybody/anyone/others/other people/stranger*) (else /)(take*/grab*/walk*/open*/touch*/get*/goes/can take), tampered, jewel*,
        (check/look/open) .. (bag*/luggage/suitcase*), fire, risk*, honest, (stuff/bag/bags/luggage/things) .. (be/are) .. (ok/okay/fine/alright), forget,
        forgot, left behind, leave behind, (back to get/retrieve) my, reviews, slip, expensive (gear/equipment/camera/things/stuff/items), electronic*,
        guarantee*, (tag/seal*/stamp*) .. (bag*/each/luggage/suitcase*), (bag*/luggage/suitcase*/stuff) .. (search*/scan*/screen*), sticker*,
        (be/make/makes) sure, how do (i/we) know, (get/take/give*/given/taken) .. (someone else*/somebody else*),
        (left/forgot) (my/a/an/our/something) .. (at/in) (your/the) (place/office/shop/store/desk/counter),
        (broken/torn/cracked/ripped) (handle*/wheel*/zip*/strap*), came back, registered, licensed, official*, genuine, fireproof, waterproof, flood*,
        all the time, watching, (taking/grabbing/walking) .. (wrong/bag*/suitcase*/luggage), stop .. from,
        wrong (suitcase/case/luggage/backpack/ticket/tag/person), where .. (kept/stored), see where,
        (nobody/no one/not/never/don t/forget*) .. (collect*/fetch*), unclaimed, abandoned, (someone/somebody) (elses/else s), monitored, wrong bag*,
        (something/anything/it/things) (breaks/broke/gets broken), (is/are) (mine/ours), who (control*/watch*/guard*/check*/look*), who else,
        (photo*/pic/pics/picture*) of, handed in, found (my/a/an), (anyone/someone/you) found, find my !(way), rating*, worried, worry,
        (right/rightful/real) owner, (take/takes) .. by mistake`,
      hints: 'id, locked, document*, staff*, attended, control*, sure',
    },
    location: {
      phrases: `
        (parking/car park/park up) !(fine), (can/where/could) (i/we) park, park .. (outside/nearby/near you/out front/my car/our car/close by),
        (walk/walking/walkable/foot) .. from (the/our/my/*) (hotel/hostel/airbnb/bus/station/terminal),
        (hotel*/staying) .. (walk*/on foot/how far/close to you/far from you), (walk/walkable/on foot) (to/from) (you/there/yours),
        address .. (taxi/cab/driver/uber/bolt), (taxi/cab/driver/uber/bolt) .. address, (tell/show/give) .. (taxi/cab) driver,
        (bus/coach) (station/terminal) .. (walk*/foot), (walk*/foot) .. (bus/coach) (station/terminal),
        (your/the/exact/full) address .. (give/show/tell/send) !(email), to park !(my/our/the/a/it), (park/parked/leave) (the/our/my) (car/van/motorhome) !(key/keys/seat/seats),
        ur location, drop (a/me a) pin, google maps`,
      words: `
        where, wheres, location*, located, !(mail/email/e mail) address*, map, maps, direction*, find (you/u/it/the place/ur),
        get (there/to u/to ur/to the office), far from, distance*, street* !(food), (bus/train/coach) (station/stop), terminal, parking, park .. car,
        (to/i/we) park, next to, (city/town) (centre/center), (in the/to the/from the) (centre/center), central*, walking (from/time), which (bus/line),
        (are/r) (you/u/you guys) (near/close/in/inside/at/by), situated, entrance, gps, coordinates, pin, minutes (from/away),
        (standing/i m/we re/im/we are/i am) (at/on/in/near) .. (square/station), (can t/cant/cannot/couldn t) (find/see),
        near (skanderbeg/the square/the station/the centre/the center/the bus), close to (the/skanderbeg*),
        how (do/can) (i/we) (find/reach/get) !(some*/hold/in/my/a), find .. office, by car, opposite, easy to (find/spot/reach), hard to find,
        minutes .. (from/to/walk*/foot), (how many/how much) minutes, sign, signposted, door, drive (up/to/there/my car), by bike,
        nearest (bus/stop/station/metro/tram), (on foot/walk), walked past, route, (how/best way) to (get/reach/come/find) !(hold/in/a/my),
        reach (the office/your), postcode, post code, district, basement, ground floor, upstairs, how many met*, (metres/meters/m) (from/away), # km,
        where* .. (you/u) (at/guys/based), opera, walkable, look for, (i m/im/we re/we are/i am) here, in front of, passed the, corner of, waze,
        (bus/tram) number, building, landmark*, blloku, outside, anywhere close to, arcade, shopping cent*, (i m/im/i am/we re/we are/got/getting) lost,
        how far !(ahead/in advance), carpark*, (main/central) square, left or right, (left/right) (hand side/side/of), (on/to) (the/your) (left/right),
        (i/we) (am/m/re/are) (near/by/next/behind), (im/were) near, how (i/we) (go/come/get/arrive/reach/find), how to (go/arrive) (to you/there/from),
        (can/could/may) .. park (for/in front/near/my/our), (you/u) (are/re/guys) (near/close/in/inside/by) !(on/#), tram stop,
        (which/what) (exit/way/side/road/floor/house number/number is), get to (u/ur/yours), exact (spot/place/point), share .. spot, sign on,
        the way (from/to/there), (tell/show) .. the way, look* like, position, with car, finding, how close, which (end/part/corner),
        is (it/that/this/the office) (inside/behind/opposite/near/next)`,
      hints: 'far, place, walk, office, street, there',
    },
    contact: {
      phrases: `
        (app/site/website/web site/webpage/page/button/link/online form/web form/checkout) .. (not/don t/dont/doesn t/doesnt/does not/won t/wont/isn t/isnt/can t/cant/keeps/stuck/no work/down/broken/crash*/freez*/froze*/frozen/error*/blank/fail*/hang*/loading/spinning/playing up),
        (error/blank/white) (message /)(on/page/screen),
        (can t/cant/cannot/won t/wont) .. (load/open/complete/finish/submit/use) .. (site/website/page/link/form),
        (site/website/page/button/link/form) .. (does nothing/do nothing/nothing happens/greyed out/grey), (nothing happens) .. (click/press/tap),
        form .. (submit/send), complain*, rude, unfriendly, (talk/speak) .. (manager/boss/supervisor/in charge), unhelpful,
        (bad/awful/terrible) (service/experience), (anyone/anybody/someone/somebody) .. (speak*/speek), (whatsapp/text/message/ring/phone) (you/u/ya),
        (talk/speak/chat) .. (someone/somebody/anyone)`,
      words: `
        phone*, telephone*, call, calling, email*, e mail*, mail, whatsapp*, whats app, watsapp*, viber, telegram, reach (you/someone/u), speak*, talk*, human*,
        person, someone (from/at/who), number !(of), message*, customer (service/care), support, complain*, instagram, landline*, hotline,
        (get in touch/get hold of), ring you, text you, chat with, write (to you/you), live chat, contact, contacts,
        (nobody/no one/noone) .. (answer*/repl*/respond*/pick*), get (through/thru), (ring/text) (me/us), reply, manager, owner, insta,
        (on/via/by/over/through/an) (ig/fb/sms/signal/line/wechat), messenger, dm, texting, ring (someone/the), hold of you, feedback,
        (have/a/your/ur) facebook, can (ring/text), report, understand, agent`,
    },
    items: {
      phrases: `
        (food/cheese/meat/wine/raki/olive oil/honey/alcohol/liquids/bottle*) .. (bag*/case/suitcase/backpack/luggage) .. (ok/okay/fine/allowed/problem),
        how many (bags/suitcases/cases/items/pieces) (can/may/am i/are we/max), (how much) .. (weigh),
        weight limit, max weight, (i/we) (open/get into/access/go into) .. (bag/bags/suitcase/luggage/backpack/case) !(if/when),
        (room/space) for .. (bike*/bicycle*/surfboard*/skis/pram/stroller/pushchair/guitar/cello)`,
      words: `
        booze, duty free, (store/keep/leave/accept/hold/deposit/look after/mind) .. ${bags}, store, storing, stored, keep, leave,
        (take/accept/bring/drop off) .. (ski*/bag*/suitcase*), ski, skis, snowboard*, bike*, bicycle*, scooter*, motorbike*, helmet*, surf*, kayak*, paddle*,
        stroller*, pram*, pushchair*, buggy, buggies, car seat*, tent*, camping, guitar*, instrument*, cello*, violin*, drum*, box, boxes, parcel*, package*,
        item*, handbag*, purse, (big/large/huge/heavy/oversize*/odd/bulky/giant) *, !(how/as/so/too/a) long *, size, sizes, weigh*, kg, #kg, kilo*, limit*,
        (how/too) (big/heavy/large), food*, groceries, pet, pets, dog, dogs, cat, cats, animal*, plant*, allowed, forbid*, prohibit*, banned, restricted,
        (not/don t/dont) (accept/take) !(card*/cash/my/visa/credit), wine*, bottle*, alcohol*, liquid*, golf*, drone*, coat*, jacket*,
        shopping !(mall*/street*), umbrella*, dress*, suit, painting*, poles, boots, tv, what (can/may/kind*/sort*/type*) .. (bring/take), cot, cots, trolley*,
        perfume, knife, knives, gun*, weapon*, batter*, power bank, art, mattress, chair, fishing, trekking, hiking, skateboard*, furniture, equipment, gear,
        carpet*, souvenir*, olive oil, cheese, meat, fish, yoga, lb, lbs, cm, tote, plastic bag*, carrier bag*, hat, (my/our/house/car/apartment/spare) keys,
        (look/looking) after, drop off my, (open/access/get into/get at/get to) (my/our/the) (bag*/suitcase*/luggage/stuff),
        (get/take/grab) something (out/from), carry on, hand luggage, wheelie, trumpet, saxophone, keyboard, piano, double bass,
        (would/will/does/do/can/could) .. fit, cake*, fruit, hold (a/some/these), (what/which) .. not (possible/ok/okay/accept*/permitted), (small/tiny) bag*,
        (what/which/anything) .. (can t/cant/cannot/not) .. bring, books, longboard*, cooler*`,
      hints: `
        bag, bags, luggage*, baggage, suitcase*, backpack*, rucksack*, case, cases, take, accept, stuff, drop*, collect*, pick up*, storage, store`,
    },
    payment: {
      phrases: `
        (was/been/got/were/you/bank/card/revolut/it) (charged/debited/billed/deducted) .. (twice/double/two times),
        (charge/charged/debited/billed) (me/us/my card/my account) .. (twice/double/two times), (paid/taken/took/money) .. twice, charged twice,
        (two/2/double/duplicate) (charge*/payment*/transaction*/debit*) .. (card/bank/statement/account/app/booking/booked/same/show*/from you), double charged,
        (receipt/invoice) .. (work/expense*/company/boss/employer/job/business/tax/accountant), (billed/charged/debited) (2 times/two times),
        (minimum/min) .. card, card .. (minimum/min spend), (get/have) a receipt (pls/please/emailed/by email)`,
      words: `
        payment*, card, cards, cash, visa, mastercard, amex, american express, applepay, googlepay, gpay, revolut, paypal, euro*, lek*, credit, debit, bitcoin,
        crypto*, cheque*, paid, atm, bill for, for (my/the) expenses, expense report, tax, maestro, diners, apple, wise, (change for/break) a #, banknote*,
        notes, coins, small change, # (note/bill), chip, bank account, iban, cc, note`,
      hints: 'currenc*, money',
    },
    nearby: {
      phrases: `
        museum* .. walking distance, (a/any/nice/green/nearest) (park/parks) (where/near*/around/with/to sit/to relax), playground*,
        (where can/nearest/closest/is there/where is) .. (atm/cash machine/cashpoint/cash point/bank), buy .. (souvenir*/gift*/present*/water/clothes/fruit),
        where .. (a/an/any/some/good/nearest/closest/find/buy) (* /)(pharmac*/chemist*/supermarket*/market/mall/doctor/hospital/laundr*/post office/museum*/park/beach),
        (what/whats/what s) (is /)(near/around/nearby), (money/cash) out, withdraw (money/cash)`,
      words: `
        near, nearby, around !(#*/half/five/six/seven/eight/nine/ten/eleven/twelve/noon/midnight), attraction*, sight*, (to/can/could/should) .. see, see in,
        visit*, to do, tip, tips, recommend*, suggest*, museum*, castle*, mosque*, bunk*, tour, tours, bazaar, pyramid*, park, lake, market*, supermarket*,
        (hours/time) to (kill/spare/waste), explore, shop, shops, pharmac*, skanderbeg*, beach*, nightlife,
        (what/things/something) .. (do/see) .. (in tirana/with # hours/for # hours/here), # hours (in tirana/free/to), bored, free time, walking distance,
        (with/for) (the/our/my/) kids, (good/nice/best/cool) (place*/spot*/area*/view*), old town, walking tour*, spend (the/our/a) (time/hours/day),
        (kill/have) .. (time/hours), layover, sit and wait, laundry, laundromat, hairdresser, viewpoint, cable car, dajti,
        (what/anything/something/stuff/things/much) (there /else /)(can we/can i/could we/should we/can you/can one) do, (see/do) .. in (# hours/half a day),
        in (an hour/a couple of hours), fun, funny, activities, (not/to) miss, close by, chemist*, painkiller*, worth (seeing/it), pool, swim*, gym, hospital,
        doctor, dentist, barber, shopping, mall, closer, closest`,
    },
    special: {
      phrases: `
        (come*/pick*/collect*/fetch*/grab) .. (bag*/luggage/suitcase*/case/cases/stuff/them/it/everything) .. (from/at) (our/my/the) (hotel/airbnb/air bnb/apartment/flat/hostel/place/guesthouse/house/accommodation),
        (pick up/pickup/collection) (from/at) (our/my/the) (hotel/airbnb/apartment/flat/hostel),
        (help*/someone/somebody) .. (carry*/lift*/drag*) .. (bag*/luggage/suitcase*/case/cases/them/it/stuff),
        (heavy/can t/cant/cannot) .. (carry*/lift*) .. (help/someone),
        (do/offer/have) .. (pick up/pickup/pick ups/pickups/collection) .. (hotel*/airbnb/apartment),
        (bring/drive/send/deliver/take/transport) .. (bag*/luggage/suitcase*/case/cases/it/them) .. (to/at/in) (the /our /my /)(airport/hotel/airbnb),
        (somebody/someone) else (come/comes/collect/collects/pick/picks/get/fetch/grab), (somebody/someone) else .. (bags/luggage/suitcase),
        (bring/deliver/send/take) .. (bag*/luggage/suitcase*/it/them) (to/back to) (me/us), (come/drive/go) .. (hotel/airbnb) .. (collect/pick/get/fetch),
        you (carry/bring/take) .. (down/upstairs/to the (street/taxi/car/bus/station/square)), help .. with .. (bag*/luggage/suitcase*/case/cases)`,
      words: `
        special*, request*, fragile, (break*/glass*/ceramic*), assist*, medic*, insulin, baby, babies, child*, kids, careful*, with care, elderly, pregnant,
        fridge, refrigerat*, sit down, deliver*, courier, ship, shipping,
        (bring/take/send/transport/carry) .. (to/from) (my/the/our/their) (hotel/home/apartment/airbnb/house/flat), carry .. bag*, toddler*, (80/85/90) year*,
        allerg*, (need/want/some/any/could use) (some /)(help/assistance), can (you/u) help, (keep/kept/stay) (it /them /)(cool/cold), chocolate, vase, gentle,
        gently, help .. with, (someone/somebody/anyone/you) help, (lift/carry/lug) (my/our/the/these), bad back, seat`,
      hints: 'need*, extra, possible, family, sit',
    },
  },
}
