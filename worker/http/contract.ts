import type { Api, Endpoint, RequestOf, ResponseOf, StayActionEndpoint } from '../../domain/api.ts'

type RouteSchema = Record<string, { input: unknown; output: unknown }>

type RoutedEndpoint<Schema> = {
  [Path in keyof Schema & string]: Schema[Path] extends RouteSchema
    ? `${Uppercase<MethodOf<keyof Schema[Path]>>} /api${Path}`
    : never
}[keyof Schema & string]

type MethodOf<Key> = Key extends `$${infer Method}` ? Method : never

type RouteOf<Schema, C extends string> = C extends `${infer Method} /api${infer Path}`
  ? Path extends keyof Schema
    ? `$${Lowercase<Method>}` extends keyof Schema[Path]
      ? Schema[Path][`$${Lowercase<Method>}`]
      : never
    : never
  : never

type Sent<Route> = Route extends { input: { json: infer Json } } ? Json : never

type Answered<Route> = Route extends { output: infer Output } ? Output : never

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

type Keeps<Route, C extends Endpoint> =
  Same<Sent<Route>, RequestOf<C>> extends true ? Same<Answered<Route>, ResponseOf<C>> : false

/**
 * Endpoints whose route, request or response differs from `Api`. `never` if there are none.
 * Stay actions aren't compared, because both sides come from the same tables.
 */
export type BrokenEndpoints<Schema> =
  | Exclude<RoutedEndpoint<Schema>, keyof Api>
  | {
      [C in Exclude<Endpoint, StayActionEndpoint>]: Keeps<RouteOf<Schema, C>, C> extends true
        ? never
        : C
    }[Exclude<Endpoint, StayActionEndpoint>]

/** Compiles only if `Broken` is `never`. The compiler's error names the broken endpoints. */
export type None<Broken extends never> = Broken
