import type { ChatWords } from './chat-patterns.ts'

export const esPhrases: ChatWords['phrases'] = {
  price: `
    (son/es) # euro*, # euro* (por/cada/al),
    (mochila/maleta/bolsa) .. (paga/cuesta/vale) (lo mismo/igual),
    (dia) .. (cuenta/hasta medianoche/hasta las doce), (vale/cuesta/pago) lo mismo, mismo precio,
    (1/un/uno/una) (dia /)o (2/dos), (2/dos) (dias /)o (1/un/uno/una/3/tres),
    (son/serian/es/seria/cuent*/cobra*/vale*/hacen) (ya /como /solo /por /entonces /eso /)(2/dos/3/tres/1/un/uno) dia*, (cuenta*/cobran/contais/considera*) .. (2/dos/un/1/uno/tres/3) dia*,
    como .. (cuent*/contais/calcul*/cobra*) .. dia*, cuantos dias (son/cuent*/cobr*/pago/pagamos/me cobran/tengo que pagar/hay que pagar/serian), (una /la /algun /de )deposito de garantia,
    fianza, (dejar/piden/pedis/cobran/un) (un /)deposito (de garantia/por), hay que dejar (un /)deposito,
    (solo/nomas/solamente) .. (# horas/# hs/# h/dos horas/una hora/un par de horas/un rato/horita*/un ratito/tres horas) .. (pag*/cobr*/entero/completo),
    dia (entero/completo) .. (pag*/cobr*), (pag*/cobr*) .. dia (entero/completo), (carrito/cochecito/bolso de mano/cartera/paraguas/casco/bolsito) .. (pag*/cobr*/gratis/cuenta),
    (pag*/cobr*) .. (carrito/cochecito/bolso de mano/paraguas/casco/bolsito), (descuent*/rebaj*/precio*/tarifa*) .. (grupo*/estudiant*/jubilad*/carnet), descuentito, rebajita,
    (cuenta/cobra*/paga) .. dia (de la recogida/de recogida/de entrega/del retiro/de retiro),
    (cuanto cuesta/cuanto sale/cuanto cobran/cuanto vale/precio) .. (dejar/guardar/tener) .. (maleta*/mochila*/equipaje/valija*) !(puedo),
    (pago/pagar/pagamos) .. (dos/2/tres/3) dias !(con/en), (ninos/hijos/bebes/peques/crios) .. (pagan/paga), (pieza/bulto) o (dos/2), (cuenta/cuentan/contais) .. como !(llegar),
    (primer/segundo/tercer) dia .. (pag*/cobr*/cuest*), dejar un deposito, va aparte, o cuenta, (es/son/cuenta/pago) (un solo/solo un) dia`,
  hours: `
    (llego/llegamos/llega/llegan/llegare*/aterriz*/arrib*/estoy ahi/estaremos) .. (0*/4/5/6/7/4h/5h/6h/7h/4am/5am/6am/7am) .. (alguien/abiert*/abren/abris/dejar*/antes/atiend*),
    antes (de las (8/8h/ocho)/de que abr*/de abrir/de la apertura), hasta que hora .. (recog*/retir*/dej*/puedo/podemos/buscar),
    (a las/sobre las/tipo) (0*/4/5/6/7/4h/5h/6h/7h) .. (alguien/ya abr*/abiert*), (cierr*/cerr*/abr*/atiend*) .. (comer/almorzar/mediodia/almuerzo/comida/siesta),
    (estan/estais) abiert* .. (comer/almorzar)`,
  safety: `
    (falta/faltan/faltaba/desaparec*) .. (algo/una cosa/cosas/maleta/mochila/bolso/dinero/dentro), (me/nos) (falta/faltan) !(el correo/el mail/la confirmacion/tiempo/una hora/# horas),
    (maleta/mochila/bolso/equipaje/candado/valija) .. (abiert*/abrieron/forzad*/revuelt*/revisad*), (abrieron/abierto/abrio/revolvieron) .. (mi/la/mis) (maleta/mochila/bolso/valija),
    (tenido/tiene/tuvo) acceso, (perdi*/pierdo/extravi*/encuentro) .. (ticket/recibo/resguardo/papel*/numero/ficha/etiqueta/comprobante/tiquet) !(de bus/del bus/del tren),
    (maleta/mochila/bolso/valija) .. (grieta/rajad*/rayad*/abollad*/rasgad*/mojad*/rompio), quien* .. (acceso/entra/entrar) .. (maleta*/equipaje*/cuarto/sala),
    (laptop/portatil/ordenador/compu) .. (segur*/dejar*), (cierre/cremallera/manija/asa/rueda/ruedas) .. (rot*/romp*/salio),
    (cualquiera/todos/todo el mundo/la gente) .. (entrar/entra/acceso/acceder),
    (olvide/olvido/olvidado/deje/dejado) (ahi /alli /)(mi/mis/la/el/un/una/unas/unos/algo) (* /)(chaqueta/abrigo/paraguas/cargador/movil/telefono/celular/gorra/gafas/lentes/libro/llaves/cartera/billetera/sueter/bufanda/botella/tablet/audifonos/auriculares/pasaporte),
    (olvide/olvido/olvidado) .. algo, como .. (guardan/cuidan/custodian/vigilan/protegen), donde guardan, donde (ponen/tienen) .. (maletas/equipaje/mochilas/cosas), cubre, cubren,
    cobertura, moja, mojan, mojen, (entrar/acceder) .. (cualquiera/todo el mundo/la gente/otros), (pagan/pagais/devuelven) .. (pierd*/rob*/romp*), se (me/nos) (quedo/quedaron),
    que (me /)(dan/dais/entregan) .. (dejo/dejar/maleta)`,
  location: `
    (digo/decir*/decimos/doy/enseno/muestro) .. (taxista/chofer/conductor),
    (aparca*/estaciona*/parking/parqueo) !(multa), (hotel*/airbnb/hostal/alojamiento) .. (estan cerca/estais cerca/a pie/andando/caminando/lejos/cuanto se tarda/cuanto tardo/distancia),
    (andando/a pie/caminando) .. (estacion/terminal/hotel*/hostal), (estacion/terminal) .. (andando/a pie/caminando), direccion .. (taxi*/conductor/uber/chofer),
    (taxi*/conductor/uber/chofer) .. direccion, direccion .. (darle/dar/darsela/mostrar*/decirle), (donde/lugar/sitio) .. (parquear/cochera), ubi, ubicacion, google maps`,
  contact: `
    (pagina/web/sitio/boton/enlace/link/formulario/app) .. (no/falla*/error*/blanco/bloque*/cuelga*/colgad*/cae*/caid*/carga/cargando/trab*/rota),
    no .. (carga/abre/funciona/va/anda/deja) .. (pagina/web/sitio/boton/enlace/formulario), error (en/de) (la /el /)(web/pagina/sitio), (boton/clic/click) .. (pagar/nada/no),
    error (al/cuando) .. (pag*/reserv*/clic*), queja*, reclam*, hablar .. (responsable/encargad*/jefe/gerente/dueno), maleducad*, grosero*, wsp, wpp, wapp,
    (donde/adonde/a que/como) (os/les/te/le/puedo) (escrib*/mand*/llam*/contact*/comunic*), no .. (entrar/acceder/abrir) .. (pagina/web/sitio),
    quien es (el/la) (responsable/encargad*) !(si), (donde/adonde) (mand*/envi*/escrib*), (me/nos) (da/sale) (un /)error, error #,
    (en/habl*) .. (ingles/espanol/castellano/frances/italiano/aleman/portugues), cayo .. (pagina/web)`,
  payment: `
    fianza, deposito previo,
    (cobran/cobrais/cobra/cargan) (ya/antes/al reservar/al momento/ahora/en el momento) !(mas/por),
    (cobra*/cobro/cargad*/cargaron/debit*/descontar*/descontad*/pagad*/pague) .. (dos veces/2 veces/doble/por duplicado) .. (tarjeta/cuenta/banco/reserva/app),
    (me/nos) (han /ha /hicieron /)(cobrad*/cobraron/cobro/cargad*/cargaron/debitaron/descontaron) .. (dos veces/2 veces/doble/duplicad*),
    (dos/2/doble/doblemente) (cargos/cobros/pagos/transaccion*/cobro/cargo), (cobro/cargo) (doble/duplicad*), pague (dos veces/2 veces),
    (recibo/factura/ticket/comprobante) .. (trabajo/empresa/gastos/jefe/autonomo/laburo/contab*/viatico*), minimo .. tarjeta, tarjeta .. minim*,
    (a cuanto/a como/tasa/cambio) .. (el/del) (euro/lek/leke), (me/nos) cobrast*, euro* o .. (lek*/dolar*), lek* o .. euro*,
    (cobran/cobrais/se paga) al (dejar/entregar/retirar/recoger/llegar), (pag*/cobr*) .. o al (retirar/recoger/final/llegar/buscar*), cuando me (cargan/cobran/descuentan)`,
  special: `
    (vienen/venir/pasan/pasar/pueden/podeis/podrian/recogen/recoger/retiran/buscar/recogeis) .. (maleta*/mochila*/equipaje/bolso*/cosas/las/los/valija*) .. (en/al/del/desde/a) (el /nuestro /mi /un /)(hotel/airbnb/apartamento/hostal/piso/departamento/alojamiento/casa),
    (recog*/busc*/retir*) .. (en el/en nuestro/al/del/por el/en mi) (hotel/airbnb/apartamento/hostal/piso/departamento/alojamiento) !(a pie),
    (ayud*/una mano) .. (carg*/llev*/subir/bajar/maleta*/equipaje), (carg*/llevar/subir/bajar) .. (ayud*/una mano),
    (llevan/llevar/traen/entreg*/mandan/envian) .. (maleta*/equipaje/valija*) .. (al aeropuerto/en el aeropuerto/al hotel/airbnb/a otra ciudad), perro (guia/de asistencia), en frio,
    !(compr*) (medicina*/medicament*/insulina/nevera/frigorifico), (me/nos) (la/lo/las/los) (traen/llevan/traeis/llevais)`,
  rides: `
    (alquil*/rent*) (de /un /el /)(coche*/auto*/carro*), (tour/tours/excursion*) .. (ojo azul/ojos azules/dia/organiz*/guiad*/montana*/playa),
    (hacen/organizan/ofrecen/venden/teneis/tenes/tienen) .. (tour/tours/excursion*), algo de un dia, (bus/autobus) .. (teleferico/dajti/lago), tour* .. (gratis/a pie)`,
  lodging: `
    (barat*/economic*/buen*/bonit*) .. (b b/hostal/pension/hostel/hotel*), (b b/hostal/pension/hostel/hotel*) (barat*/economic*/buen*)`,
  booking: `
    reserv* .. pag* .. (cuando/al llegar/alli/ahi/luego/despues/llegue/en el local/en persona), (extend*/alarg*/ampli*/prolong*) .. (dia*/noche*/reserva*/estancia),
    (un/otro) dia (mas /)(extend*/ampli*/alarg*), (dejar*/quedar*/tener*) .. (dia*/noche*) mas, (agregar/sumar/anadir) .. (dia*/noche*),
    (queda/quedan/hay/tienen/teneis/tenes/tendran) (algun /algo de /)(sitio/lugar/espacio/hueco/plaza/plazas) (para/el/este/libre) !(aparcar/estacionar/sentar*/esperar/comer/dormir/cargar/cambiarse/descansar),
    (pague/pagado/pagamos) .. (no/nada/ningun*) .. (lleg*/recib*/confirmacion/correo/mail), (cuanto tiempo/cuando) .. reservar,
    reserv* .. (para/a nombre de) (otra persona/otro/alguien/un amigo/una amiga/mis), con cuant* .. (anticipacion/antelacion), (numero/codigo) de (la /mi /)reserva,
    quitar (una/un) (maleta/mochila/bulto/bolso)`,
  items: `
    cuant* (maletas/bolsos/bultos/mochilas/valijas) (puedo/podemos/se puede*/max*), navaja*, cuchillo*, tijeras, cuanto .. pesar, peso maximo,
    (abrir/acceder a/sacar algo) .. (mochila/maleta/bolso/equipaje) .. (durante/dia/mientras), (sitio/espacio/lugar) para .. (bici*/tabla/cochecito/guitarra/esquis),
    que (cosas /)no (puedo/se puede/se pueden/podemos) (meter/llevar/dejar/poner), (meter/dejar/guardar/llevar) .. de comer, cuant* (kilos/kg), (maleta/mochila/bolso/valija) no .. cierra`,
  eating: `
    (donde/sitio/lugar) .. (comer/cerveza/birra/copa/cenar/canas)`,
  charging: `
    (cargar/recargar) .. (cel/celu*/movil*/telefono*/tlf)`,
  papers: `
    (que/cuales) documento*, documentos (necesito/hacen falta/piden/llevo), hace falta dni, hace falta pasaporte`,
  cancelling: `
    (reserve/reservado/reserva) .. (sin querer/por error/por equivocacion) .. (borr*/elimin*/quit*/anul*),
    no (fui/fuimos/pude ir/pudimos ir/llegamos) .. (dinero/plata/reembols*/ayer)`,
  collecting: `
    (chofer/conductor/taxista) .. (recog*/retir*) .. (maleta*/equipaje/mochila*)`,
  nearby: `
    cajero*, (sacar/saco/sacamos) .. (dinero/plata/efectivo), compr* .. (recuerdos/souvenir*/regalos), lavar .. ropa,
    (hay/algun/alguna/una/un) (farmacia/supermercado/panaderia/lavanderia), (hay/conocen) donde (tomar/ver), que (vemos/visitamos/veo) .. (dia/horas/tarde/noche),
    algo (que/para) (hacer/ver), (buen/bonito) (sitio/lugar), que .. (ver/visitar) .. (andando/a pie), que ver`,
}
