// Declares only what the mail Worker needs.
// All of workerd's types would clash with the browser types in this folder.
declare module 'cloudflare:workers' {
  export abstract class WorkerEntrypoint<Env> {
    protected env: Env
  }
}
