import { expect, test } from '@jest/globals'
import { pairings } from 'shared-contracts/testing'
import {
  compositionName,
  drawComposition,
  formNames,
  garnishNames,
  mostParts,
  partNames,
  readComposition,
} from './composition'
import { LOOKS, lookOf } from './looks'

const WORDS = [...partNames, ...garnishNames]

const FORMS_AND_PARTS = pairings(formNames, partNames)
const SHAPES_START = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="320" height="240"/
const MORE_THAN_SHAPES = /NaN|undefined|<script|<foreignObject|\son\w+=|https?:(?!\/\/www\.w3\.org)/

test('words are told apart by their name alone, and stand in an address', () => {
  expect(new Set(WORDS).size).toBe(WORDS.length)
  expect([...WORDS, ...formNames].filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
})

test.each(formNames)('the form %s draws every part that it can show, and nothing but shapes', (form) => {
  const most = mostParts(form)
  const lists = most === 0 ? [[]] : FORMS_AND_PARTS.flatMap(([each, part]) => (each === form ? [[part]] : []))
  const drawings = lists.map((parts) => ({
    parts,
    svg: drawComposition(compositionName({ form, parts, garnishes: garnishNames.slice(0, 2), look: 7 })),
  }))
  expect(drawings.length).toBeGreaterThan(0)
  expect(drawings.filter(({ svg }) => svg === null || !SHAPES_START.test(svg) || MORE_THAN_SHAPES.test(svg))).toEqual(
    [],
  )
})

test('a name is read back as what it was made of', () => {
  const composition = { form: 'xao', parts: ['bo', 'supxanh'], garnishes: ['hanhla'], look: 12 }
  expect(compositionName(composition)).toBe('xao.bo.supxanh.hanhla.12')
  expect(readComposition('xao.bo.supxanh.hanhla.12')).toEqual(composition)
})

test('looks differ by ground or ware', () => {
  const looks = Array.from({ length: LOOKS }, (_, index) => lookOf('bowl', index))
  expect(new Set(looks.map(({ ground, ware }) => `${ground} ${ware.outside} ${ware.band}`)).size).toBe(LOOKS)
})
