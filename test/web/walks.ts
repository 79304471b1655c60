import type { HTMLElement } from 'node-html-parser'

/** The minutes and metres of each walk in a list, in any language. */
export function walksOf(list: HTMLElement | null | undefined): number[][] {
  const lastTwo = (stop: HTMLElement) => stop.querySelectorAll('span').slice(-2)
  const figure = ({ textContent }: HTMLElement) => Number(textContent.replace(/\D/g, ''))
  return (list?.querySelectorAll('li') ?? []).map((stop) => lastTwo(stop).map(figure))
}
