// Declares only what the mail Worker needs.
// The complete types of workerd would clash with the browser types that dev/tsconfig.json includes.
declare module 'cloudflare:workers' {
  export abstract class WorkerEntrypoint<Env> {
    protected env: Env
  }
}
