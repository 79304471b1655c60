import { expect, it } from 'vitest'
import { isolated } from '../../../web/words/isolated.ts'

it('promise 22: a right-to-left name is isolated from the text beside it', () => {
  for (const name of ['יוסי', 'أحمد', 'Ana أحمد', '𞤀𞤣𞤢𞤥'])
    expect(isolated(name)).toBe(`\u2068${name}\u2069`)
})

it('any other name is unchanged', () => {
  for (const name of ['Ada Guest', 'Ümit Çelik', 'Ελένη', '王芳', '"><img src=x>', ''])
    expect(isolated(name)).toBe(name)
})
