import type { ChatWords } from './chat-patterns.ts'
import { enPhrases } from './chat-phrases-en.ts'

const cities =
  '(kosov*/prishtin*/pristin*/prizren*/pej*/shkod*/durres*/berat*/sarand*/vlor*/gjirok*/ohrid*/skopje*/podgoric*/budva*/kotor*/theth*/ksamil*/himar*/kruj*/korc*/elbasan*/macedonia*/montenegro*/greece*/athens/thessaloniki/corfu*/ulcinj*/bar/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const bags =
  '(it/them/this/that/bag/bags/my/our/luggage/baggage/suitcase*/case/cases/backpack*/rucksack*/stuff/things/items)'
const people =
  '(someone/somebody/anyone/anybody/friend/friends/husband/wife/partner/boyfriend/girlfriend/sister/brother/mother/father/mum/mom/dad/son/daughter/colleague/driver/guide/assistant)'
const takes = '(collect*/pick*/fetch*/get/gets/take/takes/grab*/drop*)'

export const en: ChatWords = {
  greetings: `
    hi, hi there, hiya, hello*, hello there, hey*, hey there, howdy, yo, sup, good (morning/afternoon/evening/day/night), greetings, dear (team/sir/madam/all), excuse me, sorry,
    !(in the/tomorrow/the/early/this/every/sunday/monday/saturday/each/one/next/until/till/late) morning !(time/of/or/and/flight/till/until/to/at/after)`,
  thanks: `
    thanks*, thank (you/u) (so much/very much/a lot/), thank (you/u), many thanks, thanks (a lot/so much/for (your/the/all your) help), thank you for (your/the/all your) help, thx, ty, tks,
    cheers, bye*, goodbye, see you, see you soon, have a (nice/good/great) day, (you were/u were/you are/you ve been/were/so/very/really/super/most) (so /very /)(helpful/kind/sweet),
    much appreciated, appreciate it, take care, perfect thank*`,
  nods: `
    great, perfect, awesome, ok, okay, ok cool, all good, got it, sounds good, cool, nice, nice one, brilliant, lovely, no worries, noted, understood, fab, legend, good, fine, alright,
    right, super, sure, yes, yep, no, nope, lol, haha*, u, that s, thats`,
  beside: `
    weather, forecast*, rain, raining, rains, sim card*, simcard*, esim*, e sim, !(email) sim, (need/get) a visa for, visa requirement*, joke, president, football, time is it, your name,
    who (made/built) you, translate, (rent/hire/rental) .. (car/cars/bike*/bicycle*/scooter*/moto*), jobs, hiring, vacancy, vacancies, job offer*, work for you, who won,
    (do/can) (you/u) sell (phones/clothes/shoes/cars), make me a`,
  occasions: `
    (after/before/until/till/during) (our /my /the /a /)(dinner/lunch/breakfast/flight/plane/train/ferry/tour/trip/match/concert)( at #*/),
    while (i/we/im/i m/we re) .. (eat/eating/lunch/dinner/breakfast/tour/shop/shopping/walk/explore/sightseeing),
    (if/in case) (the/our/my) (bus/flight/plane/train/ferry) .. (late/delayed), (if/in case) (i/we/im/i m/i am/we are/we re) .. (late/delayed),
    (hotel/airbnb/hostel) (is /s /will /can /)(keeping/keep/keeps/hold/holding/store/storing) .. (bags/luggage/suitcases), from (our/my/the) (hotel/airbnb/hostel),
    on (the/our/my) way (from/to) (the /)(airport/hotel/bus), (we/i) (check out/have to check out/checkout)( at #*/)`,
  phrases: enPhrases,
  words: {
    cancelling: `
      cancel*, refund*, reimburs*, money back, (get/have) (my/our) money, (can t/cant/cannot/won t/wont/can not/will not) make it,
      not (coming/come) (anymore/any more/after all/tomorrow/today/any longer), no longer (need/coming/come), (don t/dont/won t/wont/do not) need .. (anymore/any more/any longer/after all),
      (won t/wont/don t/dont) need (it/this/the/my/our) (storage/booking/reservation/anymore), (won t/wont) be coming,
      (scrap/drop/undo/withdraw/void/delete/abort) .. (booking*/reservation*/order), (changed/changing/change) (my/our) (mind/minds/plans), (plans/trip) .. (changed/cancelled/off),
      (no longer/not) (need/needed/going/travelling), (get/have/want/give) .. money (back/returned), (call/called/calling) .. off, no show, (don t/dont) (show/turn) up, back out,
      (dont/don t/do not/wont/won t) need (you/this/the storage/storage/it any/it now)`,
    assistant: `
      (a/an) (bot/robot/machine/ai/computer/chatbot), (bot/robot/chatbot), (are/r) (you/u) (real/human/a human/a person/a real person), chatgpt,
      (am i/is this) .. (human/person/automated/automatic), automated, (are/r) (you/u) (ai/automated), programmed, programmer, coded, artificial, (not/aren t) .. real, (who/what) are you,
      (am i) (chatting/talking/speaking)`,
    toilets: `
      toilet*, loo, wc, restroom*, bathroom*, washroom*, shower*, ladies room, (get/change) changed, change (my/our) clothes, freshen up, changing room*, rest room*, wash my, brush my teeth`,
    charging: `
      charg* .. (phone*/mobile*/laptop/battery/batteries/device*/cell*/iphone/ipad/camera), (phone/mobile/laptop/battery) charg*, charger*, socket*, outlet*, plug*, wifi*, wi fi, wireless,
      internet connection, free internet, internet there, power bank charg*, (charge/charging) (it/my), electricity, wlan,
      (place/somewhere/area/room/space/anywhere) .. (sit/wait/rest/relax/chill), waiting (area/room), lounge, (sit/wait/rest/hang out) .. (inside/at your (place/office)/there), refill,
      water bottle fill*, wait .. (at yours/at your place/inside/with you/in your office)`,
    papers: `
      passport*, (photo/an/any/need/bring/show/valid/have/no/passport or/want/identity/my) id, id (card*/need*/required/necessary/check*/document*), identification, identity,
      (driving/driver*/drivers) licen*, what document*, (need/show/bring/which) .. document*, ids, (what/anything) .. (need/have/should/must) (i /to )(to /)(bring/show/have/take with),
      what to bring, to bring with, bring with (me/us), bring anything, (print/printed/printout), show .. (on my phone/at the desk),
      id !(like/love/prefer/want/rather/be/have/also/appreciate/need/say/d)`,
    collecting: `
      ${people} else .. ${takes}, (can/could/may/if/will/let) (my/a/our/the) (* /)${people} .. ${takes}, (can/could/may/if/will/let) (my/a/our/the) ${people} .. ${takes},
      (can/could/may/if) ${people} .. ${takes} .. (for/instead/behalf), ${takes} .. (for me/for us/instead of me/on my behalf), on (my/our/his/her/someone) .. behalf,
      (different/other/another) person .. ${takes}, ${takes} .. (by someone/by a friend/by another/by somebody), in my place, instead of me, in my name,
      (host/cousin/roommate/flatmate/uncle/aunt/mate/buddy/boss/nephew/niece/grandson) .. (collect*/pick*/fetch*),
      ${people} (will /to /is going to /can /could /should /might )(collect*/pick*/fetch*), (bag/bags/suitcase/luggage/it) .. for my ${people}, my ${people} .. (collect*/pick* up/fetch*)`,
    access: `
      wheelchair*, disab*, handicap*, stairs, staircase, steps, step free, elevator*, is there a lift, ramp, accessib*, mobility, walking stick, crutches,
      (trouble/difficult*/hard/problem*/can t/cannot) (walking/to walk/walk), walk* .. (badly/difficult*/slowly), walker, blind, deaf, guide dog`,
    currencies: `
      dollar*, usd, us money, pound, pounds, gbp, sterling, swiss franc*, francs, chf, krone*, kronor, yen, zloty*, foreign (currenc*/money/cash), (other/which/what) currenc*,
      exchange (money/rate*/office*), change (money/euro*/dollar*), currency exchange`,
    lodging: `
      (rent*/recommend*/offer*/book/any/good/cheap/find/have/need/provide) .. (apartment*/hotel*/hostel*/flat/flats/guesthouse*/rooms/room to/a room for),
      (rent*/recommend*/book/good/have/offer*/your) .. airbnb*, accom*odation*, (place/somewhere/where) .. (stay/sleep), spend the night, sleep, sleeping, crash at, (bed/room) for the night`,
    eating: `
      restaurant*, eat, eating, cafe*, coffee*, a drink, hungry, bakery, byrek, beer, bars,
      !(close for/closed for/shut for/close at/closed at/close over/open during/open at/open over) lunch !(break/time/hour*/closing), dinner, breakfast, brunch, snack*, drinks, grab a bite,
      pizza, pub, pubs, foodie, burek`,
    cities: `
      (bus/buses/coach*/minibus*/furgon*/train*/ticket*) .. !(from) ${cities}, (to/for/reach/towards) ${cities}, ${cities} .. (bus/buses/ticket*), (bus/coach) ticket*,
      ticket* .. (bus/buses/coach), (buses/bus/coach*) .. (other cities/leave for/depart*/go to), other cities, intercity, (office/branch/location)* .. in ${cities}`,
    rides: `
      taxi*, cab, cabs, uber, bolt, shuttle*, transfer*, airport bus*, (bus/buses/coach) .. airport*, airport* .. (bus/buses), (to/from/for/reach) (the/tirana/) airport*,
      (to/from/for) airport*, to the (plane/flight), (to/from) (tia/rinas), rinas, last bus, first bus, bus (schedule/timetable/times), how far .. airport*, airport* .. far, pick us up,
      train (to/from/station/connection*), (connection*/transport) (to/from), metro, tram, (is there/are there) (a /any )(train/trains), (catch/take) (a/the) train`,
    price: `
      price*, pricing, cost*, how much !(time/space/room/weight/luggage/stuff), how many (euro*/lek*), cheap*, expensive !(gear/equipment/camera/things/stuff/items/laptop/bag/watch), rate,
      rates, fee, fees, tariff*, discount*, reduced, charge .. (per/by/for/each/extra/more/an), (what/how) .. charge, (do/will) (you/u) charge, charges,
      !(kg/kilo/kilos/weight/kgs) (per/by the) (bag/item/day/hour/piece/person/suitcase/luggage/week/month/case), (daily/hourly/weekly/monthly) (rate*/price*/charge*),
      (is/are) (it/this/they/that) free, for free, extra (charge*/fee*/cost*), (pay/paying) (extra/more), more to pay, surcharge*, quote, penalt*, special offer*, deal, deals, promo*,
      coupon*, the damage, (pay/charged) (per/by the) *, (pay/cost/charged) .. more, (more/less) (money/expensive), how mutch, hw much, budget, total for, per (bag/item/suitcase) or *,
      each bag, for each, calendar day*, (in/grand) total, total* !(weight), all in, all inclusive, (pay/owe/charged/paying) .. (another/extra/second/next/full/half/whole) (day/night), owe,
      count* as, ripoff, rip off, free .. (hour/minutes), (hour/minutes) .. (free), (what/whats/what s) .. (bill/sum), # (euro/euros/eur) (per/a/each/is/for/total),
      (only/just) # (euro/euros), (vat/tax/taxes) .. (included/extra/on top), (incl*/plus/with) .. vat, half (a /)day .. (pay/price), afford, minimum charge, howmuch, what do (i/we) pay,
      (each/every) (day/bag/item) .. (pay/euro*/cost), additional (cost*/charge*), worth the money, by the (hour/day/bag), hourly, (does it/do they/do you) (pay/charge), value for money,
      haggle, negotiable, (come/comes/came) to, extras, any extra*, (what/how much) (would/will) (that/it/this) .. (be/come to/make), roughly, approx*, commission*, in all, altogether,
      long term, longer term, (what/how much) .. (ask for/want for/take for/charge for), (pay/charge/paying) for the .. day, (pay/paying/charged/pays) .. (twice/double)`,
    paying: `
      pay, paying, prepay*, payment*, (a/any/leave a) deposit, invoice*, vat, receipt for (my/the) (company/tax*/work), (charge*/debit*/take*) .. (card/credit card),
      card .. (charged/debited/declined), settle up, upfront, up front, pre authori*, on arrival, split (the/payment/bill), instal*ment*, half now,
      !(included/extra) vat !(included/extra/on top), card (machine/terminal/reader), pos, (big/large/small) (notes/bills/note), albanian (money/cash/currency/notes),
      local (currency/money/cash), (boss/company/employer) .. (bill/invoice), the bill, money .. (now/later/first/after), (now/later) .. money`,
    changing: `
      (change/modify/edit/move/amend/update/correct/fix/alter/postpone) .. (booking*/reservation*/date*/time/times/name/email/pickup/pick up/day),
      (add/remove) .. (bag*/suitcase*/item*/booking/reservation/luggage), (wrong/incorrect) (date*/day/time/name/email/number), mistake .. (booking/reservation),
      (booking/reservation) .. (wrong/mistake), reschedul*, extend*, extension, prolong*, (stay/leave/keep/store) .. longer, longer than .. (booked/planned/reserved/expected),
      (one/another/extra/a/1/2/two) (more/extra/further) (day*/night*/hour*/week*), another (day/night/week/hour),
      (one/1/two/another/an extra/an additional/a further) (more/extra/additional) (bag*/suitcase*/case/item*) .. (book*/reserv*), more (bags/suitcases/items) than .. book*,
      instead of # bags, earlier than (booked/planned),
      (move/shift/push/change/bring forward) .. (drop off/dropoff/pickup/pick up/collection/to the #*/to # */to (monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow)),
      (swap/switch/shift/bump/push/bring) .. (booking*/reservation*/date*/day/slot/drop off/pick up), (typed/entered/spelled/put/wrote/chose/picked/selected) .. wrong*,
      (made/make) a (mistake/typo), typo, fewer (bags/items), (one/a bag/item) less, (add/adding) .. (person/another/one more), to another (day/date/time), different (day/date),
      (change/move/edit) .. (my/the/our) (slot/arrival/pick*), different time, (change/move/switch/swap) .. (monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow)`,
    full: `
      (are/r/if/when) (you/u) .. (full/booked out/fully booked), (you/u/you re) (are /)(full/fully booked), (run/ran/running) out of (space/room), fully booked, sold out,
      no (space/room) left, (get/be) full, too full, capacity, too many bags, (is/are) .. (full/fully booked) (on/for/today/tomorrow/tonight/this)`,
    watching: `
      lock*, camera*, cctv, insur*, key, padlock*, surveil*, guarded, guarding, security guard, (locked/closed/separate) (room/space/area)`,
    groups: `
      group*, school*, class trip, (large/big) (party/family/number*), # (people/persons/students/pupils/pax/travellers/of us), (more than/over) (20/25/30/40/50), choir, team, club, crew,
      orchestra, delegation, congress, conference, (coach/bus) (party/load), (hen/stag/bachelor*/birthday) (party/do/weekend),
      # (girls/guys/friends/women/men/kids/children/adults/teenagers/backpackers/tourists)`,
    hours: `
      open, opened, opens, opening*, (your/what/which/business/working/office/store/shop/normal) hours, hours today, hours tomorrow,
      (do/does) (you/u/it/the office/they/the shop) (close/shut), (when/time) .. (close/closes/shut/shuts), (you/u) close (at/on/for/early/today/tonight/tomorrow/between/in), closed,
      closing*, (what/which) time, until (what/when/#*/late), till (what/when/#*/late), how (late/early), too (late/early), (so/late) at night, !(walk/walk there/walk around/safe) at night,
      all night, the night, overnight, over night, midnight, noon, 24 7, 24 (hour*/hrs/h), 24h, 24hr*, round the clock, how long (can/could/may/are), how long do you,
      how long .. (leave/store/keep/stay), how many days, (max*/longest/minimum) (time/duration/day*/stay/period/storage),
      (pick*/collect*/drop*/come*/arriv*/get/return/retriev*/back/there) .. (at/by/before/after/around/from/until/till) (#*/about #*/noon/night/dawn),
      (arriv*/come/coming/land*/flight/bus/train/running/be/i m/we re) .. (late/delayed/later/early/earlier), delay*, late (pick*/drop*/arriv*/collect*),
      (anyone/anybody/somebody/someone/staff) .. (at/on/in) (#*/the morning/the desk/night/christmas), (public/bank/national) holiday*, christmas*, new year*, easter, siesta, after hours,
      last (drop*/pick*/collect*), latest, earliest, timetable, holidays, 7 days, every day, days (are/do) you, (next/following/another) day,
      (come/back/return/collect*/pick*/get) .. (tomorrow/day after/tonight/later), (let us in/open up), (still) .. (there/open),
      (leave/store/keep) .. (tonight/until/till/overnight/for # days/for # weeks/a few days), (dawn/sunrise/early morning/late evening/in the evening),
      (after/before/at/past/by) # (am/pm/o clock), (after/before/by) (#am/#pm),
      (are/r/is) (you/u/ya/anyone/anybody/someone/somebody) .. (there/around/here/in/on duty/working/at the desk) (right now/now/today/tonight/on/at/this), (you/u) (guys /)around,
      (anyone/anybody/someone/somebody) (there/around/here/in/at), lunch break, close for, shut, shuts, !(whats the) (when/time) .. (pick*/drop*/collect*/leave),
      (when/wen) (do/can/should/must/does) (i/we/you/u) .. (open*/close*/pick*/drop*/collect*/have to/need to/come), (#am/#pm/#h) .. (ok/okay/fine/possible/alright/too), is (#am/#pm/#h),
      weekdays, business days, opning*, opn, early morning*, late night*, (what/which) days, (#h/#am/#pm) .. (pick*/collect*/drop*/there/come/arriv*), (be/get) there .. (#/#h/#am/#pm),
      days a week, (before/after) (lunch/work/dinner), (wait for/wait until), (a/few/couple of/several) weeks, (one/a/two/three) month*, shift ends, (start/begin/finish) work*,
      (sundays/sunday/monday/saturday/weekends) too, (leave/store/keep) .. (week*/month*/days),
      (can/could/may/should) (i/we) (come/pop/drop) (by /in /over /round /)(now/right now/today/straight away), (come) (now/right now), in time, on time, make it back, (you/u) there,
      last call, (be/get) back by, too soon, (you/u) (still/already) (there/here/up), last (chance/time/moment/possible), (final) .. (pick*/drop*), (get/collect/grab) .. (before #/at #),
      (plane/ferry/boat/car) .. (late/delayed), how many nights, (your/what/the) times, # nights, times (today/tomorrow/on), (when) (could/can/may) (i/we) .. (get/have/collect/pick)`,
    booking: `
      book*, reserv*, appointment*, availab*, (have/any/got/is there/there/enough/still/more/the) (space*/room/spot*/place*/slot*) .. (for/left/free/today/tomorrow/tonight/now),
      (space*/spot*/slot*) (left/available/free/for), room for, (have/any/enough) (space*/spots/slots), in advance, beforehand, ahead, walk in*,
      (just/can i/can we) (turn/show/come/walk) (up/by/in/without), confirmation, voucher, (rock/show/turn/drop) up, drop in, drop by, (no/any) (confirmation/email), same day, last minute,
      slots, prebook*, preorder, (need/want/looking for/have/find) (a/some/any) (spot/space/slot), spare (space/capacity), fit (# more/us/our/# bags),
      (need to/should i/have to/must i) (tell/let/notify/inform/warn) (you/u), let you know, spontaneous*, on the spot, first come, guarantee* .. (space/spot/place/slot), still possible,
      possible (today/tomorrow/tonight), (come/drop by/pop in/just come) (directly/straight/anytime), register, sign up, do i just (come/show), ticket online, # (spots/slots/places/spaces),
      (hold/keep) .. (bags/cases/suitcases/luggage) .. (on the #*/for me on/for us on)`,
    safety: `
      safe*, secur*, lock*, steal*, stolen, theft*, thief, thieves, rob*, lose, loses, !(i m/im/am/we re/are/got/get/be/were) lost, losing, missing, insur*, camera*, cctv, guard*, trust*,
      (luggage/bag/the/a/my/with) (tag/tags), receipt*, damag*, protect*, liab*, responsib*, surveil*, supervis*, unattended,
      (look/search/check/open/inspect/scan/go) .. (inside/through/content*/my bag*/our bag*/the bag*), inspect*, x ray, xray, laptop*, macbook*, valuable*, reliable, legit, scam*,
      watch* (over/my/our/them), (walk*/runs) off, wrong bag, mix* up, ticket number, (proof/slip/token/ticket) .. (bag*/luggage/stuff/suitcase), proof, claim (tag/ticket/check), nick*,
      pinch*, nobody else, anyone else, hand* over to, left alone, watched, break in, opened, (is/are/will) (my/our) .. (stuff/bag*/luggage/things/suitcase*) .. (ok/okay/fine/alright),
      watching (the/my/our/over/it), watch, (keep/keeping) (an/a) eye, eye on, label*, tagged, tags, sealed, seal, vault, staffed, who has access, access to (the/my/our) (bags/luggage/room),
      good hands, burglar*, disappear*, vanish*, compensat*,
      (nobody/no one/noone/anybody/anyone/others/other people/stranger*/thieves) (else /)(take*/steal*/grab*/walk*/open*/touch*/get*/goes/can take), tampered, precautions,
      camera !(shop/store), jewel*, passport inside, (check/look/open) .. (bag*/luggage/suitcase*/contents), x rayed, fire, risk*, worried, worry, honest, gets (stolen/lost/damaged),
      (stuff/bag/bags/luggage/things) .. (be/is/are) .. (ok/okay/fine/alright), forget, forgot, forgotten, left behind, leave behind, (back to get/retrieve) my, reviews, rating, ratings,
      tripadvisor, slip, expensive (gear/equipment/camera/things/stuff/items), electronic*, dependable, guarantee*, guaranty`,
    location: `
      where, wheres, location*, located, !(mail/email/e mail) address*, map, maps, direction*, find (you/u/the office/your office/it/the place/ur),
      get (there/to you/to u/to your/to ur/to the office), far from, (distance/distances) (from/to/between), street*, (bus/train/coach) (station/stop/terminal), terminal, parking,
      park .. car, (to/i/we) park, next to, (city/town) (centre/center), (in the/to the/from the) (centre/center), central*, walking (from/time), which (bus/line),
      (are/r) (you/u/you guys) (near/close/in/inside/at/by), situated, entrance, gps, coordinates, lost in, pin, minutes (from/away),
      (which/what) (exit/way/side/direction/floor/building/street/road/entrance), (standing/i m/we re/im/we are/i am) (at/on/in/near) .. (square/station/terminal),
      (can t/cant/cannot/couldn t) (find/see), near (skanderbeg/the square/the station/the centre/the center/the bus/the opera), close to (the/skanderbeg*),
      how (do/can) (i/we) (find/reach/get), find .. office, by car, opposite, easy to (find/spot/reach), hard to find, minutes .. (from/to/walk*/foot), (on foot/by foot) from,
      (how many/how much) minutes, (a/the/any/your) sign, signpost*, sign (outside/on), door, (what/which) (floor/door/house number/number is), drive (up/to/there/my car), by bike,
      nearest (bus/stop/station/metro/tram), (bus/tram) stop, (on foot/walk), walked past, route, (how/best way) to (get/reach/come/find) !(hold/in/a/my), get to (you/u/your/ur/yours),
      reach (the office/your), plus code, whereabouts, postcode, post code, zip code, neighbo*hood, district, downtown, basement, ground floor, upstairs, metres, meters, # km,
      where* .. (you/u) (at/guys/located/based), opera, walkable, look for, (i m/im/we re/we are/i am) here, in front of, passed the, corner of, nav, navigate, waze, uber to you,
      (bus/tram) number, building, buildings, landmark*, blloku, outside, anywhere close to, pavement, courtyard, arcade, shopping cent*, (i m/im/i am/we re/we are/got/getting) lost,
      exact (spot/place/location/point/position), exactly .. (you/u/office), share .. (spot/location/pin), how far !(ahead/in advance), car park*, carpark*, (main/central) square, hauptplatz`,
    contact: `
      phone*, telephone*, call, calling, email*, e mail*, mail, whatsapp*, whats app, watsapp*, viber, telegram, reach (you/someone/u), speak*, talk*, human*, person, someone (from/at/who),
      number, message*, agent, operator, (staff/team) member, customer (service/support/care), support, complain*, instagram, landline*, hotline, (get in touch/get hold of), ring you,
      text you, chat with, write (to you/you/an email), live chat, contact, contacts, contacting, contacted, (nobody/no one/noone) .. (answer*/repl*/respond*/pick*), get through, reply,
      manager, owner, insta, (on/via/by/over/through/an) (messenger/ig/fb/facebook/sms/telegram/signal/line/wechat), messenger, dm, texting, text (message/me/us), ring (someone/the),
      reach out, (number/someone) to (call/ring/phone), hold of you, hold of someone`,
    items: `
      (store/keep/leave/accept/hold/deposit/look after/mind) .. ${bags}, store, storing, stored, keep, leave, (take/accept/bring/drop off) .. (ski*/bag*/suitcase*), hold on to, ski, skis,
      snowboard*, bike*, bicycle*, scooter*, motorbike*, helmet*, surf*, kayak*, paddle*, stroller*, pram*, pushchair*, buggy, buggies, car seat*, tent*, camping, guitar*, instrument*,
      cello*, violin*, drum*, box, boxes, parcel*, package*, item*, (small/tiny) (bag*/purse*/handbag*), handbag*, purse, (big/large/huge/heavy/oversize*/odd/long/bulky/giant) *, size,
      sizes, weigh*, kg, kgs, #kg, kilo*, limit*, (how/too) (big/heavy/large), food*, groceries, pet, pets, dog, dogs, cat, cats, animal*, plant*, allowed, forbid*, prohibit*, banned,
      restricted, not (accept/take), wine*, bottle*, alcohol*, liquid*, golf*, drone*, coat*, jacket*, shopping, umbrella*, dress*, suit, painting*, poles, boots, tv,
      what (can/may/kind*/sort*/type*) .. (leave/store/bring/take), cot, cots, seat, trolley*, cooler, perfume, knife, knives, gun*, weapon*, batter*, power bank, tools, art, frame*,
      carton*, mattress, chair, fishing, trekking, hiking, rollerblades, skateboard*, longboard*, crate*, furniture, equipment, gear, rug, carpet*, souvenir*, olive oil, cheese, meat, fish,
      sleeping bag*, yoga, wheels, tyre*, monitor, laptop bag, lb, lbs, cm, pushbike, rods, luggage (size/type)*, (what/which) .. (can t/cant/cannot/not) (i/we/be) (leave/store/bring), tote,
      plastic bag*, carrier bag*, pouch, hat, keys, garment bag, ironing, toys, balloon, sword, (bring/store/leave) .. (dog/cat/bird/hamster), parrot, fit .. (locker/in the room),
      (look/looking) after, drop off my, (open/access/get into/get at/get to) (my/our/the) (bag*/suitcase*/luggage/stuff), (get/take/grab) something (out/from), something out of, carry on,
      cabin bag, hand luggage, wheelie, djembe, trumpet, saxophone, sax, accordion, keyboard, piano, ukulele, flute, trombone`,
    payment: `
      card, cards, cash, visa, mastercard, amex, american express, applepay, google pay, googlepay, gpay, revolut, paypal, contactless, n26, euro*, lek*, credit, debit, bitcoin, crypto*,
      cheque*, bank transfer, paid, atm, bill for, for (my/the) expenses, expense report, tax, maestro, diners, apple, google wallet, wise, (change for/break) a #, banknote*, notes, coins,
      small change, # (note/bill), chip, tap to pay, bank account, iban, prepaid, cashless, amx, mastecard, cc, pay pal, zelle, venmo, note`,
    nearby: `
      near, nearby, around, attraction*, sight*, (to/can/could/should) .. see, see in, visit*, to do, tip, tips, recommend*, suggest*, museum*, castle*, mosque*, bunk*, tour, tours, bazaar,
      pyramid*, park, lake, market*, supermarket*, (hours/time) to (kill/spare/waste), explore, shop, shops, pharmac*, skanderbeg*, beach*, nightlife,
      (what/things/something) .. (do/visit/see) .. (in tirana/with # hours/for # hours/here/around), # hours (in tirana/free/to), bored, free time, stroll, must see,
      worth (seeing/visiting/a visit/it), walking distance, (with/for) (the/our/my/) kids, (good/nice/best/cool) (place*/spot*/area*/view*), old town, walking tour*, pass the time,
      spend (the/our/a) (time/hours/day), (kill/have) .. (time/hours), layover, sit and wait, laundry, laundromat, hairdresser, souvenir shop*, church*, mural*, art gallery, viewpoint,
      cable car, dajti, (what/anything/something/stuff/things/much) (there /else /)(to/can we/can i/could we/should we/can you/is there to/can one) do,
      (see/visit/do) .. in (an hour/# hours/half a day), in (an hour/a couple of hours), blloku, fun, something (nice/cool/interesting), funny, byrek, activities, itinerary, (not/to) miss,
      dont miss, unmissable`,
    special: `
      special*, request*, fragile, (break*/glass*/ceramic*), assist*, medic*, insulin, baby, babies, child*, kids, careful*, with care, elderly, pregnant, fridge, refrigerat*,
      somewhere to sit, sit down, deliver*, courier, ship, shipping, (bring/take/send/transport/carry) .. (to/from) (my/the/our/their) (hotel/home/apartment/airbnb/house/flat),
      carry .. bag*, toddler*, newborn, (80/85/90) year*, allerg*, (need/want/some/any/could use) (some /)(help/assistance), help (me/us) (with/carry/carrying/lift*), can (you/u) help,
      (keep/kept/stay) (it /them /)(cool/cold/refrigerated), chocolate, vase, gentle, gently, handle with, (this side up)`,
    losing: `
      who (pays/compensates/is liable), (lost/stolen/missing/damaged) .. (who/pay*/compensat*), (pay*/cover*/compensat*) .. (lost/stolen/missing/damaged/broken/lose/steal*)`,
    reserving: `
      (like/want/wanna/need/wish/trying/hoping) (to /2 /)(book/reserve) !(and), (would like/i d like/id like/want) .. (book/reserve/reservation/booking),
      (make/making) a (booking/reservation), (can/could/may/should) (i/we) (book/reserve) .. (for #/for two/for three/# bags/today/tomorrow)`,
  },
  hints: {
    lodging: 'hotel*, apartment*, hostel*, airbnb*',
    cities: `!(from) ${cities}, bus tickets`,
    rides: 'airport*, flight, fly, plane, bus, buses, driver',
    hours: `
      hour, hours, sunday*, monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, #am, #pm, # o clock, tonight, when, early, late, night*, close, (at/by/before/after) #*, time, days,
      week*, morning*, evening*, #h, am, pm, daily, hrs`,
    booking: 'free, space, spot*, slots, room',
    safety: 'id, locked, document*, staff*, attended, control*',
    location: 'far, place, walk, office, street, there',
    items: `
      bag, bags, luggage*, baggage, suitcase*, backpack*, rucksack*, case, cases, take, accept, stuff, drop*, collect*, pick up*, storage, store`,
    payment: 'currenc*, money, accept',
    special: 'need*, extra, possible, family, sit',
  },
  ordinary: `
    from, form, lots, posts, nights, after, before, about, could, would, should, there, their, these, those, under, other, bring, bought, then, than, when, what, which, while, with, without,
    this, that, have, will, your, much, many, more, most, some, same, also, into, them, they, back, need, want, like, know, tell, long, last, next, first, later, today, tomorrow, arrive,
    arrived, leaving, think, thing, things, please, during, since, still, only, just, over, give, good, right, left, house, hours, place, hotel, price, prize, pick, person, people, train,
    trains, travel, traveling, weather, whether, another, couple, small, safely, looking, working, breaking, planning, cruise, passenger, morning, evening, three, stars, current, currently,
    banked, marked, passengers, customer, customers`,
}
