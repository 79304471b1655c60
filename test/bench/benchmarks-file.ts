import { readFileSync, writeFileSync } from 'node:fs'

const file = 'docs/benchmarks.md'

/** Begins the file anew; its parts follow. */
export function beginBenchmarks(report: string): void {
  writeFileSync(file, report)
}

/** Puts a part in the place of the one under the same heading, or at the end. */
export function writeBenchmark(heading: string, part: string): void {
  const sections = readFileSync(file, 'utf8').split(/^(?=## )/m)
  const known = sections.findIndex((section) => section.startsWith(heading))
  const place = known < 0 ? sections.length : known
  sections.splice(place, 1, part)
  writeFileSync(file, `${sections.map((section) => section.trimEnd()).join('\n\n')}\n`)
  console.log(part)
}
