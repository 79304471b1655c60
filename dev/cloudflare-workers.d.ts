// The one class of workerd that the mail Worker needs. The whole of its types would clash with those
// of the browser, for which the rest of this folder is written.
declare module 'cloudflare:workers' {
  export abstract class WorkerEntrypoint<Env> {
    protected env: Env
  }
}
