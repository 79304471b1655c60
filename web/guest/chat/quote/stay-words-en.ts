import type { StayWords } from './stay-words.ts'

export const stayWordsEn: StayWords = {
  numbers:
    'one/a/an/single, two/couple/couple of/a couple of/a pair of/both, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty',
  items: `
    bag, bags, bgs, suitcase, suitcases, suit case, suit cases, case, cases, backpack, backpacks, back pack, back packs, bagpack, bagpacks, rucksack, rucksacks, luggage, luggages, lugage, baggage, piece, pieces,
    pcs, pc, item, items, trolley, trolleys, duffel, duffels, duffle, holdall, holdalls, box, boxes, bike, bikes, bicycle, bicycles, stroller, strollers, pram, guitar, guitars, surfboard, surfboards, carry on,
    carry ons, carryon, carryons, parcel, parcels, handbag, handbags`,
  between:
    'big, large, small, medium, little, huge, heavy, black, hand, cabin, size, sized, carry on, check in, checked, travel, sports, gym, rolling, wheeled, normal, full, whole, entire, calendar, of, luggage, x, our, my, the, these, single, laptop',
  days: 'day, days, dys, d',
  nights: 'night, nights, nite, nites',
  weeks: 'week, weeks, wk, wks',
  months: 'month, months',
  hours: 'hour, hours, hr, hrs, h',
  oneDay: 'half day, half a day, all day, same day, the day, whole day, today only',
  twoDays:
    'overnight, over night, for the night, until next day, until the next day, next day, the next day, next morning, the next morning, the following day, following day, the day after, day after',
  fortnight: 'fortnight',
  per: 'per, each, every, a',
  later: 'in, after',
  vague: 'few, several, some, many, next, hourly, weekly, monthly, long term, extra, another',
  change:
    'extend, extending, extension, prolong, instead, meant, change, changed, booked, already, earlier, later than, more day, more days, more night, more nights, more hour, more hours, extra day, extra night, longer, the rest, rest of, remaining, the others, the other one, one of them, two of them, some of them, half of them',
  booksFor: '',
  dropsOff:
    'drop, dropping, dropped, drop off, dropping off, dropoff, leave, leaving, bring, bringing, store, storing, deposit',
  picksUp:
    'pick, pick up, picking, picking up, picked up, pickup, collect, collecting, collection, back, come back, coming back, return, returning, retrieve, retrieving, fetch, fetching, grab',
  people:
    'people, ppl, persons, person, pax, of us, adults, kids, children, friends, guests, students, passengers, travellers, travelers',
  weAre: 'we are, we re, we r, were, group of, party of, family of',
  iAm: 'i am, i m, im, aged',
  parties: 'couple, couples, family, families, group, groups, pairs, teams, rooms',
  each: 'each, apiece, per person, everyone, everybody, each of us, each with',
  today: 'today, tonight, now, this morning, this afternoon, this evening',
  tomorrow: 'tomorrow, tmrw, tmr, tomorow, tommorow, tommorrow, tomoro',
  inTwoDays: 'day after tomorrow, the day after tomorrow',
  weekend: 'weekend, week end',
  weekdays:
    'sunday/sun/sundays, monday/mon, tuesday/tue/tues, wednesday/wed/weds, thursday/thu/thur/thurs, friday/fri, saturday/sat',
  monthNames:
    'january/jan, february/feb, march/mar, april/apr, may, june/jun, july/jul, august/aug, september/sep/sept, october/oct, november/nov, december/dec',
  from: 'from, starting, between, since, frm',
  until:
    'until, until the, till, till the, til, untill, to, to the, thru, through, up to, up to the, through to, through the',
  on: 'the, on the, until the',
  atClock: 'at, at about, at around',
  at: 'around, about, by, before, after, past',
  oClock: 'o clock, oclock',
  morning: 'in the morning',
  evening: 'in the evening, in the afternoon, at night',
  and: 'and, n, plus, with, w',
  or: 'or',
  label:
    'room, flight, gate, line, floor, platform, terminal, stop, bus, number, no, nr, apartment, apt, street, house, reference, booking number, door, building, code, pin',
  filler: `
    hi, hello, hey, please, pls, plz, for, in, only, just, the, of, on, ok, okay, possible, is, it, that, it s, its, about, what, what about, how about, and for, my, our, me, us, i, we, need, want, have, got, would,
    like, can, could, u, you, to, store, leave, keep, drop, stay, storage, with, this, coming, next, thanks, thank, then, also, approx, from, until, these, them, be, will, use, there, are, d, ll, s, so, if, may i, may we, both, couple`,
}
