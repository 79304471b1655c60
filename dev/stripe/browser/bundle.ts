import { fileURLToPath } from 'node:url'

const built = new Map<string, Promise<string>>()

export function scriptOf(entry: string): Promise<string> {
  const known = built.get(entry)
  if (known) return known
  const script = bundle(entry)
  built.set(entry, script)
  return script
}

async function bundle(entry: string): Promise<string> {
  // Vite is only loaded when needed, because most tests need no script.
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL(entry, import.meta.url)),
        formats: ['iife'],
        name: 'standIn',
        fileName: 'script',
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error(`no script came of ${entry}`)
  return output.output[0].code
}
