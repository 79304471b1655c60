import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SitePhoto } from '../../../../domain/business/business.ts'
import { OwnPicture } from '../../../../web/guest/office/own-picture.tsx'

const drawing = { src: '/illustrations/desk.svg', width: 560, height: 420 }
const door: SitePhoto = { src: '/photos/door.jpg', width: 1600, height: 1200 }

const shown = (photo: SitePhoto | null) =>
  renderToStaticMarkup(createElement(OwnPicture, { photo, drawing, alt: 'Our door' }))

it('fills a place with its drawing until there is a photograph, and says nothing of the drawing', () => {
  expect(shown(null)).toContain('src="/illustrations/desk.svg" width="560" height="420" alt=""')
})

it('shows the photograph in its own measures, says what it is, and leaves it as bright as it is', () => {
  expect(shown(door)).toContain('src="/photos/door.jpg" width="1600" height="1200" alt="Our door"')
  expect(shown(null)).toMatch(/by-night/)
  expect(shown(door)).not.toMatch(/by-night/)
})
