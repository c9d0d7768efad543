import { drawComposition } from 'shared-drawings'

export interface PicturedDish {
  readonly id: number
  readonly title: string
  readonly illustration: string
}

/** A page to look at: the drawing of each dish as a card of a phone shows it, with its name and the composition. */
export function pictureSheet(dishes: readonly PicturedDish[]): string {
  const cards = dishes.map(({ id, title, illustration }) => {
    const svg = drawComposition(illustration)
    const shown = svg === null ? '' : `<img loading="lazy" alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}">`
    return `<figure>${shown}<figcaption>${id} ${escaped(title)}<br><small>${illustration}</small></figcaption></figure>`
  })
  return `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hình các món</title>
<style>body{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:12px;margin:12px;font:13px sans-serif}
figure{margin:0}img{display:block;inline-size:100%;aspect-ratio:4/3;border-radius:12px}small{color:#666;overflow-wrap:anywhere}</style>
${cards.join('\n')}
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
