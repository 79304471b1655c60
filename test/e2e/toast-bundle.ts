import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Notifications as a script of their own, for a case that no page uses yet. */
export async function bundleToasts(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'test/e2e/toast-alone.ts', formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const outputs = [built].flat().flatMap((made) => ('output' in made ? made.output : []))
  const script = outputs.find((made) => made.type === 'chunk')
  if (!script) throw new Error('The notifications could not be bundled')
  return script.code
}
