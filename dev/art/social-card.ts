import { readFileSync } from 'node:fs'
import { business } from '../../domain/business/business.ts'
import type { HomeWords } from './home-words.ts'
import { dataAddress, type Picture, publicFolder } from './pictures.ts'
import { token } from './tokens.ts'

const fonts = new URL('../../node_modules/@fontsource/bricolage-grotesque/files/', import.meta.url)
const font = (subset: string) =>
  `url(${dataAddress('font/woff2', readFileSync(new URL(`bricolage-grotesque-${subset}-700-normal.woff2`, fonts)))})`
const drawing = (name: string) =>
  dataAddress('image/svg+xml', readFileSync(new URL(name, publicFolder)))

const ink = token('--color-tag-ink')

export function socialCard(locale: string, words: HomeWords): Picture {
  return { width: 1200, height: 630, html: page(locale, words) }
}

const page = (locale: string, words: HomeWords) => `<!doctype html><html lang="${locale}"><style>
@font-face { font-family: B; font-weight: 700; src: ${font('latin')} }
@font-face { font-family: B; font-weight: 700; src: ${font('latin-ext')}; unicode-range: U+0100-02FF, U+1E00-1EFF }
body { margin: 0; block-size: 630px; overflow: hidden; position: relative; background: #dcebe4; color: ${token('--paint-ink')}; font-family: B }
.skyline { position: absolute; inset-block-end: -5px; inset-inline-start: 0 }
.name { position: absolute; inset-block-start: 44px; inset-inline-start: 60px; display: flex; gap: 16px; align-items: center; font-size: 34px; font-weight: 700 }
h1 { position: absolute; inset-block-start: 118px; inset-inline-start: 60px; inline-size: 760px; margin: 0; font-size: 70px; line-height: 1.06; font-weight: 750; letter-spacing: -0.02em; text-wrap: balance }
.tag { position: absolute; inset-block-start: -20px; inset-inline-end: 50px; rotate: 4deg; transform-origin: 50% 0 }
.on-tag { position: absolute; inset-block-start: 140px; inset-inline: 22px; text-align: center; color: ${ink}; font-size: 27px; line-height: 1.15; font-weight: 600; text-wrap: balance }
.on-tag strong { display: block; font-size: 92px; line-height: 1; font-weight: 800; letter-spacing: -0.03em }
.on-tag hr { inline-size: 120px; border: 0; border-block-start: 4px solid ${ink}; margin-block: 16px }
.on-tag b { display: block; font-size: 38px; line-height: 1.2; font-weight: 800 }
</style><body>
<img class="skyline" width="1200" height="300" src="${drawing('illustrations/tirana.svg')}">
<div class="name"><img width="52" height="52" src="${drawing('favicon.svg')}">${business.name}</div>
<h1>${words.title}</h1>
<div class="tag">
  <svg width="290" height="440" viewBox="0 0 290 440"><path fill="none" stroke="${ink}" stroke-width="5" d="M120 0 145 108 168 0"/><path fill="${token('--color-tag')}" d="M62 66h166l62 74v282a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18V140Z"/><circle cx="145" cy="104" r="17" fill="${ink}"/><path fill="none" stroke="${ink}" stroke-width="5" d="M120 0 145 104"/></svg>
  <div class="on-tag"><strong>${words.price}</strong>${words.perItem}<hr><b>${words.hours}</b>${words.everyDay}</div>
</div>`
