import type { ChatWords } from './chat-patterns.ts'

const cities =
  '(kosov*/pristina/prizren/peja/shkod*/durres/berat*/saranda/vlor*/gjirok*/ohrid*/skopje/podgorica/budva/kotor/theth*/ksamil*/himar*/kruj*/korc*/elbasan/macedonia/montenegro/grecia/atenas/tesalonica/salonica/corfu/ulcinj)'
const people =
  '(otra persona/alguien mas/otro/otra/amigo*/amiga*/marido/esposo/esposa/mujer/pareja/novio/novia/hermano/hermana/madre/padre/mama/papa/hijo/hija/companero*/chofer/conductor/guia/tercero*/primo/prima)'

export const es: ChatWords = {
  greetings:
    '(hola/ola) (buenas/buenos dias/buenas tardes/buenas noches/que tal/), hola*, ola, holi, hey, hello, buen dia, buenos dias, buenas (tardes/noches), buenas, que tal, (disculpe*/disculpa*/perdon/perdona/perdone), estimad*',
  thanks:
    '(muchas/mil) gracias, gracias* (por (todo/la/su/vuestra/tu) (ayuda/informacion/)/), gracias*, grax, thx, te agradezco, (le/les/os) agradezco, perfecto, genial, vale gracias, vale, ok, okey, adios, hasta (luego/pronto/manana gracias), chao, por favor, porfa*, porfavor',
  words: {
    cancelling:
      '*cancel*, *anular*, anul*, *reembols*, devolu*, *devuelv*, devolver .. (dinero/pago/importe), (recuper*) .. dinero, (al final/ya/finalmente) no (vamos/voy/iremos/ire/podemos/puedo/podre/podremos/vengo/venimos), ya no (lo/la/las/los/) (necesit*/vamos/voy/vengo), ya no .. (necesit*/quiero/queremos/hace falta), no (podemos/puedo/vamos a/voy a) (ir/venir/llegar) (al final/ya/manana/hoy), no (vamos/voy) a ir, no nos hace falta, desist*',
    assistant:
      '(bot/robot/maquina/ordenador/computadora/chatbot/ia), (eres/es usted/sois/hablo con) .. (humano/real/de verdad/persona/maquina), inteligencia artificial, chatgpt',
    toilets:
      'bano, banos, aseo*, wc, servicios, inodoro*, ducha*, ducharse, duchar*, cambiarme, cambiarnos, cambiarse, lavabo*, refrescar*, toilet*, sanitario*',
    charging:
      '(cargar/recargar/carga/cargo/cargador*) .. (movil*/celular*/telefono*/bateria*/portatil*/tablet*/aparat*), (movil/celular/telefono) .. (cargar/recargar/cargando), cargador*, enchuf*, tomacorriente*, toma de corriente, recargar, wifi*, wi fi, !(por/via/de) internet',
    papers:
      'pasaport*, dni, nie, cedula, identidad, identific*, (un/algun/que/pide*/mi/el/con/piden) document*, documentacion, document* de, carnet*, carne de, licencia de, permiso de conduc*, id',
    collecting: `(puede/pueden/podria/podra/si/puedo mandar) .. (recog*/retir*/buscar/ir/pasar) .. ${people}, (puede/pueden/podria/podra/si) .. (mi/un/una/mis/alguna/otra) .. (recog*/retir*/buscar/recib*) .. (por mi/por nosotros/lugar/parte/vez), (puede/pueden/podria/si/que) (mi/un/una/otra/alguien) ${people} .. (recog*/retir*/busc*), (mi/un/una) ${people} .. (puede/podria) .. (recog*/retir*/busc*), otra persona, alguien mas, en mi (lugar/nombre/vez), en nuestro (lugar/nombre), autoriz*`,
    access:
      'silla de rueda*, discapac*, minusval*, *accesib*, movilidad reducida, *escalera*, escalon*, peldano*, ascensor*, elevador*, rampa*, muleta*, (camin*/anda/andar) .. (mal/dificult*/problema*/cuesta), (problemas/dificultad*) .. (caminar/andar), andador, baston para caminar',
    currencies:
      '*dolar*, usd, libra*, esterlin*, franco*, chf, corona*, peso argentino*, pesos, (otra*/que/cual*) (moneda*/divisa*), divisa*, (cambiar/cambio de) (dinero/moneda*/euros/divisa*), casa de cambio, tipo de cambio, cambio de moneda',
    lodging:
      '(alquil*/rent*/recomiend*/recomend*/tienen/teneis/ofrecen/buscamos/busco/reservar/conocen) .. (apartamento*/departamento*/piso/pisos/hotel*/hostal*/hostel*/habitacion*/alojamiento*), alojamiento*, alojar*, hosped*, dormir, airbnb*, pasar la noche, (hotel*/apartamento*) .. (alquil*/recom*)',
    eating:
      'restaurante*, comer, cenar, almorzar, almuerzo, desayun*, *cafe, cafeteria*, cafes, bar, bares, tomar (algo/un/una), beber, hambre, cerveza*, panaderia',
    cities: `(a/para/hacia/hasta/en) ${cities}, (bus/buses/autobus*/autocar*/furgon*/billete*/boleto*/pasaje*/ticket*/tren*) .. ${cities}, (billete*/boleto*/pasaje*), ticket* .. (bus/autobus*), ${cities} .. (bus*/autobus*/billete*), otras ciudades, otra ciudad, (autobuses/buses) .. (salen/otras)`,
    rides:
      'taxi*, uber, cabify, shuttle*, lanzadera, traslado*, transfer*, (al/del/desde el/hasta el/hacia el) aeropuert*, aeropuert* .. (bus/autobus*/lejos/distancia), (bus/autobus*/ir/llegar/lejos/distancia) .. aeropuert*, (ultimo/primer/proximo) (bus/autobus/micro), horario* (de/del) (bus/autobus*/buses), rinas, (nos recogen/pueden recogernos)',
    price:
      'preci*, cuesta*, cuestan, (cuanto/cuanta) (val*/es/son/seria/serian/sale/sale a/por/me/nos/se paga/pag*/hay que pagar/cuest*/cobr*/tengo que pagar/vale/os/costar*/piden/piden por), por cuanto, cuantos (euros/lek*), cuanto dinero, cuanto !(se tarda/tardo/tarda/tiempo/esta/hay/dura/falta/se puede), que vale, *cobra*, costo*, coste, costes, costar*, tarifa*, *barat*, economic*, caro, cara, caros, caras, *descuento*, rebaja*, oferta*, promocion*, (al/por) (dia/hora/persona/bulto/maleta/semana/pieza/equipaje/mes) .. (paga*/cobr*/cuest*/preci*), (paga*/cobr*) .. (por/al) (dia/hora/persona/bulto/maleta/pieza), (es/son/sale) gratis, gratis, gratuit*, (pagar/pago) (mas/extra/de mas/menos), recargo*, suplement*, cargo extra, (costo/coste/cargo) adicional*, multa*, penaliz*, presupuesto*, en total, (pago/pagar/paga/pagamos/cuesta) .. (mas/menos/extra), cargos, ocultos, (que/cual es el) (precio/coste/costo/valor), total, valor, sale mas, cuanto me, por (maleta/bolsa/bulto/bolso/mochila) o por *',
    paying:
      'pagar*, pago, paga, pagos, pagan, pague*, pagando, pagado, prepago, *factura*, (dejar/pedir/un/hay que dar/algun) (anticipo/deposito previo/adelanto), anticipo, adelanto, sena, fianza, (cobran/cargan/cargo/cargar) .. tarjeta, gastos, ticket para (la/mi) empresa, comprobante de pago, iva, a la llegada',
    changing:
      '(cambiar/cambio/modific*/mover/correg*/aplazar/posponer/adelantar/retrasar/editar) .. (reserva*/fecha*/hora/horas/dia/nombre/correo/recogida), (equivoq*/equivoc*/error/mal/erronea/incorrect*) .. (fecha*/reserva*/hora/dia/nombre/correo), (fecha/hora/reserva/dia) .. (equivoc*/mal/incorrect*/erronea), (agreg*/anad*/sumar/quitar/incluir) .. (maleta*/mochila*/bolso*/bulto*/reserva*/equipaje), agregar, anadir, ampliar, prolong*, extend*, alargar, (un/una/dos/unos/#/otro/otra) (dia*/noche*/hora*/semana*) (mas/extra/adicional*), otro dia mas, otra noche, (quedar*/dejar*) mas tiempo, mas tiempo (de/del/que), mas de lo reserv*, un dia mas, (una/un/dos) (maleta/mochila/bulto/bolso) (mas/extra/adicional), mas (maletas/bultos/mochilas) (de/que), antes de lo (reservado/previsto), (pasar/mover/cambiar/aplaz*/adelantar/correr/posponer) .. (entrega/recogida/retiro/al #*/para el #*/(al/para el) (lunes/martes/miercoles/jueves/viernes/sabado/domingo)), posponer, aplazar',
    full: '(estan/estais/esta/si/se) (lleno/llenos/llena/completo*/al completo/llenan), (esta/estan) .. (lleno/llenos/completo), lleno, llenos, no (hay/queda/tienen) (sitio/lugar/espacio), agotad*, sin (plazas/espacio), aforo, capacidad',
    watching:
      '*camara, camaras, *taquilla*, casillero*, con llave, bajo llave, candado*, asegurad*, vigilad*, vigilancia',
    groups:
      'grupo*, colegio*, escolar*, excursion escolar, clase, # (personas/alumnos/estudiantes/ninos/chicos/pasajeros/turistas), mas de (20/25/30/40/50)',
    hours:
      '(que/a que/cual es el/su/vuestro/sus/los) (hora/horas/horario*), horari*, a que hora, que hora, hasta que hora, *abiert*, abre, abren, abris, abrir, abrireis, apertura, cerrad*, cerrar, cerrais, cierr*, cierre, cuando (abr*/cierr*/puedo/podemos/estan/estais/se/hay), hasta (cuando/que/las/tarde), cuanto tiempo (pued*/pod*/se/como/max*), cuanto tiempo, cuantos dias, maximo, (tiempo/plazo/dias/duracion) (maxim*/limite), duracion, (la/de/toda la/por la/una/esta) noche, nocturn*, overnight, medianoche, mediodia, medio dia, madrugada, (muy/mas/tan/demasiado/llego/llegamos/llegar) (tarde/temprano/pronto), *retras*, *demora*, (a/hasta/antes de/despues de/sobre/hacia/desde/entre) las #* .. (recog*/dej*/lleg*/pas*/retir*/hay alguien/puedo/podemos/estan), (recog*/dejar*/lleg*/pasar*/retir*/llev*/volv*/aterriz*/buscar*/devolver) .. (a/hasta/antes de/despues de/sobre/hacia/desde/entre) (la/las) (#*/una), las #h* .. (tarde/pronto/recog*), (hay/habra) alguien !(que), festiv*, feriado*, navidad*, nochevieja, nochebuena, ano nuevo, semana santa, pascua, despues (del cierre/de cerrar/de hora), antes de (abrir/la apertura), 24 horas, 24h*, 24 7, todos los dias, al dia siguiente, dia siguiente, ultima (hora/entrega/recogida), a mediodia, siesta, que dias, (al/el) (otro dia/dia siguiente), (volver/pasar/recog*/retir*/buscar*/venir) .. (manana/otro dia/mas tarde/noche/dia siguiente), nos (abre*/atiende*), (siguen/sigue/seguis/aun/todavia) (ahi/abiert*/abren), (dejar*/guardar*) .. (noche/# dias/varios dias/semana/manana), de la manana, (# dias/varios dias/unos dias), (por la/de) (noche/madrugada), temprano .. (recog*/dejar*), tarde .. (recog*/dejar*)',
    booking:
      '*reserv*, *disponib*, por adelantado, con (antelacion/anticipacion/tiempo), de antemano, cita previa, (hay/queda/quedan/tienen/teneis/tendran/habra/os queda/les queda/tendrian/algun) (algo de /algun /mas /)(sitio*/lugar/lugares/espacio*/hueco*/plaza*/cupo*), sin (reserva*/cita), (llegar/ir/presentar*/aparecer) (sin/directamente/y ya), turno, confirmacion*, (no/sin) reserv*, pasar (igual/directamente/sin), (no/nunca) .. (confirmacion/correo/mail/email), ultimo momento, mismo dia, (llego/recibi/recibido) .. (correo/mail/confirmacion)',
    safety:
      'segur*, robo, robos, robar*, roba, roban, roben, robad*, hurto*, ladron*, *perder, perdid*, *pierd*, extravi*, *camara, camaras, vigila*, *vigilan*, custodi*, etiquet*, recibo*, *resguardo*, comprobante*, ticket de (deposito/consigna), confianza, confiar, confiable*, fiable*, fiar, de fiar, *asegur*, dano, danos, danad*, *romp*, roto, rota, proteg*, *taquilla*, casillero*, locker*, con llave, candado*, bajo llave, cerradura*, portatil, laptop*, ordenador, computador*, de valor, valiosos, responsab*, (revis*/abr*/mir*/inspeccion*/registr*) .. (maleta*/equipaje/mochila*/dentro/contenido/bolso*), revisan, escane*, confund*, (numero/tarjeta) en la maleta, equivoquen, demuestr*, prueba de, justificante*, ficha, numerito, ticket .. (maleta*/equipaje), (roben/robar/roba) algo, (se/me) (la/las/lo/los) (llev*/roben), llave, cuidan, vigilad*, responsable*, alguien que (vigil*/cuid*)',
    location:
      'donde, adonde, direccion* !(de correo/de email/de mail/email/electronica), ubica*, mapa*, maps, calle, como (llegar/llego/puedo llegar/se llega/se va/voy/ir/os encuentro/los encuentro/vamos/llegamos/encontr*), para llegar, *lejos, *distancia*, *encontrar*, *encuentr*, (parada*/estacion/terminal*), *estacion*, *terminal, parking, aparca*, estacionar*, estacionamiento, *centrico*, (en/del/al/desde el) centro, que (autobus/bus/linea/calle/micro), (andando/a pie/caminando/cuanto) .. (desde/hasta), se tarda, por donde, por que lado, entrada, cerca (del/de la/de el) (centro/estacion/terminal/plaza), queda exactamente, estan en !(viber/whatsapp/telegram/instagram/facebook), estan (cerca/dentro/lejos/al lado), local, (que/cual) (salida/direccion/lado/entrada/edificio/parada), (estoy/estamos) (en/al/por) .. (plaza/estacion/terminal/centro), para donde, (no/los/les/os) (los /os /las /les /)(encuentr*/veo), ahora (para/a) donde, (cerca/lejos) (de/del) (la plaza/centro/estacion/opera/skanderbeg), en coche, en carro, enfrente, gps, facil de (encontrar/llegar/hallar), (cuantos/cuanto) minutos, minutos .. (de/desde/a pie)',
    contact:
      '*contact*, telefon*, celular, llamar*, llamo, *llamada*, correo*, mail, email*, e mail*, escrib*, whatsapp*, watsap*, wasap*, guasap*, hablar, hablo, mensaje*, (una/con) persona (real/de verdad/), humano, atencion al cliente, agente, operador*, (vuestro/su/tu/un/el) numero, numero (de/para), numero, recepcion, reclam*, queja*, instagram, fijo, un fijo, telefono fijo, linea, chatear, comunicar*, contactarlos, responden, contestan',
    items:
      'objeto*, cosas (puedo/se/no/que), que cosas, (tamano*/medida*/dimension*), limite*, (grande/grandes/enorme*/gigante*/voluminos*/oversize), peso, pesa, pesan, *pesad*, kilo, kilos, kg, #kg, bici*, moto, casco, cascos, patinete*, monopatin*, carrito*, carro de bebe, cochecit*, *esqui*, botas, snowboard*, surf*, tabla*, instrument*, guitarra*, violin*, animal*, *mascota*, perro*, gato*, comida*, alimento*, prohibi*, *permit*, no se (puede/aceptan), *guarda*, guardo, guarden, *guardar*, dejar*, dejo, dejamos, deja, deposit*, almacen*, consign*, caja, cajas, paquete*, carpa*, tienda de campana, baston*, bolso de mano, bolsito, cartera, botella*, vino*, alcohol, dron*, golf, vestido*, traje, abrigo*, chaqueta*, paraguas, planta*, (acept*/tom*/recib*) .. (maleta*/bici*/equipaje*/esqu*/bultos/carrito*), trekking, treking, sillita*, silla (de bebe/de coche/para), cuchillo*, arma, armas, bateria externa, powerbank, perfume*, herramienta*, cuadro*, colchon, skate*, patines, raqueta*, flores, saco de dormir, nevera portatil, sombrero*',
    payment:
      'tarjeta*, bizum, transferencia*, cajero*, efectivo, metalico, dinero, moneda*, credito, debito, euro*, lek, leks, visa, mastercard, american express, amex, paypal, apple pay, google pay, revolut, mercado pago, contactless, sin contacto',
    nearby:
      'cerca, alrededor*, (para/que/puedo/podemos/algo/se puede/hay que) (ver/hacer/visitar), ver, visita*, atraccion*, monument*, museo*, recom*, recomien*, consejo*, suger*, excursion*, pasear, paseo*, castillo*, mezquita*, bunk*, turis*, plaza, piramide*, parque*, mercado*, supermercado*, farmacia*, tiendas, barrio, bazar, lago, playa*, (horas/tiempo) (libre*/muert*/para), por (ahi/aqui/la zona), a pie, caminar, (que/algo) (hacemos/hacer/visitar/ver), (# horas/tiempo/rato) (en tirana/libres/para/muerto), dar una vuelta, imperdible*, planes, vale la pena, merece la pena',
    special:
      '*especial*, peticion*, solicitud*, *fragil*, delicad*, *vidrio, cristal*, cuidado, valios*, medicament*, medicina*, insulina, *ayud*, mayores, anciano*, bebe*, ninos, embarazada, sentarse, sentarnos, nevera, frigorifico, particular*',
  },
  hints: {
    lodging: 'hotel*, apartamento*',
    cities: cities,
    rides: 'aeropuerto*, vuelo*, avion, bus, autobus, buses, autobuses, chofer',
    hours:
      'hora, horas, cuando, noche*, tarde, tardes, temprano, sabado*, domingo*, lunes, martes, miercoles, jueves, viernes, fin de semana, fines de semana, hoy, manana, (a/de) las #*, dia, dias, semana*, mes, meses',
    booking: 'sitio, lugar, espacio, libre',
    safety: 'personal, numero, document*',
    location: 'centro, queda, tren, calle, llegar, oficina',
    contact: 'alguien, persona',
    items:
      'equipaje*, bulto*, *maleta*, valija*, trolley*, bolsa*, bolso*, mochila*, bolsos, cosas, acept*, recog*, dejan, recoj*',
    payment: 'acept*',
    nearby: 'hacer',
    special: 'necesi*, problema*, familia, posible, grupo, puede',
  },
  ordinary:
    'para, pero, como, cuando, donde, desde, hasta, sobre, entre, tener, tengo, tienen, tiene, teneis, tenemos, estan, esta, estamos, este, esto, estas, estos, hacer, hacen, hace, haces, hago, puede, pueden, puedo, podemos, podria, podrian, quiero, queremos, quisiera, querer, quedar, queda, quedan, llegar, llegamos, llego, llega, salir, salimos, salgo, sale, salen, ahora, antes, despues, luego, siempre, nunca, tambien, tampoco, mucho, mucha, muchas, muchos, poco, poca, todo, toda, todos, todas, otro, otra, otros, otras, algo, alguno, alguna, algun, nada, nadie, mismo, misma, manana, semana, semanas, dias, horas, tren, trenes, vuelo, vuelos, avion, viaje, viajar, viajamos, ciudad, casa, carta, corto, corta, porta, cosa, cosas, menos, mejor, mayor, madre, padre, amigo, marido, pasar, pasa, paso, casi, peor, pues, sino, solo, sola, sera, seria, saber, sabes, sabe, persona, personas, minuto, minutos, primero, ultima, ultimo, pequena, pequeno, pequenas, favor, tirana, tarda, tarde, parte, partir, barra, cerro, recoger, recojo, volver, vuelvo, dejarla, dejarlas, dejarlo, llevo, llevar, llevamos, lado, lados, cambia, cabe, porque, costa, contar, contara, cuarto, casos, legal, cuenta, cuentan, media, marcado, llama, francia, nuestra, nuestro, mananas, tendra, primera, quiere, bueno, habla, completado, algunos, correcta, correcto',
}
