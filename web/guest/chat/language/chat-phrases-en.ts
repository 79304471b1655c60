import type { ChatWords } from './chat-patterns.ts'

export const enPhrases: ChatWords['phrases'] = {
  price: `
    (one/1/a/single) day or (two/2), (one/1/two/2) or (two/2/one/1/three/3) days, (two/2) days or (one/1), (count*/treat*/calculate*/reckon*) .. (# day*/one day/two days/days),
    how .. days .. (count*/calculat*), (is/would/will) (that/it/this) (count*/be/then/already/still/also/just/only) (as /a /)(one/two/1/2/3/three) day*,
    (is/are/s) (that/it/this/those) (two/2/three/3/one/1) days, (so/that s/thats) (two/2) days,
    how many days (is/are/will/would/do) (that/it/this/i/we) (be/pay/get charged/charged), (leave/leaving/pay/security/refundable/put down/take/want) (a/any) deposit,
    (a/any) deposit (to/for the key/back), is there a deposit,
    (only/just) .. (# hours/# hrs/# h/two hours/an hour/one hour/couple of hours/couple hours/few hours/three hours) .. (pay*/charge*/full/whole),
    (pay*/charge*) .. for .. (stroller/pram/pushchair/buggy/handbag/purse/helmet/umbrella/jacket/small bag), (stroller/pram/pushchair/buggy/handbag) .. (charge*/pay/free/extra),
    (discount/cheaper/reduc*/better price) .. (group*/# of us/# people/# bags/of us), (group*/# of us/we re #/we are #) .. (discount/cheaper/reduc*/deal),
    (is/does/will/would/be) .. (charged/count*/billed/treated) as (a/one/two/1/2/#) day*,
    (pick up/pickup/collection/drop off/dropoff/first/last) day .. (count*/charge*/paid/pay/free),
    (only/just) .. (# hours/# hrs/two hours/an hour/couple of hours) .. (# euro*/same/still),
    (how much is it/how much to/how much for/cost*/price) .. (to /)(store/keep/leave/storing/leaving/keeping) .. (bag*/suitcase*/case/luggage/it/backpack*),
    (pay/charge*/cost) .. (2/two/3/three) days !(by/with/in), (2/two) days .. (pay/charged),
    (no matter/regardless/whatever/irrespective/depend*) .. (size/big/small/large/heavy/bag/weigh*), three euro*,
    (thats/s/is/be/makes/is it/is that/the/only/just) # euro* !(note*/bill*), # euro* .. (right/correct),
    (a/one/the/each/first) day (mean*/count*/start*/end*/begin*/run*), (count*/reckon*) .. (a/one) day`,
  hours: `
    (land*/arriv*/get in/gets in/get there/getting in/come in/coming in/touch down/here at) .. (0*/4/5/6/7/4am/5am/6am/7am/4h/5h/6h/7h) .. (anyone/anybody/someone/somebody/open*/drop*/leave/before/already there),
    before (you open/opening/opening time/8/8h), (bus/train/flight/plane) .. (in/at) .. (0*/4/5/6/7/4am/5am/6am/7am/4h/5h/6h/7h) .. (anyone/open/someone/anybody),
    (at/around/by/about) (0*/4/5/6/7/4am/5am/6am/7am/4h/5h/6h/7h) .. (anyone/someone/anybody/somebody) !(to call/who), you (close/shut/have a break) .. lunch`,
  safety: `
    (something*/stuff/things/items/laptop/camera/money/wallet/charger/one bag) (is /are /was /were /has /been /s /has been /s been /)(missing/gone/stolen/taken), missing from,
    (bag*/case/suitcase/backpack/luggage/it) .. (been/was/got) (opened/unzipped/tampered/searched/gone through),
    (someone/somebody) .. (opened/been in/been through/went through/gone through) (my/our),
    !(bus) (lost/losing/lose/misplaced/mislaid/binned/dropped) .. (tag/slip/stub/token/claim ticket/ticket you gave*/ticket for my/luggage ticket/bag ticket/receipt/number),
    (is/are) (missing/gone) (from/out of), (went/gone/been) through my (bag*/suitcase/case/stuff/things/luggage/backpack),
    (bag/case/suitcase/luggage/backpack/it) .. (cracked/crack/dented/dent/scratch*/ripped/torn/soaked),
    (who) .. (access/get in/get into/gets in/go in) .. (bag*/luggage/room/store*), (laptop/computer/macbook/camera) .. (with you/leave/in there/at yours) .. (safe/ok/secure),
    (zip/zipper/handle/wheel/wheels/strap) .. (broken/broke/missing/came off/snapped), (everyone/anyone/everybody/public) .. (get in/enter/access/walk in) .. (room/store*/bags),
    (left/forgot/forgotten/leaving) (my/a/an/our/something/some) (* /)(jacket/coat/umbrella/charger/phone/hat/cap/glasses/sunglasses/book/keys/wallet/purse/hoodie/jumper/sweater/scarf/bottle/tablet/headphones/airpods/passport),
    (left/forgot) (something/smth/sth) .. (there/yours/you/office/behind), how (are/is/do you/will) .. (kept/stored/guarded/looked after/watched/protected),
    how do you (keep/store/guard/look after) .. (bag*/luggage/suitcase*/things/stuff),
    (takes/steals/nicks/take/steal) .. (phone/laptop/camera/wallet/money) .. (bag/bags/suitcase/backpack),
    where (do you/are) .. (keep/kept/store/stored) .. (bag*/luggage/suitcase*), where are (the /my /our /)(bags/suitcases/things) (kept/stored), insur* .. how much,
    (walk/come/get) in .. (take/steal/grab), (ticket/tag/slip) .. (wet/torn/ripped/faded), (took/has) my (bag*/suitcase/case/luggage/backpack/stuff),
    you (open/look in/go through) (the/my/our/any) (bag*/suitcase*/luggage), (no one/nobody/someone/anyone/they) (opens/open) (my/our/the), (someone/somebody/they) (took/stole)`,
  location: `
    (parking/car park/park up) !(fine), (can/where/could) (i/we) park, park .. (outside/nearby/near you/out front/my car/our car/close by),
    (walk/walking/walkable/foot) .. from (the/our/my/*) (hotel/hostel/airbnb/bus/station/terminal), (hotel*/staying) .. (walk*/on foot/how far/close to you/far from you),
    (walk/walkable/on foot) (to/from) (you/there/yours), address .. (taxi/cab/driver/uber/bolt), (taxi/cab/driver/uber/bolt) .. address, (tell/show/give) .. (taxi/cab) driver,
    (bus/coach) (station/terminal) .. (walk*/foot), (walk*/foot) .. (bus/coach) (station/terminal), (your/the/exact/full) address .. (give/show/tell/send) !(email),
    to park !(my/our/the/a/it), (park/parked/leave) (the/our/my) (car/van/motorhome), ur location, drop (a/me a) pin, google maps`,
  contact: `
    (app/site/website/web site/webpage/page/button/link/online form/web form/checkout) .. (not/don t/dont/doesn t/doesnt/does not/won t/wont/isn t/isnt/can t/cant/keeps/stuck/no work/down/broken/crash*/freez*/froze*/frozen/error*/blank/fail*/hang*/loading/spinning/playing up),
    (error/blank/white) (message /)(on/page/screen), (can t/cant/cannot/won t/wont) .. (load/open/complete/finish/submit/use) .. (site/website/page/link/form),
    (site/website/page/button/link/form) .. (does nothing/do nothing/nothing happens/greyed out/grey), (nothing happens) .. (click/press/tap), form .. (submit/send), complain*,
    rude, unfriendly, (talk/speak) .. (manager/boss/supervisor/in charge), unhelpful, (bad/awful/terrible) (service/experience),
    (anyone/anybody/someone/somebody) .. (speak*/speek), (whatsapp/text/message/ring/phone) (you/u/ya), (talk/speak/chat) .. (someone/somebody/anyone)`,
  payment: `
    (was/been/got/were/you/bank/card/revolut/it) (charged/debited/billed/deducted) .. (twice/double/two times),
    (charge/charged/debited/billed) (me/us/my card/my account) .. (twice/double/two times), (paid/taken/took/money) .. twice, charged twice,
    (two/2/double/duplicate) (charge*/payment*/transaction*/debit*) .. (card/bank/statement/account/app/booking/booked/same/show*/from you), double charged,
    (receipt/invoice) .. (work/expense*/company/boss/employer/job/business/tax/accountant), (billed/charged/debited) (2 times/two times), (minimum/min) .. card, card .. (minimum/min spend),
    (get/have) a receipt (pls/please/emailed/by email)`,
  special: `
    (come*/pick*/collect*/fetch*/grab) .. (bag*/luggage/suitcase*/case/cases/stuff/them/it/everything) .. (from/at) (our/my/the) (hotel/airbnb/air bnb/apartment/flat/hostel/place/guesthouse/house/accommodation),
    (pick up/pickup/collection) (from/at) (our/my/the) (hotel/airbnb/apartment/flat/hostel),
    (help*/someone/somebody) .. (carry*/lift*/drag*) .. (bag*/luggage/suitcase*/case/cases/them/it/stuff), (heavy/can t/cant/cannot) .. (carry*/lift*) .. (help/someone),
    (do/offer/have) .. (pick up/pickup/pick ups/pickups/collection) .. (hotel*/airbnb/apartment),
    (bring/drive/send/deliver/take/transport) .. (bag*/luggage/suitcase*/case/cases/it/them) .. (to/at/in) (the /our /my /)(airport/hotel/airbnb),
    (somebody/someone) else (come/comes/collect/collects/pick/picks/get/fetch/grab), (somebody/someone) else .. (bags/luggage/suitcase),
    (bring/deliver/send/take) .. (bag*/luggage/suitcase*/it/them) (to/back to) (me/us), (come/drive/go) .. (hotel/airbnb) .. (collect/pick/get/fetch),
    you (carry/bring/take) .. (down/upstairs/to the (street/taxi/car/bus/station/square)), help .. with .. (bag*/luggage/suitcase*/case/cases)`,
  rides: `
    (rent/hire/renting/hiring) (a/an/the) (car/cars/van), car rental*, car hire, !(walking) (day) trip*,
    (tour/tours/excursion*) .. (to/around) .. (blue eye/beach/castle/mountain*/lake/city), (organi*/do/offer/run/have/book) .. (tour/tours/excursion*),
    (bus/buses) .. (dajti/cable car/lake/blue eye)`,
  lodging: `
    (cheap/good/nice/decent/any/affordable) .. (b b/bnb/guesthouse/guest house/hostel)`,
  booking: `
    (reserve/book) .. (pay) .. (when/once/after/later) .. (come/arrive/get there/there/drop*), (book/reserve) now .. pay later, extend .. (by/for/my/our/it/the/one/another/a),
    (one/a/another/extra/1/2/two) (more/extra/) day* .. (extend/longer), (tack/add/stick) (on /)(a/an/another/one/two/#) .. day*,
    (keep/leave) .. (one/another/# /two/a few) (more/extra) day*, (got/have/any/is there) (any /)(room/space) (left /)(for/on/this),
    paid .. (nothing/no email/no confirmation/havent/haven t/didnt/didn t/not received/no code/never), # bookings, (two/separate) booking*`,
  items: `
    (food/cheese/meat/wine/raki/olive oil/honey/alcohol/liquids/bottle*) .. (bag*/case/suitcase/backpack/luggage) .. (ok/okay/fine/allowed/problem),
    how many (bags/suitcases/cases/items/pieces) (can/may/am i/are we/max), knife, knives, swiss army, scissors, penknife, (how much) .. (weigh), weight limit, max weight,
    (i/we) (open/get into/access/go into) .. (bag/bags/suitcase/luggage/backpack/case) !(if/when), (room/space) for .. (bike*/bicycle*/surfboard*/skis/pram/stroller/pushchair/guitar/cello)`,
  eating: `
    (anywhere/somewhere/where/decent/good) .. (pint/food/grub/bite/burger/pizza) .. (near/round/around/close/there/here),
    (anywhere/somewhere/where) .. (grab/get/buy/find) .. (food/sandwich*/bite/burger/ice cream/kebab/lunch/drink),
    (food/burger*/pizza/restaurant*) .. (nearby/near you/around here/close by)`,
  charging: `
    charge (my/our/a/the) (phone*/mobile*/cell/laptop/fone/battery)`,
  papers: `
    (what/which) (documents/docs/papers/id) .. (need/bring/show), id needed, passport needed`,
  cancelling: `
    (didn t/didnt/couldn t/couldnt/never) (come/show/make it/turn up) .. (refund/money/yesterday)`,
  nearby: `
    museum* .. walking distance, (a/any/nice/green/nearest) (park/parks) (where/near*/around/with/to sit/to relax), playground*,
    (where can/nearest/closest/is there/where is) .. (atm/cash machine/cashpoint/cash point/bank), buy .. (souvenir*/gift*/present*/water/clothes/fruit),
    where .. (a/an/any/some/good/nearest/closest/find/buy) (* /)(pharmac*/chemist*/supermarket*/market/mall/doctor/hospital/laundr*/post office/museum*/park/beach),
    (what/whats/what s) (is /)(near/around/nearby), (money/cash) out, withdraw (money/cash)`,
}
