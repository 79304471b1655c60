import type { ChatWords } from './chat-patterns.ts'

const cities =
  '(kosov*/prishtin*/pristin*/prizren*/pej*/shkod*/durres*/berat*/sarand*/vlor*/gjirok*/ohrid*/skopje*/podgoric*/budva*/kotor*/theth*/ksamil*/himar*/kruj*/korc*/elbasan*/macedonia*/montenegro*/greece*/athens/thessaloniki/corfu*/ulcinj*/bar)'
const bags =
  '(it/them/this/that/bag/bags/my/our/luggage/baggage/suitcase*/case/cases/backpack*/rucksack*/stuff/things/items)'
const people =
  '(someone/somebody/anyone/anybody/friend/friends/husband/wife/partner/boyfriend/girlfriend/sister/brother/mother/father/mum/mom/dad/son/daughter/colleague/driver/guide/assistant)'
const takes = '(collect*/pick*/fetch*/get/gets/take/takes/grab*/drop*)'

export const en: ChatWords = {
  greetings:
    'hi, hi there, hiya, hello*, hello there, hey*, hey there, howdy, yo, sup, good (morning/afternoon/evening/day/night), greetings, dear (team/sir/madam/all), excuse me, sorry',
  thanks:
    'thanks*, thank (you/u) (so much/very much/a lot/), thank (you/u), many thanks, thanks (a lot/so much/for (your/the/all your) help), thank you for (your/the/all your) help, thx, ty, tks, cheers, bye*, goodbye, see you, see you soon, have a (nice/good/great) day, great, perfect, awesome, ok, okay, ok cool',
  words: {
    cancelling:
      'cancel*, refund*, reimburs*, money back, (get/have) (my/our) money, (can t/cant/cannot/won t/wont/can not/will not) make it, not (coming/come) (anymore/any more/after all/tomorrow/today/any longer), no longer (need/coming/come), (don t/dont/won t/wont/do not) need .. (anymore/any more/any longer/after all), (won t/wont/don t/dont) need (it/this/the/my/our) (storage/booking/reservation/anymore), (won t/wont) be coming, call it off',
    assistant:
      '(a/an) (bot/robot/machine/ai/computer/chatbot), (bot/robot/chatbot), (are/r) (you/u) (real/human/a human/a person/a real person), chatgpt, (am i/is this) .. (human/person/automated/automatic)',
    toilets:
      'toilet*, loo, wc, restroom*, bathroom*, washroom*, shower*, ladies room, (get/change) changed, change (my/our) clothes, freshen up, changing room*',
    charging:
      'charg* .. (phone*/mobile*/laptop/battery/batteries/device*/cell*/iphone/ipad/camera), (phone/mobile/laptop/battery) charg*, charger*, socket*, power outlet*, outlet*, plug*, wifi*, wi fi, wireless, internet connection, free internet, internet there',
    papers:
      'passport*, (photo/an/any/need/bring/show/valid/have/no/passport or/want/identity/my) id, id (card*/need*/required/necessary/check*/document*), identification, identity, (driving/driver*/drivers) licen*, what document*, (need/show/bring/which) .. document*, ids',
    collecting: `${people} else .. ${takes}, (can/could/may/if/will/let) (my/a/our/the) ${people} .. ${takes}, (can/could/may/if) ${people} .. ${takes} .. (for/instead/behalf), ${takes} .. (for me/for us/instead of me/on my behalf), on (my/our/his/her/someone) .. behalf, (different/other/another) person .. ${takes}, ${takes} .. (by someone/by a friend/by another/by somebody), in my place`,
    access:
      'wheelchair*, disab*, handicap*, stairs, staircase, steps, step free, elevator*, is there a lift, ramp, accessib*, mobility, walking stick, crutches, (trouble/difficult*/hard/problem*/can t/cannot) (walking/to walk/walk), walk* .. (badly/difficult*/slowly), walker, prams and stairs',
    currencies:
      'dollar*, usd, us money, pound, pounds, gbp, sterling, swiss franc*, francs, chf, krone*, kronor, yen, zloty*, foreign (currenc*/money/cash), (other/which/what) currenc*, exchange (money/rate*/office*), change (money/euro*/dollar*), currency exchange',
    lodging:
      '(rent*/recommend*/offer*/book/any/good/cheap/find/have/need/provide) .. (apartment*/airbnb*/hotel*/hostel*/flat/flats/guesthouse*/rooms/room to/a room for), accom*odation*, (place/somewhere/where) .. (stay/sleep), airbnb*, spend the night',
    eating:
      'restaurant*, eat, eating, lunch, dinner, breakfast, cafe*, coffee*, a drink, hungry, bakery, byrek, beer, bars',
    cities: `(bus/buses/coach*/minibus*/furgon*/train*/ticket*) .. ${cities}, (to/for/reach/towards) ${cities}, ${cities} .. (bus/buses/ticket*), (bus/coach) ticket*, ticket* .. (bus/buses/coach), (buses/bus/coach*) .. (other cities/leave for/depart*/go to), other cities, intercity, (office/branch/location)* .. in ${cities}`,
    rides:
      'taxi*, cab, cabs, uber, bolt, shuttle*, airport transfer*, transfer*, airport bus*, (bus/buses/coach) .. airport*, airport* .. (bus/buses), (to/from/for/reach) (the/tirana/) airport*, (to/from/for) airport*, to the (plane/flight), (to/from) (tia/rinas), rinas, last bus, first bus, bus (schedule/timetable/times), how far .. airport*, airport* .. far, pick us up',
    price:
      'price*, pricing, prices*, cost*, costs, how much !(time/space/room/weight/luggage/stuff), how many (euro*/lek*), cheap*, expensive, rate, rates, fee, fees, tariff*, discount*, reduced, charge .. (per/by/for/each/extra/more/an), (what/how) .. charge, (do/will) (you/u) charge, charges, (per/by the) (bag/item/day/hour/piece/person/suitcase/luggage/week/month/case), (daily/hourly/weekly/monthly) (rate*/price*/charge*), (is/are) (it/this/they/that) free, for free, extra (charge*/fee*/cost*), (pay/paying) (extra/more), more to pay, surcharge*, quote, penalt*, special offer*, deal, deals, promo*, coupon*, the damage, price list, (pay/charged) (per/by the) *, (pay/cost/charged) .. more, (more/less) (money/expensive), how mutch, hw much, wat price, budget, total for, per (bag/item/suitcase) or *, each bag, for each',
    paying:
      'pay, paying, prepay*, payment*, (a/any/leave a) deposit, invoice*, vat, receipt for (my/the) (company/tax*/work), (charge*/debit*/take*) .. (card/credit card), card .. (charged/debited/declined), settle up, settle the bill, upfront, up front, pre authori*, on arrival',
    changing:
      '(change/modify/edit/move/amend/update/correct/fix/alter/postpone) .. (booking*/reservation*/date*/time/times/name/email/pickup/pick up/day), (add/remove) .. (bag*/suitcase*/item*/booking/reservation/luggage), (wrong/incorrect) (date*/day/time/name/email/number), mistake .. (booking/reservation), (booking/reservation) .. (wrong/mistake), reschedul*, extend*, extension, prolong*, (stay/leave/keep/store) .. longer, longer than .. (booked/planned/reserved/expected), (one/another/extra/a/1/2/two) (more/extra/further) (day*/night*/hour*/week*), another (day/night/week/hour), (one/1/two/another/an extra/an additional/a further) (more/extra/additional) (bag*/suitcase*/case/item*) .. (book*/reserv*), more (bags/suitcases/items) than .. book*, instead of # bags, earlier than (booked/planned), (move/shift/push/change/bring forward) .. (drop off/dropoff/pickup/pick up/collection/to the #*/to # */to (monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow))',
    full: '(are/r/if/when) (you/u) .. (full/booked out/fully booked), (you/u/you re) (are /)(full/fully booked), (run/ran/running) out of (space/room), fully booked, sold out, no (space/room) left, (get/be) full, too full, capacity',
    watching: 'lock*, locker*, camera*, cctv, insur*, key, padlock*, surveil*',
    groups:
      'group*, school*, class trip, (large/big) (party/family/number*), # (people/persons/students/pupils/pax/travellers/of us), (more than/over) (20/25/30/40/50)',
    hours:
      'open, opened, opens, opening*, (your/what/which/business/working/office/store/shop/normal) hours, hours today, hours tomorrow, (do/does) (you/u/it/the office/they/the shop) (close/shut), (when/time) .. (close/closes/shut/shuts), (you/u) close (at/on/for/early/today/tonight/tomorrow/between/in), closed, closing*, (what/which) time, until (what/when/#*/late), till (what/when/#*/late), how (late/early), too (late/early), (so/late) at night, at night, all night, the night, overnight, over night, midnight, noon, 24 7, 24 (hour*/hrs/h), 24h, 24hr*, round the clock, how long (can/could/may/do/are), how long .. (leave/store/keep/stay), how many days, (max*/longest/minimum) (time/duration/day*/stay/period/storage), (pick*/collect*/drop*/come*/arriv*/get/return/retriev*/back/there) .. (at/by/before/after/around/from/until/till) (#*/about #*/noon/night/dawn), (arriv*/come/coming/land*/flight/bus/train/running/be/i m/we re) .. (late/delayed/later/early/earlier), delay*, late (pick*/drop*/arriv*/collect*), (anyone/anybody/somebody/someone/staff) .. (at/on/in) (#*/the morning/the desk/night/christmas), (public/bank/national) holiday*, on holidays, christmas*, new year*, easter, siesta, after hours, (after/before) (closing/opening), last (drop*/pick*/collect*), latest, earliest, timetable, holidays, 7 days, every day, days (are/do) you, (next/following/another) day, (come/back/return/collect*/pick*/get) .. (tomorrow/day after/tonight/later), (let us in/open up), (still) .. (there/open), at what time, (leave/store/keep) .. (tonight/until/till/overnight/for # days/for # weeks/a few days), (dawn/sunrise/early morning/late evening/in the evening), (after/before/at/past/by) # (am/pm/o clock), (after/before/by) (#am/#pm), what days, business hours',
    booking:
      'book*, reserv*, appointment*, availab*, (have/any/got/is there/there/enough/still/more/the) (space*/room/spot*/place*/slot*) .. (for/left/free/today/tomorrow/tonight/now), (space*/spot*/slot*) (left/available/free/for), room for, (have/any/enough) (space*/spots/slots), in advance, beforehand, ahead, walk in*, (just/can i/can we) (turn/show/come/walk) (up/by/in/without), without (a booking/a reserv*), confirmation, voucher, (rock/show/turn/drop) up, drop in, drop by, (need/have) to (book/reserve), (take/accept) walk ins, online booking, never (got/received) .. confirmation, (no/any) (confirmation/email), same day, last minute, slots',
    safety:
      'safe*, secur*, lock*, steal*, stolen, theft*, thief, thieves, rob*, lose, loses, lost, losing, missing, insur*, camera*, cctv, guard*, trust*, (luggage/bag/the/a/my/with) (tag/tags), receipt*, damag*, protect*, liab*, responsib*, surveil*, supervis*, unattended, (look/search/check/open/inspect/scan/go) .. (inside/through/content*/my bag*/our bag*/the bag*), inspect*, x ray, xray, laptop*, macbook*, valuable*, expensive camera, reliable, legit, scam*, watch* (over/my/our/them), (walk*/runs) off, wrong bag, mix* up, ticket number, (proof/slip/token/ticket) .. (bag*/luggage/stuff/suitcase), proof, claim (tag/ticket/check), nick*, pinch*, nobody else, anyone else, hand* over to, left alone, watched, valuables, responsible, break in, opened',
    location:
      'where, wheres, location*, located, !(mail/email/e mail) address*, map, maps, direction*, find (you/u/the office/your office/it/the place/ur), get (there/to you/to u/to your/to ur/to the office), how far, far from, (distance/distances) (from/to/between), street*, (bus/train/coach) (station/stop/terminal), terminal, parking, park .. car, (to/i/we) park, which way, next to, (city/town) (centre/center), (in the/to the/from the) (centre/center), central*, walk (from/to), walking (from/time), which (bus/line), (are/r) (you/u/you guys) (near/close/in/inside/at/by), situated, landmark, entrance, gps, coordinates, lost in, pin, minutes (from/away), (which/what) (exit/way/side/direction/floor/building/street/road/entrance), (standing/i m/we re/im/we are/i am) (at/on/in/near) .. (square/station/terminal), (can t/cant/cannot/couldn t) (find/see), near (skanderbeg/the square/the station/the centre/the center/the bus/the opera), close to (the/skanderbeg*), how (do/can) (i/we) (find/reach/get), find .. office, directions, by car, opposite, google maps, easy to (find/spot/reach), hard to find, find it, minutes .. (from/to/walk*/foot), (on foot/by foot) from, (how many/how much) minutes, near you',
    contact:
      'contact*, phone*, telephone*, call (you/someone/u/me/back/the office), call, calling, email*, e mail*, mail, whatsapp*, whats app, watsapp*, viber, telegram, reach (you/someone/u), speak*, talk*, human*, (real/actual/live) person, person, someone (from/at/who), (your/ur) number, number, message*, agent, operator, (staff/team) member, customer (service/support/care), support, complain*, instagram, landline*, hotline, (get in touch/get hold of), ring you, text you, dm you, chat with, write (to you/you/an email), live chat',
    items: `(store/keep/leave/accept/hold/deposit/look after/mind) .. ${bags}, store, storing, stored, keep, leave, (take/accept/bring/drop off) .. (ski*/bag*/suitcase*), hold on to, ski, skis, snowboard*, bike*, bicycle*, e bike*, scooter*, motorbike*, helmet*, surf*, kayak*, paddle*, stroller*, pram*, pushchair*, buggy, buggies, car seat*, tent*, camping, guitar*, instrument*, cello*, violin*, drum*, box, boxes, parcel*, package*, item*, (small/tiny) (bag*/purse*/handbag*), handbag*, purse, (big/large/huge/heavy/oversize*/odd/long/bulky/giant) *, size, sizes, weigh*, kg, kgs, #kg, kilo*, pounds weight, limit*, (how/too) (big/heavy/large), food*, groceries, pet, pets, dog, dogs, cat, cats, animal*, plant*, allowed, forbid*, prohibit*, banned, restricted, not (accept/take), wine*, bottle*, alcohol*, liquid*, golf*, drone*, coat*, jacket*, shopping, umbrella*, dress*, suit, painting*, poles, boots, tv, what (can/may/kind*/sort*/type*) .. (leave/store/bring/take), cot, cots, seat, trolley*, cooler, perfume, knife, knives, gun*, weapon*, batter*, power bank, tools, art, frame*, carton*, mattress, chair, fishing, trekking, hiking, rollerblades, skateboard*, longboard*`,
    payment:
      'card, cards, cash, visa, mastercard, amex, american express, apple pay, applepay, google pay, googlepay, gpay, revolut, paypal, contactless, n26, euro*, lek*, credit, debit, bitcoin, crypto*, cheque*, bank transfer, paid, atm, bill for, for (my/the) expenses, expense report, tax, maestro, diners, apple, google wallet, wise',
    nearby:
      'near, nearby, around, attraction*, sight*, sightsee*, (to/can/could/should) .. see, see in, visit*, things to do, to do, (what/anything) .. do, tip, tips, recommend*, suggest*, museum*, castle*, mosque*, bunk*, tour, tours, bazaar, pyramid*, park, lake, market*, supermarket*, (hours/time) to (kill/spare/waste), explore, shop, shops, pharmac*, skanderbeg*, beach*, nightlife, (what/things/something) .. (do/visit/see) .. (in tirana/with # hours/for # hours/here/around), # hours (in tirana/free/to), bored, free time, stroll, sights, walk around, must see, worth (seeing/visiting/a visit/it), walking distance',
    special:
      'special*, request*, fragile, (break*/glass*/ceramic*), help*, assist*, medic*, medicine*, insulin, baby, babies, child*, kids, careful*, with care, elderly, pregnant, fridge, refrigerat*, somewhere to sit, sit down',
  },
  hints: {
    lodging: 'hotel*, apartment*, hostel*',
    cities: `${cities}, bus tickets`,
    rides: 'airport*, flight, fly, plane, bus, buses, driver',
    hours:
      'hour, hours, sunday*, monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, weekend*, # (am/pm), #am, #pm, # o clock, tonight, when, early, late, night*, close, (at/by/before/after) #*, time, days, week*, morning*, evening*',
    booking: 'free, space, spot*, spots, slots, room',
    safety: 'id, locked, document*, staff*, attended, control*',
    location: 'far, place, walk, office, street, there',
    items:
      'bag, bags, luggage*, baggage, suitcase*, backpack*, rucksack*, case, cases, take, accept, stuff, drop*, collect*, pick up*, storage',
    payment: 'currenc*, money, accept',
    special: 'need*, extra, possible, family, sit',
  },
  ordinary:
    'from, form, lots, posts, nights, after, before, about, could, would, should, there, their, these, those, under, other, bring, bought, then, than, when, what, which, while, with, without, this, that, have, will, your, much, many, more, most, some, same, also, into, them, they, back, need, want, like, know, tell, long, last, next, first, later, today, tomorrow, arrive, arrived, leaving, think, thing, things, please, during, since, still, only, just, over, give, good, right, left, house, hours, place, hotel, price, prize, pick, person, people, train, trains, travel, traveling, weather, whether, another, couple, small, safely, looking, working, breaking, planning, cruise, passenger, morning, evening, three, stars, current, currently, banked, marked, passengers, customer, customers',
}
