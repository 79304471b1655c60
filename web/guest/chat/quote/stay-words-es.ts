import type { StayWords } from './stay-words.ts'

export const stayWordsEs: StayWords = {
  numbers:
    'un/una/uno/una sola/un solo, dos/ambas/ambos/las dos/un par de, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte',
  items: `
    maleta, maletas, maletín, maletines, mochila, mochilas, bolsa, bolsas, bolso, bolsos, equipaje, equipajes, bulto, bultos, trolley, trolleys, pieza, piezas, caja, cajas, paquete, paquetes, valija, valijas,
    bici, bicis, bicicleta, bicicletas, cochecito, cochecitos, carrito, carritos, guitarra, guitarras, artículo, artículos, equipaje de mano, equipajes de mano`,
  between:
    'grande, grandes, pequeña, pequeñas, pequeño, pequeños, chica, chicas, mediana, medianas, pesada, pesadas, de mano, de cabina, x, de, entero, entera, enteros, enteras, completo, completa, completos, mis, nuestras, más',
  days: 'día, días, jornada',
  nights: 'noche, noches',
  weeks: 'semana, semanas',
  months: 'mes, meses',
  hours: 'hora, horas, h, hrs, hs, horitas',
  oneDay: 'medio día, mediodía entero, todo el día, el mismo día, mismo día, día entero, el día',
  twoDays:
    'por la noche, toda la noche, durante la noche, hasta el día siguiente, de un día para otro, al día siguiente, el día siguiente, día siguiente, al otro día, el día después',
  fortnight: 'quincena',
  per: 'por, al, cada, a la, la, el',
  later: 'dentro de, en',
  vague:
    'algunos, algunas, unos, unas, varios, varias, pocos, pocas, próximo, próxima, un montón, otro, otra, más',
  change:
    'extender, alargar, prolongar, ampliar, cambiar, cambiarlo, cambiarla, reservado, en vez, en lugar, día más, días más, noche más, noches más, hora más, el resto, restante, restantes, las otras, los otros, las demás, los demás, la otra, el otro, una de ellas, uno de ellos',
  booksFor: '',
  dropsOff:
    'dejar, dejo, dejamos, dejaré, dejarla, dejarlas, dejarlo, dejarlos, depositar, llevar, llevo, traer, traigo, entregar, entrego',
  picksUp:
    'recoger, recojo, recogemos, recogeré, recogerla, recogerlas, recogerlo, recogerlos, recogida, retirar, retiro, retirarlas, pasar a buscar, paso a buscar, buscarlas, volver, vuelvo, volvemos, vuelta, regresar, regreso, regresamos, recuperar',
  people: 'personas, persona, adultos, niños, amigos, estudiantes, alumnos, pax, pasajeros, chicos',
  weAre: 'somos, grupo de, familia de, seremos',
  iAm: 'edad de, edad',
  parties: 'pareja, parejas, familia, familias, grupo, grupos, habitaciones',
  each: 'cada uno, cada una, por persona, por cabeza, c u',
  today: 'hoy, ahora, esta mañana, esta tarde, hoy mismo',
  tomorrow: 'mañana, mañana por la mañana, mañana por la tarde',
  inTwoDays: 'pasado mañana, pasado',
  weekend: 'fin de semana, finde, fin de',
  weekdays:
    'domingo/dom, lunes/lun, martes/mar, miércoles/mié, jueves/jue, viernes/vie, sábado/sáb',
  monthNames:
    'enero/ene, febrero/feb, marzo/mar, abril/abr, mayo, junio/jun, julio/jul, agosto/ago, septiembre/sep/sept/setiembre, octubre/oct, noviembre/nov, diciembre/dic',
  from: 'desde, desde el, de, del, entre, a partir de, a partir del, desde las, desde la, de las',
  until: 'hasta, hasta el, hasta las, hasta la, a, al, a las',
  on: 'el, del, al, hasta el, desde el, día, el día',
  atClock:
    'a las, a la, las, sobre las, antes de las, después de las, desde las, hasta las, de las, como a las',
  at: 'la, tipo',
  oClock: 'en punto, hs',
  morning: 'de la mañana',
  evening: 'de la tarde, de la noche',
  and: 'y, e, más, con',
  or: 'o, u',
  label:
    'habitación, cuarto, vuelo, puerta, línea, piso, andén, terminal, autobús, bus, número, n, no, nº, calle, reserva, código, apartamento',
  filler: `
    hola, buenas, buenos días, buenas tardes, buenas noches, buen día, por favor, por, para, x, y, solo, sólo, también, el, la, los, las, de, en, es, que, qué, posible, cuánto, se, puede, puedo, y por, y para, ok,
    gracias, quiero, quisiera, queremos, tengo, tenemos, necesito, dejar, guardar, mi, mis, nuestras, unas, durante, entonces, este, esta, próximo, con, son, sería, serían, sale, a, ambas, ambos, las dos`,
}
