import type { Locale } from '../../domain/business/locales.ts'

interface Words {
  /** Phone number without its last three digits, from a range that is probably unassigned. */
  phone: string
  names: readonly string[]
  requests: readonly string[]
  message: { subject: string; text: string }
}

/** Names and texts of invented guests, by language. */
export const words: Record<Locale, Words> = {
  en: {
    phone: '+44 7700 900',
    names: [
      'Oliver Bennett',
      'Grace Holloway',
      'Callum Fraser',
      'Priya Nair',
      'Hannah Whitlock',
      'Declan Murphy',
      'Zoe Abernathy',
      'Marcus Ellery',
    ],
    requests: ['One of the bags is a folding bike.', 'We land at 9, may be ten minutes late.'],
    message: {
      subject: 'Skis',
      text: 'Hello, do you take two pairs of skis for three days? They are about 1.80 m long.',
    },
  },
  sq: {
    phone: '+355 69 000 0',
    names: ['Ardit Hoxha', 'Elira Kola', 'Gent Shehu', 'Teuta Prifti', 'Ilir Marku', 'Besa Leka'],
    requests: ['Një nga çantat është e brishtë, ju lutem.', 'Vij me autobusin e Shkodrës.'],
    message: {
      subject: 'Orari të dielën',
      text: 'Përshëndetje, a jeni hapur të dielën në mëngjes? Autobusi im niset në orën 8:30.',
    },
  },
  it: {
    phone: '+39 320 000 0',
    names: ['Giulia Ferraro', 'Matteo Conti', 'Chiara Vitale', 'Davide Moretti', 'Paolo Greco'],
    requests: ['C’è anche un passeggino.', 'Arriviamo con il traghetto da Bari.'],
    message: {
      subject: 'Fattura',
      text: 'Buongiorno, è possibile avere una fattura intestata alla mia azienda? Grazie mille.',
    },
  },
  de: {
    phone: '+49 151 000 00',
    names: [
      'Jonas Brandt',
      'Katharina Vogel',
      'Lukas Schäfer',
      'Miriam Köhler',
      'Tobias Engel',
      'Franziska Hauser',
    ],
    requests: ['Ein Koffer ist ziemlich schwer.', 'Wir kommen mit zwei Kindern.'],
    message: {
      subject: 'Fahrräder',
      text: 'Guten Tag, können wir auch zwei Fahrräder über Nacht bei Ihnen abstellen? Danke!',
    },
  },
  fr: {
    phone: '+33 6 39 98 0',
    names: ['Camille Rousseau', 'Théo Lambert', 'Inès Marchand', 'Hugo Lefèvre', 'Manon Girard'],
    requests: ['Un des sacs contient un appareil photo.', 'Notre bus arrive vers midi.'],
    message: {
      subject: 'Poussette',
      text: 'Bonjour, une poussette compte-t-elle comme un bagage ? Merci d’avance.',
    },
  },
  es: {
    phone: '+34 612 000 ',
    names: ['Lucía Navarro', 'Álvaro Ibáñez', 'Carmen Ortega', 'Sergio Molina', 'Nuria Campos'],
    requests: ['Llevamos una guitarra.', 'Llegamos en el bus de Ohrid.'],
    message: {
      subject: 'Mochilas de un grupo',
      text: 'Hola, somos un grupo de doce personas. ¿Hay sitio para doce mochilas el viernes?',
    },
  },
  da: {
    phone: '+45 20 00 0',
    names: ['Mads Kjær', 'Freja Lindholm', 'Søren Bak', 'Astrid Møller', 'Emil Østergaard'],
    requests: ['Den ene taske indeholder glas.', 'Vi kommer direkte fra lufthavnen.'],
    message: {
      subject: 'Sen afhentning',
      text: 'Hej, kan vi hente vores kufferter kl. 22.30? Vores fly går først efter midnat.',
    },
  },
}
