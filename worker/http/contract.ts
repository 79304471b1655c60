import type { Api, Endpoint, RequestOf, ResponseOf, StayActionEndpoint } from '../../domain/api.ts'

/** The methods of a path, as Hono's schema of the routes has them: `$get`, `$post`. */
type RouteSchema = Record<string, { input: unknown; output: unknown }>

/** The calls that a schema of Hono's routes has, by the names that `Api` gives them. */
type RoutedEndpoint<Schema> = {
  [Path in keyof Schema & string]: Schema[Path] extends RouteSchema
    ? `${Uppercase<MethodOf<keyof Schema[Path]>>} /api${Path}`
    : never
}[keyof Schema & string]

type MethodOf<Key> = Key extends `$${infer Method}` ? Method : never

/** The route of a call. */
type RouteOf<Schema, C extends string> = C extends `${infer Method} /api${infer Path}`
  ? Path extends keyof Schema
    ? `$${Lowercase<Method>}` extends keyof Schema[Path]
      ? Schema[Path][`$${Lowercase<Method>}`]
      : never
    : never
  : never

/** What a route's schema is sent; `never` for a route without one. */
type Sent<Route> = Route extends { input: { json: infer Json } } ? Json : never

type Answered<Route> = Route extends { output: infer Output } ? Output : never

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Whether a route takes and answers what the contract says of its call. */
type Keeps<Route, C extends Endpoint> =
  Same<Sent<Route>, RequestOf<C>> extends true ? Same<Answered<Route>, ResponseOf<C>> : false

/**
 * The calls whose route, request or answer is not the one of `Api`; `never` where all is kept. An act of a
 * stay has its route from the table that `Api` has it from.
 */
export type BrokenEndpoints<Schema> =
  | Exclude<RoutedEndpoint<Schema>, keyof Api>
  | {
      [C in Exclude<Endpoint, StayActionEndpoint>]: Keeps<RouteOf<Schema, C>, C> extends true
        ? never
        : C
    }[Exclude<Endpoint, StayActionEndpoint>]

/** Compiles for `never` alone; the compiler's complaint names what else there is. */
export type None<Broken extends never> = Broken
