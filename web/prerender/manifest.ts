import { readFileSync } from 'node:fs'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

export type Manifest = Record<string, Chunk>

export interface NeededFiles {
  scripts: string[]
  styles: string[]
}

export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function chunkOf(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}`)
  return chunk
}

export function filesOf(manifest: Manifest, sources: readonly string[]): NeededFiles {
  const chunks = new Set<Chunk>()
  const visit = (source: string): void => {
    const chunk = chunkOf(manifest, source)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)

  const all = [...chunks]
  return {
    scripts: addresses(all.map((chunk) => chunk.file)),
    styles: addresses(all.flatMap((chunk) => chunk.css ?? [])),
  }
}

function addresses(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`)
}
