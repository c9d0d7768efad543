import { fold } from 'shared-contracts/text'
import type { FoundOption, SelectOption } from 'shared-frame/select'

/** A province or ward to choose. */
export interface PlaceOption extends SelectOption<number> {
  /** What it was called, or was a part of, before ("Quận Ba Đình"): it is found by that too. */
  readonly formerly?: readonly string[]
}

/** How well a text holds the typed words. */
const fits = { asEnd: 0, asWords: 1, asBeginning: 2, anywhere: 3 } as const

/**
 * The places that bear the typed name, accents or not. Accents that were typed come first; then titles that end with the name, the
 * shortest first ("Phường Nha Trang", "Phường Bắc Nha Trang"), hold it whole, hold its beginning, and hold it anywhere. What was
 * called so before comes last, with a note ("Quận Ba Đình cũ").
 */
export function searchPlaces(places: readonly PlaceOption[], typed: string): FoundOption<number>[] {
  const wanted = spelling(typed)
  if (wanted === '') return [...places]
  const words = fold(wanted)
  const found = places.flatMap((place): { option: FoundOption<number>; rank: number }[] => {
    const [title = '', ...former] = foldedNames(place)
    const fit = fitOf(title, words)
    if (fit !== null) {
      const otherAccents = wanted !== words && !spelling(place.label).includes(wanted)
      const shortestFirst = fit === fits.asEnd ? title.length / 1000 : 0
      return [{ option: place, rank: (otherAccents ? 10 : 0) + fit + shortestFirst }]
    }
    const by = former.findIndex((name) => (fitOf(name, words) ?? fits.anywhere) < fits.anywhere)
    const name = place.formerly?.[by]
    if (name === undefined) return []
    return [{ option: { ...place, note: `${name} cũ` }, rank: 20 + (fitOf(former[by] ?? '', words) ?? 0) }]
  })
  return found.sort((a, b) => a.rank - b.rank).map(({ option }) => option)
}

/** Title and former names as they are compared; every key that is typed asks for those of the whole list. */
const folded = new WeakMap<PlaceOption, readonly string[]>()

function foldedNames(place: PlaceOption): readonly string[] {
  const known = folded.get(place)
  if (known !== undefined) return known
  const names = [place.label, ...(place.formerly ?? [])].map((name) => fold(spelling(name)))
  folded.set(place, names)
  return names
}

function fitOf(name: string, words: string): number | null {
  if (!name.includes(words)) return null
  const spaced = ` ${name} `
  if (spaced.endsWith(` ${words} `)) return fits.asEnd
  if (spaced.includes(` ${words} `)) return fits.asWords
  return spaced.includes(` ${words}`) ? fits.asBeginning : fits.anywhere
}

/** Without what keyboards write differently: case, composition, blanks, dashes ("Lâm Viên - Đà Lạt"), apostrophes ("Ea H'Leo"). */
function spelling(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘ʼ`]/g, '')
    .replace(/[\s\-–—]+/g, ' ')
    .trim()
}
