import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import type { Page } from '@playwright/test'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

type Parts = typeof import('./desk-parts-alone.tsx')

const script = '/desk-parts.js'
let bundled: Promise<{ code: string; styles: string }> | undefined

/** The parts of the desk as a script and a stylesheet of their own. */
async function bundleParts() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'test/e2e/desk-parts-alone.tsx', formats: ['es'], cssFileName: 'parts' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const outputs = [built].flat().flatMap((made) => ('output' in made ? made.output : []))
  const chunk = outputs.find((made) => made.type === 'chunk')
  const sheet = outputs.find((made) => made.type === 'asset')
  if (!chunk || !sheet) throw new Error('The parts of the counter could not be bundled')
  return { code: chunk.code, styles: String(sheet.source) }
}

/** Shows a part of the desk on the open page, which has to be the staff's. */
export async function showPart<Name extends keyof Parts>(
  page: Page,
  name: Name,
  ...args: Parameters<Parts[Name]>
): Promise<void> {
  bundled ??= bundleParts()
  const { code, styles } = await bundled
  await page.route(`**${script}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  )
  await page.addStyleTag({ content: styles })
  await page.evaluate(
    async ([address, part, values]) => {
      const parts = await import(address)
      parts[part](...values)
    },
    [script, name, args] as const,
  )
}
