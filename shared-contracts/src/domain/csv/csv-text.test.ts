import { expect, test } from '@jest/globals'
import { type CsvCell, csvLines, csvText } from './csv-text'

test.each<[CsvCell, string]>([
  ['Cháo cá', 'Cháo cá'],
  [null, ''],
  [1.5, '1,5'],
  [-2.25, '-2,25'],
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
  [' a', '" a"'],
  ['a=1', 'a=1'],
  ['=1+1', `"'=1+1"`],
  ['+84', `"'+84"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1', `"'  =1"`],
  ['\t=1', `"'\t=1"`],
  ['\r\n=1', `"'\r\n=1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['\tx', `"'\tx"`],
  ['＝1', `"'＝1"`],
  ['=cmd|"/C calc"!A0', `"'=cmd|""/C calc""!A0"`],
])('%j is written as %j', (cell, text) => {
  expect(csvLines([[cell]])).toBe(`${text}\r\n`)
})

test('a file begins with its mark, each line ends as RFC 4180 says', () => {
  expect(csvText([['Tên', 'Cân nặng'], ['Bé Na', 8.4], []])).toBe('\uFEFFTên;Cân nặng\r\nBé Na;8,4\r\n\r\n')
})
