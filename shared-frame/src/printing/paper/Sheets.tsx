import type { PrintedBlock, PrintedColumns, PrintedDocument, PrintedRecipe, PrintedTable, TickGroup } from '../sheet'
import type { PaperSize } from './paper'
import styles from './Sheets.module.css'
import { columnWidths, leadOf, paragraphsOf, tableLetters } from './table-letters'

interface SheetsProps {
  readonly document: PrintedDocument
  readonly paper: PaperSize
}

/** A printed thing as HTML: on screen as wide as its place, on paper as large as the paper. */
export function Sheets({ document: { sheets, foot }, paper }: SheetsProps) {
  return numbered(sheets).map(({ item: sheet, key: place }) => (
    <div key={place} className={styles.frame}>
      <article className={styles.paper} data-paper={paper}>
        <h3>{sheet.title}</h3>
        {sheet.subtitle !== undefined && <p className={styles.soft}>{sheet.subtitle}</p>}
        <div className={styles.blocks}>
          {numbered(sheet.blocks).map(({ item, key }) => (
            <Block key={key} block={item} paper={paper} />
          ))}
        </div>
        <p className={`${styles.foot} ${styles.soft}`}>{foot}</p>
      </article>
    </div>
  ))
}

/** Parts of a printed thing never move: their place names them. */
function numbered<T>(items: readonly T[]): readonly { readonly item: T; readonly key: string }[] {
  return items.map((item, place) => ({ item, key: String(place) }))
}

function Block({ block, paper }: { readonly block: PrintedBlock; readonly paper: PaperSize }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>
    case 'strong':
      return (
        <p>
          <b>{block.text}</b>
        </p>
      )
    case 'text':
      return <p>{block.text}</p>
    case 'note':
      return <p className={styles.note}>{block.text}</p>
    case 'drawing':
      return (
        <img
          className={styles.drawing}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(block.svg)}`}
          alt={block.alt}
          style={{ width: `calc(${block.width} * var(--pt))` }}
        />
      )
    case 'table':
      return <Table table={block} paper={paper} />
    case 'columns':
      return <Columns columns={block.columns} paper={paper} />
    case 'ticks':
      return <Ticks groups={block.groups} notes={block.notes} />
    case 'recipe':
      return <Recipe recipe={block} />
  }
}

function Columns({ columns, paper }: { readonly columns: PrintedColumns['columns']; readonly paper: PaperSize }) {
  return (
    <div
      className={styles.columns}
      style={{ gridTemplateColumns: columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ') }}
    >
      {numbered(columns).map(({ item: { blocks }, key }) => (
        <div key={key}>
          {numbered(blocks).map(({ item, key: place }) => (
            <Block key={place} block={item} paper={paper} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Table({ table, paper }: { readonly table: PrintedTable; readonly paper: PaperSize }) {
  return (
    <>
      <table style={{ fontSize: `calc(${tableLetters(table, paper)} * var(--pt))` }}>
        <colgroup>
          {numbered(columnWidths(table.columns, 100)).map(({ item, key }) => (
            <col key={key} style={{ width: `${item}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {numbered(table.columns).map(({ item, key }) => (
              <th key={key} scope="col">
                {item.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(table.rows).map(({ item: row, key }) => (
            <tr key={key}>
              {numbered(row).map(({ item: cell, key: place }) =>
                place === '0' ? (
                  <th key={place} scope="row">
                    {paragraphsOf(cell).join(' ')}
                  </th>
                ) : (
                  <td key={place}>
                    {numbered(paragraphsOf(cell)).map(({ item: text, key: line }) => (
                      <p key={line}>
                        <Paragraph text={text} table={table} />
                      </p>
                    ))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {table.below !== undefined && <p className={styles.below}>{table.below}</p>}
    </>
  )
}

function Paragraph({ text, table }: { readonly text: string; readonly table: PrintedTable }) {
  const [lead, rest] = leadOf(text, table)
  return (
    <>
      {lead !== '' && <b>{lead}</b>}
      {rest}
    </>
  )
}

function Ticks({ groups, notes }: { readonly groups: readonly TickGroup[]; readonly notes: readonly string[] }) {
  return (
    <div className={styles.ticks}>
      {numbered(groups).map(({ item: { title, lines }, key }) => (
        <section key={key}>
          <h4>{title}</h4>
          <ul>
            {numbered(lines).map(({ item: line, key: place }) => (
              <li key={place} className={styles.tick}>
                <svg
                  className={styles.box}
                  viewBox="0 0 9 9"
                  role="img"
                  aria-label={line.ticked ? 'đã mua' : 'chưa mua'}
                >
                  <rect x="0.5" y="0.5" width="8" height="8" rx="1" fill="none" stroke="#000000" strokeWidth="0.8" />
                  {line.ticked && <path d="M2 4.6 4 6.8 7.6 1.8" fill="none" stroke="#000000" strokeWidth="1.2" />}
                </svg>
                <span>{line.text}</span>
                {line.amount !== undefined && <b>{line.amount}</b>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {notes.length > 0 && (
        <div className={styles.notes}>
          {numbered(notes).map(({ item: note, key }) => (
            <p key={key}>{note}</p>
          ))}
        </div>
      )}
    </div>
  )
}

function Recipe({ recipe }: { readonly recipe: PrintedRecipe }) {
  return (
    <section className={styles.recipe}>
      <header>
        <h4>{recipe.title}</h4>
        {recipe.facts.length > 0 && <p className={styles.soft}>{recipe.facts.join(' · ')}</p>}
      </header>
      <div>
        {recipe.picture !== null && (
          <img
            src={recipe.picture}
            alt=""
            onError={({ currentTarget }) => {
              currentTarget.hidden = true
            }}
          />
        )}
        <strong>{recipe.ingredientsTitle}</strong>
        <ul className={styles.amounts}>
          {numbered(recipe.ingredients).map(({ item: { title, amount }, key }) => (
            <li key={key}>
              <span>{title}</span>
              {amount}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <ol>
          {numbered(recipe.steps).map(({ item: step, key }) => (
            <li key={key}>{step}</li>
          ))}
        </ol>
        {numbered(recipe.notes).map(({ item: note, key }) => (
          <p key={key} className={styles.soft}>
            {note}
          </p>
        ))}
      </div>
    </section>
  )
}
