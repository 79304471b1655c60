import { expect, it } from 'vitest'
import { isolated } from '../../../web/words/isolated.ts'

it('promise 22: a name written from right to left keeps the words beside it in their places', () => {
  for (const name of ['יוסי', 'أحمد', 'Ana أحمد', '𞤀𞤣𞤢𞤥'])
    expect(isolated(name)).toBe(`\u2068${name}\u2069`)
})

it('any other name is written as it is', () => {
  for (const name of ['Ada Guest', 'Ümit Çelik', 'Ελένη', '王芳', '"><img src=x>', ''])
    expect(isolated(name)).toBe(name)
})
