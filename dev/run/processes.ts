import { type ChildProcess, spawn } from 'node:child_process'

const graceMilliseconds = 5000

export class Processes {
  readonly #root: string
  readonly #running = new Set<ChildProcess>()
  #stopping = false

  constructor(root: string) {
    this.#root = root
    process.on('exit', () => this.#signal('SIGKILL'))
  }

  /**
   * Runs the command to its end.
   * Throws an error with its output if it fails, unless `stop` was called meanwhile. Throws
   * `stopping` if `stop` was called before.
   */
  async run(what: string, command: string[], env: NodeJS.ProcessEnv): Promise<void> {
    console.log(`${what} …`)
    const child = this.#begin(command, env, 'pipe')
    const said: Buffer[] = []
    child.stdout?.on('data', (part) => said.push(part))
    child.stderr?.on('data', (part) => said.push(part))
    const code = await ended(child)
    if (code === 0 || this.#stopping) return
    throw new Error(`${Buffer.concat(said)}\n${what}: failed (exit code ${code}).`)
  }

  /**
   * Starts a command that keeps running. Throws `stopping` after `stop`.
   * `onEnd` is only called if the command ends before `stop`. Its `code` is `null` if a signal
   * ended the command.
   */
  keep(command: string[], env: NodeJS.ProcessEnv, onEnd: (code: number | null) => void): void {
    void ended(this.#begin(command, env, 'inherit')).then((code) => this.#stopping || onEnd(code))
  }

  async stop(): Promise<void> {
    this.#stopping = true
    const all = [...this.#running].map(ended)
    this.#signal('SIGTERM')
    const timeoutMs = setTimeout(() => this.#signal('SIGKILL'), graceMilliseconds)
    await Promise.all(all)
    clearTimeout(timeoutMs)
  }

  #begin(
    [program = '', ...args]: string[],
    env: NodeJS.ProcessEnv,
    output: 'inherit' | 'pipe',
  ): ChildProcess {
    if (this.#stopping) throw new Error('stopping')
    // `detached` starts a process group. Killing the group also ends the descendants.
    const child = spawn(program, args, {
      cwd: this.#root,
      env,
      detached: true,
      stdio: ['ignore', output, output],
    })
    this.#running.add(child)
    child.once('exit', () => {
      signalGroup(child, 'SIGKILL')
      this.#running.delete(child)
    })
    return child
  }

  #signal(signal: NodeJS.Signals): void {
    for (const child of this.#running) signalGroup(child, signal)
  }
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((end, fail) => {
    child.once('exit', (code) => end(code))
    child.once('error', fail)
  })
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has already ended.
  }
}
