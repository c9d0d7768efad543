import { C } from '../../palette'
import { box, circle, line, oval, pairs, path, place, triples } from '../../shapes'
import { arranged, beside } from '../arrange'
import { mixed } from '../looks'
import * as vessel from '../vessels'
import { cakes, type Form, tintOf } from './form'

/** Bread, dumplings, rolls and cakes. */
export const BREAD_AND_CAKES = {
  banhmi: cakes(
    (parts, { turn }) =>
      path('M62 122C58 86 112 74 168 72S268 84 264 114C262 132 66 144 62 122Z', '#D9973F') +
      line('M108 100 122 84M146 96 158 78M186 92 198 76', '#F5D08C', 6) +
      place(
        arranged(parts, pairs('-62 -4, -32 -7, 0 -9, 32 -11, 62 -12, -46 7, -14 5, 18 3, 48 0'), turn, 1, -3),
        160,
        138,
      ) +
      path('M60 146C62 178 116 186 168 182S268 168 264 134C232 154 96 164 60 146Z', '#C9853A') +
      line('M84 168C120 176 200 172 244 156', '#E0A455', 4),
  ),
  latgoi: cakes(
    (parts, { turn }) =>
      place(
        box(-50, -46, 92, 88, 20, '#B97A3A') +
          box(-50, -52, 92, 88, 20, '#C98B45') +
          box(-42, -44, 76, 72, 14, '#FBEBC8'),
        142,
        140,
        -10,
      ) +
      place(arranged(parts, pairs('-24 -20, 8 -22, -28 4, 4 2, 28 14'), turn, 1, -6), 142, 138) +
      '',
    3,
  ),
  banhcuon: cakes(
    (parts, { turn }) =>
      pairs('118 -16, 138 4, 160 22')
        .map(
          ([y = 0, dx = 0]) =>
            path(
              `M${70 + dx} ${y}C${70 + dx} ${y - 22} ${226 + dx} ${y - 22} ${232 + dx} ${y}S${72 + dx} ${y + 26} ${70 + dx} ${y}Z`,
              '#FFFDF4',
            ) +
            line(`M${84 + dx} ${y + 3}C${120 + dx} ${y + 12} ${190 + dx} ${y + 12} ${220 + dx} ${y + 2}`, '#E5D9BE', 3),
        )
        .join('') +
      place(arranged(parts, pairs('-40 -30, 6 -32, 50 -20, -24 -4, 24 -2, 62 12, -2 22'), turn, 0.85, 0), 150, 142),
  ),
  cuon: cakes(
    (parts, { turn }) =>
      pairs('-64 4, -22 0, 20 -2, 62 0')
        .map(([x = 0, y = 0]) =>
          place(box(-17, -38, 34, 76, 16, '#E9E6CC') + box(-13, -34, 10, 66, 5, '#FFFFFF99'), 160 + x, 144 + y, 8),
        )
        .join('') +
      place(
        arranged(
          parts,
          pairs('-64 -20, -22 -24, 20 -26, 62 -24, -66 8, -24 4, 18 2, 60 6, -62 32, -20 28, 22 26'),
          turn,
          0.78,
          0,
        ),
        160,
        144,
      ),
  ),
  banhbao: cakes(
    (parts) =>
      path('M92 158C88 110 122 84 160 82S232 110 228 158C208 178 112 178 92 158Z', '#FFFDF4') +
      path(
        'M92 158C90 150 92 140 94 136 120 160 200 160 226 136 228 142 230 150 228 158 208 178 112 178 92 158Z',
        '#F1E4C8',
      ) +
      line(
        'M160 90C150 100 146 112 146 122M160 90C166 102 170 112 170 124M160 90C178 98 188 110 192 124M160 90C140 98 130 112 128 122',
        '#E5D3AE',
        3,
      ) +
      circle(160, 92, 5, '#E5D3AE') +
      vessel.steam(160, 66) +
      beside(parts, triples('64 176 0.85, 258 176 0.85, 278 126 0.6')),
    3,
  ),
  banhgio: cakes(
    (parts) =>
      path('M70 158 160 76 250 158C216 186 104 186 70 158Z', '#F3EBD3') +
      path('M160 76 250 158C226 176 196 180 172 180Z', '#DFD2B0') +
      path(
        'M52 162C92 140 132 168 172 180 120 196 70 188 52 162ZM268 162C236 146 200 166 172 180 214 194 256 184 268 162Z',
        C.leaf,
      ) +
      vessel.steam(160, 62) +
      beside(parts, triples('62 116 0.75, 262 118 0.75, 276 172 0.6')),
    3,
  ),
  banhxeo: cakes(
    (parts, { turn }) =>
      path('M58 158C60 100 124 82 176 84S268 116 262 158Z', '#D9952F') +
      place(arranged(parts, pairs('-74 2, -50 -4, -22 0, 6 -4, 34 0, 62 -2, 80 4'), turn, 0.95, 0), 160, 156) +
      path('M56 150C62 92 124 78 178 80S262 108 258 144C214 156 110 164 56 150Z', '#F4C04A') +
      line('M92 124C120 106 160 100 196 106M120 138C150 126 190 122 222 128', '#E0A235', 4),
  ),
  banhtron: cakes((parts, { turn }) => {
    const dough = tintOf(parts.slice(0, 2), 1)
    return (
      pairs('-54 -8, 0 -20, 54 -8, -28 18, 28 18')
        .map(([x = 0, y = 0]) =>
          place(
            oval(0, 7, 27, 17, mixed([dough, '#9A6A3A'])) +
              oval(0, 0, 27, 18, dough) +
              oval(-8, -6, 9, 4, mixed([dough, '#FFFFFF']), -14),
            160 + x,
            144 + y,
          ),
        )
        .join('') +
      place(arranged(parts.slice(0, 2), pairs('-54 -10, 0 -22, 54 -10, -28 16, 28 16'), turn, 0.55), 160, 144)
    )
  }),
  banhkhuc: cakes((parts, { turn }) => {
    const dough = tintOf(parts.slice(0, 2), 1)
    return (
      pairs('-46 -14, 20 -18, -16 14, 48 10')
        .map(([x = 0, y = 0]) =>
          place(
            path('M-36-6 0-24 36-6 0 12Z', mixed([dough, '#FFFFFF'])) +
              path('M-36-6 0 12V28L-36 10Z', mixed([dough, '#8A5A32'])) +
              path('M36-6 0 12V28L36 10Z', dough),
            160 + x,
            144 + y,
          ),
        )
        .join('') + place(arranged(parts.slice(0, 3), pairs('-46 -20, 20 -24, -16 8, 48 4'), turn, 0.7), 160, 144)
    )
  }),
  banhbeo: cakes(
    (parts, { turn }) =>
      pairs('-60 -6, 0 -22, 60 -6, -32 22, 32 22')
        .map(([x = 0, y = 0]) => oval(160 + x, 148 + y, 30, 19, '#E5DCC6') + oval(160 + x, 145 + y, 30, 19, '#FFFDF4'))
        .join('') + place(arranged(parts, pairs('-60 -10, 0 -26, 60 -10, -32 18, 32 18'), turn, 0.72), 160, 144),
  ),
} as const satisfies Record<string, Form>
