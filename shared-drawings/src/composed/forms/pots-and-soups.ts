import { C } from '../../palette'
import { line, oval, path, place, type Svg } from '../../shapes'
import { arranged, SPOTS } from '../arrange'
import { type Look, mixed, type WareKind } from '../looks'
import * as vessel from '../vessels'
import { type Form, tintOf } from './form'

/** Floating in a broth. */
function broth(colour: string, light: string): Form {
  return {
    ware: 'bowl',
    parts: [1, 4],
    draw: (parts, garnish, { ware, turn }) =>
      vessel.bowl(ware, colour) +
      oval(140, 108, 52, 12, light) +
      place(arranged(parts, parts.length > 3 ? SPOTS.bowl.slice(2) : SPOTS.bowl, turn, 1, 0), 160, 114) +
      place(garnish, 160, 122, 0, 0.85) +
      vessel.steam(160, 58),
  }
}

function inPot(
  draw: (ware: Look['ware'], content: string) => Svg,
  kind: WareKind,
  content: string,
  light: string,
): Form {
  return {
    ware: kind,
    parts: [1, 4],
    draw: (parts, garnish, { ware, turn }) =>
      draw(ware, content) +
      oval(132, 106, 44, 9, light) +
      place(arranged(parts, SPOTS.bowl, turn, 1.02, 0), 160, 115) +
      place(garnish, 160, 120, 0, 0.85) +
      vessel.steam(160, 58),
  }
}

/** What is eaten with its sauce or broth. */
export const POTS_AND_SOUPS = {
  kho: inPot(vessel.clayPot, 'clay', '#8A4B26', '#A8652F'),
  ham: inPot(vessel.pot, 'enamel', '#EBC788', '#F3D9A5'),
  om: inPot(vessel.clayPot, 'clay', '#DDAA52', '#EBC27A'),
  omdo: inPot(vessel.pot, 'enamel', '#DF7F4C', '#EC9F74'),
  canh: broth('#F0D79C', '#F8E7BE'),
  canhdo: broth('#E58A55', '#EFA87E'),
  canhvang: broth('#EDB94E', '#F5D283'),
  canhxanh: broth('#C9D694', '#DDE6B4'),
  canhtrang: broth('#F3ECD6', '#FBF7E8'),
  canhtim: broth('#C9879A', '#DDA9B7'),
  sup: {
    ware: 'bowl',
    parts: [1, 3],
    draw: (parts, garnish, { ware, turn }) => {
      const content = tintOf(parts, 1)
      return (
        vessel.saladBowl({ ...ware, inside: C.white }) +
        oval(160, 130, 103, 42, content) +
        oval(136, 116, 56, 13, mixed([content, '#FFFFFF'])) +
        place(arranged(parts, SPOTS.few, turn, 0.85, 0), 160, 126) +
        place(garnish, 160, 130) +
        vessel.steam(160, 54)
      )
    },
  },
  /** A stew eaten with bread. */
  chambanh: {
    ware: 'bowl',
    parts: [1, 3],
    draw: (parts, garnish, { ware, turn }) =>
      place(
        vessel.bowl(ware, '#C9794A') +
          oval(140, 108, 52, 12, '#DB9A70') +
          place(arranged(parts, SPOTS.bowl, turn), 160, 114) +
          place(garnish, 160, 122, 0, 0.8),
        -22,
        -8,
      ) +
      place(
        path('M-52 18C-54-8-14-26 16-28 46-32 60-10 50 4 34 20-46 38-52 18Z', '#D9973F') +
          line('M-28 8-16-12M-4 4 8-16M20-4 30-22', '#F5D08C', 5),
        242,
        186,
      ) +
      vessel.steam(138, 52),
  },
} as const satisfies Record<string, Form>
