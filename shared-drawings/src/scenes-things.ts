import * as food from './food'
import { C } from './palette'
import * as people from './people'
import { box, circle, line, oval, path, place, type Svg, scene } from './shapes'
import * as vessel from './vessels'

/** Scenes of things: books, news, documents, and the drawings of the site's own states. */
export const thingScenes: Readonly<Record<string, () => Svg>> = {
  'so-tay': () =>
    scene(
      C.mint,
      oval(160, 206, 100, 10, C.leafLight),
      box(84, 40, 150, 164, 18, C.leafDark),
      box(96, 40, 138, 160, 14, C.leaf),
      box(112, 66, 100, 70, 12, C.cream),
      place(food.papayaHalf(), 162, 100, 0, 0.85),
      line('M122 156H202M122 174H178', C.leafLight, 6),
      path('M206 40H222V86L214 78 206 86Z', C.papaya),
    ),
  'tin-tuc': () =>
    scene(
      C.sky,
      box(64, 52, 176, 148, 16, C.white),
      path('M240 92H256C264 92 268 98 268 104V184C268 194 260 200 252 200H224C234 200 240 194 240 184Z', C.teal),
      box(84, 74, 136, 16, 8, C.papaya),
      box(84, 106, 60, 50, 10, C.mint),
      place(food.leaf(), 114, 132, 0, 0.6),
      line('M162 112H218M162 130H218M162 148H200M84 174H218', C.grey, 6),
    ),
  'van-ban': () =>
    scene(
      C.cream,
      box(112, 36, 128, 166, 14, C.papayaLight, 8),
      box(84, 40, 134, 166, 14, C.white),
      line('M106 74H168M106 98H196M106 118H196M106 138H180', C.grey, 6),
      circle(184, 172, 20, C.tomato),
      path('M174 186 168 212 184 202 200 212 194 186Z', C.papayaDark),
      circle(184, 172, 11, C.porkLight),
    ),
  'huong-dan': () =>
    scene(
      C.peach,
      path(
        'M60 66C100 52 140 56 160 74 180 56 220 52 260 66V188C220 176 180 180 160 196 140 180 100 176 60 188Z',
        C.white,
      ),
      line('M160 76V192', C.shell, 4),
      line('M82 94C104 88 124 90 140 98M82 118C104 112 124 114 140 122M82 142C104 136 124 138 140 146', C.grey, 5),
      path('M214 82C234 82 246 96 246 112 246 132 214 162 214 162S182 132 182 112C182 96 194 82 214 82Z', C.papaya),
      circle(214, 112, 12, C.white),
    ),
  'khoa-hoc': () =>
    scene(
      C.lilac,
      circle(160, 118, 88, C.white),
      path('M142 52H178V100L214 178C218 190 210 200 198 200H122C110 200 102 190 106 178L142 100Z', C.sky),
      path('M124 144H196L214 178C218 190 210 200 198 200H122C110 200 102 190 106 178Z', C.leafLight),
      box(134, 44, 52, 14, 7, C.teal),
      circle(146, 172, 8, C.white),
      circle(172, 160, 6, C.white),
      circle(178, 184, 5, C.white),
      place(food.leaf(), 228, 84, 30, 0.8),
    ),
  offline: () =>
    scene(
      C.sky,
      path(
        'M96 170C64 170 52 146 62 128 52 96 92 78 110 94 120 58 182 54 196 92 230 80 262 104 250 134 266 156 246 172 226 170Z',
        C.white,
      ),
      line('M128 118c2-5 8-5 10 0M178 118c2-5 8-5 10 0M148 138c6-6 14-6 20 0', C.ink, 4),
      line('M116 196H146M204 196H174', C.teal, 8),
      circle(160, 196, 6, C.papaya),
    ),
  'not-found': () =>
    scene(
      C.butter,
      vessel.bowl(C.teal, C.white, C.sky),
      line('M138 112c3-6 10-6 13 0M170 112c3-6 10-6 13 0M152 124c6-5 12-5 18 0', C.ink, 4),
      path('M226 38C246 38 256 50 254 62 252 74 238 76 238 88', C.butter),
      line('M224 52C226 36 254 36 254 54 254 66 238 66 238 80', C.papaya, 9),
      circle(238, 96, 6, C.papaya),
      vessel.spoon(C.leafDark),
    ),
  empty: () =>
    scene(
      C.mint,
      oval(160, 206, 96, 10, C.leafLight),
      path('M68 122H252L236 192C234 202 226 208 216 208H104C94 208 86 202 84 192Z', C.wood),
      line('M104 140 112 192M136 140 140 192M168 140V192M200 140 194 192M230 140 218 192', C.woodDark, 5),
      box(58, 108, 204, 22, 11, C.woodDark),
      line('M92 108C98 56 222 56 228 108', C.wood, 9),
      place(food.leaf(C.leafLight), 196, 90, 40, 0.8),
    ),
  error: () =>
    scene(
      C.rose,
      oval(160, 208, 92, 10, '#2440301a'),
      path('M66 118C66 172 108 204 150 204L160 180 146 158 168 140 158 118Z', C.papaya),
      path('M176 116 184 138 164 158 178 180 170 204C220 204 254 172 254 116Z', C.papaya),
      line('M104 150c3-5 9-5 12 0M208 150c3-5 9-5 12 0', C.ink, 4),
      line('M110 96 98 78M160 90V66M212 96 224 78', C.papayaLight, 7),
    ),
  login: () =>
    scene(
      C.peach,
      circle(160, 112, 88, C.cream),
      box(96, 100, 128, 100, 26, C.leaf),
      path('M120 102V84C120 28 200 28 200 84V102H180V86C180 54 140 54 140 86V102Z', C.leafDark),
      circle(160, 142, 14, C.cream),
      path('M153 148H167L171 176H149Z', C.cream),
      place(food.leaf(C.leafLight), 240, 84, 34, 0.8),
    ),
  coming: () =>
    scene(
      C.mint,
      oval(160, 208, 70, 10, C.leafLight),
      path('M112 156H208L196 204H124Z', C.papaya),
      box(104, 146, 112, 18, 9, C.papayaDark),
      line('M160 146C160 120 158 104 160 86', C.leafDark, 7),
      path('M160 100C132 100 112 84 110 58 140 56 160 74 160 100Z', C.leafLight),
      path('M160 92C162 62 184 44 212 44 214 74 192 94 160 92Z', C.leaf),
      circle(262, 56, 18, C.yolk),
    ),
  'missing-picture': () =>
    scene(
      C.cream,
      vessel.plate(C.shell, C.cream),
      line('M60 84V196M48 84V108C48 122 72 122 72 108V84', C.grey, 7),
      line('M262 84V196M262 84C276 92 278 124 262 134', C.grey, 7),
      place(food.leaf(C.leafLight), 160, 142, 60, 0.9),
    ),
}

const AVATARS: Readonly<Record<string, () => Svg>> = {
  'avatar-mother': () => people.bust(C.leaf) + people.motherHead(),
  'avatar-staff': () =>
    people.bust(C.white) + line('M-22 44C-22 70-4 72 0 84M22 44C24 66 18 70 16 78', C.ink, 4) + people.staffHead(),
  'avatar-carer': () => people.bust(C.papaya) + people.carerHead(),
}

const AVATAR_GROUND: Readonly<Record<string, string>> = {
  'avatar-mother': C.peach,
  'avatar-staff': C.sky,
  'avatar-carer': C.mint,
}

/** Square pictures of people who have not set their own. */
export function avatars(): ReadonlyMap<string, Svg> {
  return new Map(
    Object.entries(AVATARS).map(([name, draw]) => [
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160"><path fill="${AVATAR_GROUND[name] ?? C.cream}" d="M0 0h160v160H0z"/>${place(draw(), 80, 72, 0, 1.12)}</svg>\n`,
    ]),
  )
}
