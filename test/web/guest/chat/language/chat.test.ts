import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../../../domain/business/locales.ts'
import { replyTo, topicOf } from '../../../../../web/guest/chat/language/chat.ts'
import {
  type ChatReply,
  type ChatTopic,
  chatTopics,
} from '../../../../../web/guest/chat/language/chat-topics.ts'

/** What guests type: with and without accents, in a hurry. */
const sentences: Record<Locale, Record<ChatTopic, readonly string[]>> = {
  en: {
    price: ['How much is it?', 'PRICE FOR 2 BAGS PER DAY', 'is it cheaper for a month'],
    hours: ['When do you close?', 'are you open on sundays', 'Can I leave it overnight?'],
    booking: ['Do I have to book?', 'I want to cancel my reservation'],
    safety: ['Is it safe?', 'what if somebody steals my bag', 'do you have lockers'],
    location: ['Where are you?', 'how far from the bus station', 'what is your address'],
    contact: ['Can I talk to a person', 'whatsapp?', 'phone number pls'],
    items: ['Can I store a bicycle?', 'my suitcase is huge', 'is there a size limit'],
    payment: ['Do you take cards?', 'can I pay cash', 'Apple Pay ok?'],
    nearby: ['What is there to see nearby?', 'any good museum', 'is there wifi'],
    special: ['I have a special request', 'we are a group of 30', 'wheelchair access'],
  },
  sq: {
    price: ['Sa kushton?', 'cili eshte çmimi për një valixhe', 'cmimi per dite'],
    hours: ['Në çfarë ore hapeni?', 'kur mbylleni', 'orari i punes'],
    booking: ['Si mund të rezervoj?', 'dua te anuloj', 'a ka vend sot'],
    safety: ['A është e sigurt?', 'a keni kamera', 'po sikur te humbas diçka'],
    location: ['Ku ndodheni?', 'cila eshte adresa', 'si te vij nga aeroporti'],
    contact: ['Si mund t’ju kontaktoj?', 'me jepni numrin', 'telefon'],
    items: ['A mund të lë biçikletën?', 'valixhe e madhe', 'ruani bagazhe'],
    payment: ['A mund të paguaj me kartë?', 'pranoni euro', 'pagesa'],
    nearby: ['Çfarë ka për të vizituar afër?', 'ndonje muze', 'kafe prane jush'],
    special: ['Kam një kërkesë të veçantë', 'jemi grup', 'me duhet ndihme'],
  },
  it: {
    price: ['Quanto costa?', 'prezzo per due valigie', 'quant’è al giorno'],
    hours: ['Quando aprite?', 'siete aperti la domenica', 'orari nel fine settimana'],
    booking: ['Come posso prenotare?', 'vorrei annullare', 'rimborso'],
    safety: ['È sicuro?', 'e se perdo lo scontrino', 'ci sono telecamere'],
    location: ['Dove siete?', 'quanto è lontano dalla stazione', 'come arrivo dall’aeroporto'],
    contact: ['Come vi contatto?', 'posso parlare con qualcuno', 'avete un telefono'],
    items: ['Posso lasciare una bici?', 'valigia grande', 'deposito bagagli'],
    payment: ['Posso pagare con la carta?', 'contanti', 'accettate euro'],
    nearby: ['Cosa c’è da vedere?', 'ristoranti vicini', 'un museo'],
    special: ['Ho una richiesta particolare', 'oggi siamo un gruppo', 'ho bisogno di aiuto'],
  },
  de: {
    price: ['Was kostet das?', 'Wieviel pro Tag', 'Gepäckpreise'],
    hours: ['Wann habt ihr offen?', 'Oeffnungszeiten', 'bis wieviel uhr', 'über Nacht?'],
    booking: ['Muss ich buchen?', 'kann ich stornieren', 'Reservierung'],
    safety: ['Ist das sicher?', 'gibt es Schließfächer', 'Gepäckanhänger verloren'],
    location: ['Guten Tag, wo seid ihr?', 'Adresse', 'wie weit vom Busbahnhof'],
    contact: ['Kann ich anrufen?', 'mit einem Menschen sprechen', 'Handynummer und Telefon'],
    items: ['Nehmt ihr Fahrräder?', 'grosser Koffer', 'Gepäckaufbewahrung'],
    payment: ['Kann ich bar bezahlen?', 'nehmt ihr Karte', 'Kreditkarte'],
    nearby: ['Was gibt es in der Nähe?', 'Sehenswürdigkeiten', 'Was kann man machen'],
    special: ['Ich habe einen Sonderwunsch', 'wir sind eine Gruppe', 'Rollstuhl'],
  },
  fr: {
    price: ['Combien ça coûte ?', 'c’est cher ?', 'prix par jour'],
    hours: ['Vous ouvrez quand ?', 'horaires', 'ferme a quelle heure'],
    booking: ['Faut-il réserver ?', 'annulation', 'remboursement'],
    safety: ['Mes affaires sont en sécurité ?', 'j’ai perdu mon reçu', 'des casiers ?'],
    location: ['Où êtes-vous ?', 'ou est le bureau', 'c’est loin de la gare'],
    contact: ['Comment vous joindre ?', 'téléphone', 'je veux vous ecrire'],
    items: ['Je peux laisser un vélo ?', 'valise', 'consigne à bagages'],
    payment: ['Acceptez-vous la carte ?', 'espèces ou carte', 'payer à l’arrivée'],
    nearby: ['Que voir à proximité ?', 'un musée', 'manger autour'],
    special: ['J’ai une demande particulière', 'nous sommes un groupe', 'fauteuil roulant'],
  },
  es: {
    price: ['¿Cuánto cuesta?', 'precio por maleta', 'es caro?'],
    hours: ['¿A qué hora abren?', 'horario', 'estáis abiertos el domingo'],
    booking: ['¿Tengo que reservar?', 'quiero cancelar', 'reembolso'],
    safety: ['¿Es seguro?', 'y si pierdo el recibo', 'hay camaras', 'taquillas'],
    location: ['Perdón, ¿dónde están?', 'direccion', 'queda lejos la estación'],
    contact: ['¿Puedo llamar?', 'teléfono', 'hablar con una persona'],
    items: ['¿Puedo guardar mi maleta?', 'una bicicleta', 'mochilas grandes'],
    payment: ['¿Puedo pagar con tarjeta?', 'en efectivo', 'pagar al llegar'],
    nearby: ['¿Qué hay cerca para ver?', 'museos', 'que hacer en tirana'],
    special: ['Tengo una petición especial', 'somos un grupo', 'silla de ruedas'],
  },
  da: {
    price: ['Hvad koster det?', 'hvor meget for to kufferter', 'pris pr. dag'],
    hours: ['Hvornår åbner I?', 'abningstider', 'er der åbent søndag'],
    booking: ['Skal jeg bestille?', 'afbestilling', 'reservere'],
    safety: ['Er det sikkert?', 'hvis jeg mister min kvittering', 'har I kameraer'],
    location: ['Hvor ligger I?', 'adressen', 'hvor langt fra lufthavnen'],
    contact: ['Kan jeg ringe?', 'telefonnummer', 'snakke med et menneske'],
    items: ['Kan jeg opbevare en cykel?', 'stor kuffert', 'bagage'],
    payment: ['Kan jeg betale med kort?', 'kontanter', 'tager I mobilepay'],
    nearby: ['Hvad er der i nærheden?', 'seværdigheder', 'museum'],
    special: ['Jeg har et særligt ønske', 'vi er en gruppe', 'kørestol'],
  },
}

const questions = locales.flatMap((locale) =>
  chatTopics.flatMap((topic) =>
    sentences[locale][topic].map((text) => [locale, text, topic] as const),
  ),
)

describe('the topic of a chat question (specification, section 4)', () => {
  it.each(questions)('in %s: “%s” is about %s', (locale, text, topic) => {
    expect(topicOf(text, locale)).toBe(topic)
  })

  it.each(locales)('is recognised in English on a page in any language: %s', (locale) => {
    for (const topic of chatTopics) {
      for (const text of sentences.en[topic]) expect(topicOf(text, locale), text).toBe(topic)
    }
  })

  it('is the first match in the order of the specification', () => {
    expect(topicOf('Where are you, when are you open and what does it cost?', 'en')).toBe('price')
    expect(topicOf('Where are you and when are you open?', 'en')).toBe('hours')
    expect(topicOf('Is it safe, and can I book?', 'en')).toBe('booking')
    expect(topicOf('What can I visit, and where are you?', 'en')).toBe('location')
  })

  it.each(['', '   ', 'hello', 'Guten Tag', 'xyzzy', '???'])('is null for %j', (text) => {
    for (const locale of locales) expect(topicOf(text, locale)).toBeNull()
  })

  it('ignores keywords inside other words', () => {
    expect(topicOf('facebook', 'en')).toBeNull()
    expect(topicOf('negozi e store', 'it')).not.toBe('hours')
    expect(topicOf('¿Puedo guardar algo?', 'es')).toBe('items')
    expect(topicOf('Dans quel pays ?', 'fr')).toBeNull()
  })
})

/** Plain questions and their expected replies. */
const replies: Record<Locale, Partial<Record<ChatReply, readonly string[]>>> = {
  en: {
    cancelling: ['how do I cancel and get a refund', 'Cancel?', 'I want my money back'],
    rides: ['taxi to airport at 4am please', 'taxi', 'is there a shuttle', 'airport transfer'],
    hours: ['Can I pick up at 11 pm?', 'is 11pm ok', 'can I drop off at 7 am'],
    booking: ['How do I book?'],
    location: ['Where are you?', 'how far from the bus station'],
    nearby: ['do you have a toilet'],
  },
  sq: {
    cancelling: ['mund ta anuloj?', 'dua rimbursim', 'a m’i ktheni paratë'],
    rides: ['taksi', 'si te vij nga aeroporti', 'taksi për në Rinas'],
    hours: ['a mund t’i marr në orën 23', 'pas orës 22', 'në mbrëmje'],
    location: ['Ku ndodheni?'],
    nearby: ['a keni tualet'],
  },
  it: {
    cancelling: ['come annullo?', 'vorrei disdire', 'posso avere un rimborso'],
    rides: ['taxi', 'come arrivo dall’aeroporto', 'c’è una navetta?'],
    hours: ['posso ritirare alle 23?', 'dopo le 22 va bene?', 'vengo entro le 10'],
    location: ['Dove siete?'],
    nearby: ['avete un bagno?'],
  },
  de: {
    cancelling: ['Stornieren?', 'wie storniere ich', 'bekomme ich mein Geld zurück'],
    rides: ['Wie komme ich vom Flughafen?', 'Taxi', 'gibt es einen Shuttle'],
    hours: ['Kann ich um 23 Uhr abholen?', 'geht das auch am Abend'],
    location: ['wo seid ihr', 'wie weit vom Busbahnhof'],
    nearby: ['habt ihr eine Toilette'],
    default: ['Guten Abend'],
  },
  fr: {
    cancelling: ['comment annuler ?', 'remboursement', 'je veux récupérer mon argent'],
    rides: ['taxi', 'comment venir de l’aéroport', 'une navette ?'],
    hours: ['puis-je récupérer à 23h ?', 'vers 22h30', 'ce soir'],
    location: ['Où êtes-vous ?'],
    nearby: ['avez-vous des toilettes'],
    default: ['Bonsoir'],
  },
  es: {
    cancelling: ['¿cómo cancelo?', 'reembolso', 'quiero la devolución'],
    rides: ['taxi', '¿cómo llego desde el aeropuerto?', 'un traslado'],
    hours: ['¿puedo recoger a las 23?', 'antes de las 9'],
    location: ['¿dónde están?'],
    nearby: ['¿tienen baño?'],
  },
  da: {
    cancelling: ['hvordan afbestiller jeg', 'kan jeg få pengene tilbage', 'aflyse'],
    rides: ['taxa', 'hvordan kommer jeg fra lufthavnen', 'en taxi'],
    hours: ['kan jeg hente kl. 23', 'om aftenen'],
    location: ['Hvor ligger I?'],
    nearby: ['har I et toilet'],
  },
}

const answered = locales.flatMap((locale) =>
  Object.entries(replies[locale]).flatMap(([reply, texts]) =>
    texts.map((text) => [locale, text, reply] as const),
  ),
)

describe('the chat reply to a plain question', () => {
  it.each(answered)('in %s: “%s” is %s', (locale, text, reply) => {
    expect(replyTo(text, locale)).toBe(reply)
  })

  it('follows a known phrase before single words', () => {
    expect(replyTo('I pay when I pick it up on Sunday: is that two days?', 'en')).toBe('price')
    expect(replyTo('Our bus from Ohrid gets in at 6, is anyone there?', 'en')).toBe('hours')
    expect(replyTo('My card was charged twice, what does it cost?', 'en')).toBe('payment')
    expect(replyTo('The button to pay does nothing', 'en')).toBe('contact')
    expect(replyTo('Can you collect our bags from the hotel?', 'en')).toBe('special')
    expect(replyTo('We rent a car', 'en')).toBe('rides')
  })

  it("is a detail's if the message has the detail's own words", () => {
    expect(replyTo('What does the airport shuttle cost?', 'en')).toBe('rides')
    expect(replyTo('When is the last shuttle?', 'en')).toBe('rides')
    expect(replyTo('What does it cost when I cancel?', 'en')).toBe('cancelling')
    expect(replyTo('Can I cancel a taxi?', 'en')).toBe('cancelling')
  })
})
