import { C } from './palette'
import { box, circle, line, oval, path, place, type Svg } from './shapes'

/* Foods, drawn round (0, 0) and about 60 wide, so that dishes and scenes place them where they like. */

export function leaf(fill: string = C.leaf, vein: string = C.leafDark): Svg {
  return path('M0 26C-22 14-22-14 0-30 22-14 22 14 0 26Z', fill) + line('M0 24V-16', vein, 2.5)
}

export function herb(): Svg {
  return (
    line('M0 22C0 6 2-8 6-20', C.leafDark, 3) +
    oval(-8, 2, 9, 5, C.leaf, 30) +
    oval(11, -6, 9, 5, C.leaf, -35) +
    oval(5, -22, 8, 5, C.leafLight, -60)
  )
}

export function greens(): Svg {
  return (
    place(leaf(C.leafDark, C.leaf), -16, 4, -42, 0.9) +
    place(leaf(C.leafLight), 17, 4, 44, 0.85) +
    place(leaf(), 0, -2, 4)
  )
}

export function fish(body: string = C.fish, belly: string = C.fishLight): Svg {
  return (
    path('M34 0 58-18C62-6 62 6 58 18Z', body) +
    path('M-46 0C-28-30 20-28 42 0 20 28-28 30-46 0Z', body) +
    path('M-42 5C-20 24 18 22 40 2 18 10-20 12-42 5Z', belly) +
    path('M-6-22C4-36 18-34 22-20Z', body) +
    circle(-27, -6, 4.5, C.white) +
    circle(-27.5, -6, 2.3, C.ink) +
    line('M-12-10C-7-4-7 4-12 10', belly, 2.5)
  )
}

export function shrimp(): Svg {
  return (
    path('M26-20C-6-34-34-10-26 16-22 28-6 32 6 24 0 20-4 12 0 4 6-8 16-8 26-6Z', C.shrimp) +
    line('M-22-6-8 0M-26 10-8 10M-6-22 2-8', C.porkLight, 3) +
    path('M4 22 24 18 20 28 26 36 6 30Z', C.papayaDark) +
    circle(16, -15, 2.6, C.ink) +
    line('M24-18C34-24 40-22 46-16M25-12C34-14 38-10 42-4', C.shrimp, 2)
  )
}

export function crab(): Svg {
  return (
    line('M-20 4-38 14M-18 12-32 24M20 4 38 14M18 12 32 24M-20-6-34-14M20-6 34-14', C.papayaDark, 5) +
    oval(0, 2, 26, 18, C.shrimp) +
    circle(-36, -20, 9, C.shrimp) +
    circle(36, -20, 9, C.shrimp) +
    path('M-36-20-46-30-32-32ZM36-20 46-30 32-32Z', C.peach) +
    circle(-8, -10, 3, C.ink) +
    circle(8, -10, 3, C.ink)
  )
}

export function egg(): Svg {
  return (
    path('M-30 4C-34-14-14-26 4-22 24-20 36-4 28 12 20 26-24 24-30 4Z', C.white) +
    circle(0, 0, 12, C.yolk) +
    circle(-4, -4, 3.5, C.butter)
  )
}

export function wholeEgg(fill: string = C.porkLight): Svg {
  return (
    path('M0-28C16-28 22-4 22 6 22 20 12 28 0 28S-22 20-22 6C-22-4-16-28 0-28Z', fill) + oval(-8, -8, 4, 7, C.white, 20)
  )
}

export function beef(): Svg {
  return (
    path('M-32 2C-34-18-8-26 10-22 30-20 36-4 30 10 22 26-28 24-32 2Z', C.meat) +
    line('M-18 2C-8-8 6-10 18-4M-10 12C0 6 10 6 18 10', C.pork, 4)
  )
}

export function pork(): Svg {
  return (
    box(-28, -20, 56, 42, 12, C.pork) +
    box(-28, -20, 56, 12, 6, C.meat) +
    box(-28, -2, 56, 8, 0, C.porkLight) +
    box(-28, 12, 56, 10, 5, C.meat)
  )
}

export function chicken(): Svg {
  return (
    line('M14 14 30 28', C.rice, 8) +
    circle(30, 24, 6, C.rice) +
    circle(26, 31, 6, C.rice) +
    path('M20 18C0 26-30 14-30-8-28-28 2-32 16-14 24-4 26 8 20 18Z', C.chicken) +
    oval(-14, -10, 6, 9, C.broth, 40)
  )
}

export function tofu(): Svg {
  return tofuBlock(-13, 0, 1) + tofuBlock(16, 9, 0.88)
}

function tofuBlock(x: number, y: number, scale: number): Svg {
  return place(
    path('M-18-10 0-19 18-10 0-1Z', '#FFF3CF') +
      path('M-18-10 0-1V18L-18 9Z', C.broth) +
      path('M18-10 0-1V18L18 9Z', C.chicken),
    x,
    y,
    0,
    scale,
  )
}

export function mushroom(): Svg {
  return (
    box(-7, 0, 14, 24, 6, C.rice) +
    path('M-26 4C-26-20 26-20 26 4 12 10-12 10-26 4Z', C.clay) +
    circle(-8, -6, 3.5, C.shell) +
    circle(8, -8, 4, C.shell) +
    circle(2, 0, 2.5, C.shell)
  )
}

export function tomato(): Svg {
  return (
    circle(0, 3, 21, C.tomato) +
    path('M0-14-12-20-4-16 0-26 4-16 12-20Z', C.leafDark) +
    oval(-8, -3, 4, 6, C.salmon, 30)
  )
}

export function carrot(): Svg {
  return (
    path('M-10-14C-2-22 10-20 12-10 8 8 2 24-2 30-10 18-18-2-10-14Z', C.papaya) +
    line('M2-18C0-28-6-32-10-34M4-18C8-28 12-30 18-32', C.leaf, 4) +
    line('M-8-4H0M2 6H-5', C.papayaDark, 2.5)
  )
}

export function pumpkin(): Svg {
  return (
    oval(0, 6, 30, 22, C.papaya) +
    oval(0, 6, 18, 22, C.papayaLight) +
    oval(0, 6, 7, 22, C.papaya) +
    line('M0-14C0-22 4-26 10-26', C.leafDark, 5)
  )
}

export function banana(): Svg {
  return (
    path('M-30-16C-24 16 8 30 34 14 36 12 32 6 28 7 8 12-14 0-22-18-24-22-31-21-30-16Z', C.yolk) +
    line('M-24-10C-14 8 6 18 28 12', C.broth, 3)
  )
}

export function orange(): Svg {
  return (
    circle(0, 2, 22, C.papaya) +
    circle(0, 2, 17, C.butter) +
    circle(0, 2, 15, C.papayaLight) +
    line('M0-12V16M-12-5 12 9M12-5-12 9', C.butter, 2.5)
  )
}

export function papayaHalf(): Svg {
  return (
    path('M0-32C18-28 24-2 20 14 16 30-16 30-20 14-24-2-18-28 0-32Z', C.leafLight) +
    path('M0-27C14-22 19-2 16 12 12 26-12 26-16 12-19-2-14-22 0-27Z', C.papaya) +
    oval(0, 6, 7, 13, C.papayaDark) +
    circle(-2, 0, 2.5, C.ink) +
    circle(3, 5, 2.5, C.ink) +
    circle(-2, 11, 2.5, C.ink)
  )
}

export function beans(): Svg {
  return [
    [-16, 6, 20],
    [0, -6, -30],
    [14, 8, 50],
    [-4, 14, 0],
    [20, -8, 10],
    [-18, -10, -50],
  ]
    .map(([x = 0, y = 0, turn = 0], index) => oval(x, y, 9, 6, index % 2 ? C.leafLight : C.tomato, turn))
    .join('')
}

export function spring(): Svg {
  return (
    circle(-12, 4, 4, C.leafLight) +
    circle(4, -6, 3.5, C.leaf) +
    circle(14, 6, 4, C.leafLight) +
    circle(-2, 10, 3, C.leaf)
  )
}
