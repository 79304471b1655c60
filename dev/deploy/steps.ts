import { CommandFailed } from './command.ts'

export interface Step {
  name: string
  /** Returns a result for one line of output. Throws if the deploy can't continue. */
  run: () => Promise<string>
  /** Restores the previous version for visitors if this step fails. */
  goBack?: () => Promise<void>
  /** Returns what the operator can do if this step fails, and `goBack` is missing or also fails. */
  undo: () => string
}

export type Say = (line: string) => void

/**
 * Runs the steps in order until one fails, and returns false in that case.
 * The output then ends with two lines: the failed step with its reason, and its `undo` or that `goBack` succeeded. A
 * failed command's output is above them.
 */
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

/** Returns the first line of the error's message, because the reason is printed on one line. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().split('\n')[0] ?? ''
}
