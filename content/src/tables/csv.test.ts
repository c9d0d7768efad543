import { describe, expect, test } from '@jest/globals'
import { readRows } from './cells'
import { parseCsv } from './csv'

describe('parseCsv', () => {
  test.each([
    ['a,b\n1,2\n', [{ a: '1', b: '2' }]],
    ['a,b\r\n1,2\r\n', [{ a: '1', b: '2' }]],
    ['a,b\n"x, y","say ""xin chào"""', [{ a: 'x, y', b: 'say "xin chào"' }]],
    ['a,b\n"two\nlines",2', [{ a: 'two\nlines', b: '2' }]],
    ['\uFEFFa,b\n,\n', [{ a: '', b: '' }]],
    ['', []],
    ['a,b\n', []],
  ])('%j', (text, expected) => {
    expect(parseCsv(text).map(({ cells }) => cells)).toEqual(expected)
  })

  test('names the line with too few cells, counting lines inside quotes', () => {
    expect(() => parseCsv('a,b\n"x\ny",1\n3\n')).toThrow('line 4: 1 cells instead of 2')
  })

  test('gives each row the line it begins on, empty lines counted', () => {
    expect(parseCsv('a,b\n"x\ny",1\n\n3,4\n').map(({ line }) => line)).toEqual([2, 5])
    expect(parseCsv('a,b\r\n"x\r\ny",1\r\n\r\n3,4\r\n').map(({ line }) => line)).toEqual([2, 5])
  })

  test.each([
    ['a quote inside a cell', 'a,b\n1,2\nx"y,3\n'],
    ['a quote that is never closed', 'a,b\n1,2\n"x,3\n'],
  ])('refuses %s and names its line', (_, text) => {
    expect(() => parseCsv(text)).toThrow(/line 3/)
  })
})

describe('readRows', () => {
  const read = (text: string) =>
    readRows(
      'f.csv',
      text,
      (cells) => ({ id: cells.id('id'), value: cells.optionalNumber('value') }),
      ({ id }) => [id],
    )

  test('keeps good rows and tells what is wrong with the others', () => {
    expect(read('id,value\n1,\nx,2\n3,y\n1,4\n5,0\n')).toEqual({
      rows: [
        { id: 1, value: null },
        { id: 5, value: 0 },
      ],
      problems: [
        { file: 'f.csv', line: 3, message: 'id is not a number: "x"' },
        { file: 'f.csv', line: 4, message: 'value is not a number: "y"' },
        { file: 'f.csv', line: 5, message: '"1" occurs twice' },
      ],
    })
  })

  test('names an absent column', () => {
    expect(read('id\n1\n').problems).toEqual([{ file: 'f.csv', line: 2, message: 'the column value is absent' }])
  })
})
