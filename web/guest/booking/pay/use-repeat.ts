import { useRef, useState } from 'react'
import type { StayRequest } from '../form/stay-values.ts'

/** Two orders with the same name count as the same booking made twice. */
function nameOf({ customerEmail, startDate, endDate, luggageCount }: StayRequest): string {
  return [customerEmail, startDate, endDate, luggageCount].join()
}

export function useRepeat() {
  const [question, setQuestion] = useState<'open' | 'agreed' | null>(null)
  const asked = useRef('')
  const wanted = useRef('')
  return {
    question,
    ask(order: StayRequest): void {
      asked.current = nameOf(order)
      setQuestion('open')
    },
    agree(): void {
      wanted.current = asked.current
      setQuestion('agreed')
    },
    end: () => setQuestion(null),
    isWanted: (order: StayRequest) => wanted.current === nameOf(order),
  }
}
