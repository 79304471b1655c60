import type { ChatWords } from './chat-patterns.ts'
import { esPhrases } from './chat-phrases-es.ts'

const cities =
  '(kosov*/pristina/prizren/peja/shkod*/durres/berat*/saranda/vlor*/gjirok*/ohrid*/skopje/podgorica/budva/kotor/theth*/ksamil*/himar*/kruj*/korc*/elbasan/macedonia/montenegro/grecia/atenas/tesalonica/salonica/corfu/ulcinj/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(otra persona/alguien mas/otro/otra/amigo*/amiga*/marido/esposo/esposa/mujer/pareja/novio/novia/hermano/hermana/madre/padre/mama/papa/hijo/hija/companero*/chofer/conductor/guia/tercero*/primo/prima)'

export const es: ChatWords = {
  greetings: `
    (hola/ola) (buenas/buenos dias/buenas tardes/buenas noches/que tal/), hola*, ola, holi, hey, hello, buen dia, buenos dias, buenas (tardes/noches), buenas, que tal,
    (disculpe*/disculpa*/perdon/perdona/perdone), estimad*, q tal, que hay, que onda, que hubo, buenos, como estan, como estas`,
  thanks: `
    (muchas/mil) gracias, gracias* (por (todo/la/su/vuestra/tu) (ayuda/informacion/)/), gracias*, grax, thx, te agradezco, (le/les/os) agradezco, vale gracias, adios,
    hasta (luego/pronto/manana gracias), chao, por favor, porfa*, porfavor, vale perfecto, (sois/eres/son) .. (majo*/maja*/amable*/genial*/lo maximo), muy amable*, que amable*, saludos,
    un saludo, ok gracias`,
  nods: `
    perfecto, genial, vale, ok, okey, entendido, listo, buenisimo, estupendo, guay, de acuerdo, muy bien, bien, si, no, claro, jaja*, bueno, todo`,
  beside: `
    (que/hace/hara) (el /)(tiempo (hara/hace/va a hacer)), (tiempo) (hara/hace/va a), que tiempo, pronostico, lluvia, llueve, llover, va a llover, sim, (tarjeta/chip) (sim/prepago movil),
    esim, visado, visa para, chiste, futbol, como te llamas, que hora es, (alquil*/rentar) (de /un /una /)(coche*/auto*/bici*/moto*/carro*/scooter*), renta de autos,
    (buscan/necesitan/contratan) (personal/gente/empleado*), trabajar con (ustedes/vosotros), empleo*, vacantes, quien (gano/ha ganado),
    venden (telefonos/celulares/ropa/zapatos)`,
  occasions: `
    (despues de/antes de/hasta/durante) (la /el /nuestro /nuestra /mi /)(cenar/comer/desayunar/almorzar/cena/comida/desayuno/almuerzo/vuelo/tren/excursion)( de las #*/ a las #*/),
    mientras (como/comemos/almuerzo/almorzamos/ceno/cenamos/desayuno/visitamos/paseamos), si (me/nos) (retraso/retrasamos/atraso/atrasamos/demoro/demoramos), si (llego/llegamos) tarde,
    si (el/nuestro/mi) (bus/autobus/vuelo/tren/avion) .. (retrasa/atrasa/tarde/demora), hotel (nos /me /)(guarda/tiene) .. (maletas/equipaje), (del/desde el) (hotel/hostal/airbnb)`,
  phrases: esPhrases,
  words: {
    cancelling: `
      *cancel*, *anular*, anul*, *reembols*, devolu*, *devuelv*, devolver .. (dinero/pago/importe), (recuper*) .. dinero,
      (al final/ya/finalmente) no (vamos/voy/iremos/ire/podemos/puedo/podre/podremos/vengo/venimos), ya no (lo/la/las/los/) (necesit*/vamos/voy/vengo),
      ya no .. (necesit*/quiero/queremos/hace falta), no (podemos/puedo/vamos a/voy a) (ir/venir/llegar) (al final/ya/manana/hoy), no (vamos/voy) a ir, no nos hace falta, desist*,
      (cambiado/cambiamos/cambie/cambio) de (planes/idea/opinion), (quitar/quitamos/borrar/eliminar/quito/deshacer) .. reserva*,
      (devuelv*/devolu*/devolver/regres*/quiero) .. (plata/dinero/pasta/lana), ya no (necesit*/hace falta/me hace/nos hace/quiero),
      (no) .. (podemos/puedo/vamos/voy) (a /)(ir/venir) (al final/finalmente), echarme atras, dar de baja, (perder/pierdo/pierde*) .. (dinero/plata), no presentarme,
      (dinero/plata) (de vuelta/de regreso), cambiaron los planes`,
    assistant: `
      bot, robot, chatbot, (una/eres/es) (maquina/ia/computadora), ordenador que, automatico, contestador, (eres/es usted/sois/hablo con) .. (humano/real/de verdad/persona/maquina),
      inteligencia artificial, chatgpt, program*, quien eres, quien te, un humano`,
    toilets: `
      bano, banos, aseo*, wc, servicios, inodoro*, ducha*, cambiarme, cambiarnos, cambiarse, lavabo*, refrescar*, toilet*, sanitario*, asearme, lavarme`,
    charging: `
      (movil/celular/telefono) .. (cargar/recargar/cargando), cargador*, enchuf*, tomacorriente*, recargar, wifi*, wi fi, !(por/via/de/con) internet, corriente, electricidad,
      (poner/dejar) .. a cargar, (cargar/carga) (el/mi/la/un) (movil/celu/telefono/celular/bateria/portatil),
      (cargar/recargar/cargador*) .. (movil*/celu*/telefono*/bateria*/portatil*/laptop*/ordenador/tablet*/aparat*/iphone/compu*),
      (donde/sala/lugar/sitio) .. (sentarse/sentarnos/esperar/espera/descansar), (sentarse/esperar/quedarnos) .. (ahi/dentro/adentro/alli), agua`,
    papers: `
      pasaport*, dni, nie, cedula, identidad, identific*, (un/algun/que/pide*/mi/el/con/piden) document*, documentacion, document* de, carnet*, carne de, licencia de, permiso de conduc*, id,
      (que) .. (tengo que/debo/hay que/necesito) (llevar/traer/mostrar/presentar/ensenar), imprim*, impres*`,
    collecting: `
      (puede/pueden/podria/podra/si/puedo mandar) .. (recog*/retir*/buscar/ir/pasar) .. ${people},
      (puede/pueden/podria/podra/si) .. (mi/un/una/mis/alguna/otra) .. (recog*/retir*/buscar/recib*) .. (por mi/por nosotros/lugar/parte/vez),
      (puede/pueden/podria/si/que) (mi/un/una/otra/alguien) ${people} .. (recog*/retir*/busc*), (mi/un/una) ${people} .. (puede/podria) .. (recog*/retir*/busc*), otra persona, alguien mas,
      en mi (lugar/nombre/vez), en nuestro (lugar/nombre), autoriz*,
      (puede/pueden/podria/podra/si/manda*/quiero que) .. (mi/un/una/mis/nuestro/nuestra/el/la) (* /)${people} .. (recog*/retir*/busc*/pas*/ir/venir/llev*),
      (recog*/retir*/busc*/pas*) .. por mi !(bolso/maleta*/mochila/equipaje/bolsa/cosas/valija), (viene/pasa/va) .. ${people} .. (recog*/retir*/busc*), en lugar (mio/de mi), a mi nombre,
      (retira/recoge/busca/recogera/retirara/pasa/viene) .. (mi/mis/nuestro/nuestra) ${people},
      (mi/nuestra/nuestro) ${people} .. (recoge/recogera/retira/retirara/busca/va a recoger/va a retirar/pasara), (un/una) (amigo/amiga/pariente/colega/conocido) (retira/recoge/busca/pasa)`,
    access: `
      silla de rueda*, discapac*, minusval*, *accesib*, movilidad reducida, *escalera*, escalon*, peldano*, ascensor*, elevador*, rampa*, muleta*,
      (camin*/anda/andar) .. (mal/dificult*/problema*/cuesta), (problemas/dificultad*) .. (caminar/andar), andador, baston para caminar`,
    currencies: `
      *dolar*, usd, esterlin*, franco*, chf, corona*, peso argentino*, pesos, (otra*/que/cual*) (moneda*/divisa*), divisa*, (cambiar/cambio de) (dinero/moneda*/euros/divisa*),
      casa de cambio, tipo de cambio, libra, libras, pounds, reales, soles`,
    lodging: `
      (alquil*/rent*/recomiend*/recomend*/tienen/teneis/ofrecen/buscamos/busco/reservar/conocen) .. (apartamento*/departamento*/piso/pisos/hotel*/hostal*/hostel*/habitacion*/alojamiento*),
      alojamiento*, alojar*, hosped*, dormir, airbnb*, pasar la noche, (hotel*/apartamento*) .. (alquil*/recom*), (cama/habitacion) libre, hostal, hostales, pernoct*`,
    eating: `
      restaurante*, comer, cenar, almorzar, almuerzo, desayun*, *cafe, cafeteria*, cafes, bar, bares, tomar (algo/un/una), beber, hambre, cerveza*, panaderia,
      (se come/comemos/comida) .. (bien/por/tipica/rico), (donde/algo) .. (comer/come/comemos/almorzar/cenar), merienda*, tapas, helado*, pizzeria*, comedor, byrek, burek`,
    cities: `
      (a/para/hacia/hasta/en) ${cities}, (bus/buses/autobus*/autocar*/furgon*/billete*/boleto*/pasaje*/ticket*/tren*) .. !(de/desde) ${cities},
      (comprar/compro/venden/saco/sacar/vende*/consigo/precio) .. (billete*/boleto*/pasaje*/pasajes), (billete*/boleto*/pasaje*) .. (bus*/autobus*/autocar*/furgon), boletos, pasajes,
      ticket* .. (bus/autobus*), ${cities} .. (bus*/autobus*/billete*), otras ciudades, otra ciudad, (autobuses/buses) .. (salen/otras)`,
    rides: `
      taxi*, uber, cabify, shuttle*, lanzadera, traslado*, transfer*, (al/del/desde el/hasta el/hacia el) aeropuert*, aeropuert* .. (bus/autobus*/lejos/distancia),
      (bus/autobus*/ir/llegar/lejos/distancia) .. aeropuert*, (ultimo/primer/proximo) (bus/autobus/micro), horario* (de/del) (bus/autobus*/buses), rinas, (nos recogen/pueden recogernos),
      anden, metro, (hay/un) (algun )(tren/trenes), hay (tren/trenes), (tren/trenes) (a/para/hacia)`,
    price: `
      preci*, cuesta*, (cuanto/cuanta) (val*/es/son/seria/serian/sale/sale a/por/me/nos/se paga/pag*/hay que pagar/cuest*/cobr*/tengo que pagar/vale/os/costar*/piden/piden por), por cuanto,
      cuantos (euros/lek*), (cuanto/cuanta) (dinero/plata/lana/pasta),
      cuanto !(se tarda/tardo/tarda/tiempo/esta/hay/dura/falta/se puede/antes/queda/pesa/mide/puedo/podemos/equipaje/lejos/se camina/camino/caminando/a pie/peso), cobra, cobrais, cobrar,
      cobro, cobrarian, cobrara*, cobran !(en la tarjeta/la tarjeta/por tarjeta), costo*, coste, costes, costar*, tarifa*, *barat*, economic*, caro, cara, caros, caras, *descuento*, rebaja*,
      oferta*, promocion*, (al/por) (dia/hora/persona/bulto/maleta/semana/pieza/equipaje/mes) .. (paga*/cobr*/cuest*/preci*), (paga*/cobr*) .. (por/al) (dia/hora/persona/bulto/maleta/pieza),
      gratis, gratuit*, recargo*, suplement*, cargo extra, (costo/coste/cargo) adicional*, multa*, penaliz*, presupuesto*, (pago/pagar/paga/pagamos/cuesta) .. (mas/menos/extra), cargos,
      ocultos, valor, sale mas, por (maleta/bolsa/bulto/bolso/mochila) o por *, todo incluido, incluido todo, (dia/dias) (natural*/calendario/de calendario), por # horas,
      (pago/pagar/pagamos/cobran) .. (otro dia/otra noche/un dia mas/dia extra/dia completo), (primera) hora .. (gratis/libre), cuenta como, cuentan como, que (vale/cuesta/precio*/cobran),
      q (precio/vale/cuesta), carito, carisimo, iva (incluido/inclu*), # euros (por/al/la/cada/en/es/son), tres euros, mas iva, a como, a cuanto, sale a, saldria, saldrian, regatear,
      importe, total, totales, extras, hay extra*, comision*, aproximad*, mas o menos, (por hora/por dia/por horas/por dias) o, (paga/pago/pagar/cobran/cuenta) tambien el dia,
      cada (una/uno) .. todas, (cuanto) (piden/pedis/quieren), se pagan, se paga por, (pago/pagar/pagamos) .. (doble/dos veces)`,
    paying: `
      pagar*, pago, paga, pagos, pagan, pague*, pagando, pagado, prepago, *factura*, (dejar/pedir/un/hay que dar/algun) (anticipo/deposito previo/adelanto), anticipo, adelanto, sena, fianza,
      (cobran/cargan/cargo/cargar) .. tarjeta, gastos, ticket para (la/mi) empresa, iva, a la llegada, (mitad) .. (ahora/luego/despues/mitad), plazos, cuotas,
      (comprobante/factura/recibo) .. (empresa/gastos/trabajo), en dos (veces/pagos), cobran en, (cuando) .. cobran, datafono, posnet, (funciona) .. (tarjeta/datafono/posnet), moneda local,
      (billetes/billete) (grande*/de 100/de 50), albanes, albanesa, (dinero/plata) .. (ahora/despues/luego/antes)`,
    changing: `
      (cambiar/cambio/modific*/mover/correg*/aplazar/posponer/adelantar/retrasar/editar) .. (reserva*/fecha*/hora/horas/dia/nombre/correo/recogida),
      (equivoq*/equivoc*/error/mal/erronea/incorrect*) .. (fecha*/reserva*/hora/dia/nombre/correo), (fecha/hora/reserva/dia) .. (equivoc*/mal/incorrect*/erronea),
      (agreg*/anad*/sumar/quitar/incluir) .. (maleta*/mochila*/bolso*/bulto*/reserva*/equipaje), agregar, anadir, ampliar, prolong*, extend*, alargar,
      (un/una/dos/unos/#/otro/otra) (dia*/noche*/hora*/semana*) (mas/extra/adicional*), otra noche, (quedar*/dejar*) mas tiempo, mas tiempo (de/del/que), mas de lo reserv*,
      (una/un/dos) (maleta/mochila/bulto/bolso) (mas/extra/adicional), mas (maletas/bultos/mochilas) (de/que), antes de lo (reservado/previsto),
      (pasar/mover/cambiar/aplaz*/adelantar/correr/posponer) .. (entrega/recogida/retiro/al #*/para el #*/(al/para el) (lunes/martes/miercoles/jueves/viernes/sabado/domingo)), posponer,
      aplazar, (cambiar/cambio/mover/pasar/modificar) .. (dia/fecha/hora/horario/reserva*), (escrib*/puse/anote/elegi/meti/marque) .. (mal/equivoc*/incorrect*), me equivoque,
      (otro/otra) (dia/fecha), (una/un) (maleta/mochila/bulto) menos, menos (maletas/bultos), (cambiar/pasar/mover) .. (lunes/martes/miercoles/jueves/viernes/sabado/domingo)`,
    full: `
      (estan/estais/esta/si/se) (lleno/llenos/llena/completo*/al completo/llenan), lleno, llenos, no (hay/queda/tienen) (sitio/lugar/espacio), agotad*, sin (plazas/espacio), aforo,
      capacidad, (esta/estan/estais/estaran/estara) .. (lleno*/llena*/completo*)`,
    watching: `
      *camara, camaras, *taquilla*, casillero*, con llave, bajo llave, candado*, asegurad*, vigilad*, vigilancia, (sala/cuarto/habitacion) .. cerrad*, guardia, vigilante`,
    groups: `
      grupo*, colegio*, escolar*, clase, # (personas/alumnos/estudiantes/ninos/chicos/pasajeros/turistas), mas de (20/25/30/40/50), coro, club, delegacion, orquesta, congreso, asociacion,
      equipo de (futbol/basket*/voley*), despedida de solter*, # (chicas/amigos/amigas/adultos/jovenes/senoras)`,
    hours: `
      (que/a que/cual es el/su/vuestro/sus/los) (hora/horas/horario*), horari*, *abiert*, abris, abrir, abrireis, apertura, cerrad*, cerrar, cerrais, cierr*,
      cuando (abr*/cierr*/puedo/podemos/estan/estais/se/hay), hasta (cuando/que/las/tarde), cuanto tiempo, cuantos dias, (tiempo/plazo/dias/duracion) (maxim*/limite), duracion,
      (la/de/toda la/por la/una) noche, nocturn*, overnight, medianoche, mediodia, medio dia, madrugada, (muy/mas/tan/demasiado/llego/llegamos/llegar) (tarde/temprano/pronto), *retras*,
      *demora*, (a/hasta/antes de/despues de/sobre/hacia/desde/entre) las #* .. (recog*/dej*/lleg*/pas*/retir*/hay alguien/puedo/podemos/estan),
      (recog*/dejar*/lleg*/pasar*/retir*/llev*/volv*/aterriz*/buscar*/devolver) .. (a/hasta/antes de/despues de/sobre/hacia/desde/entre) (la/las) (#*/una), las #h* .. (tarde/pronto/recog*),
      (hay/habra) alguien !(que/a quien/con quien/para), festiv*, feriado*, navidad*, nochevieja, nochebuena, ano nuevo, semana santa, pascua, despues (del cierre/de cerrar/de hora),
      24 horas, 24h*, 24 7, todos los dias, dia siguiente, !(a) ultima (hora/entrega/recogida), ultima hora .. (recog*/retir*/dej*), siesta, que dias, (al/el) (otro dia/dia siguiente),
      (volver/pasar/recog*/retir*/buscar*/venir) .. (manana/otro dia/mas tarde/noche/dia siguiente), nos (abre*/atiende*), (siguen/sigue/seguis/aun/todavia) (ahi/abiert*/abren),
      (dejar*/guardar*) .. (noche/# dias/varios dias/semana/manana), de la manana, (# dias/varios dias/unos dias), temprano .. (recog*/dejar*), tarde .. (recog*/dejar*),
      (llego/llegamos/llegare/llegaremos/aterriz*/estare/estaremos/vamos/voy/paso) .. (#h/a las #*/sobre las #*/tipo #*/hacia las #*), (#h) .. (todavia/aun/estan/vale/ok/tarde),
      (estan/estais/esta) .. (ahora/ahora mismo/todavia/aun/ahorita), (todavia/aun) estan, (estan/estais) (ahi /alli /)(ahora/ahora mismo/hoy/manana), de corrido, atienden,
      atencion al publico, (cierran/abren/trabaj*/atiend*) .. (lunes/martes/miercoles/jueves/viernes/sabado*/domingo*/navidad/festiv*/mediodia/comer), trabajan, trabajais,
      (dejar*/guardar*/quedar*/tener*) .. (hasta (el /)(lunes/martes/miercoles/jueves/viernes/sabado/domingo/manana/dia)), desde (que hora/cuando/las), a partir de,
      (la/las/lo) .. (dia siguiente/otro dia), (dejamos/dejo/llevo) .. (recog*/retir*) .. (#/las/noche/tarde), (ultim*) .. (recog*/entreg*/retir*), finde, findes, muy de (noche/manana),
      (abre/abren/abris) !(la/las/los/mi/mis/maletas/mochilas/equipaje*/el equipaje), (pasar/ir/venir/llegar/paso/voy) (ahora/ahorita/ya mismo/ya), a tiempo,
      !(tamano/peso/largo/kg/kilos) maximo !(tamano/peso/de kilos/de peso/kilos/kg), como maximo, cuantas noches, # noches, hora (limite/maxima/tope),
      cuando (podria/puedo/podemos/podriamos) .. (tener/recog*/retir*)`,
    booking: `
      *reserv*, *disponib*, por adelantado, con (antelacion/anticipacion/tiempo), de antemano, cita previa,
      (hay/queda/quedan/tienen/teneis/tendran/habra/os queda/les queda/tendrian/algun) (algo de /algun /mas /)(sitio*/lugar/lugares/espacio*/hueco*/plaza*/cupo*), sin (reserva*/cita),
      (llegar/ir/presentar*/aparecer) (sin/directamente/y ya), turno, confirmacion*, pasar (igual/directamente/sin), (no/nunca) .. (confirmacion/correo/mail/email), ultimo momento,
      mismo dia, (llego/recibi/recibido) .. (correo/mail/confirmacion), (necesit*/busco/quiero/quisiera/me guardan/guardan) .. (lugar/sitio/hueco/plaza/espacio),
      (aviso/avisar/aviso antes/avisamos), (voy/llego/paso/vengo/caigo) (directamente/directo/sin avisar/sin mas/asi nomas), (todavia/aun/sigue*) .. (sitio/lugar/hueco/plaza*/posible),
      (posible/se puede) (para /)(hoy/esta noche/manana/ahora), (no) (me /)(llega/llego/ha llegado/aparece) .. (confirm*/correo/mail), espacio para, apartar, agendar,
      # (lugares/sitios/huecos/plazas/espacios), con cuanta (anticipacion/antelacion), (lugar/lugares/sitio/sitios/espacio/espacios/hueco/huecos/plaza/plazas) (libre*/disponible*),
      (lugar/sitio) para !(cargar/comer/dormir/sentar*/esperar/ducha*/cenar/almorzar/desayunar/ver/visitar/aparcar/estacionar/descansar/enchufar)`,
    safety: `
      segur*, robo, robos, robar*, roba, roban, roben, robad*, hurto*, ladron*, perder, perderla*, !(estoy/estamos/me he/ando) perdid*, *pierd*, extravi*, *camara, camaras, vigila*,
      *vigilan*, custodi*, etiquet*, recibo*, *resguardo*, comprobante*, confianza, confiar, fiar, *asegur*, dano, danos, danad*, *romp*, roto, rota, proteg*, *taquilla*, casillero*,
      locker*, candado*, cerradura*, portatil, laptop*, ordenador, computador*, de valor, valiosos, responsab*,
      (revis*/abr*/mir*/inspeccion*/registr*) .. (maleta*/equipaje/mochila*/dentro/contenido/bolso*), revisan, escane*, confund*, (numero/tarjeta) en la maleta, equivoquen, demuestr*,
      prueba de, justificante*, ficha, numerito, (se/me) (la/las/lo/los) (llev*/roben), llave, alguien que (vigil*/cuid*), (quien) .. (respond*/responsab*/hace cargo), responde si,
      falta (algo/alguna), (revis*/abr*/registr*/mir*/inspecc*) .. (maleta*/equipaje*/mochila*/bolso*/bolsa*), (maletas/equipaje) .. (revis*/abr*), joya*, (sois/son/es) .. (de fiar/seri*),
      estafa*, serios, (nadie/alguien/otro/otra persona) .. (se lleve/se lleva/lleva/robe/roba/coja/coge/toque/agarre/tome), (perdi/perder/pierdo) .. (ticket/recibo/resguardo/papel*),
      (dan/dais/entregan) .. (ticket/numero/recibo/comprobante/papel*), ticket, (siempre) .. (alguien/vigil*/cuid*), (vigil*/cuid*) .. (alguien/siempre/maletas), buenas manos, a salvo,
      riesgo*, miedo, preocup*, tranquil*, acceso a las maletas, (cuarto/habitacion/sala) .. (cerrad*/llave), o es un cuarto, desaparec*, bien mis cosas,
      (mis cosas/mi maleta/mis maletas/mi equipaje) .. (bien/a salvo/segur*), (estaran/estan/quedan/esta) bien (mis/las/ahi/mi/cuidad*), olvid*, resenas, opiniones, valoraciones,
      (cuidan/cuidais) (las/mis/mi/bien/los), electronic*, confiab*, fiabl*, dana, danan, dane, estropea*, garantia*`,
    location: `
      donde, adonde, direccion* !(de correo/de email/de mail/email/electronica), ubica*, mapa*, maps, calle,
      como (llegar/llego/puedo llegar/se llega/se va/voy/ir/os encuentro/los encuentro/vamos/llegamos/encontr*), para llegar, *lejos, *distancia*, *encontrar*, *encuentr*,
      (parada*/estacion/terminal*), *estacion*, *terminal, parking, aparca*, *centrico*, (en/del/al/desde el) centro, que (autobus/bus/linea/calle/micro),
      (andando/a pie/caminando/cuanto) .. (desde/hasta), se tarda, entrada, cerca (del/de la/de el) (centro/estacion/terminal/plaza), queda exactamente,
      estan en !(viber/whatsapp/telegram/instagram/facebook), estan (cerca/dentro/lejos/al lado), local, (que/cual) (salida/direccion/lado/entrada/edificio/parada),
      (estoy/estamos) (en/al/por) .. (plaza/estacion/terminal/centro), (no/los/les/os) (los /os /las /les /)(encuentr*/veo),
      (cerca/lejos) (de/del) (la plaza/centro/estacion/opera/skanderbeg), en coche, en carro, enfrente, gps, facil de (encontrar/llegar/hallar), (cuantos/cuanto) minutos,
      minutos .. (de/desde/a pie), (en que/que/q) piso, que planta, cartel*, letrero*, senal*, puerta, timbre, interfono, (parada/estacion/metro) (mas /)(cercan*/proxim*), piramide, opera,
      (cerca/lejos/al lado/detras/delante/enfrente) (de la/del/de) (piramide/opera/estacion/terminal/plaza/hotel*), skanderbeg, minutos (a pie/caminando/andando/del/desde),
      (pasamos/pasado/pase) .. (por delante/delante/enfrente), codigo postal, coordenadas, pin, waze, metros, km, en que (zona/parte/barrio), pasame la direccion, edificio*, blloku, patio,
      galeria comercial, (el/mi/nuestro) (coche/auto/carro), (estoy/estamos/me he/ando) perdid*, punto (exacto/preciso), (lugar/sitio) exacto, compart*, arriba, planta baja, se camina,
      cuanto (camino/se camina), (que/cual) barrio, plaza (principal/central/mayor), (en/con) auto`,
    contact: `
      !(sin) contact*, telefon*, celular, llamar*, llamo, *llamada*, correo*, mail, email*, e mail*, escrib*, whatsapp*, watsap*, wasap*, guasap*, hablar, hablo, mensaje*,
      (una/con) persona (real/de verdad/), humano, atencion al cliente, agente, operador*, numero, recepcion, reclam*, queja*, instagram, fijo, linea, chatear, comunicar*, contactarlos,
      no responden, contestan, insta, ig, (por/en) (facebook/messenger/telegram/signal/sms), messenger, tlf, tel, cel,
      (nadie/no) .. (contest*/respond*/atiend*/cog*) .. (telefono/llamad*/mensaje*/correo*), nadie contesta, encargado, gerente, jefe, denuncia*, sms, asistencia, dueno*, propietario,
      alguien a quien`,
    items: `
      objeto*, cosas (puedo/se/no/que), que cosas, (tamano*/medida*/dimension*), limite*, (grande/grandes/enorme*/gigante*/voluminos*/oversize), peso, pesa, pesan, *pesad*, kilo, kilos, kg,
      #kg, bici*, moto, casco, cascos, patinete*, monopatin*, carrito*, carro de bebe, cochecit*, *esqui*, botas, snowboard*, surf*, tabla*, instrument*, guitarra*, violin*, animal*,
      *mascota*, perro*, gato*, comida*, alimento*, prohibi*, *permit*, no se (puede/aceptan), *guarda*, guardo, guarden, dejar*, dejo, dejamos, deja, deposit*, almacen*, consign*, paquete*,
      carpa*, tienda de campana, baston*, bolso de mano, bolsito, cartera, botella*, vino*, alcohol, dron*, golf, vestido*, traje, abrigo*, chaqueta*, paraguas, planta*,
      (acept*/tom*/recib*) .. (maleta*/bici*/equipaje*/esqu*/bultos/carrito*), trekking, treking, sillita*, silla (de bebe/de coche/para), cuchillo*, arma, armas, bateria externa, powerbank,
      perfume*, herramienta*, cuadro*, colchon, skate*, patines, raqueta*, flores, saco de dormir, nevera portatil, sombrero*, caja*, carton, violonchelo, contrabajo, queso*, carne, aceite,
      pescado, equipo (de/deportivo), material, mueble*, tele, juguete*, recuerdos, souvenir*, bolsa de plastico, neceser, espada, llaves, kayak, cana de pescar, senderismo, colchoneta,
      silla de (coche/auto/carro), (sacar/agarrar/coger) algo, (abrir/acceder) .. (mi maleta/mi bolso/mochila), tambor*, piano, teclado, trompeta, saxo*, acordeon, flauta, ukelele, cajon,
      percusion, alfombr*`,
    payment: `
      tarjeta*, bizum, transferencia*, cajero*, efectivo, metalico, dinero, moneda*, credito, debito, euro*, lek, leks, visa, mastercard, american express, amex, paypal, apple pay,
      google pay, revolut, mercado pago, contactless, sin contacto, (billete*/moneda*) de #, (tienen/teneis/dan) cambio, suelto, vuelto, billetes grandes, prepago, iban, datafono`,
    nearby: `
      cerca, alrededor*, (para/que/puedo/podemos/algo/se puede/hay que) (ver/hacer/visitar), ver, visita*, atraccion*, monument*, museo*, recom*, consejo*, suger*, excursion*, pasear,
      paseo*, castillo*, mezquita*, bunk*, turis*, plaza, piramide*, parque*, mercado*, supermercado*, farmacia*, tiendas, barrio, bazar, lago, playa*, (horas/tiempo) (libre*/muert*/para),
      por (ahi/aqui/la zona), a pie, caminar, (que/algo) (hacemos/hacer/visitar/ver), (# horas/tiempo/rato) (en tirana/libres/para/muerto), dar una vuelta, imperdible*, planes, vale la pena,
      merece la pena, (con) (los /mis /)(ninos/ninas/hijos/crios/peques), (que) .. (hacer/ver) .. ninos, pasar el (rato/tiempo), matar el tiempo, (sitios/lugares) (bonitos/chulos/para),
      iglesia*, galeria*, teleferico, dajti, lavanderia, casco (antiguo/viejo), mirador*, vistas, (tengo/tenemos) .. horas .. (libres/para/que),
      (que) .. (se ve/ver/visitar/hacer) .. (hora/horas), blloku, divertid*, algo (divertido/lindo/bonito/interesante), actividad*, (perderse/perdernos/perderme)`,
    special: `
      *especial*, peticion*, solicitud*, *fragil*, delicad*, *vidrio, cristal*, cuidado, valios*, medicament*, medicina*, insulina, *ayud*, mayores, anciano*, bebe*,
      !(con/con los/para/los/mis/con mis) ninos, ninos pequenos, embarazada, sentarse, sentarnos, nevera, frigorifico, particular*,
      (llevan/llevais/traen/entregan/envi*) .. (hotel/domicilio/apartamento/airbnb), a domicilio, envio*, mensajer*, refriger*, alergi*, ciego, sordo, remedio*, frio, jarron, florero`,
    losing: `
      quien (paga/responde/se hace), (rob*/pierd*/dan*) .. (quien paga/pagan/indemniz*), indemniz*`,
    reserving: `
      (quiero/quisiera/queremos/quisieramos/me gustaria/deseo/necesito) .. (reservar/hacer una reserva), hacer una reserva,
      (puedo/podemos/se puede/podria) reservar .. (para #/para dos/para tres/para manana/para hoy), reserveme`,
  },
  hints: {
    lodging: 'hotel*, apartamento*',
    cities: `!(de/desde) ${cities}`,
    rides: 'aeropuerto*, vuelo*, avion, bus, autobus, buses, autobuses, chofer',
    hours: `
      hora, horas, cuando, noche*, tarde, tardes, temprano, sabado*, domingo*, lunes, martes, miercoles, jueves, viernes, hoy, manana, (a/de) las #*, dia, dias, semana*, mes, meses, #h,
      finde`,
    booking: 'sitio, lugar, espacio, libre',
    safety: 'personal, numero, document*',
    location: 'centro, queda, tren, calle, llegar, oficina',
    contact: 'alguien, persona',
    items: `
      equipaje*, bulto*, *maleta*, valija*, trolley*, bolsa*, bolso*, mochila*, cosas, acept*, recog*, dejan, recoj*`,
    payment: 'acept*',
    nearby: 'hacer',
    special: 'necesi*, problema*, familia, posible, grupo, puede',
  },
  ordinary: `
    para, pero, como, desastre, cuando, donde, desde, hasta, sobre, entre, tener, tengo, tienen, tiene, teneis, tenemos, estan, esta, estamos, este, esto, estas, estos, hacer, hacen, hace, haces,
    hago, puede, pueden, puedo, podemos, podria, podrian, quiero, queremos, quisiera, querer, quedar, queda, quedan, llegar, llegamos, llego, llega, salir, salimos, salgo, sale, salen,
    ahora, antes, despues, luego, siempre, nunca, tambien, tampoco, mucho, mucha, muchas, muchos, poco, poca, todo, toda, todos, todas, otro, otra, otros, otras, algo, alguno, alguna, algun,
    nada, nadie, mismo, misma, manana, semana, semanas, dias, horas, tren, trenes, vuelo, vuelos, avion, viaje, viajar, viajamos, ciudad, casa, carta, corto, corta, porta, cosa, cosas,
    menos, mejor, mayor, madre, padre, amigo, marido, pasar, pasa, paso, casi, peor, pues, sino, solo, sola, sera, seria, saber, sabes, sabe, persona, personas, minuto, minutos, primero,
    ultima, ultimo, pequena, pequeno, pequenas, favor, tirana, tarda, tarde, parte, partir, barra, cerro, recoger, recojo, volver, vuelvo, dejarla, dejarlas, dejarlo, llevo, llevar,
    llevamos, lado, lados, cambia, cabe, porque, costa, contar, contara, cuarto, casos, legal, cuenta, cuentan, media, marcado, llama, francia, nuestra, nuestro, mananas, tendra, primera,
    quiere, bueno, habla, completado, algunos, correcta, correcto`,
}
