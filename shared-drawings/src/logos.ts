import { C } from './palette'
import { circle, oval, path, place, type Svg } from './shapes'
import { WORDS } from './wordmarks'

/** Dark schemes need light words; pictures in `img` follow the system's scheme by themselves. */
const STYLE = `<style>.w{fill:${C.ink}}@media(prefers-color-scheme:dark){.w{fill:#edf2e6}}</style>`

function words(word: { readonly d: string }, x: number, y: number): Svg {
  return `<path class="w" transform="translate(${x} ${y})scale(.25)" d="${word.d}"/>`
}

function logo(width: number, ...shapes: readonly Svg[]): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="56" viewBox="0 0 ${width} 56">${STYLE}${shapes.join('')}</svg>\n`
}

/** The site's mark, 56 × 56: mother and child side by side, held by a bowl that is also a leaf. */
function mark(): Svg {
  return (
    circle(21, 17, 10, C.papaya) +
    circle(39, 22, 7, C.yolk) +
    path('M5 28H51C51 43 41 52 28 52S5 43 5 28Z', C.leaf) +
    path('M28 52C15 52 5 43 5 28 20 28 28 38 28 52Z', C.leafDark)
  )
}

function square(size: number, shapes: Svg): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 56 56">${shapes}</svg>\n`
}

function roundLogo(colour: string, sign: string): Svg {
  return square(48, circle(28, 28, 26, colour) + path(sign, C.white))
}

/** Drawings of our own that hold the place of logos; nobody's real emblem. */
export const logos: Readonly<Record<string, () => Svg>> = {
  'logo-site': () => logo(188, mark(), words(WORDS.dinhDuong, 64, 25), words(WORDS.meVaBe, 64, 49)),
  'logo-site-mark': () => square(56, mark()),
  'logo-partner-moh': () =>
    logo(
      134,
      circle(28, 28, 25, C.teal),
      path('M24 15H32V24H41V32H32V41H24V32H15V24H24Z', C.white),
      words(WORDS.boYTe, 62, 34),
    ),
  'logo-partner-nin': () =>
    logo(
      154,
      circle(28, 28, 25, C.yolk),
      path('M26.5 24H29.500V46H26.500Z', C.leafDark),
      oval(28, 14, 4, 7, C.leafDark),
      [18, 27, 36].map((y) => oval(20, y, 4, 7, C.leafDark, -40) + oval(36, y, 4, 7, C.leafDark, 40)).join(''),
      words(WORDS.vien, 62, 25),
      words(WORDS.dinhDuongSmall, 62, 45),
    ),
  'logo-partner-program': () =>
    logo(
      138,
      circle(28, 28, 25, C.papaya),
      place(path('M0 18C-28-4-18-24-5-19-2-18 0-14 0-11 0-14 2-18 5-19 18-24 28-4 0 18Z', C.white), 28, 29),
      place(path('M0 9C-7 4-7-5 0-10 7-5 7 4 0 9Z', C.leaf), 28, 28),
      words(WORDS.meKhoe, 62, 25),
      words(WORDS.conKhoe, 62, 45),
    ),
  'logo-facebook': () =>
    roundLogo(C.blue, 'M31 46V31H37L38 24H31V20C31 17 32 16 35 16H38V10H33C27 10 24 14 24 19V24H18V31H24V46Z'),
  'logo-youtube': () => roundLogo(C.tomato, 'M22 17 41 28 22 39Z'),
  'logo-zalo': () => roundLogo(C.teal, 'M18 17H38V22L26 34H38V40H18V35L30 23H18Z'),
  favicon: () => square(56, mark()),
}
