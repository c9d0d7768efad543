export interface Screen {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly scheme: string
  /** Its file, beside the sheet. */
  readonly picture: string
}

const STYLE = `
body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #777; color: #fff }
nav { columns: 12em; margin-bottom: 32px }
a { color: inherit }
h2 { margin: 32px 0 8px; position: sticky; top: 0; background: #555; padding: 4px 12px; z-index: 1 }
.row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
figure { margin: 0 }
img { display: block; height: 420px; width: auto }
`

/** A page that shows all pictures, those of one kind of page in a row; each leads to its full size. */
export function contactSheet(screens: readonly Screen[]): string {
  const names = [...new Set(screens.map(({ name }) => name))]
  const links = names.map((name) => `<a href="#${name}">${name}</a>`).join('<br>\n')
  const rows = names.map((name) => {
    const figures = screens.filter((each) => each.name === name).map(figureOf)
    return `<h2 id="${name}">${name}</h2>\n<div class="row">\n${figures.join('\n')}\n</div>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${names.length} kinds of page in ${screens.length} pictures</title>
<style>${STYLE}</style>
<nav>
${links}
</nav>
${rows.join('\n')}
</html>
`
}

function figureOf({ name, width, height, scheme, picture }: Screen): string {
  const image = `<img src="${picture}" width="${width}" height="${height}" loading="lazy" alt="${name}">`
  return `<figure><a href="${picture}">${image}</a><figcaption>${width} × ${height}, ${scheme}</figcaption></figure>`
}
