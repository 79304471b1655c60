import type { ChatWords } from './chat-patterns.ts'

const cities =
  '(kosov*/pristina/prizren/peja/shkod*/durres/berat*/saranda/vlor*/gjirok*/ohrid*/skopje/podgorica/budva/kotor/theth*/ksamil*/himar*/kruj*/korc*/elbasan/macedonia/montenegro/grecia/atenas/tesalonica/salonica/corfu/ulcinj/tetov*/gjakov*/mitrovic*/pogradec*/lezh*/kukes*/fier/permet*/dherm*/bitol*/strug*/dubrovnik*/sarajev*/sofia/istanbul*/ioannina/belgrad*/bari/lushnj*)'
const people =
  '(otra persona/alguien mas/otro/otra/amigo*/amiga*/marido/esposo/esposa/mujer/pareja/novio/novia/hermano/hermana/madre/padre/mama/papa/hijo/hija/companero*/chofer/conductor/guia/tercero*/primo/prima/familiar/cunad*/suegr*/colega/jefe/abuelo/abuela)'
const vital =
  '(pasaporte*/documentos/papeles/medicina*/medicament*/pastilla*/insulina/llave/llaves/cartera/billetera/movil/celular/portatil/laptop/telefono)'
const needed =
  '(maleta*/mochila*/bolso*/bolsa*/valija*/equipaje*/cosas/pasaporte*/documentos/papeles/medicina*/medicament*/pastilla*/insulina/llave/llaves/cartera/billetera/movil/celular/portatil/laptop/telefono)'
const phoneGone =
  '(telefono/movil/celular/pantalla/bateria/iphone) (esta /fue /se me /se /quedo /)(rot*/rompio/muert*/murio/descarg*/perdid*/perdio/robad*/apagad*/sin bateria)'
const urgency =
  '(cuanto antes/lo antes posible/embarcando/(ya/el/al) embarque/(ya/nos/me) embarc*/(vuelo/avion/bus/autobus/tren/ferry) (es /sale /despega /)(en/dentro de) (# min*/#min*/una hora/media hora/1 hora/1h)/!(si) (voy a perder/vamos a perder/pierdo/perdemos/perdere) (el/mi/nuestro) (vuelo/avion/bus/tren/ferry))'
const broken =
  '(roto/rota/rotos/rotas/danad*/rasgad*/rajad*/mojad*/quebrad*/rayad*/estropead*/abollad*/desgarrad*/empapad*)'
const elsewhere =
  '(autobus/bus/buseta/colectivo/taxi/uber/tren/avion/vuelo/ferry/barco/hotel/hostal/hostel/airbnb/apartamento/restaurante/cafe/bar/museo/aeropuerto)'
const countable =
  '(cochecito*/carrito*/carriola*/silla de paseo/silla de bebe/bici/bicis/bicicleta*/guitarra*/tabla*/esquis/casco*/chaqueta*/abrigo*/chamarra*/paraguas/tienda/bastones)'
export const es: ChatWords = {
  greetings: `
    (hola/ola) (buenas/buenos dias/buenas tardes/buenas noches/que tal/), hola*, ola, holi, hey, hello, buen dia, buenos dias, buenas (tardes/noches), buenas,
    que tal, (disculpe*/disculpa*/perdon/perdona/perdone), estimad*, q tal, que hay, que onda, que hubo, buenos, como estan, como estas,
    feliz (navidad/ano nuevo/dia/tarde/noche/finde), buen (finde/fin de semana/viaje)`,
  thanks: `
    (muchas/mil) gracias, gracias* (por (todo/la/su/vuestra/tu) (ayuda/informacion/)/), gracias*, grax, thx, te agradezco, (le/les/os) agradezco, vale gracias,
    adios, hasta (luego/pronto/manana gracias), chao, por favor, porfa*, porfavor, vale perfecto, (sois/eres/son) .. (majo*/maja*/amable*/genial*/lo maximo),
    muy amable*, que amable*, saludos, un saludo, ok gracias`,
  nods: `
    perfecto, genial, vale, ok, okey, entendido, listo, buenisimo, estupendo, guay, de acuerdo, muy bien, bien, si, no, claro, jaja*, bueno, todo,
    hasta (manana/luego/pronto/entonces), nos vemos (manana/luego)`,
  praise: `
    (gran/excelente/buen/muy buen/super/perfecto/magnifico/estupendo) (servicio/trato/sitio/lugar/equipo/atencion), (excelente/buena/muy buena/magnifica) atencion, (muy/super/tan/son/sois/fue/fueron/era/unos) (muy /super /)(amable*/simpatic*/atent*/agradable*/majo*/maja*/buen*/bien/profesional*), todo (muy /salio /fue /estuvo /estaba /ha ido /super /)(perfecto/genial/bien/excelente/ok/fenomenal/estupendo),
    (recogimos/recogi/recogido/tenemos/tengo/retiramos/retire/recuperamos) (ya /)(las/la/los/el/nuestr*/mi/mis) (maleta*/mochila*/equipaje*/bolso*/cosas/bolsas), por (cuidar/guardar/guardarnos/cuidarnos/haber cuidado/haber guardado/vigilar/todo), (en/llegamos bien a/llegue bien a) casa, (ano/verano) (que viene/proximo), (proximo/proxima) (ano/vez/viaje), (los/os) (recomend*), recomendad*, (5/cinco) estrellas, (lindo/buen/bonito) dia en`,
  circumstances: `
    (despues de/antes de/hasta/durante) (la /el /nuestro /nuestra /mi /)(cenar/comer/desayunar/almorzar/cena/comida/desayuno/almuerzo/vuelo/tren/excursion)( de las #*/ a las #*/),
    mientras (como/comemos/almuerzo/almorzamos/ceno/cenamos/desayuno/visitamos/paseamos), si (me/nos) (retraso/retrasamos/atraso/atrasamos/demoro/demoramos),
    si (llego/llegamos) tarde, si (el/nuestro/mi) (bus/autobus/vuelo/tren/avion) .. (retrasa/atrasa/tarde/demora),
    hotel (nos /me /)(guarda/tiene) .. (maletas/equipaje), (del/desde el) (hotel/hostal/airbnb), mientras (vamos/viajamos/estamos) (a/en) ${cities}`,
  joints: 'y, tambien, también, ademas, además',
  asks: `
    como, cuanto, cuantos, cuanta, cuando, donde, quien, que, cual, cuales, puedo, podemos, se puede, pueden, puede, tienen, teneis, tienes, hay, es, estan,
    estais, son, aceptan, aceptais, debo, tengo que, necesito, a que, abren, cierran, por que, cobran, hasta que`,
  letters: '',
  shortForms: `
    q que, k que, ke que, pa para, xa para, x por, xq porque, dnd donde, dond donde, qn quien, wasap whatsapp, wsp whatsapp`,
  ordinary: `
    para, pero, como, desastre, cuando, donde, desde, hasta, sobre, entre, tener, tengo, tienen, tiene, teneis, tenemos, estan, esta, estamos, este, esto,
    estas, estos, hacer, hacen, hace, haces, hago, puede, pueden, puedo, podemos, podria, podrian, quiero, queremos, quisiera, querer, quedar, queda, quedan,
    llegar, llegamos, llego, llega, salir, salimos, salgo, sale, salen, ahora, antes, despues, luego, siempre, nunca, tambien, tampoco, mucho, mucha, muchas,
    muchos, poco, poca, todo, toda, todos, todas, otro, otra, otros, otras, algo, alguno, alguna, algun, nada, nadie, mismo, misma, manana, semana, semanas,
    dias, horas, tren, trenes, vuelo, vuelos, avion, viaje, viajar, viajamos, ciudad, casa, carta, corto, corta, porta, cosa, cosas, menos, mejor, mayor, madre,
    padre, amigo, marido, pasar, pasa, paso, casi, peor, pues, sino, solo, sola, sera, seria, saber, sabes, sabe, persona, personas, minuto, minutos, primero,
    ultima, ultimo, pequena, pequeno, pequenas, favor, tirana, tarda, tarde, parte, partir, barra, cerro, recoger, recojo, volver, vuelvo, dejarla, dejarlas,
    dejarlo, llevo, llevar, llevamos, lado, lados, cambia, cabe, porque, costa, contar, contara, cuarto, casos, legal, cuenta, cuentan, media, marcado, llama,
    francia, nuestra, nuestro, mananas, tendra, primera, quiere, bueno, habla, completado, algunos, correcta, correcto, adelante, servicio, dura, importa`,
  matters: {
    byName: {
      phrases: `
        ${phoneGone} ... (qr*/codigo/confirmacion/reserva/enlace/link/mostrar/ensenar), (qr*/codigo/confirmacion/reserva/enlace/link) ... ${phoneGone},
        (robaron/robado/perdi/rompio/perdido) (el /mi /)(telefono/movil/celular) ... (qr*/codigo/confirmacion/reserva/enlace/link/mostrar/ensenar),
        (qr*/codigo) .. (ilegible/no se lee/danad*/rasgad*/no se escanea/no escanea/borros*/mojad*),
        (qr*/codigo) (* /)(no (se /lo /me lo /)(puede escanear/escanea/lee/abre/carga/funciona/pasa/reconoce/deja escanear)), (sin/no tengo/no hay) (internet/datos/senal/conexion) ... (qr*/codigo/pase), (qr*/codigo/pase) ... (sin/no tengo) (internet/datos/senal/conexion)`,
    },
    incidents: {
      phrases: `
        (alguna vez/ya/nunca) .. (robado/robaron/perdido/desaparecido/perdieron) .. (algo/maleta*/equipaje/cosas/aqui/ahi),
        (alguna vez) .. (robo/robos/robado*/robaron/perdido*/perdieron/desaparec*),
        (han/les han/os han/ha habido) .. (robos/robado) .. (alguna vez/nunca/ahi/aqui), (ha habido/hubo/cuantos) robos`,
    },
    lateDropOff: {
      phrases: `
        (reserva/sitio/lugar/plaza) .. (pierd*/caduca/vence/anula/anulan/cancela/cancelan/valida/guardan/guardada/vale) .. (tarde/retras*/demor*/atras*),
        (tarde/retras*/demor*/atras*) ... (pierd*/caduca/vence/anula/anulan/cancela/cancelan/guardan/vale) (la/mi/nuestra/el) (reserva/sitio/lugar/plaza),
        (tarde/retras*/demor*/atras*) ... (reserva/sitio/lugar/plaza) .. (pierd*/caduca/vence/anula/cancela/valida/guardan/vale),
        (pierdo/perdemos/caduca/vence/se pierde) (la/mi/nuestra) (reserva/plaza), (retras*/tarde/demor*) .. (dejar*/entregar*) .. (maleta*/mochila*/equipaje/valija*),
        (dejar*/entregar*/entrega) .. (mas tarde de/mas tarde que/con retraso), aterriz* .. (21*/22*/23*/# y #) .. (tiempo/alcanz*/llego/llegar*)`,
    },
    insurance: {
      phrases: `
        (seguro/seguros) (de/para/incluid*/contra/cubre/que cubra), (tienen/teneis/hay/incluye*) seguro, asegurad*, asegur*, aseguran, responsab*,
        (si/que pasa/en caso) .. (rob*/pierd*/perd*/dan*/romp*/rot*/moja*/rasg*/desaparec*/extravi*) !(el recibo/mi recibo/el ticket), indemniz*, compens*,
        quien paga .. (danos/rob*/perd*/rot*)`,
      words: 'quien (paga/responde/se hace), (rob*/pierd*/dan*) .. pagan, indemniz*',
    },
    theft: {
      phrases: `
        (maleta*/bolso*/mochila*/equipaje) (ha sido /han sido /fue /esta /)(robad*/desaparecid*),
        (recogi/recogimos/retire/retiramos/devolvieron/recoger/devuelto) ... (falta/faltan/desaparec*/robad*/ya no esta/ya no estan),
        (falta/faltan) ... (recogi/recogimos/retire/retiramos/devolvieron),
        (alguien/uno/un tipo/una senora/otro cliente/otra persona) (se /me /nos )(ha /)(llevo/llevado/agarro/robo/quito) (mi/mis/nuestra*/nuestro*/la/el),
        (me/nos) (han /)(birl*/chorea*/chorizaron/mang*/quitaron/quitado/afanaron/sacaron) (la/el/las/los/mi/mis/una/un) (maleta*/mochila*/bolso*/bolsa*/valija*/equipaje*/cosas),
        (mi/mis/nuestra/nuestro/nuestras) (maleta*/mochila*/bolso*/valija*/equipaje/cosas) (ya /)(no /)(aparece*/ha desaparec*/desaparec*/se perdio/la encuentran) !(si),
        no (esta/estan/aparece*/encuentro/encontramos) (mi/mis/nuestra*/nuestro*) (maleta*/mochila*/bolso*/bolsa*/valija*/equipaje*/cosas),
        (cliente/tipo/persona/alguien/senor/senora) (se /)(fue/marcho/largo) con (mi/mis/nuestr*),
        (mi/mis/nuestra/nuestras) (maleta*/mochila*/bolso*/valija*/cosas) (ya /)no (esta/estan) !(abiert*/cerrad*/en la lista/lista),
        (alguien/uno/un tipo/ellos/el/ella/me han/nos han/me) (ha /se ha /se /me ha /nos ha /)(llevado/robado/robo/llevo/cogido/agarro/abierto/abrio/rebuscado/llevaron/robaron) (mi/mis/nuestra/nuestro/nuestras/nuestros/la/el/las),
        (me/nos) (han /)(robado/robaron/hurtado),
        (mi/mis/nuestra/nuestro/nuestras) (* /)(maleta*/mochila*/bolso*/bolsa*/equipaje/cosas/laptop/portatil/movil/celular/dinero/cartera/camara) (ha /han /esta /no esta /no estan /fue /fueron /ya no esta /)(desaparec*/robad*/no esta/no estan/ya no esta/faltan/falta),
        (falta/faltan) .. (de/en) (mi/mis/la maleta/la mochila), (falta/faltan) .. (mi maleta/mi mochila/mi equipaje/mi bolso),
        (maleta/mochila/equipaje) .. (abiert*/desaparec*/forzad*) !(si), ladron*`,
    },
    notMine: {
      phrases: `
        (abri/abrimos/he abierto) ... (no es mia/no es mio/no son mias/no son mis/no es la mia/de otra persona/de otro),
        (maleta/mochila/bolso/valija/equipaje) .. (no es (mi*/la mia/el mio/nuestr*)/es de (otra persona/otro/otra/alguien)),
        (dieron/lleve/llevamos/cogi/tome/agarre/llevo) ... (maleta/mochila/bolso/valija) (equivocad*/que no era/de otr*),
        (agarre/agarramos/cogi/cogimos/tome/lleve/llevamos/llevo/tengo/dieron/dado/dio/entregaron/retire/recogi) (* /* * /)(maleta*/mochila*/bolso*/valija*/equipaje) (de otr*/de otra persona/ajen*/equivocad*/que no es/del otro/de alguien),
        (la/el/una/un) (maleta*/mochila*/bolso*/valija*) que no es (mi*/nuestr*),
        (cambiaron/cambiaro/intercambi*/confundieron/mezclaron/cruzaron) (los/las/nuestr*/mis) (maleta*/mochila*/bolso*/bolsa*/valija*/equipaje*/cosas),
        (maleta*/mochila*/bolso*/bolsa*/valija*/equipaje*/cosas) (cambiad*/intercambiad*/cruzad*),
        (dieron/dado/disteis/entregaron) (otra/otro) (maleta/mochila/bolso/valija), por la suya, no (son /)mis cosas,
        (cambio/intercambio/confusion) de (maleta*/mochila*/valija*/equipaje*/bolso*),
        (equivoque/equivocamos/equivocaron) de (maleta*/mochila*/valija*/equipaje*/bolso*),
        (esta/este/esa/ese/eso/esto/la maleta/la mochila) no es (mi*/la mia/el mio/nuestr*/la nuestra),
        no es (mi maleta/mi mochila/mi bolso/mi equipaje/mia/mio/la mia/el mio), (maleta/mochila/bolso/equipaje) (equivocad*/de otr*/cambiad*/ajen*),
        equivocad* de (maleta/mochila/equipaje)`,
    },
    chargedTwice: {
      phrases: `
        (quitado/quitaron/sacado/sacaron/retiraron/descontaron/pasado/pasaron/salio) .. (dos veces/2 veces/doble/2x/duplicad*),
        (pago*/cobro*/cargo*/importe) (esta /sale /)(duplicad*/doble/repetid*) !(si/por/cuando), (dos/2) (pagos/cargos/cobros/movimientos),
        (veo/aparece/sale) .. (dos veces/2 veces/doble/duplicad*) .. (cuenta/tarjeta/banco/monto), (dos veces/2 veces) el (monto/importe/cargo/cobro),
        (cobr*/cargad*/cargaron/pague/pagado/debit*/descont*) .. (dos veces/2 veces/doble/2x),
        (dos veces/2 veces/doble) .. (cobr*/cargad*/cargo/pague/pago/debit*), (dos/2/doble/duplicad*) (cargo*/cobro*/pago*), cobr* (de mas/demasiado/mal),
        cargo duplicado, monto incorrecto, importe equivocado`,
    },
    damaged: {
      phrases: `
        ${broken} ... (cuando (la/lo/las/los) (recog*/retir*)/cuando recog*/al recog*/al retir*/despues de recog*/cuando me (la/lo/las/los) dieron),
        (cuando (la/lo/las/los) (recog*/retir*)/cuando recog*/al recog*/al retir*/recogi/recogimos/retire mi/retiramos/devolvieron/entregaron/me (la/lo/las/los) dieron) ... ${broken},
        (me/nos) (han /habeis /)(roto/rompieron/danaron/rasgaron/estropearon/danado/estropeado/rompisteis) (mi/la/el/las/los/una),
        (reclam*/queja/quejarme/denunciar/reportar) .. (dano/danos/danad*/rota/roto/desperfecto*), (dano/danos/desperfecto*) .. (reclam*/queja*/reportar),
        (maleta/mochila/bolso/valija) .. (grieta/rajad*/rayad*/abollad*/rasgad*/mojad*/rompio) !(puedo/podemos/se puede/la puedo/lo puedo/la aceptan/aceptan/igual),
        (cierre/cremallera/manija/asa/rueda/ruedas) .. (rot*/romp*/salio) !(puedo/podemos/se puede/la puedo/lo puedo/la aceptan/aceptan/igual)`,
    },
    lockedOut: {
      phrases: `
        (cerrad*/cerraron/cerro/nadie abre/no hay nadie/nadie contesta) ... (mi/mis/el/la/las/los) ${vital} .. (dentro/adentro/maleta/mochila/bolso/ahi/oficina),
        (mi/mis) ${vital} ... (dentro/adentro/en la maleta/en la mochila/en el bolso/ahi) ... (esta cerrad*/estan cerrad*/ya cerr*/todo cerrad*/nadie),
        (esta/estan/estais/ya/han) (cerrado/cerrada/cerrados/cerraron/cerro/cerrasteis) (y/pero/mi/mis/tengo/ya/ahora/tenemos) .. (pasaporte*/papeles/medicina*/medicament*/pastilla*/remedio*/insulina/llave/llaves/portatil/laptop/movil/celular/cosas/bolso*/mochila*/maleta*/equipaje/valija*/gafas/cartera/billetera),
        (pasaporte*/papeles/medicina*/medicament*/pastilla*/remedio*/insulina/llave/llaves/portatil/laptop/movil/celular/cosas/bolso*/mochila*/maleta*/equipaje/valija*/gafas/cartera/billetera) .. (dentro/adentro/(maleta*/mochila*/bolso*/bolsa*/valija*/equipaje*/cosas)) .. (esta/estan/ya/estais/todo/han) (cerrado/cerrada/cerrados/cerraron/cerro/cerrasteis),
        (puerta/oficina/local) .. (cerrado/cerrada/cerrados/cerraron/cerro/cerrasteis) .. (pasaporte*/papeles/medicina*/medicament*/pastilla*/remedio*/insulina/llave/llaves/portatil/laptop/movil/celular/cosas/bolso*/mochila*/maleta*/equipaje/valija*/gafas/cartera/billetera),
        (cerrado/cerrada/cerrados/cerraron/cerro/cerrasteis) .. (pasaporte*/papeles/medicina*/medicament*/pastilla*/remedio*/insulina/llave/llaves/portatil/laptop/movil/celular/cosas/bolso*/mochila*/maleta*/equipaje/valija*/gafas/cartera/billetera) .. (dentro/adentro),
        ya (cerrado/cerrada/cerrados/cerraron/cerro/cerrasteis) .. (vuelo/avion/bus/(pasaporte*/papeles/medicina*/medicament*/pastilla*/remedio*/insulina/llave/llaves/portatil/laptop/movil/celular/cosas/bolso*/mochila*/maleta*/equipaje/valija*/gafas/cartera/billetera)),
        (puerta/fuera/afuera) .. (cerrado/cerrada/cerrados/cerraron/cerro/cerrasteis) .. (vuelo/avion/bus),
        todo (cerrado/cerrada/cerrados/cerraron/cerro/cerrasteis) .. (vuelo/avion/bus/maleta*/mochila*/cosas),
        (estoy/estamos) (en la puerta/afuera/fuera/aqui/aca) (y /pero /)(no hay nadie/nadie *), encerrad* .. (maleta*/mochila*/pasaporte*/llaves),
        (oficina/local/esta/todo/ya) (esta /)(cerrad*) (y/pero) .. (vuelo/avion/bus/tren) .. (maleta*/mochila*/equipaje/valija*/manana),
        (quedo/quedaron) (adentro/dentro/encerrad*),
        (puerta/oficina/local/esta/estan/estais) (esta /)cerrad* .. (maleta*/mochila*/bolso*/equipaje/cosas) .. (dentro/adentro/ahi),
        (maleta*/mochila*/bolso*/equipaje/cosas) (esta /estan /siguen /)(aun /todavia /encerrad* /)(dentro/adentro/encerrad*),
        (frente a/delante de/en) la puerta (cerrada/y), puerta .. (cerrada/no abre/bloqueada), nadie (abre/en la puerta/en la oficina/en el mostrador),
        no hay nadie !(de noche), (me/nos) (quede/quedamos) fuera, (no puedo/no podemos) (recoger/sacar/recuperar) (mi/mis/nuestr*),
        (estoy/estamos) (* /)(en la puerta/frente/delante/afuera/fuera/aqui) .. cerrad*, cerrad* (pero dice*/aunque/y deberia*)`,
    },
    cantFind: {
      phrases: `
        no (os/les/los) (encuentro/encontramos/veo/vemos), no (puedo/podemos/logro/logramos/consigo) (encontrarlos/encontraros/encontrarles),
        no (encuentro/encontramos/veo/vemos) (la oficina/el local/la puerta/la entrada/el sitio/el lugar/la tienda/el letrero/la consigna/su */vuestra *) !(correo*),
        (estoy/estamos) (* /)(en/frente/delante/sobre) .. (direccion/calle/numero) .. (no/nada/nadie),
        (maps/google/gps/mapa/navegador/waze) .. (manda/lleva/llevo/mando/dirige/envia) .. (callejon*/otro/otra/equivocad*/mal/ningun*), (dando/damos/doy) vueltas`,
    },
    runningLate: {
      phrases: `
        (bus/autobus/vuelo/tren/avion) .. (con retraso/retrasado/con demora/demorado) .. (llegamos/llego/llegaremos),
        (vuelo/avion/bus/autobus/tren/ferry/taxi/estamos/estoy/vamos/voy) .. (retras*/atascad*/atrapad*/averi*/tarde/demorad*) ... (cierran/cierre/cerrais/cierras/esper*/siguen ahi),
        (cierran/cierre/cerrais) ... (retras*/atasc*/trafico/esperar*/a tiempo/esperan),
        (nos esperan/me esperan/esperarnos/esperarme/nos esperais/me esperais), (quedarse/quedan/dejar) abierto* .. (para/mas/un rato/un poco/# min*),
        (vamos a/voy a) (llegar/ir/pasar) .. (despues del cierre/despues de cerrar/despues de que cierr*/fuera de hora*),
        (llegaremos/llegare/llegamos) despues del cierre, (retraso/atraso/demoro/retrasado/atrasado/demorado) .. (vuelo/avion/bus/tren/ferry),
        (llego/llegare/llegamos/llegaremos) (un poco /muy /mas /)tarde (hoy/esta noche/a recoger/por las),
        (vamos/voy/llegamos/llego/llegaremos/llegare/estamos/andamos/se nos hace/se me hace/vengo/venimos/iremos) (muy /un poco /a llegar /a llegar muy /)(tarde/con retraso/retrasad*/atrasad*/demorad*),
        no (llegamos/llego/llegaremos/llegare/alcanzamos/alcanzo/nos da tiempo/me da tiempo) (* /)(a tiempo/antes/a las 23/a las 11/hoy/esta noche/antes de),
        si .. (tarde/retraso/retrasad*/demor*), (atascad*/trafico), (vuelo/bus/tren) .. (retras*/demor*/atras*), tarde .. (11 y media/23/recoger/maletas),
        no (nos/me) da tiempo`,
    },
    payFails: {
      phrases: `
        (pago/tarjeta/apple pay/google pay) .. (fall*/rechaz*/no funciona/no pasa/no va/declin*/error/deneg*),
        no (puedo/podemos/me deja/nos deja) (pagar/reservar/terminar/completar) !(en/con)`,
    },
    siteFails: {
      phrases: `
        (app/pagina/web/sitio/boton/enlace/link/formulario) .. (no funciona/no va/no abre/no carga/colgad*/trabad*/error/blanco/caid*/falla/no responde),
        error .. (pag*/reserv*/pagina/web/tarjeta)`,
    },
    leftBehind: {
      phrases: `
        (olvide/olvidado/deje/dejado/dejamos/olvidamos) (mi/mis/un/una/unos/unas/el/la/algo) (* /)(chaqueta/abrigo/paraguas/cargador/telefono/movil/sombrero/gorra/gafas/lentes/libro/llaves/cartera/billetera/sueter/bufanda/botella/tableta/audifonos/auriculares/pasaporte) !(en la maleta/dentro),
        (olvide/olvidado/deje) algo, se me (olvido/quedo) (mi/un/una/el/la/algo), objetos perdidos`,
    },
    urgent: {
      phrases: `
        urgente, urgencia, emergencia, socorro,
        ${urgency} ... ${needed}, ${needed} ... ${urgency},
        (necesito/necesitamos/preciso) .. (mi/mis/nuestra*/nuestro*) ${needed} .. (ya/ahora/ahorita/inmediatamente),
        (necesito/necesitamos/preciso) (ya/ahora/ahorita/inmediatamente) .. (mi/mis/nuestra*/nuestro*) ${needed},
        (ayuda/ayudenme/ayudame/auxilio/socorro) ... (mi/mis) ${vital}`,
    },
    wrongEmail: {
      phrases: `
        (puse/escribi/anote/meti/di/puesto/escrito/equivoque/equivocado/confundi) .. (mal/equivocad*/erroneo/error/con/en/de) .. (correo*/email/mail/e mail), (puse/escribi/meti/di/puesto/escrito) .. (mal) .. (correo*/email/mail/e mail), (puse/escribi/meti/di/puesto/escrito) .. (correo*/email/mail/e mail) .. (mal/equivocad*/erroneo/incorrecto/que no era),
        (correo*/email/mail/e mail) .. (mal/equivocad*/erroneo/incorrecto/error), (error/errata/fallo) .. (correo*/email/mail/e mail), (corregir/cambiar/arreglar) (el/mi) (correo*/email/mail/e mail)`,
    },
    lostLink: {
      phrases: `
        se me (borro/borraron/perdio/elimino/fue) .. (correo/mail/email/qr*/mensaje/confirmacion/codigo/link/enlace),
        (borre/elimine/borrado/eliminado) .. (correo/mail/email/mensaje/qr*/confirmacion),
        (movil/celular/telefono/cel/celu/iphone) .. (roto/muerto/bateria/apagado/prende/enciende/funciona/rompio/murio/apago/robaron/perdido/descargado) .. (qr*/codigo/reserva/confirmacion/mostrar/ensenar),
        (rompio/murio/robaron/apago/cayo/perdi) .. (movil/celular/telefono/cel/celu) .. (qr*/codigo/reserva/confirmacion/correo),
        sin bateria .. (qr*/codigo/reserva/mostrar/ensenar/confirmacion), no puedo (mostrar/ensenar/abrir/ver) .. (qr*/codigo/confirmacion/reserva/correo),
        (link/enlace/codigo/numero/qr*) (de /del /)(mi /la /)(reserva) .. (no lo/perdi/no encuentro/no tengo/no aparece),
        (donde/no) (esta/encuentro/hallo/aparece/veo) (el/mi) (link/enlace/qr*/codigo/correo de/numero de reserva),
        (no me acuerdo/no recuerdo/olvide/no se/no tengo) .. (codigo/numero/clave) de (la /mi /)reserva,
        (pague/pagamos/pagado/reserve/reservamos/reserva) .. (no me llego/no llego/no me ha llegado/no recibi) (nada/ningun*/el),
        (no tengo) (el/mi) (qr*/codigo/link/enlace) !(de descuento),
        (mi/el) (qr*/link/enlace/confirmacion/codigo) (ya /)(no /)(desaparecio/se perdio/se borro),
        como (recupero/encuentro/busco/veo) (mi/la) (reserva/confirmacion/qr*/codigo), (esperando/espero) (el /la /)(correo/mail/email/confirmacion),
        (tire/perdi) (el /)(correo/mail/email),
        (perdi/perdido/borre/borrado/no encuentro/ya no tengo/donde esta/donde encuentro/donde veo/no me llego/no recibi/no he recibido/nunca llego/nunca recibi/no tengo/no llega/extravie/reenviar/reenvien/mandar otra vez) (* /* * /* * * /)(confirmacion/qr*/correo de reserva/enlace/codigo de reserva/codigo de la reserva/numero de reserva/pase/voucher/codigo qr),
        (confirmacion/qr*/correo de reserva/codigo de reserva/numero de reserva/enlace) .. (perdi*/borr*/no llega/no llego/no encuentro/no recibi*/otra vez/de nuevo/reenviar),
        (no/nunca/ningun/ninguna) (me /nos /he /hemos /)(llego/llega/ha llegado/recibi/recibido/recibimos) (el /la /ningun /ninguna /un /)(correo/email/mail/e mail/confirmacion),
        (pague/pagado/pagamos/reserve/reservado/pago/reserva) .. (no recibi/no me llego/no llego/no llega/ningun correo/ningun email/nada de correo/sin correo/sin confirmacion/no he recibido/no tengo correo/nunca llego/no me ha llegado),
        (correo/email/mail) .. (no llega/no llego/no ha llegado/nunca llego), spam, correo no deseado, reenvi*,
        no (encuentro/encontramos) (mi/la/nuestra) reserva`,
    },
    lostTag: {
      phrases: `
        se (me/nos) (perdio/extravio/cayo/ha perdido/ha caido/volo) (el/la/un/ese) (* /)(papelito/papel/recibo/ticket/etiqueta/comprobante/resguardo/talon/ficha/numero),
        (encuentro/encontramos/hallo) .. (papelito/papel/recibo/ticket/etiqueta/comprobante/resguardo/talon/ficha) !(de reserva/de la reserva/de confirmacion),
        (tire/bote/tiramos/tirado) .. (papelito/papel/recibo/ticket/etiqueta/comprobante/resguardo/talon/ficha),
        (perdi/perdido/perdimos) (el/un/mi) (papel/papelito) .. (numero/maleta*/dieron),
        (perdi/perdido/pierdo/extravie) (* /* * /)(recibo/ticket/etiqueta/comprobante/resguardo/papelito/boleto/numero/talon/ficha) !(de reserva/de la reserva),
        (recibo/ticket/etiqueta/comprobante/resguardo) .. (perdi*/mojad*/roto/rota), sin (el /mi /la /)(recibo/ticket/etiqueta/comprobante/resguardo)`,
    },
    comingIn: {
      phrases: `
        (perr*/gato/mascota*/nino*/nina/ninas/bebe*/hijo*/cochecito*) .. (entrar/pasar adentro/pasar dentro/entra conmigo/entre conmigo),
        (entrar/pasar) .. con .. (perr*/gato/mascota*/nino*/nina/ninas/bebe*/cochecito*), sentarse, sentarnos, sentarme, sala de espera,
        (lugar/sitio/espacio/donde) .. (esperar sentad*/descansar), (cambiar/amamantar) (* /)(* /)(bebe*/panal*/nene*/nino/nina), cambiador*, panal*, amamantar,
        (perr*/mascota*) (* /)(dentro/adentro), acept* (* /)(perr*/mascota*) (dentro/adentro/en la oficina)`,
    },
    minors: {
      phrases: `
        (edad) (minima/requerida/limite), (que/cual) edad, (limite de) edad, menor* de edad, (menor/menores) (de (18/16/edad)), (de/tengo/tiene/tienen/tenemos) (solo /)1# (anos/anitos), (hijo/hija/nino/nina/sobrin*/hermano/hermana/adolescente) (de /)(#), (hijo/hija/hijos/nino/nina/ninos/adolescente*) .. (solo/sola/solos/solas/sin (nosotros/mi/adulto*/padres)) !(una hora)`,
    },
    privacy: {
      phrases: `
        *privacidad*, rgpd, proteccion de datos, (mis/nuestros/los/sus) datos, datos personales, informacion personal, (borra*/elimina*/guarda*/hacen/hace/toman/sacan/escanea*) .. (foto*/copia*/fotocopia*/escaneo) .. (pasaporte*/dni/documento*/identi*/cedula), (fotocopia*/escanea*/copian) .. (pasaporte*/dni/documento*/identi*), (borran/eliminan) .. (foto*/imagen*/informacion)`,
    },
    inspection: {
      phrases: `
        (abren/revisan/registran/inspeccionan/escanean/controlan/abris/revisais/registrais/miran) (* /)(* /)(maleta*/mochila*/equipaje*/bolso*/valija*/contenido),
        (maleta*/mochila*/equipaje*/bolso*/valija*) (son /se /es /seran /las /los /)(abren/abre/revisan/revisa/registran/registra/inspeccion*/escane*/revisad*/registrad*),
        (pasan/pasa/pasar) .. (rayos x/escaner), rayos x, escaner,
        (registrar/revisar/abrir) (la/el/las/los) (maleta*/mochila*/equipaje*/bolso*) (ustedes/vosotros), (me/nos) (va/van/vais) a (registrar/revisar/abrir)`,
    },
    unclaimed: {
      phrases: `
        (nunca/jamas) (mas /)(vuelvo/volvemos/recojo/regreso/regresamos/recogemos/recoge/voy), (no) (vuelvo/volvemos/regreso) nunca, (nadie) (lo /la /las /los /)(recoge*/reclama*/retira*/busca), no reclamad*, abandon*, (tiran/botan/venden/desech*/tirar/tiraran/botar) .. (maleta*/equipaje*/mochila*/cosas/bolso*/basura), (la/las/lo/los) (tiran/botan/venden/desechan), (olvido/olvidamos) (de /)(recoger/ir)`,
    },
    waiting: {
      phrases: `
        (hay/habra/mucha/hacer/la/una/larga/sin/haciendo/tanta/en) cola, (hacer/la/una/mucha) fila, (tiempo) de espera, cuanto (tiempo /)(hay que /tengo que /se /)esper*, (mucho/que) esperar, mucha gente, (cuanto) (tiempo /)(se /)(tarda*/demora*/lleva) .. (dejar/entregar/recoger/registr*/entrega)`,
    },
    tours: {
      phrases: `
        (tour/tours/excursion*) .. (ojo azul/ojos azules/dia/organiz*/guiad*/montana*/playa), (hacen/organizan/ofrecen/venden/teneis/tenes/tienen) .. (tour/tours/excursion*), algo de un dia, tour* .. (gratis/a pie),
        visita* guiada*, (tour/tours) (por/de/en/a/guiad*), city tour*, (hacen/ofrecen/organizan/venden/tienen/reservar/haceis/ofreceis/teneis) .. (tour/tours/excursion*/visita guiada/visitas guiadas/paseos), guia turistic*, (contratar/reservar/tienen/teneis) .. (un/una) guia,
        (precio*/cuanto) .. (excursion*/tour/tours), (excursion*/tours) .. (precio*/cuanto)`,
    },
    reopening: {
      phrases: `
        (abrir) (mi/mis/la/el/las/nuestr*) (maleta*/mochila*/equipaje*/bolso*/bolsa*), (puedo/podemos/se puede/tengo/tenemos/podria/poder) .. (acceder/acceso) (a/al) (* /)(mi/mis/la/el/las/los/nuestr*/equipaje*/maleta*/mochila*), (sacar/coger/agarrar/tomar/buscar/recoger/retirar) (algo/una cosa/unas cosas/un/una/ropa/mi/mis/unos/unas) (* /* * /)(de/del/en) (mi/mis/la/el/las/nuestr*/equipaje*/maleta*/mochila*), sacar (algo/una cosa/cosas/ropa), (olvide/olvidado/olvido) .. (en/dentro de) (mi/la/el/nuestr*) (maleta*/mochila*/equipaje*/bolso*), (volver a) (dejarla/dejarlo/dejarlas/meterla/guardarla)`,
    },
    sim: {
      phrases: `
        (venden/teneis/tienen/comprar/vendeis) (chip/chips/sims/una sim),
        sim, tarjeta* sim, esim, chip (local/de telefono)`,
    },
    beside: {
      phrases: `
        (olvide/olvidado/olvidamos/deje/dejado/dejamos/perdi/perdimos/olvido/quedo/quedaron) .. !(ustedes/vosotros/ahi/oficina/estoy/estamos/voy/vamos/y/ya/ahora) (en/al) (el /un /mi /nuestro /la /)${elsewhere} !(las pueden/los pueden/pueden recoger*/pueden pasar/pueden venir/las podeis),
        !(a la/cerca de la) embajada*, consulado*, (llegar/ir) (a la/al) (embajada/consulado),
        (peluqueria*/peluquer*/barberia*/barbero*/manicura*/tatuador*), (necesito/hace falta/hay que tener/necesitamos) (una /un /)(visa/visado), visa para,
        (a que hora/donde/cuando/hay/conocen) (es /esta /queda /empieza /empiezan /comienza /termina /abre /abren /cierra /cierran /hay /)(el /la /los /las /un /una /algun /alguna /)(* /)(concierto*/partido*/futbol/espectaculo*/cine/cines/teatro*/festival*/discoteca*/boliche*/club/clubs/estadio/piscina*),
        (entrada*/boleto*/ticket*/entrar) (para /a /al /del /de )(el /la /un /los /)(concierto*/partido*/futbol/espectaculo*/cine/cines/teatro*/festival*/discoteca*/boliche*/club/clubs/estadio/piscina*),
        (abre/abren/cierra/cierran/horario de) (el /la /los /las /del /)(banco/bancos/correos/tienda/tiendas/comercios/centro comercial/centros comerciales/mall/shopping/peluqueria*/ayuntamiento/comisaria),
        (banco/bancos/correos/tienda/tiendas/comercios/centro comercial/centros comerciales/mall/shopping/peluqueria*/ayuntamiento/comisaria) (abre*/cierra*/esta abiert*/estan abiert*),
        (que/cual/mejor/buena/bonita) (es la /es /)(mejor /)playa*, donde (esta/queda/hay) (la /una /alguna /)playa*,
        playa* .. (mas cerca/cercana*/bonita*), (alquil*/rent*/arriend*) (* /)(bici*/patinete*/moto/motos/scooter*),
        (restaurante*/lugar/sitio) .. (vegan*/vegetarian*/italian*/halal/chin*/indio/japon*/thai/mexican*/sin gluten/marisco*),
        (donde/un/hay/algun/buen) (hay /comer /como /encuentro /buen /)(sushi/pizzeria*/pizza*/kebab*/hamburgues*/tacos),
        comida (vegan*/vegetarian*/halal/china/india/italiana), (un/una/necesito/busco/conocen) (buen /)(medico/doctor/doctora/dentista),
        horario* (del /de los /de la /de )(banco*/tienda*/correos/comercios),
        (recibir/reciben/recibis/recibirme) (* /)(* /)(* /)(paquete*/correo/correspondencia/carta*/pedido*/encomienda*), (paquete*/pedido*/encomienda*) .. (a mi nombre/enviad*/por correo), (cuidan/cuidais/cuidar) (tambien /)(a /de /)(los /mi /mis /nuestros /)(nino*/hijo*/bebe*), guarderia, ninera*, canguro*,
        (mandar/enviar) (* /)(* /)paquete* (* /)(a su/a vuestra/alli/a la oficina), (me/nos) .. (paquete/encomienda) (a su/ahi/alli/en su)`,
      words: `
        (que/hace/hara) (el /)(tiempo (hara/hace/va a hacer)), tiempo (hara/hace/va a), que tiempo, pronostico, lluvia, llueve, llover, sim,
        tarjeta prepago movil, esim, visado, visa para, chiste, !(equipo de) futbol, como te llamas, !(a) que hora es,
        (alquil*/rentar) (de /un /una /)(coche*/auto*/bici*/moto*/carro*/scooter*), renta de autos, (buscan/necesitan/contratan) (personal/gente/empleado*),
        trabajar con (ustedes/vosotros), empleo*, vacantes, quien (gano/ha ganado), venden (telefonos/celulares/ropa/zapatos),
        (hace/hara/hizo/hacer) .. (frio/calor/sol), temperatura, como se dice, traducir, chip, que dia es, pelicula*, clima, nieva, nieve, horoscopo`,
    },
    cancelling: {
      phrases: `
        dias (no/sin) (usad*/usar/utiliz*/consum*), (devuel*/devolv*/reembols*/regres*/recuper*) .. diferencia,
        (antes) ... (devuelven/devolveis/regresan/reembols*) .. (diferencia/resto/dinero/demas),
        (pague/pagado/reserve) .. # .. (recojo/recogi/recogemos/retire/retiro) .. # .. (devuel*/regres*/reembols*/dinero), (me/nos) devolveis,
        (reserve/reservado/reserva) .. (sin querer/por error/por equivocacion) .. (borr*/elimin*/quit*/anul*),
        no (fui/fuimos/pude ir/pudimos ir/llegamos) .. (dinero/plata/reembols*/ayer),
        (retras*/demor*/tarde) ... (cancelar/anular)`,
      words: `
        *cancel*, *anular*, anul*, *reembols*, devolu*, *devuelv*, devolver .. (pago/importe), recuper* .. dinero,
        (al final/ya/finalmente) no (vamos/voy/iremos/ire/podemos/puedo/podre/podremos/vengo/venimos), ya no (lo/la/las/los/) (vamos/voy/vengo),
        ya no .. (viaj*/necesit*/quiero/queremos/hace falta), no (podemos/puedo/vamos a/voy a) (venir/llegar) (ya/manana/hoy), no (vamos/voy) a ir,
        no nos hace falta, desist*, (cambiado/cambiamos/cambie/cambio) de (planes/idea/opinion), (quitar/quitamos/borrar/eliminar/quito/deshacer) .. reserva*,
        (devolver/regres*/quiero) .. (plata/dinero/pasta/lana), ya no (me hace/nos hace), no .. (podemos/puedo/vamos/voy) .. (al final/finalmente),
        echarme atras, dar de baja, (perder/pierdo/pierde*) .. (dinero/plata), (dinero/plata) (de vuelta/de regreso), cambiaron los planes, arrepent*,
        arrepient*, no (aparezco/aparecemos/me present*/nos present*), no (las/lo/los) (necesit*/quiero), no (voy a/vamos a) poder (ir/venir), enferm*,
        y no (vamos/voy/iremos), al final nos, si (al final /)no (voy/vamos/vengo/venimos), imprevisto*, no show, retract*, asistir, surgio algo,
        no (puedo/podemos) (ir/venir) !(a/antes/hasta/sin/por/solo/con), revert*`,
    },
    assistant: {
      words: `
        bot, robot, chatbot, (una/eres/es) (maquina/ia/computadora), ordenador que, automatico, contestador,
        (eres/es usted/sois/hablo con) .. (humano/real/de verdad/persona/maquina), inteligencia artificial, chatgpt, program*, quien eres, quien te, un humano`,
    },
    languages: {
      phrases: `
        (habl*/entiend*) .. (espanol/ingles/aleman/frances/italiano/danes/albanes/idioma*/castellano), (que/cuales) idiomas`,
    },
    toilets: {
      words: `
        bano, banos, aseo*, wc, servicios, inodoro*, ducha*, cambiarme, cambiarnos, cambiarse, lavabo*, refrescar*, toilet*, sanitario*, asearme, lavarme,
        cambiar* .. ropa, panal, panales, cambiador, al servicio, bebe .. cambiar*`,
    },
    charging: {
      phrases: '(cargar/recargar) .. (cel/celu*/movil*/telefono*/tlf)',
      words: `
        (movil/celular/telefono) .. (cargar/cargando), cargador*, enchuf*, tomacorriente*, recargar, wifi*, wi fi, !(por/via/de/con) internet, corriente,
        electricidad, (poner/dejar) .. a cargar, carga (el/mi/la/un) (movil/celu/telefono/celular/bateria/portatil),
        cargar .. (movil*/celu*/telefono*/bateria*/portatil*/laptop*/ordenador/tablet*/aparat*/iphone/compu*),
        (donde/sala/lugar/sitio) .. (sentarse/sentarnos/esperar/espera/descansar), (sentarse/esperar/quedarnos) .. (ahi/dentro/adentro/alli), agua, sin bateria`,
    },
    papers: {
      phrases: `
        (que/cuales) documento*, documentos (necesito/hacen falta/piden/llevo), hace falta dni, hace falta pasaporte`,
      words: `
        pasaport*, dni, nie, cedula, identidad, identific*, (un/algun/que/pide*/mi/el/con) document*, documentacion, document* de, carnet*, carne de,
        licencia de, permiso de conduc*, id, que .. (tengo que/debo/hay que/necesito) (llevar/traer/mostrar/presentar/ensenar), imprim*, impres*`,
    },
    collecting: {
      phrases: `
        (las/la/lo/los) (recoge/retira/busca/recogera/buscara) (mi/un/una) (marido/mujer/hermano/hermana/novio/novia/amigo/amiga/esposo/esposa/madre/padre/hijo/hija/pareja),
        alguien (puede/podria/podra) (recoger/retirar/buscar/ir a buscar) (mi/mis/la/las/el),
        (chofer/conductor/taxista) .. (recog*/retir*) .. (maleta*/equipaje/mochila*),
        (puede/pueden/podria/podra/si) (* /)(recog*/retir*/buscar*/pasar por/llevarse) (* /)(* /)(un/una/mi/mis/nuestro/nuestra) (* /)${people}, (puede/pueden/podria/podra) (mi/un/una/mis/nuestro/nuestra) (* /)${people} .. (recog*/retir*/busc*/llevar*), ${people} (tiene/con/lleva/muestra/ensena) (mi /el /un /una foto del /la foto del /una captura del /)(qr/codigo/codigo qr/pase) !(qr/no), (mandar*/enviar*/pasar*/reenviar*/mando/envio/paso) (* /)(* /)(qr/codigo/codigo qr/pase) a (mi/un/una) (* /)${people}`,
      words: `
        (puede/pueden/podria/podra/si/puedo mandar) .. (recog*/retir*/buscar/ir/pasar) .. ${people} !(dia/dias),
        (puede/pueden/podria/si/que) (mi/un/una/otra/alguien) ${people} .. (recog*/retir*/busc*),
        (mi/un/una) ${people} .. (puede/podria) .. (recog*/retir*/busc*), otra persona, alguien mas, en mi (lugar/nombre/vez), en nuestro (lugar/nombre),
        autoriz*,
        (puede/pueden/podria/podra/si/manda*/quiero que) .. (mi/un/una/mis/nuestro/nuestra/el/la) (* /)${people} .. (recog*/retir*/busc*/pas*/ir/venir/llev*),
        (recog*/retir*/busc*/pas*) .. por mi !(bolso/maleta*/mochila/equipaje/bolsa/cosas/valija), (viene/pasa/va) .. ${people} .. (recog*/retir*/busc*/a por),
        en lugar (mio/de mi), a mi nombre, (retira/recoge/busca/recogera/retirara/pasa/viene) .. (mi/mis/nuestro/nuestra) ${people},
        (mi/nuestra/nuestro) ${people} .. (recoge/recogera/retira/retirara/busca/va a recoger/va a retirar/pasara),
        (un/una) (amigo/amiga/pariente/colega/conocido) (retira/recoge/busca/pasa), mi ${people} .. (dejo/deja/dejara/trajo/trae),
        (dejar*/entregar*) .. (por mi/por nosotros), mandar a (alguien/otra)`,
    },
    access: {
      words: `
        silla de rueda*, discapac*, minusval*, *accesib*, movilidad reducida, *escalera*, escalon*, peldano*, ascensor*, elevador*, rampa*, muleta*,
        (camin*/anda/andar) .. (mal/dificult*/problema*/cuesta), (problemas/dificultad*) .. (caminar/andar), andador, baston para caminar, ciego, ciega,
        (entra/entrar/entramos/pasa/pasar) .. (carrito/cochecito/bebe), (carrito/cochecito) .. (entra/entrar/pasa), cuesta (caminar/andar/subir)`,
    },
    parking: {
      phrases: `
        donde (dejo/dejamos/dejar/pongo/ponemos/meto) (el/la/mi/nuestro) (coche/carro/auto/furgoneta/camioneta),
        (parar/pararme/pararnos/detenerme/arrimar*/acercar*) .. (coche/carro/auto/descargar),
        (coche/carro/auto) .. (delante/enfrente/en la puerta/hasta la puerta/parar/paro/paramos/descargar),
        parking*, aparc*, estacion* !(de/central), estacionar*, estacionamiento*, parquea*, dejar (el coche/el carro/el auto/la furgoneta/la autocaravana)`,
    },
    currencies: {
      words: `
        *dolar*, usd, esterlin*, franco*, chf, corona*, peso argentino*, pesos, (otra*/que/cual*) moneda*, divisa*, (cambiar/cambio de) (dinero/moneda*/euros),
        casa de cambio, tipo de cambio, libra, libras, pounds, reales, soles`,
    },
    fromStation: {
      phrases: `
        (lejos/distancia/a pie/caminando/andando/minutos/cuanto tiempo/cuanto hay/cerca) .. (estacion/terminal),
        (estacion/terminal) .. (lejos/distancia/a pie/caminando/andando/minutos/cuanto tiempo/cuanto hay)`,
    },
    lodging: {
      phrases: `
        (barat*/economic*/buen*/bonit*) .. (b b/hostal/pension/hostel/hotel*), (b b/hostal/pension/hostel/hotel*) (barat*/economic*/buen*)`,
      words: `
        (alquil*/rent*/recomiend*/recomend*/tienen/teneis/tenes/ofrecen/buscamos/busco/reservar/conocen) .. (apartamento*/departamento*/piso/pisos/hotel*/hostal*/hostel*/habitacion*),
        alojamiento*, alojar*, hosped*, !(bolsa de/bolsas de/saco de/sacos de) dormir, airbnb*, pasar la noche, (hotel*/apartamento*) .. (alquil*/recom*),
        (cama/habitacion) libre, hostal, hostales, pernoct*, hotel* para`,
      hints: 'hotel*, apartamento*',
    },
    eating: {
      phrases: '(donde/sitio/lugar) .. (comer/cerveza/birra/copa/cenar/canas)',
      words: `
        restaurante*, comer, cenar, almorzar, almuerzo, desayun*, *cafe, cafeteria*, cafes, bar, bares, tomar (algo/un/una), beber, hambre, cerveza*, panaderia,
        (se come/comemos/comida) .. (bien/por/tipica/rico), (donde/algo) .. (come/comemos), merienda*, tapas, helado*, pizzeria*, comedor, byrek, burek,
        copas !(de), discoteca*, salir de (fiesta/noche/marcha), donde como !(llegar), algo rico`,
    },
    errands: {
      phrases: `
        (lavar/lavan) .. (ropa),
        (donde/cerca/mas cercan*/hay/encontrar) .. (cajero*/banco/farmacia*/supermercado*/medico/hospital/dentista/lavanderia*/correos/peluqueria*), cajero*,
        farmacia*, supermercado*, lavanderia*`,
    },
    cities: {
      words: `
        (a/para/hacia/hasta/en) ${cities}, (bus/buses/autobus*/autocar*/furgon*/billete*/boleto*/pasaje*/ticket*/tren*) .. !(de/desde) ${cities},
        (comprar/compro/saco/sacar/vende*/consigo/precio) .. (billete*/boleto*/pasaje*), (billete*/boleto*/pasaje*) .. (bus*/autobus*/autocar*/furgon), boletos,
        pasajes, ticket* .. (bus/autobus*), ${cities} .. (bus*/autobus*/billete*), otras ciudades, otra ciudad, (autobuses/buses) .. (salen/otras),
        (ir/voy/vamos/playa*) .. ${cities}`,
      hints: `
        !(de/desde) ${cities}`,
    },
    rides: {
      phrases: `
        (alquil*/rent*) (de /un /el /)(coche*/auto*/carro*), (bus/autobus) .. (teleferico/dajti/lago)`,
      words: `
        taxi*, uber, cabify, shuttle*, lanzadera, traslado*, transfer, transfers, (al/del/desde el/hasta el/hacia el) aeropuert*,
        aeropuert* .. (bus/autobus*/lejos/distancia), (bus/autobus*/ir/llegar/lejos/distancia) .. aeropuert*, (ultimo/primer/proximo) (bus/autobus/micro),
        horario* (de/del) (bus/autobus*/buses), rinas, (nos recogen/pueden recogernos), anden, metro, (hay/un) (algun )(tren/trenes), hay (tren/trenes),
        (tren/trenes) (a/para/hacia), colectivo*, remis, blablacar, bolt, minibus, buseta*`,
      hints: `
        aeropuerto*, vuelo*, ferry, barco, avion, bus, autobus, buses, autobuses, chofer`,
    },
    cooling: {
      phrases: `
        nevera* !(portatil*), frigo*, heladera*, refriger*, congelador*, (guardar/mantener/conservar/dejar) .. (en frio/frio/fria/al fresco)`,
    },
    valuables: {
      phrases: `
        (objetos/cosas) de valor, valor, joya*, valios*,
        (laptop*/portatil*/computador*/ordenador*/macbook*/tablet*/ipad*/camara*/dinero/pasaporte/medicament*/medicina*/dron) .. (en la mochila/en la maleta/en el bolso/en mi/dentro/adentro/seguro/riesgo/segura),
        (dejar/llevo/meter/tengo) (* /)(laptop/portatil/computadora/ordenador/macbook) (en/dentro/adentro)`,
    },
    fragile: {
      phrases: `
        fragil*, (vidrio/cristal/jarron/ceramica/porcelana) .. (cuidado/dentro/romp*), con cuidado`,
    },
    delivery: {
      phrases: `
        (me/nos) (la/lo/las/los) (traen/llevan/traeis/llevais), (entreg*/traen/llevan) .. (en/a/al) (mi /nuestro /el )(hotel/airbnb/apartamento),
        (recog*/recoj*/buscar/busc*/pasar por/pasan por) .. (maleta*/equipaje/mochila*/cosas/las) .. (en el hotel/del hotel/al hotel/en nuestro hotel/en mi hotel/airbnb/apartamento/a domicilio),
        (llev*/traer/entreg*/envi*/transport*/mand*) .. (maleta*/equipaje/mochila*/cosas/las/lo) .. (al hotel/a nuestro hotel/a mi hotel/al aeropuerto/al airbnb/a casa/a domicilio/al apartamento),
        (entrega*/envio*/servicio) a domicilio, mensajer*, envi* .. (maleta*/equipaje/a casa)`,
      words: `
        (llev*/traen/traer/traeis/entreg*/envi*) .. (hotel/domicilio/apartamento/airbnb/estacion/terminal/aeropuerto), a domicilio, envio*, mensajer*, (me/nos) (la/las/lo/los) .. (hotel/airbnb/apartamento)`,
    },
    invoice: {
      phrases: `
        factura*, (recibo/ticket) .. (empresa/trabajo/jefe/gastos/fiscal), (dan/me dan/dais/tener/obtener) (* /)(recibo/ticket/comprobante) !(para recoger),
        boleta, nota de gastos`,
    },
    deposit: {
      phrases: `
        fianza*, senal, deposito de (garantia/seguridad), (dejar/pagar) .. (fianza/deposito), anticipo*`,
    },
    discount: {
      phrases: `
        descuento*, rebaja*, codigo promo*, cupon*, promocion*, oferta*, mas barato .. (grupo*/muchos/varias/varios), tarifa de grupo`,
    },
    days: {
      phrases: `
        (un/1) (dia /)o (dos/2), (cuenta*/calcul*) .. (un dia/dos dias/1 dia/2 dias/como un dia/como dos/por dia o), como (se /)(cuenta*/calcul*) .. dia*,
        dia* (natural*/calendario), (24 horas/24h) o .. dia, (dia de entrega/dia de recogida/primer dia/ultimo dia) .. (cuenta*/pag*/cobr*),
        noche .. manana .. (dias/dos/pag*/cobr*), (pago/pagar/pagaria/cobran) (otro dia/un dia mas/un dia extra)`,
    },
    refused: {
      phrases: `
        escopeta*, rifle*, spray de pimienta, gas pimienta, petardo*, bengala*, pirotecni*, bombona*, camping gas, granada*, revolver*,
        (perro*/gato/gatos/mascota*/animal/animales),
        (arma*/pistola*/municion*/explosiv*/fuegos artificiales/droga*/marihuana/cannabis/gasolina/bombona*/cartucho* de gas),
        (que/que cosas/cuales) .. (prohibid*/no acept*/no se puede/no puedo dejar/no admit*), (carne/pescado) (fresc*/crud*/congelad*), perecedero*,
        (comida/queso/carne/vino) .. (dentro/maleta/mochila/horas), dejar .. (comida/queso),
        cuchill*, navaja*, machete*, tijeras, (botella*/alcohol/vino/raki/licor*/cerveza*) .. (maleta*/mochila*/equipaje/dentro/dejar*/problema/permit*), (maleta*/mochila*/equipaje/bolso) .. (botella/botellas/alcohol/vino/raki/licor*/cerveza*)`,
    },
    hourly: {
      phrases: `
        !(hacer/ver/visitar/ninos/perro) (por/solo/solamente/nada mas/unas/un par de) (* /)(#/una/dos/tres/pocas/unas/un par de/media) (hora/horas/horitas/h) !(antes/despues/caminando/a pie),
        por horas, tarifa por hora, unas horas, (un/unas) (rato/horas)`,
    },
    price: {
      phrases: `
        (son/es) # euro*, # euro* (por/cada/al), (mochila/maleta/bolsa) .. (paga/cuesta/vale) (lo mismo/igual),
        (dia) .. (cuenta/hasta medianoche/hasta las doce), (vale/cuesta/pago) lo mismo, mismo precio, !(carrito* ... como/cochecito* ... como/tabla* ... como/bici* ... como) (1/un/uno/una) (dia /)o (2/dos),
        (2/dos) (dias /)o (1/un/uno/una/3/tres),
        (son/serian/es/seria/cuent*/cobra*/vale*/hacen) (ya /como /solo /por /entonces /eso /)(2/dos/3/tres/1/un/uno) dia*,
        (cuenta*/cobran/contais/considera*) .. (2/dos/un/1/uno/tres/3) dia*, como .. (cuent*/contais/calcul*/cobra*) .. dia*,
        cuantos dias (son/cuent*/cobr*/pago/pagamos/me cobran/tengo que pagar/hay que pagar/serian), (una /la /algun /de )deposito de garantia, fianza,
        (dejar/piden/pedis/cobran/un) (un /)deposito (de garantia/por), hay que dejar (un /)deposito,
        (solo/nomas/solamente) .. (# horas/# hs/# h/dos horas/una hora/un par de horas/un rato/horita*/un ratito/tres horas) .. (pag*/cobr*/entero/completo),
        dia (entero/completo) .. (pag*/cobr*), (pag*/cobr*) .. dia (entero/completo),
        (carrito/cochecito/bolso de mano/cartera/paraguas/casco/bolsito) .. (pag*/cobr*/gratis),
        (pag*/cobr*) .. (carrito/cochecito/bolso de mano/paraguas/casco/bolsito), (descuent*/rebaj*/precio*/tarifa*) .. (grupo*/estudiant*/jubilad*/carnet),
        descuentito, rebajita, (cuenta/cobra*/paga) .. dia (de la recogida/de recogida/de entrega/del retiro/de retiro),
        (cuanto cuesta/cuanto sale/cuanto cobran/cuanto vale/precio) .. (dejar/guardar/tener) .. (maleta*/mochila*/equipaje/valija*) !(puedo),
        (pago/pagar/pagamos) .. (dos/2/tres/3) dias !(con/en), (ninos/hijos/bebes/peques/crios) .. (pagan/paga), !(carrito* ... un/cochecito* ... un/tabla* ... una/bici* ... una/carrito* ... una/tabla* ... un) (pieza/bulto) o (dos/2),
        !(cochecito/carrito/paseo/bebe/bici/bicicleta/guitarra/tabla) (cuenta/cuentan/contais) .. como !(llegar), (primer/segundo/tercer) dia .. (pag*/cobr*/cuest*), dejar un deposito, va aparte, o cuenta,
        (es/son/cuenta/pago) (un solo/solo un) dia`,
      words: `
        precio*, cuesta*, (cuanto/cuanta) (val*/es/son/seria/serian/sale/por/me/nos/se paga/pag*/hay que pagar/cuest*/cobr*/tengo que pagar/os/piden),
        cuant* (euros/lek*/lucas), cuanta (dinero/plata/lana/pasta),
        cuanto !(se tarda/tardo/tarda/tiempo/rato/dias/esta/estan/estais/queda/quedan/hay/dura/falta/se puede/antes/queda/pesa/mide/puedo/podemos/equipaje/lejos/se camina/camino/caminando/a pie/peso),
        cobra, cobrais, cobrar, cobro, cobrarian, cobrara*, cobran !(en la tarjeta/la tarjeta/por tarjeta), costo*, coste, costes, costar*, tarifa*, *barat*,
        economic*, !(cosas/objetos/algo/equipo) (caro/cara/caros/caras), *descuent*, rebaja*, oferta*, promocion*,
        (al/por) (dia/hora/persona/bulto/maleta/semana/pieza/equipaje/mes) .. (paga*/cobr*/cuest*),
        (paga*/cobr*) .. (por/al) (dia/hora/persona/bulto/maleta/pieza), gratis, gratuit*, recargo*, suplement*, cargo extra, cargo adicional*, multa*,
        penaliz*, presupuesto*, (pago/pagar/paga/pagamos) .. (mas/menos/extra), cargos, ocultos, !(de) valor, sale mas,
        por (maleta/bolsa/bulto/bolso/mochila) o por *, todo incluido, incluido todo, (dia/dias) (natural*/calendario/de calendario), por # horas,
        (pago/pagar/pagamos) .. (otro dia/otra noche/dia completo), primera hora .. libre, cuenta como, cuentan como, q vale, carito, carisimo, iva inclu*,
        # euros (por/al/la/cada/en/es/son), tres euros, mas iva, a como, sale a !(las/la/que), saldria, saldrian, regatear, importe, total, totales, extras,
        hay extra*, comision*, aproximad*, mas o menos !(a las/a/sobre/hacia), por (hora/dia/horas/dias/noche) o, (paga/pago/pagar) tambien el dia,
        cada (una/uno) .. todas, se pagan, se paga por, (pago/pagar/pagamos) .. (doble/dos veces), abono*, bono, impuesto*, que sale !(a/de/desde/hacia),
        es lo mismo, (toman/valen/vale) .. como (uno/una/un/dos), tambien cuent*, cuent* tambien, sale (mejor/lo mismo/igual), (son/es) # (por/al/la),
        dia* # euros, gasto, gastos (de gestion/extra/adicional*), (son/es) # euros, cotiz*, propina*, sobrecargo*, pack, (pagamos/se paga) .. por cada,
        (algo/nada) extra, bonificac*, hay cargo, (pago/pagamos) (un/solo un) dia`,
      hints: 'por (pieza/bulto), cada (pieza/bulto)',
    },
    otherWays: {
      phrases: `
        paypal*, venmo, klarna, bizum, mobilepay, mobile pay, vipps, satispay, postepay, swish, alipay, wechat pay, western union, bitcoin*, btc, usdt, ethereum, *crypto*, *krypto*, *cripto*, cheque*, transferencia*, iban`,
    },
    cards: {
      words: `
        tarjeta* de (credito/debito), visa, mastercard, amex, american express, apple pay, google pay, (pag*/acept*/con) .. tarjeta*, con tarjeta,
        tarjetas, contactless`,
    },
    cash: {
      words: 'efectivo, cash, (pag*/acept*/en) (euro*/lek*)',
    },
    paying: {
      phrases: '!(tarjeta) revolut',
      words: `
        pagar*, pago, paga, pagos, pagan, pague*, pagando, pagado, prepago, *factura*, anticipo, adelanto, sena, fianza,
        (cobran/cargan/cargo/cargar) .. tarjeta, gastos, ticket para (la/mi) empresa, iva, a la llegada, mitad .. (ahora/luego/despues/mitad), plazos, cuotas,
        (comprobante/recibo) .. (empresa/trabajo), en dos veces, cobran en, cuando .. cobran, datafono, posnet, funciona .. tarjeta, moneda local,
        (billetes/billete) (grande*/de 100/de 50), albanes, albanesa, (dinero/plata) .. (ahora/despues/luego/antes)`,
    },
    extending: {
      phrases: `
        prolong*, extend*, alarg*, ampliar !(maleta), (dejar*/guardar*/quedar*) .. (mas tiempo/un dia mas/# dias mas/otro dia/otra noche),
        (un/una/dos/#) (dia*/noche*/semana*) (mas/extra/adicional*), (otro/otra) (dia/noche/semana), (agregar/anadir/sumar) (un/una/dos/#) (dia*/noche*),
        (recoger*/pasar/volver) .. (un dia/# dias/dos dias) despues, mas tiempo de lo`,
    },
    changing: {
      phrases: `
        reserv* (para /)(#/una/un/dos/tres/cuatro) .. (pero/y al final/y ahora) .. (#/dos/tres/cuatro/cinco/seis) !(dia*/hora*),
        (maleta/mochila/bulto/bolso) (mas/de mas) (de/que) (lo /las /)(reserv*/puse/que),
        (reserve/reservamos) .. # .. pero .. #,
        (reserve/puse/elegi/escogi/reservamos) .. pero (quer*/era/es), (nombre/apellido/telefono/numero) .. (mal/equivocad*/erroneo), (equivoque/equivocad*/mal) .. (nombre/apellido/telefono/numero/fecha/dia),
        (recog*/buscar*/retirar*/pasar/pasamos) (* * /* /)(mas tarde/mas temprano/mas pronto) (de lo/que lo),
        (mas tarde/mas temprano/antes) de lo que (puse/pusimos/dije/dijimos/reserve/reservamos/marque),
        (puedo/podemos/podria/podriamos) (pasar /ir /venir /)(a )(buscarlas/recogerlas/retirarlas/buscarla/recogerla/buscar/recoger) (* * /)(antes/mas temprano/mas tarde) !(de las/de la/de abrir/de que),
        reserve (para /)(#/una/dos/tres) (pero/y/al final) .. (son/llev*/tenemos/vamos) (con /)(#/una/dos/tres/cuatro),
        (atrasar*/retrasar*/adelantar*/correr*) (* /)(un/una/dos/#) (dia*/hora*)`,
      words: `
        (cambiar/cambio/modific*/mover/correg*/adelantar/retrasar/editar) .. (reserva*/fecha*/hora/horas/dia/nombre/correo/recogida),
        (equivoq*/equivoc*/error/mal/erronea/incorrect*) .. (fecha*/reserva*/hora/dia/nombre/correo),
        (fecha/hora/reserva/dia) .. (equivoc*/mal/incorrect*/erronea),
        (agreg*/anad*/sumar/quitar/incluir) .. (maleta*/mochila*/bolso*/bulto*/reserva*/equipaje), agregar, anadir, ampliar, prolong*, extend*, alargar,
        (un/una/dos/unos/#/otro/otra) (dia*/noche*/hora*/semana*) (mas/extra/adicional*), otra noche, (quedar*/dejar*) mas tiempo, mas tiempo (de/del/que),
        mas de lo reserv*, (una/un/dos) (maleta/mochila/bulto/bolso) (mas/extra/adicional), mas (maletas/bultos/mochilas) (de/que),
        antes de lo (reservado/previsto),
        (pasar/mover/cambiar/aplaz*/adelantar/correr/posponer) .. (entrega/recogida/retiro/al #*/para el #*/(al/para el) (lunes/martes/miercoles/jueves/viernes/sabado/domingo)),
        posponer, aplazar, (cambiar/cambio/mover/pasar la reserva/modificar) .. (dia/fecha/hora/horario/reserva*),
        (escrib*/puse/anote/elegi/meti/marque) .. (mal/equivoc*/incorrect*), me equivoque, (otro/otra) (dia/fecha), (una/un) (maleta/mochila/bulto) menos,
        menos (maletas/bultos), (cambiar/pasar/mover) .. (lunes/martes/miercoles/jueves/viernes/sabado/domingo), (cambiar/pasar) de # a, puse #`,
    },
    full: {
      words: `
        (si/se) (llena/completo*/al completo/llenan), lleno, llenos, no (hay/queda/tienen) (sitio/lugar/espacio), agotad*, sin (plazas/espacio), aforo,
        capacidad, (esta/estan/estais/estaran/estara) .. (lleno*/llena*/completo*)`,
    },
    walkIn: {
      phrases: `
        (hay/tienen/teneis/tenes/queda/quedan) (algun /)(lugar/sitio/espacio/hueco) (libre /)(ahora/ahora mismo/ya/hoy/ahorita/para (#/una/dos/tres/unas/mi/mis/nuestras) (maleta*/mochila*/bolso*/valija*)),
        (necesito/hay que pedir/hay que sacar/tengo que sacar/hace falta/tengo que pedir) (una /)(cita/turno),
        no (tengo/tenemos/hice/hicimos) (la /una /ninguna /)reserva !(confirm*/numero),
        (puedo/podemos/se puede) (caer/llegar/ir/pasar/venir/aparecer) (asi nomas/asi sin mas/sin avisar/y ya/directo/directamente/nomas),
        (hay/tienen/queda) (sitio/lugar/espacio/hueco) (para /)(esta (manana/tarde)/hoy/este *),
        sin (reserva*/reservar/cita/haber reservado),
        (tengo que/hay que/tenemos que/debo/es obligatorio/obligatori*/hace falta/es necesario/necesario/necesito) (hacer /una /la /)reserv*,
        reserva (obligatoria/necesaria/es obligatoria),
        (llegar/venir/pasar/presentarme/presentarnos/voy/vamos) (directamente/directo/sin mas/sin avisar/y ya/asi),
        (directamente/directo) (ahi/alli/a la oficina/en la oficina), con (antelacion/anticipacion), de antemano, espontane*, de ultimo momento, de ultima hora`,
    },
    groups: {
      words: `
        grupo*, colegio*, escolar*, clase, (1/2/3/4/5/6)# (personas/alumnos/estudiantes/ninos/chicos/pasajeros/turistas), mas de (20/25/30/40/50), coro, club,
        delegacion, orquesta, congreso, asociacion, equipo de (futbol/basket*/voley*), despedida de solter*,
        (1/2/3/4/5/6)# (chicas/amigos/amigas/adultos/jovenes/senoras), somos (1/2/3/4/5/6)#, somos un equipo, crucerist*`,
    },
    watching: {
      phrases: `
        (quien/alguien) (* /)(* /)(cuida*/vigila*/queda/guarda*/duerme) .. (noche/cierran/cerrado/cerrados/cerrais), (noche/cuando cierran/cuando cerrais) .. (alguien cuida/alguien vigila/quien cuida/quien vigila/quien las/vigilad*/vigilancia)`,
      words: `
        *camara, camaras, *taquilla*, casillero*, con llave, bajo llave, candado*, asegurad*, guardia, vigil*, !(con) que seguridad, *vigilancia,
        (sala/cuarto/habitacion) .. cerrad*`,
    },
    reviews: {
      phrases: `
        resena*, opiniones, valoracion*, confiable*, fiable*, estafa*, es serio, son serios, trustpilot`,
    },
    oddItems: {
      phrases: `
        ${countable} .. (uno/un/una/1) (bulto /pieza /solo /)o (dos/2), (un/una/1) (bulto/pieza) o (dos/2),
        como (se /)(cuentan/cuenta/contais/calculan/cobran) .. ${countable},
        (cochecito*/carrito*/silla de paseo/silla de bebe/bici*/guitarra*/tabla*/esquis) .. (cuenta/cuentan) como`,
      words: `
        tabla* de surf, surf, snowboard*, esqui*, bici*, bicicleta*, carrito*, cochecito*, carriola*, guitarra*, violonchelo*, chelo, violin*, instrumento*,
        kayak*, golf, tienda de campana, patinete*, monopatin*, dron, (enorme*/gigante*/voluminos*) (maleta*/mochila*/equipaje/bolsa*), caja* de carton,
        alfombra*`,
    },
    reserving: {
      words: 'hacer una reserva, reserveme, reservar, sin reserv*, con cuanto tiempo',
    },
    earlyFlight: {
      phrases: `
        (vuelo/avion/salgo/salimos/sale/salida) .. (a las/las/a la) (1/2/3/4/5/6/7/0*/1h/2h/3h/4h/5h/6h/7h/cinco/cuatro/seis) !(de la tarde/pm),
        (vuelo/avion/salida) .. (temprano/tempranito/madrugada/de madrugada),
        (1/2/3/4/5/6/7/cinco/cuatro/seis) (am/de la manana/de la madrugada) .. (vuelo/avion), (temprano/madrugada) .. (vuelo/avion)`,
    },
    night: {
      phrases: `
        antes de (las 8/las 8h/las ocho/abrir/que abran/la apertura/que abrais),
        despues de (las 23/las 23h/las 11 de la noche/las once/medianoche/la medianoche/cerrar/el cierre/las doce/las 12 de la noche),
        (a/sobre/hacia) (la /)medianoche, (de madrugada/en la madrugada/en plena noche/por la noche tarde),
        (abiert*/abren/recoger/dejar/alguien) .. (de noche/toda la noche/en la noche/en plena noche),
        (lleg*/aterriz*) .. (4/5/6/7/4h/5h/6h/7h) .. (alguien/abiert*/dejar)`,
      words: '24 7, 24 horas, 24h, medianoche',
    },
    holidays: {
      phrases: `
        festiv*, feriado*, navidad*, nochebuena, nochevieja, ano nuevo, semana santa, pascua*, dia de reyes, fin de ano,
        (abren/abiert*/abris/cierran/cerrad*) .. (domingo*/sabado*/fin de semana/fines de semana/# de noviembre/# de diciembre/# de enero),
        (domingo*/sabado*/fin de semana) .. (abren/abiert*/abris)`,
    },
    overnight: {
      words: `
        duracion max*, maximo .. (dias/tiempo), (una/dos/tres) semana*, (un/dos/tres) mes*,
        (dejar*/guardar*/quedar*) .. (la noche/una noche/toda la noche/por la noche/durante la noche/varios dias/unos dias/# noches),
        cuanto tiempo (puedo/podemos/se puede/pueden/maximo), por cuanto tiempo`,
    },
    hours: {
      phrases: `
        (llego/llegamos/llega/llegan/llegare*/aterriz*/arrib*/estoy ahi/estaremos) .. (0*/4/5/6/7/4h/5h/6h/7h/4am/5am/6am/7am) .. (alguien/abiert*/abren/abris/dejar*/antes/atiend*),
        antes (de las (8/8h/ocho)/de que abr*/de abrir/de la apertura), hasta que hora .. (recog*/retir*/dej*/puedo/podemos/buscar),
        (a las/sobre las/tipo) (0*/4/5/6/7/4h/5h/6h/7h) .. (alguien/ya abr*/abiert*),
        (cierr*/cerr*/abr*/atiend*) .. (comer/almorzar/mediodia/almuerzo/comida/siesta), (estan/estais) abiert* .. (comer/almorzar)`,
      words: `
        (que/cual es el/su/vuestro/sus/los) (hora/horas), horari*, *abiert*, abrir, abrireis, apertura, cerrad*, cerrar, cerrais, cierr*,
        cuando (abr*/puedo/podemos/estan/estais/se/hay), hasta (cuando/que/las/tarde), !(con) cuanto tiempo, cuant* dias, (tiempo/plazo/dias) (maxim*/limite),
        duracion, (la/de/una) noche, nocturn*, overnight, medianoche, mediodia, medio dia, madrugada,
        (muy/mas/tan/demasiado/llego/llegamos/llegar) (tarde/temprano/pronto), *retras*, *demora*,
        (a/antes de/despues de/sobre/hacia/entre) las #* .. (recog*/dej*/lleg*/pas*/retir*/puedo/podemos/estan),
        (recog*/dejar*/lleg*/pasar*/retir*/llev*/volv*/aterriz*/buscar*/devolver) .. (a/hasta/antes de/despues de/sobre/hacia/desde/entre) (la/las) (#*/una),
        las #h* .. (tarde/pronto/recog*), (hay/habra) alguien !(que/a quien/con quien/para), festiv*, feriado*, navidad*, nochevieja, nochebuena, ano nuevo,
        semana santa, pascua, despues de hora, 24 horas, 24h*, 24 7, todos los dias, dia siguiente, !(a) ultima hora, siesta, que dias, (al/el) otro dia,
        (volver/pasar/recog*/retir*/buscar*/venir) .. (manana/otro dia/noche), nos (abre*/atiende*), (siguen/sigue/seguis/aun/todavia) ahi,
        (dejar*/guardar*) .. (noche/semana/manana), de la manana, (# dias/varios dias/unos dias), temprano .. (recog*/dejar*), tarde .. (recog*/dejar*),
        (llego/llegamos/llegare/llegaremos/aterriz*/estare/estaremos/vamos/voy/paso) .. (#h/a las #*/sobre las #*/tipo #*/hacia las #*),
        #h .. (todavia/aun/estan/vale/ok/tarde), (estan/estais/esta) .. (ahora/todavia/aun/ahorita), (todavia/aun) estan,
        (estan/estais) (ahi /alli /)(hoy/manana), de corrido, atienden, atencion al publico,
        (trabaj*/atiend*) .. (lunes/martes/miercoles/jueves/viernes/sabado*/domingo*/comer), trabajan, trabajais,
        (dejar*/guardar*/quedar*/tener*) .. (hasta (el /)(lunes/martes/miercoles/jueves/viernes/sabado/domingo/manana/dia)), desde (cuando/las), a partir de,
        (la/las/lo) .. otro dia, (dejamos/dejo/llevo) .. (recog*/retir*) .. (#/las/tarde), ultim* .. (recog*/entreg*/retir*), finde, findes, muy de manana,
        (abre/abren/abris) !(la/las/los/mi/mis/maletas/mochilas/equipaje*/el equipaje), (pasar/ir/venir/llegar/paso/voy) (ahora/ahorita/ya), a tiempo,
        !(tamano/peso/largo/kg/kilos) maximo !(tamano/peso/de kilos/de peso/kilos/kg), cuantas noches, # noches, hora (limite/maxima/tope),
        cuando (podria/podriamos) .. (tener/recog*/retir*), de un dia (para/a) otro, (busc*/recog*/retir*) .. antes, (hay/esta) siempre alguien !(que),
        cualquier (hora/momento), (vuelo/ferry/avion/tren/bus) .. (llega/aterriza/sale/es) .. (#h/las #*), cuanto rato`,
      hints: `
        hora, horas, cuando, noche*, tarde, tardes, temprano, sabado*, domingo*, lunes, martes, miercoles, jueves, viernes, hoy, manana, (a/de) las #*, dia,
        dias, semana*, mes, meses, #h, finde`,
    },
    booking: {
      phrases: `
        reserv* .. sin .. tarjeta*,
        reserv* .. pag* .. (cuando/al llegar/alli/ahi/luego/despues/llegue/en el local/en persona),
        (extend*/alarg*/ampli*/prolong*) .. (dia*/noche*/reserva*/estancia), (un/otro) dia (mas /)(extend*/ampli*/alarg*),
        (dejar*/quedar*/tener*) .. (dia*/noche*) mas, (agregar/sumar/anadir) .. (dia*/noche*),
        (queda/quedan/hay/tienen/teneis/tenes/tendran) (algun /algo de /)(sitio/lugar/espacio/hueco/plaza/plazas) (para/el/este/libre) !(aparcar/estacionar/sentar*/esperar/comer/dormir/cargar/cambiarse/descansar),
        (pague/pagado/pagamos) .. (no/nada/ningun*) .. (lleg*/recib*/confirmacion/correo/mail), (cuanto tiempo/cuando) .. reservar,
        reserv* .. (para/a nombre de) (otra persona/otro/alguien/un amigo/una amiga/mis), con cuant* .. (anticipacion/antelacion),
        (numero/codigo) de (la /mi /)reserva, quitar (una/un) (maleta/mochila/bulto/bolso)`,
      words: `
        *reserv*, *disponib*, por adelantado, con (antelacion/anticipacion/tiempo), de antemano, cita, citas, qr, codigo,
        (hay/queda/quedan/tienen/teneis/tenes/tendran/habra/tendrian/algun) (algo de /algun /mas /)(sitio*/lugar/lugares/espacio*/hueco*/plaza*/cupo*),
        (llegar/ir/presentar*/aparecer) (sin/direct*/y ya), turno, confirm*, pasar (igual/directamente/sin), (no/nunca) .. (correo/mail/email), ultimo momento,
        mismo dia, (llego/recibi/recibido) .. (correo/mail), (necesit*/busco/quiero/quisiera/guardan) .. (lugar/sitio/hueco/plaza/espacio),
        (aviso/avisar/avisamos), (voy/llego/paso/vengo/caigo) (directamente/directo/sin mas/asi nomas),
        (todavia/aun/sigue*) .. (sitio/lugar/hueco/plaza*/posible), (posible/se puede) (para /)(hoy/esta noche/manana/ahora), espacio para, apartar, agendar,
        # (lugares/sitios/huecos/plazas/espacios), (lugar/lugares/sitio/sitios/espacio/espacios/hueco/huecos/plaza/plazas) libre*,
        (lugar/sitio) para !(cargar/comer/dormir/sentar*/esperar/ducha*/cenar/almorzar/desayunar/ver/visitar/aparcar/estacionar/descansar/enchufar),
        (guardar/dejar) .. (como hago/que hago/como seria), apuntar*, anotar*, una cuenta`,
      hints: 'sitio, lugar, espacio, libre',
    },
    safety: {
      phrases: `
        (falta/faltan/faltaba/desaparec*) .. (algo/una cosa/cosas/maleta/mochila/bolso/dinero/dentro),
        (me/nos) (falta/faltan) !(el correo/el mail/la confirmacion/tiempo/una hora/# horas),
        (maleta/mochila/bolso/equipaje/candado/valija) .. (abiert*/abrieron/forzad*/revuelt*/revisad*),
        (abrieron/abierto/abrio/revolvieron) .. (mi/la/mis) (maleta/mochila/bolso/valija), (tenido/tiene/tuvo) acceso,
        (perdi*/pierdo/extravi*/encuentro) .. (ticket/recibo/resguardo/papel*/numero/ficha/etiqueta/comprobante/tiquet) !(de bus/del bus/del tren),
        quien* .. (acceso/entra/entrar) .. (maleta*/equipaje*/cuarto/sala), (laptop/portatil/ordenador/compu) .. (segur*/dejar*),
        (cualquiera/todos/todo el mundo/la gente) .. (entrar/entra/acceso/acceder),
        (olvide/olvido/olvidado/deje/dejado) (ahi /alli /)(mi/mis/la/el/un/una/unas/unos/algo) (* /)(chaqueta/abrigo/paraguas/cargador/movil/telefono/celular/gorra/gafas/lentes/libro/llaves/cartera/billetera/sueter/bufanda/botella/tablet/audifonos/auriculares/pasaporte),
        (olvide/olvido/olvidado) .. algo, como .. (guardan/cuidan/custodian/vigilan/protegen), donde guardan,
        donde (ponen/tienen) .. (maletas/equipaje/mochilas/cosas), cubre, cubren, cobertura, moja, mojan, mojen,
        (entrar/acceder) .. (cualquiera/todo el mundo/la gente/otros), (pagan/pagais/devuelven) .. (pierd*/rob*/romp*), se (me/nos) (quedo/quedaron),
        que (me /)(dan/dais/entregan) .. (dejo/dejar/maleta)`,
      words: `
        segur*, robo, robos, robar*, roba, roban, roben, robad*, hurto*, ladron*, perder, perderla*, !(estoy/estamos/me he/ando) perdid*, !(me/nos) pierd*,
        extravi*, *camara, camaras, custodi*, etiquet*, recibo*, *resguardo*, comprobante*, confianza, confiar, fiar, *asegur*, dano, danos, danad*, *romp*,
        roto, rota, proteg*, *taquilla*, casillero*, locker*, candado*, cerradura*, portatil, laptop*, ordenador, computador*, de valor, valiosos, responsab*,
        (revis*/abr*/mir*/inspeccion*/registr*) .. (dentro/contenido), revisan, revisa, alarma*, escane*, confund*, (numero/tarjeta) en la maleta, equivoquen,
        demuestr*, prueba de, justificante*, ficha, numerito, (se/me) (la/las/lo/los) llev*, llave, alguien que (vigil*/cuid*), quien .. (respond*/hace cargo),
        responde si, falta (algo/alguna), (revis*/abr*/registr*/mir*/inspecc*) .. (maleta*/equipaje*/mochila*/bolso*/bolsa*),
        (maletas/equipaje) .. (revis*/abr*), joya*, (sois/son/es) .. seri*, estafa*, serios,
        (nadie/alguien/otro/otra persona) .. (se lleve/lleva/robe/coja/coge/toque/toca/agarre/agarra/tome), perdi .. papel*,
        (dan/dais/entregan) .. (numero/papel*), ticket, siempre .. (alguien/vigil*/cuid*), (vigil*/cuid*) .. (alguien/siempre/maletas), buenas manos, a salvo,
        riesgo*, miedo, preocup*, !(parque/lugar/sitio/zona/cafe) tranquil*, acceso a las maletas, o es un cuarto, desaparec*, bien mis cosas,
        (mis cosas/mi maleta/mis maletas/mi equipaje) .. bien, (estaran/estan/quedan/esta) bien (mis/las/ahi/mi), olvid*, resenas, opiniones, valoraciones,
        (cuidan/cuidais) (las/mis/mi/bien/los), electronic*, confiab*, fiabl*, dana, danan, dane, estropea*, garantia*, precint*, sello, sella*, comprueb*,
        comprobar*, verific*, rayos, perdio, perdieron, (esta/estan/estaran/bien/muy) cuidad*, como .. (saben/sabeis/sabran) .. (mi/mia),
        (misma/mismo) (sala/cuarto/habitacion), todas juntas, mezcl*, macbook, ipad, chore*, poliza*, pegatina*, adhesiv*, caja fuerte,
        (cosas/objetos/equipo) car*, (maleta/mochila/bolso) .. equivocad*, a la vista, golpe*, quien cuida`,
      hints: 'personal, numero, document*',
    },
    location: {
      phrases: `
        (digo/decir*/decimos/doy/enseno/muestro) .. (taxista/chofer/conductor), (aparca*/estaciona*/parking/parqueo) !(multa),
        (hotel*/airbnb/hostal/alojamiento) .. (estan cerca/estais cerca/a pie/andando/caminando/lejos/cuanto se tarda/cuanto tardo/distancia),
        (andando/a pie/caminando) .. (estacion/terminal/hotel*/hostal), (estacion/terminal) .. (andando/a pie/caminando),
        direccion .. (taxi*/conductor/uber/chofer), (taxi*/conductor/uber/chofer) .. direccion, direccion .. (darle/dar/darsela/mostrar*/decirle),
        (donde/lugar/sitio) .. (parquear/cochera), ubi, ubicacion, google maps`,
      words: `
        !(lugar/sitio) donde !(hay/ver/compr*/puedo compr*/venden), adonde, direccion* !(de correo/de email/de mail/email/electronica), ubic*, mapa*, maps,
        calle, como (llegar/llego/puedo llegar/se va/voy/ir/vamos/llegamos/encontr*), para llegar, *lejos, *distancia*, *encontrar*, *encuentr*,
        (parada*/terminal*), *estacion*, *terminal, parking, aparca*, *centrico*, (en/del/al/desde el) centro, que (autobus/bus/linea/micro),
        (andando/a pie/caminando/cuanto) .. (desde/hasta), se tarda, entrada, cerca (de la/de el) (centro/plaza), queda exactamente,
        estan en !(viber/whatsapp/telegram/instagram/facebook), estan (cerca/dentro/al lado), (que/cual) lado, (estoy/estamos) (en/al/por) .. (plaza/centro),
        (no/los/les/os) (los /os /las /les /)veo, cerca (de/del) (la plaza/centro), en coche, en carro, enfrente, gps, facil de (llegar/hallar),
        (cuantos/cuanto) minutos, minutos .. (de/desde/a pie), q piso, que planta, cartel*, letrero*, senal*, puerta, timbre, interfono,
        metro (mas /)(cercan*/proxim*), piramide, opera, (cerca/al lado/detras/delante) (de la/del/de) (plaza/hotel*), skanderbeg,
        minutos (caminando/andando/del), (pasamos/pasado/pase) .. delante, codigo postal, coordenadas, pin, waze, metros !(de largo/de alto), km,
        en que (zona/parte), edificio*, blloku, patio, galeria comercial, (el/mi/nuestro) (coche/auto/carro), (estoy/estamos/me he/ando) perdid*,
        punto (exacto/preciso), (lugar/sitio) exacto, compart*, arriba, planta baja, se camina, cuanto camino, (que/cual) barrio,
        plaza (principal/central/mayor), (en/con) auto, me pierdo, al lado de, cuadra*, izquierda, derecha, sucursal*, garaj*, a cuanto (estan/estais/queda*),
        cerca de (que/cual), peatonal, hay que subir, parquead*, parqueo, (estan/quedan) por, no doy con, esquina, referencia*, (los/las/os) hallo, cruzar,
        se llega, localiza*, salida, esta en la plaza`,
      hints: 'centro, queda, tren, calle, llegar, oficina, local',
    },
    contact: {
      phrases: `
        (pagina/web/sitio/boton/enlace/link/formulario/app) .. (no/falla*/error*/blanco/bloque*/cuelga*/colgad*/cae*/caid*/carga/cargando/trab*/rota),
        no .. (carga/abre/funciona/va/anda/deja) .. (pagina/web/sitio/boton/enlace/formulario), error (en/de) (la /el /)(web/pagina/sitio),
        (boton/clic/click) .. (pagar/nada/no), error (al/cuando) .. (pag*/reserv*/clic*), queja*, reclam*, hablar .. (responsable/encargad*/jefe/gerente/dueno),
        maleducad*, grosero*, wsp, wpp, wapp, (donde/adonde/a que/como) (os/les/te/le/puedo) (escrib*/mand*/llam*/contact*/comunic*),
        no .. (entrar/acceder/abrir) .. (pagina/web/sitio), quien es (el/la) (responsable/encargad*) !(si), (donde/adonde) (mand*/envi*/escrib*),
        (me/nos) (da/sale) (un /)error, error #, (en/habl*) .. (ingles/espanol/castellano/frances/italiano/aleman/portugues), cayo .. (pagina/web)`,
      words: `
        !(sin) contacto*, contacta*, telefon*, celular, llamar*, llamo, *llamada*, correo*, mail, email*, e mail*, escrib*, whatsapp*, watsap*, wasap*, guasap*,
        habla*, hablo, mensaje*, (una/con) persona (real/de verdad/), humano, atencion al cliente, agente, operador*, numero, recepcion, reclam*, queja*,
        instagram, fijo, linea, chatear, comunic*, no responden, contestan, insta, ig, facebook, telegram, signal, messenger, tlf, tel, cel,
        (nadie/no) .. (contest*/respond*/atiend*/cog*) .. llamad*, nadie contesta, encargado, gerente, jefe, denuncia*, sms, asistencia, dueno*, propietario,
        alguien a quien, atendieron, atendio, mala atencion, report*, soporte, idioma*, respuesta, duda, dudas`,
      hints: 'alguien, persona',
    },
    items: {
      phrases: `
        cuant* (maletas/bolsos/bultos/mochilas/valijas) (puedo/podemos/se puede*/max*), navaja*, cuchillo*, tijeras, cuanto .. pesar, peso maximo,
        (abrir/acceder a/sacar algo) .. (mochila/maleta/bolso/equipaje) .. (durante/dia/mientras),
        (sitio/espacio/lugar) para .. (bici*/tabla/cochecito/guitarra/esquis), que (cosas /)no (puedo/se puede/se pueden/podemos) (meter/llevar/dejar/poner),
        (meter/dejar/guardar/llevar) .. de comer, cuant* (kilos/kg), (maleta/mochila/bolso/valija) no .. cierra`,
      words: `
        objeto*, cosas (puedo/se/no/que), que cosas, (tamano*/medida*/dimension*), limite*, (grande/grandes/enorme*/gigante*/voluminos*/oversize), peso, pesa,
        pesan, *pesad*, kilo, kilos, kg, #kg, bici*, moto, casco, cascos, patinete*, monopatin*, carrito*, carro de bebe, cochecit*, *esqui*, botas, snowboard*,
        surf*, tabla*, instrument*, guitarra*, violin*, animal*, *mascota*, perro*, gato*, comida*, alimento*, prohibi*, *permit*, no se (puede/aceptan),
        *guarda*, guardo, guarden, dejar*, dejo, dejamos, deja, deposit*, almacen*, consign*, paquete*, carpa*, tienda de campana, baston*, bolso de mano,
        bolsito, cartera, botella*, vino*, alcohol, dron*, golf, vestido*, traje, abrigo*, chaqueta*, paraguas, planta*,
        (acept*/tom*/recib*) .. (maleta*/equipaje*/esqu*/bultos), trekking, treking, sillita*, silla (de bebe/para), cuchillo*, arma, armas, bateria externa,
        powerbank, perfume*, herramienta*, cuadro*, colchon, skate*, patines, raqueta*, flores, saco de dormir, nevera portatil, sombrero*, caja*, carton,
        violonchelo, contrabajo, queso*, carne, aceite, pescado, equipo (de/deportivo), material, mueble*, tele, juguete*, recuerdos, souvenir*,
        bolsa de plastico, neceser, espada, llaves, kayak, cana de pescar, senderismo, colchoneta, silla de (coche/auto/carro), (sacar/agarrar/coger) algo,
        (abrir/acceder) .. (mi maleta/mi bolso/mochila), tambor*, piano, teclado, trompeta, saxo*, acordeon, flauta, ukelele, cajon, percusion, alfombr*,
        parapente, liquido*, pulgada*, de (largo/ancho/alto), palos, hockey, libro*`,
      hints: `
        equipaje*, bulto*, *maleta*, valija*, trolley*, bolsa*, bolso*, mochila*, cosas, acept*, recog*, dejan, recoj*`,
    },
    payment: {
      phrases: `
        fianza, deposito previo, (cobran/cobrais/cobra/cargan) (ya/antes/al reservar/al momento/ahora/en el momento) !(mas/por),
        (cobra*/cobro/cargad*/cargaron/debit*/descontar*/descontad*/pagad*/pague) .. (dos veces/2 veces/doble/por duplicado) .. (tarjeta/cuenta/banco/reserva/app),
        (me/nos) (han /ha /hicieron /)(cobrad*/cobraron/cobro/cargad*/cargaron/debitaron/descontaron) .. (dos veces/2 veces/doble/duplicad*),
        (dos/2/doble/doblemente) (cargos/cobros/pagos/transaccion*/cobro/cargo), (cobro/cargo) (doble/duplicad*), pague (dos veces/2 veces),
        (recibo/factura/ticket/comprobante) .. (trabajo/empresa/gastos/jefe/autonomo/laburo/contab*/viatico*), minimo .. tarjeta, tarjeta .. minim*,
        (a cuanto/a como/tasa/cambio) .. (el/del) (euro/lek/leke), (me/nos) cobrast*, euro* o .. (lek*/dolar*), lek* o .. euro*,
        (cobran/cobrais/se paga) al (dejar/entregar/retirar/recoger/llegar), (pag*/cobr*) .. o al (retirar/recoger/final/llegar/buscar*),
        cuando me (cargan/cobran/descuentan)`,
      words: `
        tarjeta*, bizum, transferencia*, efectivo, metalico, dinero, moneda*, credito, debito, euro*, lek, leks, visa, mastercard, american express, amex,
        paypal, apple pay, google pay, revolut, mercado pago, contactless, sin contacto, billete* de #, (tienen/teneis/tenes/dan) cambio, suelto, vuelto,
        billetes grandes, prepago, iban, datafono, boleta, cheque, bitcoin*, cripto*`,
      hints: 'acept*, cargo',
    },
    nearby: {
      phrases: `
        cajero*, (sacar/saco/sacamos) .. (dinero/plata/efectivo), compr* .. (recuerdos/souvenir*/regalos), lavar .. ropa,
        (hay/algun/alguna/una/un) (farmacia/supermercado/panaderia/lavanderia), (hay/conocen) donde (tomar/ver),
        que (vemos/visitamos/veo) .. (dia/horas/tarde/noche), algo (que/para) (hacer/ver), (buen/bonito) (sitio/lugar), que .. (ver/visitar) .. (andando/a pie),
        que ver`,
      words: `
        cerca, alrededor*, (para/puedo/podemos/se puede) hacer, ver, visita*, atraccion*, monument*, museo*, recom*, consejo*, suger*, excursion*, pasear,
        paseo*, castillo*, mezquita*, bunk*, turis*, plaza, piramide*, parque*, mercado*, supermercado*, farmacia*, tiendas, barrio, bazar, lago, playa*,
        (horas/tiempo) (libre*/muert*/para), por (ahi/aqui/la zona), a pie, caminar, (que/algo) (hacemos/hacer),
        (# horas/tiempo/rato) (en tirana/libres/para/muerto), dar una vuelta, imperdible*, planes, vale la pena, merece la pena,
        con (los /mis /)(ninos/ninas/hijos/crios/peques), que .. hacer .. ninos, pasar el (rato/tiempo), matar el tiempo,
        (sitios/lugares) (bonitos/chulos/para), iglesia*, galeria*, teleferico, dajti, lavanderia, casco (antiguo/viejo), mirador*, vistas,
        (tengo/tenemos) .. horas .. (libres/para/que), que .. (se ve/hacer) .. (hora/horas), blloku, divertid*, algo (lindo/bonito/interesante), actividad*,
        (perderse/perdernos/perderme), donde .. compr*, (lugar/sitio) donde, cine, teatro, piscina*, hospital*, medico, policia, embajada, centro comercial,
        correos, lo mejor (de/que), imprescindible*`,
      hints: 'hacer',
    },
    special: {
      phrases: `
        (vienen/venir/pasan/pasar/pueden/podeis/podrian/recogen/recoger/retiran/buscar/recogeis) .. (maleta*/mochila*/equipaje/bolso*/cosas/las/los/valija*) .. (en/al/del/desde/a) (el /nuestro /mi /un /)(hotel/airbnb/apartamento/hostal/piso/departamento/alojamiento/casa),
        (recog*/busc*/retir*) .. (en el/en nuestro/al/del/por el/en mi) (hotel/airbnb/apartamento/hostal/piso/departamento/alojamiento) !(a pie),
        (ayud*/una mano) .. (carg*/llev*/subir/bajar/maleta*/equipaje), (carg*/llevar/subir/bajar) .. (ayud*/una mano),
        (llevan/llevar/traen/entreg*/mandan/envian) .. (maleta*/equipaje/valija*) .. (al aeropuerto/en el aeropuerto/al hotel/airbnb/a otra ciudad),
        perro (guia/de asistencia), en frio, !(compr*) (medicina*/medicament*/insulina/nevera/frigorifico)`,
      words: `
        *especial*, peticion*, solicitud*, *fragil*, delicad*, *vidrio, cristal*, cuidado, valios*, *ayud*, mayores, anciano*, bebe*,
        !(con/con los/para/los/mis/con mis) ninos, embarazada, sentarse, sentarnos, nevera, frigorifico, particular*,
        refriger*, alergi*, sordo, remedio*,
        frio, jarron, florero`,
      hints: 'necesi*, problema*, familia, posible, grupo, puede',
    },
  },
}
