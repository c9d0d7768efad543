import fc from 'fast-check'

const SURROGATES_FROM = 0xd800
const SURROGATES = 0x800
const LAST = 0x10ffff

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`: those of `unit: 'binary'`, which first makes a table
 * of all of them.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: LAST - SURROGATES })
  .map((place) => String.fromCodePoint(place < SURROGATES_FROM ? place : place + SURROGATES))
