import { expect, test } from '@jest/globals'
import { keptPageHtml } from './kept-page-html'

const page = (name: string) =>
  keptPageHtml({
    title: `Biểu đồ của ${name}`,
    keptAt: '24/11/2026',
    content: {
      title: 'Phiếu',
      fileName: 'phieu',
      foot: 'Để tham khảo.',
      sheets: [
        {
          title: 'Phiếu theo dõi',
          subtitle: name,
          blocks: [
            { kind: 'strong', text: 'Lần mới nhất: bình thường.' },
            { kind: 'drawing', svg: '<svg viewBox="0 0 1 1"></svg>', width: 10, alt: '' },
            { kind: 'table', letters: 'small', columns: [{ title: 'Ngày' }], rows: [['01/11/2026']] },
          ],
        },
      ],
    },
  })

test('it holds verdict, chart, measures and the day on which it was kept', () => {
  const html = page('Bé Na')
  for (const part of ['Biểu đồ của Bé Na', '24/11/2026', 'bình thường', '<svg', '01/11/2026', 'Để tham khảo.'])
    expect(html).toContain(part)
})

test('a name is text, whatever it holds, and nothing is fetched or run', () => {
  const html = page('<img src=x onerror=alert(1)>"&')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;')
  expect(html).not.toMatch(/<(script|img|link|iframe)\b/)
})
