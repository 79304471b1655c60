import { CommandFailed } from './command.ts'

export interface Step {
  name: string
  /** Returns the text to print after the step's name. Throws if the deploy can't continue. */
  run: () => Promise<string>
  /** Makes the previous version serve all visitors again. Called if this step fails. */
  goBack?: () => Promise<void>
  /** Returns what the operator can do if this step fails and `goBack` is missing or also fails. */
  undo: () => string
}

export type Say = (line: string) => void

/** Runs the steps in order. If one fails, calls its `goBack`, stops and returns false. */
export async function runSteps(steps: Step[], say: Say): Promise<boolean> {
  for (const step of steps) {
    try {
      say(`✓ ${step.name}: ${await step.run()}`)
    } catch (error) {
      if (error instanceof CommandFailed) say(error.output)
      say(`✗ ${step.name} failed: ${reasonOf(error)}`)
      say(`  Undo: ${await undone(step)}`)
      return false
    }
  }
  return true
}

async function undone(step: Step): Promise<string> {
  if (!step.goBack) return step.undo()
  try {
    await step.goBack()
    return 'done. Visitors have the version of before.'
  } catch (error) {
    return `${step.undo()} (It was tried: ${reasonOf(error)})`
  }
}

/** Returns the first line of the error's message. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().split('\n')[0] ?? ''
}
