import { C } from './palette'
import { circle, line, oval, path, place, type Svg } from './shapes'

/* People as simple, kind shapes round (0, 0), the middle of the face; about 60 wide. */

function face(): Svg {
  return (
    circle(0, 2, 25, C.skin) +
    circle(-14, 9, 4.5, '#F0A98A') +
    circle(14, 9, 4.5, '#F0A98A') +
    line('M-13 1c2-4 6-4 8 0M5 1c2-4 6-4 8 0M-6 12c3 5 9 5 12 0', C.hair, 2.4)
  )
}

/** A mother with her hair in a bun. */
export function motherHead(): Svg {
  return (
    circle(4, -33, 13, C.hair) +
    circle(0, -4, 29, C.hair) +
    face() +
    path('M-27 4C-30-34 30-34 27 4 24-8 14-16 2-18-10-16-22-10-27 4Z', C.hair)
  )
}

/** A woman with hair to the shoulders. */
export function carerHead(): Svg {
  return (
    path('M-32 34C-36-50 36-50 32 34 20 40-20 40-32 34Z', C.clayDark) +
    path('M-8 20H8V40H-8Z', C.skinDark) +
    face() +
    path('M-26 6C-30-32 30-32 26 6 24-4 18-12 10-18-2-8-18-8-26 6Z', C.clayDark)
  )
}

/** Short hair and a white coat's collar below belong to medical staff. */
export function staffHead(): Svg {
  return circle(0, -6, 28, C.hair) + face() + path('M-27 2C-30-36 30-36 27 2 22-12 16-14 8-16-4-14-20-16-27 2Z', C.hair)
}

/** A baby: large head, one curl. */
export function babyHead(): Svg {
  return (
    circle(-28, 6, 6, C.skinDark) +
    circle(28, 6, 6, C.skinDark) +
    circle(0, 0, 30, C.skin) +
    circle(-16, 9, 5, '#F0A98A') +
    circle(16, 9, 5, '#F0A98A') +
    circle(-10, 1, 2.8, C.hair) +
    circle(10, 1, 2.8, C.hair) +
    line('M-6 12c3 5 9 5 12 0', C.hair, 2.4) +
    line('M-4-28c0-8 10-8 8-1-1 5-8 3-6-2', C.hair, 3.4)
  )
}

/** Shoulders and chest below a head at (0, 0). */
export function bust(cloth: string): Svg {
  return (
    path('M-9 20H9V38H-9Z', C.skinDark) + path('M-58 110C-58 56-34 34-10 32-4 40 4 40 10 32 34 34 58 56 58 110Z', cloth)
  )
}

/** A mother expecting, in profile to the right, standing; feet at y 150. */
export function pregnantFigure(dress: string): Svg {
  return (
    path('M-14 142H-2V160H-16ZM14 142H26V160H14Z', C.skinDark) +
    path('M-20 30C-34 60-38 110-40 148H46C50 128 66 108 54 82 46 64 28 54 20 30 8 38-10 38-20 30Z', dress) +
    path('M-8 18H9V36C4 40-4 40-8 36Z', C.skinDark) +
    line('M-16 46C-22 70-8 92 26 96', dress === C.papaya ? C.papayaDark : C.leafDark, 15) +
    circle(30, 96, 8, C.skin) +
    motherHead()
  )
}

/** A baby lying in a wrap; head at (0, 0), feet to the right. */
export function wrappedBaby(cloth: string): Svg {
  return (
    path('M-14-24C30-34 96-18 104 10 100 34 30 42-10 28Z', cloth) +
    oval(50, 8, 30, 8, C.white, 6) +
    place(babyHead(), 0, 0, -8, 0.9)
  )
}

/** A baby sitting; head at (0, 0). */
export function sittingBaby(cloth: string): Svg {
  return (
    oval(-26, 84, 24, 13, C.skinDark, 12) +
    oval(26, 84, 24, 13, C.skinDark, -12) +
    path('M-30 82C-36 44-20 24 0 24S36 44 30 82C16 92-16 92-30 82Z', cloth) +
    circle(-36, 58, 9, C.skin) +
    circle(36, 58, 9, C.skin) +
    babyHead()
  )
}
