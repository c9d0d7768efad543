import { C } from '../palette'
import type { Ware } from './vessels'

/** How many looks a dish has; 56 so that no two have the same ground and the same ware (7 grounds, 8 wares). */
export const LOOKS = 56

const GROUNDS = [C.cream, C.sky, C.peach, C.mint, C.butter, C.rose, C.lilac]

/** Table ware by what it is made of: glazed plates, bowls, clay, enamel, wood. */
const WARES = {
  plate: [
    { outside: C.shell, inside: '#EFDDBF', band: C.papayaLight },
    { outside: '#8DB9B3', inside: '#C6DFD9', band: C.teal },
    { outside: C.leafLight, inside: '#D5E5B9', band: C.leaf },
    { outside: '#D9B48F', inside: '#F5D3AE', band: C.papaya },
    { outside: '#A9C0D3', inside: '#C8DAE8', band: C.blue },
    { outside: '#C9A3B9', inside: '#E6CCDA', band: C.plum },
    { outside: '#E0C078', inside: '#F6E0A2', band: C.yolk },
    { outside: '#C9A08A', inside: '#EDCAB6', band: C.clay },
  ],
  bowl: [
    { outside: C.white, inside: C.butter, band: C.teal },
    { outside: C.papaya, inside: '#F5D3AE', band: C.papayaLight },
    { outside: C.blue, inside: '#C8DAE8', band: '#A9C9DF' },
    { outside: C.leaf, inside: '#D5E5B9', band: C.leafLight },
    { outside: C.white, inside: '#EDCAB6', band: C.papaya },
    { outside: C.plum, inside: '#E6CCDA', band: '#D3A6BC' },
    { outside: '#E9AE3E', inside: '#F6E0A2', band: C.butter },
    { outside: C.teal, inside: '#C6DFD9', band: '#A9D3CC' },
  ],
  saucer: [
    { outside: '#F3E3C3', inside: C.butter, band: C.papaya },
    { outside: '#A9D3CC', inside: C.butter, band: C.teal },
    { outside: '#BBDDA5', inside: C.butter, band: C.leaf },
    { outside: '#F3C2A0', inside: C.butter, band: C.tomato },
    { outside: '#B5CFE0', inside: C.butter, band: C.blue },
    { outside: '#DDB9CB', inside: C.butter, band: C.plum },
    { outside: '#F5D78C', inside: C.butter, band: '#DD9A2A' },
    { outside: '#D9BFA5', inside: C.butter, band: C.clay },
  ],
  clay: [
    { outside: C.clay, inside: C.butter, band: C.clayDark },
    { outside: '#C9794A', inside: C.butter, band: '#A35C33' },
    { outside: '#5B4A42', inside: C.butter, band: '#40332D' },
    { outside: '#8A7A52', inside: C.butter, band: '#67593A' },
    { outside: '#B5503A', inside: C.butter, band: '#8C3A29' },
    { outside: '#DBB07A', inside: C.butter, band: '#B98A54' },
    { outside: '#755A63', inside: C.butter, band: '#553F48' },
    { outside: '#6F8272', inside: C.butter, band: '#516154' },
  ],
  enamel: [
    { outside: '#D9694A', inside: C.butter, band: '#B54F35' },
    { outside: C.teal, inside: C.butter, band: '#478880' },
    { outside: C.blue, inside: C.butter, band: '#4F7FA3' },
    { outside: C.leaf, inside: C.butter, band: C.leafDark },
    { outside: '#E9AE3E', inside: C.butter, band: '#C98E25' },
    { outside: C.plum, inside: C.butter, band: '#854A65' },
    { outside: '#F3EEE0', inside: C.butter, band: C.blue },
    { outside: '#A9B4A9', inside: C.butter, band: '#829083' },
  ],
  wood: [
    { outside: C.woodDark, inside: C.butter, band: C.wood },
    { outside: '#8A5F3A', inside: C.butter, band: '#A97C4E' },
    { outside: '#B58A5A', inside: C.butter, band: '#D3AC7C' },
    { outside: '#7F6A55', inside: C.butter, band: '#A08A72' },
    { outside: '#A0703F', inside: C.butter, band: '#C08F58' },
    { outside: '#6F8A6A', inside: C.butter, band: '#93AC8C' },
    { outside: '#96624A', inside: C.butter, band: '#B88468' },
    { outside: '#C09A6E', inside: C.butter, band: '#DDBD95' },
  ],
} as const satisfies Record<string, readonly Ware[]>
export type WareKind = keyof typeof WARES

export interface Look {
  readonly ground: string
  readonly ware: Ware
  readonly mirrored: boolean
  /** Which part comes first where several share the places. */
  readonly turn: number
}

/** @param number 0 to `LOOKS` - 1 */
export function lookOf(kind: WareKind, number: number): Look {
  const wares = WARES[kind]
  return {
    ground: GROUNDS[number % GROUNDS.length] ?? C.cream,
    ware: wares[number % wares.length] ?? wares[0],
    mirrored: Math.floor(number / wares.length) % 2 === 1,
    turn: number % 3,
  }
}

/** The mean of colours `#RRGGBB`, as a gruel takes its colour from what is in it. */
export function mixed(colours: readonly string[]): string {
  const channel = (at: number) => {
    const sum = colours.reduce((total, colour) => total + Number.parseInt(colour.slice(at, at + 2), 16), 0)
    return Math.round(sum / colours.length)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
