import type { StayWords } from './stay-words.ts'

export const stayWordsSq: StayWords = {
  numbers:
    'një/nji/ni/1she, dy/dyja/të dyja/nja dy, tre/tri, katër, pesë, gjashtë, shtatë, tetë, nëntë, dhjetë, njëmbëdhjetë, dymbëdhjetë, trembëdhjetë, katërmbëdhjetë, pesëmbëdhjetë, gjashtëmbëdhjetë, shtatëmbëdhjetë, tetëmbëdhjetë, nëntëmbëdhjetë, njëzet',
  items: `
    valixhe, valixhet, valixhesh, valixhen, valixhja, valixh, valixha, valigje, valigjet, valiçe, çantë, çanta, çantat, çantën, çantash, çantë shpine, çanta shpine, çantat e shpinës, bagazh, bagazhe, bagazhet, bagazhin,
    bagazhi, pako, pakot, kuti, kutia, copë, copa, cope, trolej, biçikletë, biçikleta, karrocë, karroca, kitarë, kitara, send, sende, artikull, artikuj, raft, rukzak, rukzakë, çantën e shpinës`,
  between:
    'e, të, i, madhe, mëdha, medha, madh, mëdhenj, vogël, vogla, vogel, rënda, rëndë, dore, shpine, plotë, plot, x, gjithë, tërë, mesme, udhëtimi, kalendarike, copë, cope, tona, mia',
  days: 'ditë, ditët, ditësh, dit',
  nights: 'natë, net, netë, nate',
  weeks: 'javë, javët, jave, jav',
  months: 'muaj, muajsh, muaji, muajit, muj',
  hours: 'orë, orësh, or, h',
  oneDay:
    'gjysmë dite, gjysëm dite, gjithë ditën, tërë ditën, gjatë ditës, brenda ditës, të njëjtën ditë, një ditë',
  twoDays:
    'gjatë natës, gjithë natën, për natën, gjer të nesërmen, deri të nesërmen, të nesërmen, ditën tjetër, ditën e nesërme, ditën pas',
  fortnight: 'dyjavor',
  per: 'në, çdo, për',
  later: 'pas',
  vague: 'disa, ca, pak, shumë, ardhshme, tjetër, edhe një',
  change:
    'zgjas, zgjat, zgjasim, zgjatim, ndryshoj, ndryshojmë, rezervova, rezervuar, në vend, më vonë, më herët, edhe një ditë, edhe nje dite, ditë më shumë, shtesë, pjesa tjetër, të tjerat, të tjerët, tjetrën, tjetra, njëra prej tyre, një prej tyre, njërën',
  booksFor: '',
  dropsOff: 'lë, lëmë, le, lënë, dorëzoj, dorëzojmë, sjell, sjellim, sjellë',
  picksUp:
    'marr, marrim, marrë, merr, merrni, mar, marim, marrja, tërheq, tërheqim, tërhequr, tërheqje, kthehem, kthehemi, kthim',
  people:
    'veta, vetë, vet, persona, njerëz, të rritur, fëmijë, nxënës, shokë, miq, studentë, udhëtarë, pasagjerë',
  weAre: 'jemi, grup prej, një grup, një grup prej, familje prej, nje grup',
  iAm: 'jam',
  parties: 'çift, çifte, çifti, familje, familja, grup, grupe, dhoma',
  each: 'secili, secila, për person, gjithsecili, me nga, secili me',
  today: 'sot, tani, sonte, sot pasdite',
  tomorrow: 'nesër, nesër në mëngjes, nesër mbrëma',
  inTwoDays: 'pasnesër',
  weekend: 'fundjavë, fundjava, fundjavën, fundjave',
  weekdays:
    'diel/dielën/diele/dielen, hënë/hënën/henen/hëne/hën, martë/martën/marte/marten, mërkurë/mërkurën, enjte/enjten/enj, premte/premten/premtja/pre, shtunë/shtunën/shtuna/sht',
  monthNames:
    'janar/janari/janarit, shkurt/shkurti/shkurtit, mars/marsi/marsit, prill/prilli/prillit, maj/maji/majit, qershor/qershori/qershorit, korrik/korriku/korrikut, gusht/gushti/gushtit, shtator/shtatori/shtatorit, tetor/tetori/tetorit, nëntor/nëntori/nëntorit, dhjetor/dhjetori/dhjetorit',
  from: 'nga, prej, nga ora, nga data, nga e, nga dita, midis, ndërmjet',
  until:
    'deri, deri në, deri më, deri te, deri të, deri tek, deri ne oren, deri në orën, gjer, gjer në, deri në datën, deri me date, deri me daten, deri më datë, der, der ne',
  on: 'datë, datën, data, më datë, më datën, me daten, me date, nga data, deri me daten, deri më datë',
  atClock:
    'ora, në orën, në ora, orën, rreth orës, para orës, pas orës, nga ora, ores, deri në orën, deri ne oren',
  at: 'në',
  oClock: 'fiks',
  morning: 'të mëngjesit, paradite, në mëngjes',
  evening: 'pasdite, të darkës, të mbrëmjes, në mbrëmje',
  and: 'dhe, edhe, e, plus, me',
  or: 'ose, apo',
  label:
    'dhoma, dhomë, fluturimi, fluturim, porta, linja, kati, terminali, autobusi, autobus, numri, numër, nr, rruga, rezervimi, kodi, apartamenti',
  filler: `
    përshëndetje, tungjatjeta, mirëdita, mirë dita, ju lutem, lutem, për, vetëm, dhe, edhe, e, të, në, me, a, është, eshte, mundet, mund, sa, çfarë, cfare, po, ok, faleminderit, dua, duam, doja, kam, kemi, të lë,
    lë, lëmë, le, ruaj, ruajmë, ruajtje, mbaj, mbani, lëmë, i, u, ju, te, ne, që, do, ka, jo, këtë, kete, bëhet, behet, kushton, kushtojnë, bëjnë, dita, të dyja, dyja`,
}
