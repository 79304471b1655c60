import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SitePhoto } from '../../../../domain/business/business.ts'
import { OwnPicture } from '../../../../web/guest/office/own-picture.tsx'

const drawing = { src: '/illustrations/desk.svg', width: 560, height: 420 }
const door: SitePhoto = { src: '/photos/door.jpg', width: 1600, height: 1200 }

const shown = (photo: SitePhoto | null) =>
  renderToStaticMarkup(createElement(OwnPicture, { photo, drawing, alt: 'Our door' }))

it('shows the drawing without an alt text if there is no photo', () => {
  expect(shown(null)).toContain('src="/illustrations/desk.svg" width="560" height="420" alt=""')
})

it('shows the photo with its own size and alt text, and does not dim it at night', () => {
  expect(shown(door)).toContain('src="/photos/door.jpg" width="1600" height="1200" alt="Our door"')
  expect(shown(null)).toMatch(/by-night/)
  expect(shown(door)).not.toMatch(/by-night/)
})
